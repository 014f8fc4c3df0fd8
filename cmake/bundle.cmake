# nonet_bundle(TARGET [file...]): with NONET_BUNDLE, ten sources at a time are one to the compiler, so that
# it reads the headers they share once. The files named use a name that another one has, and stay alone.
# For builds that are made once and looked at: those of the gates.
function(nonet_bundle target)
  if(NOT NONET_BUNDLE)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 10)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  # What one file calls by a name of another is no shadow once they stand apart.
  target_compile_options(${target} PRIVATE -Wno-shadow)
endfunction()
