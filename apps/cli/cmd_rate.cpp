// nonet rate: how hard each puzzle is; or, with --min-level and its like, only the puzzles that are
// as hard as wanted.
//
// Puzzles go through a pipeline some at a time and come out in the order they went in, whatever the
// number of threads. Each job keeps a rater, whose working memory is worth keeping.

#include <algorithm>
#include <optional>
#include <thread>
#include <vector>

#include "answers/rate.hpp"
#include "cli/session.hpp"
#include "common/pipeline.hpp"

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

std::string rating_text(const Item& item, const Rating& rating, const Args& args) {
  if (!args.template_text.empty())
    return fill_template(args.template_text, item.entry.cells, rating);
  if (is_filter(args)) return item.entry.cells + "\n";
  return fill_template("%l %s", item.entry.cells, rating);
}

// Why there is nothing to rate.
std::string refusal_text(const Item& item, const Solved& solved) {
  if (solved.verdict == Verdict::several) return item.entry.cells + "  # several solutions\n";
  const bool is_illegal = solved.verdict == Verdict::illegal;
  return (is_illegal ? item.entry.text + "  # error: " : item.entry.cells + "  # no solution: ") +
         reason_text(solved) + "\n";
}

struct Job {
  std::vector<Item> items;
  std::string out;
  std::uint64_t no_count = 0;  // puzzles without a rating
  std::optional<Rater> rater;
};

// A hard puzzle takes milliseconds; so few that nobody waits long for the last job.
constexpr std::size_t kPerJob = 64;

bool make_job(Session& session, Job& job, std::size_t most) {
  job.items.clear();
  while (job.items.size() < most) {
    std::optional<Item> item = session.next();
    if (!item) break;
    job.items.push_back(std::move(*item));
  }
  return !job.items.empty();
}

// A filter passes on what was asked for and nothing else; the others are for standard error and the
// exit code.
std::string text_answer(Job& job, const Item& item, const Args& args) {
  const Entry& entry = item.entry;
  if (!entry.record) {
    return is_filter(args) ? ""
                           : entry.text + "  # error: " + entry.record.error().message() + "\n";
  }
  const Rated rated = job.rater->rate(entry.record->puzzle);
  if (!rated.rating) ++job.no_count;
  if (is_filter(args) && (!rated.rating || !answers::is_wanted(*rated.rating, args))) return {};
  return rated.rating ? rating_text(item, *rated.rating, args) : refusal_text(item, rated.solved);
}

std::string answer(Job& job, const Item& item, const Args& args) {
  if (!args.json) return text_answer(job, item, args);
  Answer answer = answers::rate_answer(item, args, *job.rater);
  if (answer.exit == Exit::no) ++job.no_count;
  return std::move(answer.line);
}

void work_on(Job& job, const Args& args) {
  if (!job.rater) job.rater.emplace(*find_scale(args.scale));
  job.out.clear();
  job.no_count = 0;
  for (const Item& item : job.items) job.out += answer(job, item, args);
}

}  // namespace

int run_rate(const Args& args) {
  Session session(args);
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t threads = args.jobs == 0 ? cores : args.jobs;
  // A person sees each answer at once.
  const std::size_t most = session.is_watched() ? 1 : kPerJob;
  const auto make = [&](Job& job) { return make_job(session, job, most); };
  const auto work = [&args](Job& job) { work_on(job, args); };
  bool has_passed = false;  // a filter that passes nothing on answers no
  const auto finish = [&](Job& job) {
    has_passed |= !job.out.empty();
    if (job.no_count > 0) session.raise(Exit::no, job.no_count);
    session.print(job.out);
    return session.wants_more();
  };
  apps::Pipeline<Job>::run(threads, {.make = make, .work = work, .finish = finish});
  if (is_filter(args) && !has_passed) session.raise(Exit::no);
  return session.finish();
}

}  // namespace nonet::cli
