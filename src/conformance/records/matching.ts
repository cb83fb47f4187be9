/** Matches search terms: text by substring, numbers and money by range, dates by period, the rest exactly. */
import { z } from 'zod';
import { isIsoDate } from '#kernel/dates.ts';
import { expecting } from '#kernel/describe.ts';
import type { Family, Field } from '../family/family.ts';
import { type Kind, readValue, type StoredValue, sentSchema } from '../values/values.ts';
import type { CapabilityRecord } from './record.ts';

type Test = (value: StoredValue) => boolean;

const STATES = new WeakMap<Family, Field>();

/** A field of the family, or its lifecycle state as a field. */
export function searchable(family: Family, name: string): Field {
  return (name === 'state' ? undefined : family.field.get(name)) ?? stateOf(family);
}

function stateOf(family: Family): Field {
  const known = STATES.get(family);
  if (known !== undefined) return known;
  const state: Field = {
    name: 'state',
    type: 'enum',
    required: true,
    example: family.states[0] ?? '',
    values: family.states,
  };
  STATES.set(family, state);
  return state;
}

/** Value of a record under a name. */
export function heldBy(record: CapabilityRecord, name: string): StoredValue | undefined {
  return name === 'state' ? record.state : record.fields[name];
}

/** The test for a search term, or undefined when the term is invalid for the kind. */
export function searchTest(term: string, kind: Kind): Test | undefined {
  switch (kind.type) {
    case 'string': {
      const part = term.toLowerCase();
      return part === '' ? undefined : (value) => String(value).toLowerCase().includes(part);
    }
    case 'money':
    case 'integer':
    case 'number':
      return rangeTest(term);
    case 'date':
    case 'datetime':
      return spanTest(term, kind);
    default:
      return exactTest(term, kind);
  }
}

/** The test of an exact value. */
function exactTest(term: string, kind: Kind): Test | undefined {
  const wanted = readValue(term, kind, 'query');
  return wanted === undefined ? undefined : (value) => value === wanted;
}

const NUMBER = String.raw`-?\d{1,12}(?:\.\d{1,6})?`;
const EXACT = new RegExp(`^${NUMBER}$`);
const RANGE = new RegExp(`^(${NUMBER})-(${NUMBER})?$`);

/** `5`, `5-10` or `5-`. */
function rangeTest(term: string): Test | undefined {
  if (EXACT.test(term)) return (value) => Number(value) === Number(term);
  const match = RANGE.exec(term);
  if (match === null) return undefined;
  const [low, high] = [Number(match[1]), match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2])];
  return low > high ? undefined : (value) => Number(value) >= low && Number(value) <= high;
}

/** A day or instant, or `from..to` with either end open. A day as the upper end is included entirely. */
function spanTest(term: string, kind: Kind): Test | undefined {
  const [from = '', to = '', ...rest] = term.split('..');
  if (!term.includes('..')) return pointTest(term, kind);
  const ends = [from, to].filter((end) => end !== '');
  const isReadable = rest.length === 0 && ends.length > 0 && ends.every((end) => snapshot(end) !== undefined);
  if (!isReadable) return undefined;
  const [low = '', high = ''] = [snapshot(from), snapshot(to)];
  if (from !== '' && to !== '' && low > high) return undefined;
  return (value) => String(value) >= low && (to === '' || String(value).slice(0, high.length) <= high);
}

function pointTest(term: string, kind: Kind): Test | undefined {
  const wanted = snapshot(term);
  if (wanted === undefined) return undefined;
  return kind.type === 'date' ? (value) => value === wanted : (value) => String(value).startsWith(wanted);
}

function snapshot(text: string): string | undefined {
  const kept = isIsoDate(text) ? text : readValue(text, { type: 'datetime' }, 'query');
  return kept === undefined ? undefined : String(kept);
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text to look for',
  money: 'an amount or a range lo-hi',
  integer: 'a number or a range lo-hi',
  number: 'a number or a range lo-hi',
  date: 'a date or a span from..to',
  datetime: 'a date, a timestamp or a span from..to',
};

/** A search term on a field: one of its values, or a range or substring as text. */
export function searchInput(field: Field): z.ZodType<StoredValue> {
  const words = WORDS[field.type];
  if (words === undefined) return sentSchema(field, 'query');
  const term = z.string().refine((text) => searchTest(text, field) !== undefined);
  return expecting(term.meta({ description: words, examples: [String(field.example)] }), words);
}
