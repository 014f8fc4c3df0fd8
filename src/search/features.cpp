// See features.hpp. Asked of the processor itself, because compilers' own tests
// (__builtin_cpu_supports) do not know every one of these.

#include "search/features.hpp"

namespace nonet::search {
namespace {

// Where a feature shows: a leaf of cpuid, one of its registers, a bit there; and which registers
// the operating system must save for it.
enum Register : int { kEax, kEbx, kEcx, kEdx };
enum Saved : int { kBasic, kYmm, kZmm };
struct Row {
  const char* name;
  unsigned leaf;
  Register where;
  int bit;
  Saved saved;
};

constexpr Row kRows[] = {
    {"pni", 1, kEcx, 0, kBasic},        {"ssse3", 1, kEcx, 9, kBasic},
    {"sse4_1", 1, kEcx, 19, kBasic},    {"sse4_2", 1, kEcx, 20, kBasic},
    {"popcnt", 1, kEcx, 23, kBasic},    {"abm", 0x80000001, kEcx, 5, kBasic},
    {"bmi1", 7, kEbx, 3, kBasic},       {"bmi2", 7, kEbx, 8, kBasic},
    {"avx", 1, kEcx, 28, kYmm},         {"f16c", 1, kEcx, 29, kYmm},
    {"fma", 1, kEcx, 12, kYmm},         {"avx2", 7, kEbx, 5, kYmm},
    {"avx512f", 7, kEbx, 16, kZmm},     {"avx512bw", 7, kEbx, 30, kZmm},
    {"avx512vl", 7, kEbx, 31, kZmm},    {"avx512dq", 7, kEbx, 17, kZmm},
    {"avx512_vbmi2", 7, kEcx, 6, kZmm}, {"avx512_bitalg", 7, kEcx, 12, kZmm},
};
static_assert(sizeof kRows / sizeof *kRows == kFeatures);

#if defined(__x86_64__)

struct Leaf {
  unsigned out[4];
};

Leaf ask(unsigned leaf) {
  Leaf l{};
  asm("cpuid"
      : "=a"(l.out[kEax]), "=b"(l.out[kEbx]), "=c"(l.out[kEcx]), "=d"(l.out[kEdx])
      : "0"(leaf), "2"(0));
  return l;
}

bool is_set(unsigned leaf, Register where, int bit) {
  const unsigned highest = ask(leaf & 0x80000000).out[kEax];
  return leaf <= highest && (ask(leaf).out[where] >> bit & 1) != 0;
}

Saved saved_registers() {
  constexpr unsigned kXmmAndYmm = 0b110, kAll = 0b11100110;
  if (!is_set(1, kEcx, 27)) return kBasic;  // osxsave: without it the question is not allowed
  unsigned low = 0, high = 0;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  if ((low & kAll) == kAll) return kZmm;
  return (low & kXmmAndYmm) == kXmmAndYmm ? kYmm : kBasic;
}

#endif

}  // namespace

const char* name(Feature feature) { return kRows[feature].name; }

FeatureSet features_here() {
  FeatureSet here = 0;
#if defined(__x86_64__)
  const Saved saved = saved_registers();
  for (int f = 0; f < kFeatures; ++f) {
    const Row& row = kRows[f];
    if (row.saved <= saved && is_set(row.leaf, row.where, row.bit)) here |= FeatureSet{1} << f;
  }
#endif
  return here;
}

}  // namespace nonet::search
