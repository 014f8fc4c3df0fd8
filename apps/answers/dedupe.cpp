// See dedupe.hpp.

#include "answers/dedupe.hpp"

#include "answers/answer_json.hpp"

namespace nonet::answers {
namespace {

void add_number(std::string& bytes, std::uint64_t number) {
  for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift);
}

std::uint64_t read_number(std::string_view bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < kIndexSize; ++i) {
    number = number << 8 | static_cast<unsigned char>(bytes[i]);
  }
  return number;
}

std::string pack(const Grid& grid) {
  std::string bytes(kClassSize, '\0');
  const Grid::Faces& faces = grid.faces();
  for (int i = 0; i < kCells; ++i) {
    const int shift = i % 2 == 0 ? 4 : 0;
    bytes[i / 2] = static_cast<char>(bytes[i / 2] | faces[i] << shift);
  }
  return bytes;
}

std::string unpack(std::string_view bytes) {
  Grid::Faces faces{};
  for (int i = 0; i < kCells; ++i) {
    const auto two = static_cast<unsigned char>(bytes[i / 2]);
    faces[i] = i % 2 == 0 ? two >> 4 : two & 15;
  }
  return Grid::from_faces(faces).to_line();
}

// The puzzle as it came, and the words that came with it.
std::string line_of(const Item& item) {
  Record record;
  record.words.comment = item.entry.record->words.comment;
  std::string line = print(record, Format::line).substr(kCells);
  line.pop_back();
  return item.entry.cells + line;
}

}  // namespace

std::string seen_record(const Item& item, const Args& args, Canonizer& canonizer) {
  const Grid grid = item.entry.record->puzzle.given_grid();
  std::string record = pack(args.exact ? grid : canonizer.canonize(grid).form);
  add_number(record, item.index);
  return record + (args.json ? item.entry.cells : line_of(item));
}

Seen read_seen(std::string_view record) {
  return {record.substr(0, kClassSize), read_number(record.substr(kClassSize)),
          record.substr(kSeenKey)};
}

std::string kept_record(const Seen& seen, std::uint64_t first, std::uint64_t count) {
  std::string record;
  add_number(record, first);
  add_number(record, seen.index);
  add_number(record, count);
  return record.append(seen.name_of_class).append(seen.line);
}

std::string kept_line(std::string_view record, const Args& args) {
  const std::uint64_t first = read_number(record), index = read_number(record.substr(kIndexSize));
  const std::uint64_t count = read_number(record.substr(kKeptKey));
  const std::string form = unpack(record.substr(kKeptKey + kIndexSize));
  const std::string line(record.substr(kKeptKey + kIndexSize + kClassSize));
  if (args.json) {
    Json json = begin_answer(index, line, "dedupe");
    json["canonical"] = args.exact ? Json(nullptr) : Json(form);
    json["first"] = first;
    if (!args.groups) json["count"] = count;
    return to_line(json);
  }
  if (args.with_count) return std::to_string(count) + " " + line + "\n";
  if (args.groups && index == first) return "# " + form + "\n" + line + "\n";
  return line + "\n";
}

}  // namespace nonet::answers
