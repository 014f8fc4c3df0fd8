// See road.hpp. How long a batch is decides only how well the threads are used: as long as takes
// some hundredths of a second, judged by those before it, so that nobody waits long for the last.

#include "cli/road.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

#include "answers/solve_job.hpp"
#include "common/pipeline.hpp"

namespace nonet::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kSecondsOfBatch = 0.02;
constexpr std::size_t kMostItems = 256;
// All batches together hold no more than this, whatever the number of threads.
constexpr std::size_t kAllPlain = 64 * 1024;
constexpr std::size_t kAllItems = 16 * 1024;
// Long answers are handed on in pieces, so that all together take no more than this.
constexpr std::size_t kAllText = 16 * 1024 * 1024;
constexpr std::size_t kMostText = 1024 * 1024;

struct Job {
  Batch batch;
  double seconds = 0;
  bool is_piece = false;  // there is more to come of it
};

class Road {
 public:
  Road(Session& session, const Verb& verb)
      : session_(session),
        verb_(verb),
        intake_(session, verb.has_headings || session.screen().is_watched
                             ? Intake::Company::told
                             : Intake::Company::ignored),
        // Who types sees the answer before the next puzzle.
        threads_(intake_.is_typed() ? 1 : apps::count_threads(session.args().jobs)),
        is_judged_(!verb.answer_batch || verb.is_uneven),
        most_(verb.answer_batch ? std::min(answers::kSolveBatch.plain, kAllPlain / all_jobs())
                                : std::min(kMostItems, kAllItems / all_jobs())),
        size_(is_judged_ ? 1 : most_) {}

  void run() {
    const auto make = [this](Job& job) { return fill(job); };
    const auto work = [this](Job& job, FunctionRef<bool()> hand_over) { answer(job, hand_over); };
    const auto finish = [this](Job& job) { return hand_on(job); };
    apps::Pipeline<Job>::run(threads_, {.make = make, .work = work, .finish = finish});
    if (was_stopped_) session_.note_interrupt();
  }

 private:
  std::size_t all_jobs() const { return apps::count_jobs(threads_); }

  bool fill(Job& job) {
    const std::size_t size = size_;
    const std::size_t items = std::min(size, answers::kSolveBatch.items);
    const bool is_filled =
        intake_.fill(job.batch, verb_.answer_batch ? BatchSize{.plain = size, .items = items}
                                                   : BatchSize{.plain = 0, .items = size});
    if (!is_filled && session_.stop()) was_stopped_ = true;
    return is_filled;
  }

  void answer(Job& job, FunctionRef<bool()> hand_over) {
    const Clock::time_point start = Clock::now();
    if (verb_.answer_batch) {
      verb_.answer_batch(job.batch);
    } else {
      answer_items(job, hand_over);
    }
    job.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  }

  void answer_items(Job& job, FunctionRef<bool()> hand_over) {
    const bool is_seen = session_.screen().is_watched || session_.args().line_buffered;
    const std::size_t much = std::min(kMostText, kAllText / all_jobs());
    job.batch.sheet.set_drain(is_seen ? 1 : much, [&job, hand_over] {
      job.is_piece = true;
      return hand_over();
    });
    Answerer answerer = take_answerer();
    answers::answer_items(job.batch, answerer, [this] { return session_.stop().load(); });
    give_back(std::move(answerer));
  }

  Answerer take_answerer() {
    {
      const std::lock_guard lock(mutex_);
      if (!idle_.empty()) {
        Answerer answerer = std::move(idle_.back());
        idle_.pop_back();
        return answerer;
      }
    }
    return verb_.hire();
  }

  void give_back(Answerer answerer) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(answerer));
  }

  // Whole or, of answers without end, a piece.
  bool hand_on(Job& job) {
    Batch& batch = job.batch;
    const bool is_whole = !std::exchange(job.is_piece, false);
    session_.hand_on(batch.sheet, [this](const Note& note) { verb_.keep(note); });
    batch.sheet.clear();
    if (batch.is_awaited || !is_whole) session_.flush();
    if (!is_whole) return session_.wants_more();
    session_.note_puzzles(batch.size());
    session_.progress().set_share(batch.bytes_read, batch.bytes_total);
    if (is_judged_) judge(job);
    return session_.wants_more();
  }

  void judge(const Job& job) {
    const std::size_t size = size_;
    if (job.seconds < kSecondsOfBatch / 2) size_ = std::min(2 * size, most_);
    if (job.seconds > kSecondsOfBatch * 2) size_ = std::max<std::size_t>(1, size / 2);
  }

  Session& session_;
  const Verb& verb_;
  Intake intake_;
  const std::size_t threads_;
  const bool is_judged_;
  const std::size_t most_;
  std::atomic<std::size_t> size_;
  std::atomic<bool> was_stopped_ = false;
  std::mutex mutex_;
  std::vector<Answerer> idle_;
};

}  // namespace

void answer_all(Session& session, const Verb& verb) {
  try {
    answers::Sheet sheet;
    if (verb.begin) verb.begin(sheet);
    session.hand_on_head(sheet);
    Road(session, verb).run();
    sheet.clear();
    if (verb.end) verb.end(sheet, session.printed());
    session.hand_on_tail(sheet);
  } catch (const std::bad_alloc&) {
    session.run_out_of_memory();
  }
}

}  // namespace nonet::cli
