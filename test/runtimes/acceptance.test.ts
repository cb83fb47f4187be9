/** Runs the published acceptance suite against the service in workerd. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkerd, type Workerd } from './workers/workerd.ts';

const CLI = fileURLToPath(new URL('../../hosts/cli.ts', import.meta.url));

function verify(base: string): Promise<{ status: number | null; stdout: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [CLI, 'verify', '--base', base], (_error, stdout) =>
      resolve({ status: child.exitCode, stdout }),
    );
  });
}

describe('the published suite against workerd', () => {
  let workerd: Workerd;
  beforeAll(async () => {
    workerd = await startWorkerd();
  });
  afterAll(() => workerd.close());

  it('passes completely', async () => {
    const { status, stdout } = await verify(workerd.url);
    expect(stdout).toContain(' 0 broken.');
    expect(status).toBe(0);
  });
});
