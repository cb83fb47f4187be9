/** A third-party client generated from the contract type-checks, and accepts every published example. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const { body: contract, text } = await testService().get('/openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'carport-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Operation {
  readonly requestBody?: {
    readonly content?: {
      readonly 'application/json': { readonly example?: unknown };
    };
  };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
}

function operations(): [string, string, Operation][] {
  return Object.entries(contract.paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );
}

/** One constant per example, with the generated client's type. */
function uses(): string[] {
  return operations().flatMap(([path, method, { requestBody, parameters = [] }]) => {
    const operation = `paths[${JSON.stringify(path)}]['${method}']`;
    const { example } = requestBody?.content?.['application/json'] ?? {};
    const body = `check<NonNullable<${operation}['requestBody']>['content']['application/json']>(${JSON.stringify(example)});`;
    const bodies = example === undefined ? [] : [body];
    const sent = parameters
      .filter(({ example }) => example !== undefined)
      .map(
        ({ name, in: place, example }) =>
          `check<NonNullable<NonNullable<${operation}['parameters']['${place}']>['${name}']>>(${JSON.stringify(example)});`,
      );
    return [...bodies, ...sent];
  });
}

describe('a generated client', () => {
  it('type-checks with every example', () => {
    const generator = join(import.meta.dirname, 'generate-types.ts');
    const types = execFileSync(process.execPath, [generator], { input: text, maxBuffer: 64 * 1024 * 1024 });
    writeFileSync(join(folder, 'schema.ts'), types);
    const lines = uses();
    expect(lines.length).toBeGreaterThan(20);
    writeFileSync(
      join(folder, 'uses.ts'),
      ["import type { paths } from './schema.ts';", 'declare function check<T>(value: T): void;', ...lines].join('\n'),
    );
    const compiler = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');
    const flags = [
      '--noEmit',
      '--ignoreConfig',
      '--strict',
      '--skipLibCheck',
      'false',
      '--types',
      '',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--allowImportingTsExtensions',
    ];
    const diagnostics = compile(compiler, [...flags, join(folder, 'uses.ts')]);
    expect(diagnostics).toBe('');
  });
});

function compile(compiler: string, args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [compiler, ...args], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout.slice(0, 4_000);
  }
}
