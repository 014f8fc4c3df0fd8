# Sanitizers for everything that is built, so that no object escapes them: ASan and UBSan, or TSan, which
# cannot be had together.
if(NONET_SANITIZE STREQUAL "memory")
  # The library has no RTTI, by which alone "vptr" could know a shared_ptr that it hands out. What "null"
  # and "object-size" look for ASan sees as well, and they take a fifth of the time to compile.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr,null,object-size -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
elseif(NONET_SANITIZE STREQUAL "threads")
  add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
  add_link_options(-fsanitize=thread)
elseif(NONET_SANITIZE)
  message(FATAL_ERROR "NONET_SANITIZE is ${NONET_SANITIZE}; it can be memory or threads")
endif()
