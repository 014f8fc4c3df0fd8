// See flow.hpp.

#include "book/flow.hpp"

#include <algorithm>

namespace nonet::book {
namespace {

constexpr double kNumberWidth = 3.2;  // before a paragraph, in sizes of its text

Type type_of(Block::Kind kind, const Sizes& sizes) {
  switch (kind) {
    case Block::Kind::heading: return {.size = sizes.heading, .weight = Weight::bold};
    case Block::Kind::subheading: return {.size = sizes.subheading, .weight = Weight::bold};
    default: return {.size = sizes.text};
  }
}

double leading_of(Block::Kind kind, const Sizes& sizes) {
  return type_of(kind, sizes).size * (kind == Block::Kind::row ? 1.8 : 1.35);
}

double space_before(Block::Kind kind, const Sizes& sizes) {
  switch (kind) {
    case Block::Kind::subheading: return 1.2 * sizes.text;
    case Block::Kind::figure: return 0.6 * sizes.text;
    case Block::Kind::text: return 0.5 * sizes.text;
    default: return 0;
  }
}

double space_after(Block::Kind kind, const Sizes& sizes) {
  return kind == Block::Kind::heading ? 0.8 * sizes.heading : 0;
}

class Layout {
 public:
  Layout(const Press& press, const Sizes& sizes, double width, double height)
      : press_(press), sizes_(sizes), width_(width), height_(height) {}

  std::vector<FlowPage> run(const std::vector<Block>& blocks) {
    pages_.emplace_back();
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      double needed = 0;  // what must stand together with it
      for (std::size_t j = i; j < blocks.size(); ++j) {
        needed += least_height(blocks[j]);
        if (!blocks[j].stays_with_next) break;
      }
      if (at_ > 0 && at_ + needed > height_) next_page();
      add(blocks[i]);
    }
    return std::move(pages_);
  }

 private:
  void next_page() {
    pages_.emplace_back();
    at_ = 0;
  }

  double figure_width(const Block& block) const {
    return std::min(
        {width_, 34 * sizes_.text,
         0.6 * height_ * width_ / height_of(press_, *block.drawing, width_, sizes_.small)});
  }

  double least_height(const Block& block) const {
    if (block.kind == Block::Kind::figure) {
      return space_before(block.kind, sizes_) +
             height_of(press_, *block.drawing, figure_width(block), sizes_.small);
    }
    // What has a number before it stays whole: its lines are set apart from the margin.
    const std::size_t together = is_numbered(block) ? 12 : 2;
    const std::size_t lines = std::min(wrapped(block).size(), together);
    return space_before(block.kind, sizes_) +
           leading_of(block.kind, sizes_) * static_cast<double>(lines) +
           space_after(block.kind, sizes_);
  }

  static bool is_numbered(const Block& block) {
    return block.kind == Block::Kind::text && !block.beside.empty();
  }

  std::vector<std::string> wrapped(const Block& block) const {
    const double room = is_numbered(block)               ? kNumberWidth * sizes_.text
                        : block.kind == Block::Kind::row ? 4 * sizes_.text
                                                         : 0;
    return wrap(press_, block.words, type_of(block.kind, sizes_), width_ - room);
  }

  void add(const Block& block) {
    if (at_ > 0) at_ += space_before(block.kind, sizes_);
    if (block.kind == Block::Kind::figure) {
      const double height = height_of(press_, *block.drawing, figure_width(block), sizes_.small);
      pages_.back().push_back({block.kind, at_, height, {}, {}, block.drawing});
      at_ += height;
      return;
    }
    std::vector<std::string> lines = wrapped(block);
    std::string beside = block.beside;
    const double leading = leading_of(block.kind, sizes_);
    while (!lines.empty()) {
      if (at_ > 0 && at_ + leading > height_) next_page();
      const auto fitting = static_cast<std::size_t>(std::max(1.0, (height_ - at_) / leading));
      const auto count = static_cast<std::ptrdiff_t>(std::min(fitting, lines.size()));
      Laid laid{block.kind, at_, leading * static_cast<double>(count), {}, beside, nullptr};
      laid.lines.assign(lines.begin(), lines.begin() + count);
      at_ += laid.height;
      pages_.back().push_back(std::move(laid));
      lines.erase(lines.begin(), lines.begin() + count);
      if (block.kind == Block::Kind::text) beside.clear();
    }
    at_ += space_after(block.kind, sizes_);
  }

  const Press& press_;
  const Sizes& sizes_;
  double width_, height_, at_ = 0;
  std::vector<FlowPage> pages_;
};

void print_row(Press& press, const Laid& laid, const Type& type, const Area& block, double baseline,
               Section& section) {
  const double end = block.x + press.width(laid.lines[0], type) + type.size;
  const double begin = block.right() - press.width(laid.beside, type) - type.size;
  if (begin > end && !laid.beside.empty()) {
    press.begin_artifact();
    press.rule(end, baseline, begin, baseline, 0.5, "1 3");
    press.end_content();
  }
  const Number element = press.tags().reserve();
  const int content = press.begin_content("P", element);
  press.show(block.x, baseline, type, laid.lines[0] + (laid.beside.empty() ? "" : " "));
  press.show(block.right(), baseline, {type.size, type.weight, Align::right}, laid.beside);
  press.end_content();
  press.tags().put(element, "P", section.number, std::to_string(content));
  section.kids.push_back(element);
}

}  // namespace

Sizes Sizes::of(const BookDesign& design) {
  if (design.is_large) return {18, 26, 20, 18, 14};
  const bool is_small = design.paper.width <= 5 * kInch;
  return is_small ? Sizes{9.5, 17, 12, 11, 8} : Sizes{10.5, 20, 13, 13, 8.5};
}

namespace {

// How much of a word that is wider than a line fits on one; a letter at least.
std::size_t fitting(const Press& press, std::string_view word, const Type& type, double width) {
  std::size_t size = 0;
  for (std::size_t end = 1; end <= word.size(); ++end) {
    const bool is_inside_letter =
        end < word.size() && (static_cast<unsigned char>(word[end]) & 0xc0U) == 0x80;
    if (is_inside_letter) continue;
    if (size > 0 && press.width(word.substr(0, end), type) > width) break;
    size = end;
  }
  return size;
}

}  // namespace

std::vector<std::string> wrap(const Press& press, std::string_view words, const Type& type,
                              double width) {
  std::vector<std::string> lines;
  while (!words.empty()) {
    const std::string_view paragraph = words.substr(0, words.find('\n'));
    words.remove_prefix(std::min(words.size(), paragraph.size() + 1));
    std::string line;
    std::string_view rest = paragraph;
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      if (line.empty() && press.width(word, type) > width) {
        lines.emplace_back(rest.substr(0, fitting(press, word, type, width)));
        rest.remove_prefix(lines.back().size());
        continue;
      }
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
      const std::string longer = line.empty() ? std::string(word) : line + " " + std::string(word);
      if (line.empty() || press.width(longer, type) <= width) {
        line = longer;
      } else {
        lines.push_back(std::exchange(line, std::string(word)));
      }
    }
    lines.push_back(line);
  }
  return lines;
}

std::vector<FlowPage> lay(const Press& press, const std::vector<Block>& blocks, const Sizes& sizes,
                          double width, double height) {
  return Layout(press, sizes, width, height).run(blocks);
}

void print(Press& press, const FlowPage& page, const Sizes& sizes, const Area& block,
           Section& section) {
  for (const Laid& laid : page) {
    const Type type = type_of(laid.kind, sizes);
    const double baseline = block.y + laid.top + type.size;
    switch (laid.kind) {
      case Block::Kind::figure:
        print(press, *laid.drawing, {block.x, block.y + laid.top, block.width, laid.height},
              sizes.small, section);
        break;
      case Block::Kind::row:
        print_row(press, laid, type, block, baseline + 0.2 * type.size, section);
        break;
      default: {
        const std::string_view kind = laid.kind == Block::Kind::heading      ? "H1"
                                      : laid.kind == Block::Kind::subheading ? "H2"
                                                                             : "P";
        const double leading = leading_of(laid.kind, sizes);
        const bool is_numbered = laid.kind == Block::Kind::text && !laid.beside.empty();
        if (is_numbered) {
          press.words(block.x + (kNumberWidth - 0.8) * sizes.text, baseline,
                      {type.size, Weight::bold, Align::right}, laid.beside, &section);
        }
        const double indent = is_numbered ? kNumberWidth * sizes.text : 0;
        press.lines(block.x + indent, baseline, leading, type, laid.lines, &section, kind);
      }
    }
  }
}

}  // namespace nonet::book
