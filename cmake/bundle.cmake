# nonet_bundle(TARGET [file...]): several sources are one to the compiler, so that it reads the headers they share
# once and instantiates and compiles once what they all instantiate; with precompiled headers on top (alone
# they would be lost). Each object costs 0.2 s before its first own line, and every one that touches a string
# or a vector compiles these anew: eight verbs took 6.4 s one by one and 3.1 s together. The files named use a
# name that another one has, and stay alone.
#
# Eight at a time (NONET_BUNDLE_FILES) is for those who change them: eight files are compiled again instead of one,
# seconds. Who only wants the program has a folder at a time: nobody waits for a second build.
# Lint looks at every file by itself: NONET_BUNDLE=OFF.
set(nonet_whole_folders OFF)
if(NONET_BUNDLE AND NONET_BUNDLE_FILES EQUAL 0)
  set(nonet_whole_folders ON)
endif()

function(nonet_bundle target)
  if(NOT NONET_BUNDLE)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${NONET_BUNDLE_FILES})
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  # GCC takes a name of one file for a shadow on another's; clang has the last word on shadows.
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${target} PRIVATE -Wno-shadow)
  endif()
endfunction()

# nonet_names_techniques(file...): these read techniques.hpp and are compiled again with every new row, alone.
function(nonet_names_techniques)
  if(nonet_whole_folders)
    return()
  endif()
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# nonet_soon(TARGET): compiled soon rather than fast, for what talks and is waited for by a person. Most of a
# compiler's time goes into functions that were inlined into others and optimised once more; with little of
# that, eight verbs take 2.0 s instead of 3.1 s. The level is one that can share its headers with -O3.
function(nonet_soon target)
  if(NONET_WASM)
    return() # small there, which is soon enough
  endif()
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:SHELL:-mllvm -inline-threshold=20>")
  endif()
endfunction()

# nonet_gently(TARGET): at -O2, a twelfth sooner. Ratings and words run as many instructions as at -O3; logic would
# run 2.5 % more, canon 6 %, reading lines 1 %; symmetric puzzles took 3 % longer to make, and the search was measured
# engine by engine.
function(nonet_gently target)
  if(NONET_WASM)
    return()
  endif()
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O2>)
endfunction()
