// The legend of a drawing: a sample and the words for it, as many to a line as fit.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet::explain {

class Legend {
 public:
  // Words for what is drawn like this sample, which lies around the origin.
  void note(std::string_view sample, std::string_view words);

  int height(int width) const;
  std::string draw(int left, int top, int width) const;

 private:
  struct Entry {
    std::string sample;
    std::vector<std::string> words;
    std::string text() const;
  };
  struct Place {
    int x, line;
  };
  std::vector<Place> lay_out(int width) const;

  std::vector<Entry> entries_;
};

}  // namespace nonet::explain
