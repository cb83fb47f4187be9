/** Reads settings from the environment, or returns the one-sentence error that stops the start. */
import { nearestWord } from '#kernel/text/nearest.ts';
import { readVaultKey } from '#live/vault/vault.ts';
import type { Settings } from '#ports/settings.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** False when the operator sets no address: links then start with the listening address. */
  readonly isBaseNamed: boolean;
  readonly opsPort: number | undefined;
  /** Folder of the data that `carport vpic install` and similar commands import. */
  readonly vehicleDataDir: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly settings: Settings;
  /** Present when NHTSA's public services are used. */
  readonly nhtsa: NhtsaConfig | undefined;
  /** Present when the checkout rail is Stripe. */
  readonly stripe: StripeConfig | undefined;
  /** The 32-byte key of connected credentials; without it, adapters cannot call their counterparties. */
  readonly credentialKey: Uint8Array<ArrayBuffer> | undefined;
  /** Origin of QuickBooks Online; Intuit's by default. */
  readonly quickBooksApi: string | undefined;
  /** Present when an OpenTelemetry endpoint is set; OpenTelemetry's packages read the remaining settings. */
  readonly traces: TracesConfig | undefined;
}

interface TracesConfig {
  readonly protocol: (typeof OTLP_PROTOCOLS)[number];
}

interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin of the API; Stripe's by default. */
  readonly api: string | undefined;
}

interface NhtsaConfig {
  /** Origin of both NHTSA services; NHTSA's by default. */
  readonly api: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting; the message names it and the accepted values. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const RAILS = ['sandbox', 'stripe', 'none'] as const;
const VEHICLE_DATA = ['vpic', 'nhtsa', 'sample'] as const;
const OTLP_PROTOCOLS = ['http/protobuf', 'http/json'] as const;

/** Throws `BadSetting` on the first invalid value. Empty text counts as unset. */
export function readConfig(env: Environment): Config {
  const value = (name: string) => (env[name] === '' ? undefined : env[name]);
  const host = value('HOST') ?? '127.0.0.1';
  const port = integerOf('PORT', value('PORT') ?? '8787', 0, 65_535);
  const gatewayUrl = value('GATEWAY_URL');
  const opsPort = value('OPS_PORT');
  const databaseUrl = databaseOf(value('DATABASE_URL') ?? 'sqlite:./data/carport.db');
  const vehicleData = oneOf('VEHICLE_DATA', value('VEHICLE_DATA') ?? 'vpic', VEHICLE_DATA);
  const checkoutRail = oneOf('CHECKOUT_RAIL', value('CHECKOUT_RAIL') ?? 'sandbox', RAILS);
  return {
    host,
    port,
    isBaseNamed: value('BASE_URL') !== undefined,
    databaseUrl,
    vehicleDataDir: value('VEHICLE_DATA_DIR') ?? folderOf(databaseUrl),
    opsPort: opsPort === undefined ? undefined : integerOf('OPS_PORT', opsPort, 0, 65_535),
    logLevel: oneOf('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    nhtsa: vehicleData === 'nhtsa' ? nhtsaOf(value('NHTSA_API')) : undefined,
    stripe: checkoutRail === 'stripe' ? stripeOf(value) : undefined,
    credentialKey: credentialKeyOf(value('CREDENTIAL_KEY')),
    quickBooksApi: apiOf('QUICKBOOKS_API', value),
    traces: tracesOf(value),
    settings: {
      baseUrl: originOf('BASE_URL', value('BASE_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`),
      ...limitsOf(value),
      settleToken: value('SETTLE_TOKEN'),
      checkoutRail,
      vehicleData,
      gateway:
        gatewayUrl === undefined ? undefined : { url: originOf('GATEWAY_URL', gatewayUrl), key: value('GATEWAY_KEY') },
      familyOrigins: familyOf(env),
      trustedProxies: proxiesOf(value('TRUST_PROXY') ?? '0'),
      loopback: ['127.0.0.1', 'localhost', '::1'].includes(host),
      webhookOrigins: (value('WEBHOOK_ORIGINS') ?? '')
        .split(',')
        .filter((text) => text.trim() !== '')
        .map((text) => originOf('WEBHOOK_ORIGINS', text.trim())),
    },
  };
}

function nhtsaOf(api: string | undefined): NhtsaConfig {
  return { api: api === undefined ? undefined : originOf('NHTSA_API', api) };
}

function stripeOf(value: (name: string) => string | undefined): StripeConfig {
  const requiredValue = (name: string, how: RegExp, example: string) => {
    const text = value(name) ?? '';
    if (how.test(text)) return text;
    throw new BadSetting(`${name} must be set with CHECKOUT_RAIL=stripe, such as ${example}.`);
  };
  return {
    secretKey: requiredValue('STRIPE_SECRET_KEY', /^[sr]k_\w+$/, 'sk_test_…'),
    webhookSecret: requiredValue('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_…'),
    api: apiOf('STRIPE_API', value),
  };
}

function apiOf(name: string, value: (name: string) => string | undefined): string | undefined {
  const api = value(name);
  return api === undefined ? undefined : originOf(name, api);
}

function credentialKeyOf(text: string | undefined): Config['credentialKey'] {
  if (text === undefined) return undefined;
  const key = readVaultKey(text);
  if (key !== undefined) return key;
  throw new BadSetting('CREDENTIAL_KEY must be 32 bytes in base64 or hex: openssl rand -base64 32');
}

/** Names and defaults are OpenTelemetry's. Settings for traces take precedence over general ones. */
function tracesOf(value: (name: string) => string | undefined): TracesConfig | undefined {
  if (value('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || value('OTEL_TRACES_EXPORTER') === 'none')
    return undefined;
  const said = (what: string) =>
    [`OTEL_EXPORTER_OTLP_TRACES_${what}`, `OTEL_EXPORTER_OTLP_${what}`]
      .map((name) => ({ name, text: value(name) ?? '' }))
      .find(({ text }) => text !== '');
  const endpoint = said('ENDPOINT');
  if (endpoint === undefined) return undefined;
  if (!/^https?:\/\//.test(endpoint.text) || !URL.canParse(endpoint.text))
    throw new BadSetting(
      `${endpoint.name} must be an http or https address, such as http://127.0.0.1:4318, not "${withoutPassword(endpoint.text)}".`,
    );
  const protocol = said('PROTOCOL') ?? { name: 'OTEL_EXPORTER_OTLP_PROTOCOL', text: 'http/protobuf' };
  return { protocol: oneOf(protocol.name, protocol.text, OTLP_PROTOCOLS) };
}

function integerOf(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new BadSetting(`${name} must be an integer ${min} to ${max}, not "${text}".`);
  return value;
}

function oneOf<const T extends readonly string[]>(name: string, text: string, allowed: T): T[number] {
  if (allowed.includes(text)) return text;
  const meant = nearestWord(text, allowed);
  const hint = meant === undefined ? '' : `; the nearest is "${meant}"`;
  throw new BadSetting(`${name} must be one of ${allowed.join(', ')}, not "${text}"${hint}.`);
}

function originOf(name: string, text: string): string {
  const wrong = new BadSetting(
    `${name} must be an http or https address without a path, such as https://carport.example, not "${text}".`,
  );
  if (!URL.canParse(text)) throw wrong;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') throw wrong;
  return url.origin;
}

function databaseOf(text: string): string {
  if (text === 'memory:' || /^sqlite:.+/.test(text) || /^postgres(ql)?:\/\/.+/.test(text)) return text;
  throw new BadSetting(`DATABASE_URL must be sqlite:<path>, postgres://… or memory:, not "${withoutPassword(text)}".`);
}

/** The folder of an SQLite file, so that vehicle data is stored beside it. */
function folderOf(databaseUrl: string): string {
  return /^sqlite:(.*)[\\/][^\\/]+$/.exec(databaseUrl)?.[1] ?? './data';
}

function withoutPassword(address: string): string {
  return address.replace(/:[^:@/]*@/, ':…@');
}

/** `RATE_LIMIT=off` disables every limit. The other defaults allow a test run that mints a key per test. */
function limitsOf(value: (name: string) => string | undefined) {
  const rateLimit = limitOf('RATE_LIMIT', value('RATE_LIMIT') ?? '120/10');
  const mintLimit = limitOf('MINT_LIMIT', value('MINT_LIMIT') ?? '600/60');
  const multiple = value('RATE_LIMIT_ADDRESS') ?? '20';
  const addressMultiple = multiple === 'off' ? undefined : integerOf('RATE_LIMIT_ADDRESS', multiple, 1, 10_000);
  if (rateLimit === undefined) return { rateLimit, addressMultiple: undefined, mintLimit: undefined };
  return { rateLimit, addressMultiple, mintLimit };
}

function limitOf(name: string, text: string): Settings['rateLimit'] {
  if (text === 'off') return undefined;
  const [, calls, seconds] = /^(\d{1,7})\/(\d{1,5})$/.exec(text) ?? [];
  if (Number(calls) > 0 && Number(seconds) > 0) return { calls: Number(calls), windowSeconds: Number(seconds) };
  throw new BadSetting(`${name} must be calls/seconds, such as 120/10, or off, not "${text}".`);
}

/** `true` means one proxy. */
function proxiesOf(text: string): number {
  if (text === 'true') return 1;
  return text === 'false' ? 0 : integerOf('TRUST_PROXY', text, 0, 10);
}

/** `FAMILY_ORIGIN_AUTH=https://…` names the sibling `auth`. */
function familyOf(env: Environment): Record<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]) => {
    const sibling = /^FAMILY_ORIGIN_([A-Z0-9_]+)$/.exec(name)?.[1];
    if (sibling === undefined || value === undefined || value === '') return [];
    return [[sibling.toLowerCase().replaceAll('_', '-'), originOf(name, value)] as const];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
