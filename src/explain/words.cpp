// See words.hpp. A template is cut into pieces first; filling and finding faults both walk the
// pieces, so what one accepts the other does too.

#include "explain/words.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "explain/notation.hpp"

namespace nonet {
namespace explain {
namespace {

constexpr std::string_view kRoleNames[] = {
#define NONET_ROLE(id, paint, label) #id,
#include "nonet/roles.def"
#undef NONET_ROLE
};

std::optional<Role> find_role(std::string_view word) {
  for (std::size_t i = 0; i < std::size(kRoleNames); ++i) {
    if (kRoleNames[i] == word) return static_cast<Role>(i);
  }
  return std::nullopt;
}

struct Piece {
  enum class Kind : std::uint8_t { plain, field, open, close, fault };
  Kind kind;
  std::string_view text;  // without the braces
};

constexpr std::string_view kSpecial = "{}[]";

// Takes the first piece off the front.
Piece take_piece(std::string_view& rest) {
  const char first = rest[0];
  std::size_t size = 1;
  Piece piece = {Piece::Kind::plain, {}};
  if (first == '{') {
    size = rest.find('}');
    if (size == std::string_view::npos) {
      piece = {Piece::Kind::fault, rest};
      rest = {};
      return piece;
    }
    piece = {Piece::Kind::field, rest.substr(1, size - 1)};
    ++size;
  } else if (first == '[' || first == ']') {
    piece = {first == '[' ? Piece::Kind::open : Piece::Kind::close, rest.substr(0, 1)};
  } else if (first == '}') {
    piece = {Piece::Kind::fault, rest.substr(0, 1)};
  } else {
    size = std::min(rest.find_first_of(kSpecial), rest.size());
    piece.text = rest.substr(0, size);
  }
  rest.remove_prefix(size);
  return piece;
}

// "role.cells|is|are"
struct Field {
  std::string_view role, kind, one, many;
  bool chooses = false;  // between `one` and `many`
  bool is_well_formed = true;
};

Field read_field(std::string_view text) {
  Field field;
  const std::size_t bar = text.find('|');
  std::string_view head = text.substr(0, bar);
  if (bar != std::string_view::npos) {
    const std::string_view words = text.substr(bar + 1);
    const std::size_t second = words.find('|');
    field.chooses = true;
    field.is_well_formed =
        second != std::string_view::npos && words.find('|', second + 1) == std::string_view::npos;
    field.one = words.substr(0, second);
    if (field.is_well_formed) field.many = words.substr(second + 1);
  }
  const std::size_t dot = head.find('.');
  field.role = head.substr(0, dot);
  if (dot != std::string_view::npos) field.kind = head.substr(dot + 1);
  return field;
}

bool is_whole_step(std::string_view word) {
  return word == "chain" || word == "net" || word == "eliminated" || word == "placed";
}

bool is_part(std::string_view word) {
  return word == "cells" || word == "digits" || word == "houses" || word == "candidates";
}

// What a field stands for, and how many things that are.
struct Value {
  std::string text;
  int count = 0;
};

// "r4c4=3 (last place in box 5), r1c7=5 (all that is left there)"; after several suppositions each
// of them is named: "if r1c1=2 then ...".
Value net_of(const Step& step, Notation notation) {
  const auto is_supposition = [](const Mark& mark) {
    return mark.role == Role::suppose || mark.role == Role::suppose_not;
  };
  const bool has_several = std::ranges::count_if(step.evidence(), is_supposition) > 1;
  Value net;
  bool is_first = true;  // in its group
  // A supposition from which the end follows without a step between.
  const auto end_group = [&] {
    if (is_first && !net.text.empty()) net.text += "at once";
  };
  for (const Mark& mark : step.evidence()) {
    const std::string cell = cells_text(mark.cells, notation);
    if (is_supposition(mark) && has_several) {
      end_group();
      if (!net.text.empty()) net.text += "; ";
      net.text += "if " + cell + (mark.role == Role::suppose ? "=" : "<>") +
                  digits_words(mark.digits) + " then ";
      is_first = true;
    }
    if (mark.role != Role::follows) continue;
    if (!is_first) net.text += ", ";
    net.text += cell + "=" + digits_words(mark.digits);
    net.text += mark.houses.empty() ? " (all that is left there)"
                                    : " (last place in " + houses_text(mark.houses, notation) + ")";
    is_first = false;
    ++net.count;
  }
  end_group();
  return net;
}

// "5 in r1c2, 6 in r3c4"
Value candidates_of(Role role, const Step& step, Notation notation) {
  Value value;
  for (const Mark& mark : step.evidence()) {
    if (mark.role != role || mark.cells.empty() || mark.digits.empty()) continue;
    if (!value.text.empty()) value.text += ", ";
    value.text += digits_words(mark.digits) + " in " + cells_words(mark.cells, notation);
    value.count += mark.digits.size() * mark.cells.size();
  }
  return value;
}

Value value_of_step(std::string_view word, const Step& step, Notation notation) {
  if (word == "net") return net_of(step, notation);
  if (word == "placed") return {placed_text(step.placed(), notation), step.placed().size()};
  if (word == "eliminated") {
    return {eliminated_text(step.eliminated(), notation), step.eliminated().size()};
  }
  const std::string text = chain_text(step, notation);
  return {text, text.empty() ? 0 : 1};
}

Value value_of_role(Role role, std::string_view kind, const Step& step, Notation notation) {
  const HouseSet houses = step.houses(role);
  const CellSet cells = step.cells(role);
  const DigitSet digits = step.digits(role);
  if (kind == "candidates") return candidates_of(role, step, notation);
  if (kind.empty()) kind = !houses.empty() ? "houses" : !cells.empty() ? "cells" : "digits";
  if (kind == "houses") return {houses_text(houses, notation), houses.size()};
  if (kind == "cells") return {cells_words(cells, notation), cells.size()};
  return {digits_words(digits), digits.size()};
}

Value value_of(const Field& field, const Step& step, Notation notation) {
  if (is_whole_step(field.role)) return value_of_step(field.role, step, notation);
  const std::optional<Role> role = find_role(field.role);
  return role ? value_of_role(*role, field.kind, step, notation) : Value{};
}

std::string find_fault_in_field(std::string_view text) {
  const Field field = read_field(text);
  const std::string shown = "{" + std::string(text) + "}";
  if (!field.is_well_formed) return shown + " needs one word for one and one for many";
  if (is_whole_step(field.role)) return field.kind.empty() ? "" : shown + " has no parts";
  if (!find_role(field.role)) return shown + " names no role";
  if (field.kind.empty() || is_part(field.kind)) return {};
  return shown + ": a role has cells, digits, houses and candidates";
}

}  // namespace

Filled fill(std::string_view words, const Step& step, Notation notation) {
  Filled filled;
  std::size_t opened = std::string::npos;  // where the text of the open bracket begins
  bool lacks = false;
  while (!words.empty()) {
    const Piece piece = take_piece(words);
    switch (piece.kind) {
      case Piece::Kind::plain: filled.text += piece.text; break;
      case Piece::Kind::open:
        opened = filled.text.size();
        lacks = false;
        break;
      case Piece::Kind::close:
        if (lacks && opened != std::string::npos) filled.text.resize(opened);
        opened = std::string::npos;
        break;
      case Piece::Kind::field: {
        const Field field = read_field(piece.text);
        const Value value = value_of(field, step, notation);
        if (value.count == 0) {
          lacks = true;
          if (opened == std::string::npos) filled.gaps.emplace_back(piece.text);
        } else if (field.chooses) {
          filled.text += value.count == 1 ? field.one : field.many;
        } else {
          filled.text += value.text;
        }
        break;
      }
      case Piece::Kind::fault: break;
    }
  }
  return filled;
}

std::string find_fault(std::string_view words) {
  bool is_open = false;
  while (!words.empty()) {
    const Piece piece = take_piece(words);
    if (piece.kind == Piece::Kind::fault)
      return "a brace has no partner: " + std::string(piece.text);
    if (piece.kind == Piece::Kind::field) {
      std::string fault = find_fault_in_field(piece.text);
      if (!fault.empty()) return fault;
    }
    if (piece.kind == Piece::Kind::open || piece.kind == Piece::Kind::close) {
      if (is_open == (piece.kind == Piece::Kind::open)) return "brackets do not pair";
      is_open = !is_open;
    }
  }
  return is_open ? "a bracket has no partner" : "";
}

}  // namespace explain

namespace {

// A sentence may begin with a house, whose name is written small elsewhere. Cells stay small.
void begin_sentences(std::string& text) {
  for (const std::string_view house : {"row ", "column ", "box "}) {
    for (std::size_t at = text.find(house); at != std::string::npos;
         at = text.find(house, at + 1)) {
      const bool is_begin = at == 0 || (at >= 2 && text.compare(at - 2, 2, ". ") == 0);
      if (is_begin) text[at] = static_cast<char>(text[at] - 'a' + 'A');
    }
  }
}

}  // namespace

std::string describe(const Step& step, Notation notation) {
  std::string text = explain::fill(info(step.technique()).prose->explanation, step, notation).text;
  begin_sentences(text);
  return text;
}

std::string unsaid_chain_text(const Step& step, Notation notation) {
  const std::string chain = chain_text(step, notation);
  if (chain.empty() || describe(step, notation).find(chain) != std::string::npos) return {};
  return chain + " => " + effect_text(step, notation);
}

}  // namespace nonet
