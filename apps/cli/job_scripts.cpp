// See job.hpp: scripts for programs that start many others. They name shards by numbers and know
// nothing else; which are done is the job's to say.

#include "cli/compose.hpp"
#include "cli/job.hpp"

namespace nonet::cli {
namespace {

// As one word of a shell.
std::string shell_word(std::string_view word) {
  std::string safe = "'";
  for (const char c : word) safe += c == '\'' ? "'\\''" : std::string(1, c);
  return safe + "'";
}

std::string parallel_script(const std::string& folder, std::size_t last) {
  return compose(R"(#!/bin/sh
# Runs the shards that are not done, with GNU parallel: sh parallel.sh [options of parallel]
# On one machine: one shard for each core. On several, which all see this folder and the input
# under the same names: list them in a file `hosts` here, a line each, as ssh takes them; "8/name"
# is a machine for 8 shards at a time. NONET names the program if it is not in the PATH.
# To go on after anything whatever, run it again. The exit code is 0 when every shard is done.
dir={}
nonet=${{NONET:-nonet}}
[ -f "$dir/hosts" ] && set -- --sshloginfile "$dir/hosts" --filter-hosts "$@"
seq 0 {} | parallel --will-cite --quote --jobs 100% --retries 3 --joblog "$dir/parallel.log" \
  "$@" "$nonet" job run -q "$dir" {{}}
"$nonet" job status --quick "$dir"
)",
                 shell_word(folder), last);
}

std::string slurm_script(const std::string& folder, std::size_t last) {
  return compose(R"sh(#!/bin/bash
#SBATCH --job-name=nonet --array=0-{} --requeue --ntasks=1 --cpus-per-task=1 --mem=500M
#SBATCH --open-mode=append --output=/dev/null
# Submits every shard:              sbatch slurm.sh
# those that are not done:          sbatch --array="$(nonet job status --missing DIR)" slurm.sh
# Where arrays may not be as long (MaxArraySize, 1001 unless the site says otherwise), in pieces:
#                                   sbatch --array=0-999 --export=ALL,OFFSET=1000 slurm.sh
# Not `exec`: a shard that is killed must end the script with an exit code, or it is not requeued.
dir={}
"${{NONET:-nonet}}" job run "$dir" "$((SLURM_ARRAY_TASK_ID + ${{OFFSET:-0}}))" 2>> "$dir/slurm.log"
exit $?
)sh",
                 last, shell_word(folder));
}

std::string makefile(std::size_t last) {
  return compose(R"(# make -C DIR -k -j 8: runs the shards that are not done, 8 at a time.
# make -C DIR merged: puts them together. `nonet job clean DIR` first if parts were damaged.
NONET ?= nonet
SUMS := $(shell seq -f 'parts/part-%06.0f.sum' 0 {})
all: $(SUMS)
parts/part-%.sum:
	@$(NONET) job run -q . $*
merged: $(SUMS)
	$(NONET) job merge . -o $@ || [ $$? -eq 2 ]
.PHONY: all
)",
                 last);
}

std::string snakefile(std::size_t last) {
  return compose(
      R"(# snakemake --directory DIR --snakefile DIR/Snakefile --cores 8 --keep-going merged
import os
NONET = os.environ.get("NONET", "nonet")
SHARDS = [f"{{n:06d}}" for n in range({})]
rule merged:
    input: expand("parts/part-{{shard}}.sum", shard=SHARDS)
    output: "merged"
    shell: "{{NONET}} job merge . -o {{output}} || [ $? -eq 2 ]"
rule shard:
    output: "parts/part-{{shard}}.sum"
    shell: "{{NONET}} job run -q . {{wildcards.shard}}"
)",
      last + 1);
}

}  // namespace

std::vector<Script> job_scripts(const std::string& folder, std::size_t shards) {
  return {{"parallel.sh", parallel_script(folder, shards - 1), true},
          {"slurm.sh", slurm_script(folder, shards - 1), true},
          {"Makefile", makefile(shards - 1)},
          {"Snakefile", snakefile(shards - 1)}};
}

}  // namespace nonet::cli
