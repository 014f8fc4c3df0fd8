// See implications.hpp: chains. Every line of a chain rests on one other; chains from the same
// supposition share the lines they begin with.

#include "explain/implications.hpp"

#include <algorithm>
#include <utility>

#include "nonet/techniques.hpp"

namespace nonet::explain {
namespace {

class ChainLines {
 public:
  explicit ChainLines(const Board& board) : board_(board) {}

  int suppose(const Claim& claim, char branch = 0) {
    Implication line;
    line.branch = branch;
    line.claim = claim;
    return add(std::move(line));
  }

  // The lines of a chain whose head is what line `start` supposes; the last of them.
  int follow(const Chain& chain, int start) {
    int at = start;
    std::size_t i = 1;
    if (!list_[start].claim.is_true && chain.size() > 1) {
      at = imply(chain[0], chain[1], at);
      i = 2;
    }
    for (; i + 1 < chain.size(); i += 2) at = imply(chain[i], chain[i + 1], at);
    return i < chain.size() ? deny(chain[i].digits.first(), chain[i].cells, at) : at;
  }

  int deny(Digit digit, CellSet cells, int by) {
    Implication line;
    line.kind = Implication::Kind::deny;
    line.branch = list_[by].branch;
    line.claim = {digit, cells, false};
    line.rests.push_back({DigitSet{digit}, cells, by});
    return add_once(std::move(line));
  }

  int clash(const Clash& clash, std::vector<RuledOut> rests = {}) {
    Implication line;
    line.kind = Implication::Kind::clash;
    line.clash = clash;
    line.rests = std::move(rests);
    return add(std::move(line));
  }

  // A branch that comes to a line of an earlier one goes on as that does.
  void join_branches() {
    for (std::size_t i = 0; i < list_.size(); ++i) {
      if (list_[i].branch == 0 || list_[i].kind != Implication::Kind::follow) continue;
      const auto met = std::find_if(list_.begin(), list_.begin() + i, [&](const Implication& line) {
        return line.branch < list_[i].branch && line.joins < 0 && line.claim == list_[i].claim;
      });
      const std::size_t next = static_cast<std::size_t>(met - list_.begin()) + 1;
      if (next >= i || !continues(next, i + 1)) continue;
      list_[i].joins = static_cast<int>(next);
      std::size_t end = i + 1;
      while (end < list_.size() && list_[end].branch == list_[i].branch) ++end;
      const int dropped = static_cast<int>(end - i - 1);
      list_.erase(list_.begin() + i + 1, list_.begin() + end);
      for (std::size_t j = i + 1; j < list_.size(); ++j) {
        for (RuledOut& rest : list_[j].rests) rest.by -= dropped;
      }
    }
  }

  int last() const { return static_cast<int>(list_.size()) - 1; }
  // All lines, and how they end.
  Implications end(Implications::Ending ending) {
    Implications result;
    result.ending = ending;
    result.lines = std::move(list_);
    return result;
  }

 private:
  // Whether from both lines on, in their branches, the same is said, and more than one line.
  bool continues(std::size_t a, std::size_t b) const {
    const char in_a = list_[a].branch;
    if (b >= list_.size() || list_[b].branch == in_a || list_[b].branch != list_[b - 1].branch) {
      return false;
    }
    const char in_b = list_[b].branch;
    for (;; ++a, ++b) {
      const bool a_ends = list_[a].branch != in_a;
      const bool b_ends = b == list_.size() || list_[b].branch != in_b;
      if (a_ends || b_ends) return a_ends && b_ends;
      if (list_[a].claim != list_[b].claim) return false;
    }
  }

  int imply(const Node& gone, const Node& left, int by) {
    Implication line;
    line.kind = Implication::Kind::follow;
    line.branch = list_[by].branch;
    line.claim = {left.digits.first(), left.cells, true};
    line.rests.push_back({gone.digits, gone.cells, by});
    if (left.als.size() > 1) {
      line.reason = Implication::Reason::set;
      line.set = left.als;
      for (const Cell cell : left.als) line.set_digits = line.set_digits | board_.candidates(cell);
    } else if (gone.cells == left.cells && gone.digits != left.digits) {  // or a set of one cell
      line.reason = Implication::Reason::cell;
    } else {
      line.reason = Implication::Reason::house;
      line.house = house_with_places(board_, line.claim.digit, gone.cells | left.cells);
    }
    return add_once(std::move(line));
  }

  int add_once(Implication&& line) {
    for (std::size_t i = 0; i < list_.size(); ++i) {
      const Implication& other = list_[i];
      if (other.branch == line.branch && other.kind == line.kind && other.claim == line.claim &&
          other.rests[0].by == line.rests[0].by && other.rests[0].cells == line.rests[0].cells &&
          other.rests[0].digits == line.rests[0].digits) {
        return static_cast<int>(i);
      }
    }
    return add(std::move(line));
  }

  int add(Implication&& line) {
    const bool goes_on = !list_.empty() && list_.back().branch == line.branch;
    line.number = goes_on ? list_.back().number + 1 : 1;
    list_.push_back(std::move(line));
    return static_cast<int>(list_.size()) - 1;
  }

  const Board& board_;
  std::vector<Implication> list_;
};

Claim claim_of(const Node& node, bool is_true) {
  return {node.digits.first(), node.cells, is_true};
}

bool starts_true(const Chain& chain) { return chain.size() < 2 || chain[1].link == Link::weak; }
bool is_closed(const Chain& chain) {
  return chain.size() > 2 && chain.front().digits == chain.back().digits &&
         chain.front().cells == chain.back().cells;
}

// One chain: an AIC, a loop.
Implications one_chain(const Board& board, const Step& step, const Chain& chain) {
  ChainLines lines(board);
  const int start = lines.suppose(claim_of(chain.front(), starts_true(chain)));
  lines.follow(chain, start);
  using Ending = Implications::Ending;
  if (!is_closed(chain)) return lines.end(Ending::one_of);
  if (starts_true(chain) || chain.back().link == Link::strong) return lines.end(Ending::wrong);
  Implications loop = lines.end(Ending::loop);
  loop.pairs = loop_pairs(board, step, chain);
  return loop;
}

// Chains from one supposition to something impossible.
Implications contradiction(const Board& board, const Step& step, const std::vector<Chain>& chains) {
  ChainLines lines(board);
  const bool is_true = step.cells(Role::suppose_not).empty();
  const int start = lines.suppose(claim_of(chains.front().front(), is_true));
  Clash clash;
  std::vector<RuledOut> rests;
  for (const Mark& mark : step.evidence()) {
    if (mark.role == Role::clash) clash.candidate = {mark.cells.first(), mark.digits.first()};
    if (mark.role == Role::clash_cell) {
      clash = {Clash::Kind::no_digit, 0, 0, Candidate(mark.cells.first(), Digit(1)), {}};
    }
    if (mark.role == Role::clash_house) {
      clash = {Clash::Kind::no_place, 0, 0, Candidate(Cell(0), mark.digits.first()),
               mark.houses.first()};
    }
  }
  for (Chain chain : chains) {
    const Node end = chain.back();
    const bool ends_false = chain.size() > 1 ? end.link == Link::weak : !is_true;
    if (clash.kind == Clash::Kind::opposite) {
      (ends_false ? clash.a : clash.b) = lines.follow(chain, start);
      continue;
    }
    if (chain.size() > 1) chain.pop_back();
    rests.push_back({end.digits, end.cells, lines.follow(chain, start)});
  }
  // A chain back to the supposition contradicts it as it stands.
  const bool is_loop =
      clash.kind == Clash::Kind::opposite && (clash.a == start || clash.b == start);
  if (!is_loop || clash.a + clash.b != lines.last()) lines.clash(clash, std::move(rests));
  return lines.end(Implications::Ending::wrong);
}

// Several suppositions, one of which is true, with one end.
Implications branches(const Board& board, const std::vector<Chain>& chains) {
  ChainLines lines(board);
  char branch = 'A';
  for (const Chain& chain : chains) {
    lines.follow(chain, lines.suppose(claim_of(chain.front(), true), branch++));
  }
  lines.join_branches();
  return lines.end(Implications::Ending::every_branch);
}

// A fish whose fins lead to the target, those that see it at once.
Implications fins(const Board& board, const Step& step, const std::vector<Chain>& chains) {
  const Digit digit = step.digits(Role::digit).first();
  const Candidate target(step.cells(Role::suppose).first(), step.digits(Role::suppose).first());
  ChainLines lines(board);
  char branch = 'A';
  for (const Cell fin : step.cells(Role::fin)) {
    const auto chain = std::ranges::find_if(
        chains, [fin](const Chain& one) { return one.front().cells == CellSet{fin}; });
    const int start = lines.suppose({digit, CellSet{fin}, true}, branch++);
    if (chain != chains.end()) {
      lines.follow(*chain, start);
    } else {
      lines.deny(target.digit(), CellSet{target.cell()}, start);
    }
  }
  lines.join_branches();
  return lines.end(Implications::Ending::fish);
}

// A target that leaves a fish too few houses: the chains, read from their ends.
Implications against_fish(const Board& board, const Step& step, const std::vector<Chain>& chains) {
  const Digit digit = step.digits(Role::digit).first();
  const Candidate target(step.cells(Role::suppose).first(), step.digits(Role::suppose).first());
  ChainLines lines(board);
  const int start = lines.suppose({target.digit(), CellSet{target.cell()}, true});
  CellSet near = step.cells(Role::fin);
  for (const Chain& chain : chains) {
    near -= chain.front().cells;
    Chain back(chain.rbegin(), chain.rend());
    for (std::size_t i = 0; i < back.size(); ++i) {
      back[i].link = i % 2 == 1 ? Link::weak : Link::strong;
    }
    lines.follow(back, start);
  }
  if (!near.empty()) lines.deny(digit, near, start);
  Clash clash;
  clash.kind = Clash::Kind::too_few;
  clash.candidate = Candidate(target.cell(), digit);
  lines.clash(clash);
  return lines.end(Implications::Ending::wrong);
}

}  // namespace

std::string label(const Implication& line) {
  std::string text = line.outer;
  if (line.branch != 0) text += line.branch;
  return text + std::to_string(line.number);
}

std::optional<House> house_with_places(const Board& board, Digit digit, CellSet places) {
  for (const House house : board.rules().houses_of(places.first())) {
    if (board.places(digit, house) == places) return house;
  }
  return std::nullopt;
}

std::optional<House> house_of_all(const Rules& rules, CellSet cells, bool prefers_box) {
  std::optional<House> found;
  for (const House house : rules.houses_of(cells.first())) {
    if (!(cells - rules.cells(house)).empty()) continue;
    if (!found || (prefers_box && !house.is_line())) found = house;
  }
  return found;
}

bool is_told_in_lines(Technique technique) {
  if (technique == Technique::remote_pair) return false;
  if (info(technique).family == Family::chains) return true;
  return technique == Technique::als_chain || technique == Technique::kraken_fish_1 ||
         technique == Technique::kraken_fish_2 || is_forcing(technique);
}

bool is_forcing(Technique technique) {
  switch (technique) {
    case Technique::cell_forcing_chain:
    case Technique::house_forcing_chain:
    case Technique::forcing_chain_contradiction:
    case Technique::forcing_net_contradiction:
    case Technique::cell_forcing_net:
    case Technique::house_forcing_net:
    case Technique::nishio: return true;
    default: return false;
  }
}

namespace {

// What the branches of a step are the choices of.
std::optional<Mark> choice_of(const Step& step) {
  if (!step.houses(Role::house).empty()) {
    return Mark{Role::inside, step.digits(Role::digit), step.houses(Role::house),
                step.cells(Role::cells)};
  }
  return Mark{Role::inside, step.digits(Role::digits), {}, step.cells(Role::cell)};
}

Implications lines_of(const Board& before, const Step& step) {
  const std::vector<Chain> all = chains(step);
  switch (step.technique()) {
    case Technique::nishio:
    case Technique::forcing_net_contradiction:
    case Technique::cell_forcing_net:
    case Technique::house_forcing_net: return net_implications(before, step);
    default: break;
  }
  if (all.empty()) return {};
  switch (step.technique()) {
    case Technique::forcing_chain_contradiction: return contradiction(before, step, all);
    case Technique::cell_forcing_chain:
    case Technique::house_forcing_chain: return branches(before, all);
    case Technique::kraken_fish_1: return fins(before, step, all);
    case Technique::kraken_fish_2: return against_fish(before, step, all);
    default: return one_chain(before, step, all.front());
  }
}

}  // namespace

Implications implications(const Board& before, const Step& step) {
  if (!is_told_in_lines(step.technique())) return {};
  Implications told = lines_of(before, step);
  const auto is_not = [](const Implication& line) {
    return line.kind == Implication::Kind::suppose && !line.claim.is_true;
  };
  const bool is_every = told.ending == Implications::Ending::every_branch;
  if (is_every && std::ranges::none_of(told.lines, is_not)) told.choice = choice_of(step);
  return told;
}

std::vector<Mark> outer_marks(const Step& step) {
  std::vector<Mark> marks;
  int depth = 0;
  for (const Mark& mark : step.evidence()) {
    if (mark.role == Role::outside) --depth;
    if (depth == 0) marks.push_back(mark);
    if (mark.role == Role::inside) ++depth;
  }
  return marks;
}

}  // namespace nonet::explain
