# The warnings our own targets are built with; consumers are spared them. A package is built by compilers that
# nobody here has seen: there a warning is no reason to end.
option(NONET_WERROR "Take warnings for errors" ON)
function(nonet_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion
                         -Wno-sign-conversion -Wshadow $<$<BOOL:${NONET_WERROR}>:-Werror>)
  # GCC 12 takes `"text" + string` for a copy onto itself (its bug 105651); 13 no longer does.
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  # Clang 15 and later see that stable_sort of libstdc++ 12 uses what libstdc++ 12 has deprecated.
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 15)
    target_compile_options(${target} PRIVATE -Wno-deprecated-declarations)
  endif()
endfunction()
