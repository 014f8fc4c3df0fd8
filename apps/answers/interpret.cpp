// See args.hpp.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>
#include <system_error>

#include "answers/args.hpp"
#include "answers/rating_template.hpp"
#include "answers/technique_list.hpp"
#include "nonet/clue_puzzle.hpp"
#include "nonet/variants.hpp"

namespace nonet::answers {
namespace {

// The ladder that --schedule, --order, --only and --without make together.
std::optional<BadUsage> make_ladder(Args& args) {
  if ((On::only(args.command) & On::walked) == 0) return std::nullopt;
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

// The scale that `rate` is asked for, and what of it.
std::optional<BadUsage> read_ratings(Args& args) {
  const auto read = read_bounds(args.asked, scales(), *find_scale(args.scale));
  if (const auto* fault = std::get_if<std::string>(&read)) return BadUsage{*fault};
  args.bounds = std::get<std::vector<Bounds>>(read);
  if (args.command != Command::rate || args.bounds.empty()) return std::nullopt;
  if (!args.has(Option::scale)) args.scale = args.bounds.front().scale().name;
  for (const Bounds& bounds : args.bounds) {
    if (bounds.scale().name == args.scale) continue;
    return BadUsage{"the rating is by the scale " + args.scale + ", but a bound is of " +
                    std::string(bounds.scale().name)};
  }
  return std::nullopt;
}

// Formats that can say which board it is.
bool holds_problems(std::string_view format) {
  for (const std::string_view each : {"line", "fpuzzles", "link", "sudokupad", "iss"}) {
    if (each == format) return true;
  }
  return false;
}

// Boards of more than nine rows, and clues: what is asked of every line beyond what rules can say.
std::optional<BadUsage> read_problem_options(Args& args, const RulesWish& wish) {
  const bool is_large = args.side > kDigits || (args.has(Option::side) && args.regions.empty() &&
                                                usual_box_height(static_cast<int>(args.side)) == 0);
  const bool is_asked = is_large || args.has(Option::with) || args.has(Option::box) ||
                        args.symbols != "auto" || args.has(Option::kinds);
  if (!is_asked) return std::nullopt;
  if ((On::only(args.command) & On::posed) == 0) {
    if (!is_large) return std::nullopt;
    return BadUsage{"--size: " + std::string(row(args.command).name) +
                    " knows boards of up to 9 rows"};
  }
  if (args.side < 2 || args.side > static_cast<std::uint64_t>(kLargestSide)) {
    return BadUsage{"--size: expected 2 to " + std::to_string(kLargestSide) + ", found " +
                    std::to_string(args.side)};
  }
  ProblemOptions options;
  if (args.has(Option::side) || !args.regions.empty()) options.side = static_cast<int>(args.side);
  options.regions = args.regions;
  if (args.symbols == "digits") options.symbols = Symbols::digits;
  if (args.symbols == "zero") options.symbols = Symbols::zero;
  if (args.symbols == "letters") options.symbols = Symbols::letters;
  if (!args.box.empty()) {
    const std::size_t by = args.box.find('x');
    int height = 0, width = 0;
    const char *begin = args.box.data(), *end = begin + args.box.size();
    const bool is_read = by != std::string::npos &&
                         std::from_chars(begin, begin + by, height).ptr == begin + by &&
                         std::from_chars(begin + by + 1, end, width).ptr == end;
    const bool is_fine = is_read && height >= 1 && width >= 1 && height <= kLargestSide &&
                         width <= kLargestSide &&
                         (options.side == 0 || height * width == options.side);
    if (!is_fine)
      return BadUsage{"--box: expected rows and columns of a box such as 3x2, found '" + args.box +
                      "'"};
    options.box_height = height;
    options.side = height * width;
  }
  options.clauses = clauses_of(wish.variants) + args.with;
  const bool is_made = args.command == Command::generate || args.has(Option::made);
  if (is_made && options.side == 0) options.side = kDigits;
  Problem trial(options.side == 0 ? kDigits : options.side);
  if (options.side != 0) {
    const std::string blank = grid_line(trial, trial.digits);
    const Result<Problem> read = parse_problem(blank, options);
    const bool is_with = !read && read.error().expected.ends_with("--with");
    if (!read) return BadUsage{(is_with ? "" : "--regions: ") + read.error().message()};
  }
  args.problems = std::make_shared<const ProblemOptions>(std::move(options));
  for (const Option option : {Option::from, Option::all_subsets}) {
    if (!args.has(option) || (option == Option::from && holds_problems(args.from))) continue;
    return BadUsage{
        std::string(nonet::answers::options()[static_cast<std::size_t>(option)].long_flag()) +
        " knows the classic board alone"};
  }
  return std::nullopt;
}

// What --rules, --regions and --size ask for together.
std::optional<BadUsage> read_rules(Args& args) {
  if (!args.regions.empty() && !args.has(Option::side)) {
    const auto root = std::lround(std::sqrt(static_cast<double>(args.regions.size())));
    const auto side = static_cast<std::uint64_t>(root);
    if (side * side == args.regions.size() && side >= 2 && side <= kLargestSide) args.side = side;
  }
  RulesWish wish{.side = static_cast<int>(std::min<std::uint64_t>(args.side, 99)),
                 .regions = args.regions};
  std::string_view rest = args.variants;
  while (!rest.empty()) {
    const std::string_view id = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), id.size() + 1));
    const std::optional<Variant> variant = find_variant(id);
    if (!variant) {
      std::string known;
      for (const VariantInfo& row : variants())
        known.append(known.empty() ? "" : ", ").append(row.id);
      return BadUsage{"--rules: expected some of " + known + ", found '" + std::string(id) + "'"};
    }
    wish.variants.push_back(*variant);
  }
  if (auto bad = read_problem_options(args, wish)) return bad;
  if (args.problems) return std::nullopt;
  const Result<SharedRules> rules = make_rules(wish);
  if (!rules) {
    const bool is_size = args.regions.empty() && args.side != kDigits && args.variants.empty();
    const std::string_view flag = is_size                ? "--size: "
                                  : args.regions.empty() ? "--rules: "
                                                         : "--regions: ";
    return BadUsage{std::string(flag) + rules.error().message()};
  }
  args.rules = *rules;
  if (args.rules->is_classic()) return std::nullopt;
  for (const Option option : {Option::from, Option::to, Option::shuffled, Option::all_subsets}) {
    if (!args.has(option)) continue;
    if (option == Option::from && holds_problems(args.from)) continue;
    if (option == Option::to && holds_problems(args.to) && args.command != Command::generate)
      continue;
    return BadUsage{std::string(options()[static_cast<std::size_t>(option)].long_flag()) +
                    " knows the classic board alone; other rules are read and written as lines"};
  }
  return std::nullopt;
}

// "64M": a number and perhaps K, M or G, times 1024 each.
std::optional<BadUsage> read_memory(Args& args) {
  constexpr std::uint64_t kLeast = 64 << 10;
  constexpr std::string_view kUnits = "KMG";
  const char* end = args.memory.data() + args.memory.size();
  const auto [rest, error] = std::from_chars(args.memory.data(), end, args.memory_bytes);
  const std::string_view unit(rest, static_cast<std::size_t>(end - rest));
  const std::size_t power = unit.empty() ? 0 : kUnits.find(unit) + 1;
  const unsigned shift = 10 * static_cast<unsigned>(power);
  const bool is_read = error == std::errc() && unit.size() <= 1 && power <= kUnits.size() &&
                       args.memory_bytes <= ~std::uint64_t{0} >> shift;
  if (is_read) args.memory_bytes <<= shift;
  if (is_read && args.memory_bytes >= kLeast) return std::nullopt;
  return BadUsage{"--memory: expected a size of at least 64K, such as 64M or 2G, found '" +
                  args.memory + "'"};
}

}  // namespace

std::optional<BadUsage> interpret(Args& args) {
  if (auto bad = read_rules(args)) return bad;
  if (!args.from.empty()) args.from_format = find_format(args.from);
  if (!args.to.empty()) args.to_format = find_format(args.to);
  if (!args.where.empty()) {
    const std::optional<House> house = args.rules->find_house(args.where);
    const std::optional<Cell> cell = find_cell(args.where);
    if (!house && !cell) {
      return BadUsage{"--in: expected a house or cell such as r4, c7, b3, NE or r4c7, found '" +
                      args.where + "'"};
    }
    args.where_cells = house ? args.rules->cells(*house) : CellSet{*cell};
  }
  if (auto bad = make_ladder(args)) return bad;
  if (auto bad = read_memory(args)) return bad;
  if (auto bad = read_ratings(args)) return bad;
  if (auto fault = find_fault_in_template(args.template_text, *find_scale(args.scale))) {
    return BadUsage{"--format: " + *fault};
  }
  args.telling.notation = args.notation == "a1" ? Notation::a1 : Notation::rc;
  args.telling.language = find_language(args.lang).value_or(Language::english);
  args.shows_chains = args.notation == "eureka";
  if (!args.technique.empty()) {
    args.wanted_technique = find_technique(args.technique);
    if (!args.wanted_technique) {
      return BadUsage{"--technique: " + unknown_technique(args.technique)};
    }
  }
  return find_clash(args);
}

bool takes_problems(const Args& args) { return (On::only(args.command) & On::clued) != 0; }

bool takes_unknown(const Args& args) {
  return args.ignore_unknown || args.command == Command::convert || args.command == Command::show ||
         args.command == Command::shuffle;
}

std::optional<Notes> Args::meant_notes() const {
  if (notes == "partial") return Notes::partial;
  if (notes == "all") return Notes::all;
  return std::nullopt;
}

Format choose_format(const Args& args) {
  if (args.to_format) return *args.to_format;
  if (args.json) return Format::json;
  std::string_view output = args.output;
  for (const std::string_view packed : {".gz", ".zst"}) {
    if (output.ends_with(packed)) output.remove_suffix(packed.size());
  }
  const std::size_t dot = output.find_last_of('.');
  if (dot != std::string_view::npos) {
    const std::string_view extension = output.substr(dot + 1);
    for (const FormatInfo& format : formats()) {
      if (format.extension == extension) return format.format;
    }
  }
  return Format::line;
}

}  // namespace nonet::answers
