// German, as proof that a language is a table: every family without a word of English, each
// technique told as tests/data/words_de/<family>.txt has it, and English where a table has nothing.
//
// NONET_RENEW=1 writes those files anew; what changed is then read by somebody who speaks German.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"
#include "logic/samples.hpp"
#include "nonet/drawing.hpp"
#include "nonet/hint.hpp"
#include "nonet/mistakes.hpp"
#include "nonet/techniques.hpp"
#include "nonet/variants.hpp"

namespace nonet {
namespace {

constexpr Telling kGerman{.language = Language::german};

// Whether German has a row for it; a technique that came without is told in English.
bool has_german(Technique technique) {
  return words_of(technique, Language::german).summary != prose(technique).summary;
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
      R"(Suppose|Either|every|cell|cells|digit|digits|place|places|lies|sees|see|with|of|to)\b)");
  std::smatch found;
  return std::regex_search(text, found, kEnglish) ? found.str() : "";
}

TEST(German, EverySentenceIsThere) {
  const explain::Dictionary& german = explain::dictionary(Language::german);
  for (std::size_t i = 0; i < german.sentences.size(); ++i) {
    EXPECT_EQ(german.sentences[i].speaker, &german)
        << explain::dictionary(Language::english).sentences[i].words.pieces.front().text;
  }
}

TEST(German, EveryVariantIsSaidInTheLegend) {
  const auto english = explain::variant_words(Language::english);
  const auto german = explain::variant_words(Language::german);
  ASSERT_EQ(english.size(), german.size());
  for (std::size_t i = 0; i < german.size(); ++i) {
    EXPECT_NE(english[i], german[i]);
    EXPECT_EQ(find_english(std::string(german[i])), "");
  }
  Puzzle puzzle(Grid(), *make_rules({.variants = {Variant::x, Variant::antiknight}}));
  Step step(Technique::naked_single);
  step.place(Cell(0), Digit(1)).show(Role::cell, Cell(0));
  const std::string drawn = to_json(drawing_of(puzzle, step, {.telling = kGerman}));
  EXPECT_NE(drawn.find(german[static_cast<std::size_t>(Variant::x)]), std::string::npos);
  EXPECT_NE(drawn.find("Springerzugs"), std::string::npos);
  EXPECT_EQ(drawn.find("diagonals"), std::string::npos);
}

TEST(German, EveryTemplateIsWithoutFault) {
  for (const Language language : {Language::english, Language::german}) {
    const explain::Dictionary& all = explain::dictionary(language);
    for (const auto& entry : all.sentences) EXPECT_EQ(entry.words.fault, "");
    for (const auto& entry : all.techniques) EXPECT_EQ(entry.words.fault, "");
    std::set<Sentence> seen;
    for (const explain::Chapter* chapter : all.words->chapters) {
      for (const auto& row : chapter->sentences) {
        EXPECT_TRUE(seen.insert(row.sentence).second) << row.words;
      }
      for (const auto& row : chapter->techniques) {
        const auto technique = find_technique(row.id);
        EXPECT_TRUE(technique && info(*technique).id == row.id) << row.id;
      }
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
    EXPECT_EQ(named(german.sentences[i].words),
              named(explain::dictionary(Language::english).sentences[i].words))
        << german.sentences[i].words.pieces.front().text;
  }
}

// Every sample, told in full and in all levels of a hint.
TEST(German, EveryTechniqueIsToldWithoutEnglish) {
  int steps = 0, known = 0;
  for (const TechniqueInfo& row : techniques()) {
    if (!has_german(row.technique)) continue;
    ++known;
    const TechniqueWords& words = words_of(row.technique, Language::german);
    EXPECT_EQ(find_english(std::string(words.summary) + " " + std::string(words.why)), "")
        << row.id;
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
        // A long way is cut: "r1c1 → ... → r2c7".
        text = std::regex_replace(text, std::regex(R"( \.\.\. )"), " ");
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
  EXPECT_GT(steps, 300);
  EXPECT_GE(known, 154);
}

// The first sample of each technique, word by word.
TEST(German, EveryTechniqueIsToldAsWritten) {
  std::map<std::string, std::string> told_by_family;
  for (const TechniqueInfo& row : techniques()) {
    if (!has_german(row.technique)) continue;
    std::string family(name(row.family));
    std::replace(family.begin(), family.end(), ' ', '_');
    told_by_family[family] += "== " + std::string(row.id) + "\n" + told(row.technique) + "\n\n";
  }
  const std::string folder = std::string(std::getenv("NONET_TEST_DATA")) + "/words_de/";
  for (const auto& [family, text] : told_by_family) {
    const std::string path = folder + family + ".txt";
    if (std::getenv("NONET_RENEW") != nullptr) std::ofstream(path) << text;
    std::ifstream file(path);
    std::ostringstream wanted;
    wanted << file.rdbuf();
    EXPECT_EQ(text, wanted.str()) << path;
  }
}

TEST(German, WhatALanguageLacksIsToldInEnglish) {
  const explain::SentenceRow rows[] = {{Sentence::so_effect, "Donc {T}."}};
  const explain::Chapter chapter = {.sentences = rows};
  const explain::Chapter* const chapters[] = {&chapter};
  const explain::Dictionary& english = explain::dictionary(Language::english);
  const explain::Vocabulary words = {.grammar = english.words->grammar, .chapters = chapters};
  explain::Dictionary poor;
  explain::make_dictionary(poor, words, &english);
  std::string text;
  {
    explain::Writer w(text, {});
    const explain::InLanguage speaker(w, poor);
    w.tell(Sentence::so_effect, {std::string_view("x")});
    w.tell(Sentence::colour_blue);
  }
  EXPECT_EQ(text, "Donc x.blue");
  EXPECT_EQ(poor.technique_words.front().why, prose(techniques().front().technique).why);
}

}  // namespace
}  // namespace nonet
