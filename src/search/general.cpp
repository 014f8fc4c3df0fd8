// See general.hpp.
//
// Two queues, both sets: cells that came down to one digit, and houses that lost a candidate. Cells
// go first, as they are cheap and settle most houses on the way.

#include "search/general.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "nonet/clue_puzzle.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::search {

General::General(const Puzzle& puzzle) : rules_(&*puzzle.rules) {
  const Rules& rules = *rules_;
  if (rules.clues() != nullptr) problem_ = std::make_shared<const Problem>(problem_of(puzzle));
  open_ = rules.cells();
  stale_ = rules.houses();
  for (const Cell cell : open_) digits_[cell.index()] = rules.digits();
  for (const Digit digit : rules.digits()) places_[digit.index()] = open_;
  for (const Cell cell : open_) {
    if (const std::optional<Digit> digit = puzzle.grid.at(cell)) {
      restrict(cell, {*digit});
    } else if (puzzle.marks) {
      restrict(cell, puzzle.marks->digits(cell));
    }
  }
}

void General::forbid(Candidate candidate) {
  restrict(candidate.cell(), digits_[candidate.cell().index()] - DigitSet{candidate.digit()});
}

// The cell keeps no digit but these.
void General::restrict(Cell cell, DigitSet digits) {
  DigitSet& own = digits_[cell.index()];
  const DigitSet lost = own - digits;
  if (lost.empty()) return;
  own = own & digits;
  for (const Digit digit : lost) places_[digit.index()].erase(cell);
  stale_ = stale_ | rules_->houses_of(cell);
  if (own.is_single()) single_.insert(cell);
  if (own.empty()) is_broken_ = true;
}

// Tells the peers of a cell of its one digit.
bool General::settle(Cell cell) {
  open_.erase(cell);
  const Digit digit = digits_[cell.index()].first();
  for (const Cell peer : rules_->peers(cell) & places_[digit.index()]) {
    restrict(peer, digits_[peer.index()] - DigitSet{digit});
  }
  for (const Candidate linked : rules_->links(Candidate(cell, digit))) forbid(linked);
  return !is_broken_;
}

// Two planes over the cells of a house: digits met, and digits met twice.
bool General::look_at(House house) {
  DigitSet once, twice;
  for (int i = 0; i < rules_->side(); ++i) {
    const DigitSet here = digits_[rules_->cell(house, i).index()];
    twice = twice | (once & here);
    once = once | here;
  }
  if (once != rules_->digits()) return false;
  for (const Digit digit : once - twice) {
    const CellSet cells = places_[digit.index()] & rules_->cells(house);
    if (cells.empty()) return false;  // another digit of this house took its cell just now
    restrict(cells.first(), {digit});
  }
  return !is_broken_;
}

bool General::propagate() {
  while (!is_broken_) {
    const CellSet ready = single_ & open_;
    if (!ready.empty()) {
      if (!settle(ready.first())) return false;
    } else if (!stale_.empty()) {
      const House house = stale_.first();
      stale_.erase(house);
      if (!look_at(house)) return false;
    } else {
      return true;
    }
  }
  return false;
}

Cell General::smallest_cell() const {
  Cell best = open_.first();
  int fewest = kDigits + 1;
  for (const Cell cell : open_) {
    const int size = digits_[cell.index()].size();
    if (size >= fewest) continue;
    best = cell;
    fewest = size;
    if (size == 2) break;
  }
  return best;
}

namespace {

Grid grid_of(const Problem& problem, const Digits& digits) {
  Grid grid;
  for (int at = 0; at < problem.cells(); ++at) {
    grid.set(Cell::at(problem.row(at), problem.column(at)),
             Digit(digits[static_cast<std::size_t>(at)]));
  }
  return grid;
}

}  // namespace

// With what is left to its cells as marks.
Problem General::problem_left() const {
  Problem problem = *problem_;
  problem.marks.assign(problem.digits.size(), 0);
  for (int at = 0; at < problem.cells(); ++at) {
    const Cell cell = Cell::at(problem.row(at), problem.column(at));
    problem.marks[static_cast<std::size_t>(at)] =
        static_cast<std::uint64_t>(digits_[cell.index()].bits());
  }
  return problem;
}

// What the rules ask for, by houses, peers and links, with what is left to each cell.
constraints::Model General::model_left() const {
  using constraints::Mask;
  constraints::Model model(rules_->side());
  const auto number = [this](Cell cell) { return cell.row() * rules_->side() + cell.column(); };
  const auto list = [&](House house) {
    constraints::Cells cells;
    for (const Cell cell : rules_->cells(house)) cells.push_back(number(cell));
    return cells;
  };
  for (int i = 0; i < rules_->side(); ++i) {
    model.houses.push_back(list(House::row(i)));
    model.houses.push_back(list(House::column(i)));
  }
  model.has_lines = true;
  for (const House house : rules_->regions() - HouseSet::lines()) {
    (rules_->houses().contains(house) ? model.houses : model.groups).push_back(list(house));
  }
  // What links leave to two cells; most have it in common with many others.
  const std::vector<Mask> all(static_cast<std::size_t>(model.side), model.domains.front());
  std::map<std::pair<int, int>, std::vector<Mask>> left;
  for (const Cell a : rules_->cells()) {
    for (const Cell b : rules_->peers(a).after(a)) model.differ.emplace_back(number(a), number(b));
    for (const Digit digit : rules_->digits()) {
      for (const Candidate linked : rules_->links(Candidate(a, digit))) {
        std::vector<Mask>& rows =
            left.try_emplace({number(a), number(linked.cell())}, all).first->second;
        rows[digit.index()] &= ~(Mask{1} << linked.digit().index());
      }
    }
  }
  std::map<std::vector<Mask>, int> relations;
  for (auto& [cells, rows] : left) {
    const auto [known, is_new] = relations.try_emplace(rows, static_cast<int>(relations.size()));
    if (is_new) model.relations.push_back(rows);
    model.relate(cells.first, cells.second, known->second);
  }
  for (const Cell cell : rules_->cells()) {
    model.keep(number(cell), static_cast<Mask>(digits_[cell.index()].bits()));
  }
  return model;
}

Grid General::grid() const {
  Grid grid;
  for (const Cell cell : rules_->cells()) grid.set(cell, digits_[cell.index()].first());
  return grid;
}

namespace {

// SplitMix64: small, well mixed, and the same on every machine.
std::uint64_t next_random(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

Digit draw(DigitSet digits, std::uint64_t& state) {
  auto skip = next_random(state) % static_cast<std::uint64_t>(digits.size());
  for (const Digit digit : digits) {
    if (skip-- == 0) return digit;
  }
  return digits.first();
}

}  // namespace

struct General::Hunt {
  FunctionRef<Flow(const Grid&)> visitor;
  const std::atomic<bool>* stop = nullptr;
  std::uint64_t nodes;  // to go before there is a solution
  bool is_random = false;
  std::uint64_t state = 0;  // of the lot
  bool has_given_up = false;
};

Flow General::search(General& at, Hunt& hunt) {
  if (!at.propagate()) return Flow::go_on;
  if (at.open_.empty()) {
    hunt.nodes = std::numeric_limits<std::uint64_t>::max();
    return hunt.visitor(at.grid());
  }
  if (hunt.nodes-- == 0) {
    hunt.has_given_up = true;
    return Flow::stop;
  }
  if (hunt.stop != nullptr && hunt.stop->load(std::memory_order_relaxed)) return Flow::stop;
  const Cell cell = at.smallest_cell();
  DigitSet left = at.digits_[cell.index()];
  while (!left.empty()) {
    const Digit digit = hunt.is_random ? draw(left, hunt.state) : left.first();
    left.erase(digit);
    General branch = at;
    branch.restrict(cell, {digit});
    if (search(branch, hunt) == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

Flow General::visit(FunctionRef<Flow(const Grid&)> visitor, const std::atomic<bool>* stop,
                    std::uint64_t most_guesses) const {
  if (problem_ != nullptr) {
    const Problem problem = problem_left();
    return enumerate(
        problem, [&](const Digits& digits) { return visitor(grid_of(problem, digits)); }, stop,
        most_guesses);
  }
  Hunt hunt{visitor, stop, patience_};
  General start = *this;
  const Flow flow = search(start, hunt);
  return hunt.has_given_up ? visit_by_engine(visitor, {stop, most_guesses}) : flow;
}

Grid General::read_grid(const AnyEngine& engine) const {
  Grid grid;
  for (const Cell cell : rules_->cells()) {
    grid.set(cell, Digit(engine.digit(cell.row() * rules_->side() + cell.column())));
  }
  return grid;
}

Flow General::visit_by_engine(FunctionRef<Flow(const Grid&)> visitor, const Run& run) const {
  const std::unique_ptr<AnyEngine> engine = make_engine(model_left());
  if (!engine->start()) return Flow::go_on;
  const RunEnd end =
      engine->search(run, [&] { return visitor(read_grid(*engine)) == Flow::go_on; });
  return end == RunEnd::all ? Flow::go_on : Flow::stop;
}

bool General::has_solution() const { return count(1) > 0; }

bool General::may_have_solution(std::uint64_t most_guesses) const {
  return visit([](const Grid&) { return Flow::stop; }, nullptr, most_guesses) == Flow::stop;
}

std::uint64_t General::count(std::uint64_t limit, const std::atomic<bool>* stop) const {
  std::uint64_t found = 0;
  visit(
      [&](const Grid&) {
        ++found;
        return found >= limit ? Flow::stop : Flow::go_on;
      },
      stop);
  return found;
}

std::optional<Grid> General::random_solution(std::uint64_t seed, std::uint64_t most) const {
  if (problem_ != nullptr) {
    const Problem problem = problem_left();
    const std::optional<Digits> digits = nonet::random_solution(problem, seed, nullptr, most);
    return digits ? std::optional<Grid>(grid_of(problem, *digits)) : std::nullopt;
  }
  std::optional<Grid> solution;
  const auto keep = [&solution](const Grid& grid) {
    solution = grid;
    return Flow::stop;
  };
  constexpr std::uint64_t kFirstNodes = 200;  // most starts need fewer than a hundred
  // Grids that the plain search meets at all are met in some hundreds.
  const std::uint64_t most_plain = std::min<std::uint64_t>(most, 10'000);
  std::uint64_t spent = 0;
  for (std::uint64_t nodes = kFirstNodes, start = 0; spent < most_plain;
       nodes += nodes / 2, ++start) {
    Hunt hunt{keep, nullptr, nodes, true, seed + start * 0x632be59bd9b4e019};
    General from = *this;
    if (search(from, hunt) == Flow::go_on || solution) return solution;
    spent += nodes;
  }
  if (spent >= most) return std::nullopt;
  const std::unique_ptr<AnyEngine> engine = make_engine(model_left());
  if (!engine->start()) return std::nullopt;
  // That there is none shows in the engine's own order, by lot it hardly ever does.
  constexpr std::uint64_t kGuesses = 10'000;
  const RunEnd end = engine->search({.nodes = kGuesses}, [] { return false; });
  spent += kGuesses;
  if (end == RunEnd::all || spent >= most) return std::nullopt;
  find_by_lot(*engine, {nullptr, most - spent, seed}, [&] { solution = read_grid(*engine); });
  return solution;
}

}  // namespace nonet::search
