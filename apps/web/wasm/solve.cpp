// Search alone, without words around it: what solves in microseconds must not be asked in JSON.
//
//   place()             where a puzzle of 81 characters is written; behind it its solution
//   solve(limit)        solves what stands there: how many solutions, up to the limit
//   solve_numbers(...)  many, as in nonet.h
//
// Of several solutions it is always the one that the program gives.

#include <cstddef>
#include <cstdint>

#include "nonet.h"

namespace nonet::web {
namespace {

constexpr std::size_t kPlace = 81;
char place[2 * kPlace];

}  // namespace
}  // namespace nonet::web

extern "C" __attribute__((export_name("place"))) char* nonet_place() { return nonet::web::place; }

extern "C" __attribute__((export_name("solve"))) std::uint32_t nonet_solve_place(
    std::uint32_t limit) {
  using namespace nonet::web;
  char* const solution = place + kPlace;
  return static_cast<std::uint32_t>(nonet_solve(place, limit, solution));
}

extern "C" __attribute__((export_name("solve_numbers"))) std::size_t nonet_solve_many(
    const std::uint8_t* puzzles, std::size_t n, std::size_t limit, std::uint8_t* solutions,
    std::uint32_t* counts) {
  return nonet_solve_numbers(puzzles, nonet::web::kPlace, n, limit, solutions, nonet::web::kPlace,
                             counts);
}
