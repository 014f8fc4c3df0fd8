// f-puzzles objects, written; and links to them.

#include <algorithm>

#include "nonet/problem_text.hpp"
#include "text/json.hpp"

namespace nonet {
namespace {

std::string place(int row, int column) {
  return "\"R" + std::to_string(row + 1) + "C" + std::to_string(column + 1) + "\"";
}

class FpuzzlesWriter {
 public:
  explicit FpuzzlesWriter(const Problem& problem) : problem_(problem) {}

  std::string write() {
    out_ = "{\"size\":" + std::to_string(problem_.side);
    if (!problem_.title.empty()) out_ += ",\"title\":" + text::in_quotes(problem_.title);
    if (!problem_.author.empty()) out_ += ",\"author\":" + text::in_quotes(problem_.author);
    if (!problem_.rules_text.empty())
      out_ += ",\"ruleset\":" + text::in_quotes(problem_.rules_text);
    write_grid();
    write_flags();
    for (const ConstraintInfo& row : all_constraints()) {
      if (row.shape != ClueShape::flag) write_kind(row);
    }
    if (!problem_.solution.empty()) write_solution();
    if (!problem_.rest.empty()) out_ += "," + problem_.rest;
    return out_ + "}";
  }

 private:
  std::string cell(int of) const { return place(problem_.row(of), problem_.column(of)); }
  std::string cells(const std::vector<int>& list) const {
    std::string text = "[";
    for (const int each : list) text += (text.size() > 1 ? "," : "") + cell(each);
    return text + "]";
  }

  void write_grid() {
    const bool is_usual = problem_.regions == Problem(problem_.side).regions;
    out_ += ",\"grid\":[";
    for (int at = 0; at < problem_.cells(); ++at) {
      const auto i = static_cast<std::size_t>(at);
      out_ += problem_.column(at) == 0 ? (at == 0 ? "[" : ",[") : ",";
      std::string members;
      const auto add = [&members](const std::string& member) {
        members += (members.empty() ? "" : ",") + member;
      };
      if (problem_.digits[i] != 0) add("\"value\":" + std::to_string(problem_.digits[i]));
      if (problem_.givens[i]) add("\"given\":true");
      if (!problem_.marks.empty() && problem_.marks[i] != problem_.all_digits()) {
        std::string marks;
        for (int digit = 1; digit <= problem_.side; ++digit) {
          if ((problem_.marks[i] >> (digit - 1) & 1) != 0) {
            marks += (marks.empty() ? "" : ",") + std::to_string(digit);
          }
        }
        add("\"givenPencilMarks\":[" + marks + "]");
      }
      if (!is_usual) {
        const int region = problem_.regions[i];
        add("\"region\":" + (region < 0 ? "null" : std::to_string(region)));
      }
      if (!problem_.cell_rest.empty() && !problem_.cell_rest[i].empty()) add(problem_.cell_rest[i]);
      out_ += "{" + members + "}";
      if (problem_.column(at) == problem_.side - 1) out_ += "]";
    }
    out_ += "]";
  }

  void write_flags() {
    std::string negative;
    for (const Clue& clue : problem_.clues) {
      const ConstraintInfo& row = info(clue.kind);
      if (row.shape != ClueShape::flag) continue;
      if (clue.kind == Constraint::diagonal) {
        out_ += clue.value(1) > 0 ? ",\"diagonal+\":true" : ",\"diagonal-\":true";
      } else if (row.key == "negative") {
        negative += (negative.empty() ? "" : ",") + text::in_quotes(row.id.substr(9));
      } else if (!row.key.empty()) {
        out_ += "," + text::in_quotes(row.key) + ":true";
      }
    }
    if (!negative.empty()) out_ += ",\"negative\":[" + negative + "]";
  }

  std::string value(const Clue& clue) const {
    if (clue.values.empty()) return "";
    if (clue.kind == Constraint::sum2) {
      const int sum = clue.values[0];
      return std::string(",\"value\":") + (sum == 10  ? "\"X\""
                                           : sum == 5 ? "\"V\""
                                                      : "\"" + std::to_string(sum) + "\"");
    }
    return ",\"value\":\"" + std::to_string(clue.values[0]) + "\"";
  }

  // The cell of the margin before the first that is seen.
  std::string margin(const Clue& clue, int down, int right) const {
    return place(problem_.row(clue.cells[0]) - down, problem_.column(clue.cells[0]) - right);
  }

  std::string seen(const Clue& clue) const {
    const bool is_one = clue.cells.size() < 2;
    const int down = is_one ? 0 : problem_.row(clue.cells[1]) - problem_.row(clue.cells[0]);
    const int right = is_one ? 1 : problem_.column(clue.cells[1]) - problem_.column(clue.cells[0]);
    return "{\"cell\":" + margin(clue, down, right) + value(clue) + "}";
  }

  std::string aslant(const Clue& clue) const {
    const std::string words = name(problem_, clue);  // "littlekiller r0c3 dr 23"
    const std::size_t at = words.find(' ', words.find(' ') + 1) + 1;
    const int down = words[at] == 'd' ? 1 : -1, right = words[at + 1] == 'r' ? 1 : -1;
    return "{\"cell\":" + margin(clue, down, right) + ",\"direction\":\"" + (down > 0 ? "D" : "U") +
           (right > 0 ? "R" : "L") + "\",\"cells\":" + cells(clue.cells) + value(clue) + "}";
  }

  std::string entry(const Clue& clue) const {
    switch (info(clue.kind).shape) {
      case ClueShape::line: return "{\"lines\":[" + cells(clue.cells) + "]" + value(clue) + "}";
      case ClueShape::bulb: {
        if (clue.kind == Constraint::clone) {
          return "{\"cells\":" + cells(clue.bulb) + ",\"cloneCells\":" + cells(clue.cells) + "}";
        }
        std::vector<int> line = clue.cells;
        line.insert(line.begin(), clue.bulb.back());
        return "{\"cells\":" + cells(clue.bulb) + ",\"lines\":[" + cells(line) + "]}";
      }
      case ClueShape::diagonal: return aslant(clue);
      case ClueShape::outside: return seen(clue);
      case ClueShape::cells:
      case ClueShape::set:
      case ClueShape::pair:
      case ClueShape::flag: break;
    }
    const bool is_single = clue.kind == Constraint::even || clue.kind == Constraint::odd ||
                           clue.kind == Constraint::minimum || clue.kind == Constraint::maximum;
    if (is_single) {
      std::string all;
      for (const int each : clue.cells)
        all += (all.empty() ? "{\"cell\":" : ",{\"cell\":") + cell(each) + "}";
      return all;
    }
    if (clue.kind == Constraint::quad) {
      std::string digits;
      for (const int digit : clue.values)
        digits += (digits.empty() ? "" : ",") + std::to_string(digit);
      return "{\"cells\":" + cells(clue.cells) + ",\"values\":[" + digits + "]}";
    }
    return "{\"cells\":" + cells(clue.cells) + value(clue) + "}";
  }

  void write_kind(const ConstraintInfo& row) {
    // What f-puzzles has no word for: a greater one is a thermometer of two cells.
    std::string all;
    for (const Clue& clue : problem_.clues) {
      Clue own = clue;
      if (own.kind == Constraint::greater) {
        own.kind = Constraint::thermo;
        std::reverse(own.cells.begin(), own.cells.end());
      }
      if (own.kind != row.kind || row.key.empty()) continue;
      all += (all.empty() ? "" : ",") + entry(own);
    }
    if (row.kind == Constraint::extra && problem_.has_clue(Constraint::windoku))
      return write_windows(all);
    if (!all.empty()) out_ += "," + text::in_quotes(row.key) + ":[" + all + "]";
  }

  void write_windows(std::string all) {
    const int height =
        problem_.box_height > 0 ? problem_.box_height : usual_box_height(problem_.side);
    const int width = height > 0 ? problem_.side / height : 1;
    for (int top = 1; height > 0 && top + height <= problem_.side; top += height + 1) {
      for (int left = 1; left + width <= problem_.side; left += width + 1) {
        std::vector<int> window;
        window.reserve(static_cast<std::size_t>(problem_.side));
        for (int i = 0; i < problem_.side; ++i)
          window.push_back(problem_.cell(top + i / width, left + i % width));
        all += (all.empty() ? "{\"cells\":" : ",{\"cells\":") + cells(window) + "}";
      }
    }
    out_ += ",\"extraregion\":[" + all + "]";
  }

  void write_solution() {
    out_ += ",\"solution\":[";
    for (std::size_t i = 0; i < problem_.solution.size(); ++i) {
      out_ += (i > 0 ? "," : "") +
              (problem_.solution[i] == 0 ? "\".\"" : std::to_string(problem_.solution[i]));
    }
    out_ += "]";
  }

  const Problem& problem_;
  std::string out_;
};

}  // namespace

const Clue* find_beyond_fpuzzles(const Problem& problem) {
  const auto is_beyond = [](const Clue& clue) {
    const bool is_other = clue.kind == Constraint::windoku || clue.kind == Constraint::greater;
    const bool has_weights = clue.kind == Constraint::sum && clue.values.size() > 1;
    return has_weights || (info(clue.kind).key.empty() && !is_other);
  };
  const auto found = std::find_if(problem.clues.begin(), problem.clues.end(), is_beyond);
  return found == problem.clues.end() ? nullptr : &*found;
}

std::string print_fpuzzles(const Problem& problem) { return FpuzzlesWriter(problem).write(); }

namespace {

std::string packed_link(std::string link, const Problem& problem) {
  for (const char c : pack_lz(print_fpuzzles(problem))) {
    if (c == '+') {
      link += "%2B";
    } else if (c == '/') {
      link += "%2F";
    } else if (c == '=') {
      link += "%3D";
    } else {
      link += c;
    }
  }
  return link;
}

}  // namespace

std::string fpuzzles_link(const Problem& problem) {
  return packed_link("https://f-puzzles.com/?load=", problem);
}

std::string sudokupad_link(const Problem& problem) {
  return packed_link("https://sudokupad.app/fpuz", problem);
}

}  // namespace nonet
