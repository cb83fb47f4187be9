/** Handlers of keys. A key adds account context; it never unlocks data. */
import { empty, ok, refuse, withoutUndefined } from '#kernel/answer.ts';
import { addDuration } from '#kernel/dates.ts';
import type { Call, Routes } from '#kernel/endpoint.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import { computed } from '#kernel/provenance.ts';
import type { KeyRecord, MintedKey } from '#ports/accounts.ts';
import type { Micros, Usage } from '#ports/ledger.ts';
import type { Tools } from '#ports/tools.ts';
import type { keys } from './keys.contract.ts';

type KeyTools = Pick<Tools, 'accounts' | 'ledger' | 'clock'>;

const provenance = computed();
const CEILING = (HARD_CEILING_DOLLARS * 100) as Cents;

export const routes: Routes<typeof keys, KeyTools> = {
  mintKey: async ({ body, now, base, caller }, { accounts }) => {
    const expiresAt = body.ttl === undefined ? undefined : addDuration(now, body.ttl);
    const request = { at: now, mode: 'sandbox' as const, label: body.label, expiresAt, mintedFrom: caller.network };
    return ok(mintedBody(await accounts.open(request), base));
  },

  listKeys: async ({ caller, base }, { accounts }) => {
    if (caller.account === undefined) {
      return empty('The request has no key, so there is no account to list. Mint one with POST /keys.', provenance, {
        keys: [],
        total: 0,
      });
    }
    const { accountId, keys } = await accounts.load(caller.account);
    const shown = keys.map(publicKey).reverse();
    return ok({ accountId, keys: shown, total: keys.length, links: linksOf(base), provenance });
  },

  readOwnKey: (call, tools) => introspect(call, tools),
  readUsage: (call, tools) => introspect(call, tools),

  rotateKey: async ({ caller, now, base }, { accounts }) => {
    const { account = '', keyId = '' } = caller;
    const minted = await accounts.rotate(account, keyId, now);
    if (minted === undefined) return refuse('unknown-key');
    return ok({ ...mintedBody(minted, base), previous: { keyId, state: 'ROTATED' as const } });
  },

  revokeKey: async ({ caller, now, base }, { accounts }) => {
    const { account = '', keyId = '' } = caller;
    await accounts.revoke(account, keyId, now);
    return ok({
      accountId: account,
      keyId,
      state: 'REVOKED' as const,
      revokedAt: now,
      links: linksOf(base),
      provenance,
    });
  },
};

function mintedBody({ accountId, key, record }: MintedKey, base: string) {
  const { keyId, mode, state, label, createdAt, expiresAt } = record;
  return {
    accountId,
    keyId,
    key,
    mode,
    state,
    ...withoutUndefined({ label }),
    createdAt,
    ...withoutUndefined({ expiresAt }),
    links: linksOf(base),
    provenance,
  };
}

/** Omits the address digest, which serves the limits only. */
function publicKey({ mintedFrom: _, ...key }: KeyRecord) {
  return key;
}

async function introspect({ caller, base }: Call, { accounts, ledger, clock }: KeyTools) {
  const { account = '', keyId = '' } = caller;
  const { keys } = await accounts.load(account);
  const record = keys.find((one) => one.keyId === keyId);
  if (record === undefined) throw new Error(`The key ${keyId} was accepted, but its account does not list it.`);
  const used = await ledger.usage(account, clock.today());
  return ok({ accountId: account, ...publicKey(record), usage: usageBlock(used), links: linksOf(base), provenance });
}

/** Posted prices are whole cents, so two decimals are exact. */
function usageBlock({ spentMicros, callsToday, byEndpoint }: Usage) {
  const spent = centsOf(spentMicros);
  return {
    spendToDate: toDecimal(spent),
    callsToday,
    remainingCeiling: toDecimal(Math.max(0, CEILING - spent) as Cents),
    ceiling: toDecimal(CEILING),
    byDoor: byEndpoint.map(({ endpoint, calls, micros }) => ({
      door: endpoint,
      calls,
      spend: toDecimal(centsOf(micros)),
    })),
  };
}

function centsOf(micros: Micros): Cents {
  return Math.round(micros / 10_000) as Cents;
}

function linksOf(base: string) {
  return {
    self: `${base}/keys/me`,
    keys: `${base}/keys`,
    usage: `${base}/usage`,
    rotate: `${base}/keys/rotate`,
    pricing: `${base}/pricing`,
  };
}
