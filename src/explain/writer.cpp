// See writer.hpp.

#include "explain/writer.hpp"

#include <array>
#include <bit>

namespace nonet::explain {
namespace {

constexpr std::array<std::string_view, 10> kCounts = {"no",   "one", "two",   "three", "four",
                                                      "five", "six", "seven", "eight", "nine"};
constexpr std::array<std::string_view, 10> kCapitals = {"No",   "One", "Two",   "Three", "Four",
                                                        "Five", "Six", "Seven", "Eight", "Nine"};
constexpr int kFew = 3;  // as many cells are named one by one

}  // namespace

bool Writer::is_at_sentence_start() const {
  if (size_ == 0 && out_.size() == begin_) return true;
  const std::size_t size = out_.size() + size_;
  const auto back = [this](std::size_t i) {
    return i <= size_ ? held_[size_ - i] : out_[out_.size() - (i - size_)];
  };
  if (back(1) == '\n') return true;
  return size >= 2 && back(1) == ' ' && back(2) == '.';
}

Writer& Writer::operator<<(int number) {
  if (number >= 0 && number < 10) return *this << static_cast<char>('0' + number);
  return *this << std::string_view(std::to_string(number));
}

Writer& Writer::operator<<(Cell cell) {
  if (telling_.notation == Notation::a1) {
    const char text[] = {row_name(cell.row()), static_cast<char>('1' + cell.column())};
    add(text, 2);
  } else {
    const char text[] = {'r', row_name(cell.row()), 'c', static_cast<char>('1' + cell.column())};
    add(text, 4);
  }
  return *this;
}

Writer& Writer::operator<<(Candidate candidate) {
  return *this << candidate.digit() << " in " << candidate.cell();
}

void Writer::house_word(std::string_view word) {
  if (is_at_sentence_start()) {
    *this << static_cast<char>(word[0] - 'a' + 'A');
    word.remove_prefix(1);
  }
  *this << word;
}

Writer& Writer::operator<<(House house) {
  static constexpr std::array<std::string_view, 3> kWords = {"row ", "column ", "box "};
  house_word(kWords[static_cast<std::size_t>(house.kind())]);
  const bool is_row = house.kind() == HouseKind::row;
  return *this << (is_row ? row_name(house.number()) : static_cast<char>('1' + house.number()));
}

Writer& Writer::operator<<(HouseSet houses) {
  static constexpr std::array<std::string_view, 3> kPlurals = {"rows ", "columns ", "boxes "};
  static constexpr std::array kKinds = {HouseKind::row, HouseKind::column, HouseKind::box};
  int kinds = 0;
  for (const HouseKind kind : kKinds) kinds += (houses & HouseSet::of(kind)).empty() ? 0 : 1;
  int told = 0;
  for (const HouseKind kind : kKinds) {
    const HouseSet alike = houses & HouseSet::of(kind);
    if (alike.empty()) continue;
    separate(told++, kinds, Join::all);
    if (alike.size() == 1) {
      *this << alike.first();
      continue;
    }
    house_word(kPlurals[static_cast<std::size_t>(kind)]);
    int index = 0;
    for (const House house : alike) {
      separate(index++, alike.size(), Join::all);
      *this << (kind == HouseKind::row ? row_name(house.number())
                                       : static_cast<char>('1' + house.number()));
    }
  }
  return *this;
}

void Writer::separate(int index, int count, Join join) {
  if (index == 0) return;
  if (index + 1 < count) {
    *this << ", ";
  } else {
    *this << std::string_view(join == Join::all ? " and " : join == Join::any ? " or " : " nor ");
  }
}

void Writer::row_group(int row, int columns) {
  if (telling_.notation == Notation::a1) {
    *this << row_name(row);
  } else {
    const char text[] = {'r', row_name(row), 'c'};
    add(text, 3);
  }
  for (unsigned rest = static_cast<unsigned>(columns); rest != 0; rest &= rest - 1) {
    *this << static_cast<char>('1' + std::countr_zero(rest));
  }
}

Writer& Writer::operator<<(List<CellSet> list) {
  const int size = list.set.size();
  Join join = list.join;
  if (join == Join::neither) {
    if (size > 2) {
      *this << "none of ";
      join = Join::all;
    } else {
      *this << "neither ";
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
    const int columns = list.set.row_bits(row);
    if (columns == 0) continue;
    separate(index++, groups, join);
    row_group(row, columns);
  }
  return *this;
}

Writer& Writer::operator<<(List<DigitSet> list) {
  int index = 0;
  const int size = list.set.size();
  for (const Digit digit : list.set) {
    separate(index++, size, list.join);
    *this << digit;
  }
  return *this;
}

Writer& Writer::operator<<(Count count) {
  if (count.number > kDigits) return *this << count.number;
  const auto number = static_cast<std::size_t>(count.number);
  return *this << (count.is_capital ? kCapitals[number] : kCounts[number]);
}

Writer& Writer::operator<<(WithArticle one) {
  return *this << (one.digit == Digit(8) ? "an " : "a ") << one.digit;
}

Writer& Writer::operator<<(const Values& values) {
  for (const Cell cell : values.cells) {
    if (cell != values.cells.first()) *this << ", ";
    *this << cell << '=';
    *this << static_cast<char>('0' + values.board.grid().face(cell));
  }
  return *this;
}

}  // namespace nonet::explain
