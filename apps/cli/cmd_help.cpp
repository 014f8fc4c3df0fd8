// nonet help: the commands, one command, the manual page, the completions.

#include "cli/session.hpp"

namespace nonet::cli {

int run_help(const Args& args) {
  Session session(args);
  if (args.man) {
    session.print(man_page());
  } else if (!args.completion.empty()) {
    session.print(completion(args.completion));
  } else if (args.inputs.empty()) {
    session.print(args.help ? usage(Command::help) : usage());
  }
  for (const std::string& topic : args.inputs) {
    if (const CommandRow* command = find_command(topic)) {
      session.print(usage(command->command));
      continue;
    }
    session.complain("nonet: there is no command '" + topic + "'; 'nonet help' lists the commands");
    session.raise(Exit::bad_input);
  }
  return session.finish();
}

}  // namespace nonet::cli
