// The manual page, made from the tables of commands and options.

#include "cli/compose.hpp"
#include "cli/help_text.hpp"
#include "nonet/text.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

// Text as roff takes it: no line may begin with a control character, no dash may be a hyphen.
std::string roff(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\') {
      escaped += "\\e";
    } else if (c == '-') {
      escaped += "\\-";
    } else {
      if ((c == '.' || c == '\'') && escaped.empty()) escaped += "\\&";
      escaped += c;
    }
  }
  return escaped;
}

std::string option_entry(const OptionRow& option) {
  std::string head;
  if (!option.short_flag().empty()) head = "\\fB" + roff(option.short_flag()) + "\\fR, ";
  head += "\\fB" + roff(option.long_flag()) + "\\fR";
  if (!option.value.empty()) head += " \\fI" + roff(option.value) + "\\fR";
  std::string help(option.help);
  if (!option.default_value.empty()) help += " (default " + option.default_value + ")";
  return ".TP\n" + head + "\n" + roff(help) + "\n";
}

}  // namespace

std::string man_page() {
  std::string page = compose(".TH NONET 1 \"\" \"nonet {}\" \"User Commands\"\n", kVersion);
  page +=
      ".SH NAME\nnonet \\- a Sudoku engine\n"
      ".SH SYNOPSIS\n\\fBnonet\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIFILE\\fR...]\n.br\n"
      "\\fBnonet\\fR \\fIIN.sdk\\fR [\\fIOUT.sdk\\fR]\n"
      ".SH DESCRIPTION\n"
      "Reads Sudoku puzzles in any common text format and answers them. Inputs are files, or\n"
      "standard input if there is none or it is called \\-. Gzip and Zstandard files, and packed\n"
      "puzzles, are unpacked.\n"
      "Data goes to standard output, words to standard error. The second form is short for\n"
      "\\fBnonet solve\\fR \\fIIN.sdk\\fR \\fB\\-o\\fR \\fIOUT.sdk\\fR.\n"
      ".SH COMMANDS\n";
  for (const CommandRow& command : commands()) {
    page += compose(".SS nonet {} {}\n{}\n", command.name, roff(command.arguments),
                    roff(command.description));
    for (const OptionRow* option : listed_options_of(command.command))
      page += option_entry(*option);
  }
  page += ".SH FORMATS\n";
  for (const FormatInfo& format : formats()) {
    page += compose(".TP\n\\fB{}\\fR\n{}\n", format.id, roff(format.description));
  }
  page += ".SH EXIT STATUS\n";
  for (const ExitRow& exit : exit_codes()) {
    page += compose(".TP\n\\fB{}\\fR\n{}\n", exit.code, roff(exit.meaning));
  }
  page += "The highest that applies is returned.\n";
  page +=
      ".SH ENVIRONMENT\n.TP\n\\fBNO_COLOR\\fR\nno colour in pictures unless \\-\\-color=always\n"
      ".TP\n\\fBNONET_KERNEL\\fR\nwhich kernel solves: avx512, avx2, sse41 or scalar; the best by "
      "default\n"
      ".SH EXAMPLES\n.nf\n"
      "nonet solve puzzles.sdk \\-o answers.sdk\n"
      "nonet check < puzzle.txt\n"
      "nonet show \\-\\-candidates puzzle.txt\n"
      "nonet convert \\-\\-to pencilmarks puzzle.txt\n.fi\n";
  return page;
}

}  // namespace nonet::cli
