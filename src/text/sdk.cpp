// sdk: SudoCue's .sdk: header lines of # and a letter, then nine lines of nine. blocks.cpp reads
// the rows, this file the headers. There is no letter for a title.

#include "text/sdk.hpp"

#include <algorithm>

#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

struct Header {
  char letter;
  std::string Words::*word;
};
constexpr Header kHeaders[] = {
    {'A', &Words::author}, {'D', &Words::description}, {'C', &Words::comment}, {'B', &Words::date},
    {'S', &Words::source}, {'L', &Words::level},       {'U', &Words::url},
};

}  // namespace

bool read_header(std::string_view line, Words& words) {
  if (line.size() < 2 || line[0] != '#') return false;
  for (const Header& header : kHeaders) {
    if (line[1] != header.letter) continue;
    std::string& word = words.*header.word;
    // A second line with the same letter goes on where the first ended.
    if (!word.empty()) word += ' ';
    word += tidy(line.substr(2));
    return true;
  }
  return false;
}

void write_headers(const Words& words, std::string& out) {
  for (const Header& header : kHeaders) {
    const std::string word = tidy(words.*header.word);
    if (!word.empty()) out.append({'#', header.letter}).append(word).append("\n");
  }
}

void lose_title(const Record& record, Losses& losses) {
  if (!record.words.title.empty()) losses.push_back("a title");
}

namespace sdk {
namespace {

void write(const Record& record, long, std::string& out) {
  write_headers(record.words, out);
  for (int row = 0; row < kDigits; ++row) out += row_text(record.puzzle.grid, row, {});
}

bool claims(const BlockLook& look) { return look.has_headers && !look.has_marks; }

}  // namespace

const FormatCode code = {
    .layout = Layout::blocks, .write = write, .lose = lose_title, .claims = claims};

}  // namespace sdk
}  // namespace nonet::text
