// What a kind of clue is: one namespace a kind, in the file of its name, reached through the table.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "constraints/model.hpp"

namespace nonet::constraints {

// Digits written so far, by cell, 0 for blank, as a kind looks at them to see whether its clue is
// broken.
class Look {
 public:
  Look(const Problem& on, const Clue& at, const std::vector<std::uint8_t>& digits)
      : problem(on), clue(at), digits_(digits) {}

  const Problem& problem;
  const Clue& clue;

  int at(int cell) const { return digits_[static_cast<std::size_t>(cell)]; }
  bool are_full(const Cells& cells) const;
  int sum(const Cells& cells) const;
  std::vector<int> all(const Cells& cells) const;
  // "r1c1 and r1c2 are both 5", if so.
  std::optional<std::string> find_twice(const Cells& cells) const;
  // The first two neighbours on a line, both filled, that fail the test, in words.
  std::optional<std::string> find_step(const Cells& line, const char* words,
                                       const std::function<bool(int, int)>& test) const;
  std::optional<std::string> find_pair(const Cells& cells, const char* words,
                                       const std::function<bool(int, int)>& test) const;
  std::string cell(int of) const { return cell_name(problem, of); }
  // "7 and 9 make 16"
  std::string sum_words(const Cells& cells) const;
  std::string list(const Cells& cells) const;  // "7, 9 and 2"

 private:
  const std::vector<std::uint8_t>& digits_;
};

using Fault = std::optional<std::string>;

struct KindCode {
  void (*add)(const Problem& problem, const Clue& clue, Model& model);
  Fault (*find_fault)(const Look& look);
};

#define NONET_CONSTRAINT(id, key, shape, value, words) \
  namespace id {                                       \
  extern const KindCode code;                          \
  }
#include "nonet/constraints.def"
#undef NONET_CONSTRAINT

const KindCode& code(Constraint kind);

// Orthogonal neighbours of a cell.
Cells neighbours(const Problem& problem, int cell);
// All pairs of cells side by side, each once.
std::vector<std::pair<int, int>> borders(const Problem& problem);
bool touches(const Problem& problem, int a, int b);  // side by side
// Whether some clue of a kind lies on just these two cells.
bool is_marked(const Problem& problem, Constraint kind, int a, int b);
// The cells of a region, in reading order, by its number.
std::vector<Cells> region_cells(const Problem& problem);
std::vector<Cells> windows(const Problem& problem);
Cells diagonal_cells(const Problem& problem, bool rises);
std::string join(const std::vector<int>& numbers, const char* last);

// "r1c1 and r2c3 are both 5": two cells so many rows and columns apart with equal digits.
Fault find_equal_leap(const Look& look, int rows, int columns);
void keep_leaps_apart(const Problem& problem, Model& model, int rows, int columns);

}  // namespace nonet::constraints
