// What `--make` asks for: "30 easy, 10 killer, 5 hard thermo arrow, 10 6x6".

#include <algorithm>
#include <charconv>
#include <chrono>

#include "answers/book.hpp"
#include "nonet/variants.hpp"

namespace nonet::answers {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::optional<int> find_number(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

// "6x6"
std::optional<int> find_side(std::string_view word) {
  const std::size_t by = word.find('x');
  if (by == word.npos || word.substr(0, by) != word.substr(by + 1)) return std::nullopt;
  const std::optional<int> side = find_number(word.substr(0, by));
  return side && *side >= 2 && *side <= kLargestSide ? side : std::nullopt;
}

// The words of one part, before it is known what they make together.
struct PartWords {
  std::optional<Bounds> level = {};
  int side = 0;  // 0: not said
  std::vector<KindWish> kinds = {};
};

std::optional<Refusal> read_word(std::string_view word, PartWords& words) {
  if (word == "puzzles") return std::nullopt;
  if (const std::optional<Bounds> bounds = find_bounds("level", word)) {
    words.level = bounds;
    return std::nullopt;
  }
  if (const std::optional<int> side = find_side(word)) {
    words.side = *side;
    return std::nullopt;
  }
  const std::optional<int> number = find_number(word);
  if (number && *number >= 1 && *number <= 999 && !words.kinds.empty()) {
    words.kinds.back().number = *number;
    return std::nullopt;
  }
  const std::vector<Constraint> kinds = find_kinds(word);
  for (const Constraint kind : kinds) words.kinds.push_back({kind});
  if (!kinds.empty()) return std::nullopt;
  return Refusal{"--make: expected a level (" + expected_values(scales().front().parts.front()) +
                 "), a size such as 6x6 or a kind of clue such as killer or thermo, found '" +
                 std::string(word) + "'"};
}

std::variant<BookPart, Refusal> make_part(const Args& args, const PartWords& words) {
  BookPart part;
  std::vector<Bounds> ratings;
  if (words.level) {
    if (const auto fault = find_contradiction(*words.level)) return Refusal{"--make: " + *fault};
    ratings.push_back(*words.level);
  }
  SharedRules rules = args.rules;
  bool has_rules = !args.problems && words.kinds.empty();
  if (words.side != 0 && words.side != rules->side()) {
    const Result<SharedRules> other = make_rules({.side = words.side});
    has_rules = has_rules && other;
    if (other) rules = *other;
  }
  if (!has_rules || !rules->is_classic()) {
    auto read = bounds_of_every_board(ratings);
    if (const auto* fault = std::get_if<std::string>(&read)) return Refusal{*fault};
    ratings = std::get<std::vector<Bounds>>(std::move(read));
  }
  if (has_rules) {
    WishWords wished = wish_words(args);
    wished.ratings = ratings;
    wished.rules = rules;
    std::variant<Wish, std::string> wish = read_wish(wished);
    if (const auto* fault = std::get_if<std::string>(&wish)) return Refusal{*fault};
    part.wish = std::move(std::get<Wish>(wish));
    return part;
  }
  ProblemWish wish;
  if (args.problems) {
    auto read = read_problem_wish(args);
    if (const auto* refusal = std::get_if<Refusal>(&read)) return *refusal;
    wish = std::get<ProblemWish>(std::move(read));
  }
  if (words.side != 0) {
    wish.board = Problem(words.side);
  } else if (!args.problems) {
    Record record;
    record.puzzle = Puzzle(Grid(), args.rules);
    wish.board = problem_of(record);
  }
  wish.kinds.insert(wish.kinds.end(), words.kinds.begin(), words.kinds.end());
  wish.symmetry = *find_symmetry(args.symmetry);
  if (!ratings.empty()) wish.rating = ratings.front();
  if (const auto fault = find_contradiction(wish)) return Refusal{"--make: " + *fault};
  part.problem = std::move(wish);
  return part;
}

std::variant<BookPart, Refusal> read_part(const Args& args, std::string_view text) {
  constexpr std::uint64_t kMost = 100000;
  std::uint64_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc() || count == 0 || count > kMost) {
    return Refusal{"--make: expected a number up to 100000 and a level such as '30 easy', found '" +
                   std::string(text) + "'"};
  }
  std::string_view rest = text.substr(static_cast<std::size_t>(end - text.data()));
  // "46x6": where the number ends is not to be guessed.
  if (rest.starts_with('x')) {
    return Refusal{"--make: expected a number before a size, such as '4 6x6', found '" +
                   std::string(text) + "'"};
  }
  PartWords words;
  for (rest = trimmed(rest); !rest.empty(); rest = trimmed(rest)) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    if (const auto refusal = read_word(word, words)) return *refusal;
  }
  auto part = make_part(args, words);
  if (auto* made = std::get_if<BookPart>(&part)) made->count = count;
  return part;
}

}  // namespace

std::variant<std::vector<BookPart>, Refusal> read_parts(const Args& args) {
  std::vector<BookPart> parts;
  std::string_view rest = args.made;
  while (!trimmed(rest).empty()) {
    const std::string_view text = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), text.size() + 1));
    auto part = read_part(args, trimmed(text));
    if (const auto* refusal = std::get_if<Refusal>(&part)) return *refusal;
    parts.push_back(std::move(std::get<BookPart>(part)));
  }
  if (parts.empty()) return Refusal{"--make: expected puzzles such as '30 easy, 30 medium'"};
  return parts;
}

std::optional<BookEntry> make_entry(const BookPart& part, std::uint64_t seed, std::uint64_t number,
                                    BookReader& reader, const Task& task, Generated& tried) {
  std::variant<BookEntry, std::string> read;
  if (part.problem) {
    const auto made = generate(*part.problem, seed, number, task.stop);
    if (!made) return std::nullopt;
    read = reader.read(made->problem);
  } else {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + std::chrono::seconds(task.args.timeout);
    const auto is_over = [&] { return task.is_stopped() || Clock::now() > end; };
    const FunctionRef<bool()> stop = is_over;
    tried = generate(part.wish, {seed, number, 1}, {.stop = &stop});
    if (tried.made.empty()) return std::nullopt;
    read = reader.read(Puzzle(tried.made[0].puzzle, part.wish.rules));
  }
  if (task.is_stopped() || std::holds_alternative<std::string>(read)) return std::nullopt;
  return std::move(std::get<BookEntry>(read));
}

std::string not_found_words(const BookPart& part, const Tried& tried) {
  if (!part.problem) return not_found_words(part.wish, tried);
  return "no puzzle found: no grid was met that fulfils these rules, or none with such clues, or as hard (" +
         made_words(tried) + ")";
}

}  // namespace nonet::answers
