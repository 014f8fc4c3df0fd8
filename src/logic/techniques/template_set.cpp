// Template Set: cells that every template of a digit uses.
//
// Order: by digit, from each digit's own templates; then by digit what more follows when templates
// may not use cells that another digit must have (templates.hpp).

#include "logic/finder.hpp"
#include "logic/templates.hpp"

namespace nonet::logic::template_set {

extern const Prose prose = {
    .summary = "cells that every complete placement of a digit uses",
    .why =
        "A template is a full set of nine cells for one digit, one in every row, column and box, "
        "made of its solved cells and its candidates. One template of the digit is the solution, "
        "so the cells that all of them share hold the digit. If all templates of some other digit "
        "share a cell, that cell is taken, and templates that need it fall away, too.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const TemplateFinding& finding : template_findings(board, workspace.fact<Templates>())) {
    if (finding.forced.empty()) continue;
    Step step = out.step();
    for (const Cell cell : finding.forced) step.place(cell, finding.digit);
    step.show(Role::digit, finding.digit).show(Role::cells, finding.forced, finding.digit);
    if (!finding.taken.empty()) step.show(Role::others, finding.taken);
    if (out.emit(step) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::template_set
