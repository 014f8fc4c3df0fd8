#include "nonet/explain.hpp"
namespace nonet {
std::string draw_step_svg(const Puzzle&, const Step&, const StepSvgOptions&) { return {}; }
}  // namespace nonet
