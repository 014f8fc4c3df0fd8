// See book.hpp.

#include "answers/book.hpp"

#include <algorithm>
#include <map>

#include "answers/technique.hpp"
#include "nonet/hint.hpp"
#include "nonet/problem_walk.hpp"
#include "nonet/singles.hpp"
#include "nonet/solve_problem.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {
namespace {

bool is_single(Technique technique) {
  return technique == kFullHouse || technique == kHiddenSingle || technique == kNakedSingle;
}

std::string after_singles(std::string_view technique, Language language) {
  if (language == Language::german) return "Nach den Singles, " + std::string(technique) + ": ";
  return "After the singles, " + std::string(technique) + ": ";
}

// The hint to the first step of a path, and to the first beyond singles.
class FirstHints {
 public:
  explicit FirstHints(Language language) : language_(language) {}
  bool wants(Technique technique) const {
    return first_.empty() || (!has_later_ && !is_single(technique));
  }
  void add(Technique technique, const std::string& hint) {
    if (is_single(technique)) {
      first_ = hint;
      return;
    }
    const std::string_view name = words_of(technique, language_).name;
    has_later_ = true;
    if (first_.empty()) {
      first_ = std::string(name) + ": " + hint;
    } else {
      later_ = after_singles(name, language_) + hint;
    }
  }
  std::string text() const { return later_.empty() ? first_ : first_ + " " + later_; }

 private:
  Language language_;
  bool has_later_ = false;
  std::string first_, later_;
};

}  // namespace

BookReader::BookReader(const Task& task) : task_(task), walker_(Schedule::standard()) {}

std::variant<BookEntry, std::string> BookReader::read(const Entry& entry) {
  const Record& record = *entry.record;
  // Where a format has candidates alone, they are the puzzle.
  const bool is_sukaku = entry.format == Format::sukaku && record.puzzle.marks;
  if (record.problem || is_sukaku) return read(problem_of(record));
  return read(record.puzzle);
}

std::variant<BookEntry, std::string> BookReader::read(const Puzzle& puzzle) {
  BookEntry entry;
  BookPuzzle& printed = entry.printed;
  printed.puzzle = Puzzle(puzzle.given_grid(), puzzle.rules);
  if (!puzzle.rules->is_classic()) {
    Record record;
    record.puzzle = printed.puzzle;
    return read(problem_of(record));
  }
  const auto is_over = [this] { return task_.is_stopped(); };
  const FunctionRef<bool()> stop = is_over;
  const Rated rated = rater_.rate(printed.puzzle, {.stop = &stop});
  const Solved& solved = rated.solved;
  if (rated.rating) {
    entry.level = rated.rating->value("level");
    entry.score = rated.rating->value("score");
    printed.level = level_word(rated.rating->text("level"), task_.args.telling.language);
    printed.rating = rated.rating->text("score");
  }
  if (solved.verdict == Verdict::several) return "has several solutions";
  if (solved.verdict == Verdict::illegal) return "breaks the rules: " + reason_text(solved);
  if (solved.verdict != Verdict::unique) return "has no solution: " + reason_text(solved);
  printed.solution = *solved.solution;
  if (printed.puzzle.is_full()) return "has no cell left to fill in";
  if (task_.args.book_hints || task_.args.lessons) look_for_words(printed.puzzle, entry);
  return entry;
}

// The first step, and the first beyond singles.
void BookReader::look_for_words(const Puzzle& puzzle, BookEntry& entry) {
  Telling telling = task_.args.json_telling();
  telling.rules = &*puzzle.rules;
  FirstHints hints(telling.language);
  const auto visit = [&](const Step& step, const Board& before) {
    if (task_.args.book_hints && hints.wants(step.technique()))
      hints.add(step.technique(), hint_text(before, step, HintLevel::area, telling));
    return Flow::go_on;
  };
  const Path path = walk_path(
      walker_, puzzle, {.givens = puzzle.givens, .is_unique = true, .stop = task_.stop}, visit);
  if (task_.args.book_hints) entry.printed.hint = hints.text();
  for (const TechniqueCount& each : path.tally) entry.techniques.push_back(each.technique);
}

// The level of a path on the scale of every board; its hardest technique stands for a score.
void BookReader::set_grade(BookEntry& entry, std::vector<Charge> charges, bool is_solved) const {
  const Language language = task_.args.telling.language;
  const Rating rating = rate_path(std::move(charges), is_solved);
  entry.level = rating.value("grade");
  entry.score = rating.value("rank");
  entry.printed.level = level_word(rating.text("grade"), language);
  for (const std::string_view technique : rating.techniques) {
    const auto found = technique.empty() ? std::nullopt : find_technique(technique);
    if (found) entry.printed.rating = words_of(*found, language).name;
  }
}

namespace {

std::string reason_words(const Problem& problem, const SolvedProblem& solved) {
  if (!solved.words.empty()) return solved.words;
  for (const Flaw& flaw : find_flaws(problem)) {
    if (flaw.is_fatal) return flaw.words;
  }
  return "every way to fill it ends in a contradiction";
}

// Techniques beyond the highest level but one take seconds where there are clues or many rows; who
// asks for them has that level, whichever they are.
Schedule ladder_of(const Problem& problem) {
  Schedule all = Schedule::standard();
  if (problem.side <= kDigits && problem.clues.empty()) return all;
  const int last = rate_path({}, false).value("grade");
  Schedule ladder;
  for (const Technique each : all.techniques()) {
    if (rate_path({{info(each).id, info(each).rank, 1}}, true).value("grade") < last)
      ladder.add(each);
  }
  return ladder;
}

}  // namespace

std::variant<BookEntry, std::string> BookReader::read(Problem problem) {
  for (std::size_t i = 0; i < problem.digits.size(); ++i) {
    if (!problem.givens[i]) problem.digits[i] = 0;
  }
  SolvedProblem solved = solve(problem, task_.stop);
  if (solved.verdict == Verdict::several) return "has several solutions";
  if (solved.verdict == Verdict::illegal)
    return "breaks the rules: " + reason_words(problem, solved);
  if (solved.verdict != Verdict::unique) return "has no solution: " + reason_words(problem, solved);
  if (std::ranges::find(problem.digits, 0) == problem.digits.end())
    return "has no cell left to fill in";
  BookEntry entry;
  look_for_words(problem, entry);
  const Language language = task_.args.telling.language;
  problem.title = printable(problem.title);
  problem.author = printable(problem.author);
  auto printed = std::make_shared<BookProblem>();
  printed->rules = problem_rules(problem, language);
  printed->told = problem_told(problem, language);
  printed->solution = std::move(solved.solution);
  printed->problem = std::move(problem);
  entry.printed.problem = std::move(printed);
  return entry;
}

void BookReader::look_for_words(const Problem& problem, BookEntry& entry) {
  const bool has_hints = task_.args.book_hints;
  const Telling telling = task_.args.json_telling();
  WalkWish wish{.ladder = ladder_of(problem),
                .is_unique = true,
                .telling = telling,
                .words = false,
                .stop = task_.stop};
  if (has_hints) wish.hint = HintLevel::area;
  FirstHints hints(telling.language);
  std::map<std::pair<int, Technique>, int> counts;
  ProblemWalker walker(problem, wish);
  const WalkEnd end = walker.walk([&](const ProblemStep& step) {
    ++counts[{info(step.technique).rank, step.technique}];
    if (has_hints && hints.wants(step.technique)) hints.add(step.technique, step.hint);
    return Flow::go_on;
  });
  if (has_hints) entry.printed.hint = hints.text();
  std::vector<Charge> charges;
  for (const auto& [key, count] : counts) {
    entry.techniques.push_back(key.second);
    charges.push_back({info(key.second).id, key.first, count});
  }
  set_grade(entry, std::move(charges), end == WalkEnd::solved);
}

std::string unfit_words(std::uint64_t index, const std::string& fault) {
  return "puzzle " + std::to_string(index) + " " + fault + "; a book needs exactly one solution";
}

Refusal book_refusal(const std::string& fault) {
  if (fault.starts_with("a page")) return {fault};
  if (fault.starts_with("the font")) return {fault + "; --font FILE.ttf names another"};
  return {"--font: " + fault};
}

Refusal font_refusal() {
  return {"this nonet was built without a font; name one: --font FILE.ttf"};
}

std::variant<BookDesign, std::string> read_design(const Args& args) {
  BookDesign design;
  design.is_sheet = args.command == Command::sheet;
  design.is_large = args.large;
  design.is_booklet = args.booklet;
  const std::string page = !args.page.empty()  ? args.page
                           : design.is_sheet   ? "a4"
                           : design.is_booklet ? "a5"
                           : design.is_large   ? "letter"
                                               : "6x9";
  const std::optional<Paper> paper = find_paper(page);
  if (!paper) {
    return "--page: expected a4, a5, a6, b5, letter, half-letter, legal, inches such as 6x9 or "
           "millimetres such as 170x240mm, found '" +
           page + "'";
  }
  design.paper = *paper;
  design.per_page = args.per_page == "auto" ? 0 : std::stoi(args.per_page);
  design.answers_per_page = args.answers == "none"   ? 0
                            : args.answers != "auto" ? std::stoi(args.answers)
                            : design.is_sheet        ? 0
                                                     : most_answers(*paper, design.is_large);
  if (design.is_large && design.per_page > 1) {
    return "--large is one puzzle a page; it excludes --per-page " + args.per_page;
  }
  if (!args.book_title.empty()) design.title = args.book_title;
  design.author = args.author;
  constexpr std::uint64_t kMostNumber = 1'000'000'000;
  if (args.numbers_from > kMostNumber) {
    return "--numbers-from: expected a number up to 1000000000, found " +
           std::to_string(args.numbers_from);
  }
  design.numbers_from = static_cast<int>(args.numbers_from);
  design.is_by_level = args.book_order != "input";
  design.words = book_words(args.telling.language);
  return design;
}

namespace {

// "90 puzzles: 30 easy, 30 medium, 30 hard"
std::string subtitle_of(const std::vector<BookEntry>& entries, Language language) {
  const bool is_german = language == Language::german;
  std::string text = std::to_string(entries.size());
  text += is_german ? " Rätsel" : entries.size() == 1 ? " puzzle" : " puzzles";
  std::map<int, std::pair<std::string, int>> counts;
  for (const BookEntry& entry : entries) {
    if (entry.printed.level.empty()) return text;
    auto& [name, count] = counts[entry.level];
    name = entry.printed.level;
    ++count;
  }
  std::string_view before = ": ";
  for (const auto& [level, named] : counts) {
    std::string name = named.first;
    if (name[0] >= 'A' && name[0] <= 'Z') name[0] = static_cast<char>(name[0] - 'A' + 'a');
    text.append(before).append(std::to_string(named.second)).append(" ").append(name);
    before = ", ";
  }
  return text;
}

void sort_entries(std::vector<BookEntry>& entries, const std::string& order) {
  std::sort(entries.begin(), entries.end(),
            [](const BookEntry& a, const BookEntry& b) { return a.index < b.index; });
  if (order == "input") return;
  std::stable_sort(entries.begin(), entries.end(), [&](const BookEntry& a, const BookEntry& b) {
    if (a.level != b.level) return a.level < b.level;
    return order == "rating" && a.score < b.score;
  });
}

// The techniques that these puzzles ask for, from the easiest on.
std::vector<Lesson> make_lessons(const std::vector<BookEntry>& entries, const Args& args) {
  std::vector<bool> is_used(techniques().size(), false);
  for (const BookEntry& entry : entries) {
    for (const Technique each : entry.techniques) is_used[static_cast<std::size_t>(each)] = true;
  }
  std::vector<const TechniqueInfo*> rows;
  for (const TechniqueInfo& row : techniques()) {
    if (is_used[static_cast<std::size_t>(row.technique)]) rows.push_back(&row);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const TechniqueInfo* a, const TechniqueInfo* b) {
    return a->rank < b->rank;
  });
  std::vector<Lesson> lessons;
  const Telling telling = args.json_telling();
  for (const TechniqueInfo* row : rows) {
    const TechniqueWords& words = words_of(row->technique, telling.language);
    Lesson lesson{
        std::string(words.name), std::string(words.summary), std::string(words.why), {}, {}};
    if (!lesson.summary.empty()) {
      char& first = lesson.summary[0];
      if (first >= 'a' && first <= 'z') first = static_cast<char>(first - 'a' + 'A');
      if (lesson.summary.back() != '.') lesson.summary += '.';
    }
    if (const std::optional<Example> example = find_example(*row)) {
      lesson.drawing = drawing_of(example->puzzle, example->step, {.telling = telling});
      lesson.told = describe(example->puzzle.start().board, example->step, telling);
    }
    lessons.push_back(std::move(lesson));
  }
  return lessons;
}

}  // namespace

Book make_book(const Args& args, BookDesign design, std::vector<BookEntry> entries) {
  sort_entries(entries,
               design.is_sheet && !args.has(Option::book_order) ? "input" : args.book_order);
  Book book;
  book.design = std::move(design);
  if (book.design.is_sheet) book.design.is_by_level = false;
  if (book.design.per_page == 0) {
    std::size_t count = entries.size();
    for (const BookEntry& entry : entries) {
      const int side = entry.printed.problem ? entry.printed.problem->problem.side : kDigits;
      count = std::min<std::size_t>(count, side > 16 ? 1 : side > kDigits ? 4 : count);
    }
    book.design.per_page = !book.design.is_sheet || book.design.is_large ? 1
                           : count <= 2                                  ? static_cast<int>(count)
                           : count <= 4                                  ? 4
                                                                         : 6;
  }
  book.design.subtitle = subtitle_of(entries, args.telling.language);
  if (args.lessons) book.lessons = make_lessons(entries, args);
  for (BookEntry& entry : entries) book.puzzles.push_back(std::move(entry.printed));
  return book;
}

}  // namespace nonet::answers
