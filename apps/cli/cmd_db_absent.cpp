// nonet db, in a program that was built without SQLite.

#include "cli/session.hpp"

namespace nonet::cli {

int run_db(const Args& args) {
  Session session(args);
  session.complain("nonet: this program was built without SQLite, which 'db' needs");
  session.raise(Exit::io_failure);
  return session.finish();
}

}  // namespace nonet::cli
