/** Settings of the service: their environment variables, and the flags of `carport serve` with the same names. */

export interface SettingRow {
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly default?: string;
  readonly choices?: readonly string[];
  /** Read from the environment only, because flags show in the process list. */
  readonly isSecret?: true;
}

export const SETTINGS: readonly SettingRow[] = [
  { name: 'PORT', value: 'PORT', about: 'port to listen on; 0 picks a free one', default: '8787' },
  { name: 'HOST', value: 'HOST', about: 'address to listen on', default: '127.0.0.1' },
  { name: 'BASE_URL', value: 'URL', about: 'public origin of links in responses', default: 'the listening address' },
  {
    name: 'DATABASE_URL',
    value: 'URL',
    about: 'sqlite:PATH, memory: or postgres://…',
    default: 'sqlite:./data/carport.db',
  },
  { name: 'WORKERS', value: 'N', about: 'processes on one port; requires PostgreSQL', default: '1' },
  { name: 'OPS_PORT', value: 'PORT', about: 'port of /metrics, /healthz and /readyz', default: 'none' },
  {
    name: 'VEHICLE_DATA',
    value: 'SOURCE',
    about: 'source of vehicle identity',
    default: 'vpic',
    choices: ['vpic', 'nhtsa', 'sample'],
  },
  {
    name: 'VEHICLE_DATA_DIR',
    value: 'FOLDER',
    about: 'folder of imported vehicle data',
    default: 'that of the SQLite file',
  },
  {
    name: 'RATE_LIMIT',
    value: 'CALLS/SECONDS',
    about: 'calls per key or caller; off disables every limit',
    default: '120/10',
  },
  {
    name: 'RATE_LIMIT_ADDRESS',
    value: 'N',
    about: 'calls of all keys of one address, as a multiple of RATE_LIMIT, or off',
    default: '20',
  },
  { name: 'MINT_LIMIT', value: 'KEYS/SECONDS', about: 'keys minted from one address, or off', default: '600/60' },
  {
    name: 'CHECKOUT_RAIL',
    value: 'RAIL',
    about: 'payment rail',
    default: 'sandbox',
    choices: ['sandbox', 'stripe', 'none'],
  },
  { name: 'SETTLE_TOKEN', value: 'TOKEN', about: 'operator bearer token for settlement', default: 'none' },
  { name: 'GATEWAY_URL', value: 'URL', about: 'platform gateway for vehicle data', default: 'none' },
  { name: 'GATEWAY_KEY', value: 'KEY', about: 'key of the gateway', default: 'none' },
  { name: 'TRUST_PROXY', value: 'N', about: 'proxies whose X-Forwarded-For is trusted', default: '0' },
  { name: 'WEBHOOK_ORIGINS', value: 'URLS', about: 'receivers exempt from the public-internet check', default: 'none' },
  {
    name: 'LOG_LEVEL',
    value: 'LEVEL',
    about: 'least severe log line',
    default: 'info',
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
  },
  { name: 'STRIPE_SECRET_KEY', value: 'KEY', about: 'required with CHECKOUT_RAIL=stripe', isSecret: true },
  { name: 'STRIPE_WEBHOOK_SECRET', value: 'SECRET', about: 'required with CHECKOUT_RAIL=stripe', isSecret: true },
  { name: 'STRIPE_API', value: 'URL', about: 'origin of Stripe’s API', isSecret: true },
  { name: 'QUICKBOOKS_API', value: 'URL', about: 'origin of QuickBooks Online', isSecret: true },
  { name: 'NHTSA_API', value: 'URL', about: 'origin of both NHTSA services, for tests', isSecret: true },
  { name: 'CREDENTIAL_KEY', value: 'KEY', about: '32 bytes that seal credentials of connections', isSecret: true },
];

/** `--rate-limit` for `RATE_LIMIT`. */
export const flagOf = (name: string): string => `--${name.toLowerCase().replaceAll('_', '-')}`;

export const settingNamed = (name: string): SettingRow => {
  const found = SETTINGS.find((row) => row.name === name);
  if (found === undefined) throw new Error(`Unknown setting ${name}. Settings are listed in SETTINGS.`);
  return found;
};
