// Nets, one line per placement, with the lines that rule out everything else.
//
// A long net is cut down: told in full are its beginnings, what the end names and what three or
// more lines rest on; runs between become one line that keeps the numbers.

#include <algorithm>
#include <vector>

#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

constexpr std::size_t kToldInFull = 12;  // so many lines are told in full
constexpr std::size_t kLongNet = 20;     // above it the length is said first
constexpr std::size_t kRun = 6;          // placements in one line
constexpr int kPillar = 3;               // lines that rest on a line which is always told

void tell_net_line(Writer& w, const Implications& told, const Line& line) {
  const auto tell_reasons = [&](bool by_digit) {
    for (std::size_t i = 0; i < line.rests.size(); ++i) {
      const RuledOut& rest = line.rests[i];
      w << (i == 0                      ? ": "
            : i + 1 < line.rests.size() ? ", "
                                        : " and ")
        << "line " << label(told.lines[static_cast<std::size_t>(rest.by)]) << " rules ";
      if (line.kind == Line::Kind::deny) {
        w << "it out";
      } else if (by_digit) {
        w << "out " << all_of(rest.digits);
      } else {
        w << "out " << all_of(rest.cells);
      }
    }
  };
  switch (line.kind) {
    case Line::Kind::suppose:
      w << "Suppose ";
      say(w, line.claim);
      break;
    case Line::Kind::follow:
      if (line.house) {
        w << "In " << *line.house << " only " << line.claim.cells.first() << " is left for "
          << line.claim.digit;
        tell_reasons(false);
      } else {
        w << line.claim.cells.first() << " can only be " << line.claim.digit;
        tell_reasons(true);
      }
      break;
    case Line::Kind::deny:
      w << "So ";
      say(w, line.claim);
      tell_reasons(true);
      break;
    case Line::Kind::clash: return tell_clash(w, told, line, Step(Technique::trial));
  }
  w << '.';
}

// Lines that are told in full whatever the length.
std::vector<bool> find_pillars(const Implications& told) {
  std::vector<int> cited(told.lines.size(), 0);
  std::vector<bool> is_pillar(told.lines.size(), false);
  for (std::size_t i = 0; i < told.lines.size(); ++i) {
    const Line& line = told.lines[i];
    const bool ends = i + 1 == told.lines.size() || told.lines[i + 1].branch != line.branch;
    if (line.kind != Line::Kind::follow || ends) is_pillar[i] = true;
    for (const RuledOut& rest : line.rests) {
      ++cited[static_cast<std::size_t>(rest.by)];
      if (line.kind != Line::Kind::follow) is_pillar[static_cast<std::size_t>(rest.by)] = true;
    }
    if (line.kind != Line::Kind::clash || !line.rests.empty()) continue;
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
    << label(told.lines[end - 1]) << ". One after the other: ";
  for (std::size_t i = begin; i < end; ++i) {
    const Line& line = told.lines[i];
    if (i > begin) w << ", ";
    w << line.claim.cells.first() << '=' << line.claim.digit;
    if (line.house) w << " (" << *line.house << ')';
  }
  w << '.';
}

}  // namespace

void tell_net_lines(Writer& w, const Implications& told) {
  const std::size_t count = told.lines.size();
  std::vector<bool> is_full(count, true);
  if (count > kToldInFull) is_full = find_pillars(told);
  if (count > kLongNet) {
    const auto placements = std::ranges::count_if(
        told.lines, [](const Line& line) { return line.kind == Line::Kind::follow; });
    w << "A long one: " << static_cast<int>(placements) << " placements lead to "
      << (told.ending == Implications::Ending::wrong ? "a clash.\n" : "the end.\n");
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
    ++i;
  }
}

}  // namespace nonet::explain
