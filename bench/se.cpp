// How fast Sudoku Explainer's rating is: CPU time a puzzle, by bands of ER.
//
//   bench_se [--rounds N] [--puzzles N] [--least ER] [--most ER] [--check] [--peer COMMAND]
//
// The puzzles are those of $NONET_CORPUS/ratings/se*.tsv, spread over each file. A turn rates the
// puzzles of a band twice: known to have one solution, and with the proof that they have. COMMAND
// is another program, which is given the same puzzles, one a line, on its standard input; its CPU
// time is measured too, turn by turn, and
// --check compares what it prints, ER/EP/ED a line, with what we say, instead of what the files
// say. Medians of the rounds.

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "clock.hpp"
#include "nonet/kernel.hpp"
#include "nonet/rate.hpp"
#include "rating/se_scale.hpp"

namespace nonet::bench {
namespace {

struct Options {
  int rounds = 5;
  std::size_t puzzles = 60;
  double least = 0, most = 20;  // bands that lie within
  bool check = false;
  std::string peer;
};

struct Band {
  double least, most;
  std::size_t share;  // one of so many puzzles: the hard ones take long
  std::vector<std::string> puzzles = {}, ratings = {};
  std::vector<double> ours = {}, proved = {}, theirs = {};
};

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values.empty() ? 0 : values[values.size() / 2];
}

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char c : line) {
    if (c == '\t') {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

void read_band(Band& band, std::size_t limit) {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::string folder = corpus == nullptr ? "../shared/data" : corpus;
  std::vector<std::vector<std::string>> rows;
  for (const char* name : {"se", "se_more", "se_generated_hard", "se_published_hardest"}) {
    std::ifstream file(folder + "/ratings/" + name + ".tsv");
    for (std::string line; std::getline(file, line);) {
      std::vector<std::string> fields = fields_of(line);
      if (fields.size() < 4) continue;
      const double er = std::atof(fields[1].c_str());
      if (er >= band.least && er <= band.most) rows.push_back(std::move(fields));
    }
  }
  const std::size_t wanted = std::max<std::size_t>(1, limit / band.share);
  const std::size_t stride = std::max<std::size_t>(1, rows.size() / wanted);
  for (std::size_t i = 0; i < rows.size() && band.puzzles.size() < wanted; i += stride) {
    band.puzzles.push_back(rows[i][0]);
    band.ratings.push_back(rows[i][1] + "/" + rows[i][2] + "/" + rows[i][3]);
  }
}

std::vector<std::string> rate_all(Rater& rater, const Band& band, bool is_known) {
  std::vector<std::string> texts;
  for (const std::string& line : band.puzzles) {
    const Puzzle puzzle(Grid::from_line(line));
    texts.push_back(
        to_text(is_known ? *rater.rate_unique(puzzle).rating : *rater.rate(puzzle).rating));
  }
  return texts;
}

double children_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec) +
         1e-6 * static_cast<double>(usage.ru_utime.tv_usec);
}

// What the peer prints, a line a puzzle; empty if it could not be run.
std::vector<std::string> ask_peer(const Options& options, const Band& band) {
  const std::string in = (std::filesystem::temp_directory_path() / "bench_se.in").string();
  const std::string out = in + ".out";
  {
    std::ofstream file(in);
    for (const std::string& puzzle : band.puzzles) file << puzzle << '\n';
  }
  const std::string command = options.peer + " < " + in + " > " + out;
  std::vector<std::string> lines;
  if (std::system(command.c_str()) == 0) {
    std::ifstream file(out);
    for (std::string line; std::getline(file, line);) lines.push_back(line);
  }
  std::remove(in.c_str());
  std::remove(out.c_str());
  return lines;
}

int check(const std::vector<std::string>& got, const std::vector<std::string>& want,
          const Band& band) {
  int wrong = 0;
  for (std::size_t i = 0; i < got.size(); ++i) {
    if (i < want.size() && got[i] == want[i]) continue;
    std::printf("%s: %s and not %s\n", band.puzzles[i].c_str(), got[i].c_str(),
                i < want.size() ? want[i].c_str() : "nothing");
    ++wrong;
  }
  return wrong;
}

// One turn of a band: ours, then the peer's. How many ratings are not as expected.
int turn(Rater& rater, const Options& options, Band& band, bool is_first) {
  const auto each = 1e3 / static_cast<double>(band.puzzles.size());
  double before = cpu_seconds();
  const std::vector<std::string> got = rate_all(rater, band, true);
  band.ours.push_back((cpu_seconds() - before) * each);
  before = cpu_seconds();
  rate_all(rater, band, false);
  band.proved.push_back((cpu_seconds() - before) * each);
  std::vector<std::string> want = band.ratings;
  if (!options.peer.empty()) {
    before = children_seconds();
    want = ask_peer(options, band);
    band.theirs.push_back((children_seconds() - before) * each);
  }
  return options.check && is_first ? check(got, want, band) : 0;
}

void print(const Band& band) {
  const double ours = median(band.ours), proved = median(band.proved);
  const double theirs = median(band.theirs);
  std::printf("%4.1f-%4.1f %8zu %12.4f %12.4f", band.least, band.most, band.puzzles.size(), ours,
              proved);
  if (theirs > 0) std::printf(" %12.4f %8.1f %8.1f", theirs, theirs / ours, theirs / proved);
  std::printf("\n");
}

int run(const Options& options) {
  std::vector<Band> bands = {{1.0, 2.0, 1},  {2.3, 2.8, 1},   {3.0, 4.4, 1}, {4.5, 6.2, 1},
                             {6.5, 7.5, 1},  {7.6, 8.4, 1},   {8.5, 8.9, 2}, {9.0, 9.4, 3},
                             {9.5, 10.4, 8}, {10.5, 12.0, 12}};
  std::erase_if(bands, [&](const Band& band) {
    return band.least < options.least || band.most > options.most;
  });
  for (Band& band : bands) read_band(band, options.puzzles);
  std::erase_if(bands, [](const Band& band) { return band.puzzles.empty(); });
  if (bands.empty()) {
    std::fprintf(stderr, "bench_se: no $NONET_CORPUS/ratings/se.tsv\n");
    return 1;
  }
  const Scale scale = rating::se_scale();
  Rater rater(scale);
  int wrong = 0;
  for (int round = 0; round < options.rounds; ++round) {
    for (Band& band : bands) wrong += turn(rater, options, band, round == 0);
  }
  std::printf("kernel %s\n", std::string(chosen_kernel()).c_str());
  std::printf("       ER  puzzles  ms a puzzle   with proof%s\n",
              options.peer.empty() ? "" : "         peer    times   proved");
  for (const Band& band : bands) print(band);
  if (options.check) std::printf("%d not as expected\n", wrong);
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace nonet::bench

int main(int count, char** words) {
  nonet::bench::Options options;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    const char* value = i + 1 < count ? words[i + 1] : "";
    if (word == "--check") {
      options.check = true;
      continue;
    }
    if (word == "--rounds") options.rounds = std::atoi(value);
    if (word == "--puzzles") options.puzzles = static_cast<std::size_t>(std::atol(value));
    if (word == "--least") options.least = std::atof(value);
    if (word == "--most") options.most = std::atof(value);
    if (word == "--peer") options.peer = value;
    ++i;
  }
  return nonet::bench::run(options);
}
