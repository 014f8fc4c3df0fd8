// nonet techniques: the table of techniques, for people, programs and the documentation.

#include <algorithm>

#include "answers/technique.hpp"
#include "cli/compose.hpp"
#include "cli/session.hpp"
#include "cli/technique_page.hpp"
#include "nonet/technique.hpp"
#include "nonet/telling.hpp"

namespace nonet::cli {
namespace {

std::string technique_list(Language language) {
  std::size_t id_width = 0;
  std::size_t name_width = 0;
  for (const TechniqueInfo& row : techniques()) {
    id_width = std::max(id_width, row.id.size());
    name_width = std::max(name_width, words_of(row.technique, language).name.size());
  }
  std::string text;
  const TechniqueInfo* before = nullptr;
  for (const TechniqueInfo& row : techniques()) {
    if (before == nullptr || before->family != row.family) {
      text += compose("{}{}\n", before == nullptr ? "" : "\n", name(row.family));
    }
    before = &row;
    const TechniqueWords& words = words_of(row.technique, language);
    std::string line = compose("  {:<{}}  {:<{}}  {:<5}  {:<3}  {}", row.id, id_width, words.name,
                               name_width, row.hodoku, se_text(row), words.summary);
    line.resize(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace

int run_techniques(const Args& args) {
  Session session(args);
  if (args.markdown) {
    session.print(technique_pages());
  } else if (args.json) {
    session.print(answers::techniques_lines(args.telling.language));
  } else {
    session.print(technique_list(args.telling.language));
  }
  return session.finish();
}

}  // namespace nonet::cli
