/** Origins of this service, and the guard against DNS rebinding on loopback. */

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True when a foreign site directed a browser here (DNS rebinding). A caller without Host and Origin is not a browser.
 */
export function isForeign(header: (name: string) => string | undefined, base: string): boolean {
  const known = new Set([...LOOPBACK_NAMES, new URL(base).hostname]);
  const host = header('host');
  const origin = header('origin');
  return (
    (host !== undefined && !known.has(hostnameOf(`http://${host}`))) ||
    (origin !== undefined && !known.has(hostnameOf(origin)))
  );
}

/** The configured origin, the requested one, and on loopback its other names at the same port. */
export function originsOf(base: string, asked: string, loopback: boolean): string[] {
  const { protocol, port } = new URL(asked);
  const names = loopback ? LOOPBACK_NAMES.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`) : [];
  return [base, new URL(asked).origin, ...names];
}

function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
