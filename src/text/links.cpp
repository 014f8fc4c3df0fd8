// Links that carry a puzzle: f-puzzles' ?load=, and SudokuPad's paths, which begin with a word for
// the format. SudokuPad's own objects draw lines and do not say what they mean: givens, regions,
// cages and the solution are taken, the rest is named.

#include <algorithm>
#include <cctype>

#include "nonet/problem_text.hpp"
#include "text/json_tree.hpp"
#include "text/scan.hpp"

namespace nonet {
namespace {

using text::JsonTree;

ParseError unread(std::string expected, std::string_view found) {
  return {1, 1, std::move(expected), text::quoted(found)};
}

// %2B and its like; a blank in a pasted link was a plus.
std::string plain(std::string_view escaped) {
  const auto hex = [](char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
  };
  std::string found;
  for (std::size_t i = 0; i < escaped.size(); ++i) {
    if (escaped[i] == '%' && i + 2 < escaped.size() && hex(escaped[i + 1]) >= 0 &&
        hex(escaped[i + 2]) >= 0) {
      found += static_cast<char>(hex(escaped[i + 1]) * 16 + hex(escaped[i + 2]));
      i += 2;
    } else {
      found += escaped[i] == ' ' ? '+' : escaped[i];
    }
  }
  return found;
}

std::optional<std::string> find_unpacked(std::string_view packed) {
  const auto is_json = [](const std::optional<std::string>& json) {
    return json && json->find('{') != std::string::npos;
  };
  std::optional<std::string> json = unpack_lz(packed);
  if (is_json(json)) return json;
  std::string once;  // slashes may have been doubled on the way
  for (std::size_t i = 0; i < packed.size(); ++i) {
    once += packed[i];
    if (packed[i] == '/' && i + 1 < packed.size() && packed[i + 1] == '/') ++i;
  }
  json = unpack_lz(once);
  if (is_json(json)) return json;
  return std::nullopt;
}

const JsonTree* find_either(const JsonTree& tree, std::string_view name,
                            std::string_view short_name) {
  const JsonTree* found = tree.find(name);
  return found != nullptr ? found : tree.find(short_name);
}

class PadReader {
 public:
  explicit PadReader(const JsonTree& object) : object_(object) {}

  Result<Problem> read() {
    const JsonTree* cells = find_either(object_, "cells", "ce");
    const int side = cells == nullptr ? 0 : static_cast<int>(cells->items.size());
    if (side < 2 || side > kLargestSide)
      return unread("a SudokuPad grid", object_.raw.substr(0, 40));
    problem_ = Problem(side);
    for (int row = 0; row < side; ++row) {
      const auto& items = cells->items[static_cast<std::size_t>(row)].items;
      for (int column = 0; column < side && column < static_cast<int>(items.size()); ++column) {
        const JsonTree* value = find_either(items[static_cast<std::size_t>(column)], "value", "v");
        const int digit = value == nullptr ? 0 : value->number().value_or(0);
        if (digit < 0 || digit > side) return unread("a digit", value->raw);
        const auto at = static_cast<std::size_t>(problem_.cell(row, column));
        problem_.digits[at] = static_cast<std::uint8_t>(digit);
        problem_.givens[at] = digit != 0;
      }
    }
    read_regions();
    if (problem_.count_regions() > kMostRegions)
      return unread("at most " + std::to_string(kMostRegions) + " regions", object_.raw);
    read_cages();
    if (lack_) return unread(*lack_, "a cage");
    if (const JsonTree* metadata = find_either(object_, "metadata", "md")) read_metadata(*metadata);
    constexpr std::pair<std::string_view, std::string_view> kDrawn[] = {
        {"lines", "l"}, {"arrows", "a"}, {"underlays", "u"}, {"overlays", "o"}};
    for (const auto& [name, short_name] : kDrawn) {
      const JsonTree* drawn = find_either(object_, name, short_name);
      if (drawn != nullptr && !drawn->items.empty()) problem_.skipped.emplace_back(name);
    }
    return std::move(problem_);
  }

 private:
  // [r, c] from 0, or a text "r1c1,r1c2".
  std::vector<int> read_cells(const JsonTree* list) const {
    std::vector<int> cells;
    if (list == nullptr) return cells;
    for (const JsonTree& item : list->items) {
      if (item.items.size() != 2) continue;
      const int row = item.items[0].number().value_or(-1),
                column = item.items[1].number().value_or(-1);
      if (problem_.has(row, column)) cells.push_back(problem_.cell(row, column));
    }
    return cells;
  }
  void read_regions() {
    const JsonTree* list = find_either(object_, "regions", "re");
    if (list == nullptr || list->items.empty()) return;
    std::vector<std::int16_t> regions(problem_.digits.size(), -1);
    std::int16_t number = 0;
    for (const JsonTree& region : list->items) {
      for (const int cell : read_cells(&region)) regions[static_cast<std::size_t>(cell)] = number;
      ++number;
    }
    problem_.set_regions(std::move(regions));
  }
  void read_cages() {
    const JsonTree* list = find_either(object_, "cages", "ca");
    if (list == nullptr) return;
    for (const JsonTree& cage : list->items) {
      const JsonTree* value = find_either(cage, "value", "v");
      const std::string words = value == nullptr ? "" : value->text();
      read_old_words(words);
      std::vector<int> cells = read_cells(find_either(cage, "cells", "ce"));
      const JsonTree *sum = cage.find("sum"), *unique = cage.find("unique"),
                     *style = cage.find("style");
      const bool is_killer = (unique != nullptr && unique->is_true()) || sum != nullptr ||
                             (style != nullptr && style->raw == "killer");
      const std::optional<int> total = sum != nullptr     ? sum->number()
                                       : value == nullptr ? std::nullopt
                                                          : value->number();
      if (cells.empty()) continue;
      if (!is_killer && !total) {
        problem_.skipped.emplace_back("cages");
        continue;
      }
      const bool may_repeat = unique != nullptr && unique->raw == "false" && total;
      Clue clue = {may_repeat ? Constraint::sum : Constraint::cage,
                   total ? std::vector<int>{*total} : std::vector<int>(),
                   std::move(cells),
                   {},
                   {}};
      if (!lack_) lack_ = find_lack(problem_, clue);
      problem_.clues.push_back(std::move(clue));
    }
  }
  // Old files keep their words in cages.
  void read_old_words(std::string_view words) {
    const auto rest = [&](std::string_view head) -> std::optional<std::string_view> {
      if (!words.starts_with(head)) return std::nullopt;
      return text::trim(words.substr(head.size()));
    };
    if (const auto found = rest("title:")) problem_.title = *found;
    if (const auto found = rest("author:")) problem_.author = *found;
    if (const auto found = rest("rules:")) problem_.rules_text = *found;
    if (const auto found = rest("solution:")) read_solution(*found);
  }
  void read_solution(std::string_view digits) {
    if (digits.size() != problem_.digits.size()) return;
    std::vector<std::uint8_t> found;
    for (const char c : digits) {
      const int digit = text::is_number(c) ? c - '0' : text::is_letter(c) ? (c & 31) + 9 : 0;
      found.push_back(static_cast<std::uint8_t>(digit <= problem_.side ? digit : 0));
    }
    problem_.solution = std::move(found);
  }
  void read_metadata(const JsonTree& metadata) {
    for (const auto& [key, value] : metadata.members) {
      if (key == "title") problem_.title = value.text();
      if (key == "author") problem_.author = value.text();
      if (key == "rules") problem_.rules_text = value.text();
      if (key == "solution") read_solution(value.text());
      if (key == "antiknight" && value.is_true())
        problem_.clues.push_back({.kind = Constraint::antiknight});
      if (key == "antiking" && value.is_true())
        problem_.clues.push_back({.kind = Constraint::antiking});
    }
  }

  const JsonTree& object_;
  Problem problem_;
  std::optional<std::string> lack_;  // of the first cage that means nothing
};

Result<Problem> read_pad(std::string_view packed) {
  const std::optional<std::string> json = find_unpacked(packed);
  if (!json) return unread("LZ-string base64 of a SudokuPad object", packed.substr(0, 40));
  std::size_t at = 0;
  const std::optional<JsonTree> tree = text::read_json_tree(*json, at);
  if (!tree || tree->kind != JsonTree::Kind::object)
    return unread("a SudokuPad object", json->substr(0, 40));
  return PadReader(*tree).read();
}

Result<Problem> read_packed_fpuzzles(std::string_view packed) {
  const std::optional<std::string> json = find_unpacked(packed);
  if (!json) return unread("LZ-string base64 of an f-puzzles object", packed.substr(0, 40));
  return read_fpuzzles(*json);
}

}  // namespace

Result<Problem> read_link(std::string_view link) {
  link = text::trim(link);
  for (const std::string_view head : {"?load=", "&load="}) {
    const std::size_t at = link.find(head);
    if (at == std::string_view::npos) continue;
    const std::string_view rest = link.substr(at + head.size());
    return read_packed_fpuzzles(plain(rest.substr(0, rest.find_first_of("&#"))));
  }
  std::string_view path = link;
  if (const std::size_t id = path.find("puzzleid="); id != std::string_view::npos) {
    path = path.substr(id + 9);
    path = path.substr(0, path.find('&'));
  } else if (const std::size_t scheme = path.find("://"); scheme != std::string_view::npos) {
    path = path.substr(scheme + 3);
    path = path.substr(
        std::min(path.size(), path.find('/') == path.npos ? path.size() : path.find('/') + 1));
    if (path.starts_with("sudoku/")) path = path.substr(7);
    path = path.substr(0, path.find('?'));
  }
  const std::string id = plain(path);
  for (const std::string_view head : {"fpuzzles", "fpuz"}) {
    if (id.starts_with(head)) return read_packed_fpuzzles(std::string_view(id).substr(head.size()));
  }
  for (const std::string_view head : {"scl", "ctc"}) {
    if (id.starts_with(head)) return read_pad(std::string_view(id).substr(head.size()));
  }
  return unread("a link with ?load=, fpuz, scl or ctc in it", link.substr(0, 60));
}

}  // namespace nonet
