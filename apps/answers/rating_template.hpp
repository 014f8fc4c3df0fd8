// A line of one's own for a rating (--format): %p the puzzle, %t the techniques, %{er} a part of
// the rating, or the letter the part has (%l), %% a percent sign.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/rate.hpp"

namespace nonet::answers {

// "expected %p, ... found '%q'", if it is none for this scale.
std::optional<std::string> find_fault_in_template(std::string_view text, const Scale& scale);

// The template must be good for the scale of the rating.
std::string fill_template(std::string_view text, std::string_view cells, const Rating& rating);

}  // namespace nonet::answers
