// Output: files that are replaced as a whole or not at all, and streams whose failures show.

#include "common/output.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "common/input_file.hpp"
#include "common/temporary_folder.hpp"

namespace nonet::apps {
namespace {

mode_t mode_of(const std::string& path) {
  struct stat status {};
  EXPECT_EQ(stat(path.c_str(), &status), 0);
  return status.st_mode & 07777U;
}

TEST(Output, PutsTheFileInItsPlaceWhenFinished) {
  const TemporaryFolder folder;
  folder.write("out", "old");
  Output output(folder / "out");
  output.write("new");
  output.flush();
  EXPECT_EQ(folder.read("out"), "old");
  EXPECT_EQ(folder.file_count(), 2U);  // the unfinished one stands beside
  EXPECT_TRUE(output.finish());
  EXPECT_EQ(folder.read("out"), "new");
  EXPECT_EQ(folder.file_count(), 1U);
}

TEST(Output, LeavesTheOldFileIfItIsNotFinished) {
  const TemporaryFolder folder;
  folder.write("out", "old");
  {
    Output output(folder / "out");
    output.write("half");
    output.flush();
  }
  EXPECT_EQ(folder.read("out"), "old");
  EXPECT_EQ(folder.file_count(), 1U);
}

TEST(Output, KeepsEveryByteOfALongOutput) {
  const TemporaryFolder folder;
  std::string all;
  Output output(folder / "out");
  for (int i = 0; i < 50'000; ++i) {
    const std::string line = std::to_string(i) + "\n";
    output.write(line);
    all += line;
  }
  EXPECT_TRUE(output.finish());
  EXPECT_EQ(folder.read("out"), all);
}

TEST(Output, PacksWhatIsCalledSo) {
  const TemporaryFolder folder;
  std::string all;
  for (int i = 0; i < 30'000; ++i) all += std::to_string(i * 7919) + "\n";
  for (const std::string name : {"out.gz", "out.zst"}) {
    Output output(folder / name);
    output.write(all.substr(0, 100'000));
    output.flush();
    output.write(all.substr(100'000));
    EXPECT_TRUE(output.finish());
    EXPECT_LT(folder.read(name).size(), all.size() / 2);
    InputFile input(folder / name);
    std::string read(all.size() + 1, ' ');
    std::size_t size = 0;
    while (const std::size_t got = input.read(read.data() + size, read.size() - size)) size += got;
    EXPECT_EQ(input.error(), "");
    EXPECT_EQ(read.substr(0, size), all);
  }
}

TEST(Output, KeepsAPartBesideTheOldFile) {
  const TemporaryFolder folder;
  folder.write("out", "old");
  Output output(folder / "out");
  output.write("half");
  EXPECT_TRUE(output.keep_partial());
  EXPECT_EQ(output.partial_label(), "'" + folder / "out" + ".partial'");
  EXPECT_EQ(folder.read("out"), "old");
  EXPECT_EQ(folder.read("out.partial"), "half");
  EXPECT_EQ(folder.file_count(), 2U);
}

TEST(Output, KeepsThePermissionsOfTheFileItReplaces) {
  const TemporaryFolder folder;
  folder.write("out", "old");
  ASSERT_EQ(chmod((folder / "out").c_str(), 0640), 0);
  Output output(folder / "out");
  output.write("new");
  EXPECT_TRUE(output.finish());
  EXPECT_EQ(mode_of(folder / "out"), 0640U);
}

TEST(Output, GivesANewFileThePermissionsOfTheUmask) {
  const TemporaryFolder folder;
  const mode_t before = umask(027);
  Output output(folder / "out");
  EXPECT_TRUE(output.finish());
  umask(before);
  EXPECT_EQ(mode_of(folder / "out"), 0640U);
}

TEST(Output, KeepsTheOwnerOfTheFileItReplaces) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can give a file away";
  const TemporaryFolder folder;
  folder.write("out", "old");
  ASSERT_EQ(chown((folder / "out").c_str(), 12345, 23456), 0);
  Output output(folder / "out");
  EXPECT_TRUE(output.finish());
  struct stat status {};
  ASSERT_EQ(stat((folder / "out").c_str(), &status), 0);
  EXPECT_EQ(status.st_uid, 12345U);
  EXPECT_EQ(status.st_gid, 23456U);
}

TEST(Output, FollowsALinkAndLeavesItALink) {
  const TemporaryFolder folder;
  folder.write("real", "old");
  std::filesystem::create_symlink("real", folder / "link");
  std::filesystem::create_symlink("link", folder / "link2");
  Output output(folder / "link2");
  output.write("new");
  EXPECT_TRUE(output.finish());
  EXPECT_EQ(folder.read("real"), "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link2"));
}

TEST(Output, MakesTheFileALinkLeadsToIfThereIsNone) {
  const TemporaryFolder folder;
  std::filesystem::create_symlink(folder / "real", folder / "link");
  Output output(folder / "link");
  output.write("new");
  EXPECT_TRUE(output.finish());
  EXPECT_EQ(folder.read("real"), "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
}

TEST(Output, SaysWhyAFileCannotBeMade) {
  const TemporaryFolder folder;
  folder.write("file", "old");
  std::filesystem::create_symlink("a", folder / "b");
  std::filesystem::create_symlink("b", folder / "a");
  const std::array<std::array<std::string, 2>, 4> cases = {{
      {"", "Is a directory"},
      {"gone/out", "No such file or directory"},
      {"file/out", "Not a directory"},
      {"a", "Too many levels of symbolic links"},
  }};
  for (const auto& [name, error] : cases) {
    Output output(folder / name);
    EXPECT_FALSE(output.is_wanted()) << name;
    EXPECT_FALSE(output.finish()) << name;
    EXPECT_EQ(output.error(), error) << name;
    EXPECT_EQ(output.label(), "'" + folder / name + "'");
  }
  EXPECT_EQ(folder.file_count(), 3U);
}

TEST(Output, RespectsAWriteProtection) {
  if (geteuid() == 0) GTEST_SKIP() << "root may write everything";
  const TemporaryFolder folder;
  folder.write("out", "old");
  ASSERT_EQ(chmod((folder / "out").c_str(), 0444), 0);
  Output output(folder / "out");
  EXPECT_FALSE(output.finish());
  EXPECT_EQ(output.error(), "Permission denied");
  EXPECT_EQ(folder.read("out"), "old");
}

TEST(Output, NoticesAFullDisk) {
  Output output("/dev/full");
  output.write("text");
  EXPECT_TRUE(output.is_wanted());  // it waits in the buffer
  EXPECT_FALSE(output.finish());
  EXPECT_EQ(output.error(), "No space left on device");
  EXPECT_FALSE(output.is_replacing());
}

TEST(Output, NoticesAFileThatMayNotGrow) {
  const TemporaryFolder folder;
  folder.write("out", "old");
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{1000, before.rlim_max};
  {
    Output output(folder / "out");
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
    output.write(std::string(100'000, '1'));
    const bool is_finished = output.finish();
    setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_FALSE(is_finished);
    EXPECT_EQ(output.error(), "File too large");
  }
  EXPECT_EQ(folder.read("out"), "old");
  EXPECT_EQ(folder.file_count(), 1U);
}

TEST(Output, TakesAReaderThatGoesAwayForAnEndNotForAFailure) {
  const TemporaryFolder folder;
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  const int reader = open((folder / "pipe").c_str(), O_RDONLY | O_NONBLOCK);
  Output output(folder / "pipe");
  close(reader);
  output.write("text");
  output.flush();
  EXPECT_FALSE(output.is_wanted());
  EXPECT_EQ(output.error(), "");
  EXPECT_TRUE(output.finish());
}

// What becomes of a run that a signal reaches while its output is open; the child is the run.
int end_by(int signal_number, const std::string& path, void (*prepare)()) {
  const pid_t child = fork();
  if (child == 0) {
    prepare();
    Output output(path);
    output.write("half");
    output.flush();
    raise(signal_number);
    _exit(output.finish() ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

TEST(Output, RemovesTheUnfinishedFileWhenASignalEndsTheRun) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    const TemporaryFolder folder;
    folder.write("out", "old");
    const int status = end_by(number, folder / "out", [] {});
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), number);
    EXPECT_EQ(folder.read("out"), "old");
    EXPECT_EQ(folder.file_count(), 1U);
  }
}

TEST(Output, IgnoresASignalThatWasIgnoredBefore) {
  const TemporaryFolder folder;
  const int status = end_by(SIGHUP, folder / "out", [] { std::signal(SIGHUP, SIG_IGN); });
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(folder.read("out"), "half");
}

}  // namespace
}  // namespace nonet::apps
