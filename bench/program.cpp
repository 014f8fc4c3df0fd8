// How fast the whole program is: from a file to answers, and from nothing to the first answer.
//
//   bench_program NONET [--rounds N] [--kernel NAME] [--baseline FILE] [--write-baseline FILE]
//
// NONET is run with -j1 and writes to nowhere; what counts is the CPU time of the processes, the
// system's part in it. The lines are easy puzzles of $NONET_CORPUS/bench, or made here, again and
// again up to a million, in a file and in the same file packed by gzip. Ways take turns (ways.hpp).
//
// Beside what: starting beside /bin/true, packed lines beside `gzip -dc`, plain lines beside plain
// search of the same puzzles; and the first 10,000 lines, without starting, beside later ones.

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "baseline.hpp"
#include "nonet/kernel.hpp"
#include "puzzles.hpp"
#include "ways.hpp"

namespace nonet::bench {
namespace {

constexpr std::size_t kLines = 1'000'000;
constexpr std::size_t kFirstLines = 10'000;
constexpr std::size_t kPlainly = 200;
constexpr int kStarts = 100;

[[noreturn]] void fail(const std::string& words) {
  std::fprintf(stderr, "bench_program: %s\n", words.c_str());
  std::exit(1);
}

struct Options {
  std::string program, kernel, baseline, new_baseline;
  int rounds = 7;
};

// ---- processes

double children_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// Output goes to `out`; whoever fails ends the benchmark.
void run_process(const std::vector<std::string>& words, const std::string& out = "/dev/null") {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = vfork();
  if (child == 0) {
    const int file = open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0 || dup2(file, 1) < 0) _exit(126);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0) fail(words[0] + " failed");
}

// ---- what it reads

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "bench_program.XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) fail("no folder for files");
    path_ = name;
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

Corpus easy_puzzles() {
  const char* folder = std::getenv("NONET_CORPUS");
  if (folder != nullptr) {
    Corpus corpus = read_corpus(std::string(folder) + "/bench/easy_36_clues.txt");
    if (corpus.size() != 0) return corpus;
  }
  std::printf("no easy_36_clues.txt in $NONET_CORPUS/bench: made from a seed\n");
  return generate_corpora(2000, 1).front();
}

void write_lines(const std::string& file, const Corpus& corpus, std::size_t lines) {
  std::ofstream out(file);
  for (std::size_t i = 0; i < lines; ++i) {
    out.write(corpus.puzzle(i % corpus.size()), kCells).put('\n');
  }
  if (!out.flush()) fail("cannot write " + file);
}

// ---- ways and rows

Way way_of(const std::string& name, std::vector<std::string> words, double units, int times = 1) {
  return {name, units * times, [words = std::move(words), times] {
            for (int i = 0; i < times; ++i) run_process(words);
          }};
}

void print_row(const std::string& kernel, const std::string& what, const Way& way, double times,
               const std::string& beside, const Baseline& baseline, Baseline& written) {
  const std::string key = Baseline::key("program_" + what, kernel, "solve", 2);
  std::printf("  %-8s%-10s%15s +-%4.1f%%%9.3g x as %-22s", kernel.c_str(), what.c_str(),
              time_text(1 / way.median()).c_str(), way.spread(), times, beside.c_str());
  print_beside(baseline.find(key), times);
  std::printf("\n");
  written.set(key, times);
}

void measure_kernel(const std::string& kernel, const Options& options, const Folder& folder,
                    const Corpus& corpus, const Baseline& baseline, Baseline& written) {
  setenv("NONET_KERNEL", kernel.c_str(), 1);
  const auto solve = [&](const std::string& file) {
    return std::vector<std::string>{options.program, "solve", "-j1", folder.file(file)};
  };
  std::vector<Way> ways = {
      way_of("true", {"/bin/true"}, 1, kStarts),
      way_of("start", solve("one.txt"), 1, kStarts),
      way_of("lines", solve("lines.txt"), kLines),
      way_of("first", solve("first.txt"), kFirstLines, 10),
      way_of("gzip -dc", {"/bin/gzip", "-dc", folder.file("lines.txt.gz")}, kLines),
      way_of("packed", solve("lines.txt.gz"), kLines),
  };
  measure(ways, options.rounds, children_seconds);
  std::vector<Way> plain = {
      {"plain", kPlainly, [&corpus] {
         for (std::size_t i = 0; i < kPlainly; ++i) {
           const Puzzle puzzle(Grid::from_line({corpus.puzzle(i % corpus.size()), kCells}));
           int found = 0;
           search::search_all(search::PlainPosition(puzzle),
                              [&](const Grid&) { return ++found == 2 ? Flow::stop : Flow::go_on; });
         }
       }}};
  measure(plain, options.rounds);

  const auto seconds = [&](int way) { return 1 / ways[way].median(); };
  const double start = seconds(1);
  const double first = seconds(3) - start / kFirstLines;
  const double later = (seconds(2) * kLines - seconds(3) * kFirstLines) / (kLines - kFirstLines);
  print_row(kernel, "start", ways[1], start / seconds(0), "long as /bin/true", baseline, written);
  print_row(kernel, "lines", ways[2], ways[2].median() / plain[0].median(), "fast as plain search",
            baseline, written);
  print_row(kernel, "first", ways[3], first / later, "long as a later one", baseline, written);
  print_row(kernel, "packed", ways[5], seconds(5) / seconds(4), "long as gzip -dc", baseline,
            written);
}

Options parse(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.rfind("--", 0) != 0) {
      options.program = word;
      continue;
    }
    if (i + 1 == argc) fail(word + " needs a value");
    const std::string value = argv[++i];
    if (word == "--rounds") {
      options.rounds = std::max(1, std::atoi(value.c_str()));
    } else if (word == "--kernel") {
      options.kernel = value;
    } else if (word == "--baseline") {
      options.baseline = value;
    } else if (word == "--write-baseline") {
      options.new_baseline = value;
    } else {
      fail("no option " + word + "; there are --rounds, --kernel, --baseline and --write-baseline");
    }
  }
  if (options.program.empty()) fail("which program? build/release/bin/nonet, say");
  return options;
}

void run(const Options& options) {
  const Folder folder;
  const Corpus corpus = easy_puzzles();
  write_lines(folder.file("one.txt"), corpus, 1);
  write_lines(folder.file("first.txt"), corpus, kFirstLines);
  write_lines(folder.file("lines.txt"), corpus, kLines);
  run_process({"/bin/gzip", "-c", folder.file("lines.txt")}, folder.file("lines.txt.gz"));

  const Baseline baseline(options.baseline);
  Baseline written(options.new_baseline);
  std::printf("%s from start to end, %s, CPU time, median of %d rounds\n", options.program.c_str(),
              corpus.name.c_str(), options.rounds);
  std::printf("  %-8s%-10s%15s%8s%36s%10s\n", "kernel", "", "each", "+-", "", "before");
  for (const std::string_view kernel : usable_kernels()) {
    if (!options.kernel.empty() && options.kernel != kernel) continue;
    measure_kernel(std::string(kernel), options, folder, corpus, baseline, written);
  }
  if (!options.new_baseline.empty() && !written.write(options.new_baseline)) {
    fail("cannot write " + options.new_baseline);
  }
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) { nonet::bench::run(nonet::bench::parse(argc, argv)); }
