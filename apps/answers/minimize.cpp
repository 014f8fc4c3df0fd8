// See minimize.hpp.

#include "answers/minimize.hpp"

#include "answers/json.hpp"

namespace nonet::answers {

std::string minimize_line(const Item& item, const Grid& minimal, std::uint64_t number) {
  Json json = begin_answer(item, "minimize");
  json["status"] = name(Verdict::unique);
  json["number"] = number;
  json["minimal"] = minimal.to_line();
  json["clues"] = minimal.filled().size();
  return to_line(json);
}

std::string no_minimize_line(const Item& item, const Solved& solved) {
  Json json = begin_answer(item, "minimize");
  json["status"] = name(solved.verdict);
  json["number"] = 0;
  json["minimal"] = nullptr;
  return to_line(json);
}

std::string minimize_cut_words(const Item& item, std::uint64_t number) {
  return item.where() + ": stopped after " + std::to_string(number) +
         (number == 1 ? " puzzle" : " puzzles") + "; there are more";
}

}  // namespace nonet::answers
