// The web page as it was built, inside the program: a fixed table of files and nothing else. No
// file system stands behind it, so there is no path that could lead out of it.
#pragma once

#include <span>
#include <string_view>

namespace nonet::serve {

struct File {
  std::string_view path;  // "/assets/index-1a2b3c4d.js"
  std::string_view bytes;
  std::string_view gzip;  // the same, compressed; empty if that gains little
  std::string_view hash;  // of the bytes
};

// Written by embed.cmake.
std::span<const File> page_files();
std::string_view page_bytes();  // all of them, one after the other

// The file a path means, "/" being "/index.html".
const File* find_file(std::string_view path);

std::string_view type_of(const File& file);
// Hashed names (assets/name-1a2b3c4d.js) never change their content; everything else may.
bool is_forever(const File& file);

}  // namespace nonet::serve
