// What the text tests share: our own puzzles, and reading a whole text as entries.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/text.hpp"

namespace nonet::test {

// Thirty givens, one solution; the same in nine rows.
inline constexpr std::string_view kPuzzle =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
inline constexpr std::string_view kSolution =
    "863214975154897362792653814945371628281546739376982451618729543439165287527438196";

inline std::string rows(std::string_view cells = kPuzzle) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text.append(cells.substr(row * 9, 9)).append("\n");
  return text;
}

inline std::string zeros(std::string_view cells = kPuzzle) {
  std::string text(cells);
  for (char& c : text) {
    if (c == '.') c = '0';
  }
  return text;
}

// Hands out a text so many bytes at a time.
inline ByteSource bytes(std::string text, std::size_t chunk = 4096) {
  return [text = std::move(text), chunk, at = std::size_t{0}](char* buffer,
                                                              std::size_t size) mutable {
    const std::size_t count = std::string_view(text).substr(at).copy(buffer, std::min(size, chunk));
    at += count;
    return count;
  };
}

struct Everything {
  std::vector<Entry> entries;
  std::optional<ParseError> problem;
};

inline Everything read_all(std::string text, std::optional<Format> forced = std::nullopt,
                           std::size_t chunk = 4096) {
  Reader reader(bytes(std::move(text), chunk), forced);
  Everything all;
  while (std::optional<Entry> entry = reader.next()) all.entries.push_back(std::move(*entry));
  all.problem = reader.problem();
  return all;
}

// The entries in short: the cells of the good ones, "line:column: expected ..." of the bad.
inline std::vector<std::string> summary(const Everything& all) {
  std::vector<std::string> lines;
  for (const Entry& entry : all.entries) {
    if (entry.record) {
      lines.push_back(entry.record->puzzle.grid.to_line());
      continue;
    }
    const ParseError& error = entry.record.error();
    lines.push_back(std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
                    error.message());
  }
  return lines;
}
inline std::vector<std::string> summary(std::string text) {
  return summary(read_all(std::move(text)));
}

using Lines = std::vector<std::string>;

}  // namespace nonet::test
