/** Declares the endpoints of keys: mint, enumerate, introspect, rotate, revoke, and the usage meter. */
import { z } from 'zod';
import { integer, links, provenance, text } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { introspection, issuedKey, state, usage } from './usage.contract.ts';

const keyRow = z.strictObject({
  ...issuedKey.shape,
  prefix: z.string(),
  lastUsedAt: z.string().optional(),
});

const minted = z
  .strictObject({
    accountId: z.string(),
    ...issuedKey.shape,
    key: z.string().describe('Shown once; only its SHA-256 is stored'),
    previous: z.strictObject({ keyId: z.string(), state }).optional(),
    links,
    provenance,
  })
  .meta({ id: 'MintedKey' });

const ttl = expecting(
  z
    .string()
    .max(60)
    .regex(/^P(?=\d|T\d)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/)
    .meta({ examples: ['PT1H'] }),
  'an ISO 8601 duration in days, hours, minutes and seconds, such as PT1H',
);

export const keys = {
  ...usage,
  mintKey: endpoint({
    method: 'POST',
    path: '/keys',
    summary: 'Mint an anonymous account and a sandbox key, shown once',
    description:
      'Only the SHA-256 digest of the secret is stored. `Idempotency-Key` is not supported, because answers with secrets are never stored.',
    access: 'open',
    live: 'account',
    body: z.strictObject({ label: text(80, 'ci-run-7').optional(), ttl: ttl.optional() }),
    ok: minted,
    refusals: [],
    examples: [
      { name: 'no body', answers: 'OK' },
      { name: 'for one CI run', body: { label: 'ci-run-7', ttl: 'PT1H' }, answers: 'OK' },
    ],
    idempotent: false,
    mintsKey: true,
  }),
  listKeys: endpoint({
    method: 'GET',
    path: '/keys',
    summary: "List the account's keys, without secrets",
    access: 'open',
    live: 'account',
    ok: z.strictObject({
      accountId: z.string(),
      keys: z.array(keyRow),
      total: integer(0, 1_000_000),
      links,
      provenance,
    }),
    empty: 'The request has no key, so there is no account to list.',
    refusals: [],
    examples: [
      { name: 'keyless', answers: 'EMPTY' },
      { name: 'with a key', keyed: true, answers: 'OK' },
    ],
  }),
  readOwnKey: endpoint({
    method: 'GET',
    path: '/keys/me',
    summary: 'Introspect the calling key and its usage',
    access: 'key',
    live: 'account',
    ok: introspection,
    refusals: [],
    examples: [{ name: 'with a key', answers: 'OK' }],
  }),
  rotateKey: endpoint({
    method: 'POST',
    path: '/keys/rotate',
    summary: 'Mint a successor and retire the calling key at once',
    description: '`Idempotency-Key` is not supported, because answers with secrets are never stored.',
    access: 'key',
    live: 'account',
    body: z.strictObject({}),
    ok: minted,
    refusals: ['unknown-key'],
    examples: [{ name: 'rotate', answers: 'OK' }],
    idempotent: false,
  }),
  revokeKey: endpoint({
    method: 'DELETE',
    path: '/keys/me',
    summary: 'Revoke the calling key',
    access: 'key',
    live: 'account',
    ok: z.strictObject({ accountId: z.string(), keyId: z.string(), state, revokedAt: z.string(), links, provenance }),
    refusals: [],
    examples: [{ name: 'revoke', answers: 'OK' }],
  }),
};
