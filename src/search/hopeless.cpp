// See hopeless.hpp.

#include "search/hopeless.hpp"

#include "search/plain.hpp"

namespace nonet::search {

bool is_hopeless(const uint16_t* masks81) {
  return PlainPosition(masks81).find_deep_contradiction().has_value();
}

}  // namespace nonet::search
