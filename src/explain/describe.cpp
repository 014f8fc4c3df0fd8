// A step in words: by what its family needs, or by the technique's own template.

#include <array>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace explain {
namespace {

struct TellRow {
  Technique technique;
  Tell tell;
};
constexpr TellRow kTellRows[] = {
    {Technique::full_house, tell_full_house},
    {Technique::hidden_single, tell_hidden_single},
    {Technique::naked_single, tell_naked_single},
    {Technique::extra_house_single, tell_hidden_single},
    {Technique::skyscraper, tell_two_links},
    {Technique::two_string_kite, tell_two_links},
    {Technique::turbot_fish, tell_two_links},
    {Technique::grouped_two_strong_links, tell_two_links},
    {Technique::empty_rectangle, tell_empty_rectangle},
    {Technique::dual_two_string_kite, tell_dual},
    {Technique::dual_empty_rectangle, tell_dual},
    {Technique::remote_pair, tell_remote_pair},
    {Technique::w_wing, tell_w_wing},
    {Technique::wxyz_wing, tell_bent_wing},
    {Technique::vwxyz_wing, tell_bent_wing},
    {Technique::hidden_rectangle, tell_hidden_rectangle},
    {Technique::simple_colours_trap, tell_colours_trap},
    {Technique::simple_colours_wrap, tell_colours_wrap},
    {Technique::multi_colours_1, tell_multi_colours_1},
    {Technique::multi_colours_2, tell_multi_colours_2},
    {Technique::medusa_3d, tell_medusa},
    {Technique::als_xz, tell_als_xz},
    {Technique::als_xy_wing, tell_als_xy_wing},
    {Technique::sue_de_coq, tell_sue_de_coq},
    {Technique::death_blossom, tell_death_blossom},
    {Technique::aligned_pair_exclusion, tell_aligned_exclusion},
    {Technique::aligned_triple_exclusion, tell_aligned_exclusion},
    {Technique::innies_outies, tell_innies_outies},
    {Technique::cage_splitting, tell_cage_splitting},
    {Technique::template_set, tell_templates},
    {Technique::template_delete, tell_templates},
    {Technique::trial, tell_trial},
};

// What tells steps of each technique; nothing where its template does.
class Tellers {
 public:
  Tellers() : rows_(techniques().size()) {
    for (const TechniqueInfo& info : techniques()) {
      Tell& tell = rows_[static_cast<std::size_t>(info.technique)];
      if (info.family == Family::fish) tell = tell_fish;
      if (is_told_in_lines(info.technique)) tell = tell_lines;
      for (const TellRow& row : kTellRows) {
        if (row.technique == info.technique) tell = row.tell;
      }
    }
  }
  Tell operator[](Technique technique) const { return rows_[static_cast<std::size_t>(technique)]; }

 private:
  std::vector<Tell> rows_;
};

}  // namespace

Tell find_teller(Technique technique) {
  static const Tellers kTellers;
  return kTellers[technique];
}

}  // namespace explain

void describe(std::string& out, const Board& before, const Step& step, Telling telling) {
  telling.rules = &before.rules();
  explain::Writer w(out, telling);
  if (const explain::Tell tell = explain::find_teller(step.technique())) {
    tell(w, before, step);
    return;
  }
  const explain::Dictionary::Entry& entry =
      explain::dictionary(telling.language).techniques[static_cast<std::size_t>(step.technique())];
  const explain::InLanguage speaker(w, *entry.speaker);
  explain::fill(w, entry.words, before, step);
}

std::string describe(const Board& before, const Step& step, Telling telling) {
  std::string text;
  describe(text, before, step, telling);
  return text;
}

}  // namespace nonet
