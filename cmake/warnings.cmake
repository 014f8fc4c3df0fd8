# The warnings our own targets are built with; consumers are spared them.
function(nonet_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion
                         -Wno-sign-conversion -Wshadow -Werror)
endfunction()
