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
#include "explain/writer.hpp"

namespace nonet {
namespace explain {
namespace {

struct RowGroup {
  std::string rows;  // as they are written: "15", or "AE"
  std::string columns;
};

std::vector<RowGroup> group_by_row(CellSet cells, Notation notation) {
  std::vector<RowGroup> groups;
  for (int row = 0; row < kDigits; ++row) {
    std::string columns;
    for (const Cell cell :
         CellSet::from_row_bits(row, static_cast<std::uint64_t>(cells.row_bits(row)))) {
      if (!kHasClassic && !columns.empty()) columns += ',';
      columns += std::to_string(cell.column() + 1);
    }
    if (columns.empty()) continue;
    RowGroup* same = nullptr;
    for (RowGroup& group : groups) {
      if (group.columns == columns) same = &group;
    }
    if (same == nullptr) same = &groups.emplace_back(RowGroup{"", columns});
    if (notation == Notation::a1) {
      same->rows += row_letter(row);
    } else {
      if (!kHasClassic && !same->rows.empty()) same->rows += ',';
      same->rows += std::to_string(row + 1);
    }
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

std::string digits_run(DigitSet digits, const Rules& rules) {
  std::string run;
  for (const Digit digit : digits) {
    if (rules.symbols() == Symbols::numbers && !run.empty()) run += ',';
    run += rules.symbol(digit).view();
  }
  return run;
}

// "r1c2≠5, r3c4≠5" behind a text that may have begun.
void write_candidates(Writer& w, const CandidateSet& set, bool is_placed, bool has_begun) {
  for (const Digit digit : DigitSet::every()) {
    for (const std::string& group : cell_groups(set.cells(digit), w.telling().notation)) {
      if (has_begun) w << ", ";
      has_begun = true;
      w << group;
      if (is_placed) {
        w << '=';
      } else {
        w.not_equal();
      }
      w << digit;
    }
  }
}

// What stands before one set of cells: "(1=4)r5c8".
struct Segment {
  std::string digits;
  CellSet cells;
  char link;  // that leads to it; unused in the first
};

char sign(Link link) { return link == Link::strong ? '=' : '-'; }

std::string chain_words(const Chain& chain, const Telling& telling) {
  std::vector<Segment> segments;
  bool is_alone = false;  // the last segment holds one node
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const Node& node = chain[i];
    const std::string digits = digits_run(node.digits, *telling.rules);
    const bool is_through_als = !node.als.empty() && is_alone;
    // What leads into an almost locked set is written with the set, not with what came before it.
    const bool enters_als = i + 1 < chain.size() && !chain[i + 1].als.empty();
    const bool stays = !segments.empty() && segments.back().cells == node.cells && !enters_als;
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
    text += "(" + segment.digits + ")" + join(cell_groups(segment.cells, telling.notation), ",");
  }
  return text;
}

}  // namespace

std::vector<std::string> cell_groups(CellSet cells, Notation notation) {
  std::vector<std::string> texts;
  for (const RowGroup& group : group_by_row(cells, notation)) {
    texts.push_back(notation == Notation::a1 ? group.rows + group.columns
                                             : "r" + group.rows + "c" + group.columns);
  }
  return texts;
}

std::string digits_words(DigitSet digits, Telling telling) {
  std::string text;
  Writer(text, telling) << all_of(digits);
  return text;
}

}  // namespace explain

std::string cells_text(CellSet cells, Telling telling) {
  return explain::join(explain::cell_groups(cells, telling.notation), ", ");
}

std::string houses_text(HouseSet houses, Telling telling) {
  std::string text;
  explain::Writer(text, telling) << ' ' << houses;  // not at the beginning of a sentence
  return text.substr(1);
}

void write_effect(std::string& out, const Step& step, Telling telling) {
  explain::Writer w(out, telling);
  const bool has_placed = step.placements() > 0;
  if (step.placements() == 1) {
    const Cell cell = step.placed().cells().first();
    w << cell << '=' << step.placed().digits(cell).first();
  } else if (has_placed) {
    explain::write_candidates(w, step.placed(), true, false);
  }
  if (!step.eliminated().empty())
    explain::write_candidates(w, step.eliminated(), false, has_placed);
}

std::string effect_text(const Step& step, Telling telling) {
  std::string text;
  write_effect(text, step, telling);
  return text;
}

std::string chain_text(const Step& step, Telling telling) {
  std::vector<std::string> texts;
  for (const explain::Chain& chain : explain::chains(step)) {
    texts.push_back(explain::chain_words(chain, telling));
  }
  return explain::join(texts, "; ");
}

}  // namespace nonet
