/** Owns the command line: `carport <command>`. */
import { parseArgs } from 'node:util';
import { serveCommand } from './serve.ts';

const HELP = `carport <command> [--setting value]

  serve                 serve on http://127.0.0.1:8787 (PORT, HOST, BASE_URL, DATABASE_URL, … or --port, --host, …)

Settings come from the environment; a flag of the same name wins: --rate-limit off is RATE_LIMIT=off.`;

/** `--rate-limit off` becomes `RATE_LIMIT=off`. */
function withFlags(args: string[]): NodeJS.ProcessEnv {
  const { values } = parseArgs({ args, strict: false, allowPositionals: true });
  const flags = Object.entries(values).map(([name, value]) => [name.toUpperCase().replaceAll('-', '_'), String(value)]);
  return { ...process.env, ...Object.fromEntries(flags) };
}

const [command = 'help', ...rest] = process.argv.slice(2);

switch (command) {
  case 'serve':
    process.exitCode = await serveCommand(withFlags(rest));
    break;
  default:
    console.log(HELP);
    process.exitCode = command === 'help' || command === '--help' ? 0 : 1;
}
