// How fast a book is made, and how much memory it takes.
//
//   bench_book [--puzzles N]
//
// N puzzles (10000 without a word) of our own making are solved, rated and printed, one to a page
// with answers at the back. CPU time of one core for each part, bytes a page, and the most memory
// that was held.

#include "nonet/book.hpp"

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "clock.hpp"
#include "nonet/generate.hpp"

namespace nonet::bench {
namespace {

int run(std::size_t count) {
  // Looks of some puzzles: to make them all would take longer than the book.
  constexpr std::size_t kMade = 200;
  const std::vector<Made> made = generate({}, {.seed = 7, .count = kMade}).made;
  Book book;
  double begin = cpu_seconds();
  Rater rater;
  for (std::size_t i = 0; i < count; ++i) {
    BookPuzzle one;
    one.puzzle = shuffle(Puzzle(made[i % kMade].puzzle), {.seed = 7, .first = i + 1});
    const Rated rated = rater.rate(one.puzzle);
    one.solution = *rated.solved.solution;
    one.level = rated.rating->text("level");
    one.rating = rated.rating->text("score");
    book.puzzles.push_back(std::move(one));
  }
  book.design.is_by_level = false;
  std::printf("%zu puzzles rated: %.2f s\n", count, cpu_seconds() - begin);
  begin = cpu_seconds();
  std::size_t bytes = 0;
  const auto take = [&bytes](std::string_view piece) {
    bytes += piece.size();
    return true;
  };
  const BookWritten written = write_book(book, take);
  if (!written.fault.empty()) {
    std::fprintf(stderr, "%s\n", written.fault.c_str());
    return 1;
  }
  const double seconds = cpu_seconds() - begin;
  struct rusage usage {};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("%d pages written: %.2f s, %.0f pages a second, %zu bytes, %.0f a page\n",
              written.pages, seconds, written.pages / seconds, bytes,
              static_cast<double>(bytes) / written.pages);
  std::printf("most memory: %.1f MiB\n", static_cast<double>(usage.ru_maxrss) / 1024);
  return 0;
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  std::size_t count = 10000;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--puzzles") == 0) count = std::strtoul(argv[i + 1], nullptr, 10);
  }
  return nonet::bench::run(count);
}
