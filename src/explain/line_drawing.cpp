// See line_drawing.hpp. In a chain a line is a weak link to what it rules out and a strong link on
// to what is left. In a net, where a line rests on several others, only these are pointed at: what
// they rule out would hide the board.

#include "explain/line_drawing.hpp"

#include <array>

namespace nonet::explain {
namespace {

using drawing::Group;
using drawing::Sketch;

constexpr std::string_view kStrong = "strong link: one of the two is true";
constexpr std::string_view kWeak = "weak link: not both are true";
constexpr std::string_view kForced = "leads to";
constexpr std::string_view kNumber = "line of the text";

// Branches differ by figure as well as by letter.
Paint paint_of(const Line& line) {
  constexpr std::array<Paint, 4> kBranches = {Paint::pattern, Paint::second, Paint::third,
                                              Paint::fourth};
  return line.branch == 0 ? Paint::pattern
                          : kBranches[static_cast<std::size_t>(line.branch - 'A') % 4];
}

std::string words_of(const Line& line, Truth truth) {
  const std::string words = truth == Truth::is_true ? "true" : "false";
  if (line.branch == 0) return words + " if line 1 holds";
  const std::string branch(1, line.branch);
  return words + " in branch " + branch;
}

Group group_of(const Claim& claim) { return {claim.cells, claim.digit}; }
Truth truth_of(const Claim& claim) { return claim.is_true ? Truth::is_true : Truth::is_false; }

class LineDrawing {
 public:
  LineDrawing(Sketch& sketch, const Implications& told) : sketch_(sketch), told_(told) {}

  void draw() {
    // What a line says of a candidate counts more than what another one rules out on its way.
    for (const Line& line : told_.lines) {
      if (line.kind == Line::Kind::clash || line.kind == Line::Kind::deny) continue;
      add_node(line, group_of(line.claim), truth_of(line.claim));
    }
    for (const Line& line : told_.lines) {
      switch (line.kind) {
        case Line::Kind::suppose: break;
        case Line::Kind::follow:
          if (told_.is_net) {
            force(line, group_of(line.claim));
          } else {
            imply(line);
          }
          break;
        case Line::Kind::deny:
          if (told_.is_net) {
            force(line, group_of(line.claim));
          } else {
            rule_out(line, line.rests[0].by, group_of(line.claim));
          }
          break;
        case Line::Kind::clash: clash(line); continue;
      }
      if (line.kind == Line::Kind::deny) add_node(line, group_of(line.claim), Truth::is_false);
      sketch_.number(group_of(line.claim), label(line), truth_of(line.claim), kNumber);
    }
  }

 private:
  const Line& at(int index) const { return told_.lines[static_cast<std::size_t>(index)]; }

  void add_node(const Line& line, const Group& node, Truth truth) {
    sketch_.node(node, paint_of(line), truth, words_of(line, truth));
  }

  // A line rules something out.
  void rule_out(const Line& line, int by, const Group& gone) {
    add_node(line, gone, Truth::is_false);
    sketch_.link(group_of(at(by).claim), gone, Strength::weak, kWeak, label(line));
  }

  void imply(const Line& line) {
    const RuledOut& rest = line.rests[0];
    const Group gone = {rest.cells, rest.digits.first()};
    const Claim& cause = at(rest.by).claim;
    const bool is_supposed =
        !cause.is_true && cause.cells == gone.cells && cause.digit == gone.digit;
    if (!is_supposed) rule_out(line, rest.by, gone);
    if (line.reason == Line::Reason::set) add_set(line.set);
    sketch_.link(gone, group_of(line.claim), Strength::strong, kStrong, label(line));
  }

  void add_set(CellSet cells) {
    constexpr std::array<Paint, 4> kSets = {Paint::third, Paint::fourth, Paint::second,
                                            Paint::focus};
    const std::string letter(1, static_cast<char>('A' + sets_ % 26));
    sketch_.frame(cells, kSets[static_cast<std::size_t>(sets_) % 4], "set " + letter, letter);
    sketch_.write(cells);
    ++sets_;
  }

  void force(const Line& line, const Group& to) {
    for (const RuledOut& rest : line.rests) {
      sketch_.link(group_of(at(rest.by).claim), to, Strength::forced, kForced, label(line));
    }
  }

  void clash(const Line& line) {
    const Clash& clash = line.clash;
    Group where = {CellSet{clash.candidate.cell()}, clash.candidate.digit()};
    switch (clash.kind) {
      case Clash::Kind::twice:
      case Clash::Kind::two_digits:
        sketch_.link(group_of(at(clash.a).claim), group_of(at(clash.b).claim), Strength::weak,
                     kWeak, label(line));
        where = group_of(at(clash.b).claim);
        break;
      case Clash::Kind::no_digit:
      case Clash::Kind::no_place:
        for (const RuledOut& rest : line.rests) {
          for (const Digit digit : rest.digits) {
            rule_out(at(rest.by), rest.by, {rest.cells, digit});
          }
        }
        if (!line.rests.empty()) {
          where = {line.rests[0].cells, line.rests[0].digits.first()};
        }
        break;
      case Clash::Kind::opposite:
      case Clash::Kind::too_few: break;
    }
    sketch_.number(where, label(line), Truth::is_false, kNumber);
  }

  Sketch& sketch_;
  const Implications& told_;
  int sets_ = 0;
};

}  // namespace

void draw_lines(Sketch& sketch, const Implications& told) {
  if (told.ending == Implications::Ending::loop) sketch.without_heads();
  LineDrawing(sketch, told).draw();
}

void draw_chain(Sketch& sketch, const Chain& chain) {
  sketch.without_heads();
  const Node* before = nullptr;
  for (const Node& node : chain) {
    const Group here = {node.cells, node.digits.first()};
    sketch.node(here, Paint::pattern, Truth::untold, "candidate of the chain");
    if (before != nullptr) {
      const bool is_strong = node.link == Link::strong;
      sketch.link({before->cells, before->digits.first()}, here,
                  is_strong ? Strength::strong : Strength::weak, is_strong ? kStrong : kWeak);
    }
    before = &node;
  }
}

}  // namespace nonet::explain
