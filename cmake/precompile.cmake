# nonet_precompile(TARGET header...): the headers that most files of the target read are parsed once, which
# halves the time of a first build. It hides a missing include, so the builds that look for those (lint)
# go without: NONET_PRECOMPILE=OFF.

# The headers of nonet that nearly every file reads and that seldom change. Not among them: the names of
# the techniques, and what belongs to one room; a change there is no reason to build everything again.
set(NONET_HEADERS <nonet/board.hpp> <nonet/puzzle.hpp> <nonet/step.hpp> <nonet/text.hpp> <nonet/walk.hpp>)
option(NONET_PRECOMPILE "Parse common headers once" ON)
# Elsewhere each bundle reads its headers itself, once: a sanitized room may have flags of its own, which
# precompiled headers would have to share.
set(nonet_precompiles ${NONET_PRECOMPILE})
if(NONET_BUNDLE AND (NONET_WASM OR NONET_SANITIZE OR NOT CMAKE_CXX_COMPILER_ID MATCHES Clang))
  set(nonet_precompiles OFF)
endif()

# nonet_precompile_as(TARGET OTHER): the same headers with the same options as another target: parsed with it.
function(nonet_precompile_as target other)
  if(nonet_precompiles)
    target_precompile_headers(${target} REUSE_FROM ${other})
  endif()
endfunction()

function(nonet_precompile target)
  if(nonet_precompiles)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()
