// nonet help: the commands, one command, a technique, the manual page, the completions.

#include "answers/technique.hpp"
#include "cli/session.hpp"
#include "cli/technique_page.hpp"
#include "nonet/explain.hpp"

namespace nonet::cli {
namespace {

// A technique's name may be several words: `nonet help hidden single`.
std::string topic_of(const Args& args) {
  std::string topic;
  for (const std::string& word : args.inputs) topic += (topic.empty() ? "" : " ") + word;
  return topic;
}

void refuse(Session& session, const std::string& words) {
  session.complain(words);
  session.raise(Exit::bad_input);
}

void help_as_json(Session& session, const std::string& topic) {
  if (const std::optional<Technique> technique = find_technique(topic)) {
    return session.print(answers::technique_line(info(*technique), session.args()));
  }
  refuse(session, topic.empty() || find_command(topic) != nullptr
                      ? "nonet: --json tells of a technique; try: nonet help xy_wing --json"
                      : answers::no_technique_words(topic));
}

// The drawing of the example alone.
void draw_example(Session& session, const std::string& topic) {
  const std::optional<Technique> technique = find_technique(topic);
  if (!technique) {
    return refuse(session, "nonet: --svg draws a technique; try: nonet help xy_wing --svg -");
  }
  const std::optional<answers::Example> example = answers::find_example(info(*technique));
  if (!example) return refuse(session, "nonet: there is no example of " + topic);
  Sheet sheet;
  sheet.write_file(
      session.args().example_svg,
      draw_step_svg(example->puzzle, example->step, {.telling = session.args().json_telling()}));
  session.hand_on(sheet);
}

void help_about(Session& session, const std::string& topic) {
  if (const CommandRow* command = find_command(topic)) {
    session.print(usage(command->command));
  } else if (!members_of(topic).empty()) {
    session.print(usage(topic));
  } else if (const std::optional<Technique> technique = find_technique(topic)) {
    session.print(
        technique_help(info(*technique), session.screen().picture, session.args().telling));
  } else {
    refuse(session, answers::no_technique_words(topic));
  }
}

}  // namespace

int run_help(const Args& args) {
  Session session(args);
  const std::string topic = topic_of(args);
  if (args.has(answers::Option::example_svg)) {
    draw_example(session, topic);
  } else if (args.json) {
    help_as_json(session, topic);
  } else if (args.man) {
    session.print(man_page());
  } else if (!args.completion.empty()) {
    session.print(completion(args.completion));
  } else if (topic.empty()) {
    session.print(args.help ? usage(Command::help) : usage());
  } else {
    help_about(session, topic);
  }
  return session.finish();
}

}  // namespace nonet::cli
