#!/usr/bin/env python3
"""A job under Slurm: one node, everything on loopback, in a folder of its own; workers and the
controller are killed at moments drawn from a seed.

  job_slurm_test.py NONET

Says so, and passes, where Slurm is not installed or cannot be started.
"""
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

NONET = str(pathlib.Path(sys.argv[1]).resolve())
SHARDS = 60
PATH = os.environ["PATH"] + ":/usr/sbin:/sbin"
CONF = """ClusterName=one
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.sock
CredType=cred/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/ctld.pid
SlurmdPidFile={folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_min_interval=100000,sched_interval=1,bf_interval=1,batch_sched_delay=0
SlurmdParameters=config_overrides
ReturnToService=2
JobRequeue=1
MaxArraySize=100001
MpiDefault=none
AccountingStorageType=accounting_storage/none
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
NodeName={host} NodeAddr=127.0.0.1 CPUs=4 RealMemory=4000 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""


def skip(why):
    print(f"SKIPPED: no job was run under Slurm: {why}")
    sys.exit(0)


def free_ports():
    sockets = [socket.socket() for _ in range(2)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Cluster:
    def __init__(self, folder):
        self.folder, self.running = folder, {}
        folder.chmod(0o755)
        for name in ("state", "spool"):
            (folder / name).mkdir()
        self.host = host = socket.gethostname().split(".")[0]
        conf = folder / "slurm.conf"
        conf.write_text(CONF.format(host=host, ports=free_ports(), folder=folder))
        self.env = dict(os.environ, PATH=PATH, SLURM_CONF=str(conf), NONET=NONET)
        key = folder / "munge.key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o600)
        self.start("munged", "-F", "--force", f"--socket={folder}/munge.sock", f"--key-file={key}",
                   f"--pid-file={folder}/munge.pid", f"--log-file={folder}/munge.log", f"--seed-file={folder}/munge.seed")
        self.wait_for(lambda: (folder / "munge.sock").exists(), "munged", 10)
        self.start("slurmctld", "-D", "-f", conf)
        self.start("slurmd", "-D", "-f", conf, "-N", host)
        self.wait_for(lambda: "idle" in self.ask("sinfo", "-h", "-o", "%T"), "the node", 45)

    def start(self, name, *words):
        with open(self.folder / f"{name}.out", "ab") as log:
            self.running[name] = (subprocess.Popen([name, *map(str, words)], env=self.env, stdout=log, stderr=log), words)

    def restart(self, name):
        process, words = self.running[name]
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.start(name, *words)

    def ask(self, *words):
        done = subprocess.run(words, env=self.env, capture_output=True, text=True)
        return done.stdout

    def wait_for(self, is_there, what, seconds):
        end = time.monotonic() + seconds
        while not is_there():
            if time.monotonic() > end:
                logs = "".join((self.folder / f"{name}.out").read_text()[-400:] for name in self.running)
                skip(f"{what} did not come up: {logs}")
            time.sleep(0.2)

    def stop(self):
        for name in ("slurmctld", "slurmd", "munged"):
            if name in self.running:
                self.running[name][0].terminate()
        for process, _ in self.running.values():
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def workers(job):
    for entry in pathlib.Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if words[0] == NONET.encode() and words[1:3] == [b"job", b"run"] and str(job).encode() in words:
            yield int(entry.name)


def nonet(*words):
    return subprocess.run([NONET, *map(str, words)], capture_output=True, text=True)


def run_job(cluster, folder):
    chance = random.Random(13)
    puzzles, job = folder / "puzzles.txt", folder / "job"
    # Few givens: a tenth of a second of counting each.
    words = ("count", "--limit", "500000", str(puzzles))
    lines = nonet("generate", "-n", 5 * SHARDS, "--seed", 3).stdout.split()
    puzzles.write_text("".join("".join(c if chance.random() < 0.7 else "." for c in line) + "\n" for line in lines))
    plain = nonet(*words).stdout
    assert nonet("job", "plan", job, "--shards", SHARDS, "--", *words).returncode == 0
    kills = controllers = 0
    end = time.monotonic() + 200
    while missing := nonet("job", "status", "--missing", job).stdout.strip():
        assert time.monotonic() < end, f"still missing: {missing}"
        cluster.ask("scancel", "--name=nonet")
        # A controller that comes back may find its node busy with what it does not know, and drain it.
        cluster.ask("scontrol", "update", f"nodename={cluster.host}", "state=resume")
        submitted = cluster.ask("sbatch", "--parsable", f"--array={missing}", "--mem=100M", f"{job}/slurm.sh")
        if not submitted:
            time.sleep(0.5)
            continue
        quiet = time.monotonic() + 20
        while cluster.ask("squeue", "-h", "-t", "PD,R") and time.monotonic() < quiet:
            time.sleep(chance.uniform(0.01, 0.06))
            running = list(workers(job))
            if running and kills < 8:
                quiet = time.monotonic() + 5
                try:
                    os.kill(chance.choice(running), signal.SIGKILL)
                    kills += 1
                except ProcessLookupError:
                    pass
            if kills == 3 and controllers == 0:
                cluster.restart("slurmctld")
                controllers += 1
    merged = nonet("job", "merge", job).stdout
    assert merged == plain, "the merged answers are not those of a plain run"
    assert kills >= 3 and controllers == 1, (kills, controllers)
    print(f"{SHARDS} shards under Slurm, {kills} killed, the controller too: the same bytes")


def main():
    if os.geteuid() != 0:
        skip("it takes root to start a cluster")
    absent = [name for name in ("slurmctld", "slurmd", "sbatch", "munged") if not shutil.which(name, path=PATH)]
    if absent:
        skip(f"not installed: {', '.join(absent)} (Debian: slurmctld slurmd slurm-client munge)")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="nonet-slurm-"))
    cluster = None
    try:
        cluster = Cluster.__new__(Cluster)
        cluster.running = {}
        cluster.__init__(folder)
        run_job(cluster, folder)
    finally:
        cluster.stop()
        for pid in workers(folder / "job"):
            os.kill(pid, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
