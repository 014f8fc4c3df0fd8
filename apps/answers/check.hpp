// The answers of `check`: a diagnosis, its phrases, and what became of a solution that came along.
#pragma once

#include <string>
#include <vector>

#include "answers/args.hpp"
#include "answers/item.hpp"
#include "nonet/check.hpp"

namespace nonet::answers {

// The solution that came with the puzzle, against the one that was found.
struct KeptSolution {
  bool is_kept = false;
  bool is_right = false;
  CellSet wrong;
};

struct Checked {
  Diagnosis diagnosis;
  KeptSolution kept;
  std::vector<std::string> phrases;  // what there is to say beside the verdict

  bool is_fine() const {
    return diagnosis.verdict == Verdict::unique && (!kept.is_kept || kept.is_right);
  }
};
// The entry must be readable. Ends soon with what is known when `stop` is set.
Checked check_entry(const Entry& entry, const Args& args, const std::atomic<bool>* stop = nullptr);

}  // namespace nonet::answers
