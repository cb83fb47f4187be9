/** Makes one small read every few milliseconds; prints its latencies on request via standard input. */
import { createInterface } from 'node:readline';

const EVERY_MS = 4;
const url = process.argv[2] ?? '';
let waits: number[] = [];

async function ask(): Promise<void> {
  const startedMs = performance.now();
  try {
    await (await fetch(url)).arrayBuffer();
  } finally {
    // A failed read counts with the time it took.
    waits.push(performance.now() - startedMs);
  }
}

function tell(): void {
  const sorted = waits.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  console.log(JSON.stringify({ calls: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) }));
  waits = [];
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'begin') waits = [];
  else if (line === 'tell') tell();
});
setInterval(() => void ask().catch(() => {}), EVERY_MS);
