// See links.hpp.

#include "logic/links.hpp"

#include <algorithm>

#include "constraints/clue_book.hpp"
#include "logic/als.hpp"
#include "logic/sees.hpp"
#include "logic/workspace.hpp"

namespace nonet::logic {
namespace {

bool is_pair(CellSet cells) {
  if (cells.empty()) return false;
  const CellSet rest = cells.after(cells.first());
  return !rest.empty() && rest.after(rest.first()).empty();
}

bool lies_in_one_line(const Rules& rules, CellSet cells) {
  const Cell first = cells.first();
  return (cells - rules.cells(House::row(first.row()))).empty() ||
         (cells - rules.cells(House::column(first.column()))).empty();
}

}  // namespace

void Links::build(const Board& board, Workspace& workspace, Scope scope) {
  scope_ = scope;
  raw_.clear();
  list_candidates(board);
  // Sets of nodes grow with the square of their number: a large board that is all but blank is not
  // looked at.
  constexpr int kMostCandidates = 6000;
  const bool is_too_large = kCandidates > kMostCandidates && candidates_ > kMostCandidates;
  if (is_too_large) forget_nodes();
  link_cells(board);
  for (const House house : is_too_large ? HouseSet() : board.rules().houses()) {
    for (const Digit digit : board.rules().digits() - board.digits(house)) {
      const CellSet places = board.places(digit, house);
      if (is_pair(places)) {
        link_pair(digit, places);
      } else if (scope != Scope::plain && !places.empty()) {
        link_groups(board.rules(), house, digit, places);
      }
    }
  }
  link_equals(board);
  if (scope == Scope::with_als && !is_too_large) link_als(workspace);
  words_ = (count() + kNodeWordBits - 1) / kNodeWordBits;
  fill_strong();
  fill_weak(board);
  fill_reach();
  refute();
}

void Links::list_candidates(const Board& board) {
  nodes_.clear();
  number_.resize(static_cast<std::size_t>(kCells) * kDigits);
  wide_.resize(kDigits);
  for (std::vector<int>& list : wide_) list.clear();
  for (const Cell cell : board.unsolved()) {
    for (const Digit digit : board.candidates(cell)) {
      number_[static_cast<std::size_t>(Candidate(cell, digit).index())] =
          static_cast<std::uint16_t>(nodes_.size());
      nodes_.push_back({digit, CellSet{cell}});
    }
  }
  candidates_ = count();
}

void Links::forget_nodes() {
  nodes_.clear();
  candidates_ = 0;
}

int Links::number(Digit digit, CellSet cells) {
  const Cell first = cells.first();
  if (cells.after(first).empty()) {
    return number_[static_cast<std::size_t>(Candidate(first, digit).index())];
  }
  std::vector<int>& list = wide_[static_cast<std::size_t>(digit.index())];
  for (const int wide : list) {
    if (node(wide).cells == cells) return wide;
  }
  list.push_back(count());
  nodes_.push_back({digit, cells});
  return list.back();
}

void Links::link_cells(const Board& board) {
  for (int a = 0; a + 1 < candidates_; ++a) {
    const Cell cell = node(a).cells.first();
    if (board.candidates(cell).size() != 2 || node(a).digit != board.candidates(cell).first()) {
      continue;
    }
    raw_.push_back({a, a + 1, NodeLink::kNoAls, true});
  }
}

void Links::link_pair(Digit digit, CellSet places) {
  const Cell first = places.first();
  raw_.push_back(
      {number(digit, CellSet{first}), number(digit, places.after(first)), NodeLink::kNoAls, false});
}

// A line's places split by boxes, a box's by its rows and columns: each of the two parts must lie
// in a box and a line. Where a row and a column of a box cross, the crossing goes with either.
void Links::link_groups(const Rules& rules, House house, Digit digit, CellSet places) {
  const bool is_box = !house.is_line();
  const auto try_part = [&](House other) {
    const CellSet part = places & rules.cells(other);
    const CellSet rest = places - part;
    if (part.empty() || rest.empty() || !lies_in_one_line(rules, rest)) return;
    if (!is_box) {
      const std::optional<House> rest_box = rules.region_of(rest.first());
      const CellSet box = rest_box ? rules.cells(*rest_box) : CellSet();
      // Two parts in two boxes are met from either side.
      if (!(rest - box).empty() || rest.first() < part.first()) return;
    }
    raw_.push_back({number(digit, part), number(digit, rest), NodeLink::kNoAls, false});
  };
  HouseSet others;
  for (const Cell cell : places) {
    if (is_box) others.insert(House::row(cell.row()));
    if (is_box) others.insert(House::column(cell.column()));
    if (!is_box && rules.region_of(cell)) others.insert(*rules.region_of(cell));
  }
  for (const House other : others) try_part(other);
}

// What is true if a candidate is false is so as well if that of an equal cell is.
void Links::link_equals(const Board& board) {
  const ClueBook* book = board.rules().clues();
  if (book == nullptr || book->equal.empty()) return;
  const auto twin = [&](int own, Cell from, Cell to) -> std::optional<int> {
    const LinkNode& at = node(own);
    if (at.cells != CellSet{from} || !board.candidates(to).contains(at.digit)) return std::nullopt;
    return number(at.digit, CellSet{to});
  };
  const std::size_t before = raw_.size();
  for (std::size_t i = 0; i < before; ++i) {
    const RawLink link = raw_[i];
    for (const auto& [a, b] : book->equal) {
      for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
        const std::optional<int> of_a = twin(link.a, from, to), of_b = twin(link.b, from, to);
        if (of_a && *of_a != link.b) raw_.push_back({*of_a, link.b, NodeLink::kNoAls, false});
        if (of_b && *of_b != link.a) raw_.push_back({link.a, *of_b, NodeLink::kNoAls, false});
      }
    }
  }
}

// Cells of two candidates are linked already. A digit that no candidate outside sees leads nowhere.
void Links::link_als(Workspace& workspace) {
  const AlsFact& als = workspace.fact<AlsFact>();
  for (int set = 0; set < als.count(); ++set) {
    if (als[set].cells.after(als[set].cells.first()).empty()) continue;
    DigitSet useful;
    for (const Digit digit : als[set].digits) {
      if (!als[set].sees(digit).empty()) useful.insert(digit);
    }
    for (const Digit x : useful) {
      const int a = number(x, als[set].places(x));
      useful.erase(x);
      for (const Digit z : useful) {
        raw_.push_back({a, number(z, als[set].places(z)), set, false});
      }
    }
  }
}

void Links::fill_strong() {
  strong_.reset(count(), words_);
  first_link_.assign(static_cast<std::size_t>(count()) + 1, 0);
  // The places of a digit may be the same two in a line and in a box: one link. What needs no
  // almost locked set is not linked by one; what several of them link is, as a loop takes from each
  // what it has to give. They come last, so the rows without them are those before the first.
  NodeRows plain;
  std::erase_if(raw_, [this, &plain](const RawLink& link) {
    const bool is_plain = link.als == NodeLink::kNoAls;
    if (!is_plain && plain.empty()) plain = strong_;
    if (contains(is_plain ? strong_[link.a] : plain[link.a], link.b)) return true;
    insert(strong_[link.a], link.b);
    insert(strong_[link.b], link.a);
    ++first_link_[static_cast<std::size_t>(link.a)];
    ++first_link_[static_cast<std::size_t>(link.b)];
    return false;
  });
  int sum = 0;
  for (int& first : first_link_) first = sum += first;
  // Each entry now ends its node's links; filling from the back makes it their beginning.
  links_.resize(static_cast<std::size_t>(sum));
  const auto put = [this](int from, int to, const RawLink& link) {
    links_[static_cast<std::size_t>(--first_link_[static_cast<std::size_t>(from)])] = {
        static_cast<std::uint16_t>(to), static_cast<std::int16_t>(link.als), link.in_cell};
  };
  std::for_each(raw_.rbegin(), raw_.rend(), [&put](const RawLink& link) {
    put(link.a, link.b, link);
    put(link.b, link.a, link);
  });
}

void Links::fill_weak(const Board& board) {
  weak_.reset(count(), words_);
  sets_.reset(kDigits + 2, words_);
  for (int a = 0; a < count(); ++a) {
    insert(sets_[node(a).digit.index()], a);
    if (!strong(a).empty()) insert(sets_[kLinked], a);
  }
  for (int a = 0; a < candidates_; ++a) {
    const Cell cell = node(a).cells.first();
    const Digit digit = node(a).digit;
    for (const Cell other : board.rules().peers(cell) & board.places(digit)) {
      insert(weak_[a], number_[static_cast<std::size_t>(Candidate(other, digit).index())]);
    }
    for (int b = a + 1; b < candidates_ && node(b).cells == node(a).cells; ++b) {
      insert(weak_[a], b);
      insert(weak_[b], a);
    }
  }
  if (board.rules().has_links()) fill_rule_links(board);
  for (const std::vector<int>& list : wide_) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      const LinkNode& wide = node(list[i]);
      const CellSet seen = seen_by_all(wide.cells, board.rules());
      for (const Cell cell : seen& board.places(wide.digit)) {
        const int single = number_[static_cast<std::size_t>(Candidate(cell, wide.digit).index())];
        insert(weak_[single], list[i]);
        insert(weak_[list[i]], single);
      }
      for (std::size_t j = i + 1; j < list.size(); ++j) {
        if (!(node(list[j]).cells - seen).empty()) continue;
        insert(weak_[list[i]], list[j]);
        insert(weak_[list[j]], list[i]);
      }
    }
  }
}

// What the rules exclude beside a candidate though it is another digit in another cell, and beside
// a group, if they exclude it beside each of its cells.
void Links::fill_rule_links(const Board& board) {
  const auto excluded = [&board](Cell cell, Digit digit) {
    CandidateSet set;
    for (const Candidate other : board.rules().links({cell, digit})) {
      if (board.contains(other)) set.insert(other);
    }
    return set;
  };
  for (int a = 0; a < count(); ++a) {
    CandidateSet set = excluded(node(a).cells.first(), node(a).digit);
    for (const Cell cell : node(a).cells) set = set & excluded(cell, node(a).digit);
    for (const Digit digit : board.rules().digits()) {
      for (const Cell cell : set.cells(digit)) {
        const int b = number_[static_cast<std::size_t>(Candidate(cell, digit).index())];
        insert(weak_[a], b);
        insert(weak_[b], a);
      }
    }
  }
}

// Node by node: a node whose closure is known brings it along whole, and such nodes are taken
// first, so most closures are a few unions.
void Links::fill_reach() {
  next_.reset(count(), words_);
  reach_.reset(count(), words_);
  for (int a = 0; a < count(); ++a) {
    const auto may_follow = [this, a](int i) { return weak_[a][i] & linked()[i]; };
    for_each(may_follow, [this, a](int b) {
      for (int i = 0; i < words_; ++i) next_[a][i] |= strong_[b][i];
    });
  }
  work_.assign(2 * static_cast<std::size_t>(words_), 0);
  NodeWord* open = work_.data();
  NodeWord* done = open + words_;
  const auto pick = [&] {
    int found = -1;
    for (int i = 0; i < words_; ++i) {
      if ((open[i] & done[i]) != 0) {
        return i * kNodeWordBits + std::countr_zero(open[i] & done[i]);
      }
      if (found < 0 && open[i] != 0) found = i * kNodeWordBits + std::countr_zero(open[i]);
    }
    return found;
  };
  for (int a = 0; a < count(); ++a) {
    NodeWord* reach = reach_[a];
    std::fill_n(open, words_, 0);
    insert(open, a);
    insert(reach, a);
    for (int b = pick(); b >= 0; b = pick()) {
      if (contains(done, b)) {
        for (int i = 0; i < words_; ++i) reach[i] |= reach_[b][i];
        for (int i = 0; i < words_; ++i) open[i] &= ~reach_[b][i];
      } else {
        for (int i = 0; i < words_; ++i) open[i] |= next_[b][i] & ~reach[i];
        for (int i = 0; i < words_; ++i) reach[i] |= next_[b][i];
        open[b / kNodeWordBits] &= ~(NodeWord{1} << (b % kNodeWordBits));
      }
    }
    insert(done, a);
  }
}

void Links::refute() {
  has_refuted_ = false;
  for (int a = 0; a < candidates_; ++a) {
    NodeWord both = 0;
    for (int i = 0; i < words_; ++i) both |= weak_[a][i] & reach_[a][i];
    if (both == 0) continue;
    insert(sets_[kRefuted], a);
    has_refuted_ = true;
  }
}

namespace {

template <Links::Scope kScope>
struct LinksOf : Links {
  void build(const Board& board, Workspace& workspace) { Links::build(board, workspace, kScope); }
};

}  // namespace

const Links& links(Workspace& workspace, Links::Scope scope) {
  switch (scope) {
    case Links::Scope::plain: return workspace.fact<LinksOf<Links::Scope::plain>>();
    case Links::Scope::grouped: return workspace.fact<LinksOf<Links::Scope::grouped>>();
    case Links::Scope::with_als: break;
  }
  return workspace.fact<LinksOf<Links::Scope::with_als>>();
}

}  // namespace nonet::logic
