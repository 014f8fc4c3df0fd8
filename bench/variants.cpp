// How fast problems of any size and kind are solved: two solutions asked for, set-up included, from
// the problem as read to its verdict. The clock is the CPU time of this thread.
//
//   bench_variants [--rounds N] [--seconds S] [--list] [ROW...]
//
// The puzzles are those of $NONET_CORPUS/variants (default ../shared/data/variants); without them
// there is nothing to measure, and it says so. Each puzzle is solved N times (3), those that take
// long once, and its best time counts; one that takes longer than S seconds (20) is open, and
// counts with the time it had. --list shows puzzles one by one: row, id, milliseconds, guesses.
// Rows are chosen by their name, or a part of it.

#include <sys/time.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "clock.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::bench {
namespace {

using JsonValue = nlohmann::json;

struct Options {
  int rounds = 3;
  double seconds = 20;
  bool lists = false;
  std::vector<std::string> rows = {};
};

struct Entry {
  std::string file, id, title, kinds;  // kinds: "cage+thermo"
  int side;
  Problem problem;
};

struct Row {
  const char* name;
  std::function<bool(const Entry&)> has;
};

bool is_of(const Entry& entry, const char* file, int side, const char* kinds) {
  return entry.file == file && entry.side == side && entry.kinds == kinds;
}

std::vector<Row> all_rows() {
  std::vector<Row> rows = {{"published", [](const Entry& e) { return e.file == "published"; }}};
  const auto add = [&rows](const char* name, const char* file, int side, const char* kinds) {
    rows.push_back({name, [=](const Entry& e) { return is_of(e, file, side, kinds); }});
  };
  add("killer 9x9", "janko", 9, "cage");
  add("jigsaw 9x9", "janko", 9, "region");
  add("little killer", "generated", 9, "littlekiller");
  add("whisper", "generated", 9, "whisper");
  add("arrow", "generated", 9, "arrow");
  add("thermo", "generated", 9, "thermo");
  add("nonconsecutive", "generated", 9, "nonconsecutive");
  rows.push_back(
      {"hard renban", [](const Entry& e) { return e.title.starts_with("Hard renban"); }});
  rows.push_back({"extreme killers", [](const Entry& e) { return e.title.starts_with("Wecoc"); }});
  add("killers, hard", "iss", 9, "cage");
  add("little killers, hard", "iss", 9, "littlekiller");
  add("12x12 jigsaw", "generated", 12, "region");
  add("16x16 classic, easy", "janko", 16, "classic");
  add("16x16 classic", "classic_large", 16, "classic");
  add("16x16 antiknight", "generated", 16, "antiknight");
  add("16x16 jigsaw", "generated", 16, "region");
  add("25x25 classic", "classic_large", 25, "classic");
  add("36x36 classic", "classic_large", 36, "classic");
  rows.push_back({"generated 9x9, all kinds",
                  [](const Entry& e) { return e.file == "generated" && e.side == 9; }});
  rows.push_back({"generated, other sizes",
                  [](const Entry& e) { return e.file == "generated" && e.side != 9; }});
  rows.push_back({"collected, hard", [](const Entry& e) { return e.file == "iss"; }});
  return rows;
}

std::vector<Entry> read_entries() {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::filesystem::path folder =
      std::filesystem::path(corpus == nullptr ? "../shared/data" : corpus) / "variants";
  std::vector<Entry> entries;
  for (const char* name : {"published", "janko", "generated", "iss", "classic_large"}) {
    std::ifstream file(folder / (std::string(name) + ".jsonl"));
    std::string line;
    while (std::getline(file, line)) {
      const JsonValue json = JsonValue::parse(line);
      if (!json.contains("fpuzzles") || !json.value("unique", false)) continue;
      Result<Problem> problem = read_fpuzzles(json["fpuzzles"].dump());
      if (!problem) continue;
      std::string kinds;
      for (const JsonValue& kind : json["kinds"])
        kinds += (kinds.empty() ? "" : "+") + kind.get<std::string>();
      entries.push_back(
          {name, json["id"], json.value("title", ""), kinds, problem->side, *problem});
    }
  }
  if (entries.empty()) {
    std::fprintf(stderr, "bench_variants: no puzzles in %s: nothing was measured\n",
                 folder.c_str());
  }
  return entries;
}

std::atomic<bool> has_run_out = false;

struct Measured {
  double seconds;
  std::uint64_t guesses;
  bool is_open;
};

Measured measure(const Problem& problem, const Options& options) {
  Measured best{1e9, 0, false};
  for (int round = 0; round < options.rounds; ++round) {
    has_run_out = false;
    const auto whole = static_cast<time_t>(options.seconds);
    const itimerval timer{
        {0, 0}, {whole, static_cast<suseconds_t>((options.seconds - double(whole)) * 1e6)}};
    setitimer(ITIMER_VIRTUAL, &timer, nullptr);
    const double start = cpu_seconds();
    const SolvedProblem solved = solve(problem, &has_run_out);
    const double seconds = cpu_seconds() - start;
    best = {std::min(best.seconds, seconds), solved.guesses, solved.is_interrupted};
    if (seconds > 0.3) break;
  }
  return best;
}

void measure_row(const Row& row, const std::vector<Entry>& entries, const Options& options) {
  std::vector<double> times;
  int open = 0;
  double total = 0;
  for (const Entry& entry : entries) {
    if (!row.has(entry)) continue;
    const Measured measured = measure(entry.problem, options);
    if (options.lists) {
      std::printf("%s\t%s\t%.3f\t%llu%s\n", row.name, entry.id.c_str(), 1000 * measured.seconds,
                  static_cast<unsigned long long>(measured.guesses),
                  measured.is_open ? "\topen" : "");
    }
    open += measured.is_open ? 1 : 0;
    total += measured.seconds;
    times.push_back(measured.seconds);
  }
  if (times.empty()) return;
  std::sort(times.begin(), times.end());
  const double middle = times.size() % 2 == 1
                            ? times[times.size() / 2]
                            : (times[times.size() / 2 - 1] + times[times.size() / 2]) / 2;
  std::printf("%-26s %4zu %10.3f %10.3f %10.1f %5d\n", row.name, times.size(), 1000 * middle,
              1000 * times.back(), 1000 * total, open);
  std::fflush(stdout);
}

Options read_options(int count, char** words) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--list") {
      options.lists = true;
    } else if (word == "--rounds" && i + 1 < count) {
      options.rounds = std::max(1, std::atoi(words[++i]));
    } else if (word == "--seconds" && i + 1 < count) {
      options.seconds = std::atof(words[++i]);
    } else {
      options.rows.push_back(word);
    }
  }
  return options;
}

int run(int count, char** words) {
  const Options options = read_options(count, words);
  std::signal(SIGVTALRM, [](int) { has_run_out = true; });
  const std::vector<Entry> entries = read_entries();
  if (entries.empty()) return 1;
  std::printf("%-26s %4s %10s %10s %10s %5s\n", "", "", "median ms", "most", "total", "open");
  const std::vector<Row> rows = all_rows();
  const auto is_asked = [&rows](const std::string& name, const std::string& asked) {
    const bool is_whole =
        std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.name == asked; });
    return is_whole ? name == asked : name.find(asked) != std::string::npos;
  };
  for (const Row& row : rows) {
    const bool is_wanted =
        std::any_of(options.rows.begin(), options.rows.end(),
                    [&](const std::string& asked) { return is_asked(row.name, asked); });
    if (options.rows.empty() || is_wanted) measure_row(row, entries, options);
  }
  return 0;
}

}  // namespace
}  // namespace nonet::bench

int main(int count, char** words) { return nonet::bench::run(count, words); }
