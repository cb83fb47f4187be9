/** Owns the guard against DNS rebinding: a service on the loopback is reached by its own names only. */

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** True when a browser was lured here by a foreign name. A caller that names no host and no origin is not a browser. */
export function isForeign(header: (name: string) => string | undefined, base: string): boolean {
  const known = new Set([...LOOPBACK_NAMES, new URL(base).hostname]);
  const host = header('host');
  const origin = header('origin');
  return (
    (host !== undefined && !known.has(hostnameOf(`http://${host}`))) ||
    (origin !== undefined && !known.has(hostnameOf(origin)))
  );
}

function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
