# The man page and the completions come out of the program itself, which writes them from its one
# command table; so they cannot fall behind it.
set(nonet_help_dir ${PROJECT_BINARY_DIR}/help)
set(nonet_help_files)

# nonet_help_file(FILE ARGS...): FILE is what `nonet ARGS...` prints.
function(nonet_help_file file)
  add_custom_command(OUTPUT ${nonet_help_dir}/${file}
                     COMMAND ${CMAKE_COMMAND} -E make_directory ${nonet_help_dir}
                     COMMAND nonet_cli ${ARGN} > ${nonet_help_dir}/${file}
                     DEPENDS nonet_cli VERBATIM)
  set(nonet_help_files ${nonet_help_files} ${nonet_help_dir}/${file} PARENT_SCOPE)
endfunction()

nonet_help_file(nonet.1 help --man)
nonet_help_file(nonet.bash help --completion bash)
nonet_help_file(_nonet help --completion zsh)
nonet_help_file(nonet.fish help --completion fish)
add_custom_target(nonet_help ALL DEPENDS ${nonet_help_files})
