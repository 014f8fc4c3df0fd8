// The numbered lines of a chain or a net, drawn: what each supposes or makes true as a node with
// its number, and links from what it rests on.
#pragma once

#include "draw/sketch.hpp"
#include "explain/implications.hpp"
#include "nonet/telling.hpp"

namespace nonet::explain {

void draw_lines(drawing::Sketch& sketch, const Implications& told, Language language);
// A chain that is not told in lines: its nodes and links, with no beginning and no end.
void draw_chain(drawing::Sketch& sketch, const Chain& chain, Language language);

}  // namespace nonet::explain
