/** Declares a command of the command line: arguments, options, examples, and the function that runs it. */

export interface ArgumentRow {
  /** In capitals, as printed in usage. */
  readonly name: string;
  readonly about: string;
  readonly isOptional?: true;
  readonly isVariadic?: true;
  readonly isFile?: true;
  readonly choices?: readonly string[];
}

/** A rule for a value; the phrase completes "must be". */
export interface ValueRule {
  readonly isValid: (text: string) => boolean;
  readonly phrase: string;
}

export interface OptionRow {
  /** Placeholder of the value in usage; without one the option is a switch. */
  readonly value?: string;
  readonly about: string;
  readonly default?: string;
  readonly isRequired?: true;
  readonly isFile?: true;
  readonly choices?: readonly string[];
  readonly rule?: ValueRule;
}

type Options = Readonly<Record<string, OptionRow>>;

type ValueOf<O extends OptionRow> = O extends { readonly value: string }
  ? O extends { readonly isRequired: true } | { readonly default: string }
    ? string
    : string | undefined
  : boolean;

type ValuesOf<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> };

/** Output streams, and the environment behind the flags. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  out(line: string): void;
  err(line: string): void;
}

export interface Invocation<V = Readonly<Record<string, string | boolean | undefined>>> extends Terminal {
  readonly words: readonly string[];
  readonly values: V;
}

export interface CommandRow {
  /** Words after `carport`, such as `keys mint`. */
  readonly path: string;
  readonly about: string;
  /** Lines under the description in `--help`. */
  readonly notes?: readonly string[];
  /** Usage text when the arguments alone do not determine it, such as an optional argument before a required one. */
  readonly usage?: string;
  readonly args?: readonly ArgumentRow[];
  readonly options: Options;
  /** Settings that are flags of this command. */
  readonly settings?: readonly string[];
  readonly examples: readonly string[];
  /** Resolves with the exit code. Modules that only this command needs are imported here. */
  readonly run: (invocation: Invocation) => Promise<number>;
}

/** Every command of a program, with a description of each first word that groups several. */
export interface CommandTable {
  readonly rows: readonly CommandRow[];
  /** Description by first word. */
  readonly groups: Readonly<Record<string, string>>;
}

/** A wrong flag, a wrong value or a missing setting. The message is one sentence, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface CommandOf<O extends Options> extends Omit<CommandRow, 'options' | 'run'> {
  readonly options: O;
  readonly run: (invocation: Invocation<ValuesOf<O>>) => Promise<number>;
}

/** Type-checks a command against its own options; the parser fills `values` by the same rows. */
export function command<const O extends Options>(row: CommandOf<O>): CommandRow {
  return { ...row, run: ({ values, ...rest }) => row.run({ ...rest, values: values as ValuesOf<O> }) };
}
