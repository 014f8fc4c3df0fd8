// Not a clock: what search does, in one line that changes only if behaviour does.
//
//   signature 1a2b3c4d5e6f7081 lanes 12345 guesses 678 sweeps single 2345 guesses 9012 passes
//
// The hash is over all answers for a corpus made from a seed: counts and first solutions of both
// engines, and the first solutions of an enumeration in their order. Guesses and sweeps are the
// scalar kernel's. A change that should change nothing leaves the line as it was.
//
// Every kernel must give the same answers, and every single engine the same effort. The effort of
// lanes is not compared: idle lanes take over parts of a neighbour's search that may turn out not
// to be needed, and how many are idle is a matter of width. Ends with 1 if kernels differ.

#include <cinttypes>
#include <cstdio>

#include "engines.hpp"

namespace nonet::bench {
namespace {

constexpr std::size_t kPuzzles = 400;
constexpr std::uint64_t kSeed = 2;
constexpr std::size_t kVisits = 30;

// FNV-1a, 64 bits.
class Hash {
 public:
  void add(const void* bytes, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
      value_ = (value_ ^ static_cast<const unsigned char*>(bytes)[i]) * 0x100000001b3;
    }
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

void add(Hash& hash, const Answers& answers) {
  // Byte by byte, lowest first, so that the machine's byte order does not show.
  for (const std::uint32_t count : answers.counts) {
    const unsigned char bytes[] = {static_cast<unsigned char>(count),
                                   static_cast<unsigned char>(count >> 8)};
    hash.add(bytes, sizeof bytes);
  }
  hash.add(answers.solutions.data(), answers.solutions.size());
}

struct Signature {
  Hash hash;
  Effort lanes, single;
};

Signature sign(const search::Engines& engines, const std::vector<Corpus>& corpora) {
  Signature signature;
  const Lanes lanes(*engines.lanes);
  for (const Corpus& corpus : corpora) {
    for (const std::uint32_t limit : {1U, 2U, 100U}) {
      Answers answers(corpus.size());
      lanes.solve(corpus, limit, answers, &signature.lanes);
      add(signature.hash, answers);
      solve_single(*engines.single, corpus, limit, answers);
      add(signature.hash, answers);
      measure_single(*engines.single, corpus, limit, signature.single);
    }
    for (std::size_t i = 0; i < corpus.size(); ++i) {
      engines.single->visit_text(
          corpus.puzzle(i), kVisits,
          [](void* hash, const char* solution) {
            static_cast<Hash*>(hash)->add(solution, kCells);
            return true;
          },
          &signature.hash);
    }
  }
  return signature;
}

int run() {
  const std::vector<Corpus> corpora = generate_corpora(kPuzzles, kSeed);
  const Signature scalar = sign(search::usable_engines().back(), corpora);
  std::printf("signature %016" PRIx64 " lanes %" PRIu64 " guesses %" PRIu64
              " sweeps single %" PRIu64 " guesses %" PRIu64 " passes\n",
              scalar.hash.value(), scalar.lanes.guesses, scalar.lanes.sweeps, scalar.single.guesses,
              scalar.single.sweeps);
  int differing = 0;
  for (const search::Engines& engines : search::usable_engines()) {
    const Signature other = sign(engines, corpora);
    if (other.hash.value() == scalar.hash.value() && other.single == scalar.single) continue;
    std::fprintf(
        stderr, "%s differs: %016" PRIx64 ", single %" PRIu64 " guesses %" PRIu64 " passes\n",
        engines.lanes->name, other.hash.value(), other.single.guesses, other.single.sweeps);
    ++differing;
  }
  return differing == 0 ? 0 : 1;
}

}  // namespace
}  // namespace nonet::bench

int main() { return nonet::bench::run(); }
