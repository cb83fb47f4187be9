/** Renders docs/refusals.md from the table of refusal codes. */
import { STATUS } from '../../src/http/answer/status.ts';
import { REFUSALS } from '../../src/kernel/refusals.ts';

export function refusalsPage(): string {
  const rows = Object.entries(REFUSALS).map(([code, row]) => {
    const { kind, status } = STATUS[row.class];
    return `| \`${code}\` | ${status} ${kind} | ${row.sentence} |`;
  });
  return [
    '# Refusals',
    '',
    'Every refusal the service gives, with its code. A refusal is `{type, code, reason, problems?, retry_after?, error, status, path,',
    'requestId}`; `problems[]` lists `{path, expected, got, in, message}` for everything wrong at once. Written by `npm run docs`.',
    '',
    '| Code | Answer | What it says |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
