// See page.hpp.

#include "serve/page.hpp"

#include <algorithm>

namespace nonet::serve {
namespace {

struct Type {
  std::string_view ending, name;
};
constexpr Type kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
};

bool is_hash_letter(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
         c == '-';
}

}  // namespace

const File* find_file(std::string_view path) {
  if (path == "/") path = "/index.html";
  const std::span<const File> files = page_files();
  const auto found = std::find_if(files.begin(), files.end(),
                                  [path](const File& file) { return file.path == path; });
  return found == files.end() ? nullptr : &*found;
}

std::string_view type_of(const File& file) {
  for (const Type& type : kTypes) {
    if (file.path.ends_with(type.ending)) return type.name;
  }
  return "application/octet-stream";
}

bool is_forever(const File& file) {
  constexpr std::size_t kHash = 8;  // as vite makes them
  if (!file.path.starts_with("/assets/")) return false;
  const std::string_view stem = file.path.substr(0, file.path.rfind('.'));
  if (stem.size() <= kHash || stem[stem.size() - kHash - 1] != '-') return false;
  const std::string_view hash = stem.substr(stem.size() - kHash);
  return std::all_of(hash.begin(), hash.end(), is_hash_letter);
}

}  // namespace nonet::serve
