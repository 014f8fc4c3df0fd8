// What a technique is, why it holds, and an example: for `nonet help` and for docs/TECHNIQUES.md.
#pragma once

#include <string>

#include "nonet/picture.hpp"
#include "nonet/technique.hpp"
#include "nonet/telling.hpp"

namespace nonet::cli {

std::string se_text(
    const TechniqueInfo& row);  // "3.2"; nothing if Sudoku Explainer has no price for it
std::string technique_help(const TechniqueInfo& row, PictureOptions options, Telling telling);
std::string technique_pages();  // all of them, as Markdown

}  // namespace nonet::cli
