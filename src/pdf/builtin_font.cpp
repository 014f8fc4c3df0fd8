// The font of the build (src/pdf/CMakeLists.txt), as bytes.

#include "pdf/font.hpp"

namespace nonet::pdf {
namespace {

#ifdef NONET_HAS_FONT
constexpr unsigned char kRegular[] = {
#include <pdf/font_regular.inc>
};
constexpr unsigned char kBold[] = {
#include <pdf/font_bold.inc>
};
#endif

}  // namespace

std::string_view builtin_font([[maybe_unused]] Weight weight) {
#ifdef NONET_HAS_FONT
  if (weight == Weight::bold) return {reinterpret_cast<const char*>(kBold), sizeof(kBold)};
  return {reinterpret_cast<const char*>(kRegular), sizeof(kRegular)};
#else
  return {};
#endif
}

}  // namespace nonet::pdf
