import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { subjectField } from './archetypes/archetype.ts';
import { loadCapabilities, readCapabilities } from './capabilities.ts';
import { contractOf } from './endpoints/contract.ts';
import { loadListings } from './families/all.ts';
import type { FamilyRow } from './family/notation.ts';
import { listingRow } from './listing/rows.ts';
import { readValue } from './values/values.ts';

const LISTINGS = await loadListings();

const capabilities = await loadCapabilities();
const { families, rows } = capabilities;

/** Digest of the published listing; changing it changes what the service promises. */
const LISTING_DIGEST = '4eec1166fcb351b264899c8c89c3a7b76d9f9e1e8ca22abcf2dfb51a6bd0c5a2';

describe('the listing', () => {
  it('has 3,927 rows of 227 families, 124 of them live', () => {
    expect(families.length).toBe(227);
    expect(rows.length).toBe(3927);
    expect(rows.filter(({ verb }) => verb.status === 'live').length).toBe(124);
    expect(rows.filter(({ verb }) => verb.status === 'sandbox').length).toBe(3803);
  });

  it('keeps every published id, route and status', () => {
    const lines = rows.map(listingRow).map(({ id, route, status }) => `${id} ${route} ${status}`);
    expect(createHash('sha256').update(lines.sort().join('\n')).digest('hex')).toBe(LISTING_DIGEST);
  });

  it('finds each row by its path and nothing at other paths', () => {
    for (const row of rows) expect(capabilities.at(row.verb.path)).toBe(row);
    expect(capabilities.at('/bids/none')).toBeUndefined();
  });
});

describe('every row', () => {
  it('compiles its formula and its conditions', () => {
    for (const { verb } of rows) {
      if ('formula' in verb) expect(verb.formula().outputs.length).toBeGreaterThan(0);
      if ('guard' in verb) expect(verb.guard.condition() === undefined).toBe(verb.guard.when === undefined);
      if ('condition' in verb) expect(verb.condition() === undefined).toBe(verb.where === undefined);
    }
  });

  it('declares its description, inputs and output', () => {
    for (const row of rows) {
      const { description, query, body, ok, examples } = contractOf(row);
      expect(description).toMatch(/^[A-Z].+\.$/);
      expect(ok).toBeInstanceOf(z.ZodObject);
      const request = query ?? body;
      const [example] = examples;
      expect([row.id, request?.safeParse(example?.query ?? example?.body).error]).toEqual([row.id, undefined]);
      expect(request?.safeParse({ noSuchMember: '1' }).success).toBe(false);
    }
  });

  it('requires nothing in its guard that every record already has', () => {
    for (const { family, verb } of rows) {
      if (!('guard' in verb)) continue;
      const always = verb.guard.needs.filter((name) => {
        const field = family.field.get(name);
        return field !== undefined && (field.required || field === subjectField(family));
      });
      expect([verb.path, always]).toEqual([verb.path, []]);
    }
  });
});

describe('every family', () => {
  it('has examples that are valid values of their fields', () => {
    for (const family of families) {
      for (const field of family.fields)
        expect([family.noun, field.name, readValue(field.example, field, 'body')]).toEqual([
          family.noun,
          field.name,
          field.example,
        ]);
    }
  });

  it('uses the id prefix of the family that a reference points to', () => {
    for (const family of families) {
      for (const { type, example } of family.fields) {
        if (!type.startsWith('ref:')) continue;
        expect(String(example).startsWith(capabilities.family(type.slice(4))?.idPrefix ?? 'none')).toBe(true);
      }
    }
  });

  it('reaches every state and can leave every state that is not final', () => {
    for (const family of families) {
      const seen = new Set([family.initial]);
      for (const state of seen) for (const move of family.transitions) if (move.from.includes(state)) seen.add(move.to);
      expect([family.noun, [...seen].sort()]).toEqual([family.noun, [...family.states].sort()]);
      const stuck = family.states.filter(
        (state) =>
          !family.terminal.has(state) &&
          !family.transitions.some((move) => move.from.includes(state) && move.to !== state),
      );
      expect([family.noun, stuck]).toEqual([family.noun, []]);
    }
  });

  it('has create, get, list, search and transition verbs', () => {
    for (const family of families) {
      for (const kind of ['create', 'get', 'list', 'search', 'transition'])
        expect([family.noun, kind, family.verbs.some((verb) => verb.kind === kind)]).toEqual([family.noun, kind, true]);
    }
  });
});

describe('inconsistent capability data', () => {
  const sound: FamilyRow = {
    noun: 'bids',
    one: 'bid',
    title: 'Bids',
    subject: 'none',
    summary: 'A bid.',
    fields: { amount: ['money', '1.00'] },
    states: ['open', 'closed'],
    verbs: {
      open: ['create', 'Open bid'],
      close: ['transition', 'Close bid', { from: ['open'], to: 'closed', when: 'amount > 0' }],
    },
  };
  const readFamilyWith = (change: Partial<FamilyRow>) => () =>
    readCapabilities([{ pillar: 'wholesale', families: [{ ...sound, ...change }] }]);

  it('fails at startup and names the family', () => {
    expect(readFamilyWith({})).not.toThrow();
    expect(readFamilyWith({ fields: { state: ['string', 'x'] } })).toThrow(
      'bids: the field state is reserved for every record.',
    );
    expect(
      readFamilyWith({
        states: ['open'],
        verbs: { reopen: ['transition', 'Reopen bid', { from: ['open'], to: 'open' }] },
      }),
    ).toThrow('bids: the lifecycle has no final state.');
    expect(readFamilyWith({ verbs: {} })).toThrow('bids: the initial state open has no transition.');
    expect(() => readCapabilities([{ pillar: 'wholesale', families: [sound, sound] }])).toThrow(
      'bids is listed twice.',
    );
  });

  it('fails with the name of the row whose expression is wrong', () => {
    const when = 'amont > 0';
    const {
      families: [family],
    } = readFamilyWith({
      verbs: { ...sound.verbs, close: ['transition', 'Close bid', { from: ['open'], to: 'closed', when }] },
    })();
    expect(() => family?.transitions[0]?.guard.condition()).toThrow('/bids/close: unknown name amont at 1');
  });
});

it('the listings match the order of the pillars', () => {
  expect(LISTINGS.map(({ pillar }) => pillar)).toContain('data');
  expect(new Set(LISTINGS.map(({ pillar }) => pillar)).size).toBe(18);
});
