// See line_drawing.hpp. In a chain a line is a weak link to what it rules out and a strong link on
// to what is left. In a net, where a line rests on several others, only these are pointed at: what
// they rule out would hide the board. Chains inside are drawn without numbers, for the same reason.

#include "explain/line_drawing.hpp"

#include <array>

#include "explain/dictionary.hpp"

namespace nonet::explain {
namespace {

using drawing::Group;
using drawing::Sketch;

// Branches differ by figure as well as by letter.
Paint paint_of(const Implication& line) {
  constexpr std::array<Paint, 4> kBranches = {Paint::pattern, Paint::second, Paint::third,
                                              Paint::fourth};
  return line.branch == 0 ? Paint::pattern
                          : kBranches[static_cast<std::size_t>(line.branch - 'A') % 4];
}

Group group_of(const Claim& claim) { return {claim.cells, claim.digit}; }
Truth truth_of(const Claim& claim) { return claim.is_true ? Truth::is_true : Truth::is_false; }

// Candidates and links; a link that others share is drawn once, for the first line that has it.
void draw_inside(Sketch& sketch, const Implications& told, Language language) {
  const std::string_view words = plain_words(Sentence::legend_inside, language);
  for (const Implication& line : told.lines) {
    if (line.kind == Implication::Kind::clash) continue;
    sketch.node(group_of(line.claim), Paint::third, truth_of(line.claim), words);
    for (const RuledOut& rest : line.rests) {
      const Claim& from = told.lines[static_cast<std::size_t>(rest.by)].claim;
      sketch.link(group_of(from), group_of(line.claim), Strength::forced,
                  plain_words(Sentence::legend_forced, language), label(line));
    }
    if (line.inside != nullptr) draw_inside(sketch, *line.inside, language);
  }
}

class LineDrawing {
 public:
  LineDrawing(Sketch& sketch, const Implications& told, Language language)
      : sketch_(sketch), told_(told), language_(language) {}

  void draw() {
    // What a line says of a candidate counts more than what another one rules out on its way.
    for (const Implication& line : told_.lines) {
      if (line.kind == Implication::Kind::clash || line.kind == Implication::Kind::deny) continue;
      add_node(line, group_of(line.claim), truth_of(line.claim));
    }
    for (const Implication& line : told_.lines) {
      switch (line.kind) {
        case Implication::Kind::suppose: break;
        case Implication::Kind::follow:
          if (told_.is_net) {
            force(line, group_of(line.claim));
          } else {
            imply(line);
          }
          break;
        case Implication::Kind::deny:
          if (told_.is_net) {
            force(line, group_of(line.claim));
          } else {
            rule_out(line, line.rests[0].by, group_of(line.claim));
          }
          break;
        case Implication::Kind::clash: clash(line); continue;
      }
      if (line.kind == Implication::Kind::deny)
        add_node(line, group_of(line.claim), Truth::is_false);
      sketch_.number(group_of(line.claim), label(line), truth_of(line.claim),
                     words(Sentence::legend_line));
    }
    for (const Implication& line : told_.lines) {
      if (line.inside != nullptr) draw_inside(sketch_, *line.inside, language_);
    }
  }

 private:
  const Implication& at(int index) const { return told_.lines[static_cast<std::size_t>(index)]; }

  void add_node(const Implication& line, const Group& node, Truth truth) {
    const bool is_true = truth == Truth::is_true;
    const std::string branch(line.branch == 0 ? 0 : 1, line.branch);
    std::string words;
    if (branch.empty()) {
      words = plain_words(is_true ? Sentence::legend_true : Sentence::legend_false, language_);
    } else {
      words = said(is_true ? Sentence::legend_branch_true : Sentence::legend_branch_false,
                   {.language = language_}, {std::string_view(branch)});
    }
    sketch_.node(node, paint_of(line), truth, words);
  }
  std::string_view words(Sentence sentence) const { return plain_words(sentence, language_); }

  // A line rules something out.
  void rule_out(const Implication& line, int by, const Group& gone) {
    add_node(line, gone, Truth::is_false);
    sketch_.link(group_of(at(by).claim), gone, Strength::weak, words(Sentence::legend_weak),
                 label(line));
  }

  void imply(const Implication& line) {
    const RuledOut& rest = line.rests[0];
    const Group gone = {rest.cells, rest.digits.first()};
    const Claim& cause = at(rest.by).claim;
    const bool is_supposed =
        !cause.is_true && cause.cells == gone.cells && cause.digit == gone.digit;
    if (!is_supposed) rule_out(line, rest.by, gone);
    if (line.reason == Implication::Reason::set) add_set(line.set);
    sketch_.link(gone, group_of(line.claim), Strength::strong, words(Sentence::legend_strong),
                 label(line));
  }

  void add_set(CellSet cells) {
    constexpr std::array<Paint, 4> kSets = {Paint::third, Paint::fourth, Paint::second,
                                            Paint::focus};
    const std::string letter(1, static_cast<char>('A' + sets_ % 26));
    const std::string name =
        said(Sentence::legend_set, {.language = language_}, {std::string_view(letter)});
    sketch_.frame(cells, kSets[static_cast<std::size_t>(sets_) % 4], name, letter);
    sketch_.write(cells);
    ++sets_;
  }

  void force(const Implication& line, const Group& to) {
    for (const RuledOut& rest : line.rests) {
      sketch_.link(group_of(at(rest.by).claim), to, Strength::forced,
                   words(Sentence::legend_forced), label(line));
    }
  }

  void clash(const Implication& line) {
    const Clash& clash = line.clash;
    Group where = {CellSet{clash.candidate.cell()}, clash.candidate.digit()};
    switch (clash.kind) {
      case Clash::Kind::twice:
      case Clash::Kind::two_digits:
        sketch_.link(group_of(at(clash.a).claim), group_of(at(clash.b).claim), Strength::weak,
                     words(Sentence::legend_weak), label(line));
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
    sketch_.number(where, label(line), Truth::is_false, words(Sentence::legend_line));
  }

  Sketch& sketch_;
  const Implications& told_;
  Language language_;
  int sets_ = 0;
};

}  // namespace

void draw_lines(Sketch& sketch, const Implications& told, Language language) {
  if (told.ending == Implications::Ending::loop) sketch.without_heads();
  LineDrawing(sketch, told, language).draw();
}

void draw_chain(Sketch& sketch, const Chain& chain, Language language) {
  sketch.without_heads();
  const Node* before = nullptr;
  for (const Node& node : chain) {
    const Group here = {node.cells, node.digits.first()};
    sketch.node(here, Paint::pattern, Truth::untold, plain_words(Sentence::legend_chain, language));
    if (before != nullptr) {
      const bool is_strong = node.link == Link::strong;
      sketch.link({before->cells, before->digits.first()}, here,
                  is_strong ? Strength::strong : Strength::weak,
                  is_strong ? plain_words(Sentence::legend_strong, language)
                            : plain_words(Sentence::legend_weak, language));
    }
    before = &node;
  }
}

}  // namespace nonet::explain
