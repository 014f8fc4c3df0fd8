// The loop: one thread, many visitors. A thousand who say nothing cost a thousand descriptors and
// no more; who comes when all places are taken gets the place of the one who has been idle longest.
#pragma once

#include "serve/listener.hpp"
#include "serve/site.hpp"

namespace nonet::serve {

// Serves until something can be read from `stop`.
void serve(const Listener& listener, Site& site, int stop);

}  // namespace nonet::serve
