// See shuffle.hpp.

#include "answers/shuffle.hpp"

#include "answers/json.hpp"

namespace nonet::answers {

std::string shuffle_line(const Item& item, const Puzzle& shuffled, const Look& look) {
  Json json = begin_answer(item, "shuffle");
  json["number"] = look.number;
  json["shuffled"] = shuffled.grid.to_line();
  json["seed"] = look.seed;
  return to_line(json);
}

}  // namespace nonet::answers
