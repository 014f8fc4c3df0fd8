// The parts of a clue (clue_book.hpp): its model cut to the cells that it speaks of.

#include <algorithm>

#include "constraints/clue_book.hpp"
#include "constraints/kind.hpp"

namespace nonet::constraints {
namespace {

// Builds one part; cells are numbered as they are met.
class PartMaker {
 public:
  PartMaker(const Model& model, int clue) : model_(model) { part_.clue = clue; }

  std::uint8_t place(int cell) {
    const Cell own = Cell::at(cell / model_.side, cell % model_.side);
    const auto found = std::find(part_.cells.begin(), part_.cells.end(), own);
    if (found == part_.cells.end()) {
      part_.cells.push_back(own);
      part_.set.insert(own);
      return static_cast<std::uint8_t>(part_.cells.size() - 1);
    }
    return static_cast<std::uint8_t>(found - part_.cells.begin());
  }
  CluePart::Places places(const Cells& cells) {
    CluePart::Places found;
    for (const int cell : cells) found.push_back(place(cell));
    return found;
  }

  template <typename Test>
  void relate(int a, int b, Test test) {
    if (a == b) return;
    CluePart::Pair pair{place(a), place(b), {}, {}};
    for (int x = 0; x < model_.side; ++x) {
      for (int y = 0; y < model_.side; ++y) {
        if (!test(x, y)) continue;
        pair.ahead[static_cast<std::size_t>(x)] |=
            static_cast<CluePart::Bits>(CluePart::Bits{1} << y);
        pair.back[static_cast<std::size_t>(y)] |=
            static_cast<CluePart::Bits>(CluePart::Bits{1} << x);
      }
    }
    part_.pairs.push_back(pair);
  }
  void add(const Model::Pair& pair) {
    const std::vector<Mask>& rows = model_.relations[static_cast<std::size_t>(pair.relation)];
    relate(pair.a, pair.b,
           [&](int x, int y) { return (rows[static_cast<std::size_t>(x)] >> y & 1) != 0; });
  }
  void add_equal(int a, int b) {
    relate(a, b, [](int x, int y) { return x == y; });
  }
  // A cell that is there twice counts twice.
  void add(const Model::Sum& sum) {
    CluePart::Sum own{{}, {}, sum.total};
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const std::uint8_t at = place(sum.cells[i]);
      const auto found = std::find(own.cells.begin(), own.cells.end(), at);
      if (found == own.cells.end()) {
        own.cells.push_back(at);
        own.weights.push_back(sum.weights[i]);
      } else {
        own.weights[static_cast<std::size_t>(found - own.cells.begin())] += sum.weights[i];
      }
    }
    part_.sums.push_back(std::move(own));
  }
  void add(const Model::Sets& sets) {
    CluePart::Sets own{places(sets.cells), {}};
    for (const Mask set : sets.sets) own.sets.push_back(static_cast<CluePart::Bits>(set));
    part_.sets.push_back(std::move(own));
  }
  void add(const Model::Ends& ends) {
    const std::uint8_t a = place(ends.a), b = place(ends.b);
    part_.ends.push_back({a, b, places(ends.inner), ends.is_between, ends.apart});
  }
  void add(const Model::Among& among) {
    CluePart::Among own{places(among.cells), {}};
    for (const int digit : among.digits) ++own.need[static_cast<std::size_t>(digit - 1)];
    part_.among.push_back(std::move(own));
  }
  void add(const Model::Seen& seen) {
    part_.seen.push_back({seen.view, places(seen.cells), seen.value});
  }
  void add(const Model::Fits& fits) { part_.fits.push_back({places(fits.cells), fits.automaton}); }

  std::size_t size() const { return part_.cells.size(); }
  void finish(std::vector<CluePart>& parts) {
    if (!part_.empty() && size() <= CluePart::kMost) parts.push_back(std::move(part_));
  }

 private:
  const Model& model_;
  CluePart part_;
};

template <typename Each>
void for_each_item(const Model& model, const Each& each) {
  for (const Model::Sum& item : model.sums) each(item);
  for (const Model::Sets& item : model.sets) each(item);
  for (const Model::Ends& item : model.ends) each(item);
  for (const Model::Among& item : model.among) each(item);
  for (const Model::Seen& item : model.seen) each(item);
  for (const Model::Fits& item : model.fits) each(item);
}

// Piece by piece: relations by their first cell, or where they cover the board one by one.
void add_pieces(const Model& model, bool is_flag, int number, std::vector<CluePart>& parts) {
  std::vector<int> firsts;
  for (const Model::Pair& pair : model.pairs) {
    if (is_flag) {
      PartMaker maker(model, number);
      maker.add(pair);
      maker.finish(parts);
    } else if (std::find(firsts.begin(), firsts.end(), pair.a) == firsts.end()) {
      firsts.push_back(pair.a);
    }
  }
  for (const int first : firsts) {
    PartMaker maker(model, number);
    for (const Model::Pair& pair : model.pairs) {
      if (pair.a == first) maker.add(pair);
    }
    maker.finish(parts);
  }
  for (const auto& [a, b] : model.equal) {
    PartMaker maker(model, number);
    maker.add_equal(a, b);
    maker.finish(parts);
  }
  for_each_item(model, [&](const auto& item) {
    PartMaker maker(model, number);
    maker.add(item);
    maker.finish(parts);
  });
}

}  // namespace

void add_parts(const Model& model, const Clue& clue, int number, std::vector<CluePart>& parts) {
  const ClueShape shape = info(clue.kind).shape;
  const bool is_flag = shape == ClueShape::flag;
  if (!is_flag && shape != ClueShape::cells) {
    PartMaker whole(model, number);
    for (const auto& [a, b] : model.equal) whole.add_equal(a, b);
    for (const Model::Pair& pair : model.pairs) whole.add(pair);
    for_each_item(model, [&](const auto& item) { whole.add(item); });
    if (whole.size() <= CluePart::kMost) return whole.finish(parts);
  }
  add_pieces(model, is_flag, number, parts);
}

}  // namespace nonet::constraints
