// Fold: a line as plain ASCII, so that the readers need to know only one digit five and one bar.
//
// Text pasted from web pages and word processors spells cells and frames in many characters:
// full-width digits, no-break spaces, box drawing. They become digits, blanks, '|', '-' and '+';
// a terminal's colour commands go; all else stays as it is. Every folded byte remembers where it
// came from, so errors point at the bytes of the file and words are kept as they were written.
// Cost: a line that is ASCII already, the usual case, is not copied.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text {

class Folded {
 public:
  explicit Folded(std::string_view raw);

  std::string_view raw() const { return raw_; }
  std::string_view text() const { return is_copy_ ? std::string_view(copy_) : raw_; }
  // Where in the raw line the folded byte came from; one past the end maps to the raw end.
  std::size_t origin(std::size_t index) const;
  // The raw bytes behind a part of the folded text.
  std::string_view raw(std::size_t begin, std::size_t end) const;

 private:
  void add(char c, std::size_t from);

  std::string_view raw_;
  bool is_copy_ = false;
  std::string copy_;
  std::vector<std::uint32_t> origins_;
};

}  // namespace nonet::text
