"""The C++ library; with options also the shared C library and the program."""
from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get


class NonetConan(ConanFile):
    name = "nonet"
    version = "0.1.0"
    license = "MIT"
    description = "Sudoku: solves, checks, explains, rates, generates, normalises"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared_c": [True, False], "program": [True, False]}
    default_options = {"shared_c": False, "program": False}
    package_type = "static-library"

    def requirements(self):
        self.requires("nlohmann_json/3.11.2")
        if self.options.program:
            for name in ("cli11/2.3.2", "fmt/9.1.0", "sqlite3/3.45.0", "zlib/1.3.1", "zstd/1.5.5"):
                self.requires(name)

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def source(self):
        get(self, "HOMEPAGE/nonet-0.1.0.tar.gz", sha256="0" * 64, strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.variables["NONET_PROGRAM"] = bool(self.options.program)
        toolchain.variables["NONET_SHARED"] = bool(self.options.shared_c)
        toolchain.variables["NONET_SERVE"] = False
        toolchain.variables["NONET_WERROR"] = False
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, self.package_folder + "/licenses")
        CMake(self).install()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "nonet")
        self.cpp_info.components["cxx"].set_property("cmake_target_name", "nonet::nonet")
        self.cpp_info.components["cxx"].libs = ["nonet++"]
        if self.options.shared_c:
            self.cpp_info.components["c"].set_property("cmake_target_name", "nonet::c")
            self.cpp_info.components["c"].libs = ["nonet"]
