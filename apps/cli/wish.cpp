// See wish.hpp.

#include "cli/wish.hpp"

#include <charconv>
#include <filesystem>
#include <random>

namespace nonet::cli {
namespace {

using Contents = std::variant<std::string, Refusal>;

Contents read_file(const std::string& path) {
  apps::Input input(path);
  std::string text(1 << 16, '\0');
  std::size_t size = 0;
  // One grid or mask is small; what is longer is not one, and is cut where that is clear.
  while (size < text.size()) {
    const std::size_t read = input.read(text.data() + size, text.size() - size);
    if (read == 0) break;
    size += read;
  }
  if (!input.error().empty()) {
    return Refusal{"cannot read '" + input.label() + "': " + input.error(), Exit::io_failure};
  }
  text.resize(size);
  return text;
}

std::variant<CellSet, Refusal> read_mask(const std::string& path) {
  const Contents contents = read_file(path);
  if (const auto* refusal = std::get_if<Refusal>(&contents)) return *refusal;
  CellSet mask;
  int cells = 0;
  for (const char c : std::get<std::string>(contents)) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
    const bool is_blank = std::string_view(".0-_").find(c) != std::string_view::npos;
    if (cells < kCells && !is_blank) mask.insert(Cell(cells));
    ++cells;
  }
  if (cells == kCells) return mask;
  return Refusal{"--mask: expected 81 cells in '" + path + "', found " + std::to_string(cells)};
}

std::optional<int> find_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < 1 || number > kCells) return std::nullopt;
  return number;
}

std::optional<Clues> find_clues(std::string_view text) {
  const std::size_t dots = text.find("..");
  const std::optional<int> fewest = find_number(text.substr(0, dots));
  const std::optional<int> most =
      dots == std::string_view::npos ? fewest : find_number(text.substr(dots + 2));
  if (!fewest || !most) return std::nullopt;
  return Clues{*fewest, *most};
}

}  // namespace

std::variant<Puzzle, Refusal> read_puzzle(std::string_view option, const std::string& word) {
  Result<Record> record = parse(word);
  std::error_code ignored;
  if (!record && std::filesystem::exists(word, ignored)) {
    const Contents contents = read_file(word);
    if (const auto* refusal = std::get_if<Refusal>(&contents)) return *refusal;
    record = parse(std::get<std::string>(contents));
  }
  if (record) return record->puzzle;
  return Refusal{std::string(option) + ": " + record.error().message()};
}

std::variant<Wish, Refusal> read_wish(const Args& args) {
  Wish wish;
  wish.symmetry = *find_symmetry(args.symmetry);
  wish.is_unbiased = args.unbiased;
  if (!args.clues.empty()) {
    wish.clues = find_clues(args.clues);
    if (!wish.clues) {
      return Refusal{"--clues: expected a number up to 81, or two such as 24..26, found '" +
                     args.clues + "'"};
    }
    wish.need = Need::nothing;
  }
  if (args.minimal) wish.need = Need::every;
  if (!args.mask.empty()) {
    const auto mask = read_mask(args.mask);
    if (const auto* refusal = std::get_if<Refusal>(&mask)) return *refusal;
    wish.mask = std::get<CellSet>(mask);
  }
  if (!args.solution.empty()) {
    const auto solution = read_puzzle("--from", args.solution);
    if (const auto* refusal = std::get_if<Refusal>(&solution)) return *refusal;
    wish.solution = std::get<Puzzle>(solution).grid;
  }
  if (const auto words = find_contradiction(wish)) return Refusal{*words};
  return wish;
}

std::string describe(const Wish& wish) {
  std::string text;
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
  if (wish.mask != CellSet::all()) text += " inside the mask";
  if (wish.solution) text += " of this grid";
  return text;
}

std::uint64_t choose_seed(Session& session) {
  if (session.args().seed != 0) return session.args().seed;
  std::random_device device;
  // Short enough to be typed again.
  const std::uint64_t seed = 1 + device() % 999'999'999U;
  session.say("nonet: the seed is " + std::to_string(seed));
  return seed;
}

}  // namespace nonet::cli
