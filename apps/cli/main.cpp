// nonet, the program: read the command line, run the command, give its exit code.

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "cli/pick.hpp"
#include "cli/road.hpp"
#include "nonet/book.hpp"
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
  text += "\nfont of books:";
  const std::vector<std::string> notice = book_font_notice();
  if (notice.empty()) text += " none; 'nonet book' asks for --font";
  for (const std::string& line : notice) text += (&line == notice.data() ? " " : "; ") + line;
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

// Words go to a person in the person's language; what a program reads does not depend on where it
// runs.
Language language_of(const Args& args) {
  if (args.json || !args.output.empty() || isatty(STDOUT_FILENO) == 0) return Language::english;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale == nullptr || *locale == '\0') continue;
    return language_of_locale(locale).value_or(Language::english);
  }
  return Language::english;
}

int complain(const std::string& message, Exit code) {
  std::fputs(("nonet: " + printable(message) + "\n").c_str(), stderr);
  return static_cast<int>(code);
}

struct Runner {
  Command command;
  int (*run)(const Args&);
};
constexpr Runner kRunners[] = {
    {Command::techniques, run_techniques},
    {Command::scales, run_scales},
    {Command::kinds, run_kinds},
    {Command::generate, run_generate},
    {Command::bench, run_bench},
    {Command::serve, run_serve},
    {Command::help, run_help},
    {Command::dedupe, run_dedupe},
    {Command::same, run_same},
    {Command::pack, run_pack},
    {Command::read, run_read},
    {Command::book, run_book},
    {Command::sheet, run_book},
    {Command::job_plan, run_job},
    {Command::job_run, run_job},
    {Command::job_status, run_job},
    {Command::job_merge, run_job},
    {Command::job_clean, run_job},
    {Command::db_init, run_db},
    {Command::db_add, run_db},
    {Command::db_query, run_db},
    {Command::db_export, run_db},
};

int run(const Args& args) {
  if (args.help && args.command != Command::help) return print(usage(args.command));
  const bool is_to_screen = args.output.empty() && isatty(STDOUT_FILENO) == 1;
  if (is_to_screen && writes_packed(args)) {
    return complain("packed puzzles are for no terminal; name a file: -o FILE.packed",
                    Exit::bad_input);
  }
  for (const Runner& each : kRunners) {
    if (each.command == args.command) return each.run(args);
  }
  Slice slice;
  if (args.has(answers::Option::picked)) {
    const std::variant<Slice, BadUsage> picked = pick(args);
    if (const auto* bad = std::get_if<BadUsage>(&picked))
      return complain(bad->message, Exit::bad_input);
    slice = std::get<Slice>(picked);
  }
  Session session(args, slice.end > 0 ? &slice : nullptr);
  // How far a long count has come. Of other answers the bar shows how many there are: to ask each
  // of them would cost more.
  const auto show = [&session](std::uint64_t done, std::uint64_t total) {
    session.progress().set_share(done, total);
  };
  const answers::Watch watch = show;
  const answers::Watch* const asked = args.command == Command::count ? &watch : nullptr;
  answer_all(session, *answers::find_verb({args, session.view(), &session.stop(), asked}));
  return session.finish();
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
    if (!args.has(nonet::answers::Option::lang)) args.telling.language = language_of(args);
    return run(args);
  } catch (const std::bad_alloc&) {
    // Without a string of its own: there may be no memory for one.
    std::fputs("nonet: out of memory\n", stderr);
    return static_cast<int>(Exit::io_failure);
  } catch (const std::exception& error) {
    // Nothing of ours throws.
    return complain(error.what(), Exit::io_failure);
  }
}
