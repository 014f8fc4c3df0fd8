// The records of `dedupe`: what is sorted to find equal puzzles, and what is said of those kept.
//
// First everything is sorted by class, and within a class in the order of reading; then what is
// kept is sorted back into that order. Both are bytes whose front part is the key, so that whoever
// sorts them, in memory or on disk, needs to know nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "answers/args.hpp"
#include "answers/item.hpp"
#include "nonet/canon.hpp"

namespace nonet::answers {

inline constexpr std::size_t kClassSize = (kCells + 1) / 2;  // a form, two cells in a byte
inline constexpr std::size_t kIndexSize = 8;                 // of an item, highest byte first

// Class, index, and the line to print.
inline constexpr std::size_t kSeenKey = kClassSize + kIndexSize;
std::string seen_record(const Item& item, const Args& args, Canonizer& canonizer);

struct Seen {
  std::string_view name_of_class;
  std::uint64_t index;
  std::string_view line;
};
Seen read_seen(std::string_view record);

// Index of the first of the class, own index, how many of the class there are, class, line.
inline constexpr std::size_t kKeptKey = 2 * kIndexSize;
std::string kept_record(const Seen& seen, std::uint64_t first, std::uint64_t count);
// As it is printed, by the options; with --groups the first of a class brings its heading.
std::string kept_line(std::string_view record, const Args& args);

}  // namespace nonet::answers
