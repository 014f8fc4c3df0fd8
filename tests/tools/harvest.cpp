// harvest: finds samples for techniques that have none (tests/logic/samples.hpp). A tool for
// whoever adds a technique; not a test. `./dev harvest` builds it and names the tree.
//
//   harvest [--generate N] [--clues N] [--seed S] [--seconds S] [--better ID]... ROOT < puzzles
//
// Walks the puzzles of standard input and N generated ones down the standard ladder. At every
// position beyond singles each technique without a sample is asked; of what it finds, the step with
// the smallest pattern is kept. The position before it becomes the positive sample, which is also
// the example that documents show; the position after it, or another one of the walk in which the
// technique finds nothing, or a grid with one blank cell, the negative one. Writes
// ROOT/tests/data/techniques/<id>.txt and says what it found and what it did not. A technique that
// has used up its seconds is asked no more. --better looks anew for one that has samples already.

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "../../bench/puzzles.hpp"
#include "logic/clue_puzzles.hpp"
#include "logic/samples.hpp"
#include "nonet/trace.hpp"

namespace nonet {
namespace {

using Clock = std::chrono::steady_clock;

struct Options {
  std::size_t generated = 0, clued = 0;
  std::uint64_t seed = 1;
  double seconds = 20;
  std::vector<Technique> better;
  std::string root;
};

struct Harvested {
  Puzzle before;
  std::optional<Step> step;
  int untidiness = 0;
  std::optional<Puzzle> without;  // the position after it, if there is nothing more
  std::optional<Puzzle> quiet;    // some position in which there is nothing
  double seconds = 0;
};

// What makes a good picture: a step that is the easiest thing to see there, few cells, few digits
// gone before, little that changes, a board neither empty nor full.
int untidiness(const Puzzle& before, const Step& step, Technique easiest) {
  CellSet cells;
  for (const Mark& mark : step.evidence()) cells |= mark.cells;
  const int deleted =
      before.marks ? (basic_candidates(before.grid, *before.rules) - *before.marks).size() : 0;
  constexpr int kGoodBlanks = 35;
  return (step.technique() == easiest ? 0 : 200) + 6 * cells.size() +
         4 * static_cast<int>(step.evidence().size()) + deleted + 2 * step.eliminated().size() +
         std::abs(before.blanks().size() - kGoodBlanks);
}

std::string library_line(const Puzzle& puzzle, const LibraryStep& step) {
  Record record;
  record.puzzle = puzzle;
  record.step = step;
  return print(record, Format::hodoku);
}

class Harvest {
 public:
  explicit Harvest(Options options) : options_(std::move(options)) {
    for (const TechniqueInfo& row : techniques()) {
      if (!has_sample(row) ||
          std::ranges::find(options_.better, row.technique) != options_.better.end()) {
        finds_[row.technique];
      }
    }
  }

  bool has_nothing_to_do() const { return finds_.empty(); }
  void say_what_is_wanted() const {
    std::printf("looking for");
    for (const auto& [technique, find] : finds_) std::printf(" %s", info(technique).id.data());
    std::printf("\n");
  }

  void walk(const Puzzle& puzzle) {
    const Solved solved = solve(puzzle);
    if (solved.verdict != Verdict::unique) return;
    last_cell_ = Puzzle(*solved.solution);
    last_cell_.grid.clear(Cell(0));
    last_cell_.givens.erase(Cell(0));
    last_cell_.rules = puzzle.rules;
    const Known known = {.givens = puzzle.givens, .is_unique = true};
    Walker walker(Schedule::standard());
    Board board = puzzle.start().board;
    walker.walk(board, known, [&](const Step& step, const Board& before) {
      const bool is_single = info(step.technique()).family == Family::singles;
      const Puzzle here = position(before, puzzle);
      for (auto& [technique, find] : finds_) {
        // Where singles are left, only what is simpler than they, or large, has a chance to be met.
        const TechniqueInfo& row = info(technique);
        if (is_single && row.rank > 0 && row.family > Family::intersections) continue;
        ask(technique, find, here, before, known, step.technique());
      }
      return Flow::go_on;
    });
  }

  void write() {
    for (const TechniqueInfo& row : techniques()) {
      const auto found = finds_.find(row.technique);
      if (found == finds_.end()) continue;
      Harvested& find = found->second;
      if (!find.step) {
        std::printf("%s: not found; more puzzles may help (--generate N)\n", row.id.data());
        continue;
      }
      // Some find a step wherever there is more than a single.
      if (!find.without) find.without = last_cell_;
      write_samples(row, find);
      std::printf("%s: %s\n", row.id.data(), sample_file(row).c_str());
    }
  }

 private:
  std::string sample_file(const TechniqueInfo& row) const {
    return options_.root + "/tests/data/techniques/" + std::string(row.id) + ".txt";
  }

  // A file without a sample, as new_technique.py begins it, is as good as none.
  bool has_sample(const TechniqueInfo& row) const {
    std::ifstream file(sample_file(row));
    for (std::string line; std::getline(file, line);) {
      if (line.starts_with(':')) return true;
    }
    return false;
  }

  void ask(Technique technique, Harvested& find, const Puzzle& here, const Board& board,
           const Known& known, Technique easiest) const {
    if (find.seconds > options_.seconds) return;
    const Clock::time_point start = Clock::now();
    constexpr int kEnough = 200;
    int steps = 0;
    find_steps(
        board, known, technique,
        [&](const Step& step) {
          ++steps;
          const int mess = untidiness(here, step, easiest);
          if (!find.step || mess < find.untidiness) {
            find.untidiness = mess;
            find.before = here;
            find.step = step;
            find.without = after(here, step);
          }
          return steps < kEnough ? Flow::go_on : Flow::stop;
        },
        Kin::left_out);
    if (steps == 0 && !find.quiet) find.quiet = here;
    find.seconds += std::chrono::duration<double>(Clock::now() - start).count();
  }

  // The position after the step, if the technique has nothing more to say there.
  static std::optional<Puzzle> after(const Puzzle& before, const Step& step) {
    Board board = before.start().board;
    apply(board, step);
    const Puzzle next = position(board, before);
    if (board.is_done() || !is_quiet(next, step.technique())) return std::nullopt;
    return next;
  }

  static bool is_quiet(const Puzzle& puzzle, Technique technique) {
    bool is_quiet = true;
    samples::for_each_step(puzzle, technique,
                           [&](const Step&) { return is_quiet = false, Flow::stop; });
    return is_quiet;
  }

  void write_samples(const TechniqueInfo& row, const Harvested& find) const {
    const std::string id(row.id);
    std::ofstream file(sample_file(row));
    file << "# Samples of " << row.name << "; tests/logic/samples.hpp says how to read them.\n"
         << library_line(find.before, {id, "x", samples::write_candidates(find.step->eliminated()),
                                       samples::write_candidates(find.step->placed()), ""})
         << library_line(*find.without, {id + "-x", "x", "", "", ""});
  }

  Options options_;
  std::map<Technique, Harvested> finds_;
  Puzzle last_cell_;  // a position with one blank cell
};

std::optional<Options> read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool has_value = i + 1 < argc;
    if (word == "--generate" && has_value) {
      options.generated = std::stoul(argv[++i]);
    } else if (word == "--clues" && has_value) {
      options.clued = std::stoul(argv[++i]);
    } else if (word == "--seed" && has_value) {
      options.seed = std::stoul(argv[++i]);
    } else if (word == "--seconds" && has_value) {
      options.seconds = std::stod(argv[++i]);
    } else if (word == "--better" && has_value) {
      const std::optional<Technique> technique = find_technique(argv[++i]);
      if (!technique) return std::nullopt;
      options.better.push_back(*technique);
    } else if (word.starts_with('-')) {
      return std::nullopt;
    } else {
      options.root = word;
    }
  }
  if (options.root.empty()) return std::nullopt;
  return options;
}

int run(const Options& options) {
  std::filesystem::create_directories(options.root + "/tests/data/techniques");
  Harvest harvest(options);
  if (harvest.has_nothing_to_do()) {
    std::printf("every technique has samples; --better ID looks for other ones\n");
    return 0;
  }
  harvest.say_what_is_wanted();
  if (isatty(STDIN_FILENO) == 0) {
    for (std::string line; std::getline(std::cin, line);) {
      if (const Result<Record> record = parse(line))
        harvest.walk(Puzzle(record->puzzle.given_grid()));
    }
  }
  bench::Random random(options.seed);
  for (std::size_t i = 0; i < options.generated; ++i) {
    harvest.walk(Puzzle(bench::minimise(bench::random_solution(random), 0, random)));
  }
  // Clues of every kind in turn.
  for (std::size_t i = 0; i < options.clued; ++i) {
    for (const ConstraintInfo& kind : all_constraints()) {
      const auto seed = static_cast<unsigned>(options.seed + i);
      const auto made = test::ProblemMaker(kind.kind, seed).make(16, 20);
      if (!made) continue;
      if (const std::optional<Puzzle> puzzle = puzzle_of(made->problem)) harvest.walk(*puzzle);
    }
  }
  harvest.write();
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  const std::optional<nonet::Options> options = nonet::read_options(argc, argv);
  if (!options) {
    std::fputs(
        "usage: harvest [--generate N] [--seed S] [--seconds S] [--better ID]... ROOT < puzzles\n",
        stderr);
    return 2;
  }
  return nonet::run(*options);
}
