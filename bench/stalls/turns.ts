/**
 * Preloaded into a server: prints on standard error the longest stretch of computing between two turns of its event loop, with the
 * requests that were under way, when it is asked by SIGUSR2. Garbage collection counts; waiting for a processor does not.
 */
import { subscribe } from 'node:diagnostics_channel';

const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

interface Begun {
  readonly request: { readonly method: string; readonly url: string };
}

/** Requests that began in this turn or are not answered yet, in the order they came. */
const underWay = new Set<Begun['request']>();
const NAMED_MAX = 12;
let longest = { ms: 0, during: '' };
let turns = 0;
let lastMs = threadMs();
const ended: Begun['request'][] = [];

subscribe('http.server.request.start', (message) => underWay.add((message as Begun).request));
subscribe('http.server.response.finish', (message) => ended.push((message as Begun).request));

const turn = () => {
  const nowMs = threadMs();
  if (nowMs - lastMs > longest.ms) {
    const during = [...underWay].slice(-NAMED_MAX).map(({ method, url }) => `${method} ${url.slice(0, 200)}`);
    longest = { ms: nowMs - lastMs, during: during.join(', ') };
  }
  for (const request of ended.splice(0)) underWay.delete(request);
  turns += 1;
  lastMs = nowMs;
  setImmediate(turn).unref();
};
setImmediate(turn).unref();
// A quiet loop sleeps, and an immediate that keeps nothing alive would not run; a timer wakes it.
setInterval(() => {}, 2).unref();

process.on('SIGUSR2', () => {
  process.stderr.write(`longest turn ${longest.ms.toFixed(1)} ms of ${turns} turns; under way: ${longest.during}\n`);
  longest = { ms: 0, during: '' };
  turns = 0;
});
