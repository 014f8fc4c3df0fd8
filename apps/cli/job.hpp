// A job: a long run divided into shards. Its folder holds
//
//   manifest              what is asked, of which input, and what each shard answers
//   parts/part-000017     what shard 17 answered
//   parts/part-000017.sum its sum, size and counts, and whose part it is; written last
//
// and scripts for those who run shards. A part is written beside its place, flushed to disk and
// renamed, and so is its sum; a shard is done when both are there and fit. Nothing else is
// remembered, so it does not matter who runs shards, how often, or how they die.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/session.hpp"

namespace nonet::cli {

struct Shard {
  std::uint64_t begin = 0, end = 0;  // bytes of the input's content
  std::uint64_t line = 1, index = 1, puzzles = 0;
  std::string sum;  // of these bytes; of nothing where puzzles are made
};

struct Manifest {
  std::string version;             // of the program that planned it
  std::string folder;              // where names of files begin
  std::vector<std::string> words;  // the command
  std::string input;               // as it is called in it; empty where puzzles are made
  std::string sum;                 // of its content
  std::uint64_t size = 0;          // of its content
  std::uint64_t header = 0;        // bytes of it, before the first line of a table
  std::uint64_t puzzles = 0;
  std::vector<Shard> shards;

  std::string text() const;
};

// What went wrong, and how the program ends.
struct JobTrouble {
  std::string words;
  Exit exit = Exit::bad_input;
};

class PlannedJob {
 public:
  // In the folder, which is made absolute.
  static std::variant<PlannedJob, JobTrouble> open(const std::string& folder);

  const Manifest& manifest() const { return manifest_; }
  const std::string& folder() const { return folder_; }
  std::string part(std::size_t shard) const;      // path
  std::string part_sum(std::size_t shard) const;  // path
  const std::string& id() const { return id_; }

 private:
  std::string folder_;
  std::string id_;  // the manifest's own sum, which every part repeats
  Manifest manifest_;
};

std::string manifest_path(const std::string& folder);
std::string parts_folder(const std::string& folder);
std::optional<Manifest> read_manifest(std::string_view text);

// What is known of a finished part.
struct PartNote {
  std::string job;  // the id of its job
  std::uint64_t shard = 0;
  std::string sum;
  std::uint64_t bytes = 0, lines = 0, puzzles = 0;
  Exit exit = Exit::yes;  // as the command alone had ended

  std::string text() const;
};

enum class PartState : std::uint8_t { done, missing, damaged, foreign };
struct JobPart {
  PartState state = PartState::missing;
  PartNote note = {};
};
enum class Closeness : bool { sizes, sums };  // how closely
JobPart look_at_part(const PlannedJob& job, std::size_t shard, Closeness look);
// Puts the note of a part that is in its place beside it. Says what went wrong.
std::optional<JobTrouble> seal_part(const PlannedJob& job, std::size_t shard, std::uint64_t puzzles,
                                    Exit exit);

// "3,17,40-52", up to `count` of them; nothing if it is no such list.
std::optional<std::vector<std::size_t>> read_shards(std::string_view list, std::size_t count);
std::string write_shards(const std::vector<std::size_t>& shards);

// Writes text to a file, whole or not at all.
std::optional<JobTrouble> write_whole(const std::string& path, std::string_view text);
std::optional<std::string> read_whole(const std::string& path);

// The files that run shards, by name, for a job of so many in this folder.
struct Script {
  std::string name, text;
  bool is_program = false;
};
std::vector<Script> job_scripts(const std::string& folder, std::size_t shards);

// The command of a job, read again, as each shard runs it.
std::variant<Args, BadUsage> read_job_command(const std::vector<std::string>& words);

std::optional<JobTrouble> plan_job(Session& session);

}  // namespace nonet::cli
