// See press.hpp: the tree of meaning, and the tree that leads from content back to it.

#include "book/press.hpp"

namespace nonet::book {

using pdf::reference;
using pdf::references;

void Tags::put(Number element, std::string_view kind, Number parent, std::string_view kids,
               std::string_view more) {
  std::string body = "<</Type/StructElem/S/";
  body.append(kind).append("/P ").append(reference(parent));
  if (page_ != 0) body.append("/Pg ").append(reference(page_));
  body.append("/K ").append(kids).append(more).append(">>");
  document_.put(element, body);
}

void Tags::begin_page(Number page) {
  page_ = page;
  owners_.clear();
}

int Tags::number_content(Number element) {
  owners_.push_back(element);
  return static_cast<int>(owners_.size()) - 1;
}

Number Tags::end_page() {
  constexpr int kPagesTogether = 32;
  const int key = next_key_++;
  held_ += std::to_string(key) + references(owners_);
  page_ = 0;
  if (next_key_ - held_from_ == kPagesTogether) flush();
  return key;
}

void Tags::flush() {
  if (held_.empty()) return;
  const Number node = document_.put("<</Limits[" + std::to_string(held_from_) + " " +
                                    std::to_string(next_key_ - 1) + "]/Nums[" + held_ + "]>>");
  nodes_ += reference(node) + " ";
  held_.clear();
  held_from_ = next_key_;
}

Number Tags::finish(Number document) {
  flush();
  const Number parents = document_.put("<</Kids[" + nodes_ + "]>>");
  document_.put(root_, "<</Type/StructTreeRoot/K " + reference(document) + "/ParentTree " +
                           reference(parents) + "/ParentTreeNextKey " + std::to_string(next_key_) +
                           ">>");
  return root_;
}

}  // namespace nonet::book
