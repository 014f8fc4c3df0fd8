// See se_argued.hpp.
//
// Single paths are told as loops: a cycle as a continuous one, a chain from a candidate to its
// opposite as a discontinuous one. Branches of static chains are paths too. Dynamic ones are nets:
// every line after the lines it rests on, and patterns in what is left with what they saw. A chain
// in what is left is a net in that.

#include "rating/se_argued.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "nonet/techniques.hpp"

namespace nonet::rating {
namespace {

using se::Argument;
using se::Implication;
using Theirs = se::Technique;

DigitSet digits_of(se::Mask mask) {
  DigitSet digits;
  se::each_bit(mask, [&](int digit) { digits.insert(Digit(digit + 1)); });
  return digits;
}

CellSet cells_of(se::Cells cells) {
  CellSet set;
  cells.each([&](int cell) { set.insert(Cell(cell)); });
  return set;
}

const Implication& assumption(const Argument& argument) {
  return *std::ranges::find_if(argument, [](const Implication& i) { return i.from.empty(); });
}

// --- paths

// From the assumption to what follows: the argument has them the other way round.
void show_path(const Argument& argument, Step& out) {
  for (std::size_t i = argument.size(); i-- > 0;) {
    const Candidate candidate = candidate_of(argument[i].literal.cand);
    if (i + 1 == argument.size()) {
      out.show(Role::chain_head, candidate);
    } else {
      out.show(argument[i].literal.is_on ? Role::strong_to : Role::weak_to, candidate);
    }
  }
}

// A cycle begins where its first line is false, so that its last link is a weak one.
void show_cycle(const Argument& argument, Step& out) {
  const std::size_t first = argument.size() - 2;  // behind the start, which the end repeats
  out.show(Role::chain_head, candidate_of(argument[first].literal.cand));
  for (std::size_t i = first; i-- > 0;) {
    out.show(argument[i].literal.is_on ? Role::strong_to : Role::weak_to,
             candidate_of(argument[i].literal.cand));
  }
  out.show(Role::weak_to, candidate_of(argument[first].literal.cand));
}

// --- nets

Role role_of(Theirs rule) {
  switch (rule) {
    case Theirs::pointing: return Role::then_pointing;
    case Theirs::claiming: return Role::then_claiming;
    case Theirs::hidden_pair: return Role::then_hidden_pair;
    case Theirs::naked_pair: return Role::then_naked_pair;
    case Theirs::x_wing: return Role::then_x_wing;
    default: return Role::then_chain;
  }
}

// The lines of one assumption, each once, however many arguments have it.
class Net {
 public:
  Net(const Board& before, Step& out) : before_(before), out_(out) {}

  void add(std::span<const Argument> arguments) {
    all_ = arguments;
    for (const Argument& argument : arguments) {
      argument_ = &argument;
      is_met_.assign(argument.size(), false);
      visit(0);
    }
  }

 private:
  // What a line rests on comes before it.
  void visit(std::size_t line) {
    if (is_met_[line]) return;
    is_met_[line] = true;
    const Implication& next = (*argument_)[line];
    for (const int from : next.from) visit(static_cast<std::size_t>(from));
    const Candidate candidate = candidate_of(next.literal.cand);
    CandidateSet& told = next.literal.is_on ? true_ : false_;
    if (told.contains(candidate)) return;
    told.insert(candidate);
    show(next, candidate);
  }

  void show(const Implication& next, Candidate candidate) {
    if (next.inside != nullptr) return show_inside(next);
    if (next.from.empty()) {
      out_.show(next.literal.is_on ? Role::suppose : Role::suppose_not, candidate);
    } else if (next.rule != Theirs::count) {
      show_pattern(next);
      out_.show(Role::then_not, candidate);
    } else if (next.literal.is_on) {
      HouseSet houses;
      if (next.unit >= se::kSquares) houses.insert(house_of(next.unit / se::kSide));
      out_.show({Role::follows, DigitSet{candidate.digit()}, houses, CellSet{candidate.cell()}});
    }
    // What a true candidate rules out needs no line of its own.
  }

  void show_pattern(const Implication& next) {
    const Role role = role_of(next.rule);
    Mark mark{role, digits_of(next.digits), {}, cells_of(next.cells)};
    if (role == Role::then_chain) return show_rests(next);
    const bool is_x_wing = role == Role::then_x_wing;
    for (int i = 0; i < (is_x_wing ? 2 : next.house_count); ++i) {
      mark.houses.insert(house_of(next.houses[i]));
    }
    if (is_x_wing) {
      const auto cells = [&](int i) { return before_.rules().cells(house_of(next.houses[i])); };
      mark.cells = (cells(0) | cells(1)) & (cells(2) | cells(3));
    }
    out_.show(mark);
  }

  // A chain inside: what is gone that it rests on.
  void show_rests(const Implication& next) {
    CandidateSet gone;
    for (const int from : next.from) {
      gone.insert(candidate_of((*argument_)[static_cast<std::size_t>(from)].literal.cand));
    }
    for (const Digit digit : DigitSet::every()) {
      if (!gone.cells(digit).empty()) out_.show(Role::then_chain, gone.cells(digit), digit);
    }
  }

  // A chain inside goes between two marks, by lines of its own; then comes all it removes.
  void show_inside(const Implication& next) {
    show_rests(next);
    const se::Inside& inside = *next.inside;
    Mark opening{Role::inside, {}, {}, {}};
    Mark closing{Role::outside, {}, {}, {}};
    if (inside.unit != se::kNone) show_unit(inside.unit, opening);
    const bool is_placed = inside.end == se::Inside::End::common && inside.literal.is_on;
    const Candidate end = candidate_of(inside.literal.cand);
    if (is_placed) closing = {Role::outside, DigitSet{end.digit()}, {}, CellSet{end.cell()}};
    out_.show(opening);
    if (inside.end == se::Inside::End::clash) {
      Net(before_, out_).add(inside.arguments);
      out_.show(Role::clash, end);
    } else {
      for (const Argument& argument : inside.arguments) Net(before_, out_).add({&argument, 1});
    }
    out_.show(closing);
    for (const Argument& argument : all_) {
      for (const Implication& same : argument) {
        const Candidate gone = candidate_of(same.literal.cand);
        if (same.inside != next.inside || (false_.contains(gone) && &same != &next)) continue;
        false_.insert(gone);
        out_.show(Role::then_not, gone);
      }
    }
  }

  static void show_unit(int unit, Mark& mark) {
    if (unit < se::kSquares) return mark.cells.insert(Cell(unit));
    mark.houses.insert(house_of(unit / se::kSide));
    mark.digits.insert(Digit(unit % se::kSide + 1));
  }

  const Board& before_;
  Step& out_;
  std::span<const Argument> all_;
  const Argument* argument_ = nullptr;
  std::vector<bool> is_met_;
  CandidateSet true_, false_;
};

// --- what is chosen from

void show_choice(const se::Step& step, const Board& before, Step& out) {
  const Candidate first = candidate_of(assumption(step.arguments[0]).literal.cand);
  if (step.house_count > 0) {
    const House house = house_of(step.houses[0]);
    const Digit digit = first.digit();
    out.show(Role::house, house).show(Role::digit, digit);
    out.show(Role::cells, before.places(digit, house), digit);
  } else {
    out.show(Role::cell, first.cell()).show(Role::digits, before.candidates(first.cell()));
  }
}

}  // namespace

Candidate candidate_of(int cand) {
  return {Cell(se::cell_of(cand)), Digit(se::digit_of(cand) + 1)};
}

House house_of(int shown) {
  const int kind = shown / se::kSide;
  const int number = shown % se::kSide;
  return kind == se::kRow      ? House::row(number)
         : kind == se::kColumn ? House::column(number)
                               : House::box(number);
}

Technique told_as(const se::Step& step) {
  switch (step.technique) {
    case Theirs::x_cycle:
    case Theirs::y_cycle:
    case Theirs::cycle: return Technique::continuous_nice_loop;
    case Theirs::nishio: return Technique::nishio;
    case Theirs::cell_forcing_chains: return Technique::cell_forcing_chain;
    case Theirs::region_forcing_chains: return Technique::house_forcing_chain;
    case Theirs::dynamic_cell:
    case Theirs::dynamic_double: return Technique::cell_forcing_net;
    case Theirs::dynamic_region: return Technique::house_forcing_net;
    case Theirs::dynamic_contradiction: return Technique::forcing_net_contradiction;
    default: return Technique::discontinuous_nice_loop;
  }
}

void show_arguments(const se::Step& step, const Board& before, Step& out) {
  const Argument& first = step.arguments[0];
  const Candidate start = candidate_of(assumption(first).literal.cand);
  switch (told_as(step)) {
    case Technique::continuous_nice_loop: return show_cycle(first, out);
    case Technique::discontinuous_nice_loop:
      out.show(assumption(first).literal.is_on ? Role::refuted : Role::proven, start);
      return show_path(first, out);
    case Technique::cell_forcing_chain:
    case Technique::house_forcing_chain:
      show_choice(step, before, out);
      for (const Argument& argument : step.arguments) show_path(argument, out);
      return;
    case Technique::nishio:
    case Technique::forcing_net_contradiction: {
      out.show(Role::cell, start.cell()).show(Role::digit, start.digit());
      Net(before, out).add(step.arguments);
      out.show(Role::clash, candidate_of(first[0].literal.cand));
      return;
    }
    default:
      show_choice(step, before, out);
      for (const Argument& argument : step.arguments) Net(before, out).add({&argument, 1});
  }
}

}  // namespace nonet::rating
