// Links: what follows at once from what, and what follows in the end.
//
// A node says "the digit is in one of these cells": one cell is a candidate; two or three cells of
// a box that lie in one line are a group; the places of a digit in an almost locked set are a node
// too. Two nodes are strongly linked if one of them must be true (the two places of a digit in a
// house, the two digits of a cell, two digits of an almost locked set), weakly linked if not both
// can be (the same digit in cells that all see each other, two digits of one cell, two candidates
// that the rules link). Every chain is made of these two, in turns.
//
// Beside the links themselves the fact holds their closure: `reach(a)`, the nodes that are true if
// a is, and `refuted`, the candidates that are false if they are true. Whatever a chain of any kind
// eliminates is refuted, so an empty set spares every search at the price of one.
//
// Order: candidates first, by cell and digit; then groups by house and digit; then nodes of almost
// locked sets. Cost: some 10 to 20 microseconds for candidates alone, twice that with groups, 100
// to 200 with almost locked sets.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/board.hpp"

namespace nonet::logic {

class Workspace;

struct LinkNode {
  Digit digit;
  CellSet cells;

  friend bool operator==(const LinkNode&, const LinkNode&) = default;
};

struct NodeLink {
  static constexpr int kNoAls = -1;

  std::uint16_t to;
  std::int16_t als;  // the almost locked set it runs through, or kNoAls
  bool in_cell;      // the two digits of one cell
};

// Sets of nodes are rows of words, as long as the board needs: four are enough for most.
using NodeWord = std::uint64_t;
constexpr int kNodeWordBits = 64;

inline bool contains(const NodeWord* set, int node) {
  return (set[node / kNodeWordBits] >> (node % kNodeWordBits) & 1) != 0;
}
inline void insert(NodeWord* set, int node) {
  set[node / kNodeWordBits] |= NodeWord{1} << (node % kNodeWordBits);
}

class NodeRows {
 public:
  void reset(int rows, int words) {
    words_ = words;
    bits_.assign(static_cast<std::size_t>(rows) * words, 0);
  }
  bool empty() const { return bits_.empty(); }
  NodeWord* operator[](int row) { return bits_.data() + static_cast<std::ptrdiff_t>(row) * words_; }
  const NodeWord* operator[](int row) const {
    return bits_.data() + static_cast<std::ptrdiff_t>(row) * words_;
  }

 private:
  int words_ = 0;
  std::vector<NodeWord> bits_;
};

class Links {
 public:
  enum class Scope : std::uint8_t { plain, grouped, with_als };

  void build(const Board& board, Workspace& workspace, Scope scope);

  Scope scope() const { return scope_; }
  int count() const { return static_cast<int>(nodes_.size()); }
  int candidates() const { return candidates_; }  // nodes below this number are one cell
  int words() const { return words_; }            // of a set of nodes
  const LinkNode& node(int number) const { return nodes_[static_cast<std::size_t>(number)]; }
  Candidate candidate(int number) const {
    return Candidate(node(number).cells.first(), node(number).digit);
  }

  std::span<const NodeLink> strong(int node) const {
    const auto first = static_cast<std::size_t>(first_link_[static_cast<std::size_t>(node)]);
    const auto last = static_cast<std::size_t>(first_link_[static_cast<std::size_t>(node) + 1]);
    return std::span(links_).subspan(first, last - first);
  }
  bool has_strong(int a, int b) const { return contains(strong_[a], b); }
  const NodeWord* weak(int node) const { return weak_[node]; }
  const NodeWord* linked() const { return sets_[kLinked]; }  // has a strong link
  const NodeWord* same_digit(Digit digit) const { return sets_[digit.index()]; }
  // The nodes that are true if this one is, itself among them.
  const NodeWord* reach(int node) const { return reach_[node]; }
  // The candidates that cannot be true.
  const NodeWord* refuted() const { return sets_[kRefuted]; }
  bool has_refuted() const { return has_refuted_; }

  // Calls visit(node) for the members of the set whose words are given by word(i).
  template <typename Word, typename Visit>
  void for_each(const Word& word, const Visit& visit) const {
    for (int i = 0; i < words_; ++i) {
      for (NodeWord rest = word(i); rest != 0; rest &= rest - 1) {
        visit(i * kNodeWordBits + std::countr_zero(rest));
      }
    }
  }

 private:
  struct RawLink {
    int a, b;
    int als;
    bool in_cell;
  };

  void list_candidates(const Board& board);
  void forget_nodes();
  void link_cells(const Board& board);
  void link_equals(const Board& board);
  void link_pair(Digit digit, CellSet places);
  void link_groups(const Rules& rules, House house, Digit digit, CellSet places);
  void link_als(Workspace& workspace);
  int number(Digit digit, CellSet cells);
  void fill_strong();
  void fill_weak(const Board& board);
  void fill_rule_links(const Board& board);
  void fill_reach();
  void refute();

  static constexpr int kLinked = kDigits;
  static constexpr int kRefuted = kDigits + 1;

  Scope scope_ = Scope::plain;
  int candidates_ = 0;
  int words_ = 0;
  bool has_refuted_ = false;
  std::vector<LinkNode> nodes_;
  std::vector<std::vector<int>> wide_;  // by digit: the nodes of several cells
  std::vector<std::uint16_t> number_;   // by candidate
  std::vector<RawLink> raw_;
  std::vector<NodeLink> links_;
  std::vector<int> first_link_;
  NodeRows strong_, weak_;
  NodeRows next_;   // true at once, by a weak and a strong link
  NodeRows reach_;  // true in the end
  NodeRows sets_;   // by digit, and the two named above
  std::vector<NodeWord> work_;
};

// The fact for each scope.
const Links& links(Workspace& workspace, Links::Scope scope);

}  // namespace nonet::logic
