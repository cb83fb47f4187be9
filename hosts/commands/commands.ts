/** The table of commands. Each imports its modules when it runs, so that `serve` loads none of the others. */
import { ADAPTERS, CONNECTION_KINDS } from '../../src/ports/connections.ts';
import {
  type CommandRow,
  type CommandTable,
  command,
  type OptionRow,
  UsageError,
  type ValueRule,
} from '../command-line/command.ts';
import { SETTINGS } from '../command-line/settings.ts';

const JSON_OUT = { about: 'print JSON for scripts' } as const satisfies OptionRow;
const ACCOUNT = {
  value: 'NAME',
  about: 'your own name for the account, or its id acct_…',
  isRequired: true,
} as const satisfies OptionRow;

const INTEGER: ValueRule = { isValid: (text) => /^-?\d{1,9}$/.test(text), phrase: 'an integer' };
const SECONDS: ValueRule = { isValid: (text) => Number(text) > 0, phrase: 'a number of seconds above 0' };
const HTTP_ADDRESS: ValueRule = {
  isValid: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
  phrase: 'an http or https address, such as http://127.0.0.1:8787',
};

const DATA_FOLDER = ['DATABASE_URL', 'VEHICLE_DATA_DIR'];
const ENVIRONMENT_ONLY = SETTINGS.filter(({ isSecret }) => isSecret).map(({ name }) => name);

/** Commands that only group others. */
const GROUPS: Readonly<Record<string, string>> = {
  inventory: 'Import the inventory of a rooftop',
  vpic: 'Install NHTSA vPIC tables for VIN decoding',
  recalls: 'Import NHTSA recall files',
  epa: 'Import EPA fuel economy',
  keys: 'Mint API keys',
  connections: 'Manage credentials for counterparties',
};

const ROWS: readonly CommandRow[] = [
  command({
    path: 'serve',
    about: 'Serve the API',
    notes: [
      'Every setting is an environment variable; a flag of the same name overrides it.',
      `From the environment only: ${ENVIRONMENT_ONLY.join(', ')}, FAMILY_ORIGIN_… and OTEL_….`,
    ],
    options: { json: { about: 'print the ready line as JSON' } },
    settings: SETTINGS.filter(({ isSecret }) => !isSecret).map(({ name }) => name),
    examples: [
      'carport serve',
      'carport serve --port 9000 --rate-limit off',
      'carport serve --workers 4 --database-url postgres://…',
    ],
    run: async ({ env, values: { json } }) => {
      if ((env.WORKERS || '1') === '1') return (await import('../node/serve.ts')).serveCommand(env, { json });
      return (await import('../node/cluster.ts')).serveWithWorkers(env, { json });
    },
  }),
  command({
    path: 'migrate',
    about: 'Migrate the schema of the database to this version',
    notes: ['Safe to run from several processes at once.'],
    options: { json: JSON_OUT },
    settings: ['DATABASE_URL'],
    examples: ['carport migrate --database-url postgres://…'],
    run: async ({ env, values }) => (await import('./migrate.ts')).migrateCommand(env, values),
  }),
  command({
    path: 'inventory import',
    about: 'Replace the inventory of an account with a feed',
    notes: ["The account's key is read from CARPORT_KEY."],
    args: [{ name: 'FILE', about: 'listing feed: CSV, JSON or JSON lines', isFile: true }],
    options: { json: JSON_OUT },
    settings: ['DATABASE_URL', 'VEHICLE_DATA', 'VEHICLE_DATA_DIR'],
    examples: ['CARPORT_KEY=vk_… carport inventory import feed.csv'],
    run: async ({ words, env, values }) => (await import('./inventory.ts')).inventoryCommand(words, env, values),
  }),
  command({
    path: 'vpic install',
    about: 'Decode VINs with NHTSA’s monthly vPIC dump instead of the shipped tables',
    args: [{ name: 'FILE', about: 'vPICList_lite dump: .sql, .sql.gz or .zip', isFile: true }],
    options: { json: JSON_OUT },
    settings: DATA_FOLDER,
    examples: ['carport vpic install vPICList_lite_2026_11.zip'],
    run: async ({ words, env, values }) => (await import('./vpic.ts')).installCommand(words, env, values),
  }),
  command({
    path: 'vpic status',
    about: 'Print source, date and counts of the tables used to decode VINs',
    options: { json: JSON_OUT },
    settings: DATA_FOLDER,
    examples: ['carport vpic status --json'],
    run: async ({ env, values }) => (await import('./vpic.ts')).statusCommand(env, values),
  }),
  command({
    path: 'recalls import',
    about: 'Serve /recalls from NHTSA’s flat recall files',
    args: [
      {
        name: 'FILE',
        about: 'FLAT_RCL file: .txt or .zip; together they replace the previous import',
        isVariadic: true,
        isFile: true,
      },
    ],
    options: { json: JSON_OUT },
    settings: DATA_FOLDER,
    examples: ['carport recalls import FLAT_RCL_POST_2010.zip'],
    run: async ({ words, env, values }) =>
      (await import('./reference-data.ts')).referenceDataCommand('recalls', words, env, values),
  }),
  command({
    path: 'epa import',
    about: 'Import fuel economy from vehicles.csv of fueleconomy.gov',
    args: [{ name: 'FILE', about: 'vehicles.csv: .csv, .gz or .zip', isFile: true }],
    options: { json: JSON_OUT },
    settings: DATA_FOLDER,
    examples: ['carport epa import vehicles.csv.zip'],
    run: async ({ words, env, values }) =>
      (await import('./reference-data.ts')).referenceDataCommand('epa', words, env, values),
  }),
  command({
    path: 'keys mint',
    about: 'Mint a key for an account; the only way to a live key',
    notes: ['Creates the account if necessary. The key is shown once.'],
    options: {
      account: ACCOUNT,
      live: { about: 'mint a live key instead of a sandbox one' },
      label: { value: 'TEXT', about: 'label of the key in GET /keys' },
      ttl: { value: 'DURATION', about: 'ISO 8601 duration after which the key expires, such as PT1H' },
      json: JSON_OUT,
    },
    settings: ['DATABASE_URL'],
    examples: ['carport keys mint --account Northside', 'carport keys mint --account Northside --live --json'],
    run: async ({ env, values }) => (await import('./keys.ts')).keysCommand(values, env),
  }),
  command({
    path: 'connections add',
    about: 'Store a credential for a counterparty, encrypted with CREDENTIAL_KEY',
    notes: [
      'The credential is read from standard input; docs/how-to/connect-ADAPTER.md describes it.',
      'For a counterparty without an adapter, use --kind instead.',
    ],
    args: [{ name: 'ADAPTER', about: 'the counterparty', isOptional: true, choices: Object.keys(ADAPTERS) }],
    options: {
      account: ACCOUNT,
      kind: { value: 'KIND', about: 'kind of a counterparty without an adapter', choices: CONNECTION_KINDS },
      label: { value: 'TEXT', about: 'label of the connection' },
      json: JSON_OUT,
    },
    settings: ['DATABASE_URL'],
    examples: [
      'carport connections add dropbox-sign --account Northside < credential.json',
      'carport connections add --account Northside --kind esign < credential.txt',
    ],
    run: async ({ words, env, values }) => (await import('./connections.ts')).addCommand(words, values, env),
  }),
  command({
    path: 'connections list',
    about: 'List the connections of an account, without their credentials',
    options: { account: ACCOUNT, json: JSON_OUT },
    settings: ['DATABASE_URL'],
    examples: ['carport connections list --account Northside --json'],
    run: async ({ env, values }) => (await import('./connections.ts')).listCommand(values, env),
  }),
  command({
    path: 'connections revoke',
    about: 'Revoke a connection of an account',
    options: { account: ACCOUNT, id: { value: 'ID', about: 'connection_…', isRequired: true }, json: JSON_OUT },
    settings: ['DATABASE_URL'],
    examples: ['carport connections revoke --account Northside --id connection_…'],
    run: async ({ env, values }) => (await import('./connections.ts')).revokeCommand(values, env),
  }),
  command({
    path: 'verify',
    about: 'Run the suite that a deployment publishes',
    notes: [
      'Reads the capability card, checks the suite against the digest on the card, and runs it with Vitest.',
      'Exit code: 0 all tests passed, 1 a test failed, 2 the suite could not be run.',
    ],
    options: {
      base: { value: 'URL', about: 'the deployment', default: 'http://127.0.0.1:8787', rule: HTTP_ADDRESS },
      junit: { value: 'FILE', about: 'also write a JUnit report', isFile: true },
      seed: { value: 'N', about: 'seed of the random samples', default: '1', rule: INTEGER },
      all: { about: 'then test every capability row; requires RATE_LIMIT=off on the deployment' },
      trust: { about: 'run a suite that differs from this version’s; its code runs on this machine' },
      json: JSON_OUT,
    },
    examples: ['carport verify --base https://carport.example', 'carport verify --junit verify.xml'],
    run: async ({ values }) => (await import('./verify.ts')).verifyCommand(values),
  }),
  command({
    path: 'where',
    about: 'Print the endpoint of an address, and the file that declares it',
    usage: '[options] [METHOD] <ADDRESS>',
    args: [
      { name: 'METHOD', about: 'GET unless given', isOptional: true },
      { name: 'ADDRESS', about: 'path or URL, with real ids or with {placeholders}', isOptional: true },
    ],
    options: { json: JSON_OUT },
    examples: [
      'carport where POST /buy/deals/deal_x/desk',
      'carport where "https://carport.example/listings?make=toyota"',
    ],
    run: async (invocation) => (await import('./where.ts')).whereCommand(invocation),
  }),
  command({
    path: 'bench',
    about: 'Measure every target in one run, as ratios; requires a checkout',
    options: {
      only: { value: 'WORD', about: 'only sections with this word in their title' },
      seconds: { value: 'N', about: 'duration of each load', default: '4', rule: SECONDS },
      markdown: { about: 'print the tables of docs/performance.md' },
      docs: { about: 'write the tables into docs/performance.md' },
      json: { value: 'FILE', about: 'write every row to a file', isFile: true },
    },
    examples: ['carport bench --only start'],
    run: async () => {
      await import('../../bench/run.ts').catch((fault: NodeJS.ErrnoException) => {
        if (fault.code !== 'ERR_MODULE_NOT_FOUND') throw fault;
        throw new UsageError('"carport bench" requires a checkout of the repository; the package does not include it.');
      });
      return 0;
    },
  }),
  command({
    path: 'completion',
    about: 'Print the completion script of a shell',
    args: [{ name: 'SHELL', about: 'your shell', choices: ['bash', 'zsh', 'fish'] }],
    options: {},
    examples: [
      'source <(carport completion bash)',
      'carport completion zsh > ~/.zsh/completions/_carport',
      'carport completion fish > ~/.config/fish/completions/carport.fish',
    ],
    run: async ({ words: [shell = ''], out }) => {
      out((await import('../command-line/completion.ts')).completionScript(shell, COMMANDS));
      return 0;
    },
  }),
];

export const COMMANDS: CommandTable = { rows: ROWS, groups: GROUPS };
