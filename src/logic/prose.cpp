// The words of the techniques. Where one text serves a whole family of rows, each row's own is made
// from it once, at the first question:
//
//   {n} {N} {n-1}   the row's argument in letters: two, Two, one
//   {rest}          the row's name without its first word: a Finned X-Wing's is "X-Wing"
//   {a rest}        the same with its article
//   {this|that}     the first row of the family says this, the second that, and so on
//
// Only `summary` and `why` are filled in; `explanation` is filled from a step
// (src/explain/words.hpp).

#include <array>
#include <cctype>
#include <cstddef>
#include <deque>
#include <string>
#include <vector>

#include "nonet/technique.hpp"

namespace nonet {

namespace logic {

#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin, finder, argument) \
  namespace finder {                                                               \
  extern const Prose prose;                                                        \
  }
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE

}  // namespace logic

namespace {

constexpr const Prose* kProseOf[] = {
#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin, finder, argument) \
  &logic::finder::prose,
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
};

std::string number_word(int number) {
  constexpr std::array<const char*, 10> kWords = {"no",   "one", "two",   "three", "four",
                                                  "five", "six", "seven", "eight", "nine"};
  const auto index = static_cast<std::size_t>(number);
  return index < kWords.size() ? kWords[index] : std::to_string(number);
}

std::string with_article(const std::string& words) {
  // "an X-Wing": a letter alone is called by its name.
  const bool has_vowel =
      std::string_view("AEIO").find(words.front()) != std::string_view::npos ||
      (words.size() > 1 && words[1] == '-' &&
       std::string_view("FHLMNRSX").find(words.front()) != std::string_view::npos);
  return (has_vowel ? "an " : "a ") + words;
}

class Member {
 public:
  Member(const TechniqueInfo& row, std::size_t place) : row_(row), place_(place) {}

  std::string fill(std::string_view text) const {
    std::string filled;
    while (true) {
      const std::size_t open = text.find('{');
      filled += text.substr(0, open);
      if (open == std::string_view::npos) return filled;
      const std::size_t close = text.find('}', open);
      filled += word(text.substr(open + 1, close - open - 1));
      text.remove_prefix(close + 1);
    }
  }

 private:
  std::string word(std::string_view key) const {
    if (key == "n") return number_word(row_.argument);
    if (key == "n-1") return number_word(row_.argument - 1);
    if (key == "rest") return rest();
    if (key == "a rest") return with_article(rest());
    if (key == "N") {
      std::string number = number_word(row_.argument);
      number[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(number[0])));
      return number;
    }
    return std::string(choice(key));
  }

  std::string rest() const { return std::string(row_.name.substr(row_.name.find(' ') + 1)); }

  // The last one serves all that come after it.
  std::string_view choice(std::string_view choices) const {
    for (std::size_t i = 0; i < place_; ++i) {
      const std::size_t bar = choices.find('|');
      if (bar == std::string_view::npos) break;
      choices.remove_prefix(bar + 1);
    }
    return choices.substr(0, choices.find('|'));
  }

  const TechniqueInfo& row_;
  std::size_t place_;  // among the rows of its family
};

class AllProse {
 public:
  AllProse() {
    for (std::size_t i = 0; i < std::size(kProseOf); ++i) {
      std::size_t place = 0;
      for (std::size_t j = 0; j < i; ++j) place += kProseOf[j] == kProseOf[i] ? 1 : 0;
      const Member member(techniques()[i], place);
      const Prose& family = *kProseOf[i];
      rows_.push_back({.summary = filled(member, family.summary),
                       .why = filled(member, family.why),
                       .explanation = family.explanation});
    }
  }
  const Prose& operator[](Technique technique) const {
    return rows_[static_cast<std::size_t>(technique)];
  }

 private:
  std::string_view filled(const Member& member, std::string_view text) {
    if (text.find('{') == std::string_view::npos) return text;
    return texts_.emplace_back(member.fill(text));
  }

  std::deque<std::string> texts_;
  std::vector<Prose> rows_;
};

}  // namespace

const Prose& prose(Technique technique) {
  static const AllProse kProse;
  return kProse[technique];
}

}  // namespace nonet
