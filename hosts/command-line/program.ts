/**
 * Builds the parser from the table of commands, runs one command, and turns usage errors into one sentence and exit
 * code 2.
 */
import { Argument, Command, CommanderError, Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import {
  type ArgumentRow,
  type CommandRow,
  type CommandTable,
  type Invocation,
  type OptionRow,
  type Terminal,
  UsageError,
  type ValueRule,
} from './command.ts';
import { flagOf, type SettingRow, settingNamed } from './settings.ts';
import { alternatives, suggestion, usageSentence } from './usage-sentence.ts';

const EXIT = { kept: 0, failed: 1, usage: 2 } as const;

const WIDTH_MAX = 110;
const SETTINGS_GROUP = 'Settings, each with the variable that it overrides:';

/** Runs `carport ARGS…`. Resolves with the exit code; rejects with errors other than usage errors. */
export async function runCommandLine(
  table: CommandTable,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  let code: number = EXIT.kept;
  const program = createProgram(table, terminal, async (row, invocation) => {
    code = await row.run(invocation);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (isHelpAsked(error)) return EXIT.kept;
    const sentence = usageSentence(error, args, program);
    if (sentence === undefined) throw error;
    // `carport` alone has already printed its help.
    if (sentence !== '') terminal.err(sentence);
    return EXIT.usage;
  }
}

function isHelpAsked(error: unknown): boolean {
  return error instanceof CommanderError && error.exitCode === 0;
}

type Run = (row: CommandRow, invocation: Invocation) => Promise<void>;

/** The whole command tree; `run` receives the parsed invocation. */
function createProgram(table: CommandTable, terminal: Terminal, run: Run): Command {
  const program = configureParser(new Command('carport'), terminal)
    .description('Car retail as an HTTP/JSON service.')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'Print the help of a command')
    .addHelpText('after', '\nRun "carport COMMAND --help" for arguments, options and examples of a command.');
  const groups = new Map<string, Command>();
  for (const row of table.rows) {
    const [first = '', second] = row.path.split(' ');
    const parent = second === undefined ? program : groupOf(program, groups, first, table, terminal);
    parent.addCommand(parserOf(row, terminal, run));
  }
  return program;
}

function configureParser(parser: Command, { out, err }: Terminal): Command {
  const width = () => Math.min(process.stdout.columns || WIDTH_MAX, WIDTH_MAX);
  return parser
    .exitOverride()
    .configureOutput({
      writeOut: (text) => out(text.replace(/\n$/, '')),
      writeErr: (text) => err(text.replace(/\n$/, '')),
      // `runCommandLine` prints the sentence once.
      outputError: () => {},
      getOutHelpWidth: width,
      getErrHelpWidth: width,
    })
    .configureHelp({ subcommandTerm: (one) => one.name() })
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false);
}

function groupOf(
  program: Command,
  groups: Map<string, Command>,
  name: string,
  table: CommandTable,
  terminal: Terminal,
): Command {
  const known = groups.get(name);
  if (known !== undefined) return known;
  const examples = table.rows.filter(({ path }) => path.startsWith(`${name} `)).map((row) => row.examples[0] ?? '');
  const group = configureParser(new Command(name), terminal)
    .summary(table.groups[name] ?? '')
    .description(`${table.groups[name]}.`)
    // Prints help on request only; `runCommandLine` reports a missing command in one sentence.
    .configureOutput({ writeErr: () => {} })
    .addHelpText('after', examplesText(examples));
  groups.set(name, group);
  program.addCommand(group);
  return group;
}

function parserOf(row: CommandRow, terminal: Terminal, run: Run): Command {
  const parser = configureParser(new Command(row.path.split(' ').at(-1)), terminal)
    .summary(row.about)
    .description([`${row.about}.`, ...(row.notes ?? [])].join('\n'))
    .addHelpText('after', examplesText(row.examples));
  const required = Object.entries(row.options)
    .filter(([, { isRequired }]) => isRequired)
    .map(([name, { value }]) => `--${name} <${value}>`);
  if (row.usage !== undefined) parser.usage(row.usage);
  else if (required.length > 0)
    parser.usage([...(row.args ?? []).map(placeholderOf), ...required, '[options]'].join(' '));
  for (const argument of row.args ?? []) parser.addArgument(argumentOf(argument));
  for (const [name, option] of Object.entries(row.options)) parser.addOption(optionOf(name, option));
  const settings = (row.settings ?? []).map(settingNamed);
  for (const setting of settings) parser.addOption(settingOption(setting));
  return parser.action(async () => {
    const options = parser.opts<Readonly<Record<string, string | boolean | undefined>>>();
    const valueOfFlag = (flag: string) => options[new Option(flag).attributeName()];
    // Checked after the parser has reported unknown flags, because a misspelt flag is more likely.
    const missing = required.find((flags) => valueOfFlag(flags) === undefined);
    if (missing !== undefined)
      throw new UsageError(`"carport ${row.path}" requires the option "${missing}". See "carport ${row.path} --help".`);
    const values = Object.fromEntries(
      Object.entries(row.options).map(([name, { value }]) => {
        const found = valueOfFlag(`--${name}`);
        return [name, value === undefined ? found === true : found];
      }),
    );
    const flags = settings.flatMap(({ name }) => {
      const found = valueOfFlag(flagOf(name));
      return typeof found === 'string' ? [[name, found] as const] : [];
    });
    await run(row, {
      ...terminal,
      env: { ...terminal.env, ...Object.fromEntries(flags) },
      words: parser.args,
      values,
    });
  });
}

const examplesText = (examples: readonly string[]) =>
  ['', 'Examples:', ...examples.map((line) => `  ${line}`)].join('\n');

function placeholderOf({ name, isOptional, isVariadic }: Pick<ArgumentRow, 'name'> & ArgumentKind): string {
  const inner = isVariadic ? `${name}...` : name;
  return isOptional ? `[${inner}]` : `<${inner}>`;
}

interface ArgumentKind {
  readonly isOptional?: boolean | undefined;
  readonly isVariadic?: boolean | undefined;
}

function argumentOf({ name, about, isOptional, isVariadic, choices }: ArgumentRow): Argument {
  const argument = new Argument(placeholderOf({ name, isOptional, isVariadic }), about);
  if (choices !== undefined) argument.choices(choices).argParser((text: string) => among(choices, name, text));
  return argument;
}

function optionOf(name: string, { value, about, choices, rule, default: standard }: OptionRow): Option {
  const option = new Option(value === undefined ? `--${name}` : `--${name} <${value}>`, about);
  if (choices !== undefined) option.choices(choices);
  if (value !== undefined) option.argParser((text: string) => valid(`--${name}`, text, { choices, rule }));
  if (standard !== undefined) option.default(standard);
  return option;
}

interface Rules {
  readonly choices: readonly string[] | undefined;
  readonly rule: ValueRule | undefined;
}

/** Throws when the value is empty, looks like the next flag, or violates its rule. */
function valid(flag: string, text: string, { choices, rule }: Rules): string {
  if (text.trim() === '' || text.startsWith('--')) throw new UsageError(`${flag} requires a value.`);
  if (choices !== undefined) return among(choices, flag, text);
  if (rule !== undefined && !rule.isValid(text)) throw new UsageError(`${flag} must be ${rule.phrase}, not "${text}".`);
  return text;
}

function among(choices: readonly string[], name: string, text: string): string {
  if (choices.includes(text)) return text;
  throw new UsageError(`${name} must be ${alternatives(choices)}, not "${text}"${suggestion(text, choices)}.`);
}

/** The default is defined where the environment is read; help only prints it. */
function settingOption({ name, value, about, default: standard, choices }: SettingRow): Option {
  const among = choices === undefined ? '' : ` (${choices.join(', ')})`;
  const unset = standard === undefined ? '' : `; default ${standard}`;
  return new Option(`${flagOf(name)} <${value}>`, `${name}: ${about}${among}${unset}`).helpGroup(SETTINGS_GROUP);
}
