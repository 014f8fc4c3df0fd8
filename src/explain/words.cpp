// See words.hpp.

#include "explain/words.hpp"

#include <algorithm>
#include <optional>

#include "explain/clue_words.hpp"
#include "explain/dictionary.hpp"

namespace nonet {
namespace explain {
namespace {

constexpr std::string_view kRoleNames[] = {
#define NONET_ROLE(id, paint, label) #id,
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
  if (word == "both") return field.form = Form::both, true;
  if (word == "a") return field.form = Form::article, true;
  if (word == "s") return field.form = Form::plural, true;
  if (word == "same") return field.form = Form::same, true;
  if (word == "its") return field.form = Form::its, true;
  if (word == "acc") return field.in_case = Case::accusative, true;
  if (word == "dat") return field.in_case = Case::dative, true;
  if (word == "gen") return field.in_case = Case::genitive, true;
  if (word == "so") return field.order = Order::after, true;
  return false;
}

// Which of the names it is.
std::optional<std::size_t> find_name(std::string_view names, std::string_view word) {
  for (std::size_t i = 0; !names.empty(); ++i) {
    if (take_until(names, ' ') == word) return i;
  }
  return std::nullopt;
}

// The words of a choice; what is left is its head.
std::string_view read_choices(std::string_view text, Field& field, std::string& fault) {
  std::string_view choices = text;
  const std::string_view head = take_until(choices, '|');
  if (head.size() == text.size()) return head;
  field.form = Field::Form::choice;
  const auto count = std::count(text.begin(), text.end(), '|');
  if (count < 2 || count > 3) fault = " needs words for one and for more";
  for (std::string_view& word : field.words) word = take_until(choices, '|');
  if (count == 2) field.words[2] = field.words[1];
  return head;
}

// Whom the field asks: "role+role", a name of the sentence, or what every template has.
bool read_owner(std::string_view owner, const std::string_view* names, Field& field) {
  if (names != nullptr) {
    const auto at = find_name(*names, owner);
    field.what = Field::What::value;
    field.value = at.value_or(0);
    return at.has_value();
  }
  if (owner == "T") return field.what = Field::What::effect, true;
  if (owner == "clue") return field.what = Field::What::clue, true;
  if (owner == "rule") return field.what = Field::What::rule, true;
  if (owner == "hit") return field.what = Field::What::hit, true;
  while (!owner.empty()) {
    const std::optional<std::uint64_t> role = find_role(take_until(owner, '+'));
    if (!role) return false;
    field.roles |= *role;
  }
  return true;
}

// "role+role.part|one|two|more"; what is wrong with it.
std::string read_field(std::string_view text, const std::string_view* names, Field& field) {
  if (text.starts_with('<') || text.starts_with('>')) {
    field.what = text[0] == '<' ? Field::What::if_plain : Field::What::if_after;
    field.words[0] = text.substr(1);
    return {};
  }
  std::string fault;
  std::string_view head = read_choices(text, field, fault);
  if (names == nullptr && head.starts_with("sees:")) {
    field.what = Field::What::sees;
    head.remove_prefix(5);
  }
  if (!read_owner(take_until(head, '.'), names, field)) fault = " names no role";
  while (!head.empty()) {
    if (!read_part(take_until(head, '.'), field)) fault = " asks for what no role has";
  }
  return fault.empty() ? fault : "{" + std::string(text) + "}" + fault;
}

Value value_of(const Field& field, const Board& board, const Step& step) {
  Value value;
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

// Whether there was anything to write. Most lists are of one thing, which is written at once.
bool write_list(Writer& w, const Field& field, const Value& value) {
  if (value.phrase) return (*value.phrase)(w, field.order), true;
  if (!value.text.empty()) return w << value.text, true;
  if (!value.houses.empty()) {
    const bool is_plain = value.houses.size() == 1 && field.in_case != Case::genitive;
    if (is_plain) return w << value.houses.first(), true;
    return w << Houses{value.houses, field.in_case}, true;
  }
  const bool names_all = field.join != Join::neither;
  if (!value.cells.empty()) {
    if (names_all && value.cells.is_single()) return w << value.cells.first(), true;
    return w << List<CellSet>{value.cells, field.join}, true;
  }
  if (!value.digits.empty()) {
    if (names_all && value.digits.size() == 1) return w << value.digits.first(), true;
    return w << List<DigitSet>{value.digits, field.join}, true;
  }
  if (!value.numbers.empty()) return w << Numbers{value.numbers}, true;
  if (!value.number) return false;
  return w << *value.number, true;
}

// Whether there was anything to write.
bool write_value(Writer& w, const Field& field, const Value& value) {
  using Form = Field::Form;
  if (field.form == Form::list) return write_list(w, field, value);
  if (value.empty()) return false;
  const int size = value.size();
  const auto kind = [&]() -> const HouseWords& {
    return w.grammar().houses[static_cast<std::size_t>(w.rules().kind(value.houses.first()))];
  };
  switch (field.form) {
    case Form::list: break;
    case Form::count: w << Count{size}; break;
    case Form::capital_count: w << Count{size, true}; break;
    case Form::both:
      if (size == 2) {
        w << w.grammar().both;
      } else {
        w << Count{size};
      }
      break;
    case Form::article: w << WithArticle{value.digits.first()}; break;
    case Form::plural: w << Plural{value.digits.first()}; break;
    case Form::same: w << kind().same; break;
    case Form::its: w << kind().its; break;
    case Form::choice: w << field.words[size == 0 ? 2 : std::min(size, 3) - 1]; break;
  }
  return true;
}

// The clue that a step speaks of, as the rules of the board have it.
bool write_clue(Writer& w, const Field& field, const Board& board, const Step& step) {
  Telling telling = w.telling();
  telling.rules = &board.rules();
  const std::string text = field.what == Field::What::clue ? clue_name(step, telling)
                                                           : std::string(clue_rule(step, telling));
  w.begin_with(text);
  return !text.empty();
}

bool write_field(Writer& w, const Field& field, const Board& board, const Step& step) {
  if (field.what == Field::What::effect) return tell_effect(w, step, field.order), true;
  if (field.what == Field::What::clue || field.what == Field::What::rule) {
    return write_clue(w, field, board, step);
  }
  const Value value = value_of(field, board, step);
  if (field.what == Field::What::sees) {
    if (!value.empty()) tell_sees(w, affected_cells(step), value.size());
    return !value.empty();
  }
  if (field.part == Field::Part::values && !value.cells.empty()) {
    return w << Values{board, value.cells}, true;
  }
  return write_value(w, field, value);
}

Template read(std::string_view words, const std::string_view* names) {
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
      result.fault = read_field(piece.text, names, piece.field);
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

// Fills it with what `write` writes for each field; says which one outside brackets it lacked.
template <typename Write>
std::string_view fill_with(Writer& w, const Template& words, Order order, const Write& write) {
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
        if (piece.field.what == Field::What::if_plain ||
            piece.field.what == Field::What::if_after) {
          const bool is_after = piece.field.what == Field::What::if_after;
          if (is_after == (order == Order::after)) w << piece.field.words[0];
          break;
        }
        if (write(piece.field)) break;
        lacks = true;
        if (!is_open && gap.empty()) gap = piece.text;
        break;
    }
  }
  return gap;
}

}  // namespace

Template read_template(std::string_view words) { return read(words, nullptr); }

Template read_sentence(std::string_view words, std::string_view names) {
  return read(words, &names);
}

std::string_view fill(Writer& w, const Template& words, const Board& board, const Step& step) {
  return fill_with(w, words, Order::plain,
                   [&](const Field& field) { return write_field(w, field, board, step); });
}

Writer& Writer::tell(Sentence sentence, std::initializer_list<Value> values, Order order) {
  const Dictionary::Entry& entry = dictionary_->sentences[static_cast<std::size_t>(sentence)];
  const InLanguage speaker(*this, *entry.speaker);
  fill_with(*this, entry.words, order, [&](const Field& field) {
    return write_value(*this, field, values.begin()[field.value]);
  });
  return *this;
}

}  // namespace explain

std::string said(Sentence sentence, Telling telling, std::initializer_list<Value> values) {
  std::string text;
  explain::Writer(text, telling).tell(sentence, values);
  return text;
}

}  // namespace nonet
