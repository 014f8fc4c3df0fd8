// How well and how fast photos are read.
//
//   bench_photo [--rounds N] [--wrong] FOLDER [LIST...]
//
// FOLDER holds pictures and, beside each, a file .dat whose last nine lines are nine digits each, 0
// for a blank. A LIST is a file in it that names pictures, one a line; without lists, every picture
// that has a .dat counts. $NONET_PHOTOS stands for the folder.
//
// Told: how many grids were found (three of four cells are right: in a grid that is off by a row
// none but the blanks would be), how many pictures are right in all 81 cells, and how many are
// wrong without a mark of doubt on what is wrong, or the word that it has not exactly one solution;
// then CPU time a picture, pixels in, reading out, the median of the rounds.
// --wrong names those that are not right, and where.

#include "nonet/photo.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "clock.hpp"
#include "images/image.hpp"

namespace nonet::bench {
namespace {

struct Sample {
  std::string name;
  Grid truth;
  images::Image image;
};

struct Score {
  int pictures = 0, found = 0, right = 0, wrong = 0, unmarked = 0, none = 0, plain = 0, several = 0,
      doubts = 0;
  std::vector<double> seconds;
};

[[noreturn]] void fail(const std::string& words) {
  std::fprintf(stderr, "bench_photo: %s\n", words.c_str());
  std::exit(1);
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Grid truth_of(const std::filesystem::path& path) {
  std::istringstream text(content_of(path));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) {
    if (line.find_first_of("0123456789") != std::string::npos) lines.push_back(line);
  }
  if (lines.size() < kDigits) fail(path.string() + ": expected nine lines of digits");
  std::string cells;
  for (std::size_t i = lines.size() - kDigits; i < lines.size(); ++i) {
    std::istringstream words(lines[i]);
    for (int value = 0; words >> value;) cells += static_cast<char>('0' + value);
  }
  if (cells.size() != kCells) fail(path.string() + ": expected 81 digits");
  return Grid::from_line(cells);
}

std::vector<std::filesystem::path> pictures_of(const std::filesystem::path& folder,
                                               const std::vector<std::string>& lists) {
  std::vector<std::filesystem::path> paths;
  for (const std::string& list : lists) {
    std::istringstream text(content_of(folder / list));
    for (std::string line; std::getline(text, line);) {
      if (!line.empty()) paths.push_back(folder / line);
    }
  }
  if (!lists.empty()) return paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::filesystem::path& path = entry.path();
    std::filesystem::path label = path;
    if (path.extension() == ".dat" || !std::filesystem::exists(label.replace_extension(".dat")))
      continue;
    paths.push_back(path);
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

void tell_wrong(const Sample& sample, const Sighting& sighting, const PhotoReading& reading) {
  std::printf("  %s: clarity %.2f, turn %d,%s", sample.name.c_str(), sighting.clarity,
              sighting.turn, reading.is_unique ? "" : " not unique,");
  int told = 0;
  for (int i = 0; i < kCells; ++i) {
    const int is = reading.grid.face(Cell(i)), should = sample.truth.face(Cell(i));
    if (is == should || ++told > 8) continue;
    std::printf(" r%dc%d %d for %d (%.3f %.3f)%s", i / 9 + 1, i % 9 + 1, is, should,
                sighting.likelihoods[i][is], sighting.likelihoods[i][should],
                reading.doubtful.contains(Cell(i)) ? "?" : "!");
  }
  std::printf("%s\n", told > 8 ? " ..." : "");
}

void judge(const Sample& sample, Score& score, bool shows_wrong) {
  ++score.pictures;
  const std::vector<Sighting> sightings = find_sudokus(sample.image.photo);
  if (sightings.empty()) {
    ++score.none;
    if (shows_wrong) std::printf("  %s: no grid\n", sample.name.c_str());
    return;
  }
  const Sighting& sighting = sightings.front();
  const PhotoReading reading = settle(sighting.likelihoods, sighting.pen);
  if (sightings.size() > 1) ++score.several;
  bool is_right = true, is_marked = true, is_plain = true;
  int right_cells = 0;
  for (int i = 0; i < kCells; ++i) {
    const auto& cell = sighting.likelihoods[i];
    const int truth = sample.truth.face(Cell(i));
    is_plain &= *std::max_element(cell.begin(), cell.end()) == cell[truth];
    if (reading.grid.face(Cell(i)) == truth) {
      ++right_cells;
      continue;
    }
    is_right = false;
    is_marked &= reading.doubtful.contains(Cell(i)) || !reading.is_unique;
  }
  score.found += 4 * right_cells >= 3 * kCells ? 1 : 0;
  score.plain += is_plain ? 1 : 0;
  score.doubts += reading.doubtful.size();
  ++(is_right ? score.right : score.wrong);
  if (!is_right && !is_marked) ++score.unmarked;
  if (!is_right && shows_wrong) tell_wrong(sample, sighting, reading);
}

void measure(const std::vector<Sample>& samples, Score& score, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    const double start = cpu_seconds();
    for (const Sample& sample : samples) {
      for (const Sighting& each : find_sudokus(sample.image.photo))
        settle(each.likelihoods, each.pen);
    }
    score.seconds.push_back((cpu_seconds() - start) / static_cast<double>(samples.size()));
  }
  std::sort(score.seconds.begin(), score.seconds.end());
}

void run(int argc, char** argv) {
  int rounds = 3;
  bool shows_wrong = false;
  std::vector<std::string> words;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--rounds" && i + 1 < argc) {
      rounds = std::max(0, std::atoi(argv[++i]));
    } else if (word == "--wrong") {
      shows_wrong = true;
    } else if (word.starts_with("--")) {
      fail("no option " + word + "; there are --rounds N and --wrong");
    } else {
      words.push_back(word);
    }
  }
  const char* set = std::getenv("NONET_PHOTOS");
  if (words.empty() && set != nullptr) words.emplace_back(set);
  if (words.empty()) fail("expected a folder of photos, or NONET_PHOTOS");
  const std::filesystem::path folder = words.front();
  std::vector<Sample> samples;
  for (const std::filesystem::path& path : pictures_of(folder, {words.begin() + 1, words.end()})) {
    images::Decoded decoded = images::decode(content_of(path));
    if (const auto* bad = std::get_if<images::BadImage>(&decoded))
      fail(path.string() + ": " + bad->words);
    std::filesystem::path label = path;
    samples.push_back({path.stem().string(), truth_of(label.replace_extension(".dat")),
                       std::move(std::get<images::Image>(decoded))});
  }
  if (samples.empty()) fail("no pictures in " + folder.string());
  Score score;
  for (const Sample& sample : samples) judge(sample, score, shows_wrong);
  measure(samples, score, rounds);
  std::printf("%d pictures, %d of them with several grids, of which the first counts\n",
              score.pictures, score.several);
  std::printf("  grids found               %5d\n", score.found);
  std::printf("  right in all 81 cells     %5d (%d before repair)\n", score.right, score.plain);
  std::printf("  wrong                     %5d, %d of them without a mark of doubt\n", score.wrong,
              score.unmarked);
  std::printf("  cells in doubt            %5.2f a picture\n",
              static_cast<double>(score.doubts) / score.pictures);
  std::printf("  said to have no grid      %5d\n", score.none);
  if (rounds > 0) {
    const double median = score.seconds[score.seconds.size() / 2];
    std::printf("  CPU time a picture        %5.1f ms, median of %d rounds, %.1f to %.1f\n",
                1e3 * median, rounds, 1e3 * score.seconds.front(), 1e3 * score.seconds.back());
  }
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) { nonet::bench::run(argc, argv); }
