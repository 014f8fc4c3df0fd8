// See book.hpp.

#include "answers/book.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <map>

#include "answers/technique.hpp"
#include "nonet/hint.hpp"
#include "nonet/singles.hpp"
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

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

BookReader::BookReader(const Task& task) : task_(task), walker_(Schedule::standard()) {}

std::variant<BookEntry, std::string> BookReader::read(const Puzzle& puzzle) {
  BookEntry entry;
  BookPuzzle& printed = entry.printed;
  printed.puzzle = Puzzle(puzzle.given_grid(), puzzle.rules);
  Solved solved;
  if (puzzle.rules->is_classic()) {
    const auto is_over = [this] { return task_.is_stopped(); };
    const FunctionRef<bool()> stop = is_over;
    const Rated rated = rater_.rate(printed.puzzle, {.stop = &stop});
    solved = rated.solved;
    if (rated.rating) {
      entry.level = rated.rating->value("level");
      entry.score = rated.rating->value("score");
      printed.level = level_word(rated.rating->text("level"), task_.args.telling.language);
      printed.rating = rated.rating->text("score");
    }
  } else {
    solved = solve(printed.puzzle);
  }
  if (solved.verdict == Verdict::several) return "has several solutions";
  if (solved.verdict == Verdict::illegal) return "breaks the rules: " + reason_text(solved);
  if (solved.verdict != Verdict::unique) return "has no solution: " + reason_text(solved);
  printed.solution = *solved.solution;
  if (printed.puzzle.is_full()) return "has no cell left to fill in";
  const bool wants_path = task_.args.book_hints || task_.args.lessons;
  if (wants_path || !puzzle.rules->is_classic()) look_for_words(printed.puzzle, entry);
  return entry;
}

// The first step, and the first beyond singles; other boards than the classic one have no rating,
// but a hardest technique.
void BookReader::look_for_words(const Puzzle& puzzle, BookEntry& entry) {
  Telling telling = task_.args.json_telling();
  telling.rules = &*puzzle.rules;
  std::string first, later;
  const auto visit = [&](const Step& step, const Board& before) {
    if (!task_.args.book_hints) return Flow::go_on;
    const bool is_later = later.empty() && !is_single(step.technique());
    if (!first.empty() && !is_later) return Flow::go_on;
    const std::string words = hint_text(before, step, HintLevel::area, telling);
    if (is_single(step.technique())) {
      first = words;
    } else {
      const std::string_view name = words_of(step.technique(), telling.language).name;
      later = first.empty() ? std::string(name) + ": " + words
                            : after_singles(name, telling.language) + words;
      if (first.empty()) first = std::exchange(later, " ");
    }
    return Flow::go_on;
  };
  const Path path = walk_path(
      walker_, puzzle, {.givens = puzzle.givens, .is_unique = true, .stop = task_.stop}, visit);
  if (task_.args.book_hints) {
    entry.printed.hint = first;
    if (!trimmed(later).empty()) entry.printed.hint += " " + later;
  }
  for (const TechniqueCount& each : path.tally) entry.techniques.push_back(each.technique);
  if (puzzle.rules->is_classic() || !path.hardest()) return;
  entry.printed.rating = words_of(*path.hardest(), telling.language).name;
  entry.level = info(*path.hardest()).rank;
}

std::variant<std::vector<BookPart>, Refusal> read_parts(const Args& args) {
  std::vector<BookPart> parts;
  std::string_view rest = args.made;
  while (!trimmed(rest).empty()) {
    std::string_view word = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    word = trimmed(word);
    BookPart part;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), part.count);
    const std::string_view level =
        trimmed(word.substr(static_cast<std::size_t>(end - word.data())));
    constexpr std::uint64_t kMost = 100000;
    if (error != std::errc() || part.count == 0 || part.count > kMost) {
      return Refusal{
          "--make: expected a number up to 100000 and a level such as '30 easy', found '" +
          std::string(word) + "'"};
    }
    WishWords words = wish_words(args);
    if (!level.empty() && level != "puzzles") {
      const std::optional<Bounds> bounds = find_bounds("level", level);
      if (!bounds) {
        return Refusal{"--make: expected a level (" +
                       expected_values(scales().front().parts.front()) + "), found '" +
                       std::string(level) + "'"};
      }
      if (!args.rules->is_classic()) {
        return Refusal{"--make: levels are of the classic board; other boards take a number alone"};
      }
      words.ratings = {*bounds};
    }
    std::variant<Wish, std::string> wish = read_wish(words);
    if (const auto* fault = std::get_if<std::string>(&wish)) return Refusal{*fault};
    part.wish = std::move(std::get<Wish>(wish));
    parts.push_back(std::move(part));
  }
  if (parts.empty()) return Refusal{"--make: expected puzzles such as '30 easy, 30 medium'"};
  return parts;
}

std::optional<BookEntry> make_entry(const BookPart& part, std::uint64_t seed, std::uint64_t number,
                                    BookReader& reader, const Task& task, Generated& tried) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(task.args.timeout);
  const auto is_over = [&] { return task.is_stopped() || Clock::now() > end; };
  const FunctionRef<bool()> stop = is_over;
  tried = generate(part.wish, {seed, number, 1}, {.stop = &stop});
  if (tried.made.empty()) return std::nullopt;
  auto read = reader.read(Puzzle(tried.made[0].puzzle, part.wish.rules));
  if (task.is_stopped() || std::holds_alternative<std::string>(read)) return std::nullopt;
  return std::move(std::get<BookEntry>(read));
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
    const std::size_t count = entries.size();
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
