/** OK envelopes with members that many answers require; an answer extends the fullest one that fits. */
import { type Schema, schemaRef } from './schemas.ts';

interface Frame {
  readonly description: string;
  /** Required besides `type`. */
  readonly members: Readonly<Record<string, Schema>>;
}

const source = { provenance: schemaRef('Provenance') };
const linked = { links: schemaRef('Links'), ...source };

function listOf(name: string): Schema {
  return { type: 'array', items: schemaRef(name) };
}

/** By name, fullest first. */
const FRAMES: Readonly<Record<string, Frame>> = {
  OkOnFi: {
    description: 'The F&I side of a deal.',
    members: {
      dealId: schemaRef('DealId'),
      vin: { type: 'string' },
      state: schemaRef('FiState'),
      quoteId: { type: 'string' },
      validThrough: schemaRef('IsoDate'),
      available: listOf('FiMove'),
      blocked: listOf('FiBlockedMove'),
      ...linked,
    },
  },
  OkOnDeal: {
    description: 'What a move did, and what may follow.',
    members: {
      dealId: schemaRef('DealId'),
      available: listOf('AvailableMove'),
      blocked: listOf('BlockedMove'),
      ...linked,
    },
  },
  OkWithLinks: { description: 'Content, its source, and links to continue.', members: linked },
  OkWithSource: { description: 'Content, and who answered.', members: source },
  Ok: { description: 'Substantive content.', members: {} },
};

/** Components by name; each also allows the members that the pipeline may add. */
export function okSchemas(): Record<string, Schema> {
  const entries = Object.entries(FRAMES).map(([name, { description, members }]): [string, Schema] => {
    const added = {
      provenance: schemaRef('Provenance'),
      disclosure: schemaRef('LiveDisclosure'),
      derivation: schemaRef('Derivation'),
    };
    const properties = { type: { const: 'OK' }, ...members, ...added };
    return [name, { type: 'object', description, properties, required: ['type', ...Object.keys(members)] }];
  });
  return Object.fromEntries(entries);
}

export type ObjectSchema = Schema & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** A body as an extension of the first frame whose members it requires in the same form. */
export function withFrame({ type: _object, properties = {}, required = [], ...rest }: ObjectSchema): Schema {
  const fits = ([member, schema]: [string, Schema]) =>
    required.includes(member) && JSON.stringify(properties[member]) === JSON.stringify(schema);
  const [name = 'Ok', frame] = Object.entries(FRAMES).find(([, one]) => Object.entries(one.members).every(fits)) ?? [];
  const held = new Set(Object.keys(frame?.members ?? {}));
  const own = Object.entries(properties).filter(([member]) => member !== 'provenance' && !held.has(member));
  const demanded = required.filter((member) => !held.has(member));
  if (own.length === 0 && demanded.length === 0 && Object.keys(rest).length === 0) return schemaRef(name);
  return {
    allOf: [schemaRef(name)],
    ...rest,
    ...(own.length === 0 ? {} : { properties: Object.fromEntries(own) }),
    ...(demanded.length === 0 ? {} : { required: demanded }),
  };
}
