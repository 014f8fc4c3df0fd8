// Just enough XML to read OpenSudoku's files: tags with their attributes, and the text between
// them, streamed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/byte_stream.hpp"

namespace nonet::text {

struct Tag {
  std::string name;  // "/folder" for a closing one
  std::vector<std::pair<std::string, std::string>> attributes;
  std::string text_before;  // since the tag before, decoded and trimmed
  std::string source;       // as it stood there
  long line = 1, column = 1;
  bool is_cut = false;  // the input ended, or it went on for more than 1 MiB

  const std::string* find(std::string_view attribute) const;
};

// The next tag; comments, declarations and processing instructions are passed over.
std::optional<Tag> next_tag(ByteStream& input);

std::string escape_xml(std::string_view text);

}  // namespace nonet::text
