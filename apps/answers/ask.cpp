// See ask.hpp. What a Session is to the command line, without files and terminals; the text takes
// the place of standard input.

#include "answers/ask.hpp"

#include <algorithm>
#include <new>

#include "answers/book_answer.hpp"
#include "answers/faults.hpp"
#include "answers/generate.hpp"
#include "answers/kinds.hpp"
#include "answers/scales.hpp"
#include "answers/solve_job.hpp"
#include "answers/technique.hpp"
#include "answers/verb.hpp"

namespace nonet::answers {
namespace {

constexpr std::string_view kLabel = "stdin";
constexpr std::size_t kItems = 64;  // at a time
// An answer without end is handed on in pieces, and ends where nobody could hold it.
constexpr std::size_t kPiece = std::size_t{1} << 20;
constexpr std::size_t kMostBytes = std::size_t{64} << 20;

// What was answered and said so far.
class Desk {
 public:
  Desk(const Args& args, const Verb& verb) : args_(args), verb_(verb), faults_(args) {}

  void take(Sheet& sheet) {
    reply_.out += sheet.text();
    reply_.exit = std::max(reply_.exit, sheet.exit());
    for (const Note& note : sheet.notes()) tell(note);
    is_over_ |= sheet.is_cut();
    sheet.clear();
  }

  void complain(std::string_view words) { reply_.words.append(printable(words)).append("\n"); }
  void raise(Exit exit) { reply_.exit = std::max(reply_.exit, exit); }
  // In the midst of an answer without end.
  bool wants_more() {
    if (reply_.out.size() < kMostBytes || is_over_) return !is_over_;
    complain("nonet: the answer is longer than " + std::to_string(kMostBytes >> 20) +
             " MiB and ends here");
    raise(Exit::io_failure);
    is_over_ = true;
    return false;
  }
  void end() { is_over_ = true; }
  bool is_over() const { return is_over_; }
  Printed printed() const { return reply_.out.empty() ? Printed::nothing : Printed::something; }

  Reply finish() {
    for (const std::string& words : faults_.rest()) complain(words);
    return std::move(reply_);
  }

 private:
  void tell(const Note& note) {
    switch (note.kind) {
      case Note::Kind::said:
        if (!args_.quiet) complain(note.words);
        return;
      case Note::Kind::complained: return complain(note.words);
      case Note::Kind::fault:
        if (faults_.note(note)) complain(note.words);
        return;
      case Note::Kind::kept: return verb_.keep(note);
      case Note::Kind::file: reply_.out += note.words; return;
    }
  }

  const Args& args_;
  const Verb& verb_;
  Faults faults_;
  Reply reply_;
  bool is_over_ = false;
};

// The entries of the text, batch by batch.
class Pages {
 public:
  explicit Pages(const Request& request)
      : text_(request.input),
        reader_(
            [this](char* buffer, std::size_t size) {
              const std::size_t taken = text_.copy(buffer, size, at_);
              at_ += taken;
              return taken;
            },
            ReadOptions{.format = request.args.from_format,
                        .rules = request.args.rules,
                        .problems = request.args.problems,
                        .takes_problems = takes_problems(request.args),
                        .takes_unknown = takes_unknown(request.args)}) {}

  bool fill(Batch& batch, const BatchSize& most) {
    batch.clear();
    batch.first_index = count_ + 1;
    const auto take = [this](std::string& lines, std::size_t wanted) {
      const std::size_t taken = reader_.take_plain_lines(lines, wanted);
      count_ += taken;
      return taken;
    };
    const auto next = [this]() -> std::optional<Item> {
      std::optional<Entry> entry = reader_.next();
      if (!entry) return std::nullopt;
      return Item{std::move(*entry), std::string(kLabel), ++count_};
    };
    const auto would_wait = [] { return false; };
    const bool is_filled = answers::fill(
        batch, most, {.take_plain_lines = take, .next = next, .would_wait = would_wait});
    // A batch that is not full is the last.
    if (batch.first_index == 1 && batch.size() == 1 && batch.items.size() == 1) {
      batch.items[0].item.is_alone = true;
    }
    return is_filled;
  }

  const std::optional<ParseError>& problem() const { return reader_.problem(); }

 private:
  std::string_view text_;
  std::size_t at_ = 0;  // of the text
  Reader reader_;
  std::uint64_t count_ = 0;
};

void answer_batch(const Verb& verb, const Answerer& answer, Batch& batch, Desk& desk,
                  const Task& task) {
  if (verb.answer_batch) {
    verb.answer_batch(batch);
  } else {
    batch.sheet.set_drain(kPiece, [&] {
      desk.take(batch.sheet);
      return desk.wants_more();
    });
    answer_items(batch, answer, [&task] { return task.is_stopped(); });
  }
  desk.take(batch.sheet);
}

Reply answer_puzzles(const Request& request, const Task& task, const Verb& verb) {
  Desk desk(request.args, verb);
  Pages pages(request);
  Batch batch;
  if (verb.begin) verb.begin(batch.sheet);
  desk.take(batch.sheet);
  const Answerer answer = verb.hire ? verb.hire() : Answerer();
  const BatchSize size = verb.answer_batch ? kSolveBatch : BatchSize{.plain = 0, .items = kItems};
  while (!desk.is_over() && pages.fill(batch, size)) {
    answer_batch(verb, answer, batch, desk, task);
    if (task.is_stopped()) desk.end();
  }
  batch.clear();
  if (verb.end) verb.end(batch.sheet, desk.printed());
  desk.take(batch.sheet);
  if (pages.problem()) {
    desk.complain(complaint(kLabel, *pages.problem()));
    desk.raise(Exit::bad_input);
  }
  return desk.finish();
}

Reply refuse(const std::string& words, Exit exit = Exit::bad_input) {
  return {exit, "", "nonet: " + words + "\n"};
}

// There are no files: a mask or a grid is given as it is.
Reply make_puzzles(const Request& request, const Task& task) {
  const auto as_it_is = [](Option, const std::string& word) {
    return std::variant<std::string, Refusal>(word);
  };
  const auto order = read_order(request.args, as_it_is);
  if (const auto* refusal = std::get_if<Refusal>(&order)) {
    return refuse(refusal->words, refusal->exit);
  }
  const Verb none;
  Desk desk(request.args, none);
  Generation generation(task, std::get<Order>(order));
  Sheet sheet;
  generation.begin(sheet);
  desk.take(sheet);
  Generation::Job job;
  bool is_wanted = true;
  while (is_wanted && generation.make(job)) {
    generation.work(job);
    is_wanted = generation.finish(job, sheet);
    desk.take(sheet);
    if (task.watch != nullptr) (*task.watch)(generation.made(), generation.wanted());
    is_wanted = is_wanted && desk.wants_more();
  }
  if (desk.is_over()) {
    generation.end_early(sheet);
  } else {
    generation.end(sheet);
  }
  desk.take(sheet);
  return desk.finish();
}

// The pages of a book are one answer; its puzzles come as text, or are made.
Reply print_pages(const Request& request, const Task& task) {
  BookAnswer book(task);
  if (const std::optional<Refusal>& refusal = book.refusal()) {
    return refuse(refusal->words, refusal->exit);
  }
  if (!request.args.has(Option::made)) return answer_puzzles(request, task, book.verb());
  if (!request.input.empty()) return refuse("--make makes the puzzles; it takes no text");
  const Verb none;
  Desk desk(request.args, none);
  Sheet sheet;
  book.make(sheet);
  desk.take(sheet);
  return desk.finish();
}

Reply tell_technique(const Request& request) {
  const std::optional<Technique> technique = find_technique(request.input);
  if (!technique) return {Exit::bad_input, "", no_technique_words(request.input) + "\n"};
  return {Exit::yes, technique_line(info(*technique), request.args), ""};
}

Reply answer(const Request& request, const Attention& attention) {
  const Args& args = request.args;
  const Task task{.args = args,
                  .view = {},
                  .stop = attention.stop,
                  .watch = attention.watch,
                  .most = attention.most};
  if (const std::optional<Verb> verb = find_verb(task)) return answer_puzzles(request, task, *verb);
  if (args.command == Command::generate) return make_puzzles(request, task);
  if ((On::paper & On::only(args.command)) != 0) return print_pages(request, task);
  if (!args.json) return refuse("'" + request.verb + "' answers in JSON only");
  if (args.command == Command::techniques)
    return {Exit::yes, techniques_lines(args.telling.language), ""};
  if (args.command == Command::kinds) return {Exit::yes, kinds_lines(args.telling.language), ""};
  if (args.command == Command::scales) return {Exit::yes, scales_lines(scales()), ""};
  return tell_technique(request);
}

template <typename Make>
Reply guard(const Make& make) noexcept {
#ifdef __cpp_exceptions  // in a page memory that ends ends the module
  try {
    return make();
  } catch (const std::bad_alloc&) {
    return {Exit::io_failure, "", "nonet: out of memory\n"};
  } catch (...) {  // nothing else is thrown on purpose; what is must not end who asked
    return {Exit::io_failure, "", "nonet: could not go on\n"};
  }
#else
  return make();
#endif
}

}  // namespace

Reply ask(const Request& request, const Attention& attention) noexcept {
  return guard([&] { return answer(request, attention); });
}

Reply ask(std::string_view request_json, const Attention& attention) noexcept {
  return guard([&]() -> Reply {
    const auto read = read_request(request_json);
    if (const auto* bad = std::get_if<BadUsage>(&read)) return refuse(bad->message);
    return answer(std::get<Request>(read), attention);
  });
}

}  // namespace nonet::answers
