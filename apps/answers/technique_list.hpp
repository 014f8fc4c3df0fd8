// Techniques as they are typed: a list of them, and what to say to a word that is none.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/technique.hpp"

namespace nonet::answers {

// How many letters have to change, or neighbours to be swapped, to get from one word to the other.
std::size_t edit_distance(std::string_view a, std::string_view b);

// "there is no technique 'xy_wong'; did you mean 'xy_wing'?"
std::string unknown_technique(const std::string& word);

// Adds techniques by id, name or HoDoKu code, or families of them, split by commas. Says what is
// wrong with the list, if anything.
std::optional<std::string> read_techniques(const std::string& list, std::vector<Technique>& read);

}  // namespace nonet::answers
