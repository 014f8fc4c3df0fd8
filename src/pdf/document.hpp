// Document: a PDF file as it is written: objects under numbers, packed some hundred at a time, and
// where each stands. Only places are kept, so that a book of any length is written in little
// memory; nothing in it depends on when or where it is written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/function_ref.hpp"

namespace nonet::pdf {

using Number = int;  // of an object; 0 is none

class Document {
 public:
  using Sink = FunctionRef<void(std::string_view)>;
  explicit Document(Sink sink) : sink_(sink) {}  // which outlives the document

  Number reserve();  // a number for an object that is put later
  void put(Number number, std::string_view body);
  Number put(std::string_view body);
  // Bytes, packed; `entries` are those of its dictionary beyond what packing needs.
  void put_stream(Number number, std::string_view entries, std::string_view bytes);
  // Not packed, for those who look at the file and not at the document.
  void put_plain_stream(Number number, std::string_view entries, std::string_view bytes);
  void finish(Number root, Number info);

 private:
  void send(std::string_view bytes);
  void begin(Number number);
  void flush_objects();
  std::string places_table(Number last) const;

  Sink sink_;
  std::uint64_t size_ = 0;
  std::uint64_t sums_[2] = {0xcbf29ce484222325U, 0x9ae16a3b2f90404fU};
  // By number: where it stands in the file, or (marked) in which packed stream as how manieth.
  std::vector<std::uint64_t> places_ = {0};
  std::string heads_, bodies_;  // of the objects that wait for company
  std::vector<Number> waiting_;
};

std::string reference(Number number);                   // "12 0 R"
std::string references(const std::vector<Number>& of);  // "[12 0 R 13 0 R]"
std::string number_text(double value);                  // two digits after the point at most
std::string text_string(std::string_view utf8);         // as titles are written: <FEFF...>
std::string xml_escaped(std::string_view utf8);

}  // namespace nonet::pdf
