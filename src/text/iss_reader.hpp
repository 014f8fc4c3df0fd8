// The reader of Interactive Sudoku Solver's notation, told in files of a story each: the parts and
// the board (iss.cpp), sums and dots (iss_sums.cpp), relations, patterns and choices
// (iss_patterns.cpp), kinds that are patterns here (iss_kinds.cpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "constraints/states.hpp"
#include "nonet/problem_text.hpp"
#include "text/iss_words.hpp"

namespace nonet::text {

class IssReader {
 public:
  explicit IssReader(std::string_view text) : text_(text) {}

  Result<Problem> read();

 private:
  using Args = std::vector<std::string_view>;

  void split();
  void read_parts(std::size_t begin, std::size_t end);
  // Of a part that has others up to its end.
  std::size_t end_of(std::size_t begin) const;
  // Parts of which some hold, if what they say together is one clue. False: it is not.
  bool read_choice(std::size_t begin, std::size_t end);
  // What each of them says, on a board that says nothing else.
  std::optional<std::vector<Problem>> choices(std::size_t begin, std::size_t end) const;
  bool choose_digits(const std::vector<Problem>& all);
  bool choose_arrows(const std::vector<Problem>& all);
  bool choose_patterns(const std::vector<Problem>& all);

  static std::optional<int> number(std::string_view word);
  static int index(char c);
  std::optional<int> find_cell(std::string_view word) const;
  void fail(std::string_view where, std::string expected);
  std::vector<int> cells(const Args& args, std::size_t from);
  // The number of a clue, left out where it is the usual one.
  static std::vector<int> unless(int value, int usual);
  void add(Constraint kind, std::vector<int> values, std::vector<int> on,
           std::vector<int> bulb = {}, std::string words = "");
  // Every two of the cells that lie side by side; where none do it says nothing that is known.
  void add_pairs(Constraint kind, const std::vector<int>& values, const Args& args,
                 const std::string& formula = "");

  void read_givens(const Args& args);
  void read_grid(std::string_view grid);
  // "C2", then what is seen from the front and from the back; or a number before the line.
  using Views = std::vector<std::pair<int, std::vector<int>>>;
  Views views(const Args& args);
  void read_view(Constraint kind, const Args& args);
  // Each cell of the margin has one way in.
  void read_aslant(const Args& args);
  void read_jigsaw(const Args& args);
  // Here digits count from 1. Where they count from 0 there, these mean the same, and sums are
  // larger by the number of cells.
  static bool knows_0(std::string_view word);

  // False: it is another word.
  bool read_sums(std::string_view word, const Args& args);
  bool read_dots(std::string_view word, const Args& args);
  void read_part(std::string_view word, const Args& args);
  bool add_weighted(std::string_view words, const std::vector<int>& on);
  bool has_plain_cells(const Args& args) const;
  void add_arrow(const Args& args, std::size_t from, std::size_t bulb);
  // Groups of cells with a dash between them: each makes what the one before it makes.
  void add_equal_sums(const Args& args);
  void add_same_sum(const std::vector<int>& one, const std::vector<int>& other);
  bool add_region_sums(const std::vector<int>& line);

  // The middle digit of each column has the lowest above it or the highest below.
  void add_flatmates();
  // The line comes back to its first cell.
  void read_loop(std::string_view word, Args args);
  // As many neighbours as the number have all its remainders.
  void add_modular(int by, const std::vector<int>& on);
  // A relation, a pattern or a table of states, packed; a name, but of patterns; groups of cells
  // with an empty argument between them. False: it cannot be said here.
  bool read_packed(std::string_view word, const Args& args);
  std::optional<Clue> unpack(std::string_view word, std::string_view packed) const;
  bool is_symmetric(const PairTable& table) const;
  void add_quad(const Args& args);

  // False: it is another word, or more than can be said here.
  bool read_kinds(std::string_view word, const Args& args);
  bool add_rule(const std::vector<int>& on, const std::vector<long>& first,
                const constraints::LineRule& rule);
  bool add_thirds(bool by_remainder);
  bool add_counts(const Args& args);
  bool add_circles(const std::vector<int>& on);
  bool add_sum_line(int sum, const std::vector<int>& on, bool is_loop);
  bool add_hidden(const Args& args);
  bool add_equality(const std::vector<int>& on);
  bool add_rellik(int sum, const std::vector<int>& on);
  bool add_taxicab();
  bool add_same_values(int sets, const std::vector<int>& on);

  std::string_view text_;
  std::vector<std::pair<std::string_view, Args>> parts_;
  Problem problem_;
  int from_0_ = 0;  // 1: digits count from 0
  int depth_ = 0;   // of choices among choices
  std::optional<ParseError> error_;
};

}  // namespace nonet::text
