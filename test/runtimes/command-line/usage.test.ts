/** The command line in memory: what each argument list prints, and its exit code. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { runCommandLine } from '../../../hosts/command-line/program.ts';
import { flagOf, SETTINGS } from '../../../hosts/command-line/settings.ts';
import { COMMANDS } from '../../../hosts/commands/commands.ts';

// Loading the catalog takes longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function carport(line: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = { env, out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const args = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return { code: await runCommandLine(COMMANDS, args, terminal), out: out.join('\n'), err: err.join('\n') };
}

describe('a usage error', () => {
  it.each([
    ['srve', 'Unknown command "carport srve"; the nearest is "serve". See "carport --help".'],
    [
      'frobnicate',
      /^Unknown command "carport frobnicate"; the commands are serve, migrate, .* See "carport --help"\.$/,
    ],
    ['keys', '"carport keys" requires a command: mint. See "carport keys --help".'],
    ['keys mnt', 'Unknown command "carport keys mnt"; the nearest is "mint". See "carport keys --help".'],
    ['keys mint', '"carport keys mint" requires the option "--account <NAME>". See "carport keys mint --help".'],
    ['keys mint --account', 'Option "--account <NAME>" requires a value. See "carport keys mint --help".'],
    ["keys mint --account ''", '--account requires a value.'],
    ['keys mint --account --live', '--account requires a value.'],
    [
      'keys mint --acount Northside',
      'Unknown option "--acount" for "carport keys mint"; the nearest is "--account". See "carport keys mint --help".',
    ],
    [
      'keys mint Northside --account x',
      'Unexpected argument "Northside" for "carport keys mint". See "carport keys mint --help".',
    ],
    [
      'serve --prot=9000',
      'Unknown option "--prot" for "carport serve"; the nearest is "--port". See "carport serve --help".',
    ],
    ['migrate --quickly', 'Unknown option "--quickly" for "carport migrate". See "carport migrate --help".'],
    ['connections add --account x --kind esgin', /^--kind must be bureau, .* not "esgin"; the nearest is "esign"\.$/],
    ['connections add --account x --kind esign', /^CREDENTIAL_KEY must be 32 bytes in base64 or hex/],
    [
      'connections add --account x',
      '"carport connections add" requires the argument ADAPTER or the option "--kind <KIND>".',
    ],
    [
      'connections add dropbxsign --account x',
      /^ADAPTER must be .* not "dropbxsign"; the nearest is "dropbox-sign"\.$/,
    ],
    [
      'connections add quickbooks --kind esign --account x',
      /^--kind esign and the adapter quickbooks cannot be combined/,
    ],
    [
      'inventory import',
      '"carport inventory import" requires the argument FILE. See "carport inventory import --help".',
    ],
    ['inventory import feed.csv', 'CARPORT_KEY is not set. Set it to the key of the account, such as vk_sandbox_….'],
    ['verify --seed many', '--seed must be an integer, not "many".'],
    ['verify --base carport.example', /^--base must be an http or https address, .* not "carport\.example"\.$/],
    ['bench --seconds 0', '--seconds must be a number of seconds above 0, not "0".'],
    ['completion bsh', 'SHELL must be bash, zsh or fish, not "bsh"; the nearest is "bash".'],
    ['where', '"carport where" requires the argument ADDRESS, such as /listings.'],
    ['where PSOT /keys', 'METHOD must be an HTTP method, not "PSOT"; the nearest is "POST".'],
    ['where listings', 'ADDRESS must be a path such as /listings or a URL, not "listings".'],
    ['serve --port 70000', '--port must be an integer 0 to 65535, not "70000".'],
    ['serve --log-level=verbos', '--log-level must be one of debug, info, warn, error, silent, not "verbos".'],
    ['serve --checkout-rail strip', /^--checkout-rail must be one of .* not "strip"; the nearest is "stripe"\.$/],
  ])('exits with 2 and one sentence for carport %s', async (line, sentence) => {
    const { code, out, err } = await carport(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence instanceof RegExp ? sentence : new RegExp(`^${RegExp.escape(sentence)}$`));
  });

  it("uses the environment variable's name for a setting from the environment", async () => {
    expect(await carport('serve', { PORT: 'http' })).toEqual({
      code: 2,
      out: '',
      err: 'PORT must be an integer 0 to 65535, not "http".',
    });
  });

  it('includes the help when no command was given', async () => {
    const { code, out, err } = await carport('');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: carport');
  });
});

describe('--help', () => {
  const every = [...Object.keys(COMMANDS.groups), ...COMMANDS.rows.map(({ path }) => path)];
  it.each(every)('prints usage, flags and an example for carport %s', async (path) => {
    const { code, out, err } = await carport(`${path} --help`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: carport ${path}`);
    expect(out).toMatch(/Examples:\n {2}\S.*carport|Examples:\n {2}carport/);
  });

  it('prints arguments, flags, choices and defaults of a command', async () => {
    const { out } = await carport('verify --help');
    expect(out).toContain('--base <URL>    the deployment (default: "http://127.0.0.1:8787")');
    expect((await carport('keys mint --help')).out).toContain('Usage: carport keys mint --account <NAME> [options]');
    expect((await carport('connections add --help')).out).toContain('add [ADAPTER] --account <NAME> [options]');
    expect((await carport('recalls import --help')).out).toContain('import [options] <FILE...>');
    expect((await carport('completion --help')).out).toContain('(choices: "bash", "zsh", "fish")');
    expect((await carport('help')).out).toContain('Print the help of a command');
    expect((await carport('keys mint --help')).out).toMatch(/--database-url <URL> +DATABASE_URL: .*sqlite/);
  });

  it('lists every setting of the service, and so does the settings page', async () => {
    const read = [...readFileSync('src/app/config.ts', 'utf8').matchAll(/(?:value|needed)\('([A-Z][A-Z_]+)'/g)].map(
      ([, name = '']) => name,
    );
    expect(read.length).toBeGreaterThan(20);
    const page = readFileSync('docs/reference/settings.md', 'utf8');
    const { out } = await carport('serve --help');
    for (const name of new Set(read.filter((one) => !one.startsWith('OTEL_'))))
      expect([name, SETTINGS.some((row) => row.name === name), page.includes(`\`${name}\``)]).toEqual([
        name,
        true,
        true,
      ]);
    for (const { name, isSecret } of SETTINGS) expect(out).toContain(isSecret ? name : `${flagOf(name)} <`);
  });
});

describe('carport where', () => {
  it.each([
    ['POST /buy/deals/deal_x/desk', 'buy.desk.deskDeal'],
    ["POST '/buy/deals/{dealId}/desk'", 'buy.desk.deskDeal'],
    ['post https://carport.example/buy/deals/deal_x/desk/?now=1#top', 'buy.desk.deskDeal'],
    ["'/listings?make=toyota&price_max=40000'", 'data.listings.searchListings'],
    ['/1HGCM82633A004352', 'data.record.readRecord'],
    ["'/{vin}'", 'data.record.readRecord'],
    ['HEAD /vin/1HGCM82633A004352', 'data.identity.readVin'],
    ['/titles/list', 'titles.list'],
  ])('resolves %s to %s', async (line, id) => {
    const { code, out, err } = await carport(`where ${line}`);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')[0]).toBe(id);
    expect(readFileSync(`${out.split('\n')[2]}`, 'utf8').length).toBeGreaterThan(0);
  });

  it('prints JSON for a script', async () => {
    const { out } = await carport('where --json POST /buy/deals/deal_x/desk');
    expect(JSON.parse(out)).toMatchObject({
      id: 'buy.desk.deskDeal',
      method: 'POST',
      path: '/buy/deals/{dealId}/desk',
      file: 'src/pillars/buy/deals/desk/desk.contract.ts',
    });
  });

  it.each([
    ['GET /buy/deals/deal_x/desk', '/buy/deals/deal_x/desk does not support GET; it supports POST.'],
    ['POST /titles/list', '/titles/list does not support POST; it supports GET, HEAD.'],
    ['/lstings', /^No endpoint matches \/lstings; the nearest are \/listings, /],
    ['/IOQCM82633A004352', 'No endpoint matches /IOQCM82633A004352: "IOQCM82633A004352" is not a VIN.'],
  ])('exits with 1 for %s and lists the nearest existing names', async (line, sentence) => {
    const { code, out, err } = await carport(`where ${line}`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence instanceof RegExp ? sentence : new RegExp(`^${RegExp.escape(sentence)}$`));
  });
});
