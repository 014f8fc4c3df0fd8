// Baseline: what was measured before, in a file of the repository, so that a run can be read beside
// it.
//
// Nanoseconds of another machine say nothing. So speeds are told in times the speed of plain search
// (src/search/plain.cpp) on puzzles of the same collection, taken in turns in the same run: nobody
// makes that faster, and it has no kernels.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace nonet::bench {

class Baseline {
 public:
  // An absent file is an empty baseline.
  explicit Baseline(const std::string& path) {
    std::ifstream file(path);
    if (file) rows_ = JsonValue::parse(file, nullptr, false);
    if (!rows_.is_object()) rows_ = JsonValue::object();
  }

  static std::string key(const std::string& corpus, const std::string& kernel,
                         const std::string& engine, unsigned limit) {
    return corpus + " " + kernel + " " + engine + " " + std::to_string(limit);
  }
  std::optional<double> find(const std::string& key) const {
    const auto row = rows_.find(key);
    if (row == rows_.end() || !row->is_number()) return std::nullopt;
    return row->get<double>();
  }
  void set(const std::string& key, double times) {
    char digits[32];  // three that count
    std::snprintf(digits, sizeof digits, "%.3g", times);
    rows_[key] = std::strtod(digits, nullptr);
  }
  bool write(const std::string& path) const {
    std::ofstream file(path);
    file << rows_.dump(1) << '\n';
    return static_cast<bool>(file.flush());
  }

 private:
  using JsonValue = nlohmann::json;  // sorted, so that changes can be read
  JsonValue rows_;
};

// Two columns: what the baseline says, and the change.
inline void print_beside(const std::optional<double>& before, double times) {
  if (before) {
    std::printf("%10.4g%+8.1f%%", *before, 100 * (times / *before - 1));
  } else {
    std::printf("%10s%9s", "-", "");
  }
}

}  // namespace nonet::bench
