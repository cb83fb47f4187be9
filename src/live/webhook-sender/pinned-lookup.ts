/** Resolves a receiver's name, checks every address, and pins the connection to a checked one. */
import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#domain/webhook/address.ts';

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** All addresses of a name, by the system resolver. */
export const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true, verbatim: true }, (error, addresses) =>
      error === null ? resolve(addresses) : reject(error),
    );
  });

export type PinnedLookup =
  | { readonly ok: true; readonly lookup: LookupFunction }
  | { readonly ok: false; readonly why: 'forbidden' | 'unresolved' };

/**
 * Resolves once and returns a lookup that always gives that address, so that a DNS change between check and connection
 * has no effect. One private address among several rejects the name.
 */
export async function pinLookup(hostname: string, resolve: Resolve): Promise<PinnedLookup> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const addresses = family === 0 ? await resolve(hostname).catch(() => []) : [{ address: literal, family }];
  const [first] = addresses;
  if (first === undefined) return { ok: false, why: 'unresolved' };
  if (!addresses.every(({ address }) => isPublicAddress(address))) return { ok: false, why: 'forbidden' };
  return { ok: true, lookup: always(first) };
}

function always({ address, family }: LookupAddress): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all === true) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}
