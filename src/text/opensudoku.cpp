// opensudoku: the XML files of the OpenSudoku app.
//
// Version 1 says its words once, in elements before the games; version 2 groups games in folders
// with a name. A game is 81 digits, or a started game: "version: N", then value, notes and
// editable for each cell, each ended by a bar. Notes are a list of digits in version 1, a number
// with a bit per digit after that; version 4 has two of them, for corner and centre. We write
// version 1 with the words of each puzzle as attributes of its game, which the app passes over.

#include <algorithm>

#include "text/format.hpp"
#include "text/scan.hpp"
#include "text/visible.hpp"
#include "text/xml.hpp"

namespace nonet::text::opensudoku {
namespace {

struct NamedWord {
  std::string_view name;
  std::string Words::*word;
};
// The elements of version 1, and the attributes of our games.
constexpr NamedWord kWords[] = {
    {"name", &Words::title},      {"author", &Words::author}, {"description", &Words::description},
    {"comment", &Words::comment}, {"created", &Words::date},  {"source", &Words::source},
    {"level", &Words::level},     {"sourceURL", &Words::url},
};

// --- writing

void write(const Record& record, long, std::string& out) {
  out.append("  <game data=\"").append(record.puzzle.grid.to_line('0')).append("\"");
  for (const NamedWord& each : kWords) {
    const std::string word = tidy(record.words.*each.word);
    if (word.empty()) continue;
    out.append(" ").append(each.name).append("=\"").append(escape_xml(word)).append("\"");
  }
  out += "/>\n";
}

// --- reading

// The notes of one cell of a started game; false if this is not how notes are written.
bool add_notes(std::string_view notes, int version, Cell cell, CandidateSet& marks) {
  if (notes == "-" || notes.empty()) return true;
  if (version == 1) {
    if (notes.find_first_not_of("123456789,") != notes.npos) return false;
    marks.insert(cell, digits_in(notes));
    return true;
  }
  int bits = 0;
  if (notes.size() > 3 || !std::all_of(notes.begin(), notes.end(), is_number)) return false;
  for (const char c : notes) bits = bits * 10 + (c - '0');
  if (bits > DigitSet::every().bits()) return false;
  marks.insert(cell, DigitSet::from_bits(bits));
  return true;
}

bool read_started(std::string_view data, Puzzle& puzzle) {
  constexpr std::string_view kStart = "version: ";
  if (data.substr(0, kStart.size()) != kStart) return false;
  data.remove_prefix(kStart.size());
  if (data.empty() || data[0] < '1' || data[0] > '4') return false;
  const int version = data[0] - '0';
  data.remove_prefix(1);
  std::vector<std::string_view> parts;
  const std::size_t cells = data.find_first_not_of(" \t\r\n");
  if (cells == 0 || cells == data.npos) return false;
  for (const std::string_view part : split(data.substr(cells), '|')) {
    // Version 2 has an empty part too many after the notes.
    if (version == 2 && part.empty()) continue;
    parts.push_back(part);
  }
  while (!parts.empty() && trim(parts.back()).empty()) parts.pop_back();
  const std::size_t width = version == 4 ? 4 : 3;
  if (parts.size() != width * kCells) return false;
  CandidateSet notes;
  for (const Cell cell : CellSet::every()) {
    const std::string_view* part = &parts[static_cast<std::size_t>(cell.index()) * width];
    if (part[0].size() != 1 || !is_number(part[0][0])) return false;
    if (is_digit(part[0][0])) puzzle.grid.set(cell, Digit(part[0][0] - '0'));
    for (std::size_t i = 1; i + 1 < width; ++i) {
      if (!add_notes(part[i], version, cell, notes)) return false;
    }
    const std::string_view editable = part[width - 1];
    if (editable != "0" && editable != "1") return false;
    if (editable == "0" && is_digit(part[0][0])) puzzle.givens.insert(cell);
  }
  // No notes in a cell say nothing about its candidates.
  CandidateSet marks = basic_candidates(puzzle.grid);
  for (const Cell cell : puzzle.blanks()) {
    if (notes.digits(cell).empty()) continue;
    for (const Digit digit : DigitSet::every()) marks.erase({cell, digit});
    marks.insert(cell, notes.digits(cell));
  }
  puzzle.set_marks(marks);
  return true;
}

Result<Record> read_game(const Tag& tag, const Words& words) {
  const auto fail = [&](std::string expected, std::string found) {
    return ParseError{tag.line, tag.column, std::move(expected), std::move(found)};
  };
  const std::string* data = tag.find("data");
  if (tag.is_cut) return fail("the end of the game", "the end of the file");
  if (data == nullptr) return fail("a game with data", text::quoted(tag.source));
  Record record;
  record.words = words;
  for (const NamedWord& each : kWords) {
    // In version 2 `created` counts milliseconds, and is no date a person would read.
    const std::string* word = tag.find(each.name);
    const bool is_stamp = word != nullptr && each.word == &Words::date &&
                          std::all_of(word->begin(), word->end(), is_number);
    if (word != nullptr && !is_stamp) record.words.*each.word = tidy(*word);
  }
  if (const std::string* note = tag.find("note")) {
    if (!note->empty()) record.words.comment = tidy(*note);
  }
  const std::string_view cells = trim(*data);
  if (cells.substr(0, 7) == "version") {
    if (!read_started(cells, record.puzzle))
      return fail("81 cells", "a started game we cannot read");
    return record;
  }
  const auto wrong = std::find_if_not(cells.begin(), cells.end(), is_cell);
  if (wrong != cells.end()) return fail("a digit or a blank", quoted_first({wrong, cells.end()}));
  if (cells.size() != kCells) return fail("81 cells", std::to_string(cells.size()));
  record.puzzle = Puzzle(Grid::from_line(cells));
  return record;
}

class Source : public EntrySource {
 public:
  explicit Source(ByteStream& input) : input_(input) {}

  std::optional<Entry> next() override {
    while (const std::optional<Tag> tag = next_tag(input_)) {
      if (tag->name == "/opensudoku") is_closed_ = true;
      if (tag->name == "opensudoku") words_ = {};
      if (tag->name == "folder" && tag->find("name") != nullptr)
        words_.title = tidy(*tag->find("name"));
      if (tag->name == "/folder") words_.title.clear();
      if (tag->name == "game") {
        is_closed_ |= tag->is_cut;
        return make_entry(tag->line, one_line(tag->source), Format::opensudoku,
                          {read_game(*tag, words_)});
      }
      for (const NamedWord& each : kWords) {
        if (tag->name.substr(0, 1) == "/" && tag->name.substr(1) == each.name) {
          words_.*each.word = tidy(tag->text_before);
        }
      }
    }
    if (is_closed_) return std::nullopt;
    is_closed_ = true;
    const ParseError error = {input_.line(), input_.column(), "</opensudoku>",
                              "the end of the file"};
    return make_entry(input_.line(), "", Format::opensudoku, {error});
  }

 private:
  ByteStream& input_;
  Words words_;  // said for all games that follow
  bool is_closed_ = false;
};

bool opens(std::string_view head) {
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  return first != head.npos && head[first] == '<' && head.find("<opensudoku") != head.npos;
}

std::unique_ptr<EntrySource> open(ByteStream& input) { return std::make_unique<Source>(input); }

}  // namespace

const FormatCode code = {.layout = Layout::document,
                         .write = write,
                         .head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n",
                         .tail = "</opensudoku>\n",
                         .opens = opens,
                         .open = open};

}  // namespace nonet::text::opensudoku
