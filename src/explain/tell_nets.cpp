// Nets, one line per placement, with the lines that rule out everything else.
//
// A long net is cut down: told in full are its beginnings, what the end names and what three or
// more lines rest on; runs between become one line that keeps the numbers.

#include <algorithm>
#include <vector>

#include "explain/tell.hpp"
#include "nonet/singles.hpp"

namespace nonet::explain {
namespace {

constexpr std::size_t kToldInFull = 12;  // so many lines are told in full
constexpr std::size_t kLongNet = 20;     // above it the length is said first
constexpr std::size_t kRun = 6;          // placements in one line
constexpr int kPillar = 3;               // lines that rest on a line which is always told

// A pattern in what is left, and what it rules out.
void tell_pattern(Writer& w, const Implications& told, const Implication& line) {
  const Mark& mark = *line.pattern;
  const Reasons why{told, line, mark.role == Role::then_naked_pair};
  const auto claim = [&](Writer& v, Order order) { say(v, line.claim, order); };
  switch (mark.role) {
    case Role::then_pointing:
    case Role::then_claiming: {
      const auto [keeps, other] = crossing(mark);
      w.tell(Sentence::net_locked, {keeps, mark.digits.first(), other, claim, why.value()});
      return;
    }
    case Role::then_hidden_pair:
      w.tell(Sentence::net_hidden_pair,
             {mark.houses.first(), mark.digits, mark.cells, claim, why.value()});
      return;
    case Role::then_naked_pair:
      w.tell(Sentence::net_naked_pair, {mark.cells, mark.digits, claim, why.value()});
      return;
    case Role::then_x_wing: {
      const bool is_row = mark.houses.first() < House::column(0);
      HouseSet covers;
      for (const Cell cell : mark.cells) {
        covers.insert(is_row ? House::column(cell.column()) : House::row(cell.row()));
      }
      w.tell(Sentence::net_x_wing, {mark.houses, mark.digits.first(), covers, claim, why.value()});
      return;
    }
    default:
      if (line.inside == nullptr) {
        w.tell(Sentence::net_same_chain, {claim});
      } else {
        w.tell(Sentence::net_chain, {claim, why.value()});
      }
      return;
  }
}

void tell_net_line(Writer& w, const Implications& told, const Implication& line) {
  const Reasons why{told, line, !line.house};
  switch (line.kind) {
    case Implication::Kind::suppose:
      w.tell(Sentence::chain_suppose, {[&](Writer& v, Order order) { say(v, line.claim, order); }});
      return;
    case Implication::Kind::follow:
      if (line.house) {
        w.tell(Sentence::net_only, {*line.house, line.claim.cells, line.claim.digit, why.value()});
      } else {
        w.tell(Sentence::net_last, {line.claim.cells, line.claim.digit, why.value()});
      }
      return;
    case Implication::Kind::deny:
      if (line.pattern) return tell_pattern(w, told, line);
      w.tell(Sentence::net_deny,
             {[&](Writer& v, Order order) { say(v, line.claim, order); }, why.value()});
      return;
    case Implication::Kind::clash: return tell_clash(w, told, line, Step(trial_technique()));
  }
}

// Lines that are told in full whatever the length.
std::vector<bool> find_pillars(const Implications& told) {
  std::vector<int> cited(told.lines.size(), 0);
  std::vector<bool> is_pillar(told.lines.size(), false);
  for (std::size_t i = 0; i < told.lines.size(); ++i) {
    const Implication& line = told.lines[i];
    const bool ends = i + 1 == told.lines.size() || told.lines[i + 1].branch != line.branch;
    if (line.kind != Implication::Kind::follow || ends) is_pillar[i] = true;
    for (const RuledOut& rest : line.rests) {
      ++cited[static_cast<std::size_t>(rest.by)];
      if (line.kind != Implication::Kind::follow)
        is_pillar[static_cast<std::size_t>(rest.by)] = true;
    }
    if (line.kind != Implication::Kind::clash || !line.rests.empty()) continue;
    is_pillar[static_cast<std::size_t>(line.clash.a)] = true;
    is_pillar[static_cast<std::size_t>(line.clash.b)] = true;
  }
  for (std::size_t i = 0; i < cited.size(); ++i) {
    if (cited[i] >= kPillar) is_pillar[i] = true;
  }
  return is_pillar;
}

// "5–10. One after the other: r2c9=1 (row 2), r2c5=4, ..."
void tell_run(Writer& w, const Implications& told, std::size_t begin, std::size_t end) {
  w << label(told.lines[begin]) << (w.telling().signs == Signs::unicode ? "–" : "-")
    << label(told.lines[end - 1]) << ". ";
  w.tell(Sentence::net_run, {[&](Writer& v, Order) {
           for (std::size_t i = begin; i < end; ++i) {
             const Implication& line = told.lines[i];
             if (i > begin) v << ", ";
             v << line.claim.cells.first() << '=' << line.claim.digit;
             if (line.house) v << " (" << *line.house << ')';
           }
         }});
}

// A chain inside: where it may begin, and its own lines.
void tell_inside(Writer& w, const Implications& told) {
  w << '\n';
  if (told.ending == Implications::Ending::every_branch) tell_choice(w, told);
  tell_net_lines(w, told);
}

}  // namespace

void tell_choice(Writer& w, const Implications& told) {
  const Claim& first = told.lines.front().claim;
  if (!told.choice) {
    w.tell(Sentence::chain_yes_or_no, {first.cells.first(), first.digit});
  } else if (!told.choice->houses.empty()) {
    w.tell(Sentence::chain_places, {told.choice->houses.first(), first.digit, told.choice->cells});
  } else {
    w.tell(Sentence::chain_digits, {told.choice->cells.first(), told.choice->digits});
  }
}

void tell_net_lines(Writer& w, const Implications& told) {
  const std::size_t count = told.lines.size();
  std::vector<bool> is_full(count, true);
  if (count > kToldInFull) is_full = find_pillars(told);
  if (count > kLongNet) {
    const auto placements = std::ranges::count_if(
        told.lines, [](const Implication& line) { return line.kind == Implication::Kind::follow; });
    w.tell(
        told.ending == Implications::Ending::wrong ? Sentence::net_long_clash : Sentence::net_long,
        {static_cast<int>(placements)});
  }
  for (std::size_t i = 0; i < count;) {
    if (i > 0) w << '\n';
    std::size_t end = i;
    while (end < count && !is_full[end] && end - i < kRun &&
           told.lines[end].branch == told.lines[i].branch) {
      ++end;
    }
    if (end - i > 1) {
      tell_run(w, told, i, end);
      i = end;
      continue;
    }
    w << label(told.lines[i]) << ". ";
    tell_net_line(w, told, told.lines[i]);
    if (told.lines[i].inside != nullptr) tell_inside(w, *told.lines[i].inside);
    ++i;
  }
}

}  // namespace nonet::explain
