/**
 * Preloaded into a server: prints its longest event-loop turns on SIGUSR2, with the requests in progress. Garbage
 * collection is included and shown separately; waiting for a CPU is not. `TURNS_PROFILE=1` also prints the functions of
 * these turns, which slows the server.
 */
import { subscribe } from 'node:diagnostics_channel';
import { Session } from 'node:inspector';
import { PerformanceObserver } from 'node:perf_hooks';
import { functionsOf, type Profile } from './profile.ts';

const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

interface Begun {
  readonly request: { readonly method: string; readonly url: string };
}

interface Turn {
  readonly ms: number;
  readonly beganMs: number;
  readonly endedMs: number;
  readonly during: string;
  /** Requests that arrived during it. */
  readonly begun: number;
}

/** Requests in progress or started in this turn, in order of arrival. */
const underWay = new Set<Begun['request']>();
const NAMED_MAX = 12;
const TURNS_KEPT = 5;
const NONE: Turn = { ms: 0, beganMs: 0, endedMs: 0, during: '', begun: 0 };
/** Longest first. */
let longest: readonly Turn[] = [];
let turns = 0;
let begun = 0;
let lastMs = threadMs();
let lastAtMs = performance.now();
const ended: Begun['request'][] = [];
const collections: { readonly atMs: number; readonly ms: number }[] = [];

subscribe('http.server.request.start', (message) => {
  underWay.add((message as Begun).request);
  begun += 1;
});
subscribe('http.server.response.finish', (message) => ended.push((message as Begun).request));
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) collections.push({ atMs: startTime, ms: duration });
}).observe({ entryTypes: ['gc'] });

const profiler = process.env.TURNS_PROFILE === '1' ? startedProfiler() : undefined;

/** Distinct requests by name, the latest last. */
function namedUnderWay(): string {
  const counts = new Map<string, number>();
  for (const { method, url } of underWay) {
    const name = `${method} ${url.slice(0, 200)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .slice(-NAMED_MAX)
    .map(([name, count]) => (count === 1 ? name : `${name} (${count})`))
    .join(', ');
}

const turn = () => {
  const nowMs = threadMs();
  const endedMs = performance.now();
  const ms = nowMs - lastMs;
  if (longest.length < TURNS_KEPT || ms > (longest.at(-1) ?? NONE).ms)
    longest = [...longest, { ms, beganMs: lastAtMs, endedMs, during: namedUnderWay(), begun }]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, TURNS_KEPT);
  for (const request of ended.splice(0)) underWay.delete(request);
  turns += 1;
  begun = 0;
  lastMs = nowMs;
  lastAtMs = endedMs;
  setImmediate(turn).unref();
};
setImmediate(turn).unref();
// An idle loop sleeps, and an unreferenced immediate would not run; a timer wakes it.
setInterval(() => {}, 2).unref();

let peak = '';
let peakMb = 0;
const inMb = (bytes: number) => Math.round(bytes / 1_048_576);
setInterval(() => {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
  if (inMb(rss) <= peakMb) return;
  peakMb = inMb(rss);
  peak = `${peakMb} MB, of it heap ${inMb(heapTotal)} (used ${inMb(heapUsed)}), external ${inMb(external)}, buffers ${inMb(arrayBuffers)}, at ${Math.round(performance.now() / 1000)} s`;
}, 200).unref();

function startedProfiler(): Session {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 1_000 });
  session.post('Profiler.start');
  return session;
}

function printFunctions(turns: readonly Turn[]): void {
  const nowMicros = Number(process.hrtime.bigint() / 1_000n);
  const nowMs = performance.now();
  profiler?.post('Profiler.stop', (fault, { profile }: { readonly profile: Profile }) => {
    if (fault) throw fault;
    const at = (ms: number) => nowMicros - (nowMs - ms) * 1_000;
    const phrases = turns.map(
      ({ ms, beganMs, endedMs }) =>
        `in ${ms.toFixed(1)} ms: ${functionsOf(profile, at(beganMs), at(endedMs)).join('; ')}`,
    );
    process.stderr.write(`computing ${phrases.join('; ')}\n`);
    profiler.post('Profiler.start');
    // Summarizing the profile does not count as a turn.
    lastMs = threadMs();
    lastAtMs = performance.now();
  });
}

function describeTurn({ ms, beganMs, endedMs, during, begun: arrived }: Turn): string {
  const collecting = collections
    .filter(({ atMs }) => atMs >= beganMs && atMs <= endedMs)
    .reduce((sum, collection) => sum + collection.ms, 0);
  return `${ms.toFixed(1)} ms (collecting garbage ${collecting.toFixed(1)} ms of ${(endedMs - beganMs).toFixed(1)} ms by the clock; ${arrived} requests arrived in it; under way: ${during})`;
}

function report(): void {
  const [first = NONE, ...others] = longest;
  process.stderr.write(
    `longest turn ${describeTurn(first)} of ${turns} turns; most memory: ${peak}; next: ${others.map(describeTurn).join('; ')}\n`,
  );
  printFunctions(longest);
  collections.length = 0;
  longest = [];
  turns = 0;
}

// The turn in which the signal arrives is measured first, so that it is not counted in the next one.
process.on('SIGUSR2', () => setImmediate(report));
