// A test that draws many samples divides their number by this: Release sees them all, a sanitized
// build, which takes ten times as long, a share of them.
#pragma once

namespace nonet {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define NONET_IS_SANITIZED
#endif
#endif

#ifdef NONET_IS_SANITIZED
inline constexpr int kShare = 10;
#else
inline constexpr int kShare = 1;
#endif

}  // namespace nonet
