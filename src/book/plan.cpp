// See plan.hpp.

#include "book/plan.hpp"

#include <algorithm>
#include <set>

#include "book/pages.hpp"
#include "book/sight.hpp"

namespace nonet::book {
namespace {

using Kind = Block::Kind;

std::vector<Group> find_groups(const Book& book) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    const std::string& level = book.puzzles[i].level;
    const std::string title =
        book.design.is_by_level && !level.empty() ? level : book.design.words.puzzles;
    if (groups.empty() || groups.back().title != title) groups.push_back({title, i, 0, 0});
    ++groups.back().count;
  }
  return groups;
}

// "1 to 30", "7"
std::string numbers_text(const BookDesign& design, std::size_t first, std::size_t count) {
  const std::size_t from = first + static_cast<std::size_t>(design.numbers_from);
  if (count == 1) return std::to_string(from);
  return std::to_string(from) + " " + design.words.to + " " + std::to_string(from + count - 1);
}

// Where levels are mixed: the numbers of each, in the order of their first puzzles.
std::vector<std::string> mixed_levels(const Book& book) {
  std::vector<std::string> names, lists;
  for (std::size_t i = 0; i < book.puzzles.size();) {
    const std::string& level = book.puzzles[i].level;
    std::size_t end = i + 1;
    while (end < book.puzzles.size() && book.puzzles[end].level == level) ++end;
    const std::size_t which =
        static_cast<std::size_t>(std::find(names.begin(), names.end(), level) - names.begin());
    if (which == names.size()) {
      names.push_back(level);
      lists.emplace_back();
    }
    const std::size_t from = i + static_cast<std::size_t>(book.design.numbers_from);
    lists[which] += (lists[which].empty() ? "" : ", ") + std::to_string(from);
    if (end - i > 1) lists[which] += "\u2013" + std::to_string(from + (end - i) - 1);
    i = end;
  }
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].empty()) texts.push_back(names[i] + ": " + lists[i]);
  }
  return texts;
}

std::vector<Block> contents_blocks(const Book& book, const Plan& plan) {
  const BookWords& words = book.design.words;
  std::vector<Block> blocks = {{Kind::heading, words.contents, {}, nullptr, true}};
  const auto add = [&blocks](const std::string& title, int page) {
    if (page > 0) blocks.push_back({Kind::row, title, std::to_string(page)});
  };
  add(words.lessons, plan.lessons_page);
  for (const Group& group : plan.groups) {
    blocks.push_back({Kind::row,
                      group.title + ", " + numbers_text(book.design, group.first, group.count),
                      std::to_string(group.page)});
  }
  add(words.hints, plan.hints_page);
  add(words.answers, plan.answers_page);
  if (!book.design.is_by_level) {
    for (std::string& text : mixed_levels(book)) blocks.push_back({Kind::text, std::move(text)});
  }
  if (words.rules.empty()) return blocks;
  blocks.push_back({Kind::subheading, words.rules_title, {}, nullptr, true});
  for (const std::string& text : words.rules) blocks.push_back({Kind::text, text});
  return blocks;
}

std::vector<Block> lesson_blocks(const Book& book) {
  std::vector<Block> blocks = {{Kind::heading, book.design.words.lessons, {}, nullptr, true}};
  for (const Lesson& lesson : book.lessons) {
    blocks.push_back({Kind::subheading, lesson.name, {}, nullptr, true});
    blocks.push_back({Kind::text, lesson.summary, {}, nullptr, true});
    blocks.push_back({Kind::text, lesson.why, {}, nullptr, lesson.drawing.has_value()});
    if (lesson.drawing) blocks.push_back({Kind::figure, {}, {}, &*lesson.drawing, true});
    if (!lesson.told.empty()) blocks.push_back({Kind::text, lesson.told});
  }
  return blocks;
}

std::vector<Block> hint_blocks(const Book& book) {
  std::vector<Block> blocks = {{Kind::heading, book.design.words.hints, {}, nullptr, true}};
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    if (book.puzzles[i].hint.empty()) continue;
    blocks.push_back({Kind::text, book.puzzles[i].hint,
                      std::to_string(i + static_cast<std::size_t>(book.design.numbers_from))});
  }
  return blocks;
}

class Planner {
 public:
  Planner(const Press& press, const Book& book, int pages)
      : press_(press),
        book_(book),
        plan_{Sizes::of(book.design), Margins(book.design, pages), find_groups(book)} {}

  Plan run() {
    const BookDesign& design = book_.design;
    if (!design.is_sheet) plan_front();
    plan_puzzles();
    const bool has_hints = std::any_of(book_.puzzles.begin(), book_.puzzles.end(),
                                       [](const BookPuzzle& each) { return !each.hint.empty(); });
    if (has_hints) {
      plan_.hints_page = next_page();
      plan_.hints = laid(hint_blocks(book_));
      add_flow(PageKind::hints, plan_.hints);
    }
    if (design.answers_per_page > 0) plan_answers();
    // Printers bind leaves, and fold sheets of four pages.
    const std::size_t together = design.is_booklet ? 4 : design.is_sheet ? 1 : 2;
    while (plan_.pages.size() % together != 0) plan_.pages.emplace_back();
    // The same rows as before, with pages that are now known.
    if (!design.is_sheet) plan_.contents = laid(contents_blocks(book_, plan_));
    return std::move(plan_);
  }

 private:
  int next_page() const { return static_cast<int>(plan_.pages.size()) + 1; }
  std::vector<FlowPage> laid(const std::vector<Block>& blocks) const {
    const Area block = plan_.margins.block(1);
    return lay(press_, blocks, plan_.sizes, block.width, block.height);
  }
  void add_flow(PageKind kind, const std::vector<FlowPage>& flow) {
    for (std::size_t i = 0; i < flow.size(); ++i) plan_.pages.push_back({kind, i, 1, 0});
  }

  // A page of contents has as many rows whatever the numbers in it are.
  void plan_front() {
    plan_.pages.push_back({PageKind::title, 0, 0, 0});
    std::vector<Block> blocks;
    for (const std::string& text : book_.design.words.colophon) {
      blocks.push_back({Kind::text, text});
    }
    plan_.colophon = laid(blocks);
    plan_.pages.push_back({PageKind::colophon, 0, 1, 0});
    plan_.contents_page = next_page();
    Plan guess = plan_;
    if (!book_.lessons.empty()) guess.lessons_page = 1;
    for (const BookPuzzle& each : book_.puzzles) {
      if (!each.hint.empty()) guess.hints_page = 1;
    }
    guess.answers_page = book_.design.answers_per_page > 0 ? 1 : 0;
    add_flow(PageKind::contents, laid(contents_blocks(book_, guess)));
    if (book_.lessons.empty()) return;
    plan_.lessons_page = next_page();
    plan_.lessons = laid(lesson_blocks(book_));
    add_flow(PageKind::lessons, plan_.lessons);
  }

  void plan_puzzles() {
    const auto most = static_cast<std::size_t>(book_.design.per_page);
    for (std::size_t which = 0; which < plan_.groups.size(); ++which) {
      Group& group = plan_.groups[which];
      group.page = next_page();
      for (std::size_t done = 0; done < group.count; done += most) {
        plan_.pages.push_back(
            {PageKind::puzzles, group.first + done, std::min(most, group.count - done), which});
      }
    }
  }

  // How many answers of the size of this one a page has: fewer where the board is a large one.
  int answers_like(const BookPuzzle& puzzle) const {
    constexpr double kReadableCell = 10;
    const int most = book_.design.answers_per_page, side = Sight(puzzle).side();
    if (side <= kDigits) return most;
    for (const int count : {12, 9, 6, 4, 2}) {
      const Area place = places(body(plan_, 1), count, kAnswerGap)[0];
      const double heading = book_.design.is_large ? 1.4 * plan_.sizes.caption : 14;
      if (count <= most && answer_cell(place, heading, side) >= kReadableCell) return count;
    }
    return 1;
  }

  void plan_answers() {
    plan_.answers_page = next_page();
    const std::size_t all = book_.puzzles.size();
    for (std::size_t first = 0; first < all;) {
      int most = answers_like(book_.puzzles[first]);
      std::size_t end = first + 1;
      for (; end < all; ++end) {
        const int both = std::min(most, answers_like(book_.puzzles[end]));
        if (end - first >= static_cast<std::size_t>(both)) break;
        most = both;
      }
      plan_.answer_pages.insert(plan_.answer_pages.end(), end - first, next_page());
      plan_.pages.push_back({PageKind::answers, first, end - first, 0, most});
      first = end;
    }
  }

  const Press& press_;
  const Book& book_;
  Plan plan_;
};

}  // namespace

Plan make_plan(const Press& press, const Book& book) {
  // Wider margins make more pages, and more pages wider margins: this comes to rest.
  int pages = 0;
  while (true) {
    Plan plan = Planner(press, book, pages).run();
    const int count = static_cast<int>(plan.pages.size());
    if (count <= pages || Margins(book.design, count).inner() == plan.margins.inner()) return plan;
    pages = count;
  }
}

Area body(const Plan& plan, int page) {
  Area area = plan.margins.block(page);
  const double head = 1.8 * plan.sizes.text;
  area.y += head;
  area.height -= head;
  return area;
}

}  // namespace nonet::book
