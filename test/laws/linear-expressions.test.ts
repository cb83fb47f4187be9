/** Law: a regular expression takes time linear in its text, so that no text that a caller sends stalls the process. */
import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Expressions that backtrack, with the reason why their texts stay short. */
const SHORT_TEXTS: Readonly<Record<string, string>> = {
  'src/domain/fi/documents/reading/labels.ts': 'reads at most nine characters before a label',
  'src/domain/fi/documents/reading/page.ts':
    'matches at the first character that it tries, so it never starts again within a cell',
  'hosts/commands/verify/dialect-check.ts': 'reads one document of bounded size in a command that serves nobody',
  'hosts/commands/verify/report.ts': 'reads one document of bounded size in a command that serves nobody',
};

interface Expression {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

function expressionsIn(file: string): Expression[] {
  const parsed = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = parsed.getLineAndCharacterOfPosition(node.pos).line + 1;
      found.push({ file, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const isSlow = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;

const files = ['src', 'hosts']
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.ts$/.test(file) && !/\.(?:test|data)\.ts$|node_modules/.test(file));
const expressions = files.flatMap(expressionsIn);

describe('the regular expressions of the program', () => {
  it('backtrack only where the text is known to be short', () => {
    const slow = expressions.filter((one) => isSlow(one) && !Object.hasOwn(SHORT_TEXTS, one.file));
    expect(slow.map(({ file, line, source }) => `${file}:${line} /${source}/`)).toEqual([]);
    expect(expressions.length).toBeGreaterThan(400);
  });

  it('have no exception that is not needed', () => {
    const slow = new Set(expressions.filter(isSlow).map(({ file }) => file));
    expect(Object.keys(SHORT_TEXTS).filter((file) => !slow.has(file))).toEqual([]);
  });

  it.each([
    String.raw`[\w.+-]+@[\w-]+\.[\w.-]+`,
    String.raw`\s*(usd|us dollars)$`,
    String.raw`(\d)\s*['\s-]\s*-?\s*(\d{1,2})`,
  ])('/%s/ would be found', (source) => {
    expect(isSlow({ source, flags: 'gi' })).toBe(true);
  });
});
