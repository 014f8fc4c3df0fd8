// Texts with fields: compose("{} of {}", 3, 4) is "3 of 4". What fills them in is fmt's, compiled
// once: in every file that had it, it cost the compiler seconds.
#pragma once

#include <fmt/core.h>

#include <string>

namespace nonet::cli {

std::string compose_from(fmt::string_view text, fmt::format_args fields);

template <class... Fields>
std::string compose(fmt::format_string<Fields...> text, Fields&&... fields) {
  return compose_from(text, fmt::make_format_args(fields...));
}

}  // namespace nonet::cli
