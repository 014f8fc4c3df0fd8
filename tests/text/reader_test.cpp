#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle);

TEST(Reader, GivesOneEntryForEveryLineThatIsNeitherBlankNorComment) {
  const std::string text = "# mine\n" + kLine + "\n\n   \nhello\n" + zeros() + "\n" +
                           kLine.substr(1) + "\n  # indented\n:0000:x:" + kLine + ":::\n";
  const Everything all = read_all(text);
  EXPECT_EQ(summary(all), (Lines{kLine, "5:1: expected a puzzle, found 'hello'", kLine,
                                 "7:81: expected 81 cells, found 80", kLine}));
  EXPECT_FALSE(all.problem);
  EXPECT_EQ(all.entries[4].line, 9);
  EXPECT_EQ(all.entries[4].format, Format::hodoku);
}

TEST(Reader, ReadsTheSequenceFilesOfTheSeed) {
  // One puzzle a line, zeros for blanks, no newline at the end.
  EXPECT_EQ(summary(zeros() + "\n" + zeros() + "\n" + zeros()), (Lines{kLine, kLine, kLine}));
}

TEST(Reader, TakesAnyLineEndAndAByteOrderMark) {
  EXPECT_EQ(summary("\xef\xbb\xbf" + kLine + "\r\n" + kLine + "\r\n"), (Lines{kLine, kLine}));
  EXPECT_EQ(summary(kLine + "\r" + kLine), (Lines{kLine, kLine}));
  EXPECT_EQ(summary(kLine + "  \t\n" + kLine), (Lines{kLine, kLine}));
}

TEST(Reader, CountsLinesOverTheWholeStream) {
  std::string text;
  for (int i = 0; i < 5000; ++i) text += kLine + "\n";
  text += "oops\n";
  const Everything all = read_all(text);
  ASSERT_EQ(all.entries.size(), 5001U);
  EXPECT_EQ(all.entries[5000].record.error().line, 5001);
}

TEST(Reader, SkipsALineLongerThanAMebibyteAndGoesOn) {
  const std::string text = kLine + "\n" + std::string(3 << 20, '1') + "\n" + kLine + "\n";
  const Everything all = read_all(text, std::nullopt, 10000);
  EXPECT_EQ(
      summary(all),
      (Lines{kLine, "2:1048577: expected a line of at most 1 MiB, found a longer one", kLine}));
  EXPECT_LT(all.entries[1].text.size(), 300U);
}

TEST(Reader, TellsTheLongestLineFromOneByteMore) {
  for (const std::size_t chunk : {std::size_t{777}, std::size_t{1} << 22}) {
    const std::string longest((1 << 20) - 81, ' ');
    EXPECT_EQ(summary(read_all(longest + kLine, std::nullopt, chunk)), Lines{kLine});
    EXPECT_EQ(summary(read_all(longest + " " + kLine + "\r\n" + kLine, std::nullopt, chunk)),
              (Lines{"1:1048577: expected a line of at most 1 MiB, found a longer one", kLine}));
  }
}

TEST(Reader, SaysWhatIsNotText) {
  const auto problem = [](std::string text) {
    const Everything all = read_all(std::move(text));
    EXPECT_TRUE(all.entries.empty());
    return all.problem ? all.problem->message() : "";
  };
  EXPECT_EQ(problem(""), "expected a puzzle, found an empty file");
  EXPECT_EQ(problem("\n \n\t\n"), "expected a puzzle, found an empty file");
  EXPECT_EQ(problem("# one\n# two\n"), "expected a puzzle, found only comments");
  EXPECT_EQ(problem(std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)),
            "expected Sudoku text, found binary data (a PNG image?), and reading stopped");
  EXPECT_EQ(problem(std::string("\xff\xd8\xff\xe0\0\x10JFIF", 10)),
            "expected Sudoku text, found binary data (a JPEG image?), and reading stopped");
  EXPECT_EQ(problem("%PDF-1.7\n1 0 obj\n"),
            "expected Sudoku text, found binary data (a PDF document?), and reading stopped");
  EXPECT_EQ(
      problem(std::string("\0asm\1\0\0\0", 8)),
      "expected Sudoku text, found binary data (a WebAssembly program?), and reading stopped");
  EXPECT_EQ(problem(std::string("\0\1\2\3", 4)),
            "expected Sudoku text, found binary data, and reading stopped");
  EXPECT_EQ(
      problem(std::string("5\0.\0", 4)),
      "expected UTF-8 text, found UTF-16 text without its mark (save it as UTF-8), and reading "
      "stopped");
}

std::string as_utf16(std::string_view mark, std::u16string_view text) {
  const bool is_big = mark[0] == '\xfe';
  std::string bytes(mark);
  for (const char16_t unit : text) {
    const char low = static_cast<char>(unit & 0xff), high = static_cast<char>(unit >> 8);
    bytes += is_big ? high : low;
    bytes += is_big ? low : high;
  }
  return bytes;
}

TEST(Reader, ReadsUtf16ByItsMark) {
  const std::u16string line(kLine.begin(), kLine.end());
  for (const std::string_view mark : {"\xff\xfe", "\xfe\xff"}) {
    const Everything all =
        read_all(as_utf16(mark, line + u"  # gr\u00fc\u00dfe \U0001F600\r\n" + line + u"\n"));
    ASSERT_EQ(all.entries.size(), 2U);
    ASSERT_TRUE(all.entries[0].record && all.entries[1].record);
    EXPECT_EQ(all.entries[0].record->words.comment,
              "gr\xc3\xbc\xc3\x9f"
              "e \xf0\x9f\x98\x80");
    EXPECT_EQ(all.entries[1].cells, kLine);
    // Half a character at the end, half a pair: the line before it is whole.
    const Everything cut = read_all(as_utf16(mark, line + u"\n\xd83d") + "x");
    ASSERT_EQ(cut.entries.size(), 2U);
    EXPECT_TRUE(cut.entries[0].record);
    EXPECT_FALSE(cut.entries[1].record);
  }
}

TEST(Reader, KnowsABinaryFileByItsStartWhateverPuzzlesAreInIt) {
  const Everything all = read_all("PK\x03\x04\n" + kLine + "\n");
  EXPECT_TRUE(all.entries.empty());
  EXPECT_TRUE(all.problem);
}

TEST(Reader, TakesWordsThatBeginLikeABinaryFileForWords) {
  for (const std::string word : {"BM puzzle", "MZ 12", "RIFF of the week", "GIF89a", "ID3"}) {
    EXPECT_EQ(summary(word + "\n" + kLine),
              (Lines{"1:1: expected a puzzle, found '" + word + "'", kLine}));
  }
}

TEST(Reader, LosesNoLineToBytesThatBelongToNoText) {
  const std::string nul("\0", 1);
  EXPECT_EQ(summary(kLine + "\n" + nul + "\n" + kLine + "\n"),
            (Lines{kLine, "2:1: expected a puzzle, found '\\x00'", kLine}));
  EXPECT_EQ(summary(nul + nul + "\n" + kLine + "\n").size(), 2U);
  // Noise enough for half the file; its lines are answered like any.
  std::string noisy;
  for (int i = 0; i < 100; ++i) noisy += std::string(80, '\0') + "\n" + kLine + "\n";
  EXPECT_EQ(read_all(noisy).entries.size(), 200U);
}

TEST(Reader, LosesNoLineToCommentsInAnOlderAlphabet) {
  const std::string russian = "# \xd1\xf3\xe4\xee\xea\xf3 \xe4\xeb\xff \xe2\xf1\xe5\xf5\n";
  std::string comments;
  for (int i = 0; i < 50; ++i) comments += russian;
  EXPECT_EQ(summary(comments + kLine + "\n" + comments + kLine), (Lines{kLine, kLine}));
  const Everything all = read_all(kLine + "  # f\xfcr Anf\xe4nger\n");
  EXPECT_EQ(summary(all), Lines{kLine});
}

// More than the reader looks at before it first answers.
std::string prose(int lines = 3000) {
  std::string text;
  for (int i = 0; i < lines; ++i)
    text += "It was a dark and stormy night, number " + std::to_string(i) + ".\n";
  return text;
}

TEST(Reader, FindsLinesBehindALongProse) {
  const Everything all = read_all(prose() + kLine + "\n" + kLine + "\n");
  ASSERT_EQ(all.entries.size(), 3002U);
  EXPECT_EQ(all.entries[0].record.error().message(),
            "expected a puzzle, found 'It was a dark and stormy night, numbe...'");
  EXPECT_EQ(all.entries[2999].record.error().line, 3000);
  EXPECT_TRUE(all.entries[3000].record);
  EXPECT_TRUE(all.entries[3001].record);
  EXPECT_FALSE(all.problem);
}

TEST(Reader, FindsGridsBehindALongProseWhereverTheyBegin) {
  for (const int lines : {1300, 1310, 1320, 1330, 1340, 1350, 1360, 3000}) {
    const Everything all = read_all(prose(lines) + "\n" + rows() + "\n" + rows());
    int good = 0;
    for (const Entry& entry : all.entries) good += entry.record ? 1 : 0;
    EXPECT_EQ(good, 2) << lines;
  }
}

TEST(Reader, FindsAHeaderBehindManyComments) {
  std::string comments;
  for (int i = 0; i < 3000; ++i) comments += "# You may copy this as often as you like.\n";
  const std::string wrong = "1" + std::string(kSolution.substr(1));
  const Everything all = read_all(comments + "puzzle,solution\n" + kLine + "," + wrong + "\n");
  ASSERT_EQ(summary(all), Lines{kLine});
  EXPECT_EQ(all.entries[0].record->solution, Grid::from_line(wrong));
  EXPECT_EQ(all.entries[0].line, 3002);
  EXPECT_EQ(read_all(comments).problem->message(), "expected a puzzle, found none");
}

TEST(Reader, AnswersALongTextWithoutPuzzlesLineByLine) {
  std::string numbers;
  for (int i = 10000; i < 25000; ++i) numbers += std::to_string(i) + "\n";
  EXPECT_EQ(read_all(numbers).entries.size(), 15000U);
  EXPECT_EQ(read_all(prose()).entries.size(), 3000U);
}

TEST(Reader, AnswersAShortTextWithoutPuzzlesLineByLine) {
  EXPECT_EQ(summary("hello\n"), Lines{"1:1: expected a puzzle, found 'hello'"});
  EXPECT_EQ(summary("a\n\nb").size(), 2U);
}

TEST(Reader, ReadsACollectionOfNearMissesLineByLine) {
  std::string text;
  for (int i = 0; i < 300; ++i) text += kLine.substr(1) + "\n";
  EXPECT_EQ(read_all(text).entries.size(), 300U);
}

TEST(Reader, GathersAGridBrokenOverLinesInAnOddWay) {
  std::string wrapped;
  for (std::size_t i = 0; i < 81; i += 20) wrapped += kLine.substr(i, 20) + "\n";
  EXPECT_EQ(summary(wrapped), Lines{kLine});
}

TEST(Reader, TakesAFormatByForce) {
  EXPECT_EQ(summary(read_all("53..7", Format::hodoku)),
            Lines{"1:1: expected a line of the format hodoku, found '53..7'"});
  EXPECT_FALSE(read_all(kLine, Format::hodoku).entries[0].record);
  EXPECT_EQ(summary(read_all(kLine + "\n" + rows(), Format::block)), (Lines{kLine, kLine}));
  EXPECT_EQ(summary(read_all(rows(), Format::line)).size(), 9U);
}

// A source that fails the test if it is asked for what nobody has written yet.
struct Conversation {
  std::string written;
  std::size_t read = 0;
  bool is_over = false;

  Reader reader(bool is_by_line = false) {
    const auto take = [this](char* buffer, std::size_t size) {
      EXPECT_TRUE(is_ready()) << "waits after " << read << " bytes";
      const std::size_t count = std::string_view(written).substr(read).copy(buffer, size);
      read += count;
      return count;
    };
    return Reader(take, ReadOptions{.format = std::nullopt,
                                    .is_by_line = is_by_line,
                                    .is_ready = [this] { return is_ready(); }});
  }
  bool is_ready() const { return is_over || read < written.size(); }
};

TEST(Reader, GivesALineBeforeTheNextIsThere) {
  for (const std::string end : {"\n", "\r\n", "  # words\n", "\n\n# a comment\n  \n"}) {
    Conversation talk;
    Reader reader = talk.reader();
    for (int i = 0; i < 3; ++i) {
      talk.written += (i == 0 ? "# a comment\n\n" : "") + kLine + end;
      ASSERT_TRUE(reader.next()) << end;
      EXPECT_TRUE(reader.would_wait()) << end;
    }
    talk.written += kLine.substr(0, 40);
    EXPECT_TRUE(reader.would_wait());
    talk.written += kLine.substr(40);
    talk.is_over = true;
    EXPECT_FALSE(reader.would_wait());
    EXPECT_TRUE(reader.next());
    EXPECT_FALSE(reader.next());
  }
}

TEST(Reader, TheFastWayWaitsForTheFirstLineAlone) {
  for (const std::string end : {"\n", "\r\n"}) {
    Conversation talk;
    Reader reader = talk.reader();
    std::string lines;
    talk.written += kLine + end + kLine + end + kLine.substr(0, 30);
    EXPECT_EQ(reader.take_plain_lines(lines, 100), 2U);
    EXPECT_TRUE(reader.would_wait());
    talk.written += kLine.substr(30) + end;
    EXPECT_EQ(reader.take_plain_lines(lines, 100), 1U);
    talk.written += "oops" + end;
    EXPECT_EQ(reader.take_plain_lines(lines, 100), 0U);
    EXPECT_TRUE(reader.next());
    EXPECT_TRUE(reader.would_wait());
  }
}

TEST(Reader, GivesABadFirstLineAtOnceWhereLinesWerePromised) {
  Conversation talk;
  Reader reader = talk.reader(true);
  talk.written = "oops\n";
  const std::optional<Entry> entry = reader.next();
  ASSERT_TRUE(entry);
  EXPECT_FALSE(entry->record);
  EXPECT_TRUE(reader.would_wait());
}

TEST(Reader, NamesTheColumnsOfAHeaderAtOnce) {
  Conversation talk;
  Reader reader = talk.reader();
  talk.written = "puzzle,solution\n" + kLine + "," + std::string(kSolution) + "\n";
  const std::optional<Entry> entry = reader.next();
  ASSERT_TRUE(entry && entry->record);
  EXPECT_TRUE(entry->record->solution);
}

TEST(Reader, CanBeMovedInTheMiddle) {
  Reader first(bytes(kLine + "\n" + kLine));
  ASSERT_TRUE(first.next());
  Reader second = std::move(first);
  EXPECT_TRUE(second.next());
  EXPECT_FALSE(second.next());
}

TEST(Reader, ReadsEveryLineOfTheCollections) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream file(std::string(corpus != nullptr ? corpus : "../shared/data") +
                     "/bench/17_clue.txt");
  if (!file) GTEST_SKIP() << "no puzzle collections: set NONET_CORPUS";
  Reader reader([&file](char* buffer, std::size_t size) {
    file.read(buffer, static_cast<std::streamsize>(size));
    return static_cast<std::size_t>(file.gcount());
  });
  int count = 0;
  while (const std::optional<Entry> entry = reader.next()) {
    ASSERT_TRUE(entry->record);
    ASSERT_EQ(entry->record->puzzle.givens.size(), 17);
    ++count;
  }
  EXPECT_EQ(count, 49158);
}

// Every entry's cells, or its text where it is unreadable, with plain lines taken the fast way.
std::vector<std::string> read_fast(const std::string& text, std::size_t chunk, std::size_t most) {
  std::size_t given = 0;
  Reader reader([&](char* buffer, std::size_t size) {
    const std::size_t count = std::min({size, chunk, text.size() - given});
    text.copy(buffer, count, given);
    given += count;
    return count;
  });
  std::vector<std::string> all;
  while (true) {
    std::string lines;
    const std::size_t taken = reader.take_plain_lines(lines, most);
    EXPECT_EQ(lines.size(), taken * (kCells + 1));
    for (std::size_t i = 0; i < taken; ++i) all.push_back(lines.substr(i * (kCells + 1), kCells));
    const std::optional<Entry> entry = reader.next();
    if (!entry) return all;
    all.push_back(entry->record ? entry->cells : entry->text);
  }
}

TEST(Reader, TheFastWayGivesTheSameEntries) {
  const std::string dashes = std::string(80, '-') + "1";
  const std::string text = kLine + "\n" + kLine + "\r\n# words\n\n" + kLine + " words\n" + kLine +
                           "\n80 cells\n" + dashes + "\n" + kLine + "\n" + kLine;
  std::vector<std::string> expected;
  for (const Entry& entry : read_all(text).entries) {
    expected.push_back(entry.record ? entry.cells : entry.text);
  }
  ASSERT_EQ(expected.size(), 8U);
  for (const std::size_t chunk : {1U, 7U, 82U, 100000U}) {
    for (const std::size_t most : {1U, 2U, 1000U}) {
      EXPECT_EQ(read_fast(text, chunk, most), expected) << chunk << " " << most;
    }
  }
}

// Lines are looked at many at a time.
TEST(Reader, TheFastWayStopsAtTheOddLineAmongMany) {
  constexpr std::size_t kLines = 70;
  std::string plain;
  for (std::size_t i = 0; i < kLines; ++i) plain += kLine + "\n";
  for (const std::size_t line : {0U, 1U, 31U, 32U, 63U, 64U, 69U}) {
    for (std::size_t at = 0; at <= kCells; ++at) {
      for (const char odd : {'/', '-', ':', 'x', '\0', '\xff'}) {
        std::string text = plain;
        text[line * (kCells + 1) + at] = odd;
        Reader reader(bytes(text), Format::line);
        std::string lines;
        ASSERT_EQ(reader.take_plain_lines(lines, kLines), line) << at << " " << odd;
        ASSERT_EQ(lines, plain.substr(0, line * (kCells + 1)));
      }
    }
  }
}

TEST(Reader, TheFastWayLeavesBlocksAndForcedFormatsAlone) {
  std::string lines;
  Reader forced(
      [given = false](char* buffer, std::size_t size) mutable {
        return std::exchange(given, true) ? 0 : (kLine + "\n").copy(buffer, size);
      },
      Format::hodoku);
  EXPECT_EQ(forced.take_plain_lines(lines, 10), 0U);
}

TEST(Parse, TakesExactlyOnePuzzle) {
  EXPECT_TRUE(parse(kLine));
  const Result<Record> two = parse(kLine + "\n" + kLine);
  ASSERT_FALSE(two);
  EXPECT_EQ(two.error().message(), "expected one puzzle, found more");
  EXPECT_EQ(two.error().line, 2);
  EXPECT_EQ(parse("").error().message(), "expected a puzzle, found an empty file");
}

}  // namespace
}  // namespace nonet::test
