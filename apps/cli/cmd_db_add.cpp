// nonet db add: puzzles into a catalogue.
//
// The threads of the road find the forms; the rows they make come here in the order of reading and
// are collected to batches, of which one is written while the next is filled. What is written is
// there, whatever happens next; what is not is added by the next run.

#include <chrono>
#include <cstring>
#include <memory>
#include <mutex>

#include "cli/cmd_db.hpp"
#include "cli/road.hpp"
#include "common/pipeline.hpp"
#include "db/catalogue.hpp"

namespace nonet::cli {
namespace {

using Clock = std::chrono::steady_clock;
using answers::Option;

// Where each is rated, a batch takes long as it is.
constexpr std::size_t kMostRated = 4096;
// Nobody loses more than what came in the last seconds; where input comes slowly, and of ratings,
// in less.
constexpr auto kMostWait = std::chrono::seconds(10);
constexpr auto kShortWait = std::chrono::milliseconds(250);

std::vector<std::string> split(std::string_view list) {
  std::vector<std::string> words;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (comma > 0) words.emplace_back(list.substr(0, comma));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return words;
}

// --- rows, on many threads

// Rows as bytes on a sheet: each with the length of its comment in place of the comment's number,
// and the comment after it.
void write_row(std::string& bytes, const Grid& grid, std::string_view comment,
               Canonizer& canonizer) {
  db::PuzzleRow row = db::make_row(grid, canonizer);
  row.comment = static_cast<std::uint32_t>(comment.size());
  bytes.append(reinterpret_cast<const char*>(&row), sizeof row).append(comment);
}

constexpr char kAwaited[] = "awaited";

void make_rows(answers::Batch& batch) {
  constexpr std::size_t kGridLine = kCells + 1;
  Canonizer canonizer;
  std::string rows;
  std::size_t told = 0, done = 0;
  const auto hand_on = [&] {
    if (!rows.empty()) batch.sheet.keep(std::exchange(rows, {}), batch.file);
  };
  auto placed = batch.items.begin();
  for (std::size_t i = 0; i <= batch.plain_count; ++i) {
    for (; placed != batch.items.end() && placed->after == i; ++placed, ++done) {
      tell_notices(batch, told, done);
      const Entry& entry = placed->item.entry;
      if (!entry.record) batch.sheet.tell_unreadable(placed->item);
      if (!entry.record) continue;
      write_row(rows, entry.record->puzzle.given_grid(), entry.record->words.comment, canonizer);
    }
    tell_notices(batch, told, done);
    if (i == batch.plain_count) break;
    const std::string_view line = std::string_view(batch.plain).substr(i * kGridLine, kCells);
    write_row(rows, Grid::from_line(line), "", canonizer);
    ++done;
  }
  hand_on();
  if (batch.is_awaited) batch.sheet.keep("", kAwaited);
}

// --- ratings, on many threads

class Raters {
 public:
  Raters(Session& session, db::Catalogue& catalogue, const Scale& scale)
      : session_(session), catalogue_(catalogue), scale_(scale) {}

  void rate(std::span<const std::int64_t> ids) {
    const std::vector<db::Catalogue::Unrated> puzzles = catalogue_.unrated(ids, scale_);
    struct Job {
      const db::Catalogue::Unrated* puzzle = nullptr;
      Rated rated;
    };
    std::size_t next = 0;
    const auto make = [&](Job& job) {
      if (next == puzzles.size() || session_.stop()) return false;
      job.puzzle = &puzzles[next++];
      return true;
    };
    const auto work = [this](Job& job, FunctionRef<bool()>) {
      job.rated = rate(job.puzzle->puzzle);
    };
    const auto finish = [this](Job& job) {
      note(job.puzzle->id, job.rated);
      return !catalogue_.trouble() && !session_.stop();
    };
    apps::Pipeline<Job>::run(apps::count_threads(session_.args().jobs),
                             {.make = make, .work = work, .finish = finish});
    write();
  }

  const Scale& scale() const { return scale_; }
  std::uint64_t rated() const { return count_; }
  std::uint64_t unrated() const { return none_; }

 private:
  Rated rate(const Grid& puzzle) {
    const Args& args = session_.args();
    const bool has_limit = args.has(Option::time_limit);
    const Clock::time_point end = Clock::now() + std::chrono::seconds(args.time_limit);
    const auto is_over = [&] { return session_.stop() || (has_limit && Clock::now() > end); };
    const FunctionRef<bool()> stop = is_over;
    std::unique_ptr<Rater> rater = take();
    Rated rated = rater->rate(Puzzle(puzzle), {.stop = &stop});
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(rater));
    return rated;
  }

  std::unique_ptr<Rater> take() {
    const std::lock_guard lock(mutex_);
    if (idle_.empty()) return std::make_unique<Rater>(scale_);
    std::unique_ptr<Rater> rater = std::move(idle_.back());
    idle_.pop_back();
    return rater;
  }

  void note(std::int64_t id, const Rated& rated) {
    if (session_.stop() && rated.is_stopped) return;
    if (!rated.rating) ++none_;
    if (rated.rating) ready_.push_back({id, *rated.rating});
    if (Clock::now() - written_ > kShortWait) write();
  }

  void write() {
    if (!ready_.empty()) catalogue_.keep(ready_, scale_);
    if (!catalogue_.trouble()) count_ += ready_.size();
    ready_.clear();
    written_ = Clock::now();
  }

  Session& session_;
  db::Catalogue& catalogue_;
  const Scale& scale_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Rater>> idle_;
  std::vector<db::Catalogue::RatedPuzzle> ready_;
  Clock::time_point written_ = Clock::now();
  std::uint64_t count_ = 0, none_ = 0;
};

// --- what the rows come to

class Adding {
 public:
  Adding(Session& session, db::Catalogue& catalogue)
      : session_(session),
        catalogue_(catalogue),
        tags_(split(session.args().given_tags)),
        has_writer_(apps::count_threads(session.args().jobs) > 1) {
    for (const std::string& name : split(session.args().rated_by)) {
      raters_.push_back(std::make_unique<Raters>(session, catalogue, *find_scale(name)));
    }
  }

  void run() {
    answer_all(session_,
               {.answer_batch = make_rows, .keep = [this](const Note& note) { take(note); }});
    write();
    wait();
    if (!catalogue_.trouble()) catalogue_.settle();
    report();
  }

 private:
  void take(const Note& note) {
    if (!session_.wants_more()) return;
    if (!note.words.empty()) {
      const std::string& given = session_.args().given_source;
      collect(note.words, given.empty() ? note.name : given);
    }
    const auto waited = Clock::now() - written_;
    const std::size_t most = raters_.empty() ? db::kMostRows : kMostRated;
    const bool is_awaited = note.words.empty() && waited > kShortWait;
    if (filling_.rows.size() >= most || waited > kMostWait || is_awaited) write();
  }

  void collect(std::string_view bytes, const std::string& source) {
    if (filling_.sources.empty() || filling_.sources.back() != source) {
      filling_.sources.push_back(source);
    }
    while (!bytes.empty()) {
      db::PuzzleRow row;
      std::memcpy(&row, bytes.data(), sizeof row);
      bytes.remove_prefix(sizeof row);
      row.source = static_cast<std::uint32_t>(filling_.sources.size() - 1);
      if (row.comment > 0) {
        filling_.comments.emplace_back(bytes.substr(0, row.comment));
        bytes.remove_prefix(row.comment);
        row.comment = static_cast<std::uint32_t>(filling_.comments.size());
      }
      filling_.rows.push_back(row);
    }
  }

  // Begins to write what was collected, when what was before it is written.
  void write() {
    wait();
    written_ = Clock::now();
    if (filling_.rows.empty() || catalogue_.trouble()) return;
    std::swap(filling_, writing_);
    filling_.clear();
    if (!raters_.empty() || !has_writer_) return write_batch();
    writer_ = std::make_unique<apps::Thread>();
    if (!writer_->start([this] { write_batch(); })) write_batch();
  }

  void write_batch() {
    try {
      const std::size_t added = catalogue_.add(writing_, tags_);
      if (catalogue_.trouble()) return;
      added_ += added;
      read_ += writing_.rows.size();
      catalogue_.settle();
    } catch (const std::bad_alloc&) {
      is_out_of_memory_ = true;
      return;
    }
    for (const std::unique_ptr<Raters>& raters : raters_) {
      if (!session_.stop() && !catalogue_.trouble()) raters->rate(catalogue_.ids());
    }
  }

  void wait() {
    writer_.reset();
    if (is_out_of_memory_) throw std::bad_alloc();
    if (catalogue_.trouble()) session_.give_up();
  }

  void report() {
    complain_of(session_, catalogue_.trouble());
    std::string words = "nonet: " + std::to_string(read_) + (read_ == 1 ? " puzzle" : " puzzles") +
                        " read, " + std::to_string(added_) + " of them new";
    std::uint64_t unrated = 0;
    for (const std::unique_ptr<Raters>& raters : raters_) {
      words +=
          ", " + std::to_string(raters->rated()) + " rated by " + std::string(raters->scale().name);
      unrated += raters->unrated();
    }
    if (unrated > 0) {
      words += ", " + std::to_string(unrated) + " without a rating";
      session_.raise(Exit::no, unrated);
    }
    session_.say(words);
    if (session_.stop()) session_.note_interrupt();
  }

  Session& session_;
  db::Catalogue& catalogue_;
  std::vector<std::string> tags_;
  bool has_writer_;
  std::vector<std::unique_ptr<Raters>> raters_;
  db::Delivery filling_, writing_;
  Clock::time_point written_ = Clock::now();
  std::uint64_t read_ = 0, added_ = 0;
  bool is_out_of_memory_ = false;
  std::unique_ptr<apps::Thread> writer_;  // the last member: what it works on is still there
};

}  // namespace

void add_puzzles(Session& session, const std::string& path) {
  for (const std::string& name : split(session.args().rated_by)) {
    if (find_scale(name) != nullptr) continue;
    std::string known;
    for (const Scale& scale : scales()) known.append(known.empty() ? "" : ", ").append(scale.name);
    known.append(", found '").append(name).append("'");
    session.complain("nonet: --rate: expected some of " + known);
    return session.raise(Exit::bad_input);
  }
  db::Catalogue catalogue(path, &session.stop());
  if (complain_of(session, catalogue.trouble())) return;
  Adding(session, catalogue).run();
}

}  // namespace nonet::cli
