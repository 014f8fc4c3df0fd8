// Questions about problems, each by a search of its own over the model.

#include "nonet/solve_problem.hpp"

#include <algorithm>
#include <bit>

#include "search/clues/any_engine.hpp"
#include "search/dispatch.hpp"

namespace nonet {

namespace search {

// Whoever runs a kernel that was built for all of it has it.
std::unique_ptr<AnyEngine> make_engine(const constraints::Model& model) {
  switch (search_bits(model.side)) {
    case 16:
      return has_all(engines().single->needs, kForEngine16Avx2) ? make_engine16_avx2(model)
                                                                : make_engine16(model);
    case 32: return make_engine32(model);
    default: return make_engine64(model);
  }
}

void find_by_lot(AnyEngine& engine, const Run& run, FunctionRef<void()> take) {
  std::uint64_t guesses = 0;
  for (std::uint64_t nodes = 1000, turn = 1; guesses < run.nodes; nodes += nodes / 2, ++turn) {
    const std::uint64_t lot = run.seed + turn * 0x632be59bd9b4e019;
    const RunEnd end = engine.search({run.stop, nodes, lot | 1}, [&] {
      take();
      return false;
    });
    const bool is_stopped = run.stop != nullptr && run.stop->load(std::memory_order_relaxed);
    if (end != RunEnd::stopped || is_stopped) return;
    guesses += nodes;
  }
}

}  // namespace search

namespace {

using constraints::make_model;
using constraints::Model;
using search::AnyEngine;
using search::RunEnd;

Digits read_solution(const AnyEngine& engine, int cells) {
  Digits digits(static_cast<std::size_t>(cells));
  for (int cell = 0; cell < cells; ++cell)
    digits[static_cast<std::size_t>(cell)] = engine.digit(cell);
  return digits;
}

}  // namespace

int search_bits(int side) { return side <= 16 ? 16 : side <= 32 ? 32 : 64; }

SolvedProblem solve(const Problem& problem, const std::atomic<bool>* stop,
                    std::uint64_t most_guesses) {
  SolvedProblem solved;
  const auto engine = search::make_engine(make_model(problem));
  int found = 0;
  if (engine->start()) {
    const auto end = engine->search({.stop = stop, .nodes = most_guesses}, [&] {
      if (found == 0) solved.solution = read_solution(*engine, problem.cells());
      return ++found < 2;
    });
    solved.is_interrupted = end == RunEnd::stopped;
  }
  solved.guesses = engine->nodes();
  solved.verdict = found == 0 ? Verdict::none : found == 1 ? Verdict::unique : Verdict::several;
  if (found > 0) return solved;
  const std::vector<Broken> broken = find_broken(problem, problem.digits);
  if (broken.empty()) return solved;
  solved.verdict = Verdict::illegal;
  solved.words = broken[0].words;
  return solved;
}

Count count(const Problem& problem, CountOptions options) {
  const auto engine = search::make_engine(make_model(problem));
  Count count;
  if (!engine->start()) return count;
  const std::uint64_t limit = options.limit == 0 ? ~std::uint64_t{0} : options.limit;
  const auto end = engine->search({.stop = options.stop}, [&] {
    if (count.count == limit) {
      count.is_exact = false;
      return false;
    }
    ++count.count;
    return true;
  });
  if (end != RunEnd::stopped) return count;
  count.is_exact = false;
  count.is_interrupted = true;
  return count;
}

Flow enumerate(const Problem& problem, FunctionRef<Flow(const Digits&)> visitor,
               const std::atomic<bool>* stop, std::uint64_t most_guesses) {
  const auto engine = search::make_engine(make_model(problem));
  if (!engine->start()) return Flow::go_on;
  const auto end = engine->search({.stop = stop, .nodes = most_guesses}, [&] {
    return visitor(read_solution(*engine, problem.cells())) == Flow::go_on;
  });
  return end == RunEnd::all ? Flow::go_on : Flow::stop;
}

std::optional<Digits> random_solution(const Problem& problem, std::uint64_t seed,
                                      const std::atomic<bool>* stop, std::uint64_t most_guesses) {
  const auto engine = search::make_engine(make_model(problem));
  if (!engine->start()) return std::nullopt;
  std::optional<Digits> solution;
  search::find_by_lot(*engine, {stop, most_guesses, seed},
                      [&] { solution = read_solution(*engine, problem.cells()); });
  return solution;
}

std::optional<std::vector<std::uint64_t>> find_left(const Problem& problem) {
  const auto engine = search::make_engine(make_model(problem));
  if (!engine->start()) return std::nullopt;
  std::vector<std::uint64_t> left(static_cast<std::size_t>(problem.cells()));
  for (int cell = 0; cell < problem.cells(); ++cell) {
    left[static_cast<std::size_t>(cell)] = engine->candidates(cell);
  }
  return left;
}

namespace {

// By digit, the digits that nothing tells from it: clues ask only which cells are equal, and the
// cells that may have the one may have the other. Such digits can be exchanged in any solution.
std::vector<std::uint64_t> find_alike(const Model& model) {
  const auto side = static_cast<std::size_t>(model.side);
  std::vector<std::uint64_t> alike(side);
  for (std::size_t digit = 0; digit < side; ++digit) alike[digit] = std::uint64_t{1} << digit;
  const bool knows_digits = !model.pairs.empty() || !model.sums.empty() || !model.sets.empty() ||
                            !model.ends.empty() || !model.among.empty() || !model.seen.empty() ||
                            !model.fits.empty();
  if (knows_digits) return alike;
  const auto are_alike = [&](std::size_t a, std::size_t b) {
    return std::all_of(model.domains.begin(), model.domains.end(), [&](std::uint64_t domain) {
      return (domain >> a & 1) == (domain >> b & 1);
    });
  };
  for (std::size_t a = 0; a < side; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (!are_alike(a, b)) continue;
      alike[a] |= std::uint64_t{1} << b;
      alike[b] |= std::uint64_t{1} << a;
    }
  }
  return alike;
}

// True candidates of a problem whose clues are compiled once, for all questions.
class CandidateSearch {
 public:
  CandidateSearch(const Problem& problem, const std::atomic<bool>* stop)
      : CandidateSearch(make_model(problem), stop) {}

  TrueCandidates find(std::uint64_t limit) {
    if (!engine_->start()) return found_;
    std::vector<std::uint64_t> left;
    for (std::size_t cell = 0; cell < domains_.size(); ++cell)
      left.push_back(engine_->candidates(static_cast<int>(cell)));
    domains_ = std::move(left);
    find_masks();
    if (limit > 1 && !found_.is_interrupted) count_each(limit);
    return std::move(found_);
  }

 private:
  CandidateSearch(const Model& model, const std::atomic<bool>* stop)
      : engine_(search::make_engine(model)),
        domains_(model.domains),
        alike_(find_alike(model)),
        stop_(stop),
        side_(static_cast<std::size_t>(model.side)),
        found_{std::vector<std::uint64_t>(domains_.size(), 0), {}, false} {}

  // Visits solutions with this digit in the cell.
  void ask(std::size_t cell, std::uint64_t digit, FunctionRef<bool()> visit) {
    const std::uint64_t all = domains_[cell];
    domains_[cell] = digit;
    engine_->reset(domains_);
    domains_[cell] = all;
    if (!engine_->start()) return;
    found_.is_interrupted |= engine_->search({.stop = stop_}, visit) == RunEnd::stopped;
  }

  // Every candidate that no solution found so far has is asked for by itself; each solution answers
  // for many, and for all digits that are alike.
  void find_masks() {
    const auto note = [this] {
      for (std::size_t cell = 0; cell < domains_.size(); ++cell)
        found_.masks[cell] |= alike_[engine_->digit(static_cast<int>(cell)) - 1U];
      return false;
    };
    for (std::size_t cell = 0; cell < domains_.size(); ++cell) {
      for (std::uint64_t rest = domains_[cell]; rest != 0; rest &= rest - 1) {
        const std::uint64_t digit = rest & (~rest + 1);
        if ((found_.masks[cell] & digit) != 0) continue;
        ask(cell, digit, note);
        if (found_.is_interrupted) return;
        if ((found_.masks[cell] & digit) == 0) domains_[cell] &= ~digit;  // never again
      }
    }
  }

  // Few solutions are counted for all candidates at once. Of many, those met first are much alike,
  // and each candidate that they leave short of the limit is asked for by itself.
  void count_each(std::uint64_t limit) {
    domains_ = found_.masks;
    found_.counts.assign(domains_.size() * side_, 0);
    if (count_together(limit)) return;
    for (std::size_t cell = 0; cell < domains_.size(); ++cell) {
      for (std::uint64_t rest = domains_[cell]; rest != 0; rest &= rest - 1) {
        std::uint64_t& count =
            found_.counts[cell * side_ + static_cast<std::size_t>(std::countr_zero(rest))];
        if (count == limit) continue;
        count = 0;
        ask(cell, rest & (~rest + 1), [&] { return ++count < limit; });
        if (found_.is_interrupted) return;
      }
    }
  }

  // Whether that was all.
  bool count_together(std::uint64_t limit) {
    constexpr std::uint64_t kFew = 20;  // for the limit: a fraction of what asking for each takes
    std::uint64_t solutions = 0;
    engine_->reset(domains_);
    if (!engine_->start()) return true;
    const auto end = engine_->search({.stop = stop_}, [&] {
      for (std::size_t cell = 0; cell < domains_.size(); ++cell) {
        std::uint64_t& count =
            found_.counts[cell * side_ + engine_->digit(static_cast<int>(cell)) - 1U];
        if (count < limit) ++count;
      }
      return ++solutions / kFew < limit;
    });
    found_.is_interrupted |= end == RunEnd::stopped;
    return end != RunEnd::limit;
  }

  std::unique_ptr<AnyEngine> engine_;
  std::vector<std::uint64_t> domains_;  // what is still thought possible
  std::vector<std::uint64_t> alike_;
  const std::atomic<bool>* stop_;
  std::size_t side_;
  TrueCandidates found_;
};

}  // namespace

TrueCandidates true_candidates(const Problem& problem, std::uint64_t limit,
                               const std::atomic<bool>* stop) {
  return CandidateSearch(problem, stop).find(limit);
}

}  // namespace nonet
