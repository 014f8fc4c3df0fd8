// See words.hpp.

#include "explain/words.hpp"

#include <algorithm>
#include <optional>

namespace nonet::explain {
namespace {

constexpr std::string_view kRoleNames[] = {
#define NONET_ROLE(id, paint) #id,
#include "nonet/roles.def"
#undef NONET_ROLE
};
static_assert(std::size(kRoleNames) <= 64);

std::optional<std::uint64_t> find_role(std::string_view word) {
  for (std::size_t i = 0; i < std::size(kRoleNames); ++i) {
    if (kRoleNames[i] == word) return std::uint64_t{1} << i;
  }
  return std::nullopt;
}

// Takes what stands before the first `mark` off the front, and the mark.
std::string_view take_until(std::string_view& rest, char mark) {
  const std::size_t end = std::min(rest.find(mark), rest.size());
  const std::string_view taken = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return taken;
}

bool read_part(std::string_view word, Field& field) {
  using Part = Field::Part;
  using Form = Field::Form;
  if (word == "cells") return field.part = Part::cells, true;
  if (word == "digits") return field.part = Part::digits, true;
  if (word == "houses") return field.part = Part::houses, true;
  if (word == "marks") return field.part = Part::marks, true;
  if (word == "values") return field.part = Part::values, true;
  if (word == "or") return field.join = Join::any, true;
  if (word == "nor") return field.join = Join::neither, true;
  if (word == "count") return field.form = Form::count, true;
  if (word == "Count") return field.form = Form::capital_count, true;
  return false;
}

// "role+role.part|one|two|more"; what is wrong with it.
std::string read_field(std::string_view text, Field& field) {
  const std::string shown = "{" + std::string(text) + "}";
  std::string_view choices = text;
  std::string_view head = take_until(choices, '|');
  if (head.size() < text.size()) {
    field.form = Field::Form::choice;
    int count = 0;
    for (; count < 3 && !choices.empty(); ++count) field.words[count] = take_until(choices, '|');
    if (count < 2 || !choices.empty()) return shown + " needs words for one and for more";
    if (count == 2) field.words[2] = field.words[1];
  }
  if (head == "T") return field.what = Field::What::effect, "";
  if (head.starts_with("sees:")) {
    field.what = Field::What::sees;
    head.remove_prefix(5);
  }
  std::string_view roles = take_until(head, '.');
  if (roles == "hit") {
    field.what = Field::What::hit;
    roles = {};
  }
  while (!roles.empty()) {
    const std::optional<std::uint64_t> role = find_role(take_until(roles, '+'));
    if (!role) return shown + " names no role";
    field.roles |= *role;
  }
  while (!head.empty()) {
    if (!read_part(take_until(head, '.'), field)) return shown + " asks for what no role has";
  }
  return {};
}

struct FieldValue {
  HouseSet houses;
  CellSet cells;
  DigitSet digits;
};

FieldValue value_of(const Field& field, const Board& board, const Step& step) {
  FieldValue value;
  if (field.what == Field::What::hit) {
    value.cells = affected_cells(step);
    return value;
  }
  for (const Mark& mark : step.evidence()) {
    if (((field.roles >> static_cast<unsigned>(mark.role)) & 1) == 0) continue;
    value.houses = value.houses | mark.houses;
    value.cells |= mark.cells;
    value.digits = value.digits | mark.digits;
  }
  using Part = Field::Part;
  if (field.part == Part::marks) {
    value.digits = {};
    for (const Cell cell : value.cells) value.digits = value.digits | board.candidates(cell);
  }
  const bool wants_houses = field.part == Part::houses || field.part == Part::any;
  const bool wants_cells = field.part == Part::cells || field.part == Part::values ||
                           (field.part == Part::any && value.houses.empty());
  const bool wants_digits =
      field.part == Part::digits || field.part == Part::marks ||
      (field.part == Part::any && value.houses.empty() && value.cells.empty());
  if (!wants_houses) value.houses = {};
  if (!wants_cells) value.cells = {};
  if (!wants_digits) value.digits = {};
  return value;
}

// Whether there was anything to write.
bool write_field(Writer& w, const Field& field, const Board& board, const Step& step) {
  if (field.what == Field::What::effect) return tell_effect(w, step), true;
  const FieldValue value = value_of(field, board, step);
  const int size = value.houses.size() + value.cells.size() + value.digits.size();
  if (size == 0) return false;
  if (field.what == Field::What::sees) return tell_sees(w, affected_cells(step), size), true;
  switch (field.form) {
    case Field::Form::count: w << Count{size}; break;
    case Field::Form::capital_count: w << Count{size, true}; break;
    case Field::Form::choice: w << field.words[std::min(size, 3) - 1]; break;
    case Field::Form::list:
      if (!value.houses.empty()) {
        w << value.houses;
      } else if (!value.cells.empty() && field.part == Field::Part::values) {
        w << Values{board, value.cells};
      } else if (!value.cells.empty()) {
        w << List<CellSet>{value.cells, field.join};
      } else {
        w << List<DigitSet>{value.digits, field.join};
      }
      break;
  }
  return true;
}

}  // namespace

Template read_template(std::string_view words) {
  Template result;
  bool is_open = false;
  while (!words.empty() && result.fault.empty()) {
    Piece piece;
    const char first = words[0];
    if (first == '{') {
      const std::size_t end = words.find('}');
      if (end == std::string_view::npos) {
        result.fault = "a brace has no partner: " + std::string(words);
        break;
      }
      piece.kind = Piece::Kind::field;
      piece.text = words.substr(1, end - 1);
      result.fault = read_field(piece.text, piece.field);
      words.remove_prefix(end + 1);
    } else if (first == '[' || first == ']') {
      if (is_open == (first == '[')) result.fault = "brackets do not pair";
      is_open = first == '[';
      piece.kind = is_open ? Piece::Kind::open : Piece::Kind::close;
      words.remove_prefix(1);
    } else if (first == '}') {
      result.fault = "a brace has no partner";
    } else {
      piece.text = words.substr(0, std::min(words.find_first_of("{}[]"), words.size()));
      words.remove_prefix(piece.text.size());
    }
    result.pieces.push_back(piece);
  }
  if (is_open && result.fault.empty()) result.fault = "a bracket has no partner";
  return result;
}

std::string_view fill(Writer& w, const Template& words, const Board& board, const Step& step) {
  std::string_view gap;
  bool is_open = false;
  bool lacks = false;  // something in the brackets
  std::size_t opened = 0;
  for (const Piece& piece : words.pieces) {
    switch (piece.kind) {
      case Piece::Kind::plain: w << piece.text; break;
      case Piece::Kind::open:
        is_open = true;
        lacks = false;
        opened = w.out().size();
        break;
      case Piece::Kind::close:
        is_open = false;
        if (lacks) w.out().resize(opened);
        break;
      case Piece::Kind::field:
        if (write_field(w, piece.field, board, step)) break;
        lacks = true;
        if (!is_open && gap.empty()) gap = piece.text;
        break;
    }
  }
  return gap;
}

}  // namespace nonet::explain
