// See notation.hpp and explain.hpp.
//
// Cells are grouped by row; rows with the same columns are one group: r1c37 and r5c37 are r15c37.
// A chain is written in Eureka notation, `=` for a strong and `-` for a weak link. Nodes that
// follow each other in the same cells share them, (1=4)r5c8; so do the two ends of a link through
// an almost locked set, which is written with all cells of the set: (1=4)r5c789.

#include "explain/notation.hpp"

#include <array>
#include <utility>

#include "explain/chains.hpp"

namespace nonet {
namespace explain {
namespace {

char row_letter(int row) { return static_cast<char>('A' + row); }
char number(int index) { return static_cast<char>('1' + index); }

struct Group {
  std::string rows;  // as they are written: "15", or "AE"
  std::string columns;
};

std::vector<Group> group_by_row(CellSet cells, Notation notation) {
  std::vector<Group> groups;
  for (int row = 0; row < kDigits; ++row) {
    std::string columns;
    for (const Cell cell : cells& House::row(row).cells()) columns += number(cell.column());
    if (columns.empty()) continue;
    const char name = notation == Notation::a1 ? row_letter(row) : number(row);
    Group* same = nullptr;
    for (Group& group : groups) {
      if (group.columns == columns) same = &group;
    }
    if (same == nullptr) same = &groups.emplace_back(Group{"", columns});
    same->rows += name;
  }
  return groups;
}

std::string join(const std::vector<std::string>& texts, std::string_view separator) {
  std::string list;
  for (const std::string& text : texts) {
    if (!list.empty()) list += separator;
    list += text;
  }
  return list;
}

std::string digits_run(DigitSet digits) {
  std::string run;
  for (const Digit digit : digits) run += digit.symbol();
  return run;
}

// "r1c2<>5, r3c4<>5" for `sign` "<>".
std::string candidates_text(const CandidateSet& set, std::string_view sign, Notation notation) {
  std::vector<std::string> texts;
  for (const Digit digit : DigitSet::all()) {
    for (const std::string& group : cell_groups(set.cells(digit), notation)) {
      texts.push_back(group + std::string(sign) + digit.symbol());
    }
  }
  return join(texts, ", ");
}

// What stands before one set of cells: "(1=4)r5c8".
struct Segment {
  std::string digits;
  CellSet cells;
  char link;  // that leads to it; unused in the first
};

char sign(Link link) { return link == Link::strong ? '=' : '-'; }

std::string chain_words(const Chain& chain, Notation notation) {
  std::vector<Segment> segments;
  bool is_alone = false;  // the last segment holds one node
  for (const Node& node : chain) {
    const std::string digits = digits_run(node.digits);
    const bool is_through_als = !node.als.empty() && is_alone;
    const bool stays = !segments.empty() && segments.back().cells == node.cells;
    if (is_through_als || (stays && node.link != Link::none)) {
      segments.back().digits += sign(node.link) + digits;
      if (is_through_als) segments.back().cells = node.als;
      is_alone = false;
      continue;
    }
    segments.push_back({digits, node.cells, sign(node.link)});
    is_alone = true;
  }
  std::string text;
  for (const Segment& segment : segments) {
    if (!text.empty()) text += segment.link;
    text += "(" + segment.digits + ")" + join(cell_groups(segment.cells, notation), ",");
  }
  return text;
}

}  // namespace

std::string join_words(const std::vector<std::string>& words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 == words.size() ? " and " : ", ";
    list += words[i];
  }
  return list;
}

std::vector<std::string> cell_groups(CellSet cells, Notation notation) {
  std::vector<std::string> texts;
  for (const Group& group : group_by_row(cells, notation)) {
    texts.push_back(notation == Notation::a1 ? group.rows + group.columns
                                             : "r" + group.rows + "c" + group.columns);
  }
  return texts;
}

std::string digits_words(DigitSet digits) {
  std::vector<std::string> words;
  for (const Digit digit : digits) words.emplace_back(1, digit.symbol());
  return join_words(words);
}

std::string cells_words(CellSet cells, Notation notation) {
  return join_words(cell_groups(cells, notation));
}

std::string placed_text(const CandidateSet& placed, Notation notation) {
  return candidates_text(placed, "=", notation);
}

std::string eliminated_text(const CandidateSet& eliminated, Notation notation) {
  return candidates_text(eliminated, "<>", notation);
}

}  // namespace explain

std::string cells_text(CellSet cells, Notation notation) {
  return explain::join(explain::cell_groups(cells, notation), ", ");
}

std::string houses_text(HouseSet houses, Notation notation) {
  static constexpr std::array kKinds = {HouseKind::row, HouseKind::column, HouseKind::box};
  static constexpr std::array<std::string_view, 3> kPlurals = {"rows ", "columns ", "boxes "};
  std::vector<std::string> texts;
  for (const HouseKind kind : kKinds) {
    std::vector<std::string> numbers;
    std::string_view one;
    for (const House house : houses) {
      if (house.kind() != kind) continue;
      const bool is_letter = kind == HouseKind::row && notation == Notation::a1;
      numbers.emplace_back(
          1, is_letter ? explain::row_letter(house.number()) : explain::number(house.number()));
      one = detail::kKindWords[static_cast<std::size_t>(kind)];
    }
    if (numbers.empty()) continue;
    const std::string_view many = kPlurals[static_cast<std::size_t>(kind)];
    texts.push_back((numbers.size() == 1 ? std::string(one) + " " : std::string(many)) +
                    explain::join_words(numbers));
  }
  return explain::join_words(texts);
}

std::string effect_text(const Step& step, Notation notation) {
  const std::string placed = explain::placed_text(step.placed(), notation);
  const std::string eliminated = explain::eliminated_text(step.eliminated(), notation);
  return placed + (placed.empty() || eliminated.empty() ? "" : ", ") + eliminated;
}

std::string chain_text(const Step& step, Notation notation) {
  std::vector<std::string> texts;
  for (const explain::Chain& chain : explain::chains(step)) {
    texts.push_back(explain::chain_words(chain, notation));
  }
  return explain::join(texts, "; ");
}

}  // namespace nonet
