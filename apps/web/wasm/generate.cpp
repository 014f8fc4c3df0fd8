// `generate` in a page: one thread, puzzle after puzzle, in the words of the command line.

#include <chrono>
#include <variant>

#include "answers/distinct.hpp"
#include "answers/generate_answer.hpp"
#include "answers/wish.hpp"
#include "web/wasm/verbs.hpp"

namespace nonet::web {
namespace {

using answers::Args;
using answers::Exit;
using answers::Watch;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void refuse(Desk& desk, const std::string& words) {
  desk.complain("nonet: " + words);
  desk.raise(Exit::bad_input);
}

// There are no files in a page: a mask or a grid is given as it is.
std::variant<Wish, std::string> read_wish(const Args& args) {
  answers::WishWords words = answers::wish_words(args);
  if (!args.mask.empty()) words.mask = args.mask;
  if (!args.solution.empty()) {
    const Result<Record> record = parse(args.solution);
    if (!record) return "--from: " + record.error().message();
    words.solution = record->puzzle.grid;
  }
  return answers::read_wish(words);
}

class Run {
 public:
  Run(Desk& desk, const Watch& watch)
      : desk_(desk),
        args_(desk.args()),
        watch_(watch),
        seed_(choose_seed(desk)),
        answer_(seed_),
        tried_{.wanted = args_.number, .seconds = args_.timeout} {}

  void make(const Wish& wish) {
    for (std::uint64_t index = args_.first; tried_.made < args_.number; ++index) {
      const auto is_over = [this] { return seconds_since(last_) > timeout(); };
      const FunctionRef<bool()> stop = is_over;
      last_ = Clock::now();
      const Generated generated = generate(wish, {.seed = seed_, .first = index}, {.stop = &stop});
      tried_.note(generated);
      if (generated.made.empty()) return complain(answers::not_found_words(wish, tried_));
      const Made& made = generated.made[0];
      if (is_new(made.puzzle)) {
        print(answer_.of(wish, made));
      } else if (seconds_since(last_new_) > timeout()) {
        return complain(answers::nothing_new_words(tried_));
      }
    }
  }

  void make_looks(const Puzzle& puzzle) {
    for (std::uint64_t index = args_.first; tried_.made < args_.number; ++index) {
      const Puzzle look = shuffle(puzzle, {.seed = seed_, .first = index});
      if (is_new(look.grid)) {
        print(answer_.of_look(look, index));
      } else if (seconds_since(last_new_) > timeout()) {
        return complain(answers::nothing_new_words(tried_));
      }
    }
  }

 private:
  double timeout() const { return static_cast<double>(args_.timeout); }

  bool is_new(const Grid& grid) { return !args_.distinct || seen_.insert(grid); }

  void print(const std::string& line) {
    desk_.print(line);
    last_new_ = Clock::now();
    watch_(++tried_.made, args_.number);
  }

  void complain(const std::string& words) {
    desk_.complain("nonet: " + words);
    desk_.raise(Exit::no);
  }

  Desk& desk_;
  const Args& args_;
  const Watch& watch_;
  std::uint64_t seed_;
  answers::GenerateAnswer answer_;
  answers::Tried tried_;
  answers::Distinct seen_;  // with --distinct
  Clock::time_point last_ = Clock::now(), last_new_ = Clock::now();
};

}  // namespace

std::uint64_t choose_seed(Desk& desk) {
  if (desk.args().has(answers::Option::seed)) return desk.args().seed;
  const std::uint64_t seed = answers::random_seed();
  desk.say("nonet: " + answers::seed_words(seed));
  return seed;
}

void generate_puzzles(Desk& desk, const Watch& watch) {
  const Args& args = desk.args();
  if (args.shuffled.empty()) {
    const auto wish = read_wish(args);
    if (const auto* fault = std::get_if<std::string>(&wish)) return refuse(desk, *fault);
    return Run(desk, watch).make(std::get<Wish>(wish));
  }
  if (const auto fault = answers::find_fault_in_shuffle(args)) return refuse(desk, *fault);
  const Result<Record> record = parse(args.shuffled);
  if (!record) return refuse(desk, "--shuffle: " + record.error().message());
  Run(desk, watch).make_looks(record->puzzle);
}

}  // namespace nonet::web
