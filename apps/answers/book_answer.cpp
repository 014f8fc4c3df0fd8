// See book_answer.hpp.

#include "answers/book_answer.hpp"

#include "answers/answer_json.hpp"

namespace nonet::answers {
namespace {

std::string base64(std::string_view bytes) {
  constexpr std::string_view kSigns =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      three = three << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      text += at + i > bytes.size() ? '=' : kSigns[three >> (18 - 6 * i) & 0x3f];
    }
  }
  return text;
}

}  // namespace

BookAnswer::BookAnswer(const Task& task) : task_(task), reader_(task) {
  auto design = read_design(task.args);
  if (const auto* fault = std::get_if<std::string>(&design)) {
    refusal_ = Refusal{*fault};
  } else if (!has_book_font()) {
    refusal_ = Refusal{"this nonet was built without a font, which books need"};
  } else {
    design_ = std::move(std::get<BookDesign>(design));
  }
}

void BookAnswer::refuse(const Refusal& refusal, Sheet& sheet) const {
  sheet.complain("nonet: " + refusal.words);
  sheet.raise(refusal.exit);
}

Verb BookAnswer::verb() {
  const auto hire = [this]() -> Answerer {
    return [this](const Item& item, Sheet& sheet) { answer(item, sheet); };
  };
  const auto end = [this](Sheet& sheet, Printed) {
    if (is_whole_ && !entries_.empty() && !task_.is_stopped()) write(sheet);
  };
  return {.hire = hire, .end = end};
}

void BookAnswer::answer(const Item& item, Sheet& sheet) {
  if (!item.entry.record) {
    is_whole_ = false;
    return;
  }
  auto read = reader_.read(item.entry);
  if (task_.is_stopped()) return sheet.cut();
  if (const auto* fault = std::get_if<std::string>(&read)) {
    is_whole_ = false;
    sheet.complain(item.where() + ": " + unfit_words(item.index, *fault));
    return sheet.raise(Exit::no);
  }
  std::get<BookEntry>(read).index = item.index;
  entries_.push_back(std::move(std::get<BookEntry>(read)));
  tell(item.index, 0);
}

void BookAnswer::make(Sheet& sheet) {
  auto read = read_parts(task_.args);
  if (const auto* refusal = std::get_if<Refusal>(&read)) return refuse(*refusal, sheet);
  const auto& parts = std::get<std::vector<BookPart>>(read);
  const Seed seed = choose_seed(task_.args);
  if (!seed.words.empty()) sheet.say(seed.words);
  Tried tried;
  tried.seconds = task_.args.timeout;
  for (const BookPart& part : parts) tried.wanted += part.count;
  for (const BookPart& part : parts) {
    for (std::uint64_t number = 1; number <= part.count; ++number) {
      Generated generated;
      auto entry = make_entry(part, seed.number, number, reader_, task_, generated);
      if (task_.is_stopped()) return;
      if (!entry) {
        tried.note(generated);
        return refuse({not_found_words(part, tried), Exit::no}, sheet);
      }
      entry->index = ++tried.made;
      entries_.push_back(std::move(*entry));
      tell(tried.made, tried.wanted);
    }
  }
  write(sheet);
}

void BookAnswer::write(Sheet& sheet) {
  const Book book = make_book(task_.args, std::move(design_), std::move(entries_));
  std::string bytes;
  const auto take = [&](std::string_view more) {
    bytes += more;
    return bytes.size() <= task_.most && !task_.is_stopped();
  };
  const BookWritten written = write_book(book, take);
  if (task_.is_stopped()) return;
  if (!written.fault.empty()) return refuse(book_refusal(written.fault), sheet);
  if (bytes.size() > task_.most) {
    return refuse(
        {"the book is longer than " + std::to_string(task_.most >> 20) + " MiB", Exit::io_failure},
        sheet);
  }
  Json json;
  json["schema"] = "nonet/book/1";
  json["puzzles"] = book.puzzles.size();
  json["pages"] = written.pages;
  json["pdf"] = base64(bytes);
  sheet.print(to_line(json));
}

}  // namespace nonet::answers
