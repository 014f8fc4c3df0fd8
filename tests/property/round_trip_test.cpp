// Text goes out and comes back: for every format and many records, parse after print is the
// identity where `losses` names nothing, and what the format holds survives in any case. And how
// the bytes arrive never matters.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "nonet/text.hpp"

namespace nonet {
namespace {

// A full grid: the pattern grid with digits relabelled and rows shuffled within bands.
Grid any_full_grid() {
  std::vector<int> faces = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (int i = kDigits - 1; i > 0; --i) std::swap(faces[i], faces[*rc::gen::inRange(0, i + 1)]);
  const int shift = *rc::gen::inRange(0, classic::kBoxSide);
  Grid grid;
  for (const Cell cell : CellSet::every()) {
    const int row = cell.row() / classic::kBoxSide * classic::kBoxSide +
                    (cell.row() + shift) % classic::kBoxSide;
    const int at = (row * classic::kBoxSide + row / classic::kBoxSide + cell.column()) % kDigits;
    grid.set(cell, Digit(faces[at]));
  }
  return grid;
}

CellSet any_cells(int percent) {
  CellSet cells;
  for (const Cell cell : CellSet::every()) {
    if (*rc::gen::inRange(0, 100) < percent) cells.insert(cell);
  }
  return cells;
}

Puzzle any_puzzle(const Grid& full) {
  const CellSet givens = any_cells(*rc::gen::element(0, 25, 40, 100));
  const CellSet placed = any_cells(*rc::gen::element(0, 0, 15)) - givens;
  Puzzle puzzle;
  for (const Cell cell : givens | placed) puzzle.grid.set(cell, *full.at(cell));
  puzzle.givens = givens;
  const int kind = *rc::gen::inRange(0, 4);
  if (kind == 0) return puzzle;
  CandidateSet marks = kind == 1 ? CandidateSet() : basic_candidates(puzzle.grid);
  const int percent = *rc::gen::element(2, 30, 90);
  for (const Cell cell : puzzle.blanks()) {
    for (const Digit digit : DigitSet::every()) {
      if (*rc::gen::inRange(0, 100) >= percent) continue;
      if (kind == 1) {
        marks.insert(Candidate(cell, digit));
      } else {
        marks.erase(Candidate(cell, digit));
      }
    }
  }
  puzzle.set_marks(marks);
  return puzzle;
}

std::string any_words() {
  const std::string letters = "ab 1.x-0#;,:\"'<&>[]{}|=%\\\tz\n\xc3\xa9\x1b";
  std::string words;
  const int size = *rc::gen::element(0, 0, 3, 12, 90);
  for (int i = 0; i < size; ++i) words += letters[*rc::gen::inRange(0, int(letters.size()))];
  return words;
}

Record any_record() {
  const Grid full = any_full_grid();
  Record record;
  record.puzzle = any_puzzle(full);
  if (*rc::gen::arbitrary<bool>()) record.solution = full;
  if (*rc::gen::arbitrary<bool>()) {
    record.words = {any_words(), any_words(), any_words(), any_words(),
                    any_words(), any_words(), any_words(), any_words()};
  } else {
    record.words.comment = any_words();
  }
  if (*rc::gen::inRange(0, 3) == 0) record.step = {"0702", any_words(), "945 948", "", any_words()};
  return record;
}

ByteSource in_chunks(std::string text, std::size_t chunk) {
  return [text = std::move(text), chunk, at = std::size_t{0}](char* buffer,
                                                              std::size_t size) mutable {
    const std::size_t count = std::string_view(text).substr(at).copy(buffer, std::min(size, chunk));
    at += count;
    return count;
  };
}

// Formats that write a cell as a group of digits: a lone candidate comes back as a digit.
bool has_groups(Format format) {
  return format == Format::sdx || format == Format::pencilmarks || format == Format::sukaku;
}

// What is true of every record and format, lost or not.
void check_what_is_held(const Record& before, const Record& after, Format format) {
  const Holds::Bits holds = info(format).holds;
  for (const Cell cell : before.puzzle.grid.filled()) {
    RC_ASSERT(after.puzzle.grid.at(cell) == before.puzzle.grid.at(cell));
  }
  if (!has_groups(format)) RC_ASSERT(after.puzzle.grid == before.puzzle.grid);
  if ((holds & Holds::placed) != 0 && !has_groups(format)) {
    RC_ASSERT(after.puzzle.givens == before.puzzle.givens);
  }
  if ((holds & Holds::solution) != 0) RC_ASSERT(after.solution == before.solution);
}

RC_GTEST_PROP(RoundTrip, ParseAfterPrintIsTheIdentityWhereNothingIsLost, ()) {
  const Record record = any_record();
  for (const FormatInfo& each : formats()) {
    const std::string text = print(record, each.format);
    RC_LOG(text);
    const Result<Record> back = parse(text);
    if (!back) RC_FAIL(std::string(each.id) + ": " + back.error().message() + "\n" + text);
    check_what_is_held(record, *back, each.format);
    if (!losses(record, each.format).empty()) continue;
    if (!(*back == record)) RC_FAIL(std::string(each.id) + "\n" + text);
  }
}

RC_GTEST_PROP(RoundTrip, TheFormatItselfReadsWhatItWrote, ()) {
  const Record record = any_record();
  for (const FormatInfo& each : formats()) {
    const std::string text = print(record, each.format);
    const Result<Record> back = parse(text, each.format);
    if (!back) RC_FAIL(std::string(each.id) + ": " + back.error().message() + "\n" + text);
    if (losses(record, each.format).empty()) RC_ASSERT(*back == record);
  }
}

RC_GTEST_PROP(RoundTrip, WhatIsLostOnceIsNotLostAgain, ()) {
  const Record record = any_record();
  for (const FormatInfo& each : formats()) {
    const Result<Record> once = parse(print(record, each.format));
    RC_ASSERT(static_cast<bool>(once));
    // A digit that was a lone candidate leaves its neighbours fewer, so more may become lone.
    if (has_groups(each.format)) continue;
    const Result<Record> twice = parse(print(*once, each.format));
    RC_ASSERT(static_cast<bool>(twice));
    if (!(*once == *twice)) {
      RC_FAIL(std::string(each.id) + "\n" + print(*once, each.format));
    }
  }
}

RC_GTEST_PROP(RoundTrip, SeveralRecordsComeBackInOrder, ()) {
  std::vector<Record> records;
  const int count = *rc::gen::inRange(1, 5);
  for (int i = 0; i < count; ++i) records.push_back(any_record());
  for (const FormatInfo& each : formats()) {
    const Printer printer(each.format);
    std::string text = printer.head();
    for (int i = 0; i < count; ++i) text += printer.entry(records[i], i + 1);
    text += printer.tail();
    Reader reader(in_chunks(text, 100));
    for (int i = 0; i < count; ++i) {
      const std::optional<Entry> entry = reader.next();
      if (!entry || !entry->record) RC_FAIL(std::string(each.id) + "\n" + text);
      RC_LOG(std::string(each.id) + "\n" + text);
      check_what_is_held(records[i], *entry->record, each.format);
      if (losses(records[i], each.format).empty()) RC_ASSERT(*entry->record == records[i]);
    }
    RC_ASSERT(!reader.next());
    RC_ASSERT(!reader.problem());
  }
}

// Texts of all kinds, good and bad: what a printer wrote, cut or with bytes changed.
std::string any_text() {
  const Format format = *rc::gen::element(Format::line, Format::block, Format::sdk, Format::sadman,
                                          Format::ss, Format::sdx, Format::pencilmarks, Format::csv,
                                          Format::opensudoku, Format::hodoku, Format::json);
  const Printer printer(format);
  std::string text = printer.head();
  for (int i = 1; i < 4; ++i) text += printer.entry(any_record(), i);
  text += printer.tail();
  if (*rc::gen::arbitrary<bool>()) text.resize(*rc::gen::inRange<std::size_t>(0, text.size()));
  const int changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes && !text.empty(); ++i) {
    text[*rc::gen::inRange<std::size_t>(0, text.size())] =
        *rc::gen::element('\n', '\r', 'q', '.', '\0');
  }
  return text;
}

RC_GTEST_PROP(RoundTrip, HowTheBytesArriveNeverMatters, ()) {
  const std::string text = any_text();
  Reader whole(in_chunks(text, text.size() + 1));
  Reader pieces(in_chunks(text, *rc::gen::inRange<std::size_t>(1, 50)));
  for (;;) {
    const std::optional<Entry> a = whole.next(), b = pieces.next();
    RC_ASSERT(a.has_value() == b.has_value());
    if (!a) break;
    RC_ASSERT(a->line == b->line && a->text == b->text && a->cells == b->cells);
    RC_ASSERT(static_cast<bool>(a->record) == static_cast<bool>(b->record));
    if (a->record) RC_ASSERT(*a->record == *b->record);
    if (!a->record) RC_ASSERT(a->record.error() == b->record.error());
  }
  RC_ASSERT(whole.problem() == pieces.problem());
}

}  // namespace
}  // namespace nonet
