// See als_chains.hpp. Two searches share the work. A flood from each candidate asks, quickly, what
// would follow if it were true: sets lose digits and take digits from others, until one loses two,
// which no almost locked set can. That finds the shortest chain of a position or shows that there
// is none, and is all that a walk needs. Only who wants every chain pays for the second search,
// from each set and each of its digits to all ends that so many links can reach.

#include "logic/als_chains.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

namespace nonet::logic {
namespace {

using Node = AlsChain::Node;

struct Sets {
  const AlsFact& fact;
  const AlsLinks& links;

  const Als& operator[](int number) const { return fact[number]; }
  bool has_link(int a, int b, Digit digit) const { return contains(links.linked(a, digit), b); }
};

// --- what follows from a chain

void conclude_open(const Sets& sets, AlsChain& chain) {
  const Als& first = sets[chain.nodes.front().number];
  const Als& last = sets[chain.nodes.back().number];
  const DigitSet links = {chain.nodes.front().next, chain.nodes[chain.nodes.size() - 2].next};
  for (const Digit z : (first.digits & last.digits) - links) {
    const CellSet hit = first.sees(z) & last.sees(z);
    if (hit.empty()) continue;
    chain.z.insert(z);
    chain.eliminated.insert(hit, z);
  }
}

void conclude_ring(const Sets& sets, AlsChain& chain) {
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const Node& from = chain.nodes[i];
    const Node& to = chain.nodes[(i + 1) % chain.nodes.size()];
    chain.eliminated.insert(sets[from.number].sees(from.next) & sets[to.number].sees(from.next),
                            from.next);
    for (const Digit digit : sets[to.number].digits - DigitSet{from.next, to.next}) {
      chain.eliminated.insert(sets[to.number].sees(digit), digit);
    }
  }
}

void conclude(const Sets& sets, AlsChain& chain) {
  if (chain.is_ring) {
    conclude_ring(sets, chain);
  } else {
    conclude_open(sets, chain);
  }
}

int count_cells(const Sets& sets, const AlsChain& chain) {
  int cells = 0;
  for (const Node& node : chain.nodes) cells += sets[node.number].cells.size();
  return cells;
}

bool fits(const AlsChainSizes& sizes, const AlsChain& chain) {
  const int size = static_cast<int>(chain.nodes.size());
  return size <= sizes.most && size >= (chain.is_ring ? sizes.least_ring : sizes.least);
}

// --- the shortest chain

// Breadth first: every set is reached once, by the digit it loses. It cannot happen that a layer
// runs into a set of a layer before its own: that one would have run into it.
class Flood {
 public:
  Flood(const Sets& sets, const AlsChainSizes& sizes) : sets_(sets), sizes_(sizes) {}

  void start(Candidate target, int longest);
  bool has_met() const { return has_met_; }  // any contradiction, of whatever size
  std::optional<AlsChain>& best() { return best_; }

 private:
  static constexpr std::size_t kFewMeetings = 4;

  struct Reached {
    std::int16_t parent;  // -1: loses its digit to the target itself
    std::uint8_t depth;
    Digit lost = Digit::at(0);
  };

  // `into` has lost another digit before.
  struct Meeting {
    int from;
    Digit digit;
    int into;
  };

  void leave(int number, int depth);
  void flow(int longest);
  void judge(const Meeting& meeting);
  void add_path(int number, std::vector<int>& path) const;
  AlsChain join(const Meeting& meeting) const;

  const Sets& sets_;
  const AlsChainSizes& sizes_;
  bool has_met_ = false;
  std::vector<Meeting> meetings_;  // of one layer, the first few
  std::optional<AlsChain> best_;
  int best_cells_ = 0;
  std::array<Reached, AlsFact::kMost> reached_;
  std::array<std::int16_t, AlsFact::kMost> queue_;
  int queued_ = 0;
  std::array<AlsBlock, AlsFact::kMostBlocks> all_;
  std::array<std::array<AlsBlock, AlsFact::kMostBlocks>, kDigits> losing_;
};

void Flood::start(Candidate target, int longest) {
  const int blocks = sets_.fact.blocks();
  const AlsSet first = sets_.fact.losing_to(target);
  for (int i = 0; i < blocks; ++i) {
    for (auto& losing : losing_) losing[i] = AlsBlock();
    all_[i] = losing_[target.digit().index()][i] = first[i];
  }
  queued_ = 0;
  for_each_als(first, [&](int number) {
    reached_[number] = {-1, 0, target.digit()};
    queue_[queued_++] = static_cast<std::int16_t>(number);
    return true;
  });
  meetings_.clear();
  flow(best_ ? std::min(longest, static_cast<int>(best_->nodes.size())) : longest);
  has_met_ = has_met_ || !meetings_.empty();
  for (const Meeting& meeting : meetings_) judge(meeting);
}

void Flood::flow(int longest) {
  // Two sets of layer d make a chain of 2d + 2.
  for (int begin = 0, depth = 0; begin < queued_ && 2 * depth + 2 <= longest; ++depth) {
    const int end = queued_;
    for (; begin < end; ++begin) leave(queue_[begin], depth);
    if (!meetings_.empty()) return;
  }
}

// What the set holds, having lost a digit, others lose.
void Flood::leave(int number, int depth) {
  const Als& als = sets_[number];
  for (const Digit digit : als.digits - DigitSet{reached_[number].lost}) {
    const AlsSet linked = sets_.links.linked(number, digit);
    auto& losing = losing_[digit.index()];
    for (int i = 0; i < sets_.fact.blocks(); ++i) {
      const AlsBlock fresh = linked[i] - losing[i];
      const AlsBlock met = fresh & all_[i];
      if (meetings_.size() < kFewMeetings) {
        for_each_als(met, i, [&](int into) {
          meetings_.push_back({number, digit, into});
          return meetings_.size() < kFewMeetings;
        });
      }
      for_each_als(fresh - met, i, [&](int next) {
        reached_[next] = {static_cast<std::int16_t>(number), static_cast<std::uint8_t>(depth + 1),
                          digit};
        queue_[queued_++] = static_cast<std::int16_t>(next);
        return true;
      });
      losing[i] |= fresh - met;
      all_[i] |= fresh;
    }
  }
}

void Flood::judge(const Meeting& meeting) {
  if (best_) {
    const int size = reached_[meeting.from].depth + reached_[meeting.into].depth + 2;
    if (size > static_cast<int>(best_->nodes.size())) return;
  }
  AlsChain chain = join(meeting);
  if (!fits(sizes_, chain)) return;
  const int size = static_cast<int>(chain.nodes.size());
  const int cells = count_cells(sets_, chain);
  if (best_ &&
      std::pair(size, cells) >= std::pair(static_cast<int>(best_->nodes.size()), best_cells_)) {
    return;
  }
  conclude(sets_, chain);
  best_ = std::move(chain);
  best_cells_ = cells;
}

// From the root to the set.
void Flood::add_path(int number, std::vector<int>& path) const {
  for (; number >= 0; number = reached_[number].parent) path.push_back(number);
  std::reverse(path.begin(), path.end());
}

// Two paths from the target end in `into`, which loses one digit to its parent and another to
// `from`. Together they are a chain from root to root. If they start alike, the target is of no
// account: where they part, by one digit, they are a chain that takes this digit; by two, a ring.
AlsChain Flood::join(const Meeting& meeting) const {
  const auto& [from, digit, into] = meeting;
  std::vector<int> left;
  std::vector<int> right;
  add_path(into, left);
  add_path(from, right);
  std::size_t parting = 0;  // sets that both paths have
  while (parting < right.size() && left[parting] == right[parting]) ++parting;
  const auto entry = [&](int number) { return reached_[number].lost; };

  AlsChain chain;
  const Digit right_exit = parting < right.size() ? entry(right[parting]) : digit;
  chain.is_ring = parting > 0 && entry(left[parting]) != right_exit;
  const std::size_t begin = chain.is_ring ? parting - 1 : parting;
  for (std::size_t i = begin; i + 1 < left.size(); ++i) {
    chain.nodes.push_back({left[i], entry(left[i + 1])});
  }
  chain.nodes.push_back({into, digit});
  for (std::size_t i = right.size(); i-- > parting;) {
    chain.nodes.push_back({right[i], entry(right[i])});
  }
  return chain;
}

// --- where to look for it

// The flood for 256 candidates at once: for every set and digit, under which of them the set loses
// the digit. A candidate whose flood meets no contradiction here needs no look of its own, and most
// positions have none to look at: a fifth of the time of one flood after the other.
class Tide {
 public:
  Tide(const Sets& sets, std::span<const Candidate> targets);

  // One layer more. The targets that meet a contradiction in it, which then take no further part.
  AlsBlock rise();
  bool is_over() const { return is_over_; }

 private:
  struct State {
    AlsBlock lost;
    AlsBlock fresh;  // since the layer before
    AlsBlock next;
  };
  State& at(int number, Digit digit) { return states_[number * kDigits + digit.index()]; }
  AlsBlock settle();

  const Sets& sets_;
  std::vector<State> states_;
  AlsBlock out_;  // targets that are done with
  bool is_over_ = false;
};

Tide::Tide(const Sets& sets, std::span<const Candidate> targets)
    : sets_(sets), states_(static_cast<std::size_t>(sets.fact.count() * kDigits)) {
  for (std::size_t i = 0; i < targets.size(); ++i) {
    for_each_als(sets_.fact.losing_to(targets[i]), [&](int number) {
      at(number, targets[i].digit()).fresh.insert(static_cast<int>(i));
      return true;
    });
  }
  for (State& state : states_) state.lost = state.fresh;
}

AlsBlock Tide::rise() {
  for (int number = 0; number < sets_.fact.count(); ++number) {
    AlsBlock any;
    for (const Digit digit : sets_[number].digits) any |= at(number, digit).fresh;
    any -= out_;
    if (any.empty()) continue;
    for (const Digit digit : sets_[number].digits) {
      const AlsBlock holds = any - at(number, digit).fresh;
      if (holds.empty()) continue;
      for_each_als(sets_.links.linked(number, digit), [&](int other) {
        at(other, digit).next |= holds;
        return true;
      });
    }
  }
  return settle();
}

AlsBlock Tide::settle() {
  AlsBlock clash;
  is_over_ = true;
  for (int number = 0; number < sets_.fact.count(); ++number) {
    AlsBlock once;
    for (const Digit digit : sets_[number].digits) {
      State& state = at(number, digit);
      state.fresh = state.next - state.lost;
      state.next = AlsBlock();
      if (!state.fresh.empty()) is_over_ = false;
      state.lost |= state.fresh;
      clash |= once & state.lost;
      once |= state.lost;
    }
  }
  clash -= out_;
  out_ |= clash;
  return clash;
}

// --- all chains

// All chains from one set by one of its digits: layer by layer the sets that so many links can
// reach, by the digit they lose; then backwards along some path for every end that gives a new
// effect.
class Survey {
 public:
  Survey(const Sets& sets, const AlsChainSizes& sizes) : sets_(sets), sizes_(sizes) {
    assert(sizes.most <= kMostSets);
  }

  void know(const AlsChain& chain) { met_.emplace(hash(chain.eliminated), add(chain)); }
  void look_from(int first, Digit exit);
  std::vector<AlsChain> take_sorted();

 private:
  static constexpr int kMostSets = 12;
  using Layer = std::array<std::array<AlsBlock, AlsFact::kMostBlocks>, kDigits>;

  void make_layer(int links);
  void look_at_ends(int first, Digit exit, int links);
  void look_at_rings(int first, Digit exit, int links);
  bool trace_back(int number, Digit lost, int links, int above);
  std::optional<AlsChain> trace(int first, Digit exit, int last, Digit lost, int links, int above);
  void offer(AlsChain chain);
  AlsChain* find_equal(const CandidateSet& effect);
  std::size_t add(const AlsChain& chain) { return chains_.push_back(chain), chains_.size() - 1; }
  static std::uint64_t hash(const CandidateSet& set);

  const Sets& sets_;
  const AlsChainSizes& sizes_;
  std::array<Layer, kMostSets> layers_;  // by number of links
  int first_ = 0;
  std::vector<Node> back_;  // sets from the end, each with the digit it loses
  std::vector<AlsChain> chains_;
  std::unordered_multimap<std::uint64_t, std::size_t> met_;  // effect to chain
};

void Survey::look_from(int first, Digit exit) {
  for (auto& losing : layers_[1]) std::fill_n(losing.begin(), sets_.fact.blocks(), AlsBlock());
  std::ranges::copy(sets_.links.linked(first, exit), layers_[1][exit.index()].begin());
  for (int links = 1; links < sizes_.most; ++links) {
    if (links > 1) make_layer(links);
    if (links + 1 >= sizes_.least) look_at_ends(first, exit, links);
    if (links + 1 >= sizes_.least_ring) look_at_rings(first, exit, links);
  }
}

void Survey::make_layer(int links) {
  const int blocks = sets_.fact.blocks();
  Layer& layer = layers_[links];
  for (auto& losing : layer) std::fill_n(losing.begin(), blocks, AlsBlock());
  for (const Digit lost : DigitSet::all()) {
    const AlsSet from(layers_[links - 1][lost.index()].data(), static_cast<std::size_t>(blocks));
    for_each_als(from, [&](int number) {
      for (const Digit digit : sets_[number].digits - DigitSet{lost}) {
        const AlsSet linked = sets_.links.linked(number, digit);
        for (int i = 0; i < blocks; ++i) layer[digit.index()][i] |= linked[i];
      }
      return true;
    });
  }
}

void Survey::look_at_ends(int first, Digit exit, int links) {
  for (const Digit lost : DigitSet::all()) {
    AlsChain ends;
    ends.nodes = {{first, exit}, {first, lost}, {first, lost}};
    const AlsSet layer(layers_[links][lost.index()].data(),
                       static_cast<std::size_t>(sets_.fact.blocks()));
    for_each_als(layer, [&](int last) {
      if (last <= first) return true;
      ends.nodes.back().number = last;
      ends.eliminated = {};
      conclude_open(sets_, ends);
      if (ends.eliminated.empty()) return true;
      const AlsChain* equal = find_equal(ends.eliminated);
      if (equal != nullptr && static_cast<int>(equal->nodes.size()) <= links + 1) return true;
      if (auto chain = trace(first, exit, last, lost, links, -1)) offer(*std::move(chain));
      return true;
    });
  }
}

// Each ring once or twice: from its first set, by the lower of that set's two links.
void Survey::look_at_rings(int first, Digit exit, int links) {
  for (const Digit close : sets_[first].digits) {
    if (close <= exit) continue;
    for (const Digit lost : DigitSet::all() - DigitSet{close}) {
      for (int i = 0; i < sets_.fact.blocks(); ++i) {
        const AlsBlock last_sets =
            layers_[links][lost.index()][i] & sets_.links.linked(first, close)[i];
        for_each_als(last_sets, i, [&](int last) {
          if (last <= first) return true;
          auto ring = trace(first, exit, last, lost, links, first);
          if (!ring) return true;
          ring->is_ring = true;
          ring->nodes.back().next = close;
          offer(*std::move(ring));
          return true;
        });
      }
    }
  }
}

// Goes back to a set that was reached by one link less and takes the digit from this one; only to
// sets with a number above the given, and to none twice.
bool Survey::trace_back(int number, Digit lost, int links, int above) {
  back_.push_back({number, lost});
  if (links == 1) return true;
  const AlsSet linked = sets_.links.linked(number, lost);
  for (const Digit before : DigitSet::all() - DigitSet{lost}) {
    for (int i = 0; i < sets_.fact.blocks(); ++i) {
      const AlsBlock sets = layers_[links - 1][before.index()][i] & linked[i];
      const bool has_missed = for_each_als(sets, i, [&](int next) {
        const auto is_next = [next](const Node& node) { return node.number == next; };
        if (next <= above || next == first_ || std::ranges::any_of(back_, is_next)) return true;
        return !trace_back(next, before, links - 1, above);
      });
      if (!has_missed) return true;
    }
  }
  back_.pop_back();
  return false;
}

std::optional<AlsChain> Survey::trace(int first, Digit exit, int last, Digit lost, int links,
                                      int above) {
  back_.clear();
  first_ = first;
  if (!trace_back(last, lost, links, above)) return std::nullopt;
  AlsChain chain;
  chain.nodes.push_back({first, exit});
  for (std::size_t i = back_.size(); i-- > 0;) {
    chain.nodes.push_back({back_[i].number, back_[i == 0 ? 0 : i - 1].next});
  }
  return chain;
}

std::uint64_t Survey::hash(const CandidateSet& set) {
  std::uint64_t sum = 0;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : set.cells(digit)) {
      sum = (sum ^ static_cast<std::uint64_t>(cell.index() * kDigits + digit.index())) *
            0x9e3779b97f4a7c15U;
    }
  }
  return sum;
}

AlsChain* Survey::find_equal(const CandidateSet& effect) {
  const auto [begin, end] = met_.equal_range(hash(effect));
  for (auto it = begin; it != end; ++it) {
    if (chains_[it->second].eliminated == effect) return &chains_[it->second];
  }
  return nullptr;
}

void Survey::offer(AlsChain chain) {
  conclude(sets_, chain);
  if (chain.eliminated.empty()) return;
  AlsChain* equal = find_equal(chain.eliminated);
  if (equal == nullptr) {
    know(chain);
  } else if (chain.nodes.size() < equal->nodes.size()) {
    *equal = std::move(chain);
  }
}

std::vector<AlsChain> Survey::take_sorted() {
  const auto key = [&](const AlsChain& chain) {
    return std::pair(chain.nodes.size(), count_cells(sets_, chain));
  };
  std::ranges::stable_sort(chains_, {}, key);
  return std::move(chains_);
}

void find_shortest(const Board& board, const Sets& sets, const AlsChainSizes& sizes, Flood& flood) {
  std::vector<Candidate> targets;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : board.places(digit)) targets.emplace_back(cell, digit);
  }
  for (std::size_t begin = 0; begin < targets.size(); begin += AlsBlock::kBits) {
    const std::size_t count = std::min<std::size_t>(AlsBlock::kBits, targets.size() - begin);
    Tide tide(sets, std::span(targets).subspan(begin, count));
    for (int size = 2; size <= sizes.most && !tide.is_over(); size += 2) {
      for_each_als(tide.rise(), 0, [&](int target) {
        return flood.start(targets[begin + static_cast<std::size_t>(target)], sizes.most), true;
      });
      if (flood.best()) break;
    }
  }
}

}  // namespace

void find_als_chains(const Board& board, Workspace& workspace, const AlsChainSizes& sizes,
                     FunctionRef<Flow(const AlsChain&)> visit) {
  const Sets sets = {workspace.als(), workspace.als_links()};
  Flood flood(sets, sizes);
  find_shortest(board, sets, sizes, flood);
  if (!flood.has_met()) return;
  if (flood.best() && visit(*flood.best()) == Flow::stop) return;

  Survey survey(sets, sizes);
  for (int first = 0; first < sets.fact.count(); ++first) {
    for (const Digit exit : sets[first].digits) survey.look_from(first, exit);
  }
  for (const AlsChain& chain : survey.take_sorted()) {
    if (flood.best() && chain.eliminated == flood.best()->eliminated) continue;
    if (visit(chain) == Flow::stop) return;
  }
}

}  // namespace nonet::logic
