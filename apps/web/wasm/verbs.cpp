// See verbs.hpp.

#include "web/wasm/verbs.hpp"

#include "answers/check.hpp"
#include "answers/explain.hpp"
#include "answers/hint.hpp"
#include "answers/losses.hpp"
#include "answers/minimize.hpp"
#include "answers/rate.hpp"
#include "answers/shuffle.hpp"
#include "answers/solve_job.hpp"
#include "answers/steps.hpp"
#include "answers/technique.hpp"
#include "nonet/generate.hpp"

namespace nonet::web {
namespace {

using answers::Args;
using answers::Command;
using answers::Exit;
using answers::Item;
using answers::Watch;

template <typename Handle>
void for_each(Desk& desk, const Handle& handle) {
  while (const std::optional<Item> item = desk.next()) handle(*item);
}

void solve_all(Desk& desk) {
  const auto take = [&desk](std::string& lines, std::size_t most) {
    return desk.take_plain_lines(lines, most);
  };
  const auto next = [&desk] { return desk.next(); };
  const auto would_wait = [] { return false; };
  const answers::Source source = {.take_plain_lines = take, .next = next, .would_wait = would_wait};
  answers::Batch batch;
  while (answers::fill(batch, answers::kSolveBatch, source)) {
    answers::solve_all(batch, desk.args().json ? answers::Shape::json : answers::Shape::text);
    desk.raise(batch.sheet.exit());  // what is unreadable the desk has said
    desk.print(batch.sheet.text());
    batch.clear();
    batch.first_index = desk.count() + 1;
  }
}

void convert_all(Desk& desk) {
  const Format format = choose_format(desk.args());
  const Printer printer(format);
  answers::Losses lost(format);
  desk.print(printer.head());
  for_each(desk, [&](const Item& item) {
    if (!item.entry.record) return desk.print(answers::unreadable_convert_line(item, format));
    lost.note(item);
    desk.print(printer.entry(*item.entry.record, static_cast<long>(item.index)));
  });
  desk.print(printer.tail());
  for (const std::string& words : lost.words()) desk.complain(words);
}

void minimize_item(Desk& desk, const Item& item) {
  const Args& args = desk.args();
  const Grid givens = item.entry.record->puzzle.given_grid();
  const Solved solved = solve(Puzzle(givens));
  if (solved.verdict != Verdict::unique) {
    return desk.give({answers::no_minimize_line(item, solved), Exit::no});
  }
  if (!args.all_subsets) {
    const Grid minimal = minimize(givens, {.seed = args.order_seed, .first = item.index});
    return desk.print(answers::minimize_line(item, minimal, 1));
  }
  std::uint64_t number = 0;
  minimize_all(givens, [&](const Grid& minimal) {
    if (number == args.subset_limit) {
      desk.say(answers::minimize_cut_words(item, number));
      return Flow::stop;
    }
    desk.print(answers::minimize_line(item, minimal, ++number));
    return Flow::go_on;
  });
}

void shuffle_item(Desk& desk, const Item& item, std::uint64_t seed) {
  const std::uint64_t number = desk.args().number;
  for (std::uint64_t copy = 1; copy <= number; ++copy) {
    const Series series{.seed = seed, .first = (item.index - 1) * number + copy};
    const Puzzle look = shuffle(item.entry.record->puzzle, series);
    desk.print(answers::shuffle_line(item, look, {.seed = seed, .number = copy}));
  }
}

void tell_technique(Desk& desk, const std::string& topic) {
  if (const std::optional<Technique> technique = find_technique(topic)) {
    return desk.print(answers::technique_line(info(*technique), desk.args().drawing));
  }
  desk.complain(answers::no_technique_words(topic));
  desk.raise(Exit::bad_input);
}

// The verbs whose answer to an unreadable entry says nothing but that.
template <typename Handle>
void for_each_readable(Desk& desk, std::string_view verb, const Handle& handle) {
  for_each(desk, [&](const Item& item) {
    if (!item.entry.record) return desk.print(answers::to_line(answers::begin_answer(item, verb)));
    handle(item);
  });
}

void answer_all(Desk& desk, const Watch& watch) {
  const Args& args = desk.args();
  switch (args.command) {
    case Command::solve: return solve_all(desk);
    case Command::convert: return convert_all(desk);
    case Command::check:
      return for_each(desk, [&](const Item& item) { desk.give(check_answer(item, args)); });
    case Command::steps:
      return for_each(desk, [&](const Item& item) { desk.give(steps_answer(item, args, &watch)); });
    case Command::hint: {
      Walker walker(args.ladder);
      return for_each(desk, [&](const Item& item) { desk.give(hint_answer(item, args, walker)); });
    }
    case Command::explain: {
      Walker walker(args.ladder);
      return for_each(
          desk, [&](const Item& item) { desk.give(explain_answer(item, args, walker, &watch)); });
    }
    case Command::rate: {
      Rater rater(*find_scale(args.scale));
      return for_each(desk,
                      [&](const Item& item) { desk.give(rate_answer(item, args, rater, &watch)); });
    }
    case Command::minimize:
      return for_each_readable(desk, "minimize",
                               [&](const Item& item) { minimize_item(desk, item); });
    case Command::shuffle: {
      const std::uint64_t seed = choose_seed(desk);
      return for_each_readable(desk, "shuffle",
                               [&](const Item& item) { shuffle_item(desk, item, seed); });
    }
    default: break;
  }
}

Reply refuse(const std::string& words) { return {Exit::bad_input, "", "nonet: " + words + "\n"}; }

}  // namespace

Reply answer(std::string_view text, const Watch& watch) {
  const auto read = read_request(text);
  if (const auto* bad = std::get_if<answers::BadUsage>(&read)) return refuse(bad->message);
  const Request& request = std::get<Request>(read);
  const Command command = request.args.command;
  if (!request.args.json && command != Command::solve && command != Command::convert) {
    return refuse("in a page '" + request.verb + "' answers in JSON only");
  }
  if (command == Command::techniques) return {Exit::yes, answers::techniques_lines(), ""};
  Desk desk(request);
  if (command == Command::help) {
    tell_technique(desk, request.input);
  } else if (command == Command::generate) {
    generate_puzzles(desk, watch);
  } else {
    answer_all(desk, watch);
  }
  return desk.finish();
}

}  // namespace nonet::web
