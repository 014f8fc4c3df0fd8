// nonet read: puzzles from pictures, one after the other. A picture without a grid, one with
// several, and a file that is no picture each have a line of their own, a comment, so that what
// follows in a pipe passes over it and line i still answers picture i.

#include <cstdio>
#include <new>
#include <optional>

#include "answers/read.hpp"
#include "cli/session.hpp"
#include "common/input_file.hpp"
#include "images/image.hpp"

namespace nonet::cli {
namespace {

using answers::ReadGrid;
using answers::ReadPicture;

constexpr std::size_t kMostPictureBytes = std::size_t{512} * 1024 * 1024;

class PictureReader {
 public:
  explicit PictureReader(const Args& args)
      : args_(args), session_(args), printer_(answers::choose_format(args)) {}

  int run() {
    if (args_.inputs.empty()) {
      session_.complain("nonet: read needs a picture, JPEG, PNG or PNM; '-' is standard input");
      session_.raise(Exit::bad_input);
      return session_.finish();
    }
    if (!args_.json) session_.print(printer_.head());
    for (const std::string& input : args_.inputs) {
      if (session_.stop()) {
        session_.note_interrupt();
        break;
      }
      answer(input);
      session_.flush();
    }
    if (!args_.json) session_.print(printer_.tail());
    return session_.finish();
  }

 private:
  void answer(const std::string& input) {
    ReadPicture picture = look_at(input);
    if (args_.json) session_.print(read_json(picture, args_.which_grid));
    if (!picture.fault.empty()) {
      refuse(picture, picture.fault, picture.width < 0 ? Exit::io_failure : Exit::bad_input);
    } else if (picture.grids.empty()) {
      refuse(picture, "no Sudoku grid was found", Exit::no);
    } else if (args_.which_grid > picture.grids.size()) {
      refuse(picture,
             "there are " + std::to_string(picture.grids.size()) + " grids, and no number " +
                 std::to_string(args_.which_grid),
             Exit::no);
    } else if (picture.grids.size() > 1 && args_.which_grid == 0) {
      refuse(picture,
             "there are " + std::to_string(picture.grids.size()) +
                 " grids; which one, counted from the top left, says --grid N",
             Exit::no);
    } else {
      tell(picture, picture.grids[args_.which_grid == 0 ? 0 : args_.which_grid - 1]);
    }
  }

  ReadPicture look_at(const std::string& input) {
    ReadPicture picture;
    picture.index = ++count_;
    picture.file = input;
    std::string bytes;
    if (!load(input, bytes, picture)) return picture;
    images::Decoded decoded = images::decode(bytes);
    if (const auto* bad = std::get_if<images::BadImage>(&decoded)) {
      picture.fault = bad->words;
      return picture;
    }
    const auto& image = std::get<images::Image>(decoded);
    picture.width = image.width;
    picture.height = image.height;
    answers::read_grids(picture, image.photo, image.factor);
    return picture;
  }

  // All bytes of a file; a width of -1 says that it could not be read at all.
  static bool load(const std::string& input, std::string& bytes, ReadPicture& picture) {
    apps::InputFile file(input);
    picture.file = file.label();
    std::string piece(std::size_t{1} << 18, '\0');
    while (const std::size_t got = file.read(piece.data(), piece.size())) {
      if (bytes.size() + got > kMostPictureBytes) {
        picture.fault = "expected a picture of at most 512 MiB, found more";
        return false;
      }
      bytes.append(piece, 0, got);
    }
    if (file.error().empty()) return true;
    picture.fault = file.error();
    picture.width = -1;
    return false;
  }

  void refuse(const ReadPicture& picture, const std::string& words, Exit exit) {
    const std::string line = printable(picture.file + ": " + words);
    session_.complain("nonet: " + line);
    if (!args_.json) session_.print_line("# " + line);
    session_.raise(exit);
  }

  void tell(const ReadPicture& picture, const ReadGrid& grid) {
    Record record;
    record.puzzle = grid.puzzle();
    if (!args_.json) session_.print(printer_.entry(record, static_cast<long>(picture.index)));
    for (const std::string& words : answers::doubt_words(grid)) {
      session_.say("nonet: " + printable(picture.file) + ": in doubt: " + words);
    }
    if (!grid.reading.is_unique) {
      session_.say("nonet: " + printable(picture.file) +
                   ": as read it has not exactly one solution");
    }
    if (args_.svg.empty()) return;
    Sheet sheet;
    sheet.write_file(answers::numbered(args_.svg, picture.index), read_svg(picture, grid));
    session_.hand_on(sheet);
  }

  const Args& args_;
  Session session_;
  Printer printer_;
  std::uint64_t count_ = 0;
};

}  // namespace

int run_read(const Args& args) { return PictureReader(args).run(); }

}  // namespace nonet::cli
