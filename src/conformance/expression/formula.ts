/** Formulas: typed inputs with defaults, and outputs computed in order. */
import { type Compiled, compile, type NameTypes } from './compile.ts';
import type { ValueType } from './functions.ts';
import { ExpressionError } from './tokens.ts';

/** Type of one value; lists and references are built from these. */
export type ScalarType =
  | 'vin'
  | 'string'
  | 'money'
  | 'integer'
  | 'number'
  | 'date'
  | 'datetime'
  | 'boolean'
  | 'zip'
  | 'state';

export interface FormulaInput {
  readonly name: string;
  readonly type: ScalarType;
  readonly list: boolean;
  /** Bare text; `today` and `now` are the clock. */
  readonly fallback: string | undefined;
}

export interface FormulaOutput {
  readonly name: string;
  readonly type: ScalarType;
  /** The expression as written. */
  readonly source: string;
  readonly compiled: Compiled;
}

export interface Formula {
  readonly inputs: readonly FormulaInput[];
  /** In order; each may use earlier ones, unrounded. */
  readonly outputs: readonly FormulaOutput[];
}

const SCALARS: ReadonlySet<string> = new Set<ScalarType>([
  'vin',
  'string',
  'money',
  'integer',
  'number',
  'date',
  'datetime',
  'boolean',
  'zip',
  'state',
]);

/** Expression type of a field or input, by its wire type. */
export function valueTypeOf(type: string): ValueType {
  if (type === 'money' || type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : 'text';
}

const INPUT = /^([a-z]\w*): (\w+)(\[\])?(?: = (.+))?$/;
const OUTPUT = /^([a-z]\w*): (\w+) = (.+)$/s;

/** Parses `name: type = default, … => out: type = expression; …`. Throws `ExpressionError` when it is invalid. */
export function parseFormula(source: string): Formula {
  const arrow = source.indexOf(' => ');
  if (arrow < 0) throw new ExpressionError('a formula must have "=>" between inputs and outputs', 0);
  const inputs = splitOutsideText(source.slice(0, arrow), ',').map(readInput);
  const names = new Map<string, ValueType>(inputs.map((one) => [one.name, one.list ? 'list' : valueTypeOf(one.type)]));
  if (names.size !== inputs.length) throw new ExpressionError('two inputs have the same name', 0);
  const outputs = splitOutsideText(source.slice(arrow + 4), ';').map((part) => readOutput(part, names));
  return { inputs, outputs };
}

function readInput(part: string): FormulaInput {
  const [, name = '', type = '', list, fallback] = INPUT.exec(part) ?? [];
  if (!isScalar(type)) throw new ExpressionError(`expected an input "name: type", found "${part}"`, 0);
  return { name, type, list: list !== undefined, fallback };
}

/** Parses one output and adds its name for the next ones. */
function readOutput(part: string, names: Map<string, ValueType>): FormulaOutput {
  const [, name = '', type = '', source = ''] = OUTPUT.exec(part) ?? [];
  if (!isScalar(type)) throw new ExpressionError(`expected an output "name: type = expression", found "${part}"`, 0);
  const compiled = compileAs(source, names, type);
  names.set(name, compiled.type);
  return { name, type, source, compiled };
}

function compileAs(source: string, names: NameTypes, type: ScalarType): Compiled {
  const compiled = compile(source, names);
  if (compiled.type !== valueTypeOf(type)) throw new ExpressionError(`${compiled.type} is not ${type}: ${source}`, 0);
  return compiled;
}

function isScalar(type: string): type is ScalarType {
  return SCALARS.has(type);
}

function splitOutsideText(source: string, separator: string): string[] {
  const parts = [''];
  let quoted = false;
  for (const letter of source) {
    if (letter === "'") quoted = !quoted;
    if (letter === separator && !quoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
