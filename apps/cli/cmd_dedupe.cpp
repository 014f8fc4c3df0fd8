// nonet dedupe: the first of each class of puzzles, however many there are.
//
// The threads of the road find the forms; what they find is sorted twice, by class and back into
// the order of reading, in as much memory as --memory grants and beyond that on disk.

#include <memory>
#include <optional>

#include "answers/dedupe.hpp"
#include "cli/road.hpp"
#include "common/external_sort.hpp"

namespace nonet::cli {
namespace {

using answers::Seen;

class Dedupe {
 public:
  explicit Dedupe(Session& session)
      : session_(session),
        args_(session.args()),
        seen_(answers::kSeenKey, args_.memory_bytes / 2),
        kept_(answers::kKeptKey, args_.memory_bytes / 2) {}

  void run() {
    const auto hire = [this]() -> Answerer {
      const auto canonizer = std::make_shared<Canonizer>();
      return [this, canonizer](const Item& item, Sheet& sheet) {
        // A filter passes on what was asked for and nothing else.
        if (item.entry.record) sheet.keep(answers::seen_record(item, args_, *canonizer), "");
      };
    };
    bool is_read = false;
    answer_all(session_, {.hire = hire,
                          .end = [&is_read](Sheet&, answers::Printed) { is_read = true; },
                          .keep = [this](const Note& note) { seen_.add(note.words); }});
    if (!is_read) return;  // why was said
    if (session_.stop()) return session_.note_interrupt();
    if (!choose()) return complain();
    // The first of half the classes would not be the first of all.
    if (session_.stop()) return session_.note_interrupt();
    if (!print()) complain();
    if (session_.stop()) session_.note_interrupt();
  }

 private:
  // From the classes, what is kept.
  bool choose() {
    const bool is_read = seen_.visit([this](std::string_view record) {
      const Seen seen = answers::read_seen(record);
      if (seen.name_of_class != class_) begin_class(seen);
      ++count_;
      if (args_.groups && count_ > 1) keep_member(seen);
      return !session_.stop();
    });
    if (!args_.groups) keep_first();
    return is_read && kept_.error().empty();
  }
  void begin_class(const Seen& seen) {
    if (!args_.groups) keep_first();
    class_ = seen.name_of_class;
    line_ = seen.line;
    first_ = seen.index;
    count_ = 0;
    ++classes_;
  }
  void keep_first() {
    if (count_ > 0) kept_.add(answers::kept_record({class_, first_, line_}, first_, count_));
  }
  // Alone, a puzzle is no group: the first is kept together with the second.
  void keep_member(const Seen& seen) {
    if (count_ == 2) kept_.add(answers::kept_record({class_, first_, line_}, first_, count_));
    kept_.add(answers::kept_record(seen, first_, count_));
  }

  bool print() {
    const bool is_read = kept_.visit([this](std::string_view record) {
      session_.print(answers::kept_line(record, args_));
      return session_.wants_more() && !session_.stop();
    });
    if (args_.verbose) {
      session_.say("nonet: " + std::to_string(seen_.size()) + " puzzles, " +
                   std::to_string(classes_) + " different");
    }
    return is_read;
  }

  void complain() {
    session_.complain("nonet: " + (seen_.error().empty() ? kept_.error() : seen_.error()));
    session_.raise(Exit::io_failure);
  }

  Session& session_;
  const Args& args_;
  apps::ExternalSort seen_, kept_;
  // The class at hand: its name, its first member, how many so far.
  std::string class_, line_;
  std::uint64_t first_ = 0, count_ = 0;
  std::uint64_t classes_ = 0;
};

}  // namespace

int run_dedupe(const Args& args) {
  Session session(args);
  try {
    Dedupe(session).run();
  } catch (const std::bad_alloc&) {
    session.run_out_of_memory();
  }
  return session.finish();
}

}  // namespace nonet::cli
