// Interrupt: Ctrl-C, and the signals that end programs, as a wish to end with what is known so far.
// The first one sets the flag and wakes whoever waits for input; a second one (half a second later
// or more) ends the program the hard way. Files that are begun are removed in either case, if
// nobody listens by the signal itself.
#pragma once

#include <atomic>
#include <string>

namespace nonet::apps {

// Starts listening, once; the flag lives as long as the program.
const std::atomic<bool>& listen_for_interrupt();
// Ends the program as the signal would have that was noted; returns if there was none.
void end_as_interrupted();

// Waits until there is something to read, or the end of it; false: interrupted while waiting.
bool wait_for_input(int descriptor);
// Whether there is, without waiting.
bool has_input(int descriptor);

// A file that a signal shall remove when it ends the program; move only.
class UnfinishedFile {
 public:
  UnfinishedFile() = default;
  explicit UnfinishedFile(const std::string& path);
  ~UnfinishedFile() { release(); }
  UnfinishedFile(UnfinishedFile&& other) noexcept;
  UnfinishedFile& operator=(UnfinishedFile&& other) noexcept;
  void release();  // it is removed or in its place

 private:
  int place_ = -1;
};

}  // namespace nonet::apps
