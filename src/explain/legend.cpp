// See legend.hpp.

#include "explain/legend.hpp"

#include <algorithm>

#include "text/visible.hpp"

namespace nonet::explain {
namespace {

constexpr int kLine = 25;    // from one line to the next
constexpr int kTextAt = 18;  // from the middle of a sample to its words
constexpr int kLetter = 8;   // a generous width: fonts differ
constexpr int kAfter = 22;   // between an entry and the next
constexpr int kSampleHalf = 14;

}  // namespace

std::string Legend::Entry::text() const {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

void Legend::note(std::string_view sample, std::string_view words) {
  auto entry = std::ranges::find(entries_, sample, &Entry::sample);
  if (entry == entries_.end()) {
    entries_.push_back({std::string(sample), {}});
    entry = entries_.end() - 1;
  }
  if (std::ranges::find(entry->words, words) == entry->words.end())
    entry->words.emplace_back(words);
}

std::vector<Legend::Place> Legend::lay_out(int width) const {
  std::vector<Place> places;
  int x = 0, line = 0;
  for (const Entry& entry : entries_) {
    const int size = kSampleHalf + kTextAt + static_cast<int>(entry.text().size()) * kLetter;
    if (x > 0 && x + size > width) {
      x = 0;
      ++line;
    }
    places.push_back({x, line});
    x += size + kAfter;
  }
  return places;
}

int Legend::height(int width) const {
  return entries_.empty() ? 0 : (lay_out(width).back().line + 1) * kLine;
}

std::string Legend::draw(int left, int top, int width) const {
  if (entries_.empty()) return {};
  const std::vector<Place> places = lay_out(width);
  std::string text = "<g class=\"legend\" font-size=\"14\" fill=\"#333333\">\n";
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const int x = left + kSampleHalf + places[i].x;
    const int y = top + places[i].line * kLine + kLine / 2;
    text += "<g transform=\"translate(" + std::to_string(x) + " " + std::to_string(y) + ")\">" +
            entries_[i].sample + "<text x=\"" + std::to_string(kTextAt) +
            "\" y=\"5\" text-anchor=\"start\">" + text::escaped(entries_[i].text()) +
            "</text></g>\n";
  }
  return text + "</g>\n";
}

}  // namespace nonet::explain
