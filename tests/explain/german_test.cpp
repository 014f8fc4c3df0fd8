// German, as proof that a language is a table: whole families without a word of English, sentences
// as a player would write them, and English where the table has nothing.

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"
#include "logic/samples.hpp"
#include "nonet/hint.hpp"
#include "nonet/mistakes.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

constexpr Telling kGerman{.language = Language::german};
constexpr Family kWhole[] = {Family::singles, Family::intersections, Family::subsets,
                             Family::fish,    Family::single_digit,  Family::wings};

bool is_whole(Family family) {
  return std::find(std::begin(kWhole), std::end(kWhole), family) != std::end(kWhole);
}

std::string told(Technique technique, Telling telling = kGerman) {
  const Puzzle puzzle = parse(example(technique))->puzzle;
  std::string text = "nothing was found";
  samples::for_each_step(puzzle, technique, [&](const Step& step) {
    text = describe(puzzle.start().board, step, telling);
    return Flow::stop;
  });
  return text;
}

// Words that are English and no German, nor a name that players keep.
std::string find_english(const std::string& text) {
  static const std::regex kEnglish(
      R"(\b(is|are|the|The|and|or|nor|not|it|can|only|row|rows|column|columns|box|boxes|If|Then|)"
      R"(Suppose|Either|every|cell|cells|digit|digits|place|places|lies|lie|sees|see|with|of|to)\b)");
  std::smatch found;
  return std::regex_search(text, found, kEnglish) ? found.str() : "";
}

TEST(German, EverySentenceIsThere) {
  const explain::Dictionary& german = explain::dictionary(Language::german);
  for (std::size_t i = 0; i < german.sentences.size(); ++i) {
    EXPECT_EQ(german.sentences[i].speaker, &german)
        << explain::english().sentences[i].words.pieces.front().text;
  }
}

TEST(German, EveryTemplateIsWithoutFault) {
  for (const Language language : {Language::english, Language::german}) {
    const explain::Dictionary& all = explain::dictionary(language);
    for (const auto& entry : all.sentences) EXPECT_EQ(entry.words.fault, "");
    for (const auto& entry : all.techniques) EXPECT_EQ(entry.words.fault, "");
    std::set<Sentence> seen;
    for (const auto& row : all.words->sentences) {
      EXPECT_TRUE(seen.insert(row.sentence).second) << row.words;
    }
  }
}

// A sentence that leaves out what it is told about would hide it: both languages name the same.
TEST(German, SentencesNameWhatTheEnglishNames) {
  const auto named = [](const explain::Template& words) {
    std::set<std::size_t> fields;
    for (const explain::Piece& piece : words.pieces) {
      if (piece.kind == explain::Piece::Kind::field &&
          piece.field.what == explain::Field::What::value) {
        fields.insert(piece.field.value);
      }
    }
    return fields;
  };
  const explain::Dictionary& german = explain::dictionary(Language::german);
  for (std::size_t i = 0; i < german.sentences.size(); ++i) {
    EXPECT_EQ(named(german.sentences[i].words), named(explain::english().sentences[i].words))
        << german.sentences[i].words.pieces.front().text;
  }
}

// Every sample of these families, told in full and in all levels of a hint.
TEST(German, WholeFamiliesAreToldWithoutEnglish) {
  int steps = 0;
  for (const TechniqueInfo& row : techniques()) {
    if (!is_whole(row.family)) continue;
    const TechniqueWords& words = words_of(row.technique, Language::german);
    EXPECT_EQ(find_english(std::string(words.summary) + " " + std::string(words.why)), "")
        << row.id;
    EXPECT_NE(words.summary, prose(row.technique).summary) << row.id;
    EXPECT_NE(words.why, prose(row.technique).why) << row.id;
    const auto& entry =
        explain::dictionary(Language::german).techniques[static_cast<std::size_t>(row.technique)];
    std::ifstream file(samples::folder() + "/" + std::string(row.id) + ".txt");
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with(":" + std::string(row.id) + ":")) continue;
      const Puzzle puzzle = parse(line)->puzzle;
      const Board board = puzzle.start().board;
      int left = 3;
      samples::for_each_step(puzzle, row.technique, [&](const Step& step) {
        std::string text = describe(board, step, kGerman);
        for (const HintLevel level : {HintLevel::name, HintLevel::area, HintLevel::cells}) {
          text += "\n" + hint_text(board, step, level, kGerman);
        }
        EXPECT_EQ(find_english(text), "") << row.id << ": " << text;
        for (const char* fault : {"  ", " .", " ,", "..", "{", "[", "in  "}) {
          EXPECT_EQ(text.find(fault), std::string::npos) << row.id << ": " << text;
        }
        if (explain::find_teller(row.technique) == nullptr) {
          std::string filled;
          explain::Writer w(filled, kGerman);
          EXPECT_EQ(explain::fill(w, entry.words, board, step), "") << row.id;
        }
        ++steps;
        return --left > 0 ? Flow::go_on : Flow::stop;
      });
    }
  }
  EXPECT_GT(steps, 150);
}

TEST(German, WhatItLacksIsToldInEnglish) {
  EXPECT_EQ(told(Technique::als_xz), told(Technique::als_xz, {}));
  EXPECT_EQ(told(Technique::unique_rectangle_1), told(Technique::unique_rectangle_1, {}));
  EXPECT_EQ(words_of(Technique::als_xz, Language::german).why, prose(Technique::als_xz).why);
}

}  // namespace
}  // namespace nonet
