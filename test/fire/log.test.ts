import { expect, it } from 'vitest';
import { createLog } from '../../hosts/node/log.ts';

/** Log lines, parsed. */
function logWithLines(level: Parameters<typeof createLog>[0]) {
  const lines: string[] = [];
  const log = createLog(level, { write: (line: string) => lines.push(line) });
  return { log, lines };
}

it('logs a fault with its causes and redacts keys, bearer tokens and passwords', () => {
  const { log, lines } = logWithLines('error');
  const cause = new Error('connect postgres://carport:hunter2@db:5432/carport failed');
  const fault = new Error('Bearer abc.def.ghi was refused for vk_sandbox_0123456789abcdef', { cause });
  log.error({ requestId: 'r1', fault, key: 'vk_live_secret' }, 'a request ended in an unhandled error');
  const [line = ''] = lines;
  expect(line).not.toMatch(/hunter2|abc\.def|0123456789abcdef|vk_live_secret/);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    requestId: 'r1',
    message: 'a request ended in an unhandled error',
    fault: { name: 'Error', cause: { message: 'connect postgres://carport:…@db:5432/carport failed' } },
  });
});

it('quotes nothing of a text that is not valid JSON', () => {
  const { log, lines } = logWithLines('error');
  const faults = ['{"buyer": Ada "Surname"', 'Surname\n"Surname', '{"a":"Surname'].map((sent) => {
    try {
      return JSON.parse(sent);
    } catch (fault) {
      return fault;
    }
  });
  for (const fault of faults) log.error({ fault }, 'a request ended in a fault');
  expect(lines).toHaveLength(faults.length);
  expect(lines.join('')).toContain('JSON');
  expect(lines.join('')).not.toMatch(/Surname|Ada/);
});

it('writes no line below its level', () => {
  const { log, lines } = logWithLines('error');
  log.info('stopping');
  expect(lines).toEqual([]);
  expect(logWithLines('silent').log.isLevelEnabled('error')).toBe(false);
});
