// See batch.hpp.

#include "answers/batch.hpp"

namespace nonet::answers {

void Batch::clear() {
  plain.clear();
  plain_count = 0;
  items.clear();
  notices.clear();
  is_awaited = false;
  sheet.clear();
}

bool fill(Batch& batch, const BatchSize& most, const Source& source) {
  do {
    if (most.plain > 0) {
      const std::size_t wanted = most.plain - batch.plain_count;
      const std::size_t taken = source.take_plain_lines(batch.plain, wanted);
      batch.plain_count += taken;
      if (taken == wanted || (taken > 0 && source.would_wait())) break;
    }
    std::optional<Item> item = source.next();
    if (!item) return !batch.empty();
    batch.items.push_back({batch.plain_count, std::move(*item)});
  } while (batch.items.size() < most.items && !source.would_wait());
  return true;
}

void tell_notices(Batch& batch, std::size_t& next, std::size_t entries) {
  for (; next < batch.notices.size() && batch.notices[next].after <= entries; ++next) {
    const Batch::Notice& notice = batch.notices[next];
    if (notice.kind == Note::Kind::said) batch.sheet.say(notice.words);
    if (notice.kind != Note::Kind::said) batch.sheet.complain(notice.words);
    if (notice.exit != Exit::yes) batch.sheet.raise(notice.exit);
  }
}

void answer_in_order(Batch& batch, const InOrder& answer) {
  std::size_t told = 0, done = 0;
  auto placed = batch.items.begin();
  for (std::size_t i = 0; i <= batch.plain_count; ++i) {
    for (; placed != batch.items.end() && placed->after == i; ++placed, ++done) {
      tell_notices(batch, told, done);
      if (!placed->item.entry.record) batch.sheet.tell_unreadable(placed->item);
      answer.item(placed->item);
      if (batch.sheet.is_cut()) return;
    }
    tell_notices(batch, told, done);
    if (i == batch.plain_count) return;
    answer.plain(i, batch.first_index + done);
    if (batch.sheet.is_cut()) return;
    ++done;
  }
}

void answer_items(Batch& batch, const Answerer& answer, FunctionRef<bool()> is_over) {
  std::size_t told = 0, done = 0;
  for (const Batch::Placed& placed : batch.items) {
    tell_notices(batch, told, done);
    if (is_over()) batch.sheet.cut();
    if (batch.sheet.is_cut()) return;
    if (!placed.item.entry.record) batch.sheet.tell_unreadable(placed.item);
    answer(placed.item, batch.sheet);
    ++done;
    if (!batch.sheet.wants_more()) return;
  }
  tell_notices(batch, told, done);
}

}  // namespace nonet::answers
