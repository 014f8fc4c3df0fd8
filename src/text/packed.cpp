// packed: what the program makes of lines when `packed` is asked for. The format itself is a line
// of 81 characters and nothing else, which everybody reads; packing (nonet/packed.hpp) is done
// where files are written and read.
//
// A puzzle is told cell by cell, row by row: how many givens it has, then of each cell whether it
// is one (known beforehand: so many are left for so many cells), then which of the digits that no
// peer has. Chances learn the rest from the puzzles before it in the block: how givens lie, which
// digits are rare, and of canonical forms that the next new digit is the next number.

#include "nonet/packed.hpp"

#include <bit>
#include <vector>

#include "nonet/grid.hpp"
#include "text/bit_coder.hpp"
#include "text/format.hpp"

namespace nonet {
namespace {

using text::BitCoder;
using text::Chance;
using text::kSure;
using text::Mixer;

constexpr int kSide = 9, kSquare = 81;
using Faces = Grid::Faces;

constexpr int box_of(int cell) { return cell / 27 * 3 + cell % kSide / 3; }

// What a position says about its next cell.
struct CellsBefore {
  std::array<int, kSide> in_row{}, in_column{}, in_box{};  // sets of digits, as bits
  std::array<int, kSide> times{};                          // that each digit was met

  int candidates(int cell) const {
    return 0x1ff & ~(in_row[cell / kSide] | in_column[cell % kSide] | in_box[box_of(cell)]);
  }
  void add(int cell, int digit) {
    for (int* house : {&in_row[cell / kSide], &in_column[cell % kSide], &in_box[box_of(cell)]}) {
      *house |= 1 << digit;
    }
    ++times[digit];
  }
};

int count(int set, int most) { return std::min(std::popcount(static_cast<unsigned>(set)), most); }

class Model {
 public:
  explicit Model(BitCoder& coder) : coder_(coder) {}

  enum class Kind : std::uint8_t { legal, illegal, none };
  Kind code_kind(Kind kind) {
    const int is_odd = coder_learn(kind == Kind::legal ? 0 : 1, odd_);
    if (is_odd == 0) return Kind::legal;
    return coder_learn(kind == Kind::none ? 1 : 0, none_) != 0 ? Kind::none : Kind::illegal;
  }

  // Any digits.
  void code_plainly(Faces& faces) {
    for (std::uint8_t& face : faces) {
      int value = 0;
      for (int shift = 3; shift >= 0; --shift) {
        value |= coder_.code(face >> shift & 1, kSure / 2) << shift;
      }
      face = static_cast<std::uint8_t>(value % 10);
    }
  }

  // Digits that do not clash; false: this is nothing that was packed.
  bool code_legal(Faces& faces) {
    int left = code_number(faces);
    CellsBefore before;
    for (int cell = 0; cell < kSquare; ++cell) {
      const int candidates = before.candidates(cell);
      if (!code_is_given(faces[cell] != 0, left, cell, candidates, before)) {
        faces[cell] = 0;
        continue;
      }
      if (candidates == 0) return false;
      --left;
      const int digit = code_digit(faces[cell] - 1, cell, candidates, before);
      faces[cell] = static_cast<std::uint8_t>(digit + 1);
      before.add(cell, digit);
    }
    return left == 0;
  }

 private:
  int coder_learn(int bit, Chance& chance) {
    bit = coder_.code(bit, std::clamp<int>(chance.value, 32, kSure - 32));
    chance.learn(bit);
    return bit;
  }

  // Of givens.
  int code_number(const Faces& faces) {
    const auto number = static_cast<int>(kSquare - std::count(faces.begin(), faces.end(), 0));
    int path = 1;
    for (int shift = 6; shift >= 0; --shift) {
      path = path * 2 + coder_learn(number >> shift & 1, number_[path]);
    }
    return path - 128;
  }

  bool code_is_given(bool is_given, int left, int cell, int candidates, const CellsBefore& before) {
    const int cells = kSquare - cell;
    if (left <= 0) return false;
    if (left >= cells) return true;
    const int row = cell / kSide, column = cell % kSide;
    const int in_box =
        (3 - row % 3) * 3 - column % 3;  // cells of the box still to come, in its rows
    Chance* const chances[] = {
        &at_[cell],
        &by_box_[count(before.in_box[box_of(cell)], 5)][in_box],
        &by_row_[count(before.in_row[row], 6)][column],
        &by_column_[count(before.in_column[column], 6)][row],
        &by_candidates_[count(candidates, 9)][std::min(left * 16 / cells, 15)],
    };
    return coder_.code(is_given ? 1 : 0, kSure * left / cells, chances, given_[row]) != 0;
  }

  // One by one, each candidate is it or is not.
  int code_digit(int digit, int cell, int candidates, const CellsBefore& before) {
    int left = count(candidates, kSide);
    bool is_first_new = true;
    for (int each = 0; each < kSide; ++each) {
      if ((candidates >> each & 1) == 0) continue;
      if (left == 1) return each;
      const int times = std::min(before.times[each], 5);
      const int novelty = times > 0 ? 2 : is_first_new ? 0 : 1;
      if (times == 0) is_first_new = false;
      Chance* const chances[] = {&by_times_[cell / kSide][times][left],
                                 &by_novelty_[novelty][left]};
      if (coder_.code(each == digit ? 1 : 0, kSure / left, chances, digit_[left]) != 0) return each;
      --left;
    }
    return digit;
  }

  BitCoder& coder_;
  Chance odd_{.value = 64}, none_;
  std::array<Chance, 128> number_;
  std::array<Chance, kSquare> at_;
  std::array<std::array<Chance, 10>, 6> by_box_;
  std::array<std::array<Chance, kSide>, 7> by_row_, by_column_;
  std::array<std::array<Chance, 16>, 10> by_candidates_;
  std::array<Mixer, kSide> given_;
  std::array<std::array<std::array<Chance, 10>, 6>, kSide> by_times_;
  std::array<std::array<Chance, 10>, 3> by_novelty_;
  std::array<Mixer, 10> digit_;
};

// Nothing if the line is no puzzle.
std::optional<Faces> faces_of(std::string_view line) {
  if (line.size() != kSquare) return std::nullopt;
  Faces faces{};
  for (int i = 0; i < kSquare; ++i) {
    if (line[i] != '.' && (line[i] < '1' || line[i] > '9')) return std::nullopt;
    faces[i] = static_cast<std::uint8_t>(line[i] == '.' ? 0 : line[i] - '0');
  }
  return faces;
}

bool is_legal(const Faces& faces) {
  CellsBefore before;
  for (int cell = 0; cell < kSquare; ++cell) {
    if (faces[cell] == 0) continue;
    if ((before.candidates(cell) >> (faces[cell] - 1) & 1) == 0) return false;
    before.add(cell, faces[cell] - 1);
  }
  return true;
}

}  // namespace

std::string pack_puzzles(std::string_view lines) {
  BitCoder coder;
  Model model(coder);
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    std::optional<Faces> faces = faces_of(line);
    const auto kind = !faces             ? Model::Kind::none
                      : is_legal(*faces) ? Model::Kind::legal
                                         : Model::Kind::illegal;
    model.code_kind(kind);
    if (kind == Model::Kind::legal) model.code_legal(*faces);
    if (kind == Model::Kind::illegal) model.code_plainly(*faces);
  }
  return coder.finish();
}

std::optional<std::string> unpack_puzzles(std::string_view packed, std::size_t count) {
  BitCoder coder(packed);
  Model model(coder);
  std::string lines;
  lines.reserve(count * kPackedLine);
  for (std::size_t i = 0; i < count; ++i) {
    Faces faces{};
    const Model::Kind kind = model.code_kind({});
    if (kind == Model::Kind::legal && !model.code_legal(faces)) return std::nullopt;
    if (kind == Model::Kind::illegal) model.code_plainly(faces);
    for (const std::uint8_t face : faces) {
      lines += kind == Model::Kind::none ? '!' : face == 0 ? '.' : static_cast<char>('0' + face);
    }
    lines += '\n';
  }
  return lines;
}

namespace text::packed {
namespace {

void write(const Record& record, long, std::string& out) {
  out += record.puzzle.grid.to_line();
  out += '\n';
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write};

}  // namespace text::packed
}  // namespace nonet
