/** The command line: `carport <command>`. */
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';

// Types are stripped and code is compiled once per version of a file; a later start reads the result. Each command's
// modules are read after this, and only by those who ask for them.
enableCompileCache();

const HELP = `carport <command> [--setting value]

  serve                 serve on http://127.0.0.1:8787 (PORT, HOST, BASE_URL, DATABASE_URL, … or --port, --host, …)
  serve --workers N     the same with N processes on one port, for DATABASE_URL=postgres://…
  migrate               bring the schema of the database to this version; safe from several processes at once
  inventory import FILE replace the inventory of the account whose key is in CARPORT_KEY by a feed
  vpic install FILE     decode VINs by NHTSA's monthly vPIC dump, which tells more than the shipped tables
  vpic status           source, date and counts of the tables that VINs are decoded by
  recalls import FILE…  answer /recalls by NHTSA's flat recall files, by make, model and year
  epa import FILE       take fuel economy from vehicles.csv of fueleconomy.gov
  keys mint --account NAME [--live]
                        mint a key for an account of that name; the only way to a live key
  connections add|list|revoke --account NAME
                        credentials for counterparties, sealed by CREDENTIAL_KEY
  verify --base URL     run the suite that a deployment publishes against it; --help tells more
  where METHOD PATH     print the endpoint and the folder that own an address
  bench                 measure every target in one run, as ratios; see docs/performance.md

Settings come from the environment; a flag of the same name wins: --rate-limit off is RATE_LIMIT=off.`;

/** Settings that a flag may give; `--rate-limit off` becomes `RATE_LIMIT=off`. */
const SETTINGS = [
  'port',
  'host',
  'base-url',
  'database-url',
  'rate-limit',
  'rate-limit-address',
  'mint-limit',
  'settle-token',
  'checkout-rail',
  'gateway-url',
  'gateway-key',
  'trust-proxy',
  'ops-port',
  'log-level',
  'vehicle-data',
  'vehicle-data-dir',
  'workers',
];

/** The environment with the flags laid over it, and the words between them where the command takes some. */
function readArgs(args: string[], allowPositionals: boolean): { env: NodeJS.ProcessEnv; words: string[] } {
  const options = Object.fromEntries(SETTINGS.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({ args, options, allowPositionals });
  const flags = Object.entries(values).map(([name, value]) => [name.toUpperCase().replaceAll('-', '_'), String(value)]);
  return { env: { ...process.env, ...Object.fromEntries(flags) }, words: positionals };
}

/** One process, or a leader and its workers. */
async function serve(env: NodeJS.ProcessEnv): Promise<number> {
  if ((env.WORKERS || '1') === '1') return (await import('./serve.ts')).serveCommand(env);
  const { serveWithWorkers } = await import('./cluster.ts');
  return serveWithWorkers(env);
}

async function run(command: string, args: string[]): Promise<number> {
  switch (command) {
    case 'serve':
      return serve(readArgs(args, false).env);
    case 'migrate':
      return (await import('./migrate.ts')).migrateCommand(readArgs(args, false).env);
    case 'inventory': {
      const { env, words } = readArgs(args, true);
      return (await import('./inventory.ts')).inventoryCommand(words, env);
    }
    case 'vpic': {
      const { env, words } = readArgs(args, true);
      return (await import('./vpic.ts')).vpicCommand(words, env);
    }
    case 'recalls':
    case 'epa': {
      const { env, words } = readArgs(args, true);
      return (await import('./reference-data.ts')).referenceDataCommand(command, words, env);
    }
    case 'keys':
      return (await import('./keys.ts')).keysCommand(args, process.env);
    case 'connections':
      return (await import('./connections.ts')).connectionsCommand(args, process.env);
    case 'verify':
      return (await import('./verify.ts')).verifyCommand(args);
    case 'bench':
      await import('../bench/run.ts');
      return 0;
    case 'where':
      process.argv.splice(2, 1);
      await import('../scripts/where.ts');
      return Number(process.exitCode ?? 0);
    case 'help':
    case '--help':
      console.log(HELP);
      return 0;
    default:
      console.error(`There is no command ${command}.\n\n${HELP}`);
      return 1;
  }
}

try {
  const [command = 'help', ...args] = process.argv.slice(2);
  process.exitCode = await run(command, args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
