/**
 * Imports a capability catalog (families.json) into src/conformance/families, one data file per noun. Existing files
 * are the source and are not changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface SourceField {
  name: string;
  type: string;
  required: boolean;
  example: string | number | boolean;
  values?: string[];
}
interface SourceVerb {
  verb: string;
  method: string;
  kind: string;
  name: string;
  status: string;
  from?: string[];
  to?: string;
  guard?: string;
  by?: string[];
  where?: string;
  fields?: string[];
  measures?: string[];
  counterparty?: string;
  outcomes?: string[];
  formula?: string;
}
interface SourceFamily {
  family: string;
  singular: string;
  title: string;
  pillar: string;
  subject: string;
  summary: string;
  fields: SourceField[];
  states: string[];
  verbs: SourceVerb[];
}

const source = process.argv[2];
if (source === undefined) throw new Error('No file was named. Usage: convert-families <families.json>');
const target = join(import.meta.dirname, '../src/conformance/families');
const families: SourceFamily[] = JSON.parse(readFileSync(source, 'utf8'));

const text = (value: string): string => (value.includes("'") ? JSON.stringify(value) : `'${value}'`);
const value = (v: string | number | boolean): string => (typeof v === 'string' ? text(v) : String(v));
const list = (values: readonly string[]): string => `[${values.map(text).join(', ')}]`;
const member = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : text(name));
const camel = (noun: string): string => noun.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const clause = (name: string, v: string | undefined): string[] => (v === undefined ? [] : [`${name}: ${v}`]);

/** A guard on a field that every record has from creation blocks nothing, so it is omitted. */
function guardClauses(guard: string | undefined, fields: readonly SourceField[]): string[] {
  const clauses = (guard ?? '').split('; ').filter(Boolean);
  const always = new Set(fields.filter((field) => field.required).map((field) => field.name));
  const needs = clauses
    .filter((one) => one.startsWith('requires: '))
    .flatMap((one) => one.slice(10).split(', '))
    .filter((name) => !always.has(name));
  const when = clauses
    .filter((one) => !one.startsWith('requires: '))
    .map((one) => (clauses.length > 2 ? `(${one})` : one));
  return [
    ...(needs.length > 0 ? [`needs: ${list(needs)}`] : []),
    ...(when.length > 0 ? [`when: ${text(when.join(' && '))}`] : []),
  ];
}

function details(verb: SourceVerb, fields: readonly SourceField[]): string[] {
  const by = clause('by', verb.by && list(verb.by));
  const where = clause('where', verb.where && text(verb.where));
  const live = verb.status === 'live' ? ['live: true'] : [];
  switch (verb.kind) {
    case 'get':
    case 'list':
      return [...by, ...where, ...live];
    case 'search':
      return by;
    case 'update':
      return [`fields: ${list(verb.fields ?? [])}`, ...guardClauses(verb.guard, fields)];
    case 'transition':
      return [`from: ${list(verb.from ?? [])}`, `to: ${text(verb.to ?? '')}`, ...guardClauses(verb.guard, fields)];
    case 'assess':
      return [`ask: ${text(verb.counterparty ?? '')}`, `outcomes: ${list(verb.outcomes ?? [])}`];
    case 'calculate':
    case 'validate':
      return [`${verb.method.toLowerCase()}: ${text(verb.formula ?? '')}`, ...live];
    case 'summarize':
      return [...by, ...clause('measures', verb.measures && list(verb.measures))];
    default:
      return [];
  }
}

function verbLine(verb: SourceVerb, fields: readonly SourceField[]): string {
  const more = details(verb, fields);
  const tail = more.length > 0 ? `, { ${more.join(', ')} }` : '';
  return `    ${member(verb.verb)}: [${text(verb.kind)}, ${text(verb.name)}${tail}],`;
}

function fieldLine(field: SourceField): string {
  const type = text(field.required ? field.type : `${field.type}?`);
  const values = field.values === undefined ? '' : `, ${list(field.values)}`;
  return `    ${member(field.name)}: [${type}, ${value(field.example)}${values}],`;
}

function familyFile(one: SourceFamily): string {
  return [
    `/** Capability family: ${one.title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}. */`,
    "import { family } from '../../family/notation.ts';",
    '',
    `export const ${camel(one.family)} = family({`,
    `  noun: ${text(one.family)}, one: ${text(one.singular)}, title: ${text(one.title)}, subject: ${text(one.subject)},`,
    `  summary: ${text(one.summary)},`,
    '  fields: {',
    ...one.fields.map(fieldLine),
    '  },',
    `  states: ${list(one.states)},`,
    '  verbs: {',
    ...one.verbs.map((verb) => verbLine(verb, one.fields)),
    '  },',
    '});',
    '',
  ].join('\n');
}

/** Writes a file unless it exists. */
function writeUnlessExists(path: string, text: string): void {
  if (!existsSync(path)) writeFileSync(path, text);
}

const pillars = [...new Set(families.map((one) => one.pillar))];
for (const pillar of pillars) {
  const own = families.filter((one) => one.pillar === pillar);
  mkdirSync(join(target, pillar), { recursive: true });
  for (const one of own) writeUnlessExists(join(target, pillar, `${one.family}.data.ts`), familyFile(one));
  const index = [
    `/** Lists the families of the ${pillar} pillar. */`,
    "import { listing } from '../../family/notation.ts';",
    ...own.map((one) => `import { ${camel(one.family)} } from './${one.family}.data.ts';`).sort(),
    '',
    `export const ${camel(pillar)}Families = listing('${pillar}', {`,
    ...own.map(
      (one) => `  ${camel(one.family) === one.family ? one.family : `${text(one.family)}: ${camel(one.family)}`},`,
    ),
    '});',
    '',
  ];
  writeUnlessExists(join(target, pillar, `${pillar}.listing.ts`), index.join('\n'));
}
const nouns = [
  '/** Names of every family by pillar, as targets of references. */',
  '',
  'export const NOUNS = {',
  ...pillars.map((p) => `  ${p}: ${list(families.filter((one) => one.pillar === p).map((one) => one.family))},`),
  '} as const;',
  '',
  'export type NounsOf<P extends keyof typeof NOUNS> = (typeof NOUNS)[P][number];',
  'export type Noun = NounsOf<keyof typeof NOUNS>;',
  '',
];
writeUnlessExists(join(target, '../family/nouns.ts'), nouns.join('\n'));
