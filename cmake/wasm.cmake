# WebAssembly with SIMD, by Debian's clang-19 and its WASI libraries: no exceptions, no threads, no
# run-time type information. A page has no main; the module is a library that is asked ("reactor").
#
#   apt-get install clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
#                   libclang-rt-19-dev-wasm32 binaryen
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# The linker looks into archives itself, so any archiver will do; the list of symbols that the system's
# own would add knows nothing of these objects.
set(CMAKE_AR ar)
set(CMAKE_RANLIB true)
set(CMAKE_SYSROOT /usr)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -msimd128 -mbulk-memory")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fuse-ld=lld")
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
