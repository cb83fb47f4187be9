/** The command line as processes, as a shell sees it. `usage.test.ts` tests the table of usage errors in memory. */
import { execFile } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';

// Loading the catalog takes longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const CLI = new URL('../../../hosts/cli.ts', import.meta.url).pathname;

function carport(args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: 'memory:' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [CLI, ...args], { env }, (_fault, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('carport', () => {
  it.each([
    [['serve', '--port', 'http'], { code: 2, out: '', err: '--port must be an integer 0 to 65535, not "http".\n' }],
    [
      ['where', 'GET', '/listings?make=toyota'],
      {
        code: 0,
        out: 'data.listings.searchListings\nGET /listings  Search the listings\nsrc/pillars/data/listings/listings.contract.ts\n',
        err: '',
      },
    ],
    [
      ['connections', 'list', '--account', 'Nobody'],
      { code: 1, out: '', err: 'No account is named Nobody. Create it: carport keys mint --account Nobody\n' },
    ],
    [
      ['keys', 'mint', '--account', 'Northside', '--ttl', 'soon'],
      { code: 2, out: '', err: '--ttl must be a positive ISO 8601 duration such as PT1H, not "soon".\n' },
    ],
  ])('exits for %j with its exit code and its sentence', async (args, expected) => {
    expect(await carport(args)).toEqual(expected);
  });

  it('prints a key for people, and as JSON for scripts', async () => {
    const [people, scripts] = await Promise.all([
      carport(['keys', 'mint', '--account', 'Northside']),
      carport(['keys', 'mint', '--account', 'Northside', '--live', '--json']),
    ]);
    expect(people.out).toMatch(/^Account {2}acct_\w+\nKey id {3}\w+\nMode {5}sandbox\nKey {6}vk_sandbox_\w+\n$/);
    expect(JSON.parse(scripts.out)).toMatchObject({ mode: 'live', key: expect.stringMatching(/^vk_live_/) });
    expect([people.code, scripts.code]).toEqual([0, 0]);
  });
});
