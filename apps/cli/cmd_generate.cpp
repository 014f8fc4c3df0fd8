// nonet generate: puzzles as wished for, or other looks of one puzzle. A pipeline makes them; what
// a job is stands in answers/generate.hpp.

#include <new>

#include "answers/generate.hpp"
#include "cli/road.hpp"
#include "cli/wish_input.hpp"
#include "common/pipeline.hpp"

namespace nonet::cli {
namespace {

using answers::Generation;
using answers::Order;
using answers::Refusal;

// All jobs together hold no more puzzles than this.
constexpr std::size_t kMostInAll = 32768;

int refuse(Session& session, const Refusal& refusal) {
  session.complain("nonet: " + refusal.words);
  session.raise(refusal.exit);
  return session.finish();
}

bool hand_on(Session& session, Generation& generation, Generation::Job& job) {
  Sheet sheet;
  const std::uint64_t before = generation.made();
  const bool is_wanted = generation.finish(job, sheet);
  session.hand_on(sheet);
  session.note_puzzles(generation.made() - before);
  session.progress().set_share(generation.made(), generation.wanted());
  return is_wanted && session.wants_more();
}

// False if it could not go on, which is said.
bool run_pipeline(Session& session, Generation& generation, std::size_t threads) {
  using Job = Generation::Job;
  try {
    apps::Pipeline<Job>::run(
        threads, {.make = [&](Job& job) { return generation.make(job); },
                  .work = [&](Job& job, FunctionRef<bool()>) { generation.work(job); },
                  .finish = [&](Job& job) { return hand_on(session, generation, job); }});
  } catch (const std::bad_alloc&) {
    session.run_out_of_memory();
    return false;
  }
  return session.wants_more();
}

void make_all(Session& session, const Order& order) {
  const std::size_t threads = apps::count_threads(session.args().jobs);
  const std::size_t most = std::min(Generation::kMostInJob, kMostInAll / apps::count_jobs(threads));
  Generation generation({session.args(), session.view(), &session.stop()}, order, most);
  Sheet sheet;
  generation.begin(sheet);
  session.hand_on_head(sheet);
  sheet.clear();
  if (run_pipeline(session, generation, threads)) {
    generation.end(sheet);
  } else {
    generation.end_early(sheet);
  }
  session.hand_on_tail(sheet);
}

}  // namespace

int run_generate(const Args& args) {
  Session session(args);
  return generate(session);
}

int generate(Session& session) {
  const Args& args = session.args();
  if (!args.inputs.empty()) {
    return refuse(session, {"generate reads no files, but '" + args.inputs[0] + "' was given"});
  }
  const auto find_text = [](answers::Option option, const std::string& word) {
    return look_up(option, word);
  };
  const auto order = answers::read_order(args, find_text);
  if (const auto* refusal = std::get_if<Refusal>(&order)) return refuse(session, *refusal);
  make_all(session, std::get<Order>(order));
  return session.finish();
}

}  // namespace nonet::cli
