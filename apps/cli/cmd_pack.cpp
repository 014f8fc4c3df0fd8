// nonet pack: files as seekable Zstandard frames. The bytes are the business of apps/common; this
// only carries them.

#include <unistd.h>

#include <new>

#include "cli/session.hpp"
#include "common/input_file.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t kPackPiece = std::size_t{256} * 1024;

// False if the rest is of no use; why was said.
bool carry(Session& session, apps::Output& output, const std::string& path, std::string& buffer) {
  apps::InputFile input(path);
  while (!session.stop() && output.is_wanted()) {
    const std::size_t got = input.read(buffer.data(), buffer.size());
    if (got == 0) break;
    output.write({buffer.data(), got});
  }
  if (session.stop()) {
    session.note_interrupt();
    return false;
  }
  if (input.error().empty()) return true;
  session.complain("nonet: cannot read '" + input.label() + "': " + input.error());
  session.raise(Exit::io_failure);
  return false;
}

void pack(Session& session, const Args& args) {
  apps::Output output(args.output, apps::Output::Packing::zstandard);
  std::string buffer(kPackPiece, '\0');
  const std::vector<std::string> inputs =
      args.inputs.empty() ? std::vector<std::string>{"-"} : args.inputs;
  for (const std::string& path : inputs) {
    if (carry(session, output, path, buffer)) continue;
    if (output.is_replacing()) session.complain("nonet: " + output.label() + " was not written");
    return;
  }
  if (output.finish()) return;
  session.complain("nonet: cannot write " + output.label() + ": " + output.error());
  session.raise(Exit::io_failure);
}

}  // namespace

int run_pack(const Args& args) {
  Args plain;  // the output is ours
  plain.quiet = args.quiet;
  Session session(plain);
  const bool is_shown = (args.output.empty() || args.output == "-") && isatty(STDOUT_FILENO) == 1;
  if (is_shown || args.output.ends_with(".gz")) {
    session.complain(is_shown ? "nonet: packed bytes are for no terminal; name a file: -o FILE.zst"
                              : "nonet: 'pack' writes Zstandard; name a file: -o FILE.zst");
    session.raise(Exit::bad_input);
    return session.finish();
  }
  try {
    pack(session, args);
  } catch (const std::bad_alloc&) {
    session.run_out_of_memory();
  }
  return session.finish();
}

}  // namespace nonet::cli
