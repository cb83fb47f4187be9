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
    'Every refusal that the service gives, by its code. A refusal is `{type, code, reason, problems?, retry_after?, error, status, path,',
    'requestId}`. `reason` is the sentence below or a more specific one, and `error` repeats it for clients of the platform gateway. `problems[]`',
    'lists `{path, expected, got, in, message}` for everything wrong at once. Other members that a sentence names, such as `available`, are in the',
    'same response where they apply. An unknown address or id is no refusal: it is `EMPTY` with status 404.',
    '',
    '| `type` | The cause |',
    '|---|---|',
    '| `BLOCKED` | the request or its API key |',
    "| `REFUSED` | the state of what it would change, or the operator's token |",
    '| `UNCONFIGURED` | a setting that the operator has not made |',
    '| `UNAVAILABLE` | a service outside, a fault of this one, or a fault requested with `Sandbox-Fault` |',
    '',
    'Written by `npm run docs`.',
    '',
    '| Code | Answer | What it says |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
