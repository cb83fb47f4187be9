/** Compiles an expression tree to a closure, checking every name, argument and type. */
import {
  type Env,
  FUNCTIONS,
  type FunctionRow,
  patternOf,
  type Slot,
  type Value,
  type ValueType,
} from './functions.ts';
import { type BinaryOperator, type Node, namesIn, parse } from './parse.ts';
import { ExpressionError } from './tokens.ts';

type Evaluate = (env: Env) => Value;
export type NameTypes = ReadonlyMap<string, ValueType>;

export interface Compiled {
  readonly type: ValueType;
  /** Names used, in order of first appearance. */
  readonly names: readonly string[];
  readonly run: Evaluate;
}

/** A typed part of an expression during compilation. */
interface Piece {
  readonly type: ValueType;
  readonly run: Evaluate;
}

/** Compiles an expression over names of known types. Throws `ExpressionError` when it is invalid. */
export function compile(source: string, names: NameTypes): Compiled {
  const tree = parse(source);
  return { ...piece(tree, names), names: namesIn(tree) };
}

/** Compiles a yes-or-no expression. */
export function compileCondition(source: string, names: NameTypes): Compiled {
  const compiled = compile(source, names);
  if (compiled.type !== 'boolean')
    throw new ExpressionError(`a condition must be true or false, not ${compiled.type}`, 0);
  return compiled;
}

function piece(node: Node, names: NameTypes): Piece {
  switch (node.kind) {
    case 'literal':
      return constant(node.value);
    case 'name':
      return compileName(node.name, node.at, names);
    case 'call':
      return call(node, names);
    case 'unary':
      return unary(node.op, expect(piece(node.operand, names), node.op === '-' ? 'number' : 'boolean', node.at));
    case 'binary':
      return binary(node.op, piece(node.left, names), piece(node.right, names), node.at);
  }
}

function constant(value: number | string | boolean): Piece {
  return { type: typeOf(value), run: () => value };
}

function typeOf(value: number | string | boolean): ValueType {
  return typeof value === 'number' ? 'number' : typeof value === 'string' ? 'text' : 'boolean';
}

function compileName(name: string, at: number, names: NameTypes): Piece {
  const type = names.get(name);
  if (type === undefined) throw new ExpressionError(`unknown name ${name}`, at);
  return { type, run: ({ values }) => values[name] ?? Number.NaN };
}

function unary(op: '-' | '!', { type, run }: Piece): Piece {
  return op === '-' ? { type, run: (env) => -Number(run(env)) } : { type, run: (env) => run(env) !== true };
}

function expect<P extends Piece>(found: P, type: ValueType, at: number): P {
  if (found.type !== type) throw new ExpressionError(`expected ${type}, found ${found.type}`, at);
  return found;
}

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const COMPARISON: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function binary(op: BinaryOperator, left: Piece, right: Piece, at: number): Piece {
  const arithmetic = ARITHMETIC[op];
  if (arithmetic !== undefined) {
    const [a, b] = [expect(left, 'number', at).run, expect(right, 'number', at).run];
    return { type: 'number', run: (env) => arithmetic(Number(a(env)), Number(b(env))) };
  }
  if (op === '&&' || op === '||') return logical(op, expect(left, 'boolean', at).run, expect(right, 'boolean', at).run);
  const [a, b] = [left.run, expect(right, left.type, at).run];
  const compare = COMPARISON[op];
  if (compare === undefined) return { type: 'boolean', run: (env) => (a(env) === b(env)) === (op === '==') };
  if (left.type !== 'number' && left.type !== 'text')
    throw new ExpressionError(`expected numbers or texts to order, found ${left.type}`, at);
  return { type: 'boolean', run: (env) => compare(a(env), b(env)) };
}

function logical(op: '&&' | '||', left: Evaluate, right: Evaluate): Piece {
  const run: Evaluate =
    op === '&&'
      ? (env) => left(env) === true && right(env) === true
      : (env) => left(env) === true || right(env) === true;
  return { type: 'boolean', run };
}

function call(node: Node & { kind: 'call' }, names: NameTypes): Piece {
  const row = FUNCTIONS.get(node.name);
  if (row === undefined) throw new ExpressionError(`unknown function ${node.name}`, node.at);
  const args = node.args.map((arg) => piece(arg, names));
  const free = checkArguments(node, row, args);
  const type = row.gives === 'any' ? (free.get('any') ?? 'number') : row.gives;
  if (node.name === 'matches') return compileMatches(node, args);
  const runs = args.map((arg) => arg.run);
  return {
    type,
    run: (env) =>
      row.run(
        runs.map((run) => run(env)),
        env,
      ),
  };
}

/**
 * A literal pattern is a regular expression, compiled here so that an invalid one is found early. A computed one
 * contains a caller's text and is matched literally.
 */
function compileMatches(node: Node & { kind: 'call' }, args: readonly Piece[]): Piece {
  const [text, pattern] = [args[0]?.run, args[1]?.run];
  const written = node.args[1];
  if (text === undefined || pattern === undefined)
    throw new ExpressionError('matches requires a text and a pattern', node.at);
  if (written?.kind !== 'literal')
    return { type: 'boolean', run: (env) => String(text(env)).includes(String(pattern(env))) };
  const compiled = patternOf(String(written.value));
  return { type: 'boolean', run: (env) => compiled.test(String(text(env))) };
}

/** The slots for a call of `count` arguments; undefined when the signature does not allow that many. */
function slotsFor({ takes, group, last, optional = 0 }: FunctionRow, count: number): readonly Slot[] | undefined {
  if (group === undefined) return count >= takes.length - optional && count <= takes.length ? takes : undefined;
  const tail = last === undefined ? [] : [last];
  const groups = (count - takes.length - tail.length) / group.length;
  if (groups < 1 || !Number.isInteger(groups)) return undefined;
  return [...takes, ...Array.from({ length: groups }, () => group).flat(), ...tail];
}

function checkArguments(node: Node & { kind: 'call' }, row: FunctionRow, args: readonly Piece[]): Map<Slot, ValueType> {
  const slots = slotsFor(row, args.length);
  if (slots === undefined) throw new ExpressionError(`${node.name} does not take ${args.length} arguments`, node.at);
  const free = new Map<Slot, ValueType>();
  args.forEach((arg, i) => {
    const slot = slots[i] ?? 'any';
    const at = node.args[i]?.at ?? node.at;
    if (slot === 'number-or-list') {
      if (arg.type !== 'list') expect(arg, 'number', at);
    } else if (slot === 'any' || slot === 'key') {
      expect(arg, free.get(slot) ?? arg.type, at);
      free.set(slot, arg.type);
    } else expect(arg, slot, at);
  });
  return free;
}
