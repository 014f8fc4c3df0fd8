// Model: what the clues of a problem ask for, in the few forms a search knows how to prune by.
// Kinds write it, engines read it. Digits are 1 to n in all functions and bit d - 1 in masks; cells
// are row * side + column.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "nonet/problem.hpp"

namespace nonet::constraints {

using Mask = std::uint64_t;
using Cells = std::vector<int>;

// A pattern of digits along a line: up to 64 states, of which any in `last` may be the end.
struct Automaton {
  Mask first = 0, last = 0;
  std::vector<std::vector<Mask>> next;  // by state, by digit from 0: the states that follow
};

struct Model {
  explicit Model(int of_side)
      : side(of_side),
        domains(static_cast<std::size_t>(of_side * of_side), (Mask{1} << of_side) - 1) {}

  int side;
  std::vector<Mask> domains;  // by cell
  std::vector<Cells> houses;  // every digit once
  bool has_lines = false;     // the first of them are rows and columns in turn, side of each
  std::vector<Cells> groups;  // no digit twice
  std::vector<std::pair<int, int>> equal;  // cells with the same digit
  std::vector<std::pair<int, int>> differ;

  struct Pair {
    int a, b, relation;
  };
  std::vector<std::vector<Mask>> relations;  // each by digit of a, from 0: the digits b may have
  std::vector<Pair> pairs;

  // The digits times their weights make the total.
  struct Sum {
    Cells cells;
    std::vector<int> weights;
    int total;
  };
  std::vector<Sum> sums;

  // Different digits, which are together one of the sets.
  struct Sets {
    Cells cells;
    std::vector<Mask> sets;
  };
  std::vector<Sets> sets;

  // Digits between two ends, or none of them from one end to the other, which are that far apart.
  struct Ends {
    int a, b;
    Cells inner;
    bool is_between;
    int apart;
  };
  std::vector<Ends> ends;

  // Digits that are among the cells, as often as they are listed.
  struct Among {
    Cells cells;
    std::vector<int> digits;
  };
  std::vector<Among> among;

  // A row or column as it is seen from one end. A pill: the value says how many of the cells are a
  // number read across them, its figures behind one another; the others make it.
  enum class View : std::uint8_t { sandwich, xsum, skyscraper, pill };
  struct Seen {
    View view;
    Cells cells;
    int value;
  };
  std::vector<Seen> seen;

  struct Fits {
    Cells cells;
    Automaton automaton;
  };
  std::vector<Fits> fits;

  bool is_impossible = false;

  void keep(int cell, Mask digits) { domains[static_cast<std::size_t>(cell)] &= digits; }
  // A relation by a test of two digits; made once, used for any number of pairs.
  template <typename Test>
  int relation(Test test) {
    std::vector<Mask> rows(static_cast<std::size_t>(side), 0);
    for (int x = 1; x <= side; ++x) {
      for (int y = 1; y <= side; ++y) {
        if (test(x, y)) rows[static_cast<std::size_t>(x - 1)] |= Mask{1} << (y - 1);
      }
    }
    relations.push_back(std::move(rows));
    return static_cast<int>(relations.size()) - 1;
  }
  void relate(int a, int b, int relation) { pairs.push_back({a, b, relation}); }
  void add_sum(Cells cells, std::vector<int> weights, int total) {
    sums.push_back({std::move(cells), std::move(weights), total});
  }
  void add_sum(const Cells& cells, int total) {
    add_sum(cells, std::vector<int>(cells.size(), 1), total);
  }
  // The sum of the one is the sum of the other.
  void add_equal_sums(const Cells& one, const Cells& other) {
    Cells cells = one;
    std::vector<int> weights(one.size(), 1);
    cells.insert(cells.end(), other.begin(), other.end());
    weights.resize(cells.size(), -1);
    add_sum(std::move(cells), std::move(weights), 0);
  }
};

// All a problem asks for; leaving out clues for which `without` is true, if there is one.
Model make_model(const Problem& problem, const std::vector<bool>* without = nullptr);

}  // namespace nonet::constraints
