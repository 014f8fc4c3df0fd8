# What `cmake --install` puts where: the library with its headers, what find_package(nonet) and
# pkg-config need to find it, the program, its man page and its completions. The tree can be moved
# afterwards: both ways of finding it go by where they themselves stand.
include(CMakePackageConfigHelpers)

set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
install(TARGETS nonet EXPORT nonet DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(NONET_SHARED)
  install(TARGETS nonet_c EXPORT nonet-c DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT nonet-c NAMESPACE nonet:: FILE nonet-c-targets.cmake DESTINATION ${config_dir})
endif()
install(EXPORT nonet NAMESPACE nonet:: FILE nonet-targets.cmake DESTINATION ${config_dir})
# What a C compiler does not link by itself: the C++ library this one was built with.
set(nonet_cxx_libraries ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
list(FILTER nonet_cxx_libraries INCLUDE REGEX "^(stdc\\+\\+|c\\+\\+|c\\+\\+abi|m)$")
list(REMOVE_DUPLICATES nonet_cxx_libraries)
configure_file(cmake/nonet-config.cmake.in nonet-config.cmake @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/nonet-config.cmake DESTINATION ${config_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/nonet-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/nonet-config-version.cmake DESTINATION ${config_dir})
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

# The way back from the .pc file's folder to the prefix: one step up for each folder on the way in.
string(REGEX REPLACE "[^/]+" ".." nonet_up ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
list(TRANSFORM nonet_cxx_libraries PREPEND -l OUTPUT_VARIABLE nonet_cxx_flags)
list(JOIN nonet_cxx_flags " " nonet_cxx_flags)
# Who calls C alone needs the shared library alone, who calls C++ alone the static one: each is linked only if
# it is used, where the linker can do so.
set(nonet_libraries "-lnonet++ ${nonet_cxx_flags}")
if(NONET_SHARED)
  string(PREPEND nonet_libraries "-lnonet ")
endif()
include(CheckLinkerFlag)
check_linker_flag(CXX LINKER:--push-state,--as-needed,--pop-state NONET_LINKS_AS_NEEDED)
if(NONET_LINKS_AS_NEEDED)
  set(nonet_libraries "-Wl,--push-state,--as-needed ${nonet_libraries} -Wl,--pop-state")
endif()
configure_file(cmake/nonet.pc.in nonet.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/nonet.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# The font that books are set in is inside: its terms go with it.
if(NONET_FONT)
  foreach(terms /usr/share/doc/fonts-open-sans/copyright /usr/share/common-licenses/Apache-2.0)
    if(EXISTS ${terms})
      get_filename_component(name ${terms} NAME)
      install(FILES ${terms} RENAME font-${name} DESTINATION ${CMAKE_INSTALL_DOCDIR})
    endif()
  endforeach()
endif()

if(NONET_PROGRAM)
  install(TARGETS nonet_cli DESTINATION ${CMAKE_INSTALL_BINDIR})
  if(TARGET nonet-serve)
    install(TARGETS nonet-serve DESTINATION ${CMAKE_INSTALL_LIBEXECDIR})
  endif()
  install(FILES ${nonet_help_dir}/nonet.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${nonet_help_dir}/nonet.bash RENAME nonet
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${nonet_help_dir}/_nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
  install(FILES ${nonet_help_dir}/nonet.fish
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()
