// ExternalSort: more records than memory holds, handed back in order.
//
// A record is bytes; it is sorted by its first `key_size` of them, which no other should share.
// What no longer fits goes to disk as sorted runs, which are merged at the end. The files have no
// name from the moment they are open, so nothing is left behind however the program ends. They
// stand in $TMPDIR, or in /tmp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/function_ref.hpp"

namespace nonet::apps {

class ExternalSort {
 public:
  // `memory` is for the records at hand, or for reading the runs; never for both at once.
  ExternalSort(std::size_t key_size, std::size_t memory);
  ~ExternalSort();
  ExternalSort(const ExternalSort&) = delete;
  ExternalSort& operator=(const ExternalSort&) = delete;

  // False: the disk would not have it, now or earlier; see `error`.
  bool add(std::string_view record);
  // Calls the visitor with each record in order, until it says false. May be called once. False if
  // the disk failed.
  bool visit(FunctionRef<bool(std::string_view record)> visitor);

  const std::string& error() const { return error_; }
  std::uint64_t size() const { return size_; }

 private:
  class SortedRun;
  class Merge;

  bool spill();
  bool merge_runs();  // where there are many of a level
  bool fail(const std::string& what);
  void sort_here();

  std::size_t key_size_, memory_;
  // Records at hand, each after its length; in blocks, since one string would need twice its size
  // to grow.
  std::vector<std::string> blocks_;
  std::vector<const char*> order_;  // where each begins
  std::size_t held_ = 0;            // bytes of both
  std::vector<std::unique_ptr<SortedRun>> runs_;
  std::uint64_t size_ = 0;
  std::string error_;
};

}  // namespace nonet::apps
