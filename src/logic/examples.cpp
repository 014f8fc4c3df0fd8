// The examples of the techniques: the first sample of each (tests/data/techniques), written into
// examples.inc by the build.

#include <algorithm>
#include <iterator>

#include "nonet/technique.hpp"

namespace nonet {
namespace {

struct ExampleRow {
  std::string_view id, line;
};
constexpr ExampleRow kExamples[] = {
#include <logic/examples.inc>
};

}  // namespace

std::string_view example(Technique technique) {
  const auto* found = std::ranges::find(kExamples, info(technique).id, &ExampleRow::id);
  return found == std::end(kExamples) ? std::string_view() : found->line;
}

}  // namespace nonet
