// The templates of techniques (Prose::explanation), filled with what a step shows, and those of
// sentences, filled with what they are told about.
//
//   {role}              its houses if it has any, else its cells, else its digits: "a, b and c"
//   {role+role}         of both roles
//   {role.cells}        also .digits and .houses: one of them by name
//   {role.or}           "a, b or c";  {role.nor}: "neither a nor b", "none of a, b and c"
//   {role.digits.or}    both
//   {role.count}        how many, as a word: "two";  {role.Count}: "Two";  {role.both}: "both"
//                       for two where the language says so
//   {role.a}            one digit with its article: "an 8";  {role.s}: its plural, "8s"
//   {role.acc}          also .dat and .gen: houses in a case, where the language has cases
//   {role.same}         of one house: "same row";  {role.its}: as in "row 2 has its 5"
//   {role.marks}        the candidates that its cells have on the board: "2, 3 and 4"
//   {role.values}       what is written in its cells: "r8c3=4, r9c3=5"
//   {role|is|are}       the first word if {role} is one thing; {role|one|two|more} in three forms
//   {T}                 what the step changes, in words;  {hit}: the cells that it changes
//   {T.so}              the same where a word before it draws the verb to the front
//   {clue}  {rule}      the clue that the step speaks of: "the cage of 17 at r1c12"; what it says
//   {sees:role}         "it sees both", "they see all three"
//   [ ... ]             left out if something named inside was not shown
//   {<words} {>words}   only where the verb stands in its place, only where it is drawn to the
//   front
//
// In a sentence (sentences.def) fields have the names of its row in the place of roles.
//
// A template is cut into pieces once; filling one takes no more than writing it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explain/writer.hpp"

namespace nonet::explain {

struct Field {
  enum class What : std::uint8_t { role, value, effect, hit, clue, rule, sees, if_plain, if_after };
  enum class Part : std::uint8_t { any, cells, digits, houses, marks, values };
  enum class Form : std::uint8_t {
    list,
    count,
    capital_count,
    both,
    article,
    plural,
    same,
    its,
    choice
  };

  What what = What::role;
  Part part = Part::any;
  Form form = Form::list;
  Join join = Join::all;
  Case in_case = Case::bare;
  Order order = Order::plain;  // of a phrase
  std::uint64_t roles = 0;     // bit i: the role with number i
  std::size_t value = 0;       // of a sentence: which of its values
  std::string_view words[3];   // of a choice: for one, two, more; of an order: the first
};

struct Piece {
  enum class Kind : std::uint8_t { plain, field, open, close };
  Kind kind = Kind::plain;
  std::string_view text;
  Field field;
};

struct Template {
  std::vector<Piece> pieces;
  std::string fault;  // an unknown role, an unclosed brace; empty if there is none
};
Template read_template(std::string_view words);
Template read_sentence(std::string_view words, std::string_view names);  // split by blanks

// Says what the template names outside brackets and the step lacks; empty if nothing is.
std::string_view fill(Writer& w, const Template& words, const Board& board, const Step& step);

}  // namespace nonet::explain
