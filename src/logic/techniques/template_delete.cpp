// Template Delete: candidates of a digit that none of its templates uses.
//
// Order: by digit, from each digit's own templates; then by digit what more follows when templates
// may not use cells that another digit must have (templates.hpp).

#include "logic/finder.hpp"
#include "logic/templates.hpp"

namespace nonet::logic::template_delete {

extern const Prose prose = {
    .summary = "candidates that no complete placement of their digit uses",
    .why =
        "A template is a full set of nine cells for one digit, one in every row, column and box, "
        "made of its solved cells and its candidates. One template of the digit is the solution, "
        "so a candidate that is in none of them is false. If all templates of some other digit "
        "share a cell, that cell is taken, and templates that need it fall away, too.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const TemplateFinding& finding : template_findings(board, workspace.fact<Templates>())) {
    if (finding.dead.empty()) continue;
    Step step = out.step();
    step.eliminate(finding.dead, finding.digit);
    step.show(Role::digit, finding.digit).show(Role::cells, finding.dead, finding.digit);
    if (!finding.taken.empty()) step.show(Role::others, finding.taken);
    if (out.emit(step) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::template_delete
