// Screen: what is known of the place where answers are read.
#pragma once

#include "answers/view.hpp"
#include "cli/command_line.hpp"
#include "nonet/explain.hpp"

namespace nonet::cli {

struct Screen : answers::View {
  bool is_terminal = false;  // standard output is one
};
Screen look_at_screen(const Args& args);
// Whether "≠" can be shown where the answers go.
Signs signs_of(const Args& args);

}  // namespace nonet::cli
