// SudoCue header lines: # and a letter and words.
#pragma once

#include <string>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::text {

// Takes "#AMe" into words.author, and so on; false if the letter is none of SudoCue's.
bool read_header(std::string_view line, Words& words);
void write_headers(const Words& words, std::string& out);
void lose_title(const Record& record, std::vector<std::string_view>& losses);

}  // namespace nonet::text
