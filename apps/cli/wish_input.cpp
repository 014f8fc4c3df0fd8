// See wish_input.hpp.

#include "cli/wish_input.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "common/input_file.hpp"

namespace nonet::cli {
namespace {

using answers::Refusal;

std::variant<std::string, Refusal> read_file(const std::string& path) {
  apps::InputFile input(path);
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

std::variant<std::string, Refusal> look_up(answers::Option option, const std::string& word) {
  const bool is_file = option == answers::Option::mask || (!parse(word) && is_meant_as_file(word));
  if (!is_file) return word;
  return read_file(word);
}

}  // namespace nonet::cli
