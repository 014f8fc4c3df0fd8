// See nonet/book.hpp: from the plan to the file, page by page.

#include "nonet/book.hpp"

#include <algorithm>

#include "book/pages.hpp"
#include "book/plan.hpp"
#include "book/sight.hpp"
#include "nonet/version.hpp"

namespace nonet {
namespace book {
namespace {

using pdf::reference;
using pdf::references;
using pdf::text_string;

constexpr std::size_t kPagesOfNode = 64;  // of the tree of pages

class Writer {
 public:
  Writer(const Book& book, pdf::Document& document, Press& press)
      : book_(book),
        design_(book.design),
        document_(document),
        press_(press),
        plan_(make_plan(press, book)) {}

  // False: nobody wants the rest.
  bool write(FunctionRef<bool()> is_wanted) {
    reserve();
    const std::size_t sides = page_numbers_.size();
    for (std::size_t side = 0; side < sides; ++side) {
      press_.begin_page(page_numbers_[side], sheet());
      if (design_.is_booklet) {
        const auto [left, right] = folded(side);
        print_page(left);
        press_.shift(design_.paper.width);
        print_page(right);
      } else {
        print_page(side);
      }
      press_.end_page(nodes_[side / kPagesOfNode]);
      if (!is_wanted()) return false;
    }
    finish();
    return true;
  }
  int pages() const { return static_cast<int>(plan_.pages.size()); }

  // Whether grids have room; if not, what of.
  std::string find_fault() const {
    constexpr double kLeastCell = 9, kLeastAnswerCell = 6;
    const auto words = [](int count, std::string_view what) {
      return "a page of this size has no room for " + std::to_string(count) + " " +
             std::string(what) + (count == 1 ? "" : "s");
    };
    const Area page = body(plan_, 1), place = places(page, design_.per_page, kPuzzleGap)[0];
    const double size = grid_size(place, 24);
    for (const BookPuzzle& each : book_.puzzles) {
      const double cell = each.problem != nullptr
                              ? placement_of(press_, design_, plan_.sizes, place, each).cell
                              : size / Sight(each).side();
      if (cell < kLeastCell) return words(design_.per_page, "puzzle");
    }
    for (const PlannedPage& planned : plan_.pages) {
      if (planned.kind != PageKind::answers) continue;
      const Area room = places(page, planned.places, kAnswerGap)[0];
      for (std::size_t i = 0; i < planned.count; ++i) {
        const int side = Sight(book_.puzzles[planned.first + i]).side();
        if (answer_cell(room, 14, side) < kLeastAnswerCell) return words(planned.places, "answer");
      }
    }
    return {};
  }

 private:
  Paper sheet() const {
    Paper paper = design_.paper;
    if (design_.is_booklet) paper.width *= 2;
    return paper;
  }

  // Which pages stand on a side of the sheets that are laid into one another and folded: on the
  // first the last and the first, on its back the second and the last but one.
  std::pair<std::size_t, std::size_t> folded(std::size_t side) const {
    const std::size_t last = plan_.pages.size() - 1;
    if (side % 2 == 0) return {last - side, side};
    return {side, last - side};
  }

  void reserve() {
    const std::size_t sides = design_.is_booklet ? plan_.pages.size() / 2 : plan_.pages.size();
    for (std::size_t i = 0; i < sides; ++i) page_numbers_.push_back(document_.reserve());
    for (std::size_t i = 0; i < sides; i += kPagesOfNode) nodes_.push_back(document_.reserve());
    root_ = document_.reserve();
    whole_.number = document_.reserve();
    for (Section* section : {&title_, &colophon_, &contents_, &lessons_, &hints_, &answers_}) {
      section->number = document_.reserve();
    }
    for (std::size_t i = 0; i < plan_.groups.size(); ++i) {
      groups_.push_back({document_.reserve(), {}});
    }
    by_page_.resize(plan_.pages.size());
  }

  void print_page(std::size_t index) {
    const PlannedPage& page = plan_.pages[index];
    const int number = static_cast<int>(index) + 1;
    const Area block = plan_.margins.block(number);
    // What is printed out of order, in a booklet, is still heard in order.
    Section here{section_of(page).number, {}};
    switch (page.kind) {
      case PageKind::title: print_title(press_, design_, block, here); break;
      case PageKind::colophon: print_colophon(block, here); break;
      case PageKind::contents:
        print(press_, plan_.contents[page.first], plan_.sizes, block, here);
        break;
      case PageKind::lessons:
        print(press_, plan_.lessons[page.first], plan_.sizes, block, here);
        break;
      case PageKind::hints: print(press_, plan_.hints[page.first], plan_.sizes, block, here); break;
      case PageKind::puzzles: print_puzzles(page, number, here); break;
      case PageKind::answers: print_answers(page, number, here); break;
      case PageKind::blank: return;
    }
    by_page_[index] = std::move(here.kids);
    const bool is_numbered = !design_.is_sheet && number > 2;
    if (!is_numbered) return;
    press_.words(block.x + block.width / 2, plan_.margins.number_baseline(),
                 {design_.is_large ? 14.0 : 9.0, Weight::regular, Align::middle},
                 std::to_string(number), nullptr);
  }

  Section& section_of(const PlannedPage& page) {
    switch (page.kind) {
      case PageKind::colophon: return colophon_;
      case PageKind::contents: return contents_;
      case PageKind::lessons: return lessons_;
      case PageKind::puzzles: return groups_[page.group];
      case PageKind::hints: return hints_;
      case PageKind::answers: return answers_;
      default: return title_;
    }
  }

  // At the foot of the page.
  void print_colophon(const Area& block, Section& section) {
    if (plan_.colophon.empty() || plan_.colophon[0].empty()) return;
    const Laid& last = plan_.colophon[0].back();
    const double height = std::min(block.height, last.top + last.height);
    print(press_, plan_.colophon[0], plan_.sizes,
          {block.x, block.bottom() - height, block.width, height}, section);
  }

  // The heading of the first page of a section is told; those of the others are for the eye.
  void print_running_head(std::string_view words, int number, bool is_first, Section& section) {
    const Area block = plan_.margins.block(number);
    const double size = plan_.sizes.text;
    const bool is_right = number % 2 == 1 && !design_.is_sheet;
    const Type type{size, Weight::bold, is_right ? Align::right : Align::left};
    press_.words(is_right ? block.right() : block.x, block.y + size, type, words,
                 is_first ? &section : nullptr, "H2");
  }

  void print_sheet_head(int number, Section& section) {
    const Area block = plan_.margins.block(number);
    const double size = plan_.sizes.text;
    press_.words(block.x, block.y + size, {1.2 * size, Weight::bold}, design_.title, &section,
                 "H1");
    const std::string name = design_.words.name + ": ", date = design_.words.date + ": ";
    const double line = 9 * size, short_line = 6 * size;
    double x = block.right() - short_line;
    press_.begin_artifact();
    for (const auto& [words, length] : {std::pair(date, short_line), std::pair(name, line)}) {
      press_.rule(x, block.y + size + 1, x + length, block.y + size + 1, 0.5);
      press_.show(x, block.y + size, {size, Weight::regular, Align::right}, words);
      x -= press_.width(words, {.size = size}) + size + line;
    }
    press_.end_content();
  }

  void print_puzzles(const PlannedPage& page, int number, Section& section) {
    const Group& group = plan_.groups[page.group];
    if (design_.is_sheet) {
      print_sheet_head(number, section);
    } else {
      print_running_head(group.title, number, page.first == group.first, section);
    }
    const std::vector<Area> all = places(body(plan_, number), design_.per_page, kPuzzleGap);
    for (std::size_t i = 0; i < page.count; ++i) {
      const std::size_t which = page.first + i;
      std::string remark;
      if (plan_.answers_page > 0 && !design_.is_sheet) {
        remark = design_.words.answer + ": " + design_.words.page + " " +
                 std::to_string(plan_.answer_pages[which]);
      }
      print_puzzle(press_, design_, plan_.sizes, all[i],
                   {book_.puzzles[which], number_of(which), std::move(remark)}, section);
    }
  }

  void print_answers(const PlannedPage& page, int number, Section& section) {
    print_running_head(design_.words.answers, number, page.first == 0, section);
    const std::vector<Area> all = places(body(plan_, number), page.places, kAnswerGap);
    for (std::size_t i = 0; i < page.count; ++i) {
      const std::size_t which = page.first + i;
      print_answer(press_, design_, plan_.sizes, all[i], book_.puzzles[which], number_of(which),
                   section);
    }
  }

  int number_of(std::size_t which) const { return static_cast<int>(which) + design_.numbers_from; }

  Number page_object(int page) const {
    const auto index = static_cast<std::size_t>(page - 1);
    if (!design_.is_booklet) return page_numbers_[index];
    return page_numbers_[std::min(index, plan_.pages.size() - 1 - index)];
  }

  void finish() {
    finish_sections();
    const Number tree = press_.tags().finish(whole_.number);
    press_.finish();
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const auto begin = page_numbers_.begin() + static_cast<std::ptrdiff_t>(i * kPagesOfNode);
      const auto end = std::min(begin + kPagesOfNode, page_numbers_.end());
      const std::vector<Number> kids(begin, end);
      document_.put(nodes_[i], "<</Type/Pages/Parent " + reference(root_) + "/Count " +
                                   std::to_string(kids.size()) + "/Kids" + references(kids) + ">>");
    }
    document_.put(root_, "<</Type/Pages/Count " + std::to_string(page_numbers_.size()) + "/Kids" +
                             references(nodes_) + ">>");
    const Number outlines = put_outlines();
    const Number catalog = document_.put(
        "<</Type/Catalog/Pages " + reference(root_) + "/Lang(" + design_.words.language +
        ")/MarkInfo<</Marked true>>/StructTreeRoot " + reference(tree) +
        "/ViewerPreferences<</DisplayDocTitle true>>/Metadata " + reference(put_metadata()) +
        (outlines == 0 ? "" : "/Outlines " + reference(outlines)) + ">>");
    std::string info = "<</Title" + text_string(design_.title);
    if (!design_.author.empty()) info += "/Author" + text_string(design_.author);
    info += "/Producer(nonet " + std::string(kVersion) + ")>>";
    document_.finish(catalog, document_.put(info));
  }

  // Sections get what was printed of them, in the order of the pages.
  void finish_sections() {
    for (std::size_t i = 0; i < plan_.pages.size(); ++i) {
      if (plan_.pages[i].kind == PageKind::blank) continue;
      std::vector<Number>& kids = section_of(plan_.pages[i]).kids;
      kids.insert(kids.end(), by_page_[i].begin(), by_page_[i].end());
    }
    std::vector<Number> all;
    const auto put = [&](const Section& section, std::string_view kind) {
      if (section.kids.empty()) return;
      press_.tags().put(section.number, kind, whole_.number, references(section.kids));
      all.push_back(section.number);
    };
    put(title_, "Sect");
    put(colophon_, "Sect");
    put(contents_, "Sect");
    put(lessons_, "Sect");
    for (const Section& group : groups_) put(group, "Sect");
    put(hints_, "Sect");
    put(answers_, "Sect");
    press_.tags().put(whole_.number, "Document", press_.tags().root(), references(all));
  }

  Number put_outlines() {
    struct Entry {
      std::string title;
      int page;
    };
    std::vector<Entry> entries;
    const auto add = [&entries](const std::string& title, int page) {
      if (page > 0) entries.push_back({title, page});
    };
    if (design_.is_sheet) return 0;
    add(design_.words.contents, plan_.contents_page);
    add(design_.words.lessons, plan_.lessons_page);
    for (const Group& group : plan_.groups) add(group.title, group.page);
    add(design_.words.hints, plan_.hints_page);
    add(design_.words.answers, plan_.answers_page);
    const Number top = document_.reserve();
    std::vector<Number> numbers;
    for (std::size_t i = 0; i < entries.size(); ++i) numbers.push_back(document_.reserve());
    for (std::size_t i = 0; i < entries.size(); ++i) {
      std::string body = "<</Title" + text_string(entries[i].title) + "/Parent " + reference(top) +
                         "/Dest[" + reference(page_object(entries[i].page)) + "/Fit]";
      if (i > 0) body += "/Prev " + reference(numbers[i - 1]);
      if (i + 1 < numbers.size()) body += "/Next " + reference(numbers[i + 1]);
      document_.put(numbers[i], body + ">>");
    }
    document_.put(top, "<</Type/Outlines/First " + reference(numbers.front()) + "/Last " +
                           reference(numbers.back()) + "/Count " + std::to_string(numbers.size()) +
                           ">>");
    return top;
  }

  Number put_metadata() {
    const auto list = [](std::string_view kind, std::string_view attributes,
                         const std::string& words) {
      return "<rdf:" + std::string(kind) + "><rdf:li" + std::string(attributes) + ">" +
             pdf::xml_escaped(words) + "</rdf:li></rdf:" + std::string(kind) + ">";
    };
    std::string text =
        "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
        "xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\">"
        "<dc:title>" +
        list("Alt", " xml:lang=\"x-default\"", design_.title) + "</dc:title>";
    if (!design_.author.empty()) {
      text += "<dc:creator>" + list("Seq", "", design_.author) + "</dc:creator>";
    }
    text += "<dc:language>" + list("Bag", "", design_.words.language) +
            "</dc:language><pdf:Producer>nonet " + std::string(kVersion) +
            "</pdf:Producer></rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>";
    const Number number = document_.reserve();
    document_.put_plain_stream(number, "/Type/Metadata/Subtype/XML", text);
    return number;
  }

  const Book& book_;
  const BookDesign& design_;
  pdf::Document& document_;
  Press& press_;
  const Plan plan_;
  std::vector<Number> page_numbers_, nodes_;
  Number root_ = 0;
  Section whole_, title_, colophon_, contents_, lessons_, hints_, answers_;
  std::vector<Section> groups_;
  std::vector<std::vector<Number>> by_page_;  // what was printed on each page
};

std::string code_point(char32_t letter) {
  std::string hex;
  for (int shift = 20; shift >= 0; shift -= 4) {
    const unsigned digit = static_cast<unsigned>(letter) >> shift & 0xf;
    if (hex.empty() && digit == 0 && shift > 12) continue;
    hex += "0123456789ABCDEF"[digit];
  }
  return "U+" + hex;
}

// The first of the words that the fonts have no letter for.
std::string find_missing(const Book& book, const Press& press) {
  const BookDesign& design = book.design;
  const auto check = [&](std::string_view what, std::string_view words) -> std::string {
    for (const Weight weight : {Weight::regular, Weight::bold}) {
      if (const auto letter = press.face(weight).find_missing(words)) {
        return "the font has no " + code_point(*letter) + ", which " + std::string(what) +
               " asks for";
      }
    }
    return {};
  };
  std::string fault = check("the title", design.title);
  if (fault.empty()) fault = check("the subtitle", design.subtitle);
  if (fault.empty()) fault = check("the author", design.author);
  if (fault.empty()) fault = check("a grid", "0123456789");
  for (const BookPuzzle& each : book.puzzles) {
    if (!fault.empty() || each.problem == nullptr) continue;
    const Problem& board = each.problem->problem;
    for (int digit = 1; digit <= board.side; ++digit) {
      if (fault.empty()) fault = check("a grid", symbol(board, digit));
    }
  }
  return fault;
}

std::optional<pdf::Face> open_face(std::string_view given, Weight weight, std::string& fault) {
  const std::string_view bytes = given.empty() ? pdf::builtin_font(weight) : given;
  if (bytes.empty()) {
    fault = "this nonet was built without a font; name one";
    return std::nullopt;
  }
  std::optional<pdf::Font> font = pdf::Font::open(bytes, &fault);
  if (!font) return std::nullopt;
  if (!font->may_be_embedded()) {
    fault = "this font may not be embedded, as it says itself";
    return std::nullopt;
  }
  return pdf::Face(std::move(*font));
}

}  // namespace
}  // namespace book

BookWritten write_book(const Book& book, FunctionRef<bool(std::string_view)> take) {
  BookWritten written;
  const BookDesign& design = book.design;
  if (book.puzzles.empty()) {
    written.fault = "there is no puzzle to print";
    return written;
  }
  const std::string_view bold_font =
      design.bold_font.empty() ? design.regular_font : design.bold_font;
  auto regular = book::open_face(design.regular_font, pdf::Weight::regular, written.fault);
  auto bold = book::open_face(bold_font, pdf::Weight::bold, written.fault);
  if (!regular || !bold) return written;
  bool is_wanted = true;
  const auto send = [&](std::string_view bytes) { is_wanted = is_wanted && take(bytes); };
  pdf::Document document(send);
  book::Press press(document, std::move(*regular), std::move(*bold));
  written.fault = book::find_missing(book, press);
  if (!written.fault.empty()) return written;
  book::Writer writer(book, document, press);
  written.fault = writer.find_fault();
  if (!written.fault.empty()) return written;
  written.is_stopped = !writer.write([&is_wanted] { return is_wanted; });
  written.pages = writer.pages();
  return written;
}

bool has_book_font() { return !pdf::builtin_font(pdf::Weight::regular).empty(); }

std::vector<std::string> book_font_notice() {
  const auto font = pdf::Font::open(pdf::builtin_font(pdf::Weight::regular));
  if (!font) return {};
  std::vector<std::string> lines;
  for (const int id : {4, 0, 13, 14}) {
    if (std::string line = font->name(id); !line.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace nonet
