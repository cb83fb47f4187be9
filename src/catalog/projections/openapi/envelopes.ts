/** Envelope schemas of the OpenAPI document. */
import { ref, type Schema } from './schemas.ts';

const text: Schema = { type: 'string' };

/** Parts that the endpoints' own schemas do not name. */
export function envelopeSchemas(): Record<string, Schema> {
  return {
    Problem: {
      type: 'object',
      description: 'One problem of a request.',
      properties: {
        path: { type: 'string', description: 'Location of the value: `desked.zip`, `contracts[0].termMonths`.' },
        expected: { type: 'string', description: 'Expected value.' },
        got: { type: 'string', description: 'Received value, or `missing`; never a secret.' },
        in: { enum: ['body', 'query', 'path', 'header'] },
        message: text,
      },
      required: ['path', 'expected', 'got', 'in', 'message'],
    },
    LiveDisclosure: disclosure(),
    Derivation: derivation(),
    Ok: okSchema('Substantive content.', []),
    OkWithSource: okSchema('Content, and who answered.', ['provenance']),
    OkOnDeal: okSchema('What a move did, and what may follow.', FRAMES[0]?.[1] ?? []),
    OkWithLinks: okSchema('Content, who answered, and where to go on.', ['links', 'provenance']),
    Empty: envelopeSchema(
      'EMPTY',
      'A truthful no-result: nothing is there, or it is not yours.',
      {
        reason: text,
        message: text,
        provenance: ref('Provenance'),
        disclosure: ref('LiveDisclosure'),
        derivation: ref('Derivation'),
      },
      ['reason', 'message'],
    ),
    Offer: envelopeSchema(
      'OFFER',
      'The paid-conversation boundary.',
      {
        handoff: {
          type: 'object',
          properties: {
            kind: { enum: ['sign', 'authorize', 'reauthorize', 'identify', 'checkout'] },
            url: text,
            expiresAt: text,
          },
          required: ['kind', 'url'],
        },
        provenance: ref('Provenance'),
        disclosure: ref('LiveDisclosure'),
        derivation: ref('Derivation'),
      },
      [],
    ),
    CeilingOffer: ceilingOffer(),
    Refusal: refusal(),
  };
}

function okSchema(description: string, demanded: readonly string[]): Schema {
  const members = {
    ...Object.fromEntries(demanded.map((member) => [member, FRAMED[member] ?? {}])),
    provenance: ref('Provenance'),
    disclosure: ref('LiveDisclosure'),
    derivation: ref('Derivation'),
  };
  return envelopeSchema('OK', description, members, demanded);
}

function derivation(): Schema {
  return {
    type: 'object',
    description: 'Rule and inputs behind a simulated outcome.',
    properties: { rule: text, inputs: { type: 'array', items: text }, ruleset: text },
    required: ['rule', 'inputs', 'ruleset'],
  };
}

function disclosure(): Schema {
  return {
    type: 'object',
    description: 'Live keys only: why the sandbox answered instead of a live counterparty.',
    properties: {
      code: { enum: ['not-connected', 'adapter-pending'] },
      reason: text,
      rail: { const: 'connection' },
      counterparty: text,
      connectionId: text,
    },
    required: ['code', 'reason', 'rail', 'counterparty'],
  };
}

function envelopeSchema(
  kind: string,
  description: string,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
): Schema {
  return {
    type: 'object',
    description,
    properties: { type: { const: kind }, ...properties },
    required: ['type', ...required],
  };
}

function ceilingOffer(): Schema {
  return {
    allOf: [ref('Offer')],
    description: 'The call would take spend above the hard ceiling. Free endpoints keep working.',
    properties: { id: text, title: text, code: { enum: ['ceiling-reached', 'over-ceiling'] }, message: text },
    required: ['id', 'title', 'code', 'handoff'],
  };
}

function refusal(): Schema {
  return {
    type: 'object',
    description: 'Refusal caused by the request, the state or the configuration. reason says what to do next.',
    properties: {
      type: { enum: ['BLOCKED', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'] },
      code: text,
      reason: text,
      problems: { type: 'array', items: ref('Problem') },
      retry_after: { type: 'integer', minimum: 1, description: 'Seconds.' },
      error: { type: 'string', description: 'Same text as reason.' },
      status: { type: 'integer' },
      path: text,
      requestId: text,
    },
    required: ['type', 'code', 'reason', 'error', 'status', 'path', 'requestId'],
  };
}

/** A declared body inside its envelope. Objects are merged; a choice of objects is wrapped one by one. */
export function enveloped(kind: 'OK' | 'OFFER', body: Schema): Schema {
  const choices = body.anyOf ?? body.oneOf;
  if (Array.isArray(choices)) return { anyOf: choices.map((choice: Schema) => enveloped(kind, choice)) };
  if (body.type !== 'object') return { allOf: [ref(kind === 'OK' ? 'Ok' : 'Offer'), body] };
  const { type, properties = {}, required = [], ...rest } = body as ObjectSchema;
  if (kind === 'OFFER' || 'derivation' in properties || 'disclosure' in properties) {
    const own = { type: { const: kind }, provenance: ref('Provenance'), ...properties };
    return { type, ...rest, properties: own, required: ['type', ...required] };
  }
  const [name, held] = FRAMES.find(([, members]) => members.every((member) => isFramed(member, body))) ?? LAST_FRAME;
  const own = Object.entries(properties).filter(([member]) => member !== 'provenance' && !held.includes(member));
  return {
    allOf: [ref(name)],
    ...rest,
    properties: Object.fromEntries(own),
    required: required.filter((member) => !held.includes(member)),
  };
}

type ObjectSchema = Schema & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** OK envelopes by the members that they demand beside `type`; an answer takes the first whose members it demands. */
const FRAMES: readonly (readonly [name: string, members: readonly string[]])[] = [
  ['OkOnDeal', ['dealId', 'checklist', 'available', 'blocked', 'links', 'provenance']],
  ['OkWithLinks', ['links', 'provenance']],
  ['OkWithSource', ['provenance']],
];
const LAST_FRAME = ['Ok', []] as const;

const FRAMED: Readonly<Record<string, Schema>> = {
  dealId: ref('DealId'),
  checklist: ref('Checklist'),
  available: { type: 'array', items: ref('AvailableMove') },
  blocked: { type: 'array', items: ref('BlockedMove') },
  links: ref('Links'),
  provenance: ref('Provenance'),
};

function isFramed(member: string, { properties, required }: ObjectSchema): boolean {
  const isDemanded = required?.includes(member) === true;
  return isDemanded && JSON.stringify(properties?.[member]) === JSON.stringify(FRAMED[member]);
}
