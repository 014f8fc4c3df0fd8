# Writes a C++ file that holds every file of a folder, as it is and, where that is shorter, gzipped.
#
#   cmake -D FOLDER=build/web -D MADE=page.cpp [-D GZIP=/usr/bin/gzip] -P embed.cmake
#
# All bytes lie one after the other under one symbol, so that the program can tell in one comparison
# whether a piece of an answer is part of the page. The assembler takes them in (.incbin); an array in
# C++ would take the compiler a minute. A folder that is not there makes a program without a page.
file(GLOB_RECURSE files LIST_DIRECTORIES false RELATIVE ${FOLDER} ${FOLDER}/*)
list(FILTER files EXCLUDE REGEX "(^|/)\\.")  # what a build keeps for itself
list(SORT files)
get_filename_component(beside ${MADE} NAME_WE)
get_filename_component(scratch ${MADE} DIRECTORY)
set(scratch ${scratch}/${beside})
file(REMOVE_RECURSE ${scratch})
file(MAKE_DIRECTORY ${scratch})

set(rows)
set(pieces)
set(end 0)

# The next bytes are those of `path`; sets `view` to the expression that names them.
macro(add_bytes path)
  file(SIZE ${path} size)
  string(APPEND pieces "    .incbin \"${path}\"\n")
  set(view "{nonet_page_bytes + ${end}, ${size}}")
  math(EXPR end "${end} + ${size}")
endmacro()

set(number 0)
foreach(file IN LISTS files)
  if(NOT file MATCHES "^[A-Za-z0-9._/-]+$")
    message(FATAL_ERROR "the page holds a file with an unusual name: ${file}")
  endif()
  set(path ${FOLDER}/${file})
  file(SHA256 ${path} hash)
  string(SUBSTRING ${hash} 0 32 hash)
  add_bytes(${path})
  set(whole "${view}")
  set(whole_size ${size})
  set(packed "{}")
  if(GZIP)
    set(path ${scratch}/${number}.gz)
    execute_process(COMMAND ${GZIP} -9nc ${FOLDER}/${file} OUTPUT_FILE ${path}
                    COMMAND_ERROR_IS_FATAL ANY)
    file(SIZE ${path} size)
    math(EXPR gain "${whole_size} - ${size}")
    if(gain GREATER 256)  # a picture is not worth unpacking again
      add_bytes(${path})
      set(packed "${view}")
    endif()
  endif()
  string(APPEND rows "    {\"/${file}\", ${whole}, ${packed}, \"${hash}\"},\n")
  math(EXPR number "${number} + 1")
endforeach()

set(code "// Made by embed.cmake.\n#include \"serve/page.hpp\"\n\n")
if(files)
  string(APPEND code "asm(R\"(
    .pushsection .rodata
    .balign 16
nonet_page_bytes:
${pieces}    .byte 0
    .popsection
)\");
extern \"C\" const char nonet_page_bytes[];

namespace nonet::serve {
static const File files[] = {
${rows}};
std::span<const File> page_files() { return files; }
std::string_view page_bytes() { return {nonet_page_bytes, ${end}}; }
}  // namespace nonet::serve
")
else()
  string(APPEND code "namespace nonet::serve {
std::span<const File> page_files() { return {}; }
std::string_view page_bytes() { return {}; }
}  // namespace nonet::serve
")
endif()
file(WRITE ${MADE} "${code}")
