/** Owns the promise of a script runner, kept inside workerd by workers that are loaded at run time. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScriptOutcome, ScriptRequest, ScriptRun, ScriptRunner } from '#ports/script-runner.ts';
import { describeScriptRunner } from '#ports/suites/script-runner.suite.ts';
import { startWorkerd, type Workerd } from './workerd.ts';

let workerd: Workerd;
const running = new Map<string, ScriptRun['call']>();
let runs = 0;

/** Answers the calls of scripts, each run at an address of its own. */
const answers = createServer((request, response) => {
  const ended = new AbortController();
  response.once('close', () => ended.abort());
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', async () => {
    const answer = await running.get(request.url ?? '')?.(JSON.parse(text) as ScriptRequest, ended.signal);
    response.end(JSON.stringify(answer));
  });
});

const inside: ScriptRunner = {
  async run({ call, ...asked }): Promise<ScriptOutcome> {
    runs += 1;
    running.set(`/${runs}`, call);
    const answersAt = `http://127.0.0.1:${(answers.address() as AddressInfo).port}/${runs}`;
    const body = JSON.stringify({ ...asked, answersAt });
    return (await workerd.fetch('/run', { method: 'POST', body })).json() as Promise<ScriptOutcome>;
  },
  warm: async () => {},
  close: async () => {},
};

beforeAll(async () => {
  await new Promise<void>((resolve) => answers.listen(0, '127.0.0.1', resolve));
  workerd = await startWorkerd({ entry: new URL('port-door.ts', import.meta.url).pathname });
});
afterAll(async () => {
  await workerd.close();
  answers.closeAllConnections();
  answers.close();
});

describeScriptRunner('the runner in a loaded worker', () => inside);

async function claimsOf(on: Workerd): Promise<readonly boolean[]> {
  const card = await (await on.fetch('/.well-known/agents.json')).text();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const reply = await on.fetch('/mcp', { method: 'POST', body, headers });
  const { result } = (await reply.json()) as { result: { tools: { name: string }[] } };
  return [card.includes('"exec"'), result.tools.some(({ name }) => name === 'exec')];
}

describe('exec', () => {
  it('is claimed where workers can be loaded, and nowhere else', async () => {
    const [able, unable] = await Promise.all([startWorkerd(), startWorkerd({ loadsWorkers: false })]);
    expect(await claimsOf(able)).toEqual([true, true]);
    expect(await claimsOf(unable)).toEqual([false, false]);
    await Promise.all([able.close(), unable.close()]);
  });
});
