// Intake: the inputs of a command, one after the other, as batches of entries.
//
// A batch ends where it is full, where an input ends, and where the next line is not there yet:
// what was asked so far is answered before more is awaited, so that nonet can be spoken with line
// by line. One thread at a time fills.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "answers/batch.hpp"
#include "cli/session.hpp"
#include "common/input_file.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

using answers::Batch;
using answers::BatchSize;

class Intake {
 public:
  // Whether the first item must be told if there are others, though that means to wait for them.
  enum class Company : bool { ignored, told };
  Intake(Session& session, Company company);

  bool fill(Batch& batch, const BatchSize& most);  // false: there is nothing left
  // Somebody types the puzzles.
  bool is_typed() const { return is_typed_; }

 private:
  std::optional<Item> next();
  std::optional<Item> read_here();            // none where the input at hand ends
  void count_from_whole(Entry& entry) const;  // of a slice
  bool open_next();
  void close_input();
  void note_entries(std::size_t count, Format format);
  void tell_if_alone(Batch& batch);
  std::uint64_t bytes_taken() const;  // of the input at hand
  bool would_wait();
  void notice(Note::Kind kind, std::string words, Exit exit = Exit::yes);

  Session& session_;
  const Args& args_;
  Company company_;
  bool is_typed_;
  std::vector<std::string> paths_;
  std::size_t next_path_ = 0;
  std::uint64_t bytes_total_;       // of all inputs, 0 if unknown
  std::uint64_t bytes_before_ = 0;  // of the inputs that are done
  std::unique_ptr<apps::InputFile> input_;
  std::optional<SliceSource> slice_source_;
  std::optional<Reader> reader_;
  std::optional<Item> ahead_;
  std::uint64_t count_ = 0;        // entries so far
  std::uint64_t input_count_ = 0;  // of the input at hand
  Batch* batch_ = nullptr;         // that is being filled
};

}  // namespace nonet::cli
