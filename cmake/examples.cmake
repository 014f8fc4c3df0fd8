# Writes the first positive sample of every technique as a row of C++: {"x_wing", ":x_wing:x:…"},
#
#   cmake -DSAMPLES=tests/data/techniques -DOUTPUT=examples.inc -P examples.cmake
file(GLOB files ${SAMPLES}/*.txt)
set(rows "// Made from ${SAMPLES} by cmake/examples.cmake.\n")
foreach(file IN LISTS files)
  cmake_path(GET file STEM id)
  file(STRINGS ${file} lines REGEX "^:${id}:" LIMIT_COUNT 1)
  if(lines)
    string(REPLACE "\\;" ";" lines "${lines}") # clues stand behind semicolons
    string(APPEND rows "{\"${id}\", \"${lines}\"},\n")
  endif()
endforeach()
file(WRITE ${OUTPUT} "${rows}")
