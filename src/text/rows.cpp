// Reading one line as a row of nine cells; rows.hpp says what the kinds are.
//
// Each dress of a row has a function that returns whether the line wears it. They are tried from
// the strictest to the loosest, so that prose is a row only if nothing in it is prose.

#include "text/rows.hpp"

#include <algorithm>
#include <vector>

#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::string_view kFrame = "|+-=_*.:'`~#^!/\\";
constexpr std::string_view kBetweenCells = "|,;[](){}\"";
constexpr std::size_t kNine = kDigits;

bool is_one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }
bool has_digit(std::string_view text) { return std::any_of(text.begin(), text.end(), is_digit); }
bool contains(std::string_view text, char c) { return text.find(c) != std::string_view::npos; }

RowCell cell_of(char c) {
  RowCell cell;
  if (is_digit(c)) cell.digits.insert(Digit(c - '0'));
  return cell;
}

// A colon or an exclamation mark is a bar only where it stands free; 12:34 is a time.
bool is_free_bar(std::string_view text, std::size_t i) {
  if (text[i] != ':' && text[i] != '!') return false;
  const bool is_first = i == 0 || is_space(text[i - 1]);
  const bool is_last = i + 1 == text.size() || is_space(text[i + 1]);
  return is_first || is_last;
}

// --- cells of one character each, with or without separators between them

struct Compact {
  std::vector<std::size_t> cells;    // indexes of cell characters
  std::vector<std::size_t> foreign;  // of characters that belong to no row
  bool has_gaps = false;
};

Compact look_compact(std::string_view text, const RowStyle& style) {
  Compact compact;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (is_space(c) || is_one_of(c, kBetweenCells) || is_free_bar(text, i)) continue;
    if (!is_cell(c) || (c == '-' && !style.dash_is_blank)) {
      compact.foreign.push_back(i);
      continue;
    }
    if (!compact.cells.empty()) {
      const std::string_view between =
          text.substr(compact.cells.back() + 1, i - compact.cells.back() - 1);
      compact.has_gaps |= !between.empty() && between != "|";
    }
    compact.cells.push_back(i);
  }
  return compact;
}

bool read_compact(std::string_view text, const Compact& compact, const RowStyle& style, Row& row) {
  if (compact.cells.size() != kNine || !compact.foreign.empty()) return false;
  for (std::size_t i = 0; i < kNine; ++i) row.cells[i] = cell_of(text[compact.cells[i]]);
  row.has_gaps = compact.has_gaps;
  row.teaches.dash_is_blank = style.dash_is_blank && contains(text, '-') && has_digit(text);
  return true;
}

// --- cells in fields of their own, where an empty field is a blank

// The fields between separators; a separator at either end of the line is frame.
std::vector<std::string_view> fields(std::string_view text, char separator) {
  text = trim(text);
  const std::size_t count =
      static_cast<std::size_t>(std::count(text.begin(), text.end(), separator));
  // Tabs at the ends are empty cells of a table, unless they are one too many.
  const bool is_open = count == kNine - 1;
  if (!is_open && !text.empty() && text.front() == separator) text.remove_prefix(1);
  if (!is_open && !text.empty() && text.back() == separator) text.remove_suffix(1);
  return split(text, separator);
}

bool read_fields(std::string_view text, char separator, Row& row) {
  if (!contains(text, separator)) return false;
  // A table row may begin or end with empty cells, so blanks are cut but tabs are not.
  if (separator == '\t') {
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  }
  const std::vector<std::string_view> all =
      separator == '\t' ? split(text, separator) : fields(text, separator);
  if (all.size() != kNine && !(all.size() == kNine + 1 && trim(all.back()).empty())) return false;
  bool has_several = false;
  for (std::size_t i = 0; i < kNine; ++i) {
    const std::string_view field = trim(all[i]);
    if (field.size() > 1) {
      const bool is_marks = separator == '|' && std::all_of(field.begin(), field.end(), is_digit);
      if (!is_marks) return false;
      has_several = true;
      row.cells[i] = {digits_in(field)};
      continue;
    }
    if (!field.empty() && !is_cell(field.front())) return false;
    row.cells[i] = field.empty() ? RowCell() : cell_of(field.front());
  }
  row.has_gaps = true;
  row.teaches.has_marks = has_several;
  return true;
}

// --- cells at fixed places, where a space is a blank

bool read_places(std::string_view text, const RowStyle& style, Row& row) {
  std::string cells;
  if (text.size() == kNine || (text.size() < kNine && style.space_is_blank)) {
    cells = text;
    cells.resize(kNine, ' ');  // an editor may have cut what cannot be seen
  } else {
    for (const std::string_view box : fields(text, '|')) {
      // |abc| or | a b c | or |  a  b  c  |: from the width follow the places.
      std::size_t first = 0, step = 0;
      if (box.size() == 3) step = 1;
      if (box.size() == 5) step = 2;
      if (box.size() == 7) first = 1, step = 2;
      if (box.size() == 9) first = 1, step = 3;
      if (step == 0) return false;
      for (std::size_t i = 0; i < box.size(); ++i) {
        const bool is_place = i >= first && (i - first) % step == 0 && i < first + 3 * step;
        if (is_place) cells += box[i];
        if (!is_place && box[i] != ' ') return false;
      }
    }
  }
  const auto fits = [&](char c) {
    return c == ' ' || (is_cell(c) && (c != '-' || style.dash_is_blank));
  };
  if (cells.size() != kNine || !std::all_of(cells.begin(), cells.end(), fits)) return false;
  if (!has_digit(cells) && !style.space_is_blank) return false;
  for (std::size_t i = 0; i < kNine; ++i) row.cells[i] = cell_of(cells[i]);
  row.has_gaps = contains(text, '|') && text.size() > 13;
  row.teaches.space_is_blank = contains(cells, ' ');
  return true;
}

// --- cells that are groups of digits

struct DigitGroup {
  std::size_t index;
  RowCell cell;
};

// The groups of a pencil-mark row. Players decorate them: (57), 12-5, a29, *47#. A hyphen shows
// what a step would eliminate, which is still there. Nothing if some group is no group.
bool look_groups(std::string_view text, std::vector<DigitGroup>& groups) {
  for (std::size_t i = 0; i < text.size();) {
    const auto ends = [&](std::size_t k) {
      return k == text.size() || is_space(text[k]) || text[k] == '|' || is_free_bar(text, k);
    };
    if (ends(i)) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (!ends(i)) ++i;
    const std::string_view word = text.substr(begin, i - begin);
    if (word == "." || word == "0" || word == "_") {
      groups.push_back({begin, {}});
      continue;
    }
    const auto letters = std::count_if(word.begin(), word.end(), is_letter);
    const bool fits = std::all_of(word.begin(), word.end(), [](char c) {
      return is_digit(c) || is_letter(c) || is_one_of(c, "()[]*#-+'@!?<>=&");
    });
    if (!fits || letters > 2) return false;
    if (!has_digit(word)) continue;
    const bool is_placed = word.size() == 2 && (word[0] == 'u' || word[0] == 'U');
    groups.push_back({begin, {digits_in(word), is_placed}});
  }
  return true;
}

bool read_groups(const std::vector<DigitGroup>& groups, Row& row) {
  if (groups.size() != kNine) return false;
  for (std::size_t i = 0; i < kNine; ++i) {
    row.cells[i] = groups[i].cell;
    row.teaches.has_marks |= groups[i].cell.digits.size() > 1 || groups[i].cell.is_placed;
  }
  row.has_gaps = true;
  return true;
}

// --- lines that are no row

bool is_rule(std::string_view text) {
  const auto is_frame = [](char c) { return is_space(c) || is_one_of(c, kFrame); };
  return std::all_of(text.begin(), text.end(), is_frame);
}

void set_wrong(Row& row, std::size_t index, std::string expected, std::string found) {
  row.kind = RowKind::wrong;
  row.index = index;
  row.expected = std::move(expected);
  row.found = std::move(found);
}

void count_wrong(Row& row, std::size_t index, std::size_t count) {
  set_wrong(row, index, "9 cells in this row", std::to_string(count));
}

// A row that somebody got wrong: cells only, but too few or too many; or nine places with a
// character or two that are no cells.
void explain(const Folded& line, const Compact& compact, const std::vector<DigitGroup>& groups,
             const RowStyle& style, Row& row) {
  const std::string_view text = line.text();
  const std::size_t end =
      static_cast<std::size_t>(trim(text).data() - text.data()) + trim(text).size();
  const auto is_near = [](std::size_t n) { return n >= 5 && n <= 13; };
  const std::size_t cells = compact.cells.size(), foreign = compact.foreign.size();
  const bool looks_plain = foreign == 0 && cells == kNine;
  if (style.has_marks && (is_near(groups.size()) || looks_plain)) {
    const std::size_t at = groups.size() > kNine ? groups[kNine].index : end;
    return count_wrong(row, at, groups.size());
  }
  if (!style.has_marks && foreign == 0 && is_near(cells)) {
    return count_wrong(row, cells > kNine ? compact.cells[kNine] : end, cells);
  }
  if (cells + foreign == kNine && (foreign == 1 || foreign == 2)) {
    const std::size_t at = compact.foreign.front();
    const std::string_view culprit = line.raw().substr(line.origin(at));
    set_wrong(row, at, "a digit or a blank", quoted_first(culprit));
  }
}

// Nine cells and then a comment, as some collections have it.
std::string_view without_comment(std::string_view text) {
  const std::size_t end = text.find_first_of(" \t");
  if (end != kNine || !all_cells(text.substr(0, kNine))) return text;
  const std::string_view rest = trim(text.substr(end));
  return rest.empty() || is_one_of(rest.front(), "#;") ? text.substr(0, kNine) : text;
}

bool read_any(std::string_view text, const Compact& compact, const std::vector<DigitGroup>& groups,
              bool are_groups, const RowStyle& style, Row& row) {
  if (are_groups && style.has_marks) return read_groups(groups, row);
  if (read_compact(text, compact, style, row)) return true;
  for (const char separator : std::string_view("\t,;|")) {
    if (read_fields(text, separator, row)) return true;
  }
  if (read_places(text, style, row)) return true;
  return are_groups && read_groups(groups, row);
}

}  // namespace

Row read_row(const Folded& line, const RowStyle& style) {
  Row row;
  const std::string_view text = without_comment(line.text());
  if (text.size() > 4 * kCells) return row;  // no row is that long
  if (trim(text).empty()) {
    row.kind = RowKind::blank;
    // Nine spaces, or a row of empty cells from a spreadsheet, where those are blanks.
    const bool is_row = style.space_is_blank && text.size() == kNine;
    const auto tabs = std::count(text.begin(), text.end(), '\t');
    if (is_row || tabs == kDigits - 1) row.kind = RowKind::row;
    return row;
  }
  row.has_bars = contains(text, '|');
  const Compact compact = look_compact(text, style);
  std::vector<DigitGroup> groups;
  const bool are_groups = look_groups(text, groups) && has_digit(text);
  if (read_any(text, compact, groups, are_groups, style, row)) {
    row.kind = RowKind::row;
    return row;
  }
  if (is_rule(text)) {
    row.kind = RowKind::rule;
    return row;
  }
  if (!are_groups) groups.clear();
  explain(line, compact, groups, style, row);
  return row;
}

}  // namespace nonet::text
