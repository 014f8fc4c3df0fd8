// See job.hpp: the manifest as text, one fact a line, and lists of shards.

#include "cli/job.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "cli/compose.hpp"
#include "common/sha256.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view kTitle = "nonet-job 1";
constexpr std::string_view kEnd = "end";

// On one line.
std::string escaped(std::string_view words) {
  std::string safe;
  for (const char c : words) safe += c == '\\' ? "\\\\" : c == '\n' ? "\\n" : std::string(1, c);
  return safe;
}
std::string unescaped(std::string_view safe) {
  std::string words;
  for (std::size_t i = 0; i < safe.size(); ++i) {
    if (safe[i] != '\\' || i + 1 == safe.size()) {
      words += safe[i];
    } else {
      words += safe[++i] == 'n' ? '\n' : safe[i];
    }
  }
  return words;
}

std::string_view take_until(std::string_view& text, char end) {
  const std::string_view part = text.substr(0, text.find(end));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  return part;
}

bool read_number(std::string_view text, std::uint64_t& number) {
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && stop == text.data() + text.size();
}

bool read_shard(std::string_view text, std::vector<Shard>& shards) {
  std::uint64_t number = 0;
  Shard shard;
  for (std::uint64_t* field :
       {&number, &shard.begin, &shard.end, &shard.line, &shard.index, &shard.puzzles}) {
    if (!read_number(take_until(text, ' '), *field)) return false;
  }
  if (number != shards.size()) return false;
  shard.sum = text;
  shards.push_back(std::move(shard));
  return true;
}

bool read_fact(std::string_view name, std::string_view value, Manifest& manifest) {
  if (name == "shard") return read_shard(value, manifest.shards);
  if (name == "size") return read_number(value, manifest.size);
  if (name == "header") return read_number(value, manifest.header);
  if (name == "puzzles") return read_number(value, manifest.puzzles);
  if (name == "word") {
    manifest.words.push_back(unescaped(value));
    return true;
  }
  std::string* field = name == "version"  ? &manifest.version
                       : name == "folder" ? &manifest.folder
                       : name == "input"  ? &manifest.input
                       : name == "sha256" ? &manifest.sum
                                          : nullptr;
  if (field != nullptr) *field = unescaped(value);
  return field != nullptr;
}

}  // namespace

std::string Manifest::text() const {
  std::string text =
      compose("{}\nversion {}\nfolder {}\ninput {}\nsha256 {}\nsize {}\nheader {}\npuzzles {}\n",
              kTitle, version, escaped(folder), escaped(input), sum, size, header, puzzles);
  for (const std::string& word : words) text += "word " + escaped(word) + "\n";
  for (std::size_t i = 0; i < shards.size(); ++i) {
    const Shard& shard = shards[i];
    text += compose("shard {} {} {} {} {} {} {}\n", i, shard.begin, shard.end, shard.line,
                    shard.index, shard.puzzles, shard.sum);
  }
  return text.append(kEnd).append("\n");
}

std::optional<Manifest> read_manifest(std::string_view text) {
  Manifest manifest;
  if (take_until(text, '\n') != kTitle) return std::nullopt;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    if (line == kEnd) {
      const bool is_whole = text.empty() && !manifest.shards.empty() && !manifest.words.empty();
      return is_whole ? std::optional(manifest) : std::nullopt;
    }
    const std::string_view name = take_until(line, ' ');
    if (!read_fact(name, line, manifest)) return std::nullopt;
  }
  return std::nullopt;  // cut short
}

std::string manifest_path(const std::string& folder) { return folder + "/manifest"; }
std::string parts_folder(const std::string& folder) { return folder + "/parts"; }

std::string PlannedJob::part(std::size_t shard) const {
  return compose("{}/part-{:06}", parts_folder(folder_), shard);
}
std::string PlannedJob::part_sum(std::size_t shard) const { return part(shard) + ".sum"; }

std::variant<PlannedJob, JobTrouble> PlannedJob::open(const std::string& folder) {
  PlannedJob job;
  std::error_code error;
  job.folder_ = std::filesystem::absolute(folder, error).lexically_normal().string();
  const std::string path = manifest_path(job.folder_);
  if (!std::filesystem::is_directory(job.folder_, error)) {
    return JobTrouble{"expected the folder of a job, found '" + folder + "'"};
  }
  const std::optional<std::string> text = read_whole(path);
  if (!text) return JobTrouble{"cannot read 'manifest': there is no job in '" + folder + "'"};
  std::optional<Manifest> manifest = read_manifest(*text);
  if (!manifest) return JobTrouble{"'" + path + "' is damaged, or no plan of a job"};
  if (manifest->version != kVersion) {
    return JobTrouble{"the job was planned by nonet " + manifest->version + ", and this is nonet " +
                      std::string(kVersion) + ": their answers may differ"};
  }
  job.manifest_ = std::move(*manifest);
  job.id_ = apps::sha256_of(*text);
  return job;
}

std::optional<std::vector<std::size_t>> read_shards(std::string_view list, std::size_t count) {
  std::vector<std::size_t> shards;
  while (!list.empty()) {
    std::string_view range = take_until(list, ',');
    std::uint64_t first = 0, last = 0;
    if (!read_number(take_until(range, '-'), first)) return std::nullopt;
    last = first;
    if (!range.empty() && !read_number(range, last)) return std::nullopt;
    if (first > last || last >= count) return std::nullopt;
    for (std::uint64_t i = first; i <= last; ++i) shards.push_back(i);
  }
  return shards;
}

std::string write_shards(const std::vector<std::size_t>& shards) {
  std::string list;
  for (std::size_t i = 0; i < shards.size();) {
    std::size_t end = i + 1;
    while (end < shards.size() && shards[end] == shards[end - 1] + 1) ++end;
    list += compose("{}{}", list.empty() ? "" : ",", shards[i]);
    if (end - i > 1) list += compose("-{}", shards[end - 1]);
    i = end;
  }
  return list;
}

}  // namespace nonet::cli
