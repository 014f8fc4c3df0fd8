// Database and Statement: SQLite with every failure kept as words. Only sqlite.cpp knows its
// header.
//
// The first trouble of a database stays: whatever is asked after it does nothing, so that a
// sequence of statements is looked at once, at its end.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace nonet::db {

struct Failure {
  // What was asked for cannot be, as opposed to something that went wrong on the way.
  enum class Kind : std::uint8_t { input, io, stopped };
  Kind kind;
  std::string words;
};

class Database {
 public:
  enum class Mode : std::uint8_t { read, write, create };
  // `stop`, once set, ends questions, and waiting for others who write, with
  // `Failure::Kind::stopped`.
  Database(const std::string& path, Mode mode, const std::atomic<bool>* stop);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  bool is_good() const { return !trouble_; }
  const std::optional<Failure>& trouble() const { return trouble_; }
  void fail(Failure trouble);  // the first one stays

  void run(const std::string& sql);             // statements without answers
  void undo();                                  // a transaction that is open, also after trouble
  std::int64_t number(const std::string& sql);  // of the first column of the first row, or 0
  // From now on nothing but questions: no other file is opened, nothing is changed.
  void allow_questions_only();

 private:
  friend class Statement;
  bool is_missing(Mode mode);
  void open(Mode mode);
  void note(int code);

  sqlite3* handle_ = nullptr;
  std::string path_;
  const std::atomic<bool>* stop_;
  std::optional<Failure> trouble_;
};

class Statement {
 public:
  Statement(Database& database, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  // Parameters, from 1. Text and bytes are not copied: they live until the statement is done.
  void bind(int index, std::int64_t number);
  void bind(int index, double number);
  void bind(int index, std::string_view text);
  void bind(int index, std::span<const std::uint8_t> bytes);
  void bind_null(int index);

  bool step();  // the next row is there
  void run();   // to the end, and ready for other parameters
  void reset();

  enum class Type : std::uint8_t { null, number, real, text, bytes };
  int columns() const;
  std::string_view name(int column) const;  // columns from 0
  Type type(int column) const;
  std::int64_t number(int column) const;
  double real(int column) const;
  std::string_view text(int column) const;
  std::span<const std::uint8_t> bytes(int column) const;

 private:
  Database& database_;
  sqlite3_stmt* handle_ = nullptr;
};

}  // namespace nonet::db
