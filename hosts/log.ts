/** Owns the operator's log: one JSON line per happening on standard error, with secrets struck out. */
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../src/index.ts';

export type Log = Logger;

/** What must not stand in a log, wherever it turns up in a text: keys of ours, bearers, and passwords inside addresses. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bvk_(sandbox|live)_\w+/g, 'vk_$1_…'],
  [/\b(Bearer|Basic) +[^\s"',]+/gi, '$1 …'],
  [/(\w+:\/\/[^:@/\s]*):[^@/\s]+@/g, '$1:…@'],
];

export function redacted(text: string): string {
  return SECRETS.reduce((left, [secret, shown]) => left.replace(secret, shown), text);
}

/** A fault with its stack and its causes. */
function faultTold(fault: unknown): object {
  if (!(fault instanceof Error)) return { message: redacted(String(fault)) };
  const told = { name: fault.name, message: redacted(fault.message), stack: redacted(fault.stack ?? '') };
  return fault.cause === undefined ? told : { ...told, cause: faultTold(fault.cause) };
}

/** Written at once, so that the last line before a crash is there to be read. */
export function createLog(
  level: Config['logLevel'],
  lines: DestinationStream = destination({ fd: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: (label) => ({ level: label }) },
      serializers: { fault: faultTold },
      redact: { paths: ['key', 'token', 'secret', 'password', 'authorization', '*.authorization'], censor: '…' },
    },
    lines,
  );
}
