/** The operator's log: one JSON line per event on standard error, with secrets redacted. */
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../../src/index.ts';
import { redactedFault } from './redacted.ts';

export type Log = Logger;

/** Synchronous, so that the last line before a crash is not lost. */
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
      serializers: { fault: redactedFault },
      redact: { paths: ['key', 'token', 'secret', 'password', 'authorization', '*.authorization'], censor: '…' },
    },
    lines,
  );
}
