/** Shell completion as the shells invoke it: bash, and zsh and fish if installed, load the real script. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completionScript } from '../../../hosts/command-line/completion.ts';
import { COMMANDS } from '../../../hosts/commands/commands.ts';

/** Completes the last word of each line in one shell; returns the candidates of each line. */
function completions(lines: readonly string[]): string[][] {
  const asks = lines.map((line) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _carport; echo "\${COMPREPLY[*]}"`;
  });
  const script = [completionScript('bash', COMMANDS), ...asks].join('\n');
  const out = execFileSync('bash', ['--norc', '-c', script], { cwd: import.meta.dirname, encoding: 'utf8' });
  return out
    .split('\n')
    .slice(0, lines.length)
    .map((line) => line.split(' ').filter((word) => word !== ''));
}

const CASES: readonly (readonly [string, readonly string[]])[] = [
  ['carport ser', ['serve']],
  ['carport keys ', ['mint']],
  ['carport keys mint --l', ['--live', '--label']],
  ['carport keys mint --account Northside --j', ['--json']],
  ['carport connections add --kind e', ['esign']],
  ['carport connections rev', ['revoke']],
  ['carport serve --checkout-rail s', ['sandbox', 'stripe']],
  ['carport serve --database-url ', []],
  ['carport completion ', ['bash', 'zsh', 'fish']],
  ['carport inventory import usage', ['usage.test.ts']],
  ['carport verify --junit comp', ['completion.test.ts']],
  ['carport migrate ', []],
];

describe('carport completion bash', () => {
  let found: string[][] = [];
  beforeAll(() => {
    found = completions(CASES.map(([line]) => line));
  });

  it.each(CASES.map(([line, words], at) => ({ line, words, at })))('completes "$line"', ({ words, at }) => {
    expect(found[at]?.toSorted()).toEqual(words.toSorted());
  });

  it('lists every command at the top level', () => {
    expect(completions(['carport '])[0]).toEqual(expect.arrayContaining(['serve', 'keys', 'where', 'verify', 'help']));
  });
});

/** Shells store their own files there. */
const home = mkdtempSync(join(tmpdir(), 'carport-shell-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(['zsh', 'fish'])('carport completion %s', (shell) => {
  it('names every command and loads without an error where the shell is installed', () => {
    const script = completionScript(shell, COMMANDS);
    for (const word of ['serve', 'connections', 'database-url', 'refinance-panel']) expect(script).toContain(word);
    const load = shell === 'zsh' ? `autoload -Uz compinit; compinit -D -u\n${script}` : script;
    const { error, status, stderr } = spawnSync(shell, ['-c', load], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: home },
    });
    expect(error === undefined ? [status, stderr] : [0, '']).toEqual([0, '']);
  });
});
