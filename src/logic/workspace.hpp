// Workspace: facts about one board that several techniques need, built when first asked for and
// kept until the board changes; and a memory of what changed, so that a technique which found
// nothing looks again only where something happened since.
//
// A workspace follows one board: `follow` starts, `note` is told of every change.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "logic/als.hpp"
#include "logic/bug.hpp"
#include "logic/colours.hpp"
#include "logic/crossings.hpp"
#include "logic/forcing.hpp"
#include "logic/house_views.hpp"
#include "logic/links.hpp"
#include "logic/rectangles.hpp"
#include "logic/singles.hpp"
#include "logic/strong_links.hpp"
#include "logic/templates.hpp"
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

// A fact is any type with `void build(const Board&, Workspace&)`; it is large and lives on the
// heap. Adding one: a member and a getter in Workspace.
template <typename Fact>
class Lazy {
 public:
  const Fact& get(const Board& board, Workspace& workspace, int version) {
    if (!fact_) fact_ = std::make_unique<Fact>();
    if (version_ != version) {
      version_ = version;
      fact_->build(board, workspace);
    }
    return *fact_;
  }

 private:
  std::unique_ptr<Fact> fact_;
  int version_ = -1;
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
  const StrongLinks& strong_links() { return strong_links_.get(*board_, *this, version_); }
  const Templates& templates() { return templates_.get(*board_, *this, version_); }
  const Colours& colours() { return colours_.get(*board_, *this, version_); }
  const Rectangles& rectangles() { return rectangles_.get(*board_, *this, version_); }
  const Bug& bug() { return bug_.get(*board_, *this, version_); }
  const Links& links(Links::Scope scope);
  // Almost locked sets; their restricted commons.
  const AlsFact& als() { return als_.get(*board_, *this, version_); }
  const AlsLinks& als_links() { return als_links_.get(*board_, *this, version_); }
  // What follows from each candidate, by chains or by nets.
  const Forcing& forcing(Reasoning reasoning);

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
  static constexpr int kPlanes = 4;
  mutable std::array<CellSet, kPlanes> planes_{};
  mutable bool has_counted_ = false;
  Lazy<StrongLinks> strong_links_;
  Lazy<Templates> templates_;
  Lazy<Colours> colours_;
  Lazy<Rectangles> rectangles_;
  Lazy<Bug> bug_;
  Lazy<AlsFact> als_;
  Lazy<AlsLinks> als_links_;

  template <Links::Scope kScope>
  struct LinksOf : Links {
    void build(const Board& board, Workspace& workspace) { Links::build(board, workspace, kScope); }
  };
  Lazy<LinksOf<Links::Scope::plain>> plain_links_;
  Lazy<LinksOf<Links::Scope::grouped>> grouped_links_;
  Lazy<LinksOf<Links::Scope::with_als>> links_with_als_;

  template <Reasoning kReasoning>
  struct ForcingBy : Forcing {
    void build(const Board& board, Workspace&) { Forcing::build(board, kReasoning); }
  };
  Lazy<ForcingBy<Reasoning::chain>> forcing_by_chains_;
  Lazy<ForcingBy<Reasoning::net>> forcing_by_nets_;
};

}  // namespace nonet::logic
