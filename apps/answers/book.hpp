// Books and sheets: from what was typed and the puzzles that came to a `Book`. No files, no
// threads: the command line brings both, a page in a browser would bring its own.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "answers/generate.hpp"
#include "answers/verb.hpp"
#include "nonet/book.hpp"
#include "nonet/rate.hpp"

namespace nonet::answers {

// A puzzle as it will be printed, and what books are sorted and taught by.
struct BookEntry {
  std::uint64_t index = 0;  // among those that came
  BookPuzzle printed = {};
  int level = 0, score = 0;
  std::vector<Technique> techniques = {};  // of the path, where lessons are wanted
};

// Looks at puzzles one after the other; one for each thread.
class BookReader {
 public:
  explicit BookReader(const Task& task);
  // Or why it cannot be printed: "has several solutions".
  std::variant<BookEntry, std::string> read(const Entry& entry);  // that could be read as text
  std::variant<BookEntry, std::string> read(const Puzzle& puzzle);
  std::variant<BookEntry, std::string> read(Problem problem);

 private:
  void look_for_words(const Puzzle& puzzle, BookEntry& entry);
  void look_for_words(const Problem& problem, BookEntry& entry);
  void set_grade(BookEntry& entry, std::vector<Charge> charges, bool is_solved) const;

  Task task_;
  Rater rater_;
  Walker walker_;
};

// What stands under the grid of a board with clues: a line for each kind of them, or what its
// setter wrote; and what is told of its clues and regions.
std::vector<std::string> problem_rules(const Problem& problem, Language language);
std::string problem_told(const Problem& problem, Language language);

// "30 easy, 10 killer, 5 hard..unfair 6x6" as wishes; a number alone asks for no level.
struct BookPart {
  std::uint64_t count = 0;
  Wish wish = {};
  std::optional<ProblemWish> problem = {};  // instead, where clues or a large board are wished for
};
std::variant<std::vector<BookPart>, Refusal> read_parts(const Args& args);
// Puzzle `number` of those that the part and the seed make, read like any other. Nothing where it
// was not found in time, or nobody waits any more; `tried` says how it went.
std::optional<BookEntry> make_entry(const BookPart& part, std::uint64_t seed, std::uint64_t number,
                                    BookReader& reader, const Task& task, Generated& tried);
std::string not_found_words(const BookPart& part, const Tried& tried);

// What was typed as a design, or what is wrong with it.
std::variant<BookDesign, std::string> read_design(const Args& args);
BookWords book_words(Language language);
std::string level_word(std::string_view level, Language language);

// Puts the puzzles in order, and adds the lessons and the words that tell of them.
// "puzzle 3 has several solutions; a book needs exactly one solution"
std::string unfit_words(std::uint64_t index, const std::string& fault);
// What a book can lack when its puzzles are there, as `write_book` says it; and that there is no
// font.
Refusal book_refusal(const std::string& fault);
Refusal font_refusal();

Book make_book(const Args& args, BookDesign design, std::vector<BookEntry> entries);

}  // namespace nonet::answers
