# One line for each SIMD target: the engine, the processor it belongs to, and the flags its file needs
# on top of the portable ones. The rest of the library is built without any of them; dispatch.cpp
# decides at run time.
function(nonet_kernel engine isa processor)
  if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "${processor}")
    return()
  endif()
  set(file ${PROJECT_SOURCE_DIR}/src/search/kernels/${engine}_${isa}.cpp)
  target_sources(nonet_search PRIVATE ${file})
  # GCC 12 takes the undefined half of a vector in its own intrinsics for a mistake (its bug 105593).
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    list(APPEND ARGN -Wno-maybe-uninitialized)
  endif()
  # Other flags than its room, other needs: a kernel reads its own few headers.
  set_source_files_properties(${file} PROPERTIES COMPILE_OPTIONS "${ARGN}"
                              SKIP_PRECOMPILE_HEADERS ON
                              TARGET_DIRECTORY nonet_search)
endfunction()

set(x86 "x86_64|AMD64")
set(bits -mbmi -mbmi2 -mlzcnt -mpopcnt)
# Scheduled for the first processor that had AVX2: for one of no make, clang keeps the single engine
# 5 to 9 % slower (Zen 3).
set(avx2 -mavx2 ${bits} -mtune=haswell)
set(wide -mavx2 ${bits} -mavx512f -mavx512bw -mavx512vl -mavx512dq -mavx512vbmi2 -mavx512bitalg)
nonet_kernel(lanes scalar ".*")
nonet_kernel(lanes sse41 "${x86}" -msse4.1 -mpopcnt)
nonet_kernel(lanes avx2 "${x86}" ${avx2})
nonet_kernel(lanes avx512 "${x86}" ${wide})
nonet_kernel(lanes neon "aarch64|arm64")
nonet_kernel(lanes wasm "wasm32" -msimd128)
nonet_kernel(single scalar ".*")
nonet_kernel(single wasm "wasm32" -msimd128)
nonet_kernel(single neon "aarch64|arm64")
nonet_kernel(single sse41 "${x86}" -msse4.1 -mpopcnt)
nonet_kernel(single avx2 "${x86}" ${avx2})
# One puzzle fills 256 bits; wider vectors would only wait.
nonet_kernel(single avx512 "${x86}" ${wide} -mprefer-vector-width=256)
