// See wish.hpp.

#include "answers/wish.hpp"

#include <algorithm>
#include <charconv>
#include <random>

#include "answers/rate.hpp"
#include "answers/technique_list.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {
namespace {

constexpr std::string_view kDots = "..";

}  // namespace

std::optional<CellSet> find_mask(std::string_view text, int& cells) {
  CellSet mask;
  cells = 0;
  for (const char c : text) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
    const bool is_blank = std::string_view(".0-_").find(c) != std::string_view::npos;
    if (cells < kCells && !is_blank) mask.insert(Cell(cells));
    ++cells;
  }
  if (cells != kCells) return std::nullopt;
  return mask;
}

namespace {

std::optional<int> find_clue_count(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < 1 || number > kCells) return std::nullopt;
  return number;
}

// "24" or "24..26": one thing or two, each read by `find`.
template <typename Range, typename Find>
std::optional<Range> find_range(std::string_view text, const Find& find) {
  const std::size_t dots = text.find(kDots);
  const auto first = find(text.substr(0, dots));
  const auto last = dots == text.npos ? first : find(text.substr(dots + kDots.size()));
  if (!first || !last) return std::nullopt;
  return Range{*first, *last};
}

}  // namespace

std::optional<Clues> find_clues(std::string_view text) {
  return find_range<Clues>(text, find_clue_count);
}

namespace {

// Each reads one wish, and says what is wrong with its words, if anything.
using Wrong = std::optional<std::string>;

Wrong read_symmetry(const WishWords& words, Wish& wish) {
  if (words.symmetry.empty()) return std::nullopt;
  const std::optional<Symmetry> symmetry = find_symmetry(words.symmetry);
  if (!symmetry) return "--symmetry: there is no symmetry '" + words.symmetry + "'";
  wish.symmetry = *symmetry;
  return std::nullopt;
}

Wrong read_clues(const WishWords& words, Wish& wish) {
  if (words.clues.empty()) return std::nullopt;
  wish.clues = find_clues(words.clues);
  if (!wish.clues) {
    return "--clues: expected a number up to 81, or two such as 24..26, found '" + words.clues +
           "'";
  }
  wish.need = Need::nothing;
  return std::nullopt;
}

Wrong read_techniques_of(const WishWords& words, Wish& wish) {
  if (!words.needs.empty()) {
    wish.needs = find_technique(words.needs);
    if (!wish.needs) return "--needs: " + unknown_technique(words.needs);
  }
  if (auto fault = read_techniques(words.without, wish.without)) return "--without: " + *fault;
  return std::nullopt;
}

Wrong read_mask(const WishWords& words, Wish& wish) {
  if (!words.mask) return std::nullopt;
  int cells = 0;
  const std::optional<CellSet> mask = find_mask(*words.mask, cells);
  if (!mask) return "--mask: expected 81 cells, found " + std::to_string(cells);
  wish.mask = *mask;
  return std::nullopt;
}

std::string lower(std::string_view word) {
  std::string text(word);
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

// "medium-to-hard ", "7.1-to-7.3-ER ": as it stands before "puzzle".
std::string describe(const Bounds& bounds) {
  std::string text;
  for (std::size_t i = 0; i < bounds.scale().parts.size(); ++i) {
    const Part& part = bounds.scale().parts[i];
    const Range range = bounds.ranges()[i];
    if (range == Range{part.least, part.most}) continue;
    text += lower(value_text(part, range.least));
    if (range.most != range.least) text += "-to-" + lower(value_text(part, range.most));
    if (part.names.empty()) text += "-" + std::string(part.label);
    text += " ";
  }
  for (const Trait& trait : bounds.scale().traits) {
    if ((trait.equal & ~bounds.equal()) != 0) continue;
    text += std::string(trait.id) + " ";
  }
  return text;
}

// The telling part of the rating, or all of it on the scale that is wished for.
std::string nearest_rating(const Wish& wish, const Puzzle& puzzle) {
  const Scale& scale = !wish.ratings.empty()      ? wish.ratings[0].scale()
                       : wish.rules->is_classic() ? scales().front()
                                                  : scale_of_every_board();
  const Rating rating = *Rater(scale).rate_unique(puzzle).rating;
  return scale.parts[0].names.empty() ? to_text(rating) : lower(rating.text(scale.parts[0].id));
}

}  // namespace

WishWords wish_words(const Args& args) {
  WishWords words;
  words.rules = args.rules;
  words.symmetry = args.symmetry;
  words.clues = args.clues;
  words.ratings = args.bounds;
  words.needs = args.needs;
  words.without = args.avoided;
  words.is_minimal = args.minimal;
  words.is_unbiased = args.unbiased;
  return words;
}

std::variant<std::vector<Bounds>, std::string> bounds_of_every_board(
    const std::vector<Bounds>& asked) {
  const Scale& scale = scale_of_every_board();
  std::vector<Bounds> all;
  for (const Bounds& bounds : asked) {
    if (all.empty()) all.emplace_back(scale);
    if (&bounds.scale() == &scale) {
      all[0] = bounds;
      continue;
    }
    // Of HoDoKu's scale its level alone, whose names the grades share.
    Bounds level_alone(bounds.scale());
    const auto part = bounds.scale().find_part("level");
    if (part) level_alone.range("level") = bounds.range("level");
    if (!part || level_alone.ranges() != bounds.ranges() || bounds.equal() != 0) {
      return "the scale " + std::string(bounds.scale().name) +
             " knows the classic board alone; wish for --difficulty, --grade, --rank or --length";
    }
    all[0].range("grade") = bounds.range("level");
  }
  return all;
}

std::optional<std::string> find_fault_in_shuffle(const Args& args) {
  constexpr Option kWishes[] = {Option::minimal,  Option::unbiased, Option::clues, Option::mask,
                                Option::solution, Option::symmetry, Option::needs, Option::avoided};
  const auto is_given = [&args](Option option) { return args.has(option); };
  const bool has_any = std::any_of(std::begin(kWishes), std::end(kWishes), is_given);
  if (!has_any && args.bounds.empty()) return std::nullopt;
  return "--shuffle keeps the givens of its puzzle; it excludes other wishes";
}

std::variant<Wish, std::string> read_wish(const WishWords& words) {
  Wish wish;
  wish.rules = words.rules;
  for (const auto read : {read_symmetry, read_clues, read_techniques_of, read_mask}) {
    if (const Wrong fault = read(words, wish)) return *fault;
  }
  if (words.is_minimal) wish.need = Need::every;
  wish.is_unbiased = words.is_unbiased;
  wish.solution = words.solution;
  wish.ratings = words.ratings;
  if (const auto contradiction = find_contradiction(wish)) return *contradiction;
  return wish;
}

std::string describe(const Wish& wish) {
  std::string text;
  for (const Bounds& bounds : wish.ratings) text += describe(bounds);
  if (wish.clues && wish.need == Need::every) text += "minimal ";
  if (wish.clues) {
    text += std::to_string(wish.clues->fewest);
    if (wish.clues->most != wish.clues->fewest) text += "-to-" + std::to_string(wish.clues->most);
    text += "-clue ";
  }
  text += "puzzle";
  if (wish.symmetry != Symmetry::none) {
    text += " with symmetry " + std::string(name(wish.symmetry));
  }
  if (wish.mask != CellSet::every()) text += " inside the mask";
  if (wish.solution) text += " of this grid";
  if (wish.needs) text += " that needs " + std::string(info(*wish.needs).id);
  std::string_view before = " without ";
  for (const Technique technique : wish.without) {
    text.append(before).append(info(technique).id);
    before = ", ";
  }
  return text;
}

std::string describe_nearest(const Wish& wish, const std::optional<Miss>& nearest) {
  if (!nearest) return {};
  const Puzzle puzzle(nearest->puzzle, wish.rules);
  const bool is_hardness_wished = !wish.ratings.empty() || wish.needs || !wish.without.empty();
  std::string text = "best";
  if (wish.clues) text += " " + std::to_string(nearest->puzzle.filled().size());
  if (!is_hardness_wished) return wish.clues ? text : std::string();
  if (wish.clues) text += " clues,";
  text += " " + nearest_rating(wish, puzzle);
  Walker walker(Schedule::standard());
  const Trace trace = make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
  if (trace.hardest()) text += ", hardest step " + std::string(info(*trace.hardest()).id);
  return text;
}

void Tried::note(const Generated& generated) {
  attempts += generated.attempts;
  const std::optional<Miss>& missed = generated.nearest;
  if (missed && (!nearest || missed->is_nearer_than(*nearest))) nearest = missed;
}

std::string made_words(const Tried& tried) {
  return std::to_string(tried.made) + " of " + std::to_string(tried.wanted) + " puzzles were made";
}

std::string not_found_words(const Wish& wish, const Tried& tried) {
  std::string words = "no " + describe(wish) + " found in " + std::to_string(tried.seconds) + " s";
  const std::string nearest = describe_nearest(wish, tried.nearest);
  if (!nearest.empty()) words += "; " + nearest;
  return words + " (" + made_words(tried) + ", " + std::to_string(tried.attempts) + " tried)";
}

std::string nothing_new_words(const Tried& tried) {
  return "no further puzzle that is new found in " + std::to_string(tried.seconds) + " s; " +
         made_words(tried);
}

Seed choose_seed(const Args& args) {
  if (args.has(Option::seed)) return {args.seed};
  std::random_device device;
  const std::uint64_t seed = 1 + device() % 999'999'999U;
  return {seed, "nonet: the seed is " + std::to_string(seed)};
}

}  // namespace nonet::answers
