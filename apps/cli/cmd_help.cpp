// nonet help: the commands, one command, a technique, the manual page, the completions.

#include "cli/session.hpp"
#include "cli/technique_page.hpp"

namespace nonet::cli {
namespace {

// A technique's name may be several words: `nonet help hidden single`.
std::optional<Technique> find_technique_of(const std::vector<std::string>& words) {
  std::string topic;
  for (const std::string& word : words) topic += word + ' ';
  return words.empty() ? std::nullopt : find_technique(topic);
}

}  // namespace

int run_help(const Args& args) {
  Session session(args);
  if (args.man) {
    session.print(man_page());
  } else if (!args.completion.empty()) {
    session.print(completion(args.completion));
  } else if (args.inputs.empty()) {
    session.print(args.help ? usage(Command::help) : usage());
  }
  if (const std::optional<Technique> technique = find_technique_of(args.inputs)) {
    session.print(technique_help(info(*technique), session.picture_options()));
    return session.finish();
  }
  for (const std::string& topic : args.inputs) {
    if (const CommandRow* command = find_command(topic)) {
      session.print(usage(command->command));
      continue;
    }
    session.complain("nonet: there is no command and no technique '" + topic +
                     "'; 'nonet help' lists the commands, 'nonet techniques' the techniques");
    session.raise(Exit::bad_input);
  }
  return session.finish();
}

}  // namespace nonet::cli
