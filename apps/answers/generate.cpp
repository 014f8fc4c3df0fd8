// See generate.hpp.

#include "answers/generate.hpp"

#include <algorithm>

#include "answers/problems.hpp"
#include "nonet/problem_picture.hpp"

namespace nonet::answers {
namespace {

constexpr double kSecondsOfJob = 0.1;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::variant<Puzzle, Refusal> read_puzzle(Option option, std::string_view flag,
                                          const std::string& word, Lookup look_up) {
  const auto text = look_up(option, word);
  if (const auto* refusal = std::get_if<Refusal>(&text)) return *refusal;
  const Result<Record> record = parse(std::get<std::string>(text));
  if (!record) return Refusal{std::string(flag) + ": " + record.error().message()};
  return record->puzzle;
}

}  // namespace

std::variant<Order, Refusal> read_order(const Args& args, Lookup look_up) {
  if (!args.shuffled.empty()) {
    if (const auto fault = find_fault_in_shuffle(args)) return Refusal{*fault};
    auto puzzle = read_puzzle(Option::shuffled, "--shuffle", args.shuffled, look_up);
    if (auto* refusal = std::get_if<Refusal>(&puzzle)) return *refusal;
    return std::get<Puzzle>(puzzle);
  }
  if (args.problems) {
    auto wish = read_problem_wish(args);
    if (auto* refusal = std::get_if<Refusal>(&wish)) return *refusal;
    return std::get<ProblemWish>(std::move(wish));
  }
  WishWords words = wish_words(args);
  if (!args.rules->is_classic()) {
    auto ratings = bounds_of_every_board(words.ratings);
    if (const auto* fault = std::get_if<std::string>(&ratings)) return Refusal{*fault};
    words.ratings = std::get<std::vector<Bounds>>(std::move(ratings));
  }
  if (!args.mask.empty()) {
    const auto mask = look_up(Option::mask, args.mask);
    if (const auto* refusal = std::get_if<Refusal>(&mask)) return *refusal;
    words.mask = std::get<std::string>(mask);
  }
  if (!args.solution.empty()) {
    const auto solution = read_puzzle(Option::solution, "--from", args.solution, look_up);
    if (const auto* refusal = std::get_if<Refusal>(&solution)) return *refusal;
    words.solution = std::get<Puzzle>(solution).grid;
  }
  auto wish = read_wish(words);
  if (const auto* fault = std::get_if<std::string>(&wish)) return Refusal{*fault};
  return std::get<Wish>(std::move(wish));
}

Generation::Generation(const Task& task, const Order& order, std::size_t most_in_job)
    : task_(task),
      order_(order),
      seed_(choose_seed(task.args)),
      printer_(choose_format(task.args)),
      is_drawn_(task.view.is_watched && !task.args.to_format &&
                (task.args.number == 1 || task.view.is_narrow())),
      most_in_job_(most_in_job),
      next_(task.args.first),
      tried_{.wanted = task.args.number, .seconds = task.args.timeout} {}

void Generation::begin(Sheet& sheet) {
  if (!seed_.words.empty()) sheet.say(seed_.words);
  if (has_frame()) sheet.print(printer_.head());
  last_new_ = Clock::now();
}

bool Generation::make(Job& job) {
  if (task_.is_stopped()) return false;
  // Where equal puzzles are dropped nobody knows how many are needed; `finish` says when to end.
  const std::uint64_t begun = next_ - task_.args.first;
  const std::uint64_t left = task_.args.distinct ? most_in_job_ : task_.args.number - begun;
  if (left == 0) return false;
  job.series = {seed_.number, next_,
                static_cast<std::size_t>(std::min<std::uint64_t>(left, size_.load()))};
  next_ += job.series.count;
  return true;
}

void Generation::work(Job& job) const {
  const Clock::time_point start = Clock::now();
  job.pieces.clear();
  job.generated = {};
  if (task_.args.json && !job.answer) job.answer.emplace(task_.args, seed_.number);
  if (const Wish* wish = std::get_if<Wish>(&order_)) {
    make_puzzles(*wish, job);
  } else if (const ProblemWish* problem = std::get_if<ProblemWish>(&order_)) {
    make_problems(*problem, job);
  } else {
    make_looks(std::get<Puzzle>(order_), job);
  }
  job.seconds = seconds_since(start);
}

bool Generation::finish(Job& job, Sheet& sheet) {
  for (const Piece& piece : job.pieces) {
    if (task_.args.distinct && !seen_.insert(piece.mark)) continue;
    last_new_ = Clock::now();
    if (is_drawn_ && tried_.made > 0) sheet.print("\n");
    sheet.print(piece.text);
    if (++tried_.made == tried_.wanted) return false;
  }
  tried_.note(job.generated);
  if (job.seconds < kSecondsOfJob / 2) size_ = std::min(2 * size_.load(), most_in_job_);
  if (job.seconds > kSecondsOfJob * 2) size_ = std::max<std::size_t>(1, size_.load() / 2);
  const bool is_whole = job.pieces.size() == job.series.count;
  is_exhausted_ = is_whole && seconds_since(last_new_) > timeout();
  return is_whole && !is_exhausted_;
}

void Generation::end(Sheet& sheet) {
  end_early(sheet);
  if (tried_.made < tried_.wanted) complain(sheet);
}

void Generation::end_early(Sheet& sheet) {
  if (has_frame()) sheet.print(printer_.tail());
}

void Generation::make_puzzles(const Wish& wish, Job& job) const {
  Clock::time_point last = Clock::now();
  const auto note = [&last](const Made&) {
    last = Clock::now();
    return true;
  };
  const auto is_over = [&] { return task_.is_stopped() || seconds_since(last) > timeout(); };
  const FunctionRef<bool(const Made&)> accept = note;
  const FunctionRef<bool()> stop = is_over;
  job.generated = generate(wish, job.series, {.accept = &accept, .stop = &stop});
  for (const Made& made : job.generated.made) {
    job.pieces.push_back({mark(made.puzzle, job), text_of(wish, made, job)});
  }
}

void Generation::make_looks(const Puzzle& puzzle, Job& job) const {
  for (std::size_t i = 0; i < job.series.count; ++i) {
    const std::uint64_t index = job.series.first + i;
    const Record record{shuffle(puzzle, {.seed = seed_.number, .first = index}), {}, {}, {}};
    const std::string text = task_.args.json ? job.answer->of_look(record.puzzle, index)
                             : is_drawn_     ? draw(record.puzzle, task_.view.picture)
                                             : printer_.entry(record, static_cast<long>(index));
    job.pieces.push_back({mark(record.puzzle.grid, job), text});
  }
}

void Generation::make_problems(const ProblemWish& wish, Job& job) const {
  for (std::size_t i = 0; i < job.series.count && !task_.is_stopped(); ++i) {
    ++job.generated.attempts;
    const auto made = nonet::generate(wish, seed_.number, job.series.first + i, task_.stop);
    if (!made) return;
    const ProblemText written = write_problem(made->problem, choose_format(task_.args));
    const std::string text = task_.args.json ? problem_answer(*made, wish, seed_.number)
                             : is_drawn_ ? draw(made->problem, {.frame = task_.view.picture.frame})
                             : written.fault.empty() ? written.text
                                                     : "# error: " + written.fault + "\n";
    job.pieces.push_back({{}, text});
  }
}

std::string Generation::text_of(const Wish& wish, const Made& made, Job& job) const {
  if (task_.args.json) return job.answer->of(wish, made);
  const Record record{Puzzle(made.puzzle, wish.rules), made.solution, {}, {}};
  if (is_drawn_) return draw(record.puzzle, task_.view.picture);
  return printer_.entry(record, static_cast<long>(made.index));
}

void Generation::complain(Sheet& sheet) const {
  sheet.raise(Exit::no);
  if (task_.is_stopped()) {
    sheet.complain("nonet: " + made_words(tried_));
    return sheet.cut();
  }
  const Wish* wish = std::get_if<Wish>(&order_);
  // By rules that are not classic a search for a grid ends, and with it all trying.
  if (wish == nullptr || (!wish->rules->is_classic() && !tried_.nearest)) {
    return sheet.complain(
        "nonet: no puzzle found: no grid was met that fulfils these rules, or none with such "
        "clues, with so many givens, or as hard (" +
        made_words(tried_) + ")");
  }
  sheet.complain("nonet: " +
                 (is_exhausted_ ? nothing_new_words(tried_) : not_found_words(*wish, tried_)));
}

}  // namespace nonet::answers
