// HoDoKu's order: which of a technique's steps it takes. Most of its finders stop at the first step
// of a fixed scan; the place of a step in that scan is its key. Others collect and sort.
#pragma once

#include <array>

#include "nonet/step.hpp"
#include "nonet/walk.hpp"
#include "rating/hodoku_queue.hpp"

namespace nonet::rating {

// Compared from left to right; the smaller key is taken first.
using Key = std::array<int, 10>;
using KeyOf = Key (*)(const Step&, const Board&);

Key key_of_intersection(const Step& step, const Board& board);
Key key_of_naked_subset(const Step& step, const Board& board);
Key key_of_hidden_subset(const Step& step, const Board& board);
Key key_of_fish(const Step& step, const Board& board);
Key key_of_two_lines(const Step& step, const Board& board);
Key key_of_w_wing(const Step& step, const Board& board);
Key key_of_xy_wing(const Step& step, const Board& board);
Key key_of_xyz_wing(const Step& step, const Board& board);
Key key_of_chain(const Step& step, const Board& board);
Key key_of_guess(const Step& step, const Board& board);

// Tells the queue what a step is about to do, in the order in which HoDoKu does it.
void follow(HodokuQueue& queue, const Step& step);

}  // namespace nonet::rating
