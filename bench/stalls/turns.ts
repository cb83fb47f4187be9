/** Preloaded into a server: prints the longest stretch of computing between two turns of its event loop when it is asked by SIGUSR2. */
import { performance } from 'node:perf_hooks';

const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let longestMs = 0;
let turns = 0;
let lastMs = threadMs();

setInterval(() => {}, 1 << 30).unref();
const turn = () => {
  const nowMs = threadMs();
  longestMs = Math.max(longestMs, nowMs - lastMs);
  turns += 1;
  lastMs = nowMs;
  setImmediate(turn).unref();
};
setImmediate(turn).unref();
// A quiet loop sleeps, and an immediate that keeps nothing alive would not run; a timer wakes it.
setInterval(() => {}, 2).unref();

process.on('SIGUSR2', () => {
  process.stdout.write(
    `longest turn ${longestMs.toFixed(1)} ms of ${turns} turns at ${performance.now().toFixed(0)}\n`,
  );
  longestMs = 0;
  turns = 0;
});
