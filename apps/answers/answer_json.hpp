// The JSON that is answered: one object a line, described in docs/JSON.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "answers/item.hpp"
#include "answers/json_text.hpp"
#include "nonet/explain.hpp"

namespace nonet::answers {

// The fields every answer begins with: schema, index, puzzle. For an unreadable entry also its
// status, where it went wrong and why, and nothing needs to be added.
Json begin_answer(const Item& item, std::string_view command);
Json begin_answer(std::uint64_t index, std::string_view puzzle, std::string_view command);

Json cell_names(CellSet cells);  // ["r1c1", ...]
Json house_names(HouseSet houses, const Rules& rules);
Json candidate_rows(const Puzzle& puzzle);  // a list a row: "124", empty for a filled cell
Json tally_json(const std::vector<TechniqueCount>& tally);  // {"full_house": 19, ...}
// The language of an answer's words, where it is not English.
void add_language(Json& json, Language language);

// {"technique": ..., "place": [...], "eliminate": [...], "text": ..., "evidence": [...]}
// and "drawing" if there is one.
Json step_json(const Board& before, const Step& step, Telling telling,
               const std::optional<Drawing>& drawing = std::nullopt);
// The same, straight into the text of an answer that has many.
void write_step(std::string& out, const Board& before, const Step& step, Telling telling,
                const std::optional<Drawing>& drawing);
// A further field of a step that was written: the drawing as a picture.
void add_svg(std::string& step, const Drawing& drawing);

std::string to_line(const Json& json);  // with its end

}  // namespace nonet::answers
