// nonet, the program: read the command line, run the command, give its exit code.

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "cli/session.hpp"
#include "nonet/kernel.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view kWelcome =
    "nonet: a Sudoku engine\n\n"
    "Three commands to try:\n"
    "  nonet solve puzzles.sdk      solve every puzzle of a file\n"
    "  nonet check < puzzle.txt     find the mistake in a puzzle that does not work out\n"
    "  nonet show --candidates -    paste a grid, see its candidates\n\n"
    "'nonet help' lists the rest.\n";

// Data to standard output, through the same careful door as every command.
int print(std::string_view text) {
  const Args args;
  Session session(args);
  session.print(text);
  return session.finish();
}

std::string version_line() { return "nonet " + std::string(kVersion) + "\n"; }

int answer(Instant instant) {
  switch (instant) {
    case Instant::welcome: return print(kWelcome);
    case Instant::usage: return print(usage());
    case Instant::version: return print(version_line());
    case Instant::details: break;
  }
  std::string text = version_line().append("kernel: ").append(chosen_kernel());
  text += "\nusable kernels:";
  for (const std::string_view kernel : usable_kernels()) text.append(" ").append(kernel);
  return print(text + "\n");
}

// The library passes over a kernel it does not have; the person who asked for it is told.
std::optional<std::string> find_unusable_kernel() {
  const char* wanted = std::getenv("NONET_KERNEL");
  if (wanted == nullptr || *wanted == '\0' || chosen_kernel() == wanted) return std::nullopt;
  std::string names;
  for (const std::string_view kernel : usable_kernels()) {
    names += names.empty() ? "" : ", ";
    names += kernel;
  }
  return "NONET_KERNEL: expected one of " + names + ", found '" + wanted + "'";
}

int run(const Args& args) {
  if (args.help && args.command != Command::help) return print(usage(args.command));
  static constexpr int (*kRuns[])(const Args&) = {
#define NONET_COMMAND(id, arguments, summary, description) run_##id,
#include "answers/commands.def"
#undef NONET_COMMAND
  };
  return kRuns[static_cast<std::size_t>(args.command)](args);
}

int complain(const std::string& message, Exit code) {
  std::fputs(("nonet: " + printable(message) + "\n").c_str(), stderr);
  return static_cast<int>(code);
}

// A program started with a closed standard stream would take its next file for that stream. Opened
// the wrong way round, the stream stays an error when it is used.
void guard_standard_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;
    const int mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (open("/dev/null", mode) != descriptor) return;
  }
}

}  // namespace
}  // namespace nonet::cli

int main(int argc, char** argv) {
  using namespace nonet::cli;
  guard_standard_streams();
  try {
    auto read = read_args(std::vector<std::string>(argv + 1, argv + argc));
    if (const auto* bad = std::get_if<BadUsage>(&read))
      return complain(bad->message, Exit::bad_input);
    if (const auto* instant = std::get_if<Instant>(&read)) return answer(*instant);
    if (const auto unusable = find_unusable_kernel()) return complain(*unusable, Exit::bad_input);
    Args& args = std::get<Args>(read);
    args.telling.signs = signs_of(args);
    return run(args);
  } catch (const std::exception& error) {
    // Nothing of ours throws; memory may still run out.
    return complain(error.what(), Exit::io_failure);
  }
}
