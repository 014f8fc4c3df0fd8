// See technique_list.hpp.

#include "answers/technique_list.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace nonet::answers {
namespace {

// As find_technique compares them: case, '-', '_' and blanks do not matter.
std::string bare(std::string_view word) {
  std::string text;
  for (const unsigned char c : word) {
    if (std::isalnum(c) != 0) text += static_cast<char>(std::tolower(c));
  }
  return text;
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before, last, row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before = std::exchange(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
      const bool is_swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::string unknown_technique(const std::string& word) {
  std::string_view nearest;
  std::size_t distance = std::min<std::size_t>(word.size() / 3, 2) + 1;  // that is another word
  for (const TechniqueInfo& row : techniques()) {
    const std::size_t its = edit_distance(bare(word), bare(row.id));
    if (its >= distance) continue;
    distance = its;
    nearest = row.id;
  }
  return "there is no technique '" + word + "'; " +
         (nearest.empty() ? "'nonet techniques' lists them"
                          : "did you mean '" + std::string(nearest) + "'?");
}

std::optional<std::string> read_techniques(const std::string& list, std::vector<Technique>& read) {
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    const std::string word = list.substr(start, end - start);
    start = end + 1;
    if (word.empty()) continue;
    if (const std::optional<Family> family = find_family(word)) {
      for (const TechniqueInfo& row : techniques()) {
        if (row.family == *family) read.push_back(row.technique);
      }
      continue;
    }
    const std::optional<Technique> technique = find_technique(word);
    if (!technique) return unknown_technique(word);
    read.push_back(*technique);
  }
  if (read.empty() && !list.empty()) return "expected techniques, found '" + list + "'";
  return std::nullopt;
}

}  // namespace nonet::answers
