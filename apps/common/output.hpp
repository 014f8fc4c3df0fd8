// Output: standard output or a file, buffered, with every failure noticed.
//
// A file is written under another name beside its place and renamed when all is done, so that a run
// that fails or is interrupted leaves the old file alone and never half a new one. It keeps the
// permissions and, where we may say so, the owner of the file it replaces; a symbolic link stays
// one. A reader that goes away (`| head`) is not a failure: it has seen enough. What is called .gz
// or .zst is packed.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "common/interrupt.hpp"
#include "common/packer.hpp"

namespace nonet::apps {

class Output {
 public:
  // "-" or nothing is standard output.
  enum class Packing : std::uint8_t { by_name, zstandard, puzzles };
  explicit Output(const std::string& path, Packing packing = Packing::by_name);
  ~Output();  // without `finish`, a file that was begun is removed
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  void write(std::string_view text);
  void flush();
  // Flushes and puts the file in its place. False if anything failed, now or earlier.
  bool finish();
  // Instead of `finish`: the old file stays, what was written goes beside it as FILE.partial. False
  // if that failed, or if there is no file to replace.
  bool keep_partial();

  // A file that `finish` will put in its place, as opposed to a stream that is written as it comes.
  bool is_replacing() const { return !place_.empty(); }
  bool is_terminal() const { return is_terminal_; }
  bool is_wanted() const { return !is_closed_ && error_.empty(); }  // false: no use to go on
  const std::string& error() const { return error_; }
  const std::string& label() const { return label_; }  // 'out.sdk' in quotes, or standard output
  std::string partial_label() const;                   // 'out.sdk.partial'

 private:
  void open_beside(const std::string& path);
  void send(std::string_view text);
  bool close_file();
  bool put_in_place(const std::string& path);

  std::string label_ = "standard output";
  std::string error_;
  std::string buffer_;
  std::string place_;      // where the file will stand, if it is a file
  std::string temporary_;  // where it is written
  UnfinishedFile unfinished_;
  std::unique_ptr<Packer> packer_;  // none: the text is the content
  int descriptor_ = -1;
  bool is_terminal_ = false;
  bool is_closed_ = false;  // the reader went away
};

}  // namespace nonet::apps
