// See features.hpp. Asked of the processor itself, because compilers' own tests
// (__builtin_cpu_supports) do not know every one of these.

#include "search/features.hpp"

namespace nonet::search {
namespace {

// Where a feature shows: a leaf of cpuid, one of its registers, a bit there; and which registers
// the operating system must save for it.
enum Register : std::uint8_t { eax, ebx, ecx, edx };
enum class Saved : std::uint8_t { xmm, ymm, zmm };
struct Row {
  const char* name;
  unsigned leaf;
  Register where;
  int bit;
  Saved saved;
};

constexpr Row kPlaces[] = {
    {"pni", 1, ecx, 0, Saved::xmm},          {"ssse3", 1, ecx, 9, Saved::xmm},
    {"sse4_1", 1, ecx, 19, Saved::xmm},      {"sse4_2", 1, ecx, 20, Saved::xmm},
    {"popcnt", 1, ecx, 23, Saved::xmm},      {"abm", 0x80000001, ecx, 5, Saved::xmm},
    {"bmi1", 7, ebx, 3, Saved::xmm},         {"bmi2", 7, ebx, 8, Saved::xmm},
    {"avx", 1, ecx, 28, Saved::ymm},         {"f16c", 1, ecx, 29, Saved::ymm},
    {"fma", 1, ecx, 12, Saved::ymm},         {"avx2", 7, ebx, 5, Saved::ymm},
    {"avx512f", 7, ebx, 16, Saved::zmm},     {"avx512bw", 7, ebx, 30, Saved::zmm},
    {"avx512vl", 7, ebx, 31, Saved::zmm},    {"avx512dq", 7, ebx, 17, Saved::zmm},
    {"avx512_vbmi2", 7, ecx, 6, Saved::zmm}, {"avx512_bitalg", 7, ecx, 12, Saved::zmm},
};
static_assert(sizeof kPlaces / sizeof *kPlaces == kFeatures);

#if defined(__x86_64__)

struct Leaf {
  unsigned out[4];
};

Leaf ask(unsigned leaf) {
  Leaf l{};
  asm("cpuid"
      : "=a"(l.out[eax]), "=b"(l.out[ebx]), "=c"(l.out[ecx]), "=d"(l.out[edx])
      : "0"(leaf), "2"(0));
  return l;
}

// Zeros for a leaf that this processor does not have.
Leaf ask_if_there(unsigned leaf) {
  return leaf <= ask(leaf & 0x80000000).out[eax] ? ask(leaf) : Leaf{};
}

// What the rows ask for, each asked once: a virtual machine answers for its processor, and takes
// some microseconds each time.
class Processor {
 public:
  bool is_set(unsigned leaf, Register where, int bit) const {
    const Leaf& answer = leaf == 1 ? one_ : leaf == 7 ? seven_ : extended_;
    return (answer.out[where] >> bit & 1) != 0;
  }

 private:
  Leaf one_ = ask_if_there(1), seven_ = ask_if_there(7), extended_ = ask_if_there(0x80000001);
};

Saved saved_registers(const Processor& processor) {
  constexpr unsigned kXmmAndYmm = 0b110, kAll = 0b11100110;
  if (!processor.is_set(1, ecx, 27))
    return Saved::xmm;  // osxsave: without it the question is not allowed
  unsigned low = 0, high = 0;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  if ((low & kAll) == kAll) return Saved::zmm;
  return (low & kXmmAndYmm) == kXmmAndYmm ? Saved::ymm : Saved::xmm;
}

#endif

}  // namespace

const char* name(Feature feature) { return kPlaces[static_cast<int>(feature)].name; }

FeatureSet features_here() {
  FeatureSet here = 0;
#if defined(__x86_64__)
  const Processor processor;
  const Saved saved = saved_registers(processor);
  for (int f = 0; f < kFeatures; ++f) {
    const Row& row = kPlaces[f];
    if (row.saved <= saved && processor.is_set(row.leaf, row.where, row.bit))
      here |= set_of(Feature(f));
  }
#endif
  return here;
}

}  // namespace nonet::search
