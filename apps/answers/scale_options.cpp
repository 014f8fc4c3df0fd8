// See scale_options.hpp.

#include "answers/scale_options.hpp"

#include <algorithm>

namespace nonet::answers {
namespace {

using Asks = OptionRow::Asks;

// "'nonet rate'" or "'nonet rate --scale se'": who says so.
std::string judge_words(const Scale& scale) {
  const bool is_default = scale.name == scales().front().name;
  return "'nonet rate" + (is_default ? "" : " --scale " + std::string(scale.name)) + "'";
}

// "level=medium", after the example of the part.
std::string example_of(const Part& part) {
  return std::string(part.id) + "=" + std::string(part.example.substr(0, part.example.find("..")));
}

std::string values_words(const Part& part) {
  return part.names.empty() ? std::string("a number") : expected_values(part);
}

// --- reading

// A part and the value that stands for one end of its range, or for both.
struct Claim {
  const Scale* scale;
  std::size_t part;
  std::string text;
};

std::string expected_claim(const Scale& scale) {
  std::string words;
  for (const Part& part : scale.parts) {
    words += words.empty() ? "" : &part == &scale.parts.back() ? " or " : ", ";
    words += example_of(part);
  }
  return words;
}

// "level=hard" of whatever scale has that part; "hard" of the implied scale.
std::optional<Claim> find_claim(const std::string& text, std::span<const Scale> scales,
                                const Scale& implied) {
  const std::size_t sign = text.find('=');
  if (sign != std::string::npos) {
    for (const Scale& scale : scales) {
      const auto part = scale.find_part(std::string_view(text).substr(0, sign));
      if (part) return Claim{&scale, *part, text.substr(sign + 1)};
    }
    return std::nullopt;
  }
  for (std::size_t i = 0; i < implied.parts.size(); ++i) {
    if (find_value(implied.parts[i], text)) return Claim{&implied, i, text};
  }
  return std::nullopt;
}

using Wrong = std::optional<std::string>;

class BoundsReader {
 public:
  BoundsReader(std::span<const Scale> scales, const Scale& implied)
      : scales_(scales), implied_(implied) {}

  Wrong read(const AskedRating& asked) {
    const OptionRow& option = *asked.option;
    if (option.asks == Asks::trait) {
      of(*option.scale).require(option.scale->traits[option.which]);
      return std::nullopt;
    }
    if (option.scale != nullptr) {
      return read_claim(asked, {option.scale, option.which, asked.value});
    }
    // --min level=hard,score=900: several at once.
    for (std::size_t at = 0; at <= asked.value.size();) {
      const std::size_t comma = std::min(asked.value.find(',', at), asked.value.size());
      const std::string text = asked.value.substr(at, comma - at);
      const std::optional<Claim> claim = find_claim(text, scales_, implied_);
      if (!claim) return fault(asked, "expected " + expected_claim(implied_), text);
      if (Wrong fault = read_claim(asked, *claim)) return fault;
      at = comma + 1;
    }
    return std::nullopt;
  }

  // In the order of the scales, whatever the order of the options.
  std::vector<Bounds> take() {
    std::ranges::sort(all_, {}, [](const Bounds& bounds) { return &bounds.scale(); });
    return std::move(all_);
  }

 private:
  static std::string fault(const AskedRating& asked, const std::string& expected,
                           const std::string& found) {
    return std::string(asked.option->long_flag()) + ": " + expected + ", found '" + found + "'";
  }

  Bounds& of(const Scale& scale) {
    const auto found = std::ranges::find_if(
        all_, [&scale](const Bounds& bounds) { return &bounds.scale() == &scale; });
    return found == all_.end() ? all_.emplace_back(scale) : *found;
  }

  Wrong read_claim(const AskedRating& asked, const Claim& claim) {
    const Part& part = claim.scale->parts[claim.part];
    Range& range = of(*claim.scale).range(part.id);
    if (asked.option->asks == Asks::range) {
      const std::optional<Range> read = find_range(part, claim.text);
      if (read) return range = *read, std::nullopt;
      return fault(
          asked,
          "expected " + expected_values(part) + ", or a range such as " + std::string(part.example),
          claim.text);
    }
    const std::optional<int> value = find_value(part, claim.text);
    if (!value) return fault(asked, "expected " + expected_values(part), claim.text);
    (asked.option->asks == Asks::least ? range.least : range.most) = *value;
    return std::nullopt;
  }

  std::span<const Scale> scales_;
  const Scale& implied_;
  std::vector<Bounds> all_;
};

}  // namespace

ScaleOptions::ScaleOptions(std::span<const Scale> scales) {
  add_ends(scales);
  for (const Scale& scale : scales) add_parts(scale);
  for (const Scale& scale : scales) add_traits(scale);
}

void ScaleOptions::add_ends(std::span<const Scale> scales) {
  std::string examples, spelling;
  for (const Scale& scale : scales) {
    for (const Part& part : scale.parts)
      examples += (examples.empty() ? "" : ", ") + example_of(part);
  }
  const Part& first = scales.front().parts.front();
  const std::string value(first.example.substr(0, first.example.find("..")));
  for (const bool is_least : {true, false}) {
    const std::string flag = is_least ? "--min" : "--max";
    std::string help = "pass on only puzzles with this or ";
    help.append(is_least ? "more: " : "less: ").append(examples).append("; several with commas. ");
    help.append(flag).append("-").append(first.id).append(" ").append(value);
    help.append(" is the same as ").append(flag).append(" ").append(example_of(first));
    rows_.push_back({keep(flag), "PART=V", keep(help), "", On::rate | On::db_asked,
                     is_least ? Asks::least : Asks::most});
  }
}

void ScaleOptions::add_parts(const Scale& scale) {
  for (std::size_t i = 0; i < scale.parts.size(); ++i) {
    const Part& part = scale.parts[i];
    const std::string id(part.id);
    const std::string help = std::string(part.description) + ", by " + judge_words(scale) + ": " +
                             values_words(part) + ", or a range such as " +
                             std::string(part.example);
    rows_.push_back({keep("--" + std::string(part.wish)), "RANGE", keep(help), "", On::generate,
                     Asks::range, &scale, i});
    for (const bool is_least : {true, false}) {
      const std::string flag = is_least ? "--min" : "--max";
      std::string short_flag = flag, same = "the same as ";
      short_flag.append("-").append(id);
      same.append(flag).append(" ").append(id).append("=V");
      rows_.push_back({keep(short_flag), "V", keep(same), "", On::rate | On::db_asked,
                       is_least ? Asks::least : Asks::most, &scale, i, false});
    }
  }
}

void ScaleOptions::add_traits(const Scale& scale) {
  for (std::size_t i = 0; i < scale.traits.size(); ++i) {
    const Trait& trait = scale.traits[i];
    const std::string help = "only puzzles of which " + judge_words(scale) +
                             " says so: " + std::string(trait.description);
    rows_.push_back({keep("--" + std::string(trait.id)), "", keep(help), "",
                     On::rate | On::generate | On::db_asked, Asks::trait, &scale, i});
  }
}

std::variant<std::vector<Bounds>, std::string> read_bounds(std::span<const AskedRating> asked,
                                                           std::span<const Scale> scales,
                                                           const Scale& implied) {
  BoundsReader reader(scales, implied);
  for (const AskedRating& each : asked) {
    if (const Wrong fault = reader.read(each)) return *fault;
  }
  std::vector<Bounds> all = reader.take();
  for (const Bounds& bounds : all) {
    if (const Wrong words = find_contradiction(bounds)) return *words;
  }
  return all;
}

}  // namespace nonet::answers
