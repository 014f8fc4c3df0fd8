// nonet job plan: which shard answers what.
//
// A shard has the lines that begin in its share of the input's bytes. The input is read once to its
// end, slice by slice, just as the shards will read it: what they must find (puzzles, the sum of
// their bytes) and how they count (the number of their first line and puzzle) comes from there.

#include <sys/stat.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

#include "cli/compose.hpp"
#include "cli/job.hpp"
#include "cli/pick.hpp"
#include "common/input_file.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kMostShards = 1'000'000;

JobTrouble cannot_read(const apps::InputFile& input) {
  return {"cannot read '" + input.label() + "': " + input.error(), Exit::io_failure};
}

std::string sliced_names() {
  std::string names;
  for (const CommandRow& row : commands()) {
    if ((On::only(row.command) & On::sliced) == 0) continue;
    names.append(names.empty() ? "" : ", ").append(row.name);
  }
  return names;
}

// Why a job cannot run this, if it cannot.
std::optional<JobTrouble> find_job_fault(const Args& args) {
  using answers::Option;
  if (args.help || (On::only(args.command) & On::sliced) == 0) {
    return JobTrouble{"a job runs one of " + sliced_names()};
  }
  for (const Option option : {Option::output, Option::html, Option::svg, Option::keep_partial,
                              Option::line_buffered, Option::distinct}) {
    if (!args.has(option)) continue;
    const std::string flag(options()[static_cast<std::size_t>(option)].long_flag());
    if (option == Option::distinct) {
      return JobTrouble{flag +
                        " must know all puzzles; 'nonet dedupe' knows them once the job is merged"};
    }
    return JobTrouble{flag + " means nothing in a job; 'nonet job merge' writes the answers"};
  }
  if (writes_packed(args)) {
    return JobTrouble{
        "a job cannot write 'packed'; 'nonet convert' packs it once the job is merged"};
  }
  const bool is_drawn_by_lot =
      args.command == Command::generate || args.command == Command::shuffle;
  if (is_drawn_by_lot && !args.has(Option::seed)) {
    return JobTrouble{"a job needs --seed: a shard that is run again must answer the same"};
  }
  if (args.command == Command::generate) return std::nullopt;
  if (args.inputs.size() == 1 && args.inputs[0] != "-") return std::nullopt;
  return JobTrouble{"a job reads one file, found " + (args.inputs.empty() ? "none"
                                                      : args.inputs.size() == 1
                                                          ? "standard input"
                                                          : std::to_string(args.inputs.size()))};
}

class Planner {
 public:
  Planner(Session& session, const Args& args, Manifest& manifest)
      : session_(session), args_(args), manifest_(manifest) {}

  std::optional<JobTrouble> divide(std::uint64_t shards) {
    if (args_.command == Command::generate) return divide_series(std::min(shards, args_.number));
    manifest_.input = args_.inputs[0];
    if (auto trouble = look_at_head()) return trouble;
    if (auto trouble = measure()) return trouble;
    return divide_lines(shards);
  }

 private:
  std::optional<JobTrouble> divide_series(std::uint64_t shards) {
    manifest_.puzzles = args_.number;
    manifest_.sum = "-";
    for (std::uint64_t i = 0; i < shards; ++i) {
      const std::uint64_t begin = share(args_.number, i, shards);
      const std::uint64_t end = share(args_.number, i + 1, shards);
      manifest_.shards.push_back(
          {.index = args_.first + begin, .puzzles = end - begin, .sum = "-"});
    }
    return std::nullopt;
  }

  // Without overflow: a * i / n.
  static std::uint64_t share(std::uint64_t a, std::uint64_t i, std::uint64_t n) {
    return a / n * i + a % n * i / n;
  }

  ReadOptions options(bool is_by_line) const {
    return {.format = args_.from_format,
            .is_by_line = is_by_line,
            .is_ready = {},
            .rules = args_.rules,
            .problems = args_.problems,
            .takes_problems = answers::takes_problems(args_),
            .takes_unknown = answers::takes_unknown(args_)};
  }

  // The shards will read line by line: here that must give what reading the whole gives.
  std::optional<JobTrouble> look_at_head() {
    constexpr int kLooked = 200;
    apps::InputFile whole(manifest_.input), lines(manifest_.input);
    if (!whole.error().empty()) return cannot_read(whole);
    if (whole.bytes_total() == 0)
      return JobTrouble{"a job reads a file that stays, and '" + manifest_.input +
                        "' is empty or none"};
    Reader as_whole([&](char* to, std::size_t size) { return whole.read(to, size); },
                    options(false));
    Reader by_line([&](char* to, std::size_t size) { return lines.read(to, size); }, options(true));
    for (int i = 0; i < kLooked; ++i) {
      const std::optional<Entry> a = as_whole.next(), b = by_line.next();
      if (!whole.error().empty()) return cannot_read(whole);
      if (!a && i == 0) {
        return JobTrouble{manifest_.input + ": " + as_whole.problem()->message()};
      }
      const bool is_same =
          a ? b && a->line == b->line && a->text == b->text && a->format == b->format : !b;
      if (!is_same) {
        return JobTrouble{"'" + manifest_.input +
                          "' is not one puzzle a line; try: nonet convert --to line"};
      }
      if (!a) break;
      if (i == 0 && a->format == Format::csv) header_lines_ = a->line - 1;
    }
    return read_columns();
  }

  std::optional<JobTrouble> read_columns() {
    apps::InputFile input(manifest_.input);
    std::string mark(2, '\0');
    input.read(mark.data(), 2);
    if (mark == "\xff\xfe" || mark == "\xfe\xff") {
      return JobTrouble{"'" + manifest_.input + "' is UTF-16; a job reads UTF-8"};
    }
    if (header_lines_ == 0) return std::nullopt;
    apps::InputFile again(manifest_.input);
    char c = 0;
    for (long lines = 0; lines < header_lines_ && again.read(&c, 1) == 1;) {
      header_ += c;
      lines += c == '\n' ? 1 : 0;
    }
    manifest_.header = header_.size();
    return std::nullopt;
  }

  // How long the content is.
  std::optional<JobTrouble> measure() {
    apps::InputFile input(manifest_.input);
    if (const std::optional<std::uint64_t> size = input.content_size()) {
      manifest_.size = *size;
      return std::nullopt;
    }
    session_.say("nonet: '" + manifest_.input +
                 "' is packed in one piece: each shard must unpack all that stands before its own; "
                 "'nonet pack' packs it so that they need not");
    std::string buffer(1 << 18, '\0');
    while (const std::size_t got = input.read(buffer.data(), buffer.size())) {
      manifest_.size += got;
      if (session_.stop()) return interrupted();
    }
    if (!input.error().empty()) return cannot_read(input);
    return std::nullopt;
  }

  std::optional<JobTrouble> interrupted() {
    session_.note_interrupt();
    return JobTrouble{"", Exit::yes};
  }

  std::optional<JobTrouble> divide_lines(std::uint64_t shards) {
    input_ = std::make_unique<apps::InputFile>(manifest_.input);
    std::uint64_t line = 1, index = 1;
    for (std::uint64_t i = 0; i < shards; ++i) {
      const std::uint64_t rest = manifest_.size - manifest_.header;
      target_ = i + 1 == shards ? ~std::uint64_t{0} : manifest_.header + share(rest, i + 1, shards);
      Shard shard;
      shard.begin = offset_;
      shard.line = line;
      shard.index = index;
      lines_ = 0;
      is_cut_ = offset_ >= target_;  // a line longer than a share
      slice_sum_ = {};
      shard.puzzles = count_puzzles(i == 0 ? "" : header_);
      if (session_.stop()) return interrupted();
      if (!input_->error().empty()) return cannot_read(*input_);
      shard.end = offset_;
      shard.sum = slice_sum_.finish();
      line += lines_;
      index += shard.puzzles;
      manifest_.shards.push_back(std::move(shard));
      session_.progress().set_share(offset_, manifest_.size);
    }
    manifest_.puzzles = index - 1;
    manifest_.sum = whole_sum_.finish();
    if (offset_ != manifest_.size) {
      return JobTrouble{"'" + manifest_.input + "' changed while it was read", Exit::io_failure};
    }
    return header_.empty() ? std::nullopt : find_cut_rows();
  }

  std::uint64_t count_puzzles(std::string_view header) {
    std::size_t used = 0;
    Reader reader(
        [&](char* to, std::size_t size) {
          const std::size_t part = header.copy(to, size, used);
          used += part;
          return part > 0 ? part : read_slice(to, size);
        },
        options(true));
    return count_entries(reader);
  }

  static std::uint64_t count_entries(Reader& reader) {
    std::uint64_t count = 0;
    std::string lines;
    while (true) {
      lines.clear();
      constexpr std::size_t kMany = 4096;
      const std::size_t plain = reader.take_plain_lines(lines, kMany);
      count += plain;
      if (plain > 0) continue;
      if (!reader.next()) return count;
      ++count;
    }
  }

  // Up to the end of the line that reaches the target.
  std::size_t read_slice(char* to, std::size_t size) {
    if (is_cut_ || session_.stop()) return 0;
    if (kept_.empty()) {
      kept_.resize(1 << 18);
      kept_.resize(input_->read(kept_.data(), kept_.size()));
      used_ = 0;
    }
    std::string_view bytes = std::string_view(kept_).substr(used_, size);
    // A line that begins at the target belongs to the next slice: the byte before it ends one.
    const std::uint64_t last = target_ - 1;
    if (last < offset_ + bytes.size()) {
      const std::size_t end = bytes.find('\n', last > offset_ ? last - offset_ : 0);
      if (end != bytes.npos) {
        bytes = bytes.substr(0, end + 1);
        is_cut_ = true;
      }
    }
    std::memcpy(to, bytes.data(), bytes.size());
    slice_sum_.add(bytes);
    whole_sum_.add(bytes);
    lines_ += static_cast<std::uint64_t>(std::count(bytes.begin(), bytes.end(), '\n'));
    offset_ += bytes.size();
    used_ += bytes.size();
    if (used_ == kept_.size()) kept_.clear();
    return bytes.size();
  }

  // A row of a table may go over several lines, in quotes; a cut through one shows in the count.
  std::optional<JobTrouble> find_cut_rows() {
    apps::InputFile input(manifest_.input);
    Reader reader([&](char* to, std::size_t size) { return input.read(to, size); }, options(false));
    if (count_entries(reader) == manifest_.puzzles) return std::nullopt;
    return JobTrouble{"'" + manifest_.input +
                      "' has rows of several lines; try: nonet convert --to line"};
  }

  Session& session_;
  const Args& args_;
  Manifest& manifest_;
  long header_lines_ = 0;
  std::string header_;
  std::unique_ptr<apps::InputFile> input_;
  std::string kept_;  // read, not handed on yet
  std::size_t used_ = 0;
  std::uint64_t offset_ = 0, target_ = 0, lines_ = 0;
  bool is_cut_ = false;
  apps::Sha256 slice_sum_, whole_sum_;
};

std::optional<JobTrouble> write_job(const std::string& folder, const Manifest& manifest) {
  std::error_code error;
  std::filesystem::create_directories(parts_folder(folder), error);
  if (error)
    return JobTrouble{"cannot make '" + folder + "': " + error.message(), Exit::io_failure};
  for (const Script& script : job_scripts(folder, manifest.shards.size())) {
    const std::string path = folder + "/" + script.name;
    if (auto trouble = write_whole(path, script.text)) return trouble;
    if (script.is_program) chmod(path.c_str(), 0755);
  }
  return write_whole(manifest_path(folder), manifest.text());
}

}  // namespace

std::variant<Args, BadUsage> read_job_command(const std::vector<std::string>& words) {
  auto read = read_args(words);
  if (auto* bad = std::get_if<BadUsage>(&read)) return *bad;
  if (auto* args = std::get_if<Args>(&read)) {
    if (!args->has(answers::Option::jobs)) args->jobs = 1;  // the engine fills the cores
    return *args;
  }
  return BadUsage{"a job runs one of " + sliced_names()};
}

std::optional<JobTrouble> plan_job(Session& session) {
  const std::vector<std::string>& inputs = session.args().inputs;
  if (inputs.size() < 2) {
    return JobTrouble{"expected: nonet job plan DIR -- VERB [OPTIONS] FILE"};
  }
  if (session.args().shards > kMostShards) {
    return JobTrouble{compose("--shards: expected a number up to {}, found {}", kMostShards,
                              session.args().shards)};
  }
  Manifest manifest;
  manifest.version = std::string(kVersion);
  manifest.words = {inputs.begin() + 1, inputs.end()};
  const auto read = read_job_command(manifest.words);
  if (const auto* bad = std::get_if<BadUsage>(&read)) return JobTrouble{bad->message};
  const Args& args = std::get<Args>(read);
  if (auto fault = find_job_fault(args)) return fault;
  std::error_code error;
  manifest.folder = std::filesystem::current_path(error).string();
  if (auto trouble = Planner(session, args, manifest).divide(session.args().shards)) return trouble;

  const std::string folder =
      std::filesystem::absolute(inputs[0], error).lexically_normal().string();
  const std::optional<std::string> old = read_whole(manifest_path(folder));
  if (old && *old != manifest.text()) {
    return JobTrouble{"'" + inputs[0] + "' holds another job; 'nonet job clean --all' removes it"};
  }
  if (auto trouble = write_job(folder, manifest)) return trouble;
  session.say(compose("nonet: {} shards, {} puzzles; {} holds the plan, and scripts to run it",
                      manifest.shards.size(), manifest.puzzles, folder));
  return std::nullopt;
}

}  // namespace nonet::cli
