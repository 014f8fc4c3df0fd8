// See screen.hpp.

#include "cli/screen.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace nonet::cli {
namespace {

bool is_utf8_locale() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view text(value);
    return text.find("UTF-8") != text.npos || text.find("utf8") != text.npos;
  }
  return false;
}

bool wants_no_color() {
  const char* value = std::getenv("NO_COLOR");
  return value != nullptr && *value != '\0';
}

PictureOptions picture_options(const Args& args, bool is_terminal) {
  PictureOptions options;
  const bool is_fancy = is_terminal && is_utf8_locale();
  const bool is_unicode = args.frame == "unicode" || (args.frame == "auto" && is_fancy);
  options.frame = is_unicode ? Frame::unicode : Frame::ascii;
  const bool is_auto_color = is_terminal && !wants_no_color();
  const bool is_colored = args.color == "always" || (args.color == "auto" && is_auto_color);
  options.color = is_colored ? Color::always : Color::never;
  return options;
}

}  // namespace

Signs signs_of(const Args& args) {
  const bool is_fancy = args.output.empty() && isatty(STDOUT_FILENO) != 0 && is_utf8_locale();
  const bool is_unicode = args.frame == "unicode" || (args.frame == "auto" && is_fancy);
  return is_unicode ? Signs::unicode : Signs::ascii;
}

Screen look_at_screen(const Args& args) {
  Screen screen;
  screen.is_terminal = (args.output.empty() || args.output == "-") && isatty(STDOUT_FILENO) == 1;
  screen.is_watched = screen.is_terminal && !args.json && args.output.empty();
  struct winsize size {};
  if (screen.is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
    screen.columns = size.ws_col;
  }
  screen.picture = picture_options(args, screen.is_terminal);
  return screen;
}

}  // namespace nonet::cli
