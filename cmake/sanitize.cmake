# ASan and UBSan for everything that is built, so that no object escapes them. With the fuzz targets
# the same objects also report coverage, which libFuzzer steers by: one build serves both.
if(NONET_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
  if(NONET_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
  endif()
endif()
