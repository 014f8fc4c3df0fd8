// nonet serve: becomes nonet-serve, which holds the page. That is a program of its own because it
// needs shared libraries, and a static nonet starts in half the time.

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/session.hpp"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

// Beside this program, as it was built, or where it was installed.
fs::path find_server() {
  std::error_code ignored;
  const fs::path folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  for (const fs::path& other : {folder, folder / NONET_LIBEXEC}) {
    fs::path program = other / "nonet-serve";
    if (access(program.c_str(), X_OK) == 0) return program;
  }
  return {};
}

}  // namespace

int run_serve(const Args& args) {
  Session session(args);
  const std::string program = find_server();
  if (program.empty()) {
    session.complain(
        "nonet: nonet-serve is not beside this program; it is built where cpp-httplib "
        "(libcpp-httplib-dev) is installed");
    session.raise(Exit::io_failure);
    return session.finish();
  }
  std::vector<std::string> words = {program, "--host", args.host, "--port", args.port};
  if (args.quiet) words.emplace_back("--quiet");
  if (args.log) words.emplace_back("--verbose");
  std::vector<char*> pointers;
  pointers.reserve(words.size() + 1);
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  // Becomes it, so that Ctrl-C, other signals and the exit code are its own.
  execv(program.c_str(), pointers.data());
  session.complain("nonet: cannot run " + program + ": " + std::strerror(errno));
  session.raise(Exit::io_failure);
  return session.finish();
}

}  // namespace nonet::cli
