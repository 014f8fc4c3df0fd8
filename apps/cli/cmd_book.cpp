// nonet book, nonet sheet: puzzles on paper. The threads of the road look at the puzzles, or make
// them; when all are there, the pages are written one after the other.

#include <unistd.h>

#include <memory>
#include <mutex>
#include <new>

#include "answers/book.hpp"
#include "cli/road.hpp"
#include "common/input_file.hpp"
#include "common/pipeline.hpp"

namespace nonet::cli {
namespace {

using answers::BookEntry;
using answers::BookPart;
using answers::BookReader;
using answers::Refusal;

class BookPress {
 public:
  explicit BookPress(Session& session)
      : session_(session), args_(session.args()), task_{args_, session.view(), &session.stop()} {}

  void run() {
    auto design = answers::read_design(args_);
    if (const auto* fault = std::get_if<std::string>(&design)) return refuse({*fault});
    if (!read_fonts(std::get<BookDesign>(design))) return;
    const bool is_made = args_.has(answers::Option::made);
    if (is_made && !args_.inputs.empty()) {
      return refuse({"--make makes the puzzles; it takes no '" + args_.inputs[0] + "'"});
    }
    const bool is_gathered = is_made ? make() : gather();
    if (session_.stop()) return session_.note_interrupt();
    if (!is_gathered) return session_.give_up();
    write(answers::make_book(args_, std::move(std::get<BookDesign>(design)), std::move(entries_)));
  }

 private:
  void refuse(const Refusal& refusal) {
    session_.complain("nonet: " + refusal.words);
    session_.raise(refusal.exit);
    session_.give_up();
  }

  bool read_font(const std::string& path, std::string& bytes) {
    constexpr std::size_t kMost = std::size_t{64} << 20;
    apps::InputFile input(path);
    std::string piece(std::size_t{1} << 16, '\0');
    while (bytes.size() < kMost) {
      const std::size_t got = input.read(piece.data(), piece.size());
      if (got == 0) break;
      bytes.append(piece, 0, got);
    }
    if (input.error().empty() && !bytes.empty()) return true;
    refuse({"cannot read '" + input.label() +
                "': " + (input.error().empty() ? "the file is empty" : input.error()),
            Exit::io_failure});
    return false;
  }
  bool read_fonts(BookDesign& design) {
    if (!args_.font.empty() && !read_font(args_.font, regular_)) return false;
    if (!args_.bold_font.empty() && !read_font(args_.bold_font, bold_)) return false;
    design.regular_font = regular_;
    design.bold_font = bold_;
    if (!regular_.empty() || has_book_font()) return true;
    refuse(answers::font_refusal());
    return false;
  }

  // A book without some of its puzzles would be another book: all of them, or none.
  bool gather() {
    bool is_whole = true;
    const auto hire = [&]() -> Answerer {
      const auto reader = std::make_shared<BookReader>(task_);
      return [this, reader, &is_whole](const Item& item, Sheet& sheet) {
        if (!item.entry.record) {
          const std::lock_guard lock(mutex_);
          is_whole = false;
          return;
        }
        auto read = reader->read(item.entry);
        if (session_.stop()) return sheet.cut();
        const std::lock_guard lock(mutex_);
        if (const auto* fault = std::get_if<std::string>(&read)) {
          is_whole = false;
          sheet.complain(item.where() + ": " + answers::unfit_words(item.index, *fault));
          return sheet.raise(Exit::no);
        }
        std::get<BookEntry>(read).index = item.index;
        entries_.push_back(std::move(std::get<BookEntry>(read)));
      };
    };
    answer_all(session_, {.hire = hire});
    return is_whole && !entries_.empty() && session_.wants_more();
  }

  struct Job {
    const BookPart* part = nullptr;
    Series series = {};
    std::uint64_t index = 0;  // of its first puzzle in the book
    std::vector<BookEntry> entries = {};
    Generated generated = {};
    std::string fault = {};
  };

  bool make() {
    auto read = answers::read_parts(args_);
    if (const auto* refusal = std::get_if<Refusal>(&read)) {
      refuse(*refusal);
      return false;
    }
    const auto& parts = std::get<std::vector<BookPart>>(read);
    const answers::Seed seed = answers::choose_seed(args_);
    if (!seed.words.empty()) session_.say(seed.words);
    std::uint64_t wanted = 0;
    for (const BookPart& part : parts) wanted += part.count;
    std::size_t which = 0;
    std::uint64_t done = 0, index = 1;  // of the part, of all
    const auto plan = [&](Job& job) {
      if (which == parts.size() || session_.stop()) return false;
      constexpr std::uint64_t kTogether = 4;
      const std::uint64_t count = std::min(kTogether, parts[which].count - done);
      job = {&parts[which], {seed.number, done + 1, static_cast<std::size_t>(count)}, index};
      index += count;
      done += count;
      if (done == parts[which].count) {
        ++which;
        done = 0;
      }
      return true;
    };
    const auto work = [&](Job& job, FunctionRef<bool()>) { make_entries(job); };
    const auto finish = [&](Job& job) { return take(job, wanted); };
    apps::Pipeline<Job>::run(apps::count_threads(args_.jobs),
                             {.make = plan, .work = work, .finish = finish});
    return entries_.size() == wanted;
  }

  void make_entries(Job& job) {
    BookReader reader(task_);
    for (std::size_t i = 0; i < job.series.count; ++i) {
      auto entry = answers::make_entry(*job.part, job.series.seed, job.series.first + i, reader,
                                       task_, job.generated);
      if (!entry) return;
      entry->index = job.index + i;
      job.entries.push_back(std::move(*entry));
    }
  }

  bool take(Job& job, std::uint64_t wanted) {
    for (BookEntry& entry : job.entries) entries_.push_back(std::move(entry));
    session_.note_puzzles(job.entries.size());
    session_.progress().set_share(entries_.size(), wanted);
    if (job.entries.size() == job.series.count) return session_.wants_more();
    if (session_.stop()) return false;
    answers::Tried tried;
    tried.made = entries_.size();
    tried.wanted = wanted;
    tried.seconds = args_.timeout;
    tried.note(job.generated);
    session_.complain("nonet: " + answers::not_found_words(*job.part, tried));
    session_.raise(Exit::no);
    return false;
  }

  void write(const Book& book) {
    const auto take = [this](std::string_view bytes) {
      session_.print(bytes);
      return session_.wants_more() && !session_.stop();
    };
    const BookWritten written = write_book(book, take);
    if (session_.stop()) return session_.note_interrupt();
    if (!written.fault.empty()) return refuse(answers::book_refusal(written.fault));
    if (args_.verbose) {
      const auto counted = [](auto count, const std::string& what) {
        return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
      };
      session_.say("nonet: " + counted(book.puzzles.size(), "puzzle") + " on " +
                   counted(written.pages, "page"));
    }
  }

  Session& session_;
  const Args& args_;
  const answers::Task task_;
  std::mutex mutex_;
  std::vector<BookEntry> entries_;
  std::string regular_, bold_;
};

}  // namespace

int run_book(const Args& args) {
  Session session(args);
  if (session.screen().is_terminal) {
    session.complain("nonet: a PDF file is for no terminal; name one: -o FILE.pdf");
    session.raise(Exit::bad_input);
    return session.finish();
  }
  try {
    BookPress(session).run();
  } catch (const std::bad_alloc&) {
    session.run_out_of_memory();
  }
  return session.finish();
}

}  // namespace nonet::cli
