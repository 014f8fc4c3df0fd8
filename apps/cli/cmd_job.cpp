// nonet job: plan, run, status, merge, clean. What a job is stands in job.hpp.

#include <unistd.h>

#include <chrono>
#include <cstring>
#include <filesystem>
#include <map>
#include <new>

#include "cli/compose.hpp"
#include "cli/job.hpp"
#include "cli/road.hpp"
#include "common/input_file.hpp"
#include "common/output.hpp"

namespace nonet::cli {
namespace {

using MaybeTrouble = std::optional<JobTrouble>;

// The lines that say what columns mean.
std::variant<std::string, JobTrouble> read_header(const Manifest& manifest) {
  std::string header(manifest.header, '\0');
  apps::InputFile input(manifest.input);
  std::size_t have = 0;
  while (have < header.size()) {
    const std::size_t got = input.read(header.data() + have, header.size() - have);
    if (got == 0) break;
    have += got;
  }
  if (have == header.size()) return header;
  return JobTrouble{"cannot read '" + manifest.input + "': " + input.error(), Exit::io_failure};
}

// One shard, from its lines to its part.
class ShardRun {
 public:
  ShardRun(const PlannedJob& job, std::size_t shard, Args args)
      : job_(job), number_(shard), shard_(job.manifest().shards[shard]), args_(std::move(args)) {
    args_.output = job.part(shard);
    args_.given.set(static_cast<std::size_t>(answers::Option::output));
    args_.telling.signs = signs_of(args_);
  }

  MaybeTrouble run() {
    // What stands there is no answer of ours; if this run fails it must not be taken for one.
    unlink(job_.part_sum(number_).c_str());
    unlink(job_.part(number_).c_str());
    const std::size_t last = job_.manifest().shards.size() - 1;
    Slice slice{.begin = shard_.begin,
                .end = shard_.end,
                .line = shard_.line,
                .index = shard_.index,
                .puzzles = shard_.puzzles,
                .total = job_.manifest().puzzles,
                .is_first = number_ == 0,
                .is_last = number_ == last,
                .header = {}};
    return args_.command == Command::generate ? make(slice) : answer(slice);
  }

 private:
  MaybeTrouble answer(Slice& slice) {
    if (number_ > 0) {
      auto header = read_header(job_.manifest());
      if (const auto* trouble = std::get_if<JobTrouble>(&header)) return *trouble;
      slice.header = std::get<std::string>(header);
    }
    apps::Sha256 sum;
    slice.sum = &sum;
    Session session(args_, &slice);
    answer_all(session, *answers::find_verb({args_, session.view(), &session.stop()}));
    return seal(session, sum.finish(), static_cast<Exit>(session.finish()));
  }

  MaybeTrouble make(const Slice& slice) {
    args_.first = shard_.index;
    args_.number = shard_.puzzles;
    Session session(args_, &slice);
    return seal(session, shard_.sum, static_cast<Exit>(generate(session)));
  }

  // A part that does not answer what was planned must not stay.
  MaybeTrouble seal(const Session& session, const std::string& sum, Exit exit) {
    if (exit == Exit::io_failure || !session.wants_more()) return fail("it failed, as said above");
    if (sum != shard_.sum) return fail("the input has changed since the job was planned");
    if (session.count() != shard_.puzzles) {
      return fail(
          compose("{} puzzles were expected, and {} answered", shard_.puzzles, session.count()));
    }
    return seal_part(job_, number_, shard_.puzzles, exit);
  }
  JobTrouble fail(const std::string& why) {
    unlink(job_.part(number_).c_str());
    return {compose("shard {} is not done: {}", number_, why), Exit::io_failure};
  }

  const PlannedJob& job_;
  const std::size_t number_;
  const Shard& shard_;
  Args args_;
};

MaybeTrouble run_shards(Session& session, const PlannedJob& job) {
  const auto& inputs = session.args().inputs;
  const std::size_t count = job.manifest().shards.size();
  std::vector<std::size_t> shards;
  for (std::size_t i = 1; i < inputs.size(); ++i) {
    const auto list = read_shards(inputs[i], count);
    if (!list) {
      return JobTrouble{compose("expected shards from 0 to {}, such as 3,17,40-52, found '{}'",
                                count - 1, inputs[i])};
    }
    shards.insert(shards.end(), list->begin(), list->end());
  }
  if (shards.empty())
    return JobTrouble{"expected the number of a shard: nonet job run DIR SHARD..."};
  if (chdir(job.manifest().folder.c_str()) != 0) {
    return JobTrouble{"cannot go to '" + job.manifest().folder + "': " + std::strerror(errno),
                      Exit::io_failure};
  }
  auto read = read_job_command(job.manifest().words);
  if (const auto* bad = std::get_if<BadUsage>(&read)) return JobTrouble{bad->message};
  Args& args = std::get<Args>(read);
  args.quiet = args.quiet || session.args().quiet;
  MaybeTrouble trouble;
  for (const std::size_t shard : shards) {
    if (session.stop()) break;
    if (look_at_part(job, shard, Closeness::sums).state == PartState::done) continue;
    MaybeTrouble failed = ShardRun(job, shard, args).run();
    if (!failed) continue;
    session.complain("nonet: " + failed->words);
    trouble = JobTrouble{"", failed->exit};  // the others may do better
  }
  return trouble;
}

std::string plural(std::size_t count, std::string_view thing) {
  return compose("{} {}{}", count, thing, count == 1 ? "" : "s");
}

MaybeTrouble show_status(Session& session, const PlannedJob& job) {
  std::map<PartState, std::vector<std::size_t>> by_state;
  std::vector<std::size_t> missing;
  std::size_t unreadable = 0;
  const std::size_t count = job.manifest().shards.size();
  for (std::size_t i = 0; i < count && !session.stop(); ++i) {
    const JobPart part =
        look_at_part(job, i, session.args().quick ? Closeness::sizes : Closeness::sums);
    by_state[part.state].push_back(i);
    if (part.state != PartState::done) missing.push_back(i);
    if (part.state == PartState::done && part.note.exit == Exit::bad_input) ++unreadable;
  }
  if (session.stop()) {
    session.note_interrupt();
    return std::nullopt;
  }
  if (!missing.empty()) session.raise(Exit::no);
  if (session.args().missing) {
    if (!missing.empty()) session.print_line(write_shards(missing));
    return std::nullopt;
  }
  session.print_line(compose("{} of {} done", count - missing.size(), plural(count, "shard")));
  constexpr std::pair<PartState, std::string_view> kWords[] = {
      {PartState::missing, "missing"},
      {PartState::damaged, "damaged"},
      {PartState::foreign, "of another job or shard"}};
  for (const auto& [state, words] : kWords) {
    if (by_state[state].empty()) continue;
    session.print_line(compose("{}: {}", words, write_shards(by_state[state])));
  }
  if (unreadable > 0)
    session.print_line(compose("with lines that are no puzzles: {}", plural(unreadable, "shard")));
  return std::nullopt;
}

// Copies a part; false if it is not what its note says.
bool copy_part(const std::string& path, const PartNote& note, apps::Output& output) {
  apps::Sha256 sum;
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return false;
  std::string buffer(1 << 18, '\0');
  while (output.is_wanted()) {
    const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), file);
    if (got == 0) break;
    sum.add({buffer.data(), got});
    output.write({buffer.data(), got});
  }
  std::fclose(file);
  return !output.is_wanted() || sum.finish() == note.sum;
}

MaybeTrouble merge(Session& session, const PlannedJob& job, const std::string& path) {
  std::uint64_t puzzles = 0;
  std::vector<JobPart> parts;
  std::vector<std::size_t> wrong;
  for (std::size_t i = 0; i < job.manifest().shards.size() && !session.stop(); ++i) {
    parts.push_back(look_at_part(job, i, Closeness::sizes));
    if (parts.back().state != PartState::done) wrong.push_back(i);
    puzzles += parts.back().note.puzzles;
  }
  const auto refuse = [&wrong] {
    return JobTrouble{"nothing was merged: " + write_shards(wrong) +
                          (wrong.size() == 1 ? " is" : " are") +
                          " missing, damaged or of another job; "
                          "'nonet job status' tells, 'nonet job run' does them again",
                      Exit::no};
  };
  if (!session.stop() && !wrong.empty()) return refuse();
  apps::Output output(path);
  for (std::size_t i = 0; i < parts.size() && !session.stop() && output.is_wanted(); ++i) {
    if (copy_part(job.part(i), parts[i].note, output)) continue;
    wrong = {i};
    return refuse();
  }
  if (session.stop()) {
    session.note_interrupt();
    return output.is_replacing()
               ? std::optional(JobTrouble{output.label() + " was not written", Exit::yes})
               : std::nullopt;
  }
  if (!output.finish())
    return JobTrouble{"cannot write " + output.label() + ": " + output.error(), Exit::io_failure};
  for (const JobPart& part : parts) {
    if (part.note.exit == Exit::bad_input) session.raise(Exit::bad_input);
  }
  session.say(compose("nonet: {}, {} puzzles", plural(parts.size(), "shard"), puzzles));
  return std::nullopt;
}

// Whether a shard began this file and did not end it: part-000017.Xyz123, part-000017.sum.Xyz123.
std::optional<std::size_t> shard_of_leftover(const std::string& name) {
  constexpr std::string_view kPart = "part-";
  if (!name.starts_with(kPart)) return std::nullopt;
  std::string rest = name.substr(kPart.size());
  const std::size_t digits = rest.find_first_not_of("0123456789");
  if (digits == 0 || digits == rest.npos) return std::nullopt;
  const std::size_t shard = std::stoul(rest.substr(0, digits));
  rest.erase(0, digits);
  if (rest.starts_with(".sum.")) rest.erase(0, 4);
  return rest.size() == 7 && rest[0] == '.' ? std::optional(shard) : std::nullopt;
}

MaybeTrouble clean(Session& session, const PlannedJob& job) {
  namespace fs = std::filesystem;
  std::size_t removed = 0;
  std::error_code error;
  const auto remove = [&](const fs::path& path) { removed += fs::remove(path, error) ? 1 : 0; };
  const std::size_t count = job.manifest().shards.size();
  std::vector<bool> is_done(count);
  for (std::size_t i = 0; i < count && !session.stop(); ++i) {
    const PartState state =
        look_at_part(job, i, session.args().everything ? Closeness::sizes : Closeness::sums).state;
    is_done[i] = state == PartState::done;
    if (!session.args().everything && (is_done[i] || state == PartState::missing)) continue;
    remove(job.part_sum(i));
    remove(job.part(i));
  }
  const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
  std::vector<fs::path> leftovers;
  for (const auto& entry : fs::directory_iterator(parts_folder(job.folder()), error)) {
    const auto shard = shard_of_leftover(entry.path().filename().string());
    if (!shard || *shard >= count) continue;
    const bool is_old = entry.last_write_time(error) < old;
    if (session.args().everything || is_done[*shard] || is_old) leftovers.push_back(entry.path());
  }
  if (session.stop()) {
    session.note_interrupt();
    return std::nullopt;
  }
  for (const fs::path& path : leftovers) remove(path);
  if (session.args().everything) {
    for (const Script& script : job_scripts(job.folder(), count))
      remove(job.folder() + "/" + script.name);
    remove(manifest_path(job.folder()));
    for (const std::string& folder : {parts_folder(job.folder()), job.folder()}) {
      if (fs::is_empty(folder, error)) fs::remove(folder, error);  // what others put there stays
    }
  }
  session.say("nonet: " + plural(removed, "file") + " removed");
  return std::nullopt;
}

MaybeTrouble run_command(Session& session, const std::string& output) {
  const Args& args = session.args();
  if (args.command == Command::job_plan) return plan_job(session);
  if (args.inputs.empty()) return JobTrouble{"expected the folder of a job"};
  if (args.command != Command::job_run && args.inputs.size() > 1) {
    return JobTrouble{"'" + std::string(row(args.command).name) + "' takes one folder, but '" +
                      args.inputs[1] + "' was given too"};
  }
  auto job = PlannedJob::open(args.inputs[0]);
  if (const auto* trouble = std::get_if<JobTrouble>(&job)) return *trouble;
  const PlannedJob& open = std::get<PlannedJob>(job);
  switch (args.command) {
    case Command::job_run: return run_shards(session, open);
    case Command::job_status: return show_status(session, open);
    case Command::job_merge: return merge(session, open, output);
    default: return clean(session, open);
  }
}

}  // namespace

int run_job(const Args& args) {
  Args own = args;
  own.output.clear();  // `merge` writes it, if all is well
  Session session(own);
  try {
    const MaybeTrouble trouble = run_command(session, args.output);
    if (trouble && !trouble->words.empty()) session.complain("nonet: " + trouble->words);
    if (trouble) session.raise(trouble->exit);
  } catch (const std::bad_alloc&) {
    session.run_out_of_memory();
  }
  return session.finish();
}

}  // namespace nonet::cli
