/** Words a usage error as one sentence that names the wrong flag, value or command and the nearest valid one. */
import { type Command, CommanderError } from 'commander';
import { BadSetting } from '../../src/app/config.ts';
import { nearestWord } from '../../src/kernel/text/nearest.ts';
import { UsageError } from './command.ts';
import { flagOf } from './settings.ts';

/** Undefined for other errors; empty when help was printed instead. */
export function usageSentence(error: unknown, args: readonly string[], program: Command): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (error instanceof BadSetting) return byFlag(error.message, args);
  if (!(error instanceof CommanderError)) return undefined;
  const parser = parserAt(program, args);
  const name = nameOf(parser);
  const sentence = SENTENCES[error.code]?.({ error, parser, name, args });
  return sentence === '' ? '' : `${sentence ?? error.message.replace(/^error: /, '')} See "${name} --help".`;
}

interface Fault {
  readonly error: CommanderError;
  readonly parser: Command;
  /** `carport keys mint` */
  readonly name: string;
  readonly args: readonly string[];
}

/** By the parser's error code; the parser's message quotes the wrong word first. */
const SENTENCES: Readonly<Record<string, (fault: Fault) => string>> = {
  'commander.unknownOption': ({ error, parser, name }) => {
    const flag = quotedPart(error.message).replace(/=.*/, '');
    const flags = parser.options.flatMap(({ long }) => long ?? []);
    return `Unknown option "${flag}" for "${name}"${suggestion(flag, [...flags, '--help'])}.`;
  },
  'commander.unknownCommand': ({ error, parser, name }) => {
    const word = quotedPart(error.message);
    const names = parser.commands.map((one) => one.name());
    return `Unknown command "${name} ${word}"${suggestion(word, names) || `; the commands are ${names.join(', ')}`}.`;
  },
  'commander.help': ({ parser, name }) =>
    parser.parent === null
      ? ''
      : `"${name}" requires a command: ${alternatives(parser.commands.map((one) => one.name()))}.`,
  'commander.missingArgument': ({ error, name }) => `"${name}" requires the argument ${quotedPart(error.message)}.`,
  'commander.excessArguments': ({ parser, name }) => {
    const expected = parser.registeredArguments.length;
    return `Unexpected argument "${parser.args[expected]}" for "${name}".`;
  },
  'commander.optionMissingArgument': ({ error }) => `Option "${quotedPart(error.message)}" requires a value.`,
};

/** Names a setting by its flag if it was passed as one. */
function byFlag(message: string, args: readonly string[]): string {
  const name = /^[A-Z][A-Z_]+/.exec(message)?.[0] ?? '';
  const flag = flagOf(name);
  const isGiven = name !== '' && args.some((word) => word === flag || word.startsWith(`${flag}=`));
  return isGiven ? message.replace(name, flag) : message;
}

/** The parser of the innermost command named by the words. */
function parserAt(program: Command, args: readonly string[]): Command {
  let parser = program;
  for (const word of args) {
    const next = parser.commands.find((one) => one.name() === word);
    if (next === undefined) break;
    parser = next;
  }
  return parser;
}

function nameOf(parser: Command): string {
  return parser.parent === null ? parser.name() : `${nameOf(parser.parent)} ${parser.name()}`;
}

/** Suggests the nearest word; empty when none is near. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const nearest = nearestWord(word, candidates);
  return nearest === undefined ? '' : `; the nearest is "${nearest}"`;
}

const quotedPart = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? '';

export const alternatives = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
