// Interrupt: Ctrl-C as a wish to end with what is known so far. The first press sets the flag, a
// second one (half a second later or more) ends the program the hard way.
#pragma once

#include <atomic>

namespace nonet::apps {

// Starts listening, once; the flag lives as long as the program.
const std::atomic<bool>& listen_for_interrupt();

}  // namespace nonet::apps
