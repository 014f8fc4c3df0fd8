# The library alone by default; a program belongs to those who ask for it.
vcpkg_download_distfile(archive
  URLS "HOMEPAGE/nonet-${VERSION}.tar.gz"
  FILENAME "nonet-${VERSION}.tar.gz"
  SHA512 0)
vcpkg_extract_source_archive(source ARCHIVE "${archive}")
vcpkg_check_features(OUT_FEATURE_OPTIONS features FEATURES c NONET_SHARED program NONET_PROGRAM)
vcpkg_cmake_configure(SOURCE_PATH "${source}" OPTIONS ${features} -DNONET_WERROR=OFF -DNONET_SERVE=OFF -DNONET_STATIC=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME nonet CONFIG_PATH lib/cmake/nonet)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include")
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
