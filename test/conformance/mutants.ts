/** Mutates each expression by one step. */
import { tokensOf } from './reference.ts';

const SWAPS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
  '&&': ['||'],
  '||': ['&&'],
  min: ['max'],
  max: ['min'],
  floor: ['ceil'],
  ceil: ['floor'],
  sum: ['avg', 'max'],
  avg: ['sum'],
  addDays: ['addMonths'],
  addMonths: ['addDays'],
  payment: ['principal'],
  principal: ['payment'],
  true: ['false'],
  false: ['true'],
};

/** Expressions that differ from `expression` in one token: an operator, a number, a text, a function. */
export function mutantsOf(expression: string): string[] {
  const tokens = tokensOf(expression);
  return tokens.flatMap((token, i) =>
    slipsOf(token, tokens[i + 1] === '(').map((slip) =>
      [...tokens.slice(0, i), slip, ...tokens.slice(i + 1)].join(' '),
    ),
  );
}

function slipsOf(token: string, called: boolean): string[] {
  if (/^\d/.test(token)) return [String(Number(token) + 1), String(Number(token) * 2 + 3)];
  if (token.startsWith("'")) return [`'${token.slice(1, -1)}~'`];
  if (/^[a-z]/i.test(token) && !called && token !== 'true' && token !== 'false') return [];
  return [...(SWAPS[token] ?? [])];
}

/** A seeded stream of numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function pickFrom<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}
