// Workspace: facts about one board that several techniques need, built when first asked for and
// kept until the board changes; and a memory of what changed, so that a technique which found
// nothing looks again only where something happened since.
//
// A workspace follows one board: `follow` starts, `note` is told of every change.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "logic/crossings.hpp"
#include "logic/house_views.hpp"
#include "logic/singles.hpp"
#include "nonet/board.hpp"
#include "nonet/technique.hpp"
#include "nonet/walk.hpp"

namespace nonet::logic {

// Where candidates went or digits came.
struct Touched {
  CellSet cells;
  DigitSet digits;
  HouseSet houses;

  bool empty() const { return cells.empty(); }
};

class Workspace {
 public:
  void follow(const Board& board, const Known& known);
  void note(const Board& board, const Change& change);
  // The technique has looked everywhere and found nothing.
  void note_fruitless(Technique technique);

  const Known& known() const { return known_; }
  int version() const { return version_; }  // counts the changes
  // What changed since the technique last found nothing; everything if it never looked. A pattern
  // that touches none of it was not there before and is not there now.
  const Touched& touched_since(Technique technique) const;

  const Singles& singles() const { return singles_; }  // but for the hidden ones
  const Singles& hidden_singles() {
    singles_.look_for_hidden(*board_);
    return singles_;
  }
  // Cells with exactly so many candidates; 2 to 4 are what wings and rectangles live on.
  CellSet cells_with(int candidates) const;
  CellSet bivalue() const { return cells_with(2); }
  const HouseViews& house_views() {
    house_views_.refresh(*board_);
    return house_views_;
  }
  const Crossings& crossings() {
    crossings_.refresh(*board_);
    return crossings_;
  }
  // A fact about the board: any type with `void build(const Board&, Workspace&)`, which may ask for
  // other facts. It is built when first asked for, and anew when the board has changed since.
  template <typename Fact>
  const Fact& fact();

 private:
  void count_candidates() const;

  Known known_;
  const Board* board_ = nullptr;
  int version_ = 0;
  int first_version_ = 0;         // the version of the board that `follow` was given
  std::vector<Touched> changes_;  // entry i: the change after version first_version_ + i
  std::vector<int> fruitless_;    // by technique: the version it last found nothing in, or -1
  // Most techniques of a ladder last found nothing at the same time, and ask in turn: one answer.
  mutable Touched answer_;
  mutable int answer_since_ = 0;
  mutable int answer_version_ = -1;  // the version it was given in

  Singles singles_;
  HouseViews house_views_;
  Crossings crossings_;
  // How many candidates each cell has, in binary: plane i holds the cells whose number has bit i.
  // Counted when first asked for.
  static constexpr int kPlanes = std::bit_width(static_cast<unsigned>(kDigits));
  mutable std::array<CellSet, kPlanes> planes_{};
  mutable bool has_counted_ = false;
  // The facts that were asked for so far, a dozen at most; each is large and lives on the heap.
  struct Kept {
    const void* type;
    int version;
    std::unique_ptr<void, void (*)(void*)> fact;
  };
  template <typename Fact>
  static constexpr char kType = 0;  // its address stands for the type

  std::vector<Kept> facts_;
};

template <typename Fact>
const Fact& Workspace::fact() {
  std::size_t i = 0;
  while (i < facts_.size() && facts_[i].type != &kType<Fact>) ++i;
  if (i == facts_.size()) {
    facts_.push_back(
        {&kType<Fact>, -1, {new Fact(), [](void* p) { delete static_cast<Fact*>(p); }}});
  }
  Fact& fact = *static_cast<Fact*>(facts_[i].fact.get());
  if (facts_[i].version != version_) {
    facts_[i].version = version_;  // before it is built: what it asks for may move the list
    fact.build(*board_, *this);
  }
  return fact;
}

}  // namespace nonet::logic
