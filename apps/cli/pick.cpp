// See pick.hpp.

#include "cli/pick.hpp"

#include <charconv>
#include <string_view>

#include "nonet/packed.hpp"

namespace nonet::cli {
namespace {

bool read_index(std::string_view text, std::uint64_t& number) {
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && stop == text.data() + text.size() && number > 0;
}

bool read_range(std::string_view text, std::uint64_t& first, std::uint64_t& last) {
  const std::size_t dots = text.find("..");
  if (!read_index(text.substr(0, dots), first)) return false;
  last = first;
  return dots == text.npos || (read_index(text.substr(dots + 2), last) && first <= last);
}

}  // namespace

bool writes_packed(const Args& args) {
  return (On::only(args.command) & On::printed) != 0 && !args.json &&
         choose_format(args) == Format::packed;
}

std::variant<Slice, BadUsage> pick(const Args& args) {
  std::uint64_t first = 0, last = 0;
  if (!read_range(args.picked, first, last)) {
    return BadUsage{"--puzzles: expected numbers from 1, such as 17 or 17..20, found '" +
                    args.picked + "'"};
  }
  if (args.inputs.size() != 1 || args.inputs[0] == "-") {
    return BadUsage{"--puzzles picks from one file of packed puzzles"};
  }
  apps::InputFile input(args.inputs[0]);
  if (!input.error().empty()) {
    return BadUsage{"cannot read '" + input.label() + "': " + input.error()};
  }
  const std::optional<std::uint64_t> size = input.content_size();
  if (!input.is_packed_puzzles() || !size) {
    return BadUsage{
        "--puzzles: expected packed puzzles with their table, as 'convert --to packed' "
        "writes them; '" +
        input.label() + "' is no such file"};
  }
  const std::uint64_t total = *size / kPackedLine;
  if (last > total) {
    return BadUsage{"--puzzles: '" + input.label() + "' has " + std::to_string(total) +
                    " puzzles, and " + std::to_string(last) + " was asked for"};
  }
  return Slice{.begin = (first - 1) * kPackedLine,
               .end = last * kPackedLine,
               .line = first,
               .index = first,
               .puzzles = last - first + 1,
               .total = total,
               .header = {}};
}

}  // namespace nonet::cli
