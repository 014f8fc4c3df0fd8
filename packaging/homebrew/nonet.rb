# The program, the C library and the headers. The page needs npm and is left out.
class Nonet < Formula
  desc "Sudoku solver, explainer, rater and generator"
  homepage "HOMEPAGE"
  url "HOMEPAGE/nonet-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "pkgconf" => :build
  depends_on "fmt"
  depends_on "sqlite"
  depends_on "zstd"
  uses_from_macos "zlib"

  def install
    args = %w[-DNONET_WERROR=OFF -DNONET_SERVE=OFF -DNONET_STATIC=OFF -DNONET_STATIC_CXX=OFF]
    system "cmake", "-G", "Ninja", "-S", ".", "-B", "build", *args, *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    puzzle = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
    assert_match(/^863214975/, pipe_output("#{bin}/nonet solve", puzzle, 0))
  end
end
