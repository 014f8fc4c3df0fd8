// nonet db: a catalogue of puzzles in SQLite: made, asked, written out. Adding is in
// cmd_db_add.cpp.

#include "cli/cmd_db.hpp"

#include "answers/technique_list.hpp"
#include "answers/wish.hpp"
#include "cli/wish_input.hpp"
#include "db/catalogue.hpp"
#include "db/questions.hpp"
#include "nonet/technique.hpp"

namespace nonet::cli {
namespace {

using answers::Refusal;

constexpr std::uint64_t kFewAlike = 10;

// The filter that the options make, or why they do not.
class FilterReader {
 public:
  FilterReader(const Args& args, db::Questions& questions) : args_(args), questions_(questions) {}

  std::variant<db::Filter, Refusal> read() {
    filter_.bounds = args_.bounds;
    filter_.tag = args_.wanted_tag;
    filter_.source = args_.wanted_source;
    filter_.limit = args_.most_puzzles;
    if (!args_.look_symmetry.empty()) filter_.symmetry = find_symmetry(args_.look_symmetry);
    using Step = std::optional<Refusal> (FilterReader::*)();
    for (const Step step :
         {&FilterReader::read_clues, &FilterReader::read_technique, &FilterReader::read_pattern,
          &FilterReader::read_same, &FilterReader::read_like}) {
      if (const std::optional<Refusal> refusal = (this->*step)()) return *refusal;
    }
    return filter_;
  }

 private:
  std::optional<Refusal> read_clues() {
    if (args_.wanted_clues.empty()) return std::nullopt;
    filter_.clues = answers::find_clues(args_.wanted_clues);
    if (filter_.clues) return std::nullopt;
    return Refusal{"--clues: expected a number up to 81, or two such as 24..26, found '" +
                   args_.wanted_clues + "'"};
  }

  // Scales have names of their own for some.
  std::optional<Refusal> read_technique() {
    if (args_.used_technique.empty()) return std::nullopt;
    const std::optional<Technique> technique = find_technique(args_.used_technique);
    filter_.technique = technique ? info(*technique).id : args_.used_technique;
    if (technique || questions_.has_technique(filter_.technique)) return std::nullopt;
    return Refusal{"--technique: " + answers::unknown_technique(args_.used_technique)};
  }

  std::optional<Refusal> read_pattern() {
    if (args_.wanted_pattern.empty()) return std::nullopt;
    const auto text = look_up(answers::Option::shuffled, args_.wanted_pattern);
    if (const auto* refusal = std::get_if<Refusal>(&text)) return *refusal;
    int cells = 0;
    const auto mask = answers::find_mask(std::get<std::string>(text), cells);
    if (!mask) return Refusal{"--pattern: expected 81 cells, found " + std::to_string(cells)};
    filter_.pattern = db::pattern_of(*mask, canonizer_);
    return std::nullopt;
  }

  std::variant<Grid, Refusal> read_puzzle(const char* flag, const std::string& word) {
    const auto text = look_up(answers::Option::shuffled, word);
    if (const auto* refusal = std::get_if<Refusal>(&text)) return *refusal;
    const Result<Record> record = parse(std::get<std::string>(text));
    if (record) return record->puzzle.given_grid();
    return Refusal{std::string(flag) + ": " + record.error().message()};
  }

  std::optional<Refusal> read_same() {
    if (args_.same_as.empty()) return std::nullopt;
    const auto puzzle = read_puzzle("--same", args_.same_as);
    if (const auto* refusal = std::get_if<Refusal>(&puzzle)) return *refusal;
    filter_.form = db::pack(canonizer_.canonize(std::get<Grid>(puzzle)).form);
    return std::nullopt;
  }

  std::optional<Refusal> read_like() {
    if (args_.like.empty()) return std::nullopt;
    const auto puzzle = read_puzzle("--like", args_.like);
    if (const auto* refusal = std::get_if<Refusal>(&puzzle)) return *refusal;
    filter_.alike = questions_.find_alike(std::get<Grid>(puzzle), *find_scale(args_.scale));
    if (filter_.limit == 0) filter_.limit = kFewAlike;
    if (filter_.alike || questions_.trouble()) return std::nullopt;
    return Refusal{"--like: a puzzle without exactly one solution has no rating", Exit::no};
  }

  const Args& args_;
  db::Questions& questions_;
  Canonizer canonizer_;
  db::Filter filter_;
};

// By --csv and --json, or by the ending of the file.
db::Layout form_of(const Args& args) {
  if (args.json) return db::Layout::json;
  if (args.csv) return db::Layout::csv;
  const Format format = choose_format(args);
  if (format == Format::csv) return db::Layout::csv;
  return format == Format::json ? db::Layout::json : db::Layout::line;
}

void refuse(Session& session, const Refusal& refusal) {
  session.complain("nonet: " + refusal.words);
  session.raise(refusal.exit);
}

bool has_filter(const Args& args) {
  using answers::Option;
  bool is_there = !args.asked.empty();
  for (const Option option :
       {Option::same_as, Option::like, Option::used_technique, Option::look_symmetry,
        Option::wanted_pattern, Option::wanted_clues, Option::wanted_tag, Option::wanted_source}) {
    is_there |= args.has(option);
  }
  return is_there;
}

// What is asked, if it can be: the words of what is wrong with it, if anything.
std::optional<std::string> find_fault(const Args& args) {
  const std::size_t most = args.command == answers::Command::db_query ? 2 : 1;
  const bool is_adding = args.command == answers::Command::db_add;
  if (args.inputs.empty() || args.inputs[0] == "-") return "expected a database, FILE.db";
  if (!is_adding && args.inputs.size() > most) {
    return "expected no more than " + std::string(most == 1 ? "FILE.db" : "FILE.db and SQL") +
           ", found '" + args.inputs[most] + "'";
  }
  if (args.command != answers::Command::db_query) return std::nullopt;
  const bool has_sql = args.inputs.size() == 2;
  if (has_sql && (has_filter(args) || args.has(answers::Option::most_puzzles))) {
    return "SQL says all that is asked; it excludes the options that choose puzzles";
  }
  if (has_sql || has_filter(args)) return std::nullopt;
  return "expected SQL, or an option that chooses puzzles; 'nonet db export' writes all";
}

void answer(Session& session) {
  const Args& args = session.args();
  db::Questions questions(args.inputs[0], &session.stop());
  const auto print = [&session](std::string_view line) {
    session.print(line);
    return session.wants_more() && !session.stop();
  };
  if (!questions.trouble() && args.inputs.size() == 2) {
    questions.ask(args.inputs[1], form_of(args), print);
  } else if (!questions.trouble()) {
    const auto filter = FilterReader(args, questions).read();
    if (const auto* refusal = std::get_if<Refusal>(&filter)) return refuse(session, *refusal);
    const std::uint64_t count = questions.list(std::get<db::Filter>(filter), form_of(args), print);
    session.note_puzzles(count);
    if (count == 0 && has_filter(args)) session.raise(Exit::no);
  }
  complain_of(session, questions.trouble());
  if (session.stop()) session.note_interrupt();
}

}  // namespace

bool complain_of(Session& session, const std::optional<db::Failure>& trouble) {
  if (!trouble) return false;
  if (trouble->kind == db::Failure::Kind::stopped) {
    session.note_interrupt();
    return true;
  }
  session.complain("nonet: " + trouble->words);
  session.raise(trouble->kind == db::Failure::Kind::input ? Exit::bad_input : Exit::io_failure);
  return true;
}

int run_db(const Args& args) {
  using answers::Command;
  Args own = args;
  const std::string path = args.inputs.empty() ? "" : args.inputs[0];
  if (args.command == Command::db_add && !own.inputs.empty()) own.inputs.erase(own.inputs.begin());
  Session session(own);
  try {
    if (const auto fault = find_fault(args)) {
      refuse(session, {*fault});
    } else if (args.command == Command::db_init) {
      complain_of(session, db::create(path, &session.stop()));
    } else if (args.command == Command::db_add) {
      add_puzzles(session, path);
    } else {
      answer(session);
    }
  } catch (const std::bad_alloc&) {
    session.run_out_of_memory();
  }
  return session.finish();
}

}  // namespace nonet::cli
