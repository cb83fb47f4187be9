/** Names and limits of the suite dialect `api.qa/vitest@1`. */

/** Exports of the module `vitest`. */
export const EXPORTS: ReadonlySet<string> = new Set(['describe', 'it', 'test', 'expect', 'vi']);

export const MATCHERS: ReadonlySet<string> = new Set([
  'toBe',
  'toEqual',
  'toStrictEqual',
  'toMatchObject',
  'toBeTruthy',
  'toBeFalsy',
  'toBeNull',
  'toBeUndefined',
  'toBeDefined',
  'toBeNaN',
  'toBeInstanceOf',
  'toContain',
  'toContainEqual',
  'toHaveLength',
  'toHaveProperty',
  'toMatch',
  'toBeGreaterThan',
  'toBeGreaterThanOrEqual',
  'toBeLessThan',
  'toBeLessThanOrEqual',
  'toBeCloseTo',
  'toThrow',
]);

export const MODIFIERS: ReadonlySet<string> = new Set(['not', 'resolves', 'rejects']);

export const SPECIFIERS: ReadonlySet<string> = new Set(['vitest', 'suite:env', 'suite:module']);
export const ENVIRONMENT: ReadonlySet<string> = new Set(['origin', 'vars', 'seed', 'sandbox']);

export const DOCUMENT_BYTES_MAX = 1_048_576;
export const MODULE_BYTES_MAX = 4 * 1_048_576;
/** Time limit of a whole run. */
export const RUN_MS_MAX = 300_000;
