// nonet same: whether two puzzles are looks of one another, and how one becomes the other.

#include "answers/canon.hpp"
#include "cli/wish_input.hpp"

namespace nonet::cli {
namespace {

using answers::Refusal;

// Typed, or the one puzzle of a file.
std::variant<Puzzle, Refusal> read_puzzle(const char* name, const std::string& word) {
  const auto text = look_up(answers::Option::shuffled, word);
  if (const auto* refusal = std::get_if<Refusal>(&text)) return *refusal;
  const Result<Record> record = parse(std::get<std::string>(text));
  if (record) return record->puzzle;
  return Refusal{std::string(name) + ": " + record.error().message()};
}

}  // namespace

int run_same(const Args& args) {
  Session session(args);
  const auto refuse = [&session](const Refusal& refusal) {
    session.complain("nonet: " + refusal.words);
    session.raise(refusal.exit);
    return session.finish();
  };
  if (args.inputs.size() != 2) {
    return refuse({"same compares two puzzles, but " + std::to_string(args.inputs.size()) +
                   (args.inputs.size() == 1 ? " was given" : " were given")});
  }
  const auto a = read_puzzle("A", args.inputs[0]);
  if (const auto* refusal = std::get_if<Refusal>(&a)) return refuse(*refusal);
  const auto b = read_puzzle("B", args.inputs[1]);
  if (const auto* refusal = std::get_if<Refusal>(&b)) return refuse(*refusal);
  Sheet sheet;
  answers::print_same(sheet, std::get<Puzzle>(a).given_grid(), std::get<Puzzle>(b).given_grid(),
                      args);
  session.hand_on(sheet);
  return session.finish();
}

}  // namespace nonet::cli
