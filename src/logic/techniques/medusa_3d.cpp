// 3D Medusa: two colours for all candidates that hang together by conjugate pairs and by cells of
// two candidates. One colour is true throughout, the other false.
//
// Order: by digit and cluster (colours.hpp) that a web is grown from. If a colour contradicts
// itself, that is the step; otherwise all that follows from the two colours is one step. Cost: each
// cluster is met once and the rules are a handful of set operations for each digit; a few
// microseconds.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "logic/colours.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::medusa_3d {

extern const Prose prose = {
    .summary =
        "candidates joined by conjugate pairs and by cells of two candidates, in two colours",
    .why =
        "In a conjugate pair one candidate is true and one false, and so it is in a cell of two "
        "candidates. Colouring in turn whatever hangs together by such links gives two colours, "
        "one true throughout and one false. A colour is false if two of its candidates are in "
        "one cell, if two of one digit are in one house, or if it would leave some cell without "
        "a candidate. Failing that, a candidate goes if either colour would remove it: because "
        "it sees both colours of its digit, because its cell holds both, or because it sees one "
        "and its cell holds the other.",
};

namespace {

// One colour, seen by digit.
struct Colour {
  std::array<CellSet, kDigits> places{};
  std::array<CellSet, kDigits> seen{};
  CellSet cells;       // with a candidate of this colour
  CellSet full_twice;  // with two of them
};

// Candidates that hang together.
class Web {
 public:
  Web(const Board& board, const Colours& colours, CellSet bivalue)
      : board_(board), colours_(colours), bivalue_(bivalue) {}

  // Starts over from a cluster that was in no web yet.
  bool grow_from(Digit digit, std::size_t cluster) {
    if (has_met(digit, cluster)) return false;
    colour_ = {};
    digits_ = {};
    add_cluster(digit, cluster, 0);
    return true;
  }

  const Colour& colour(int which) const { return colour_[which]; }
  DigitSet digits() const { return digits_; }

 private:
  bool has_met(Digit digit, std::size_t cluster) const {
    return ((met_[digit.index()] >> cluster) & 1) != 0;
  }

  void add_cluster(Digit digit, std::size_t index, int turn) {
    met_[digit.index()] |= std::uint32_t{1} << index;
    const Cluster& cluster = colours_.clusters(digit)[index];
    for (const int side : {0, 1}) {
      Colour& colour = colour_[side ^ turn];
      colour.seen[digit.index()] |= cluster.seen[side];
    }
    for (const int side : {0, 1}) add_cells(digit, cluster.colour[side], side ^ turn);
  }

  void add_cells(Digit digit, CellSet cells, int which) {
    Colour& colour = colour_[which];
    digits_.insert(digit);
    const CellSet fresh = cells - colour.places[digit.index()];
    colour.places[digit.index()] |= fresh;
    colour.full_twice |= colour.cells & fresh;
    colour.cells |= fresh;
    const CellSet joints = fresh & bivalue_;
    for (const Cell cell : joints) {
      const Digit other = (board_.candidates(cell) - DigitSet{digit}).first();
      if (!colour_[1 - which].places[other.index()].contains(cell)) join(other, cell, 1 - which);
    }
  }

  // The other candidate of a cell of two, alone or with the cluster it belongs to.
  void join(Digit digit, Cell cell, int which) {
    const std::span<const Cluster> clusters = colours_.clusters(digit);
    for (std::size_t i = 0; i < clusters.size(); ++i) {
      if (!clusters[i].cells().contains(cell) || has_met(digit, i)) continue;
      return add_cluster(digit, i, clusters[i].colour[which].contains(cell) ? 0 : 1);
    }
    colour_[which].seen[digit.index()] |= board_.rules().peers(cell);
    add_cells(digit, {cell}, which);
  }

  const Board& board_;
  const Colours& colours_;
  CellSet bivalue_;
  std::array<std::uint32_t, kDigits> met_{};  // clusters that were in some web
  std::array<Colour, 2> colour_;
  DigitSet digits_;
};

Step make_step(const StepSink& out, const Web& web, int first) {
  Step step = out.step();
  step.show(Role::digits, web.digits());
  for (const Digit digit : web.digits()) {
    for (const int which : {first, 1 - first}) {
      const CellSet cells = web.colour(which).places[digit.index()];
      if (cells.empty()) continue;
      step.show(which == first ? Role::colour_a : Role::colour_b, cells, digit);
    }
  }
  return step;
}

// Cells that keep no candidate if the colour is true.
CellSet find_emptied(const Board& board, const Web& web, int which) {
  const Colour& colour = web.colour(which);
  CellSet alive = colour.cells;
  for (const Digit digit : board.rules().digits()) {
    const int i = digit.index();
    alive |= board.places(digit) - colour.seen[i] - web.colour(1 - which).places[i];
  }
  return board.unsolved() - alive;
}

// If the colour contradicts itself, it is false: the step says so and takes it away.
bool is_false(const Board& board, const Web& web, int which, Step& step) {
  const Colour& colour = web.colour(which);
  const auto conclude = [&] {
    for (const Digit digit : web.digits()) {
      step.eliminate(colour.places[digit.index()], digit);
    }
    return true;
  };
  for (const Digit digit : web.digits()) {
    const CellSet clash = colour.places[digit.index()] & colour.seen[digit.index()];
    if (clash.empty()) continue;
    const Cell first = clash.first();
    CellSet shown = clash & board.rules().peers(first);
    shown.insert(first);
    step.show(Role::clash, shown, digit);
    return conclude();
  }
  if (!colour.full_twice.empty()) {
    step.show(Role::cell, colour.full_twice.first());
    return conclude();
  }
  const CellSet emptied = find_emptied(board, web, which);
  if (emptied.empty()) return false;
  step.show(Role::others, emptied.first());
  return conclude();
}

// What goes whichever colour is true.
Flow emit_traps(const Board& board, const Web& web, StepSink& out) {
  const Colour& a = web.colour(0);
  const Colour& b = web.colour(1);
  const CellSet both = a.cells & b.cells;
  CandidateSet hit;
  CellSet cells;
  for (const Digit digit : board.rules().digits()) {
    const int i = digit.index();
    const CellSet traps = both | (a.seen[i] & (b.seen[i] | b.cells)) | (b.seen[i] & a.cells);
    const CellSet trapped = (board.places(digit) & traps) - a.places[i] - b.places[i];
    hit.insert(trapped, digit);
    cells |= trapped;
  }
  if (cells.empty()) return Flow::go_on;
  Step step = make_step(out, web, 0);
  step.eliminate(hit).show(Role::cells, cells);
  return out.emit(step);
}

Flow emit(const Board& board, const Web& web, StepSink& out) {
  for (const int which : {0, 1}) {
    Step step = make_step(out, web, 1 - which);
    if (is_false(board, web, which, step)) return out.emit(step);
  }
  return emit_traps(board, web, out);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  if (workspace.touched_since(row.technique).empty()) return;
  const Colours& colours = workspace.fact<Colours>();
  Web web(board, colours, workspace.bivalue());
  for (const Digit digit : board.rules().digits()) {
    for (std::size_t i = 0; i < colours.clusters(digit).size(); ++i) {
      // A web of one digit is left to simple colours.
      if (!web.grow_from(digit, i) || web.digits().size() == 1) continue;
      if (emit(board, web, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::medusa_3d
