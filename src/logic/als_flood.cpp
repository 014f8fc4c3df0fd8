// The shortest chain of almost locked sets: see als_chains.hpp.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "logic/als_chains.hpp"

namespace nonet::logic {
namespace {

bool fits(const AlsChainSizes& sizes, const AlsChain& chain) {
  const int size = static_cast<int>(chain.nodes.size());
  return size <= sizes.most && size >= (chain.is_ring ? sizes.least_ring : sizes.least);
}

// Breadth first: every set is reached once, by the digit it loses. It cannot happen that a layer
// runs into a set of a layer before its own: that one would have run into it.
class Flood {
 public:
  Flood(const AlsGraph& graph, const AlsChainSizes& sizes) : graph_(graph), sizes_(sizes) {}

  void start(Candidate target);
  bool has_found() const { return best_.has_value(); }
  ShortestAlsChain result() && { return {std::move(best_), has_met_}; }

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
  void flow();
  void judge(const Meeting& meeting);
  void add_path(int number, std::vector<int>& path) const;
  AlsChain join(const Meeting& meeting) const;

  const AlsGraph& graph_;
  const AlsChainSizes& sizes_;
  bool has_met_ = false;           // any contradiction, of whatever size
  std::vector<Meeting> meetings_;  // of one layer, the first few
  std::optional<AlsChain> best_;
  int best_cells_ = 0;
  std::array<Reached, AlsFact::kMost> reached_;
  std::array<std::int16_t, AlsFact::kMost> queue_;
  int queued_ = 0;
  std::array<AlsBlock, AlsFact::kMostBlocks> all_;
  std::array<std::array<AlsBlock, AlsFact::kMostBlocks>, kDigits> losing_;
};

void Flood::start(Candidate target) {
  const int blocks = graph_.fact.blocks();
  const AlsSet first = graph_.fact.losing_to(target);
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
  flow();
  has_met_ = has_met_ || !meetings_.empty();
  for (const Meeting& meeting : meetings_) judge(meeting);
}

void Flood::flow() {
  const int longest = best_ ? static_cast<int>(best_->nodes.size()) : sizes_.most;
  // Two sets of layer d make a chain of 2d + 2.
  for (int begin = 0, depth = 0; begin < queued_ && 2 * depth + 2 <= longest; ++depth) {
    const int end = queued_;
    for (; begin < end; ++begin) leave(queue_[begin], depth);
    if (!meetings_.empty()) return;
  }
}

// What the set holds, having lost a digit, others lose.
void Flood::leave(int number, int depth) {
  const Als& als = graph_[number];
  for (const Digit digit : als.digits - DigitSet{reached_[number].lost}) {
    const AlsSet linked = graph_.links.linked(number, digit);
    auto& losing = losing_[digit.index()];
    for (int i = 0; i < graph_.fact.blocks(); ++i) {
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
  const int cells = count_cells(graph_, chain);
  if (best_ &&
      std::pair(size, cells) >= std::pair(static_cast<int>(best_->nodes.size()), best_cells_)) {
    return;
  }
  conclude(graph_, chain);
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

// The flood for 256 candidates at once: for every set and digit, under which of them the set loses
// the digit. A candidate whose flood meets no contradiction here needs no look of its own, and most
// positions have none to look at: a fifth of the time of one flood after the other.
class Tide {
 public:
  Tide(const AlsGraph& graph, std::span<const Candidate> targets);

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

  const AlsGraph& graph_;
  std::vector<State> states_;
  AlsBlock out_;  // targets that are done with
  bool is_over_ = false;
};

Tide::Tide(const AlsGraph& graph, std::span<const Candidate> targets)
    : graph_(graph), states_(graph.fact.count() * kDigits) {
  for (std::size_t i = 0; i < targets.size(); ++i) {
    for_each_als(graph_.fact.losing_to(targets[i]), [&](int number) {
      at(number, targets[i].digit()).fresh.insert(static_cast<int>(i));
      return true;
    });
  }
  for (State& state : states_) state.lost = state.fresh;
}

AlsBlock Tide::rise() {
  for (int number = 0; number < graph_.fact.count(); ++number) {
    AlsBlock any;
    for (const Digit digit : graph_[number].digits) any |= at(number, digit).fresh;
    any -= out_;
    if (any.empty()) continue;
    for (const Digit digit : graph_[number].digits) {
      const AlsBlock holds = any - at(number, digit).fresh;
      if (holds.empty()) continue;
      for_each_als(graph_.links.linked(number, digit), [&](int other) {
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
  for (int number = 0; number < graph_.fact.count(); ++number) {
    AlsBlock once;
    for (const Digit digit : graph_[number].digits) {
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

}  // namespace

ShortestAlsChain find_shortest_als_chain(const Board& board, const AlsGraph& graph,
                                         const AlsChainSizes& sizes) {
  Flood flood(graph, sizes);
  std::vector<Candidate> targets;
  for (const Digit digit : board.rules().digits()) {
    for (const Cell cell : board.places(digit)) targets.emplace_back(cell, digit);
  }
  for (std::size_t begin = 0; begin < targets.size(); begin += AlsBlock::kBits) {
    const std::size_t count = std::min<std::size_t>(AlsBlock::kBits, targets.size() - begin);
    Tide tide(graph, std::span(targets).subspan(begin, count));
    for (int size = 2; size <= sizes.most && !tide.is_over(); size += 2) {
      for_each_als(tide.rise(), 0, [&](int target) {
        return flood.start(targets[begin + static_cast<std::size_t>(target)]), true;
      });
      if (flood.has_found()) break;
    }
  }
  return std::move(flood).result();
}

}  // namespace nonet::logic
