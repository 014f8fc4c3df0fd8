// Terminal: how wide it is.
#pragma once

#include <cstddef>

namespace nonet::apps {

// The columns of the terminal behind a descriptor; 80 where it is none or does not say.
std::size_t terminal_columns(int descriptor);

}  // namespace nonet::apps
