// nonet help: the commands, one command, a technique, the manual page, the completions.

#include "answers/technique.hpp"
#include "cli/session.hpp"
#include "cli/technique_page.hpp"

namespace nonet::cli {
namespace {

// A technique's name may be several words: `nonet help hidden single`.
std::optional<Technique> find_technique_of(const std::vector<std::string>& words) {
  std::string topic;
  for (const std::string& word : words) topic += (topic.empty() ? "" : " ") + word;
  return words.empty() ? std::nullopt : find_technique(topic);
}

int help_as_json(Session& session, const std::vector<std::string>& topic) {
  if (const std::optional<Technique> technique = find_technique_of(topic)) {
    session.print(answers::technique_line(info(*technique), session.args().drawing));
  } else {
    session.complain(topic.empty() || find_command(topic[0]) != nullptr
                         ? "nonet: --json tells of a technique; try: nonet help xy_wing --json"
                         : answers::no_technique_words(topic[0]));
    session.raise(Exit::bad_input);
  }
  return session.finish();
}

}  // namespace

int run_help(const Args& args) {
  Session session(args);
  if (args.json) return help_as_json(session, args.inputs);
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
    session.complain(answers::no_technique_words(topic));
    session.raise(Exit::bad_input);
  }
  return session.finish();
}

}  // namespace nonet::cli
