// nonet generate: puzzles as wished for, or other looks of one puzzle.
//
// A pipeline makes them: each job is a piece of the series, made and written as text by one thread,
// printed in order. A job is as long as takes a tenth of a second or so, judged by those before it;
// what is printed does not depend on that, since a puzzle depends on its index alone.

#include <atomic>
#include <chrono>
#include <cmath>
#include <new>

#include "answers/distinct.hpp"
#include "answers/generate_answer.hpp"
#include "cli/wish_input.hpp"
#include "common/pipeline.hpp"

namespace nonet::cli {
namespace {

using answers::GenerateAnswer;

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Piece {
  Grid grid;
  std::string text;  // as it is printed
};

struct Job {
  std::optional<GenerateAnswer> answer;  // with --json
  Series series;
  std::vector<Piece> pieces;
  Generated generated;
  double seconds = 0;
};

class Run {
 public:
  Run(Session& session, std::uint64_t seed)
      : session_(session),
        args_(session.args()),
        seed_(seed),
        stop_(session.stop()),
        format_(choose_format(args_)),
        printer_(format_),
        is_drawn_(session.screen().is_watched && !args_.to_format &&
                  (args_.number == 1 || session.screen().is_narrow())),
        threads_(apps::count_threads(args_.jobs)),
        most_in_job_(std::min(kMostInJob, kMostInAll / apps::count_jobs(threads_))),
        next_(args_.first),
        tried_{.wanted = args_.number, .seconds = args_.timeout} {}

  void make(const Wish& wish) {
    run([&](Job& job) { make_puzzles(wish, job); });
    if (tried_.made < args_.number && session_.wants_more()) complain_about(wish);
  }

  void make_looks(const Puzzle& puzzle) {
    run([&](Job& job) { shuffle_puzzles(puzzle, job); });
    if (tried_.made < args_.number && session_.wants_more()) complain_about({});
  }

 private:
  static constexpr std::size_t kMostInJob = 1024;
  static constexpr std::size_t kMostInAll = 32768;
  static constexpr double kSecondsOfJob = 0.1;

  // --- the pipeline

  template <typename Work>
  void run(Work work) {
    const auto timed_work = [this, &work](Job& job, FunctionRef<bool()>) {
      const Clock::time_point start = Clock::now();
      job.pieces.clear();
      if (args_.json && !job.answer) job.answer.emplace(seed_);
      work(job);
      job.seconds = seconds_since(start);
    };
    if (!args_.json && !is_drawn_) session_.print(printer_.head());
    try {
      apps::Pipeline<Job>::run(threads_, {.make = [this](Job& job) { return begin(job); },
                                          .work = timed_work,
                                          .finish = [this](Job& job) { return finish(job); }});
    } catch (const std::bad_alloc&) {
      session_.run_out_of_memory();
      has_failed_ = true;
    }
    if (!args_.json && !is_drawn_) session_.print(printer_.tail());
  }

  bool begin(Job& job) {
    if (stop_.load(std::memory_order_relaxed)) return false;
    // Where equal puzzles are dropped nobody knows how many are needed; `finish` says when to end.
    const std::uint64_t begun = next_ - args_.first;
    const std::uint64_t left = args_.distinct ? most_in_job_ : args_.number - begun;
    if (left == 0) return false;
    job.series = {seed_, next_,
                  static_cast<std::size_t>(std::min<std::uint64_t>(left, size_.load()))};
    next_ += job.series.count;
    return true;
  }

  bool finish(const Job& job) {
    for (const Piece& piece : job.pieces) {
      if (args_.distinct && !seen_.insert(piece.grid)) continue;
      last_new_ = Clock::now();
      if (is_drawn_ && tried_.made > 0) session_.print("\n");
      session_.print(piece.text);
      session_.note_puzzles(1);
      session_.progress().set_share(++tried_.made, args_.number);
      if (tried_.made == args_.number) return false;
    }
    tried_.note(job.generated);
    if (job.seconds < kSecondsOfJob / 2) size_ = std::min(2 * size_.load(), most_in_job_);
    if (job.seconds > kSecondsOfJob * 2) size_ = std::max<std::size_t>(1, size_.load() / 2);
    const bool is_whole = job.pieces.size() == job.series.count;
    is_exhausted_ = is_whole && seconds_since(last_new_) > timeout();
    return is_whole && !is_exhausted_ && session_.wants_more();
  }

  // --- the work of a job

  void make_puzzles(const Wish& wish, Job& job) {
    Clock::time_point last = Clock::now();
    const auto note = [&last](const Made&) {
      last = Clock::now();
      return true;
    };
    const auto is_over = [&] {
      return stop_.load(std::memory_order_relaxed) || seconds_since(last) > timeout();
    };
    const FunctionRef<bool(const Made&)> accept = note;
    const FunctionRef<bool()> stop = is_over;
    job.generated = generate(wish, job.series, {.accept = &accept, .stop = &stop});
    for (const Made& made : job.generated.made) {
      job.pieces.push_back({made.puzzle, text_of(wish, made, job)});
    }
  }

  void shuffle_puzzles(const Puzzle& puzzle, Job& job) {
    for (std::size_t i = 0; i < job.series.count; ++i) {
      const std::uint64_t index = job.series.first + i;
      const Record record{shuffle(puzzle, {.seed = seed_, .first = index}), {}, {}, {}};
      const std::string text = args_.json  ? job.answer->of_look(record.puzzle, index)
                               : is_drawn_ ? draw(record.puzzle, session_.screen().picture)
                                           : printer_.entry(record, static_cast<long>(index));
      job.pieces.push_back({record.puzzle.grid, text});
    }
  }

  std::string text_of(const Wish& wish, const Made& made, Job& job) const {
    if (args_.json) return job.answer->of(wish, made);
    const Record record{Puzzle(made.puzzle), made.solution, {}, {}};
    if (is_drawn_) return draw(record.puzzle, session_.screen().picture);
    return printer_.entry(record, static_cast<long>(made.index));
  }

  // --- what was not found

  double timeout() const { return static_cast<double>(args_.timeout); }

  void complain_about(const Wish& wish) {
    if (has_failed_) return;
    session_.raise(Exit::no);
    if (stop_.load(std::memory_order_relaxed)) {
      session_.complain("nonet: " + made_words(tried_));
      return session_.note_interrupt();
    }
    session_.complain("nonet: " +
                      (is_exhausted_ ? nothing_new_words(tried_) : not_found_words(wish, tried_)));
  }

  Session& session_;
  const Args& args_;
  const std::uint64_t seed_;
  const std::atomic<bool>& stop_;
  const Format format_;
  const Printer printer_;
  const bool is_drawn_;
  const std::size_t threads_, most_in_job_;

  std::uint64_t next_;  // index of the next job's first puzzle
  std::atomic<std::size_t> size_ = 1;
  answers::Tried tried_;
  answers::Distinct seen_;  // with --distinct
  Clock::time_point last_new_ = Clock::now();
  bool is_exhausted_ = false;  // puzzles come, but none that was not seen
  bool has_failed_ = false;    // and it was said why
};

int refuse(Session& session, const Refusal& refusal) {
  session.complain("nonet: " + refusal.words);
  session.raise(refusal.exit);
  return session.finish();
}

}  // namespace

int run_generate(const Args& args) {
  Session session(args);
  if (!args.inputs.empty()) {
    return refuse(session, {"generate reads no files, but '" + args.inputs[0] + "' was given"});
  }
  if (args.shuffled.empty()) {
    const auto wish = read_wish(args);
    if (const auto* refusal = std::get_if<Refusal>(&wish)) return refuse(session, *refusal);
    Run(session, choose_seed(session)).make(std::get<Wish>(wish));
    return session.finish();
  }
  if (const auto fault = answers::find_fault_in_shuffle(args)) return refuse(session, {*fault});
  const auto puzzle = read_puzzle("--shuffle", args.shuffled);
  if (const auto* refusal = std::get_if<Refusal>(&puzzle)) return refuse(session, *refusal);
  Run(session, choose_seed(session)).make_looks(std::get<Puzzle>(puzzle));
  return session.finish();
}

}  // namespace nonet::cli
