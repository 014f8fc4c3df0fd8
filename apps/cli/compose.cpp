// See compose.hpp.

#include "cli/compose.hpp"

#include <fmt/format.h>

namespace nonet::cli {

std::string compose_from(fmt::string_view text, fmt::format_args fields) {
  return fmt::vformat(text, fields);
}

}  // namespace nonet::cli
