// See wish_input.hpp.

#include "cli/wish_input.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>

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

// What is there, or has a letter or a slash in it, as no cells have.
bool is_meant_as_file(const std::string& word) {
  std::error_code ignored;
  return std::filesystem::exists(word, ignored) ||
         std::any_of(word.begin(), word.end(), [](unsigned char c) {
           return c == '/' || (std::isalpha(c) != 0 && std::tolower(c) != 'x');
         });
}

}  // namespace

std::variant<Puzzle, Refusal> read_puzzle(std::string_view option, const std::string& word) {
  Result<Record> record = parse(word);
  if (!record && is_meant_as_file(word)) {
    const Contents contents = read_file(word);
    if (const auto* refusal = std::get_if<Refusal>(&contents)) return *refusal;
    record = parse(std::get<std::string>(contents));
  }
  if (record) return record->puzzle;
  return Refusal{std::string(option) + ": " + record.error().message()};
}

std::variant<Wish, Refusal> read_wish(const Args& args) {
  answers::WishWords words = answers::wish_words(args);
  if (!args.mask.empty()) {
    const Contents contents = read_file(args.mask);
    if (const auto* refusal = std::get_if<Refusal>(&contents)) return *refusal;
    words.mask = std::get<std::string>(contents);
  }
  if (!args.solution.empty()) {
    const auto solution = read_puzzle("--from", args.solution);
    if (const auto* refusal = std::get_if<Refusal>(&solution)) return *refusal;
    words.solution = std::get<Puzzle>(solution).grid;
  }
  const auto wish = answers::read_wish(words);
  if (const auto* fault = std::get_if<std::string>(&wish)) return Refusal{*fault};
  return std::get<Wish>(wish);
}

std::uint64_t choose_seed(Session& session) {
  if (session.args().has(answers::Option::seed)) return session.args().seed;
  const std::uint64_t seed = answers::random_seed();
  session.say("nonet: " + answers::seed_words(seed));
  return seed;
}

}  // namespace nonet::cli
