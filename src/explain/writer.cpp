// See writer.hpp.

#include "explain/writer.hpp"

#include <bit>

#include "explain/dictionary.hpp"

namespace nonet::explain {
namespace {

constexpr int kFew = 3;  // as many cells are named one by one

}  // namespace

Writer::Writer(std::string& out, Telling telling)
    : out_(out),
      telling_(telling),
      dictionary_(&dictionary(telling.language)),
      begin_(out.size()) {}

const Grammar& Writer::grammar() const { return dictionary_->words->grammar; }

bool Writer::is_at_sentence_start() const {
  if (size_ == 0 && out_.size() == begin_) return true;
  const std::size_t size = out_.size() + size_;
  const auto back = [this](std::size_t i) {
    return i <= size_ ? held_[size_ - i] : out_[out_.size() - (i - size_)];
  };
  if (back(1) == '\n') return true;
  if (size < 2 || back(1) != ' ') return false;
  return back(2) == '.' || (back(2) == ':' && grammar().begins_after_colon);
}

Writer& Writer::operator<<(int number) {
  if (number >= 0 && number < 10) return *this << static_cast<char>('0' + number);
  return *this << std::string_view(std::to_string(number));
}

Writer& Writer::operator<<(Cell cell) {
  const bool is_a1 = telling_.notation == Notation::a1;
  if constexpr (!kHasClassic) {
    if (!is_a1) *this << 'r';
    row_name(cell.row());
    if (!is_a1) *this << 'c';
    return *this << cell.column() + 1;
  }
  const auto column = static_cast<char>('1' + cell.column());
  if (is_a1) {
    const char text[] = {row_letter(cell.row()), column};
    add<2>(text);
  } else {
    const char text[] = {'r', static_cast<char>('1' + cell.row()), 'c', column};
    add<4>(text);
  }
  return *this;
}

void Writer::begin_with(std::string_view word) {
  if (word.empty()) return;
  if (word[0] >= 'a' && word[0] <= 'z' && is_at_sentence_start()) {
    *this << static_cast<char>(word[0] - 'a' + 'A');
    word.remove_prefix(1);
  }
  *this << word;
}

Writer& Writer::operator<<(House house) {
  begin_with(grammar().houses[static_cast<std::size_t>(rules().kind(house))].one);
  return house_number(house);
}

Writer& Writer::operator<<(const Houses& houses) {
  std::array<HouseSet, kHouseKinds> by_kind;
  for (const House house : houses.set) {
    by_kind[static_cast<std::size_t>(rules().kind(house))].insert(house);
  }
  int kinds = 0;
  for (const HouseSet alike : by_kind) kinds += alike.empty() ? 0 : 1;
  int told = 0;
  for (std::size_t kind = 0; kind < by_kind.size(); ++kind) {
    const HouseSet alike = by_kind[kind];
    if (alike.empty()) continue;
    separate(told++, kinds, Join::all);
    const HouseWords& words = grammar().houses[kind];
    begin_with(alike.size() > 1 ? words.many[static_cast<std::size_t>(houses.in_case)]
               : houses.in_case == Case::genitive ? words.of_one
                                                  : words.one);
    int index = 0;
    for (const House house : alike) {
      separate(index++, alike.size(), Join::all);
      house_number(house);
    }
  }
  return *this;
}

void Writer::separate(int index, int count, Join join) {
  if (index == 0) return;
  if (index + 1 < count) {
    *this << ", ";
  } else {
    const Grammar& words = grammar();
    *this << (join == Join::all ? words.and_word : join == Join::any ? words.or_word : words.nor);
  }
}

// "r5c29"; where columns may have two figures, "r5c2,12".
void Writer::row_group(int row, DigitBits columns) {
  const bool is_a1 = telling_.notation == Notation::a1;
  if (!is_a1) *this << 'r';
  row_name(row);
  if (!is_a1) *this << 'c';
  for (DigitBits rest = columns; rest != 0; rest &= rest - 1) {
    if (!kHasClassic && rest != columns) *this << ',';
    *this << std::countr_zero(static_cast<std::uint64_t>(rest)) + 1;
  }
}

Writer& Writer::operator<<(List<CellSet> list) {
  const int size = list.set.size();
  Join join = list.join;
  if (join == Join::neither) {
    if (size > 2) {
      begin_with(grammar().none_of);
      join = Join::all;
    } else {
      begin_with(grammar().neither);
    }
  }
  int index = 0;
  if (size <= kFew) {
    for (const Cell cell : list.set) {
      separate(index++, size, join);
      *this << cell;
    }
    return *this;
  }
  int groups = 0;
  for (int row = 0; row < kDigits; ++row) groups += list.set.row_bits(row) != 0 ? 1 : 0;
  for (int row = 0; row < kDigits; ++row) {
    const DigitBits columns = list.set.row_bits(row);
    if (columns == 0) continue;
    separate(index++, groups, join);
    row_group(row, columns);
  }
  return *this;
}

Writer& Writer::operator<<(List<DigitSet> list) {
  int index = 0;
  const int size = list.set.size();
  if (list.join == Join::neither) *this << (size == 1 ? grammar().is_not : grammar().neither);
  for (const Digit digit : list.set) {
    if (list.join == Join::neither) {
      if (index++ > 0) *this << grammar().nor;
    } else {
      separate(index++, size, list.join);
    }
    *this << digit;
  }
  return *this;
}

Writer& Writer::operator<<(Count count) {
  if (count.number >= static_cast<int>(grammar().counts.size())) return *this << count.number;
  std::string_view word = grammar().counts[static_cast<std::size_t>(count.number)];
  if (count.is_capital) {
    *this << static_cast<char>(word[0] - 'a' + 'A');
    word.remove_prefix(1);
  }
  return *this << word;
}

Writer& Writer::operator<<(WithArticle one) {
  const Grammar& words = grammar();
  return *this << (one.digit == Digit(8) && has_figures() ? words.article_before_8 : words.article)
               << one.digit;
}

Writer& Writer::operator<<(Plural many) {
  const auto& plurals = grammar().digit_plurals;
  const auto face = static_cast<std::size_t>(many.digit.face());
  if (face < plurals.size() && !plurals[face].empty() && has_figures())
    return *this << plurals[face];
  return *this << many.digit << 's';
}

Writer& Writer::operator<<(Numbers numbers) {
  int index = 0;
  for (const int number : numbers.list) {
    separate(index++, static_cast<int>(numbers.list.size()), Join::all);
    *this << number;
  }
  return *this;
}

Writer& Writer::operator<<(const Values& values) {
  for (const Cell cell : values.cells) {
    if (cell != values.cells.first()) *this << ", ";
    *this << cell << '=';
    *this << *values.board.grid().at(cell);
  }
  return *this;
}

}  // namespace nonet::explain
