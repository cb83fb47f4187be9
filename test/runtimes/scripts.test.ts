/** Runs the script runner's suite in workerd. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import type { ScriptOutcome, ScriptRequest, ScriptRun, ScriptRunner } from '#ports/script-runner.ts';
import { describeScriptRunner } from '#ports/suites/script-runner.suite.ts';
import { startWorkerd, type Workerd } from './workers/workerd.ts';

const WHERE = ['loaded', 'deployed'] as const;
const started = new Map<(typeof WHERE)[number], Workerd>();
const running = new Map<string, Pick<ScriptRun, 'call' | 'signal'>>();
let runs = 0;

/** Serves the scripts' calls, each run at its own address. */
const answers = createServer((request, response) => {
  const ended = new AbortController();
  response.once('close', () => ended.abort());
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', async () => {
    const run = running.get(request.url ?? '');
    // An abort cannot cross into the isolate, so the response of the pending call carries it.
    run?.signal?.addEventListener('abort', () => response.writeHead(200, { 'x-aborted': 'yes' }).end('{}'));
    const answer = await run?.call(JSON.parse(text) as ScriptRequest, ended.signal);
    if (!response.writableEnded) response.end(JSON.stringify(answer));
  });
});

function runnerInside(where: (typeof WHERE)[number]): ScriptRunner {
  return {
    async run({ call, signal, ...script }): Promise<ScriptOutcome> {
      runs += 1;
      running.set(`/${runs}`, { call, ...withoutUndefined({ signal }) });
      const answersAt = `http://127.0.0.1:${(answers.address() as AddressInfo).port}/${runs}`;
      const body = JSON.stringify({ ...script, answersAt, aborted: signal?.aborted === true });
      const reply = await started.get(where)?.fetch('/run', { method: 'POST', body });
      return (await reply?.json()) as ScriptOutcome;
    },
    warm: async () => {},
    close: async () => {},
  };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => answers.listen(0, '127.0.0.1', resolve));
  const entry = new URL('workers/port-endpoint.ts', import.meta.url).pathname;
  for (const scripts of WHERE) started.set(scripts, await startWorkerd({ entry, scripts }));
});
afterAll(async () => {
  for (const workerd of started.values()) await workerd.close();
  answers.closeAllConnections();
  answers.close();
});

for (const where of WHERE) describeScriptRunner(`the runner in a ${where} worker`, () => runnerInside(where));

async function claimsOf(on: Workerd): Promise<readonly boolean[]> {
  const card = await (await on.fetch('/.well-known/agents.json')).text();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const reply = await on.fetch('/mcp', { method: 'POST', body, headers });
  const { result } = (await reply.json()) as { result: { tools: { name: string }[] } };
  return [card.includes('"exec"'), result.tools.some(({ name }) => name === 'exec')];
}

describe('exec', () => {
  it.each([
    ['loaded', true],
    ['deployed', true],
    ['nowhere', false],
  ] as const)('with its worker %s is listed on card and MCP: %s', async (scripts, isClaimed) => {
    const workerd = await startWorkerd({ scripts });
    const claims = await claimsOf(workerd);
    await workerd.close();
    expect(claims).toEqual([isClaimed, isClaimed]);
  });
});
