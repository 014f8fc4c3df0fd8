// A book as an answer, for who has no files: one line of JSON that holds the PDF file, the same
// bytes that `nonet book` writes for the same puzzles and options.
#pragma once

#include <optional>
#include <vector>

#include "answers/book.hpp"

namespace nonet::answers {

class BookAnswer {
 public:
  explicit BookAnswer(const Task& task);

  // Why there can be none, whatever its puzzles.
  const std::optional<Refusal>& refusal() const { return refusal_; }

  Verb verb();              // of puzzles that come; outlived by this
  void make(Sheet& sheet);  // of those that `--make` asks for

 private:
  void answer(const Item& item, Sheet& sheet);
  void write(Sheet& sheet);
  void refuse(const Refusal& refusal, Sheet& sheet) const;
  void tell(std::uint64_t done, std::uint64_t total) const {
    if (task_.watch != nullptr) (*task_.watch)(done, total);
  }

  const Task task_;
  BookDesign design_;
  std::optional<Refusal> refusal_;
  BookReader reader_;
  std::vector<BookEntry> entries_;
  bool is_whole_ = true;  // a book without some of its puzzles would be another book
};

}  // namespace nonet::answers
