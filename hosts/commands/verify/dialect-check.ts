/** Finds parts of a suite's text that the dialect `api.qa/vitest@1` does not allow. */
import { DOCUMENT_BYTES_MAX, ENVIRONMENT, EXPORTS, MODULE_BYTES_MAX, SPECIFIERS } from './dialect-names.ts';

const IMPORT = /^\s*import\s+(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const REEXPORT = /^\s*export\s+[^'"]*?\s+from\s+['"]([^'"]+)['"]/gm;
const FORBIDDEN: readonly (readonly [found: RegExp, name: string])[] = [
  [/\bimport\s*\(/, 'a dynamic import'],
  [/\bimport\.meta\b/, 'import.meta'],
  [/(?<![.\w])eval\s*\(/, 'eval'],
  [/\bnew\s+Function\s*\(/, 'new Function'],
  [/(?<![.\w])require\s*\(/, 'require'],
];

export interface SuiteText {
  readonly bytes: number;
  readonly tests: string;
  readonly module: string;
}

/** One sentence per violation; empty when there are none. */
export function dialectViolations({ bytes, tests, module }: SuiteText): string[] {
  const moduleBytes = new TextEncoder().encode(module).length;
  return [
    ...(bytes > DOCUMENT_BYTES_MAX ? [`The document has ${bytes} bytes; ${DOCUMENT_BYTES_MAX} are allowed.`] : []),
    ...(moduleBytes > MODULE_BYTES_MAX
      ? [`The module has ${moduleBytes} bytes; ${MODULE_BYTES_MAX} are allowed.`]
      : []),
    ...importsOf(tests).flatMap(({ specifier, names }) => wrongImport(specifier, names, module)),
    ...importsOf(module).map(({ specifier }) => `The module imports "${specifier}"; it may import nothing.`),
    ...[tests, module].flatMap((text) =>
      FORBIDDEN.filter(([found]) => found.test(text)).map(([, name]) => `The suite uses ${name}.`),
    ),
  ];
}

interface Import {
  readonly specifier: string;
  /** Undefined for an import of everything. */
  readonly names: readonly string[] | undefined;
}

function importsOf(text: string): Import[] {
  const imports = [...text.matchAll(IMPORT)].map(([, clause = '', specifier = '']) => ({
    specifier,
    names: /^\{(.*)\}$/s
      .exec(clause.trim())?.[1]
      ?.split(',')
      .flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []),
  }));
  return [...imports, ...[...text.matchAll(REEXPORT)].map(([, specifier = '']) => ({ specifier, names: undefined }))];
}

function wrongImport(specifier: string, names: Import['names'], module: string): string[] {
  if (!SPECIFIERS.has(specifier))
    return [`The suite imports "${specifier}"; it may import ${[...SPECIFIERS].join(', ')}.`];
  if (names === undefined) return [`The suite must import the names of "${specifier}" individually.`];
  const exported = specifier === 'vitest' ? EXPORTS : specifier === 'suite:env' ? ENVIRONMENT : exportedBy(module);
  return names.filter((name) => !exported.has(name)).map((name) => `"${specifier}" has no export ${name}.`);
}

function exportedBy(module: string): ReadonlySet<string> {
  const declared = module.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+([\w$]+)/gm);
  return new Set([...declared].map(([, name = '']) => name));
}
