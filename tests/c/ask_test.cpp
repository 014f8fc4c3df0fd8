// nonet.h beyond solving: every verb behind one function, from any thread, and nothing but JSON
// back.

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "answers/command_table.hpp"
#include "nonet.h"
#include "nonet/version.hpp"

namespace nonet::c {
namespace {

using JsonValue = nlohmann::json;

constexpr const char* kPuzzle =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";

JsonValue read(char* reply) {
  const std::unique_ptr<char, void (*)(char*)> owned(reply, nonet_free);
  JsonValue json = JsonValue::parse(owned.get(), nullptr, false);
  EXPECT_FALSE(json.is_discarded()) << owned.get();
  EXPECT_EQ(json["schema"], "nonet/reply/1");
  return json;
}

JsonValue ask(const char* verb, const char* options = nullptr, const char* text = kPuzzle) {
  return read(nonet_ask(verb, options, text));
}

TEST(NonetAsk, AnswersEveryVerb) {
  using answers::On;
  for (const answers::CommandRow& command : answers::commands()) {
    constexpr On::Bits kPuzzles = On::spread & ~On::dedupe;
    const bool is_generate = command.command == answers::Command::generate;
    const bool is_listed = (On::listed & On::only(command.command)) != 0;
    if ((kPuzzles & On::only(command.command)) == 0 && !is_generate && !is_listed) continue;
    const std::string verb(command.name);
    const bool is_steps = command.command == answers::Command::steps;  // there are thousands
    const JsonValue reply = ask(verb.c_str(), is_generate ? R"({"seed":7})"
                                              : is_steps  ? R"({"limit":3})"
                                                          : "{}");
    EXPECT_EQ(reply["exit"], 0) << verb;
    ASSERT_FALSE(reply["answers"].empty()) << verb;
    const std::string kind = command.command == answers::Command::convert ? "puzzle" : verb;
    EXPECT_EQ(reply["answers"][0]["schema"], "nonet/" + kind + "/1");
    EXPECT_TRUE(reply["text"].is_null()) << verb;
  }
  EXPECT_EQ(ask("technique", "", "x_wing")["answers"][0]["id"], "x_wing");
}

TEST(NonetAsk, OneAnswerForEachPuzzleGoodOrBad) {
  const JsonValue reply =
      ask("solve", nullptr, (std::string(kPuzzle) + "\n12x\n" + kPuzzle).c_str());
  EXPECT_EQ(reply["exit"], 2);
  ASSERT_EQ(reply["answers"].size(), 3U);
  EXPECT_EQ(reply["answers"][0]["status"], "unique");
  EXPECT_EQ(reply["answers"][1]["status"], "unreadable");
  EXPECT_EQ(reply["answers"][2]["solution"], reply["answers"][0]["solution"]);
  EXPECT_NE(reply["words"].get<std::string>().find("stdin:2:"), std::string::npos);
}

TEST(NonetAsk, WhatIsNoJsonComesAsText) {
  EXPECT_EQ(ask("convert", R"({"to":"line"})")["text"], std::string(kPuzzle) + "\n");
  EXPECT_EQ(ask("show", R"({"svg":"-"})")["text"].get<std::string>().substr(0, 4), "<svg");
  const JsonValue text = ask("count", R"({"json":false})");
  EXPECT_EQ(text["text"], "1\n");
  EXPECT_TRUE(text["answers"].empty());
}

TEST(NonetAsk, SaysWhatIsWrongWithTheQuestion) {
  const auto words = [](const JsonValue& reply) {
    EXPECT_EQ(reply["exit"], 2);
    EXPECT_TRUE(reply["answers"].empty());
    return reply["words"].get<std::string>();
  };
  EXPECT_EQ(words(ask("solve", "{\"level\"")),
            "nonet: bad request: expected options as a JSON object, found what is no JSON: "
            "'{\"level\"'\n");
  EXPECT_EQ(words(ask("solve", "[1]")), "nonet: bad request: expected an object of \"options\"\n");
  EXPECT_EQ(words(ask("slove")), "nonet: bad request: expected a verb, found 'slove'\n");
  EXPECT_EQ(words(ask(nullptr)), "nonet: bad request: expected a verb, found ''\n");
  EXPECT_NE(words(ask("hint", R"({"level":9})")).find("--level: expected"), std::string::npos);
  EXPECT_NE(words(ask("hint", R"({"levle":1})")).find("--levle"), std::string::npos);
  EXPECT_NE(words(ask("\xff\xfe")), "");  // is UTF-8 in the reply
  EXPECT_NE(ask("check", nullptr, nullptr)["exit"], 0);
  EXPECT_NE(ask("check", nullptr, "")["exit"], 0);
}

TEST(NonetAsk, ABookIsOneAnswer) {
  const std::string puzzles = std::string(kPuzzle) + "\n1..............4; cage 5 r1c23\n";
  const JsonValue several = ask("book", "{}", puzzles.c_str());
  if (several["words"].get<std::string>().find("without a font") != std::string::npos) {
    GTEST_SKIP() << "built without a font (Debian: fonts-open-sans)";
  }
  EXPECT_EQ(several["exit"], 1);
  EXPECT_TRUE(several["answers"].empty()) << "all of its puzzles, or no book";
  const JsonValue made =
      ask("sheet", R"({"make":"1 easy, 1 killer 6x6, 1 4x4","seed":7,"answers":"4"})", "");
  EXPECT_EQ(made["exit"], 0) << made["words"];
  ASSERT_EQ(made["answers"].size(), 1U);
  EXPECT_EQ(made["answers"][0]["puzzles"], 3);
  EXPECT_EQ(made["answers"][0]["pages"], 2);
  EXPECT_EQ(made["answers"][0]["pdf"].get<std::string>().substr(0, 7), "JVBERi0") << "%PDF-";
  EXPECT_EQ(ask("book", R"({"make":"1 easy"})", kPuzzle)["exit"], 2) << "made or read, not both";
}

// However deep, however odd: an answer, and no end of the program.
TEST(NonetAsk, SurvivesOddOptions) {
  const std::string deep(100000, '[');
  EXPECT_EQ(ask("solve", deep.c_str())["exit"], 2);
  const std::string nested = "{\"from\":" + std::string(5000, '[') + std::string(5000, ']') + "}";
  EXPECT_EQ(ask("solve", nested.c_str())["exit"], 2);
  for (const char* options : {"null", "0", "\"\"", "{\"number\":1e400}", "{\"\":1}",
                              "{\"number\":-1}", "{\"seed\":18446744073709551616}"}) {
    EXPECT_EQ(ask("generate", options)["exit"], 2) << options;
  }
}

TEST(NonetAsk, ATextMayHoldZeros) {
  const std::string text = std::string(kPuzzle) + "\n" + std::string("\0\n", 2) + kPuzzle;
  const JsonValue reply =
      read(nonet_ask_until("count", nullptr, text.data(), text.size(), nullptr));
  EXPECT_EQ(reply["answers"].size(), 3U);
  EXPECT_EQ(reply["answers"][1]["status"], "unreadable");
}

TEST(NonetAsk, ThreadsDoNotMeet) {
  const JsonValue wanted = ask("explain");
  std::vector<std::thread> threads;
  std::atomic<int> same = 0;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] { same += ask("explain") == wanted ? 1 : 0; });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(same, 4);
}

TEST(NonetAsk, IsGivenUpFromAnotherThread) {
  const std::string empty(81, '.');
  nonet_flag stop = {};
  std::thread other([&stop] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    nonet_stop(&stop);
  });
  // Six sextillion solutions: nobody waits for the end of it.
  const JsonValue reply = read(nonet_ask_until("count", R"({"limit":18446744073709551615})",
                                               empty.data(), empty.size(), &stop));
  other.join();
  ASSERT_EQ(reply["answers"].size(), 1U);
  EXPECT_EQ(reply["answers"][0]["status"], "interrupted");
  // One that is set already: nothing is begun.
  const JsonValue after = read(nonet_ask_until("explain", nullptr, kPuzzle, 81, &stop));
  EXPECT_TRUE(after["answers"].empty());
  nonet_stop(nullptr);
}

TEST(NonetAsk, NothingIsAlsoTakenBack) {
  nonet_free(nullptr);
  EXPECT_EQ(nonet_version(), kVersion);
}

}  // namespace
}  // namespace nonet::c
