# Fails if the page is not what `nonet techniques --markdown` prints.
execute_process(COMMAND ${PROGRAM} techniques --markdown OUTPUT_VARIABLE made
                RESULT_VARIABLE failed)
file(READ ${PAGE} kept)
if(failed OR NOT made STREQUAL kept)
  message(FATAL_ERROR "${PAGE} is out of date: nonet techniques --markdown -o docs/TECHNIQUES.md")
endif()
