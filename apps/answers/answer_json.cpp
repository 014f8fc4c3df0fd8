// See answer_json.hpp.

#include "answers/answer_json.hpp"

#include <array>
#include <cstring>

#include "nonet/walk.hpp"

namespace nonet::answers {
namespace {

// Short pieces, gathered before they go into a text: to append each of them there took longer than
// to write them.
class Ink {
 public:
  explicit Ink(std::string& out, const Rules& rules = Rules::classic())
      : out_(out), rules_(rules) {}
  Ink(const Ink&) = delete;
  Ink& operator=(const Ink&) = delete;
  ~Ink() { flush(); }

  template <std::size_t kSize>
  Ink& operator<<(const char (&text)[kSize]) {
    return add<kSize - 1>(text);
  }
  Ink& operator<<(std::string_view text) { return add(text.data(), text.size()); }
  Ink& operator<<(char c) { return add<1>(&c); }
  // Names of cells and houses need no escapes.
  Ink& operator<<(Cell cell) {
    const char text[] = {'"', 'r', number(cell.row()), 'c', number(cell.column()), '"'};
    return add<sizeof text>(text);
  }
  Ink& operator<<(House house) { return *this << '"' << rules_.short_name(house).view() << '"'; }
  Ink& operator<<(Digit digit) { return *this << digit.symbol(); }
  Ink& operator<<(Candidate candidate) {
    const Cell cell = candidate.cell();
    const char text[] = {'"', candidate.digit().symbol(), 'r', number(cell.row()),
                         'c', number(cell.column()),      '"'};
    return add<sizeof text>(text);
  }

 private:
  static constexpr std::size_t kRoom = 512;

  static char number(int index) { return static_cast<char>('1' + index); }
  // Most pieces are a few bytes, and how many is known: then they are moved, not copied in a loop.
  template <std::size_t kSize>
  Ink& add(const char* text) {
    static_assert(kSize <= kRoom);
    if (kSize > kRoom - size_) flush();
    std::memcpy(held_.data() + size_, text, kSize);
    size_ += kSize;
    return *this;
  }
  Ink& add(const char* text, std::size_t size) {
    if (size > kRoom - size_) flush();
    if (size > kRoom) {
      out_.append(text, size);
      return *this;
    }
    std::memcpy(held_.data() + size_, text, size);
    size_ += size;
    return *this;
  }
  void flush() {
    out_.append(held_.data(), size_);
    size_ = 0;
  }

  std::string& out_;
  const Rules& rules_;
  std::array<char, kRoom> held_;
  std::size_t size_ = 0;
};

// A list in brackets.
template <typename Items, typename Write>
void write_list(Ink& ink, const Items& items, const Write& write) {
  ink << '[';
  bool is_first = true;
  for (const auto& item : items) {
    if (!is_first) ink << ',';
    is_first = false;
    write(item);
  }
  ink << ']';
}

template <typename Items>
void write_names(Ink& ink, const Items& items) {
  if (items.empty()) {
    ink << "[]";
    return;
  }
  write_list(ink, items, [&ink](auto item) { ink << item; });
}

template <typename Items>
Json list_json(const Items& items) {
  std::string list;
  {
    Ink ink(list);
    write_names(ink, items);
  }
  return Json::raw(std::move(list));
}

void write_candidates(Ink& ink, const CandidateSet& set) {
  if (set.empty()) {
    ink << "[]";
    return;
  }
  ink << '[';
  bool is_first = true;
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : set.cells(digit)) {
      if (!is_first) ink << ',';
      is_first = false;
      ink << Candidate(cell, digit);
    }
  }
  ink << ']';
}

// How the mark of a role begins.
constexpr std::string_view kMarks[] = {
#define NONET_ROLE(id, paint, label) R"({"role":")" #id R"(","paint":")" #paint R"(","cells":)",
#include "nonet/roles.def"
#undef NONET_ROLE
};

void write_mark(Ink& ink, const Mark& mark) {
  ink << kMarks[static_cast<std::size_t>(mark.role)];
  write_names(ink, mark.cells);
  ink << R"(,"digits":)";
  write_names(ink, mark.digits);
  ink << R"(,"houses":)";
  write_names(ink, mark.houses);
  ink << '}';
}

}  // namespace

Json begin_answer(std::uint64_t index, std::string_view puzzle, std::string_view command) {
  Json json;
  json["schema"] = "nonet/" + std::string(command) + "/1";
  json["index"] = index;
  json["puzzle"] = puzzle;
  return json;
}

Json begin_answer(const Item& item, std::string_view command) {
  const Entry& entry = item.entry;
  Json json = begin_answer(item.index, entry.record ? entry.cells : entry.text, command);
  if (!entry.record) {
    json["status"] = "unreadable";
    json["reason"] = entry.record.error().message();
    json["where"] = item.where();
  }
  return json;
}

Json cell_names(CellSet cells) { return list_json(cells); }

Json house_names(HouseSet houses, const Rules& rules) {
  std::string list;
  {
    Ink ink(list, rules);
    write_names(ink, houses);
  }
  return Json::raw(std::move(list));
}

Json candidate_rows(const Puzzle& puzzle) {
  const CandidateSet candidates = puzzle.all_candidates();
  const int side = puzzle.rules->side();
  Json rows = Json::array();
  for (int row = 0; row < side; ++row) {
    Json cells = Json::array();
    for (int column = 0; column < side; ++column) {
      std::string text;
      for (const Digit digit : candidates.digits(Cell::at(row, column))) text += digit.symbol();
      cells.push_back(text);
    }
    rows.push_back(cells);
  }
  return rows;
}

Json tally_json(const std::vector<TechniqueCount>& tally) {
  Json json = Json::object();
  for (const TechniqueCount& row : tally) json[info(row.technique).id] = row.count;
  return json;
}

void add_language(Json& json, Language language) {
  if (language != Language::english) json["language"] = info(language).id;
}

Json step_json(const Board& before, const Step& step, Telling telling,
               const std::optional<Drawing>& drawing) {
  std::string text;
  write_step(text, before, step, telling, drawing);
  return Json::raw(std::move(text));
}

namespace {

// What placing takes from other cells, so that who shows one position after the other needs no
// rules.
void write_gone(std::string& out, const Board& before, const Step& step) {
  Board after = before;
  apply(after, step);
  CandidateSet gone = before.all_candidates() - after.all_candidates() - step.eliminated();
  for (const Cell cell : step.placed().cells()) {
    for (const Digit digit : before.candidates(cell)) gone.erase(Candidate(cell, digit));
  }
  Ink ink(out);
  ink << R"(,"gone":)";
  write_candidates(ink, gone);
}

}  // namespace

void write_step(std::string& out, const Board& before, const Step& step, Telling telling,
                const std::optional<Drawing>& drawing) {
  {
    Ink ink(out);
    ink << R"({"technique":")" << info(step.technique()).id << R"(","place":)";
    if (step.placements() == 1) {
      const Cell cell = step.placed().cells().first();
      ink << '[' << Candidate(cell, step.placed().digits(cell).first()) << ']';
    } else {
      write_candidates(ink, step.placed());
    }
    ink << R"(,"eliminate":)";
    write_candidates(ink, step.eliminated());
    ink << R"(,"text":")";
  }
  const std::size_t begin = out.size();
  if (!step.evidence().empty()) describe(out, before, step, telling);
  close_text(out, begin);
  const std::string chain = chain_text(step, telling);
  if (!chain.empty()) {
    out.append(R"(,"chain":)");
    write_text(out, chain);
  }
  {
    Ink ink(out, before.rules());
    if (chain.empty()) ink << R"(,"chain":null)";
    ink << R"(,"evidence":)";
    write_list(ink, step.evidence(), [&ink](const Mark& mark) { write_mark(ink, mark); });
  }
  if (drawing) {
    if (!step.placed().empty()) write_gone(out, before, step);
    out.append(R"(,"drawing":)").append(to_json(*drawing));
  }
  out += '}';
}

void add_svg(std::string& step, const Drawing& drawing) {
  step.pop_back();  // the brace
  step += R"(,"svg":)";
  write_text(step, to_svg(drawing));
  step += '}';
}

std::string to_line(const Json& json) {
  std::string line;
  line.reserve(json.length());
  json.write_to(line);
  line += '\n';
  return line;
}

}  // namespace nonet::answers
