// nonet shuffle: the same puzzles in another look.

#include "answers/shuffle.hpp"
#include "cli/json.hpp"
#include "cli/wish_input.hpp"

namespace nonet::cli {
namespace {

class Shuffler {
 public:
  Shuffler(const Session& session, std::uint64_t seed)
      : session_(session),
        args_(session.args()),
        printer_(choose_format(args_)),
        seed_(seed),
        is_drawn_(session.screen().is_narrow() && !args_.to_format) {}

  std::string head() const { return args_.json || is_drawn_ ? "" : printer_.head(); }
  std::string tail() const { return args_.json || is_drawn_ ? "" : printer_.tail(); }

  void answer(const Item& item, Sheet& sheet) const {
    if (!item.entry.record) return print_unreadable(sheet, item, args_);
    for (std::uint64_t copy = 1; copy <= args_.number; ++copy) {
      if (session_.stop().load(std::memory_order_relaxed)) return sheet.cut();
      print(item, sheet, copy);
      if (!sheet.wants_more()) return;
    }
  }

 private:
  // The words that came with a puzzle stay with it.
  void print(const Item& item, Sheet& sheet, std::uint64_t copy) const {
    const std::uint64_t index = (item.index - 1) * args_.number + copy;
    const Record record{shuffle(item.entry.record->puzzle, {.seed = seed_, .first = index}),
                        {},
                        item.entry.record->words,
                        {}};
    if (args_.json) {
      return sheet.print(
          answers::shuffle_line(item, record.puzzle, {.seed = seed_, .number = copy}));
    }
    if (!is_drawn_) return sheet.print(printer_.entry(record, static_cast<long>(index)));
    if (index > 1) sheet.print("\n");
    sheet.print(draw(record.puzzle, session_.screen().picture));
  }

  const Session& session_;
  const Args& args_;
  Printer printer_;
  std::uint64_t seed_;
  bool is_drawn_;
};

}  // namespace

int run_shuffle(const Args& args) {
  Session session(args);
  const Shuffler shuffler(session, choose_seed(session));
  session.print(shuffler.head());
  Answerer shuffle = [&shuffler](const Item& item, Sheet& sheet) { shuffler.answer(item, sheet); };
  answer_all(session, {.hire = [&shuffle] { return shuffle; }});
  session.print(shuffler.tail());
  return session.finish();
}

}  // namespace nonet::cli
