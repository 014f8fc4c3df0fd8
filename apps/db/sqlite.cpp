// See sqlite.hpp.

#include "db/sqlite.hpp"

#include <sqlite3.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

namespace nonet::db {
namespace {

// Another program writes: one batch of it takes seconds, on a busy machine a minute.
constexpr int kMostWaits = 30'000;
constexpr auto kWait = std::chrono::milliseconds(10);
// How often a long statement looks whether it is still wanted, in steps of SQLite's machine.
constexpr int kLookEvery = 10'000;

bool is_set(const void* stop) {
  return stop != nullptr && static_cast<const std::atomic<bool>*>(stop)->load();
}

extern "C" int wait_for_others(void* stop, int waits) {
  if (is_set(stop) || waits >= kMostWaits) return 0;
  std::this_thread::sleep_for(kWait);
  return 1;
}

extern "C" int look_at_stop(void* stop) { return is_set(stop) ? 1 : 0; }

extern "C" int allow_question(void*, int action, const char*, const char*, const char*,
                              const char*) {
  const bool is_question = action == SQLITE_SELECT || action == SQLITE_READ ||
                           action == SQLITE_FUNCTION || action == SQLITE_RECURSIVE;
  return is_question ? SQLITE_OK : SQLITE_DENY;
}

// A file name as SQLite's URI has it.
std::string uri_of(const std::string& path) {
  constexpr char kHex[] = "0123456789abcdef";
  std::string uri = "file:";
  for (const char c : std::filesystem::absolute(path).string()) {
    const auto byte = static_cast<unsigned char>(c);
    if (c != '%' && c != '?' && c != '#') {
      uri += c;
    } else {
      uri.append("%") += kHex[byte >> 4];
      uri += kHex[byte & 15];
    }
  }
  return uri;
}

Failure trouble_of(int code, const std::string& path, const std::string& words) {
  using Kind = Failure::Kind;
  switch (code & 255) {
    case SQLITE_INTERRUPT: return {Kind::stopped, path + ": interrupted"};
    case SQLITE_NOTADB: return {Kind::input, path + ": expected a database, found another file"};
    case SQLITE_CORRUPT: return {Kind::input, path + ": the database is damaged: " + words};
    case SQLITE_AUTH:
      return {Kind::input,
              path + ": expected SQL that asks, found SQL that changes something: " + words};
    case SQLITE_ERROR:
    case SQLITE_TOOBIG:
    case SQLITE_MISMATCH: return {Kind::input, path + ": " + words};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {Kind::io, path + ": another program is writing to it"};
    case SQLITE_FULL: return {Kind::io, path + ": there is no room left to write"};
    case SQLITE_READONLY: return {Kind::io, path + ": may not be written to"};
    case SQLITE_CANTOPEN: return {Kind::io, path + ": cannot be opened"};
    case SQLITE_NOMEM: return {Kind::io, path + ": out of memory"};
    default: return {Kind::io, path + ": cannot be read or written: " + words};
  }
}

}  // namespace

Database::Database(const std::string& path, Mode mode, const std::atomic<bool>* stop)
    : path_(path), stop_(stop) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like any other
  if (!is_missing(mode)) open(mode);
}

// SQLite's own words for these are no help.
bool Database::is_missing(Mode mode) {
  std::error_code error;
  const auto status = std::filesystem::status(path_, error);
  if (mode != Mode::create && !std::filesystem::exists(status)) {
    fail({Failure::Kind::io, path_ + ": there is no such file; 'nonet db init' makes a database"});
  }
  if (std::filesystem::is_directory(status)) {
    fail({Failure::Kind::input, path_ + ": expected a database, found a folder"});
  }
  return !is_good();
}

void Database::open(Mode mode) {
  int flags = SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE;
  // Who only asks may not be able to write; who is, puts the log away at the end.
  flags |= SQLITE_OPEN_READWRITE;
  if (mode == Mode::create) flags |= SQLITE_OPEN_CREATE;
  auto* stop = const_cast<std::atomic<bool>*>(stop_);  // SQLite only hands it back
  const auto open_uri = [&](const std::string& uri) {
    if (handle_ != nullptr) sqlite3_close_v2(handle_);
    const int code = sqlite3_open_v2(uri.c_str(), &handle_, flags, nullptr);
    if (code != SQLITE_OK) return code;
    sqlite3_busy_handler(handle_, wait_for_others, stop);
    // What is being written is finished: that takes seconds, and then it is there.
    if (mode == Mode::read) sqlite3_progress_handler(handle_, kLookEvery, look_at_stop, stop);
    // Opening reads nothing: a question does.
    constexpr char kAny[] = "SELECT count(*) FROM sqlite_master";
    return sqlite3_exec(handle_, kAny, nullptr, nullptr, nullptr);
  };
  int code = open_uri(uri_of(path_));
  // In a folder that may not be written to there is no place for a log. Where there is none, nobody
  // writes, and the file can be read as it is.
  std::error_code error;
  const bool has_log = std::filesystem::exists(path_ + "-wal", error);
  const bool is_shut = (code & 255) == SQLITE_CANTOPEN || (code & 255) == SQLITE_READONLY;
  if (mode == Mode::read && is_shut && !has_log) {
    code = open_uri(uri_of(path_) + "?immutable=1");
  }
  if (code != SQLITE_OK) note(code);
}

Database::~Database() {
  if (handle_ != nullptr) sqlite3_close_v2(handle_);
}

void Database::fail(Failure trouble) {
  if (!trouble_) trouble_ = std::move(trouble);
}

void Database::note(int code) {
  if (trouble_) return;
  const std::string words = handle_ == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(handle_);
  trouble_ = trouble_of(code, path_, words);
  // A wait for others ends where nobody waits any more.
  if (is_set(stop_) && (code & 255) == SQLITE_BUSY) trouble_->kind = Failure::Kind::stopped;
}

void Database::run(const std::string& sql) {
  if (trouble_) return;
  const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) note(code);
}

void Database::undo() {
  if (handle_ == nullptr || sqlite3_get_autocommit(handle_) != 0) return;
  sqlite3_exec(handle_, "ROLLBACK", nullptr, nullptr, nullptr);
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.number(0) : 0;
}

void Database::allow_questions_only() {
  if (handle_ != nullptr) sqlite3_set_authorizer(handle_, allow_question, nullptr);
}

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
  if (!database.is_good()) return;
  const char* rest = nullptr;
  const int code = sqlite3_prepare_v2(database.handle_, sql.data(), static_cast<int>(sql.size()),
                                      &handle_, &rest);
  if (code != SQLITE_OK) {
    database.note(code);
  } else if (handle_ == nullptr) {
    database.fail({Failure::Kind::input, "expected an SQL statement, found none"});
  } else {
    sql.remove_prefix(static_cast<std::size_t>(rest - sql.data()));
    if (sql.find_first_not_of(" \t\r\n;") == std::string_view::npos) return;
    database.fail({Failure::Kind::input,
                   "expected one SQL statement, found more: '" + std::string(sql) + "'"});
  }
}

Statement::~Statement() { sqlite3_finalize(handle_); }

void Statement::bind(int index, std::int64_t number) {
  if (handle_ != nullptr) sqlite3_bind_int64(handle_, index, number);
}
void Statement::bind(int index, double number) {
  if (handle_ != nullptr) sqlite3_bind_double(handle_, index, number);
}
void Statement::bind(int index, std::string_view text) {
  if (handle_ == nullptr) return;
  sqlite3_bind_text(handle_, index, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
}
void Statement::bind(int index, std::span<const std::uint8_t> bytes) {
  if (handle_ == nullptr) return;
  sqlite3_bind_blob(handle_, index, bytes.data(), static_cast<int>(bytes.size()), SQLITE_STATIC);
}
void Statement::bind_null(int index) {
  if (handle_ != nullptr) sqlite3_bind_null(handle_, index);
}

bool Statement::step() {
  if (!database_.is_good()) return false;
  const int code = sqlite3_step(handle_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_.note(code);
  return false;
}

void Statement::run() {
  while (step()) {
  }
  reset();
}

void Statement::reset() { sqlite3_reset(handle_); }

int Statement::columns() const { return sqlite3_column_count(handle_); }

std::string_view Statement::name(int column) const {
  const char* words = sqlite3_column_name(handle_, column);
  return words == nullptr ? std::string_view() : words;
}

Statement::Type Statement::type(int column) const {
  switch (sqlite3_column_type(handle_, column)) {
    case SQLITE_INTEGER: return Type::number;
    case SQLITE_FLOAT: return Type::real;
    case SQLITE_TEXT: return Type::text;
    case SQLITE_BLOB: return Type::bytes;
    default: return Type::null;
  }
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(handle_, column); }
double Statement::real(int column) const { return sqlite3_column_double(handle_, column); }

std::string_view Statement::text(int column) const {
  const auto* words = reinterpret_cast<const char*>(sqlite3_column_text(handle_, column));
  if (words == nullptr) return {};
  return {words, static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))};
}

std::span<const std::uint8_t> Statement::bytes(int column) const {
  const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(handle_, column));
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))};
}

}  // namespace nonet::db
