// The search over a model: boards of any size with any clues. One algorithm, compiled for words of
// 16, 32 and 64 bits, and for boards of any size or of one (board_size.hpp).
//
// Cells that must be equal are one variable. A variable has a mask of digits. What changed is told
// on: a lone digit to the peers, a mask through tables to those it stands in a relation to; then
// houses are looked at for digits with one place left, then the clues that touch what changed, the
// cheap ones first. A guess copies the masks of the board, some hundred bytes; that is cheaper than
// to remember what to take back. Guesses go where it failed most, for the number of digits left; on
// large boards, after hundreds of failures, where a look ahead says they leave least.
//
// All of it is local to the file that compiles it, as kernels are: engine16_avx2.cpp compiles it
// for other processors than its neighbours.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "constraints/model.hpp"
#include "search/clues/board_size.hpp"
#include "search/clues/run.hpp"
#include "search/clues/set_block.hpp"
#include "search/clues/subsets.hpp"
#include "search/clues/work_list.hpp"

namespace nonet::search {
namespace {

using constraints::Model;

template <typename Mask, typename Size = AnySize>
class Engine : Size {
  using Size::first_place_, Size::house_words_, Size::n_, Size::row_, Size::words_;

 public:
  static constexpr double kShare = 0.1;  // of a failure, for each open cell of a clue or house
  static constexpr int kDigits = static_cast<int>(8 * sizeof(Mask));
  static constexpr int kMostWords = kDigits * kDigits / 64;      // of bits for the cells of a board
  static constexpr Mask kNoHouse = static_cast<Mask>(~Mask(0));  // places where rows are filled up

  explicit Engine(const Model& model);

  // What follows without a guess; false: there is no solution.
  bool start();
  // Back to before the start, with these masks for the cells, each a part of the model's. Where it
  // failed is remembered. A tenth of the cost of another engine, or less.
  void reset(const std::vector<std::uint64_t>& domains);
  bool forbid(int cell, int digit);  // before or after the start; digits from 1
  bool place(int cell, int digit);
  std::uint64_t candidates(int cell) const { return dom_[var_of_[cell]]; }

  // Every solution, after a start that succeeded; the visitor says whether to go on. The engine is
  // back at its start afterwards.
  template <typename Visit>
  RunEnd search(const Run& run, Visit visit);

  std::uint8_t digit(int cell) const {
    return static_cast<std::uint8_t>(std::countr_zero(dom_[var_of_[cell]]) + 1);
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  // --- what never changes (compile.hpp)
  enum class Form : std::uint8_t {
    sum,
    cage,
    sets,
    same,
    ends,
    among,
    sandwich,
    xsum,
    skyscraper,
    pill,
    fits
  };
  struct Prop {
    Form form;
    std::uint32_t begin, end;  // of vars_
    std::uint32_t data;        // where its own table begins
    int value = 0;
  };
  struct Group {
    std::uint32_t begin, end;
    int weight;
  };
  static constexpr std::size_t kMostGroups = 24;  // of a sum that is added up exactly
  struct SumPart {                                // a group, as it stands
    std::uint16_t open[kDigits];                  // those with several digits
    int count, weight;
    int least, most;  // what the open ones make
    Mask met;
  };
  struct SumParts {
    SumPart at[kMostGroups];  // those with open cells
    std::size_t size;
    int rest, room;  // what they make beyond their least, and leave to their most
    int widest;      // most between the bounds of one
    bool is_wide;    // one makes more than a word of bits can say
    std::uint64_t made[kMostGroups], fine[kMostGroups];  // beyond its least, each
  };
  struct SumData {
    std::vector<Group> groups;
    int total;
  };
  struct Seat {  // of a variable in a house
    std::uint16_t house;
    Mask bit;
  };
  struct Edge {
    std::uint16_t to;
    std::uint32_t table;
  };
  struct Arc {
    std::uint32_t key, relation;  // the lower variable times 65536, and the higher
    bool is_turned;               // the relation is of the higher to the lower
  };

  struct Leftover {  // cells with the same digits, each equally often
    std::vector<int> one, other;
  };
  std::vector<Leftover> find_leftovers(const Model& model) const;
  void add_leftovers(const std::vector<Leftover>& leftovers);
  bool run_same(const Prop& prop);
  bool count_same(const std::uint16_t* one, const std::uint16_t* other, int size, Mask digit);
  void merge_equal(const Model& model, const std::vector<Leftover>& leftovers);
  std::vector<int> vars_of(const std::vector<int>& cells) const;
  void add_peers(const Model& model);
  void add_houses(const Model& model);
  void add_arc(int cell_a, int cell_b, std::size_t relation);
  std::vector<Mask> turned(const std::vector<Mask>& rows) const;
  std::uint32_t table_of(const std::vector<Mask>& rows);
  void add_edges();
  void add_sum(const Model::Sum& sum);
  void add_groups(const std::vector<std::pair<int, int>>& terms, int total);
  std::uint32_t add_rest_of_house(const std::vector<int>& vars);
  void add_hidden_sums(const Model& model);
  struct Known {  // a cage, and its cells as bits
    const Model::Sum* sum;
    std::vector<std::uint64_t> bits;
  };
  void add_left_over(const std::vector<Known>& cages, const std::vector<std::uint64_t>& area,
                     std::vector<std::uint64_t>& taken, int houses);
  bool is_new_sum(const Model::Sum& sum);
  void add_prop(Form form, const std::vector<int>& vars, int value, std::uint32_t data);
  void add_others(const Model& model);
  void add_ears();
  void finish();
  bool see(int a, int b) const { return (bits_of(a)[b >> 6] >> (b & 63) & 1) != 0; }
  const std::uint64_t* bits_of(int var) const {
    return &peer_bits_[std::size_t(var) * std::size_t(words_)];
  }

  // --- what goes on (propagate.hpp)
  // A lone bit is not above the bits up to the lowest one. Said as mask & -mask == mask, Clang 14
  // counts bits, which a machine of old does in a dozen steps.
  static bool is_single(Mask mask) {
    const std::uint64_t bits = mask;
    return (bits ^ (bits - 1)) >= bits;
  }
  static int low(Mask mask) { return std::countr_zero(mask); }
  // False: a house has lost all places of a digit, and the board is half changed.
  [[nodiscard]] bool set(int var, Mask mask);
  [[nodiscard]] bool keep(int var, Mask mask) { return set(var, dom_[var] & mask); }
  Mask support(std::uint32_t table, Mask mask) const;
  bool tell(int var);
  bool tell_single(int var);
  bool blame_twice(int var, const std::uint16_t* end);
  bool remove(int var, Mask gone);
  bool lose_places(const std::uint16_t* vars, const std::uint16_t* end, int digit);
  bool lose_each(int var, const std::uint16_t* hits_end, int digit);
  bool lose_rows(int var, int digit);
  bool blame_lost(int digit);
  static void add_bits(std::uint64_t* to, const std::vector<std::uint64_t>& from, std::size_t words,
                       int var) {
    for (std::size_t word = 0; word < words; ++word)
      to[word] |= from[std::size_t(var) * words + word];
  }
  void add_keeps();
  static constexpr std::uint64_t kFewGuesses = 10;  // save as much as its tables cost
  bool place_hidden(std::size_t at);
  bool leave(int var, Mask mask);
  void read_places();
  bool look_for_locked();
  std::uint64_t seen_with(std::size_t house, int place);
  bool propagate();
  void give_up();
  void blame(const std::uint16_t* begin, const std::uint16_t* end);
  void blame_digit(int digit);
  bool forbid_common(const std::uint16_t* holders, int count, Mask digit);
  bool forbid_all(const std::uint64_t* vars, Mask digit);

  // --- the clues (cages.hpp, sums.hpp, views.hpp)
  bool run(const Prop& prop);
  bool run_stale(std::size_t number);
  static bool is_dear(const Prop& prop) {
    return prop.form != Form::cage && prop.form != Form::sets;
  }
  static bool is_exact(const Prop& prop) {
    return (prop.form == Form::cage || prop.form == Form::sets) && prop.end - prop.begin <= 4;
  }
  bool run_cage(const Prop& prop);
  bool run_sets(const Prop& prop);
  using Block = SetBlock<Mask>;
  using Row = typename Block::Row;
  Row add_ways(const Mask* masks, int count, Row sets, Mask* ways) const;
  static void keep_four(Row sets, Row* left);
  static void keep_many(Row sets, Row* left, int count);
  Row with_rest(std::uint32_t rest, const Row& all, Mask taken) const;
  bool keep_sets(const Prop& prop, const Mask* sets, std::size_t size, const std::uint16_t* vars,
                 int count, Mask met, Mask taken, std::uint32_t rest);
  // A mask if it is a lone digit; what no other has, all if there is none.
  static Mask alone(Mask mask) { return is_single(mask) ? mask : Mask(0); }
  static Row needed(Row sets, Row others) {
    const Row missing = sets & ~others;
    return (sets & Block::zeros(missing)) | Block::alone(missing);
  }
  bool keep_ways(const std::uint16_t* vars, int count, const Mask* ways);
  bool require(const Prop& prop, Mask required);
  bool run_sum(const Prop& prop);
  bool run_bounds(const Prop& prop, const SumData& data);
  bool read_part(const std::uint16_t* vars, const Group& group, SumPart& part, int& left) const;
  bool read_parts(const std::uint16_t* vars, const SumData& data, SumParts& parts) const;
  bool add_up(SumParts& parts) const;
  bool keep_bounds(const SumParts& parts);
  static std::uint64_t placed(const SumPart& part, std::uint64_t sums);
  static std::uint64_t unplaced(const SumPart& part, std::uint64_t row);
  bool is_small(const SumPart& part) const { return part.count <= 2 && n_ < 32; }
  bool is_triple(const SumPart& part) const { return part.count == 3 && 3 * n_ < 64; }
  template <typename Visit>
  void each_pair(const SumPart& part, Visit visit) const;
  std::uint64_t sums_of(const SumPart& part) const;
  bool keep_sums(const SumPart& part, std::uint64_t sums);
  bool can_make(const SumPart& part, int sum) const;
  Mask add_digits(const SumPart& part, int sum, Mask possible) const;
  Mask digits_within(const SumPart& part, int low_sum, int high_sum) const;
  bool fits_group(const std::uint16_t* vars, int count, Mask set) const;
  bool run_ends(const Prop& prop);
  bool run_among(const Prop& prop);
  bool run_sandwich(const Prop& prop);
  bool run_xsum(const Prop& prop);
  bool has_sum(const Mask* masks, int count, int total) const;
  bool run_skyscraper(const Prop& prop);
  bool run_pill(const Prop& prop);
  bool run_fits(const Prop& prop);
  bool keep_all(const Prop& prop, const Mask* masks);

  const std::uint64_t* plane_of(int digit) const { return planes_ + digit * words_; }
  std::size_t masks_of_frame() const { return first_place_ + std::size_t(n_) * row_; }
  std::size_t words_of_frame() const { return std::size_t(n_ * words_); }
  void turn_to(std::size_t frame);
  void copy_to(std::size_t frame);  // the board as it is, and turns to it
  struct Guess {
    int var;
    Mask digit;
  };
  Guess pick() const;
  std::uint64_t open_vars(int word) const;
  Guess pick_place(Guess guess, double best) const;
  static std::uint64_t with_few(const Mask* places, std::size_t size);
  double price(int ways) const { return n_ <= 9 ? ways / 2.0 : ways * (ways - 1) / 2.0; }
  // Failures before it begins anew, twice as many each time. Large boards gain more by being
  // probed.
  std::uint64_t patience() const { return n_ <= 9 ? 1000 : 300; }
  bool probe(const std::atomic<bool>* stop);
  bool take_back(std::vector<Guess>& guesses, std::uint64_t& fails);
  // --- looks before a guess (ahead.hpp)
  static constexpr std::size_t kMostAhead = 20;  // cells
  void list_heavy();
  int count_candidates() const;
  static constexpr std::uint64_t kWhole = std::uint64_t{1} << 31;
  std::optional<std::uint64_t> look_at(int var, Mask digit, std::size_t frame);
  std::optional<Guess> pick_ahead(std::size_t frame);
  Mask draw(Mask mask, std::uint64_t& state) const;

  int cells_ = 0, count_ = 0;
  Mask full_ = 0;
  bool is_impossible_ = false, has_started_ = false;
  bool was_impossible_ = false;  // before the start
  const Subsets* subsets_ = nullptr;
  std::vector<int> var_of_;
  std::vector<Mask> first_;  // the masks as given

  std::vector<std::uint64_t> peer_bits_;
  std::vector<std::uint16_t> houses_;  // n of each
  std::vector<Seat> seats_;            // by variable
  std::vector<std::uint32_t> seats_begin_;
  std::vector<Mask> keeps_;  // by variable and house: places that do not see it, all in its own
  std::vector<Mask> owns_;   // by variable and house: its place
  std::vector<std::uint64_t> house_bits_;  // by variable: its houses
  bool has_edges_ = false;
  std::vector<Mask> tables_;
  std::vector<std::pair<std::vector<Mask>, std::uint32_t>> known_tables_;
  std::vector<std::vector<Mask>> relations_;
  std::vector<Arc> arcs_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> edges_begin_;
  std::vector<Prop> props_;
  std::vector<std::uint16_t> vars_;
  std::vector<std::uint64_t> ears_;  // by variable: the clues that hear of it
  std::vector<SumData> sum_data_;
  std::vector<std::uint16_t> rests_ = {0};  // of houses, beside cages; at 0 of none
  std::vector<std::vector<int>> known_sums_;
  std::vector<std::vector<Mask>> set_data_;
  std::vector<std::vector<int>> digit_data_;
  std::vector<Model::Fits> fit_data_;
  int chunk_ = 8, chunks_ = 1;

  // --- the board
  struct Frame {
    std::vector<Mask> masks;
    std::vector<std::uint64_t> planes;
  };
  std::vector<Frame> frames_;
  Mask* dom_ = nullptr;
  Mask* places_ = nullptr;           // by digit and house: where in the house it can be
  std::uint64_t* planes_ = nullptr;  // by digit: the variables that can have it
  EventList singles_, hidden_;
  std::vector<std::uint16_t> hit_;  // who sees the cell that is told of
  WorkList changed_;                // those in a relation
  TurnList stale_;
  std::vector<double> weight_;
  double step_ = 1;
  std::vector<double> digit_weight_;  // by digit: failures of it, fading; only with renbans
  Mask worst_digit_ = 0;              // fails far more than others, 0 for none
  double worst_weight_ = 0;           // what a cell that may have it weighs more, in steps
  std::vector<std::pair<double, int>> heavy_;  // cells to look at, with their weights
  std::uint64_t nodes_ = 0;
  bool is_exact_ = false;               // the clue just looked at has nothing more to take
  std::vector<std::uint64_t> touched_;  // by digit: houses where it lost a place, and may be locked
  std::vector<std::uint64_t> seen_with_;  // by house and place, as they are asked for
};

}  // namespace
}  // namespace nonet::search

#include "search/clues/ahead.hpp"
#include "search/clues/cages.hpp"
#include "search/clues/compile.hpp"
#include "search/clues/compile_sums.hpp"
#include "search/clues/leftovers.hpp"
#include "search/clues/propagate.hpp"
#include "search/clues/search.hpp"
#include "search/clues/sums.hpp"
#include "search/clues/views.hpp"
