// Output: standard output or a file, buffered, with every failure noticed.
//
// A file is written under another name beside its place and renamed when all is done, so that a run
// that fails or is interrupted leaves the old file alone and never half a new one. It keeps the
// permissions and, where we may say so, the owner of the file it replaces; a symbolic link stays
// one. A reader that goes away (`| head`) is not a failure: it has seen enough.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::apps {

class Output {
 public:
  // "-" or nothing is standard output.
  explicit Output(const std::string& path);
  ~Output();  // without `finish`, a file that was begun is removed
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  void write(std::string_view text);
  void flush();
  // Flushes and puts the file in its place. False if anything failed, now or earlier.
  bool finish();

  // A file that `finish` will put in its place, as opposed to a stream that is written as it comes.
  bool is_replacing() const { return !place_.empty(); }
  bool is_terminal() const { return is_terminal_; }
  bool is_wanted() const { return !is_closed_ && error_.empty(); }  // false: no use to go on
  const std::string& error() const { return error_; }
  const std::string& label() const { return label_; }  // 'out.sdk' in quotes, or standard output

 private:
  void open_beside(const std::string& path);
  void send(std::string_view text);

  std::string label_ = "standard output";
  std::string error_;
  std::string buffer_;
  std::string place_;      // where the file will stand, if it is a file
  std::string temporary_;  // where it is written
  int descriptor_ = -1;
  bool is_terminal_ = false;
  bool is_closed_ = false;  // the reader went away
};

}  // namespace nonet::apps
