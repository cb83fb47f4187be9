/** Measures a trivial `exec` over MCP, one client at a time. */
import { withCarport } from '../processes.ts';
import { median } from '../report.ts';
import type { Bench } from './bench.ts';

const CALLS = 60;
const TARGET_MS = 8;
const BODY = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'exec', arguments: { code: 'return 1 + 1' } },
});

/** The whole round trip: an upper bound for the server's own time. */
export function measureExec({ report }: Bench): Promise<void> {
  return withCarport(async ({ url }) => {
    const call = async () => {
      const from = performance.now();
      const reply = await fetch(`${url}/mcp`, { method: 'POST', body: BODY });
      if (!(await reply.text()).includes('2'))
        throw new Error(`The script was answered ${reply.status} without its result.`);
      return performance.now() - from;
    };
    for (let n = 0; n < 5; n += 1) await call();
    const times: number[] = [];
    for (let n = 0; n < CALLS; n += 1) times.push(await call());
    const middle = median(times);
    report.row({
      work: '`exec` of a trivial script',
      measured: `${middle.toFixed(1)} ms at the median`,
      target: `≤ ${TARGET_MS} ms`,
      met: middle <= TARGET_MS,
    });
  });
}
