// f-puzzles: one JSON object a puzzle, in which every kind of clue is a member. Numbers are often
// strings. What only draws is passed over and named; what is not known may mean something and is
// named too; both come back when the object is written.

#include <algorithm>
#include <array>

#include "nonet/problem_text.hpp"
#include "text/json_tree.hpp"
#include "text/scan.hpp"

namespace nonet {
namespace {

using text::JsonTree;

constexpr std::string_view kDrawing[] = {"text",
                                         "circle",
                                         "rectangle",
                                         "line",
                                         "cage",
                                         "fogofwar",
                                         "foglight",
                                         "disabledlogic",
                                         "truecandidatesoptions",
                                         "successMessage",
                                         "highlightConflicts",
                                         "underlays",
                                         "overlays",
                                         "fogLights",
                                         "customHighlight"};
constexpr std::string_view kOwnKeys[] = {"size", "title",    "author",  "ruleset",
                                         "grid", "solution", "negative"};

bool is_one_of(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_void(const JsonTree& value) {
  const bool has_nothing = value.items.empty() && value.members.empty();
  if (value.kind == JsonTree::Kind::truth) return !value.is_true();
  const bool is_list = value.kind == JsonTree::Kind::array || value.kind == JsonTree::Kind::object;
  return value.kind == JsonTree::Kind::null || (is_list && has_nothing);
}

// As it was read, for who writes the object again.
void add_member(std::string& members, std::string_view key, const JsonTree& value) {
  if (!members.empty()) members += ',';
  const std::string_view quote = value.kind == JsonTree::Kind::string ? "\"" : "";
  members.append("\"").append(key).append("\":").append(quote).append(value.raw).append(quote);
}

class FpuzzlesReader {
 public:
  explicit FpuzzlesReader(const JsonTree& object, std::string_view source)
      : object_(object), source_(source) {}

  Result<Problem> read() {
    const JsonTree* grid = object_.find("grid");
    const JsonTree* size = object_.find("size");
    int side = size != nullptr ? size->number().value_or(0) : 0;
    if (side == 0 && grid != nullptr) side = static_cast<int>(grid->items.size());
    if (side < 2 || side > kLargestSide) {
      fail(object_.raw, "a size from 2 to " + std::to_string(kLargestSide), std::to_string(side));
      return *error_;
    }
    problem_ = Problem(side);
    if (grid != nullptr) read_grid(*grid);
    for (const auto& [key, value] : object_.members) {
      if (error_) return *error_;
      read_member(key, value);
    }
    if (error_) return *error_;
    return std::move(problem_);
  }

 private:
  void fail(std::string_view where, std::string expected, std::string found) {
    if (error_) return;
    const auto column =
        where.data() >= source_.data() && where.data() <= source_.data() + source_.size()
            ? where.data() - source_.data() + 1
            : 1;
    error_ = ParseError{1, static_cast<long>(column), std::move(expected), std::move(found)};
  }

  // --- the grid

  void read_grid(const JsonTree& grid) {
    const auto side = static_cast<std::size_t>(problem_.side);
    if (grid.items.size() != side) {
      return fail(grid.raw, std::to_string(side) + " rows", std::to_string(grid.items.size()));
    }
    // Where a size has no boxes, rows are the regions of cells that name none beside those that do.
    constexpr std::int16_t kUnnamed = -2;
    std::vector<std::int16_t> regions = problem_.regions;
    const bool has_boxes = std::any_of(regions.begin(), regions.end(),
                                       [](std::int16_t region) { return region >= 0; });
    if (!has_boxes) std::fill(regions.begin(), regions.end(), kUnnamed);
    for (std::size_t row = 0; row < side; ++row) {
      const JsonTree& cells = grid.items[row];
      if (cells.items.size() != side) {
        return fail(cells.raw, std::to_string(side) + " cells", std::to_string(cells.items.size()));
      }
      for (std::size_t column = 0; column < side; ++column) {
        read_cell(cells.items[column], row * side + column, regions);
      }
    }
    if (!has_boxes) {
      const bool are_named = std::any_of(regions.begin(), regions.end(),
                                         [](std::int16_t region) { return region >= 0; });
      for (std::size_t at = 0; at < regions.size(); ++at) {
        if (regions[at] == kUnnamed)
          regions[at] = static_cast<std::int16_t>(are_named ? at / side : -1);
      }
    }
    if (regions != problem_.regions) problem_.set_regions(std::move(regions));
    if (problem_.count_regions() > kMostRegions) {
      fail(grid.raw, "at most " + std::to_string(kMostRegions) + " regions",
           std::to_string(problem_.count_regions()));
    }
  }

  void read_cell(const JsonTree& cell, std::size_t at, std::vector<std::int16_t>& regions) {
    bool is_given = false;
    for (const auto& [key, value] : cell.members) {
      if (key == "value") {
        const std::optional<int> digit = value.number();
        if (!digit && (value.kind == JsonTree::Kind::null || value.raw.empty())) continue;
        if (!digit || *digit < 1 || *digit > problem_.side) {
          return fail(value.raw, "a digit from 1 to " + std::to_string(problem_.side),
                      text::quoted(value.raw));
        }
        problem_.digits[at] = static_cast<std::uint8_t>(*digit);
      } else if (key == "given") {
        is_given = value.is_true();
      } else if (key == "givenPencilMarks" && !value.items.empty()) {
        read_marks(value, at);
      } else if (key == "region") {
        regions[at] = static_cast<std::int16_t>(std::clamp(value.number().value_or(-1), -1, 9999));
      } else if (!is_void(value)) {  // colours, the player's marks
        problem_.cell_rest.resize(problem_.digits.size());
        add_member(problem_.cell_rest[at], key, value);
        problem_.skipped.push_back("cells." + std::string(key));
      }
    }
    problem_.givens[at] = is_given && problem_.digits[at] != 0;
  }

  void read_marks(const JsonTree& list, std::size_t at) {
    std::uint64_t marks = 0;
    for (const JsonTree& item : list.items) {
      const int digit = item.number().value_or(0);
      if (digit < 1 || digit > problem_.side) {
        return fail(item.raw, "a digit from 1 to " + std::to_string(problem_.side),
                    text::quoted(item.raw));
      }
      marks |= std::uint64_t{1} << (digit - 1);
    }
    problem_.limit_marks(static_cast<int>(at), marks);
  }

  // --- clues

  std::optional<std::pair<int, int>> find_place(std::string_view name) const {
    if (name.size() < 4 || (name[0] != 'R' && name[0] != 'r')) return std::nullopt;
    const std::size_t c = name.find_first_of("Cc");
    if (c == std::string_view::npos) return std::nullopt;
    JsonTree row, column;
    row.kind = column.kind = JsonTree::Kind::number;
    row.raw = name.substr(1, c - 1);
    column.raw = name.substr(c + 1);
    if (!row.number() || !column.number()) return std::nullopt;
    return std::pair(*row.number() - 1, *column.number() - 1);
  }

  int read_cell_name(const JsonTree& name) {
    const auto place = find_place(name.raw);
    if (!place || !problem_.has(place->first, place->second)) {
      fail(name.raw, "a cell such as R1C1", text::quoted(name.raw));
      return 0;
    }
    return problem_.cell(place->first, place->second);
  }

  std::vector<int> read_cells(const JsonTree* list) {
    std::vector<int> cells;
    if (list == nullptr) return cells;
    for (const JsonTree& item : list->items) cells.push_back(read_cell_name(item));
    return cells;
  }

  // A cell of the margin: the row or column that is seen from there.
  std::vector<int> read_view(const JsonTree* name) {
    const auto place = name == nullptr ? std::nullopt : find_place(name->raw);
    std::vector<int> cells;
    if (!place) return cells;
    const auto [row, column] = *place;
    const int side = problem_.side;
    const bool is_row = column == -1 || column == side, is_column = row == -1 || row == side;
    if (is_row == is_column || (is_row && (row < 0 || row >= side)) ||
        (is_column && (column < 0 || column >= side))) {
      return cells;
    }
    for (int i = 0; i < side; ++i) {
      cells.push_back(is_row ? problem_.cell(row, i) : problem_.cell(i, column));
    }
    if (row == side || column == side) std::reverse(cells.begin(), cells.end());
    return cells;
  }

  std::vector<int> read_aslant(const JsonTree& entry) {
    const JsonTree *name = entry.find("cell"), *direction = entry.find("direction");
    const auto place = name == nullptr ? std::nullopt : find_place(name->raw);
    const bool is_outside = place && !problem_.has(place->first, place->second);
    if (!is_outside || direction == nullptr || direction->raw.size() != 2) return {};
    const int down = direction->raw[0] == 'D' ? 1 : -1, right = direction->raw[1] == 'R' ? 1 : -1;
    std::vector<int> cells;
    auto [row, column] = *place;
    // From afar too: then to the other side.
    for (int i = 0; i <= 2 * problem_.side || problem_.has(row, column); ++i) {
      row += down;
      column += right;
      if (problem_.has(row, column)) cells.push_back(problem_.cell(row, column));
    }
    return cells;
  }

  void add(Constraint kind, std::vector<int> values, std::vector<int> cells,
           std::vector<int> bulb = {}) {
    if (cells.empty() && info(kind).shape != ClueShape::flag) return;  // drawn and not meant
    if (info(kind).valued == Valued::none) values.clear();
    Clue clue = {kind, std::move(values), std::move(cells), std::move(bulb), {}};
    if (auto lack = find_lack(problem_, clue))
      return fail(source_, std::move(*lack), text::quoted(name(problem_, clue)));
    problem_.clues.push_back(std::move(clue));
  }

  // The number of an entry: absent or empty is none; what is no number at all is refused.
  std::vector<int> read_values(const JsonTree& entry) {
    const JsonTree* value = entry.find("value");
    if (value == nullptr || value->raw.empty() || value->kind == JsonTree::Kind::null) return {};
    if (const std::optional<int> number = value->number()) return {*number};
    if (value->raw == "X" || value->raw == "x") return {10};
    if (value->raw == "V" || value->raw == "v") return {5};
    fail(value->raw, "a number", text::quoted(value->raw));
    return {};
  }

  void read_lines(Constraint kind, const JsonTree& entry, std::size_t least) {
    const std::vector<int> values =
        info(kind).valued == Valued::none ? std::vector<int>() : read_values(entry);
    const JsonTree* lines = entry.find("lines");
    if (lines == nullptr) return;
    std::vector<int> bulb = read_cells(entry.find("cells"));
    std::sort(bulb.begin(), bulb.end());
    for (const JsonTree& line : lines->items) {
      std::vector<int> cells = read_cells(&line);
      if (kind == Constraint::arrow) {
        if (cells.size() < 2 || bulb.empty()) continue;
        cells.erase(cells.begin());
        add(kind, {}, std::move(cells), bulb);
      } else if (cells.size() >= least) {
        add(kind, values, std::move(cells));
      }
    }
  }

  void read_entry(Constraint kind, const JsonTree& entry) {
    const ConstraintInfo& row = info(kind);
    if (kind == Constraint::quad) {
      std::vector<int> digits;
      const JsonTree* values = entry.find("values");
      for (const JsonTree& value : values == nullptr ? std::vector<JsonTree>() : values->items) {
        digits.push_back(value.number().value_or(0));
        const bool is_digit = digits.back() >= 1 && digits.back() <= problem_.side;
        if (!is_digit) fail(value.raw, "a digit", text::quoted(value.raw));
      }
      if (!digits.empty()) add(kind, std::move(digits), read_cells(entry.find("cells")));
      return;
    }
    switch (row.shape) {
      case ClueShape::line: return read_lines(kind, entry, kind == Constraint::doublearrow ? 3 : 2);
      case ClueShape::bulb:
        if (kind == Constraint::arrow) return read_lines(kind, entry, 2);
        return add(kind, {}, read_cells(entry.find("cloneCells")), read_cells(entry.find("cells")));
      case ClueShape::cells: {
        std::vector<int> cells = read_cells(entry.find("cells"));
        if (const JsonTree* cell = entry.find("cell")) cells = {read_cell_name(*cell)};
        return add(kind, {}, std::move(cells));
      }
      case ClueShape::diagonal:
      case ClueShape::outside: {
        const std::vector<int> values = read_values(entry);
        // Nothing, and for a diagonal 0, is drawn and not meant.
        if (values.empty() || (row.shape == ClueShape::diagonal && values[0] == 0)) return;
        std::vector<int> cells =
            row.shape == ClueShape::diagonal ? read_aslant(entry) : read_view(entry.find("cell"));
        if (cells.empty()) return fail(entry.raw, "a cell of the margin", text::quoted(entry.raw));
        return add(kind, values, std::move(cells));
      }
      case ClueShape::pair:
      case ClueShape::set: {
        std::vector<int> values = read_values(entry), cells = read_cells(entry.find("cells"));
        if (kind == Constraint::sum2 && values.empty()) return;  // drawn and not meant
        if (cells.empty()) return;
        if (row.shape == ClueShape::pair && cells.size() != 2) {
          return fail(entry.raw, "two cells", std::to_string(cells.size()));
        }
        return add(kind, std::move(values), std::move(cells));
      }
      case ClueShape::flag: break;
    }
  }

  void read_negative(const JsonTree& list) {
    for (const JsonTree& item : list.items) {
      const std::optional<Constraint> kind = find_constraint("negative_" + item.text());
      if (kind) add(*kind, {}, {});
      if (!kind) problem_.unknown.push_back("negative " + item.text());
    }
  }

  void read_member(std::string_view key, const JsonTree& value) {
    if (key == "title") problem_.title = value.text();
    if (key == "author") problem_.author = value.text();
    if (key == "ruleset") problem_.rules_text = value.text();
    if (key == "negative") read_negative(value);
    if (key == "solution") read_solution(value);
    if (is_one_of(kOwnKeys, key)) return;
    if (key == "diagonal+" || key == "diagonal-") {
      if (value.is_true()) add(Constraint::diagonal, {key == "diagonal+" ? 1 : -1}, {});
      return;
    }
    for (const ConstraintInfo& row : all_constraints()) {
      if (row.key != key || row.kind == Constraint::diagonal) continue;
      if (row.shape == ClueShape::flag && value.is_true()) add(row.kind, {}, {});
      for (const JsonTree& entry : value.items) read_entry(row.kind, entry);
      return;
    }
    add_member(problem_.rest, key, value);
    if (is_void(value)) return;
    (is_one_of(kDrawing, key) ? problem_.skipped : problem_.unknown).emplace_back(key);
  }

  void read_solution(const JsonTree& value) {
    Problem& problem = problem_;
    const auto cells = static_cast<std::size_t>(problem.cells());
    std::vector<std::uint8_t> digits;
    if (value.kind == JsonTree::Kind::string && value.raw.size() == cells) {
      for (const char c : value.raw) {
        const int digit = text::is_number(c) ? c - '0' : text::is_letter(c) ? (c & 31) + 9 : 0;
        digits.push_back(static_cast<std::uint8_t>(digit <= problem.side ? digit : 0));
      }
    }
    for (const JsonTree& item : value.items) {
      const int digit = item.number().value_or(0);
      digits.push_back(static_cast<std::uint8_t>(digit >= 0 && digit <= problem.side ? digit : 0));
    }
    if (digits.size() == cells) problem.solution = std::move(digits);
  }

  const JsonTree& object_;
  std::string_view source_;
  Problem problem_;
  std::optional<ParseError> error_;
};

}  // namespace

Result<Problem> read_fpuzzles(std::string_view json) {
  std::size_t at = 0;
  const std::optional<JsonTree> tree = text::read_json_tree(json, at);
  if (!tree || tree->kind != JsonTree::Kind::object) {
    return ParseError{1, static_cast<long>(at) + 1, "an f-puzzles object",
                      text::quoted(json.substr(std::min(at, json.size())))};
  }
  return FpuzzlesReader(*tree, json).read();
}

}  // namespace nonet
