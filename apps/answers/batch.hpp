// Batch: a job of many items in, their answers out. A verb is a function from an item to its
// answer; what runs it, on how many threads or machines, sees batches alone.
//
// Plain lines, of which `solve` takes thousands at a time, stay bytes; every other entry is an
// item. Both are answered in the order they went in.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "answers/sheet.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::answers {

struct Batch {
  // An item, and how many plain lines of the batch stand before it.
  struct Placed {
    std::size_t after;
    Item item;
  };
  // What is to be said of an input itself, and how many entries of the batch stand before it.
  struct Notice {
    std::size_t after;
    Note::Kind kind;
    std::string words;
    Exit exit = Exit::yes;
  };

  std::uint64_t first_index = 1;  // of its first entry
  std::string file;               // of all its entries
  std::string plain;              // lines of 81 characters and a newline
  std::size_t plain_count = 0;
  std::vector<Placed> items;
  std::vector<Notice> notices;
  bool is_awaited = false;  // somebody waits for these answers before more is asked
  std::uint64_t bytes_read = 0, bytes_total = 0;  // of the inputs, when it was filled; 0: unknown

  Sheet sheet;
  std::vector<std::uint32_t> counts;  // of solutions, for `solve`

  std::size_t size() const { return plain_count + items.size(); }
  bool empty() const { return size() == 0 && notices.empty(); }
  void clear();
};

// How much a batch may hold.
struct BatchSize {
  std::size_t plain = 0;  // 0: plain lines are items like any other
  std::size_t items = 1;
};

// Where the entries come from: see Reader.
struct Source {
  FunctionRef<std::size_t(std::string& lines, std::size_t most)> take_plain_lines;
  FunctionRef<std::optional<Item>()> next;
  FunctionRef<bool()> would_wait;  // more is not there yet
};
// Fills a batch with what can be had without waiting, but for its first entry; false if nothing is
// left.
bool fill(Batch& batch, const BatchSize& most, const Source& source);

// Answers one item. What it keeps from item to item is its own, so each thread has one.
using Answerer = std::function<void(const Item&, Sheet&)>;
// Answers every item; in a batch that has plain lines among them, somebody else does.
void answer_items(Batch& batch, const Answerer& answer, FunctionRef<bool()> is_over);
// How a batch with plain lines is answered: line i, which is entry `index`, and the items between.
struct InOrder {
  FunctionRef<void(std::size_t i, std::uint64_t index)> plain;
  FunctionRef<void(const Item& item)> item;
};
// Has everything answered in its order, until the sheet is cut.
void answer_in_order(Batch& batch, const InOrder& answer);
// Puts what is to be said of the inputs on the sheet, up to those after so many entries.
void tell_notices(Batch& batch, std::size_t& next, std::size_t entries);

}  // namespace nonet::answers
