// See terminal.hpp.

#include "common/terminal.hpp"

#include <sys/ioctl.h>

namespace nonet::apps {

std::size_t terminal_columns(int descriptor) {
  constexpr std::size_t kUsual = 80;
  struct winsize size {};
  const bool is_known = ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return is_known ? size.ws_col : kUsual;
}

}  // namespace nonet::apps
