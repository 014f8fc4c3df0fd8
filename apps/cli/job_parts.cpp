// See job.hpp: what a shard left behind, and whether it can be believed.

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "cli/compose.hpp"
#include "cli/job.hpp"
#include "common/output.hpp"
#include "common/sha256.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t kPartPiece = std::size_t{256} * 1024;

// What a file holds, counted; nothing if it cannot be read.
std::optional<PartNote> count_file(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return std::nullopt;
  PartNote note;
  apps::Sha256 sum;
  std::string buffer(kPartPiece, '\0');
  ssize_t got = 0;
  while ((got = read(descriptor, buffer.data(), buffer.size())) > 0) {
    const std::string_view bytes(buffer.data(), static_cast<std::size_t>(got));
    sum.add(bytes);
    note.bytes += bytes.size();
    note.lines += static_cast<std::uint64_t>(std::count(bytes.begin(), bytes.end(), '\n'));
  }
  close(descriptor);
  note.sum = sum.finish();
  return got == 0 ? std::optional(note) : std::nullopt;
}

std::optional<PartNote> read_note(const std::string& text) {
  PartNote note;
  char job[65] = "", sum[65] = "", end[4] = "";
  unsigned long long shard = 0, bytes = 0, lines = 0, puzzles = 0;
  unsigned exit = 0;
  const int read = std::sscanf(
      text.c_str(),
      "nonet-part 1\njob %64s\nshard %llu\nsha256 %64s\nbytes %llu\nlines %llu\npuzzles %llu\nexit %u\n%3s",
      job, &shard, sum, &bytes, &lines, &puzzles, &exit, end);
  note = {job, shard, sum, bytes, lines, puzzles, static_cast<Exit>(exit)};
  // As it would be written: nothing is cut off, nothing is more.
  return read == 8 && exit <= 2 && note.text() == text ? std::optional(note) : std::nullopt;
}

// A renamed file is only safe when its folder is.
bool flush_folder(const std::string& folder) {
  const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool is_safe = fsync(descriptor) == 0 || errno == EINVAL;  // some file systems have no need
  close(descriptor);
  return is_safe;
}

JobTrouble io_trouble(const std::string& path) {
  return {"cannot write '" + path + "': " + std::strerror(errno), Exit::io_failure};
}

}  // namespace

std::string PartNote::text() const {
  return compose(
      "nonet-part 1\njob {}\nshard {}\nsha256 {}\nbytes {}\nlines {}\npuzzles {}\nexit {}\nend\n",
      job, shard, sum, bytes, lines, puzzles, static_cast<int>(exit));
}

std::optional<std::string> read_whole(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return file.bad() ? std::nullopt : std::optional(std::move(text));
}

std::optional<JobTrouble> write_whole(const std::string& path, std::string_view text) {
  apps::Output output(path);
  output.write(text);
  if (output.finish()) return std::nullopt;
  return JobTrouble{"cannot write " + output.label() + ": " + output.error(), Exit::io_failure};
}

JobPart look_at_part(const PlannedJob& job, std::size_t shard, Closeness look) {
  struct stat status {};
  const bool is_there = stat(job.part(shard).c_str(), &status) == 0;
  const std::optional<std::string> text = read_whole(job.part_sum(shard));
  if (!is_there || !text) return {PartState::missing};
  const std::optional<PartNote> note = read_note(*text);
  if (!note) return {PartState::damaged};
  const bool is_ours = note->job == job.id() && note->shard == shard &&
                       note->puzzles == job.manifest().shards[shard].puzzles;
  if (!is_ours) return {PartState::foreign};
  if (static_cast<std::uint64_t>(status.st_size) != note->bytes) return {PartState::damaged};
  if (look == Closeness::sizes) return {PartState::done, *note};
  const std::optional<PartNote> counted = count_file(job.part(shard));
  if (!counted) return {PartState::damaged};
  const bool fits = counted->sum == note->sum && counted->lines == note->lines;
  return {fits ? PartState::done : PartState::damaged, *note};
}

std::optional<JobTrouble> seal_part(const PlannedJob& job, std::size_t shard, std::uint64_t puzzles,
                                    Exit exit) {
  if (!flush_folder(parts_folder(job.folder()))) return io_trouble(job.part(shard));
  std::optional<PartNote> note = count_file(job.part(shard));
  if (!note) return io_trouble(job.part(shard));
  note->job = job.id();
  note->shard = shard;
  note->puzzles = puzzles;
  note->exit = exit;
  if (auto trouble = write_whole(job.part_sum(shard), note->text())) return trouble;
  if (!flush_folder(parts_folder(job.folder()))) return io_trouble(job.part_sum(shard));
  return std::nullopt;
}

}  // namespace nonet::cli
