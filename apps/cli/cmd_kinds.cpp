// nonet kinds: the table of clues, for people and programs.

#include "answers/kinds.hpp"
#include "cli/session.hpp"

namespace nonet::cli {

int run_kinds(const Args& args) {
  Session session(args);
  const Language language = args.telling.language;
  session.print(args.json ? answers::kinds_lines(language) : answers::kinds_list(language));
  return session.finish();
}

}  // namespace nonet::cli
