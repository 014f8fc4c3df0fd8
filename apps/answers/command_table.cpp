// See command_table.hpp.

#include "answers/command_table.hpp"

#include <algorithm>
#include <charconv>

#include "answers/scale_options.hpp"
#include "answers/technique_list.hpp"
#include "nonet/schedule.hpp"
#include "nonet/telling.hpp"
#include "nonet/text.hpp"

namespace nonet::answers {
namespace {

constexpr CommandRow kCommands[] = {
#define NONET_COMMAND(id, arguments, summary, description) \
  {Command::id, #id, arguments, summary, description},
#define NONET_SUBCOMMAND(group, id, arguments, summary, description) \
  {Command::group##_##id, #group " " #id, arguments, summary, description},
#include "answers/commands.def"
#undef NONET_COMMAND
};

std::string default_text(const char* value) { return value; }
std::string default_text(int value) { return value == 0 ? "" : std::to_string(value); }
std::string default_text(bool) { return {}; }

std::vector<OptionRow> make_options() {
  std::vector<OptionRow> rows = {
#define NONET_OPTION(field, type, default_value, flags, value, on, words) \
  {flags, value, words, default_text(default_value), on},
#include "answers/options.def"
#undef NONET_OPTION
  };
  static const ScaleOptions kScaleOptions(scales());
  rows.insert(rows.end(), kScaleOptions.rows().begin(), kScaleOptions.rows().end());
  return rows;
}

}  // namespace

std::span<const CommandRow> commands() { return kCommands; }

const CommandRow& row(Command command) { return kCommands[static_cast<std::size_t>(command)]; }

const CommandRow* find_command(std::string_view name) {
  const auto* found = std::find_if(std::begin(kCommands), std::end(kCommands),
                                   [name](const CommandRow& row) { return row.name == name; });
  return found == std::end(kCommands) ? nullptr : found;
}

std::string_view CommandRow::group() const {
  const std::size_t blank = name.find(' ');
  return blank == std::string_view::npos ? std::string_view{} : name.substr(0, blank);
}

std::vector<std::string_view> groups() {
  std::vector<std::string_view> list;
  for (const CommandRow& row : kCommands) {
    const std::string_view group = row.group();
    if (!group.empty() && (list.empty() || list.back() != group)) list.push_back(group);
  }
  return list;
}

std::vector<const CommandRow*> members_of(std::string_view group) {
  std::vector<const CommandRow*> rows;
  for (const CommandRow& row : kCommands) {
    if (!group.empty() && row.group() == group) rows.push_back(&row);
  }
  return rows;
}

std::span<const OptionRow> options() {
  static const std::vector<OptionRow> kOptions = make_options();
  return kOptions;
}

std::vector<const OptionRow*> options_of(Command command) {
  std::vector<const OptionRow*> rows;
  for (const OptionRow& option : options()) {
    if (option.is_on(command)) rows.push_back(&option);
  }
  return rows;
}

std::vector<const OptionRow*> listed_options_of(Command command) {
  std::vector<const OptionRow*> rows = options_of(command);
  std::erase_if(rows, [](const OptionRow* row) { return !row->is_listed; });
  return rows;
}

std::string_view OptionRow::short_flag() const {
  return flags.size() > 2 && flags[2] == ',' ? flags.substr(0, 2) : std::string_view{};
}

std::string_view OptionRow::long_flag() const { return flags.substr(flags.find("--")); }

std::vector<std::string_view> OptionRow::choices() const {
  std::vector<std::string_view> list;
  if (value == "FORMAT") {
    for (const FormatInfo& format : formats()) list.push_back(format.id);
    return list;
  }
  if (value == "SCHEDULE") {
    for (const NamedSchedule& schedule : schedules()) list.push_back(schedule.name);
    return list;
  }
  if (value == "SCALE") {
    for (const Scale& row : scales()) list.push_back(row.name);
    return list;
  }
  if (value == "LANGUAGE") {
    for (const LanguageInfo& language : languages()) list.push_back(language.id);
    return list;
  }
  if (value.find('|') == std::string_view::npos) return list;
  for (std::string_view rest = value; !rest.empty();) {
    const std::size_t bar = std::min(rest.find('|'), rest.size());
    list.push_back(rest.substr(0, bar));
    rest.remove_prefix(std::min(bar + 1, rest.size()));
  }
  return list;
}

std::uint64_t OptionRow::least() const {
  return value == "SEED" ? 0 : long_flag() == "--size" ? 2 : 1;
}

std::uint64_t OptionRow::most() const {
  constexpr std::uint64_t kMostThreads = 256;  // whose memory is known to be little
  if (long_flag() == "--size") return kLargestSide;
  return value == "THREADS" ? kMostThreads : ~std::uint64_t{0};
}

std::string find_fault_in_words(const OptionRow& option, const std::string& value) {
  const std::vector<std::string_view> choices = option.choices();
  if (choices.empty()) {
    const bool is_blank = value.find_first_not_of(" \t\n") == std::string::npos;
    return is_blank ? "expected " + std::string(option.value) + ", found '" + value + "'" : "";
  }
  if (std::find(choices.begin(), choices.end(), value) != choices.end()) return {};
  std::string list;
  for (const std::string_view choice : choices) {
    list += list.empty() ? "" : choice == choices.back() ? " or " : ", ";
    list += choice;
  }
  return "expected " + list + ", found '" + value + "'";
}

std::string find_fault_in_number(const OptionRow& option, const std::string& value) {
  std::uint64_t number = 0;
  const char* end = value.data() + value.size();
  const auto [stop, error] = std::from_chars(value.data(), end, number);
  const bool is_number = error == std::errc() && stop == end;
  if (is_number && number >= option.least() && number <= option.most()) return {};
  return "expected a number from " + std::to_string(option.least()) + " to " +
         std::to_string(option.most()) + ", found '" + value + "'";
}

std::string unknown_option_words(Command command, std::string_view typed) {
  const std::string name(row(command).name);
  const std::string words = "'" + name + "' has no option '" + std::string(typed) + "'";
  const auto of = [](Option each) -> const OptionRow& {
    return options()[static_cast<std::size_t>(each)];
  };
  const bool is_of_rules = typed == of(Option::variants).long_flag() ||
                           typed == of(Option::regions).long_flag() ||
                           typed == of(Option::side).long_flag();
  if (is_of_rules && of(Option::from).is_on(command)) {
    return words + ": it knows the classic board alone";
  }
  std::string_view nearest;
  std::size_t distance = 3;  // that is another word
  for (const OptionRow* option : options_of(command)) {
    const std::string_view flag = option->long_flag();
    const bool is_begun = typed.size() > 3 && flag.starts_with(typed);
    const std::size_t its = is_begun ? 0 : edit_distance(typed, flag);
    if (its >= distance) continue;
    distance = its;
    nearest = flag;
  }
  return words + (nearest.empty() ? "; 'nonet help " + name + "' lists its options"
                                  : "; did you mean '" + std::string(nearest) + "'?");
}

}  // namespace nonet::answers
