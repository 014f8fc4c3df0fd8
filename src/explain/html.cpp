#include "nonet/explain.hpp"
namespace nonet {
std::string html_page(const Trace&, const PageOptions&) { return {}; }
}  // namespace nonet
