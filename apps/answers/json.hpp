// The JSON that is answered: one object a line, described in docs/JSON.md.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "answers/item.hpp"
#include "nonet/explain.hpp"

namespace nonet::answers {

using Json = nlohmann::ordered_json;

// The fields every answer begins with: schema, index, puzzle. For an unreadable entry also its
// status, where it went wrong and why, and nothing needs to be added.
Json begin_answer(const Item& item, std::string_view command);
Json begin_answer(std::uint64_t index, std::string_view puzzle, std::string_view command);

Json cell_names(CellSet cells);  // ["r1c1", ...]
Json house_names(HouseSet houses);
Json tally_json(const std::vector<TechniqueCount>& tally);  // {"full_house": 19, ...}
// {"technique": ..., "place": [...], "eliminate": [...], "text": ..., "evidence": [...]}
Json step_json(const Board& before, const Step& step, Telling telling);
// {"shapes": [...], "legend": [...], "cells": [...]}
Json drawing_json(const Drawing& drawing);

// One line. Bytes that are not UTF-8 are replaced: JSON cannot hold them.
std::string to_line(const Json& json);

}  // namespace nonet::answers
