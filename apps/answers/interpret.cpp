// See args.hpp.

#include <algorithm>

#include "answers/args.hpp"
#include "answers/technique_list.hpp"
#include "nonet/rate.hpp"

namespace nonet::answers {
namespace {

// The ladder that --schedule, --order, --only and --without make together.
std::optional<BadUsage> make_ladder(Args& args) {
  if (((1U << static_cast<unsigned>(args.command)) & On::walked) == 0) return std::nullopt;
  std::vector<Technique> first, only, without;
  const auto read = [](std::string_view flag, const std::string& list,
                       std::vector<Technique>& into) -> std::optional<BadUsage> {
    const std::optional<std::string> fault = read_techniques(list, into);
    if (!fault) return std::nullopt;
    return BadUsage{std::string(flag) + ": " + *fault};
  };
  if (auto bad = read("--order", args.order, first)) return bad;
  if (auto bad = read("--only", args.only, only)) return bad;
  if (auto bad = read("--without", args.without, without)) return bad;

  const auto has = [](const std::vector<Technique>& list, Technique technique) {
    return std::find(list.begin(), list.end(), technique) != list.end();
  };
  const auto add = [&](Technique technique) {
    if (args.ladder.contains(technique) || has(without, technique)) return;
    if (!only.empty() && !has(only, technique)) return;
    args.ladder.add(technique);
  };
  for (const Technique technique : first) add(technique);
  const Schedule named = *find_schedule(args.schedule);
  for (const Technique technique : named.techniques()) add(technique);
  for (const Technique technique : only) add(technique);
  if (args.ladder.techniques().empty()) return BadUsage{"these options leave no technique"};
  return std::nullopt;
}

// What is wrong with --format, --min-level and their like, if anything.
std::optional<BadUsage> find_fault_in_rating(const Args& args) {
  const std::string& format = args.template_text;
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') continue;
    const std::string code = format.substr(i++, 2);
    if (code.size() == 2 && std::string_view("plst%").find(code[1]) != std::string_view::npos) {
      continue;
    }
    return BadUsage{"--format: expected %p, %l, %s, %t or %%, found '" + code + "'"};
  }
  const Level least = find_level(args.min_level).value_or(Level::easy);
  const Level most = find_level(args.max_level).value_or(Level::extreme);
  if (least > most) return BadUsage{"no puzzle is above --min-level and below --max-level"};
  if (args.has(Option::max_score) && args.min_score > args.max_score) {
    return BadUsage{"no puzzle is above --min-score and below --max-score"};
  }
  return std::nullopt;
}

}  // namespace

std::optional<BadUsage> interpret(Args& args) {
  if (!args.from.empty()) args.from_format = find_format(args.from);
  if (!args.to.empty()) args.to_format = find_format(args.to);
  if (!args.where.empty()) {
    const std::optional<House> house = find_house(args.where);
    const std::optional<Cell> cell = find_cell(args.where);
    if (!house && !cell) {
      return BadUsage{"--in: expected a house or cell such as r4, c7, b3, NE or r4c7, found '" +
                      args.where + "'"};
    }
    args.where_cells = house ? house->cells() : CellSet{*cell};
  }
  if (auto bad = make_ladder(args)) return bad;
  if (auto bad = find_fault_in_rating(args)) return bad;
  args.telling.notation = args.notation == "a1" ? Notation::a1 : Notation::rc;
  args.shows_chains = args.notation == "eureka";
  if (!args.technique.empty()) {
    args.wanted_technique = find_technique(args.technique);
    if (!args.wanted_technique) {
      return BadUsage{"--technique: " + unknown_technique(args.technique)};
    }
  }
  return find_clash(args);
}

Format choose_format(const Args& args) {
  if (args.to_format) return *args.to_format;
  if (args.json) return Format::json;
  const std::size_t dot = args.output.find_last_of('.');
  if (dot != std::string::npos) {
    const std::string_view extension = std::string_view(args.output).substr(dot + 1);
    for (const FormatInfo& format : formats()) {
      if (format.extension == extension) return format.format;
    }
  }
  return Format::line;
}

}  // namespace nonet::answers
