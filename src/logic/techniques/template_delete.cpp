// Template Delete: candidates of a digit that none of its templates uses.
//
// Order: by digit, from each digit's own templates; then by digit what more follows when templates
// may not use cells that another digit must have (templates.hpp).

#include "logic/finder.hpp"

namespace nonet::logic::template_delete {

const Prose prose = {
    .summary = "candidates that no complete placement of their digit uses",
    .why =
        "A template is a full set of nine cells for one digit, one in every row, column and box, "
        "made of its solved cells and its candidates. One template of the digit is the solution, "
        "so a candidate that is in none of them is false. If all templates of some other digit "
        "share a cell, that cell is taken, and templates that need it fall away, too.",
    .example =
        ":1202:x:+63+9.+4+8.+1715+2+769+43+8+7+48+1..+9+6.+41+5+9+7+68+2+39+8+6352+7+4+12+7+3"
        "4+816+598+9+1+6...7..+6+7.9.1+8..+24+8+1+7.+96::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const TemplateFinding& finding : template_findings(board, workspace.templates())) {
    if (finding.dead.empty()) continue;
    Step step(Technique::template_delete);
    step.eliminate(finding.dead, finding.digit);
    step.show(Role::digit, finding.digit).show(Role::cells, finding.dead, finding.digit);
    if (!finding.taken.empty()) step.show(Role::others, finding.taken);
    if (out.emit(step) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::template_delete
