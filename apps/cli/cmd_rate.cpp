// nonet rate: how hard each puzzle is; or, with --min-level and its like, only the puzzles that are
// as hard as wanted.

#include "answers/rate.hpp"
#include "cli/road.hpp"

namespace nonet::cli {
namespace {

using answers::is_filter;

std::string techniques_text(const Rating& rating) {
  std::string text;
  for (const TechniqueCount& row : rating.tally) {
    text.append(text.empty() ? "" : " ").append(info(row.technique).id);
    text += ":" + std::to_string(row.count);
  }
  return text;
}

// The template was checked with the other arguments: every % is followed by one of these.
std::string fill_template(std::string_view format, std::string_view cells, const Rating& rating) {
  std::string text;
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') {
      text += format[i];
      continue;
    }
    switch (format[++i]) {
      case 'p': text += cells; break;
      case 'l': text += name(rating.level); break;
      case 's': text += std::to_string(rating.score); break;
      case 't': text += techniques_text(rating); break;
      default: text += '%'; break;
    }
  }
  return text + "\n";
}

// A puzzle that a filter lets through, and the words that came with it.
std::string passed_on(const Item& item) {
  Record record;
  record.words.comment = item.entry.record->words.comment;
  const std::string line = print(record, Format::line);
  return item.entry.cells + line.substr(kCells);
}

std::string rating_text(const Item& item, const Rating& rating, const Args& args) {
  if (!args.template_text.empty())
    return fill_template(args.template_text, item.entry.cells, rating);
  if (is_filter(args)) return passed_on(item);
  return fill_template("%l %s", item.entry.cells, rating);
}

// Why there is nothing to rate.
std::string refusal_text(const Item& item, const Solved& solved) {
  if (solved.verdict == Verdict::several) return item.entry.cells + "  # several solutions\n";
  const bool is_illegal = solved.verdict == Verdict::illegal;
  return (is_illegal ? item.entry.text + "  # error: " : item.entry.cells + "  # no solution: ") +
         reason_text(solved) + "\n";
}

// A filter passes on what was asked for and nothing else; the others are for standard error and the
// exit code.
void answer(const Item& item, Sheet& sheet, const Args& args, Rater& rater) {
  if (args.json) return sheet.give(answers::rate_answer(item, args, rater));
  const Entry& entry = item.entry;
  if (!entry.record) {
    if (is_filter(args)) return;
    return sheet.print_line(entry.text + "  # error: " + entry.record.error().message());
  }
  const Rated rated = rater.rate(entry.record->puzzle);
  if (!rated.rating) sheet.raise(Exit::no);
  if (is_filter(args) && (!rated.rating || !answers::is_wanted(*rated.rating, args))) return;
  sheet.print(rated.rating ? rating_text(item, *rated.rating, args)
                           : refusal_text(item, rated.solved));
}

}  // namespace

int run_rate(const Args& args) {
  Session session(args);
  const auto hire = [&args]() -> Answerer {
    const auto rater = std::make_shared<Rater>(*find_scale(args.scale));
    return [&args, rater](const Item& item, Sheet& sheet) { answer(item, sheet, args, *rater); };
  };
  answer_all(session, {.hire = hire});
  // A filter that passes nothing on answers no.
  if (is_filter(args) && !session.has_printed()) session.raise(Exit::no);
  return session.finish();
}

}  // namespace nonet::cli
