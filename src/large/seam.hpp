// The seam between the library and the same sources compiled for boards of up to 36 rows: numbers
// and texts, and no type that has another size on the other side. Its namespace is the one that
// both sides have in common (sizes.hpp).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nonet_seam {

// Problem and Clue, field by field; enumerators by number.
struct PlainClue {
  int kind = 0;
  std::vector<int> values, cells, bulb;
  std::string text;
};
struct PlainProblem {
  int side = 0, box_height = 0, symbols = 0;
  std::vector<std::int16_t> regions;
  std::vector<std::uint8_t> digits;
  std::vector<bool> givens;
  std::vector<std::uint64_t> marks;
  std::vector<PlainClue> clues;
};

// What is wanted of steps beside what they change.
struct Wish {
  std::vector<int>
      ladder;  // techniques by number; those that the board is too large for are left out
  bool is_unique = false;                               // as Known::is_unique
  int language = 0, notation = 0, signs = 0, past = 0;  // of a Telling
  bool words = true;                                    // and the chain
  int hint = -1;                                        // as much as a level tells
  bool drawing = false, picture = false;
  const std::atomic<bool>* stop = nullptr;
  std::function<bool()> gives_up;  // as Known::gives_up, if it is there
};

struct PlainStep {
  int technique = 0;
  std::vector<int> clues, cells;
  std::vector<std::pair<int, int>> places, eliminations;  // a cell and a digit
  std::string effect, words, chain, hint;
  std::string drawing, picture;  // JSON, SVG
};

enum class End : std::uint8_t { solved, stuck, contradiction, stopped };

// A position on the way.
class Walk {
 public:
  virtual ~Walk() = default;

  // True: go on. The step that ends a walk is carried out too.
  using Visit = std::function<bool(const PlainStep&)>;
  virtual End walk(const Visit& visit) = 0;
  // Every step that one technique has; false if nobody wants more.
  virtual bool find_steps(int technique, const Visit& visit) = 0;
  virtual std::vector<int> ladder() const = 0;

  virtual std::vector<std::uint8_t> digits() const = 0;
  virtual std::vector<std::uint64_t> candidates() const = 0;  // of blank cells, bit d - 1 for d
};

// Null for a problem that no board can hold: a region with more cells than there are digits.
std::unique_ptr<Walk> make_walk(const PlainProblem& problem, const Wish& wish);

}  // namespace nonet_seam
