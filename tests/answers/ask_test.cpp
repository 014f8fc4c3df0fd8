// The door: the same bytes however often and from however many threads it is asked, no throw, no
// silence, and an end when nobody waits any more.

#include "answers/ask.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "answers/command_table.hpp"
#include "nonet/book.hpp"

namespace nonet::answers {
namespace {

constexpr std::string_view kPuzzle =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
Reply ask_verb(std::string_view verb, std::string_view options = "",
               std::string_view input = kPuzzle, const Attention& attention = {}) {
  const auto request = read_request(verb, options, std::string(input));
  if (const auto* bad = std::get_if<BadUsage>(&request)) {
    return {Exit::bad_input, "", "nonet: " + bad->message + "\n"};
  }
  return ask(std::get<Request>(request), attention);
}

TEST(Ask, AnswersEveryVerbThatReadsPuzzlesAsJsonAndAsText) {
  for (const CommandRow& command : commands()) {
    // `dedupe` must have read everything before it answers; only the program has it.
    constexpr On::Bits kBehindTheDoor = On::spread & ~On::dedupe;
    if ((kBehindTheDoor & On::only(command.command)) == 0) continue;
    // `convert` writes puzzles, not answers.
    const bool is_puzzle = command.command == Command::convert;
    const std::string kind(is_puzzle ? "puzzle" : command.name);
    const std::string schema = "{\"schema\":\"nonet/" + kind + "/1\"";
    const Reply json = ask_verb(command.name, R"({"json":true})");
    EXPECT_EQ(json.out.substr(0, schema.size()), schema);
    EXPECT_EQ(json.out.back(), '\n') << command.name;
    const Reply text = ask_verb(command.name, R"({"json":false})");
    EXPECT_FALSE(text.out.empty()) << command.name;
    EXPECT_NE(text.out[0], '{') << command.name;
  }
}

TEST(Ask, InPartsAndInOnePieceIsTheSame) {
  const std::string json =
      R"({"verb":"hint","options":{"level":3},"input":")" + std::string(kPuzzle) + "\"}";
  const Reply whole = ask(json);
  const Reply parts = ask_verb("hint", R"({"level":3})");
  EXPECT_EQ(whole.exit, Exit::yes);
  EXPECT_EQ(whole.out, parts.out);
  EXPECT_EQ(whole.words, parts.words);
}

TEST(Ask, RefusesInASentence) {
  for (const std::string_view request :
       {"", "[]", "{}", R"({"verb":"bench"})", R"({"verb":"help"})", R"({"verb":"serve"})",
        R"({"verb":"dedupe"})", R"({"verb":"same"})",
        R"({"verb":"solve","options":{"output":"x"}})", R"({"verb":"show","options":{"svg":"x"}})",
        R"({"verb":"techniques","options":{"json":false}})"}) {
    const Reply reply = ask(request);
    EXPECT_EQ(reply.exit, Exit::bad_input) << request;
    EXPECT_EQ(reply.out, "") << request;
    EXPECT_EQ(reply.words.substr(0, 7), "nonet: ") << request;
  }
}

TEST(Ask, AFileThatIsTheAnswerItself) {
  EXPECT_EQ(ask_verb("show", R"({"svg":"-"})").out.substr(0, 4), "<svg");
  EXPECT_EQ(ask_verb("explain", R"({"html":"-"})").out.substr(0, 15), "<!DOCTYPE html>");
}

TEST(Ask, ThreadsDoNotMeet) {
  const std::string wanted = ask_verb("explain").out;
  std::vector<Reply> replies(4);
  std::vector<std::thread> threads;
  for (Reply& reply : replies) threads.emplace_back([&reply] { reply = ask_verb("explain"); });
  for (std::thread& thread : threads) thread.join();
  for (const Reply& reply : replies) EXPECT_EQ(reply.out, wanted);
}

TEST(Ask, EndsWhenNobodyWaits) {
  const std::atomic<bool> stop = true;
  const Attention gone{.watch = nullptr, .stop = &stop};
  for (const std::string_view verb : {"explain", "rate", "hint", "steps", "enumerate"}) {
    EXPECT_EQ(ask_verb(verb, "", kPuzzle, gone).out, "") << verb;
  }
  // The first progress is the last: what was begun is left where it is.
  std::atomic<bool> late = false;
  int told = 0;
  const auto leave = [&](std::uint64_t, std::uint64_t) { late = ++told > 0; };
  const Watch watch = leave;
  for (const std::string_view verb : {"explain", "rate", "steps"}) {
    told = 0;
    late = false;
    EXPECT_EQ(ask_verb(verb, "", kPuzzle, {.watch = &watch, .stop = &late}).out, "") << verb;
    EXPECT_EQ(told, 1) << verb;
  }
}

TEST(Ask, AnAnswerWithoutEndEndsWhereNobodyCouldHoldIt) {
  const Reply reply = ask_verb("enumerate", "", std::string(81, '.'));
  EXPECT_EQ(reply.exit, Exit::io_failure);
  EXPECT_EQ(reply.words, "nonet: the answer is longer than 64 MiB and ends here\n");
  EXPECT_EQ(reply.out.back(), '\n');
}

// All steps of a hard puzzle can be more than a page can hold.
TEST(Ask, AnAnswerInOnePieceIsCutWhereNobodyCouldHoldIt) {
  constexpr std::size_t kMost = 20000;
  const Reply whole = ask_verb("steps", R"({"json":true})");
  EXPECT_EQ(whole.out.find("\"cut\""), std::string::npos);
  ASSERT_GT(whole.out.size(), 2 * kMost);
  const Reply reply = ask_verb("steps", R"({"json":true})", kPuzzle, {.most = kMost});
  EXPECT_EQ(reply.exit, Exit::io_failure);
  EXPECT_NE(reply.words.find("the steps are more than 19 KiB; these are the first "),
            std::string::npos)
      << reply.words;
  EXPECT_GT(reply.out.size(), kMost);
  EXPECT_LT(reply.out.size(), 2 * kMost);
  EXPECT_NE(reply.out.find("\"cut\":true"), std::string::npos);
  EXPECT_EQ(reply.out.substr(reply.out.size() - 2), "}\n");
}

TEST(Ask, ABookIsOneLineThatHoldsTheFile) {
  if (!has_book_font()) GTEST_SKIP() << "this build has no font";
  const Reply reply = ask_verb("book", R"({"title":"Sunday"})");
  EXPECT_EQ(reply.exit, Exit::yes);
  const std::string start = R"({"schema":"nonet/book/1","puzzles":1,"pages":)";
  EXPECT_EQ(reply.out.substr(0, start.size()), start);
  EXPECT_NE(reply.out.find(R"("pdf":"JVBERi0)"), std::string::npos);  // "%PDF-"
  const Reply made = ask_verb("sheet", R"({"make":"2 easy","seed":7})", "");
  EXPECT_NE(made.out.find(R"("puzzles":2)"), std::string::npos);
  EXPECT_EQ(made.out, ask_verb("sheet", R"({"make":"2 easy","seed":7})", "").out);
}

TEST(Ask, ABookIsWholeOrNone) {
  if (!has_book_font()) GTEST_SKIP() << "this build has no font";
  const std::string two = std::string(kPuzzle) + "\n1" + std::string(80, '.') + "\n";
  const Reply several = ask_verb("book", "", two);
  EXPECT_EQ(several.exit, Exit::no);
  EXPECT_EQ(several.out, "");
  EXPECT_NE(several.words.find("puzzle 2 has several solutions"), std::string::npos);
  const Reply unreadable = ask_verb("book", "", std::string(kPuzzle) + "\n12x\n");
  EXPECT_EQ(unreadable.exit, Exit::bad_input);
  EXPECT_EQ(unreadable.out, "");
  const Reply large = ask_verb("book", "", kPuzzle, {.most = 1000});
  EXPECT_EQ(large.exit, Exit::io_failure);
  EXPECT_EQ(large.out, "");
  const std::atomic<bool> stop = true;
  EXPECT_EQ(ask_verb("book", R"({"make":"100 easy","seed":7})", "", {.stop = &stop}).out, "");
}

TEST(Ask, ErrorsOfOneKindAreCounted) {
  std::string many;
  for (int i = 0; i < 30; ++i) many += "123\n";
  const Reply reply = ask_verb("check", "", std::string(kPuzzle) + "\n" + many);
  EXPECT_EQ(reply.exit, Exit::bad_input);
  EXPECT_NE(reply.words.find("10 more of these"), std::string::npos) << reply.words;
}

}  // namespace
}  // namespace nonet::answers
