// All chains of almost locked sets: see als_chains.hpp.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "logic/als_chains.hpp"

namespace nonet::logic {
namespace {

using Node = AlsChain::Node;

// All chains from one set by one of its digits: layer by layer the sets that so many links can
// reach, by the digit they lose; then backwards along some path for every end that gives a new
// effect.
class Survey {
 public:
  Survey(const AlsGraph& graph, const AlsChainSizes& sizes) : graph_(graph), sizes_(sizes) {
    assert(sizes.most <= kMostSets);
  }

  void look_from(int first, Digit exit);
  std::vector<AlsChain> take_sorted();

 private:
  static constexpr int kMostSets = 12;
  static constexpr int kMostInRing = 6;
  static constexpr int kPatience = 100;  // sets tried on one way back
  using Layer = std::array<std::array<AlsBlock, AlsFact::kMostBlocks>, kDigits>;

  void clear(Layer& layer) const;
  void make_layer(int links);
  void look_at_ends(int links);
  void look_at_rings(int links);
  bool trace_back(int number, Digit lost, int links, int above);
  std::optional<AlsChain> trace(int last, Digit lost, int links, int above);
  void offer(AlsChain chain);
  AlsChain* find_equal(const CandidateSet& effect);
  bool is_news(const CandidateSet& effect, int size) {
    const AlsChain* equal = find_equal(effect);
    return equal == nullptr || static_cast<int>(equal->nodes.size()) > size;
  }
  static std::uint64_t hash(const CandidateSet& set);

  const AlsGraph& graph_;
  const AlsChainSizes& sizes_;
  std::array<Layer, kMostSets> layers_;  // by number of links
  Layer done_;                           // ends that need no second look, by the digit they lose
  int first_ = 0;
  Digit exit_ = Digit(1);
  int patience_ = 0;
  std::vector<Node> back_;  // sets from the end, each with the digit it loses
  std::vector<AlsChain> chains_;
  std::unordered_multimap<std::uint64_t, std::size_t> met_;  // effect to chain
};

void Survey::look_from(int first, Digit exit) {
  first_ = first;
  exit_ = exit;
  for (Layer* layer : {&layers_[1], &done_}) clear(*layer);
  std::ranges::copy(graph_.links.linked(first, exit), layers_[1][exit.index()].begin());
  for (int links = 1; links < sizes_.most; ++links) {
    if (links > 1) make_layer(links);
    if (links + 1 >= sizes_.least) look_at_ends(links);
    if (links + 1 >= sizes_.least_ring && links < kMostInRing) look_at_rings(links);
  }
}

void Survey::clear(Layer& layer) const {
  for (auto& sets : layer) std::fill_n(sets.begin(), graph_.fact.blocks(), AlsBlock());
}

void Survey::make_layer(int links) {
  const int blocks = graph_.fact.blocks();
  Layer& layer = layers_[links];
  clear(layer);
  for (const Digit lost : DigitSet::every()) {
    const AlsSet from(layers_[links - 1][lost.index()].data(), static_cast<std::size_t>(blocks));
    for_each_als(from, [&](int number) {
      for (const Digit digit : graph_[number].digits - DigitSet{lost}) {
        const AlsSet linked = graph_.links.linked(number, digit);
        for (int i = 0; i < blocks; ++i) layer[digit.index()][i] |= linked[i];
      }
      return true;
    });
  }
}

void Survey::look_at_ends(int links) {
  AlsChain ends;  // as good as the chain itself to see what follows
  for (const Digit lost : DigitSet::every()) {
    ends.nodes = {{first_, exit_}, {first_, lost}, {first_, lost}};
    for (int i = first_ / AlsBlock::kBits; i < graph_.fact.blocks(); ++i) {
      AlsBlock& done = done_[lost.index()][i];
      for_each_als(layers_[links][lost.index()][i] - done, i, [&](int last) {
        ends.nodes.back().number = last;
        conclude(graph_, ends);
        if (last > first_ && !ends.eliminated.empty() && is_news(ends.eliminated, links + 1)) {
          auto chain = trace(last, lost, links, -1);
          if (!chain) return true;  // with more links there may be a way without a detour
          offer(*std::move(chain));
        }
        done.insert(last % AlsBlock::kBits);
        return true;
      });
    }
  }
}

// Rings of the first set: left by the lower of its two links, and no set has a lower number. For
// each last set the shortest way is enough.
void Survey::look_at_rings(int links) {
  for (const Digit close : graph_[first_].digits) {
    if (close <= exit_) continue;
    const AlsSet linked = graph_.links.linked(first_, close);
    for (const Digit lost : DigitSet::every() - DigitSet{close}) {
      for (int i = first_ / AlsBlock::kBits; i < graph_.fact.blocks(); ++i) {
        AlsBlock last_sets = layers_[links][lost.index()][i] & linked[i];
        for (int fewer = sizes_.least_ring - 1; fewer < links; ++fewer) {
          last_sets -= layers_[fewer][lost.index()][i];
        }
        for_each_als(last_sets, i, [&](int last) {
          auto ring = last > first_ ? trace(last, lost, links, first_) : std::nullopt;
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
  if (--patience_ < 0) return false;
  back_.push_back({number, lost});
  if (links == 1) return true;
  const AlsSet linked = graph_.links.linked(number, lost);
  for (const Digit before : DigitSet::every() - DigitSet{lost}) {
    for (int i = 0; i < graph_.fact.blocks(); ++i) {
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

std::optional<AlsChain> Survey::trace(int last, Digit lost, int links, int above) {
  back_.clear();
  patience_ = kPatience;
  if (!trace_back(last, lost, links, above)) return std::nullopt;
  AlsChain chain;
  chain.nodes.push_back({first_, exit_});
  for (std::size_t i = back_.size(); i-- > 0;) {
    chain.nodes.push_back({back_[i].number, back_[i == 0 ? 0 : i - 1].next});
  }
  return chain;
}

std::uint64_t Survey::hash(const CandidateSet& set) {
  std::uint64_t sum = 0;
  for (const Digit digit : DigitSet::every()) {
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
  conclude(graph_, chain);
  if (chain.eliminated.empty()) return;
  AlsChain* equal = find_equal(chain.eliminated);
  if (equal == nullptr) {
    met_.emplace(hash(chain.eliminated), chains_.size());
    chains_.push_back(std::move(chain));
  } else if (chain.nodes.size() < equal->nodes.size()) {
    *equal = std::move(chain);
  }
}

std::vector<AlsChain> Survey::take_sorted() {
  std::vector<std::tuple<std::size_t, int, std::size_t>> order;
  for (std::size_t i = 0; i < chains_.size(); ++i) {
    order.emplace_back(chains_[i].nodes.size(), count_cells(graph_, chains_[i]), i);
  }
  std::sort(order.begin(), order.end());
  std::vector<AlsChain> sorted;
  sorted.reserve(order.size());
  for (const auto& [size, cells, i] : order) sorted.push_back(std::move(chains_[i]));
  return sorted;
}

}  // namespace

std::vector<AlsChain> list_als_chains(const AlsGraph& graph, const AlsChainSizes& sizes) {
  Survey survey(graph, sizes);
  for (int first = 0; first < graph.fact.count(); ++first) {
    for (const Digit exit : graph[first].digits) survey.look_from(first, exit);
  }
  return survey.take_sorted();
}

}  // namespace nonet::logic
