// nonet scales: the table of scales, for people and programs.

#include "answers/scales.hpp"
#include "cli/help_text.hpp"
#include "cli/session.hpp"

namespace nonet::cli {

int run_scales(const Args& args) {
  Session session(args);
  session.print(args.json ? answers::scales_lines(scales()) : scale_lines(scales()));
  return session.finish();
}

}  // namespace nonet::cli
