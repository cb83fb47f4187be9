/** Envelope schemas of the OpenAPI document. */
import { REFUSALS } from '#kernel/refusals.ts';
import { type ObjectSchema, okSchemas, withFrame } from './frames.ts';
import { type Schema, schemaRef } from './schemas.ts';

const text: Schema = { type: 'string' };

/** Schemas that the endpoints' own schemas do not name. */
export function envelopeSchemas(): Record<string, Schema> {
  return {
    Problem: {
      type: 'object',
      description: 'One problem of a request.',
      properties: {
        path: { type: 'string', description: 'Location of the value: `desked.zip`, `contracts[0].termMonths`.' },
        expected: { type: 'string', description: 'Expected value.' },
        got: { type: 'string', description: 'Received value, or `missing`; never a secret.' },
        in: { type: 'string', enum: ['body', 'query', 'path', 'header'] },
        message: text,
      },
      required: ['path', 'expected', 'got', 'in', 'message'],
    },
    LiveDisclosure: disclosure(),
    Derivation: derivation(),
    ...okSchemas(),
    Empty: envelopeSchema(
      'EMPTY',
      'No result: nothing matches, or it is not yours.',
      {
        reason: text,
        message: text,
        provenance: schemaRef('Provenance'),
        disclosure: schemaRef('LiveDisclosure'),
        derivation: schemaRef('Derivation'),
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
            kind: { type: 'string', enum: ['sign', 'authorize', 'reauthorize', 'identify', 'checkout'] },
            url: text,
            expiresAt: text,
          },
          required: ['kind', 'url'],
        },
        provenance: schemaRef('Provenance'),
        disclosure: schemaRef('LiveDisclosure'),
        derivation: schemaRef('Derivation'),
      },
      [],
    ),
    CeilingOffer: ceilingOffer(),
    Refusal: refusal(),
    EnvelopeKind: {
      type: 'string',
      enum: ['OK', 'EMPTY', 'BLOCKED', 'OFFER', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'],
    },
    RefusalCode: { type: 'string', enum: Object.keys(REFUSALS).sort() },
  };
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
      code: { type: 'string', enum: ['not-connected', 'adapter-pending', 'held-by-sandbox'] },
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
    allOf: [schemaRef('Offer')],
    description: 'The call would take spend above the hard ceiling. Free endpoints keep working.',
    properties: {
      id: text,
      title: text,
      code: { type: 'string', enum: ['ceiling-reached', 'over-ceiling'] },
      message: text,
    },
    required: ['id', 'title', 'code', 'handoff'],
  };
}

function refusal(): Schema {
  return {
    type: 'object',
    description: 'Refusal caused by the request, the state or the configuration. reason says what to do next.',
    properties: {
      type: { type: 'string', enum: ['BLOCKED', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'] },
      code: schemaRef('RefusalCode'),
      reason: text,
      problems: { type: 'array', items: schemaRef('Problem') },
      retry_after: { type: 'integer', minimum: 1, description: 'Seconds.' },
      error: { type: 'string', description: 'Same text as reason.' },
      status: { type: 'integer' },
      path: text,
      requestId: text,
    },
    required: ['type', 'code', 'reason', 'error', 'status', 'path', 'requestId'],
  };
}

/** Wraps a declared body in its envelope. Objects are merged; each object of a union is wrapped. */
export function withEnvelope(kind: 'OK' | 'OFFER', body: Schema): Schema {
  const choices = body.anyOf ?? body.oneOf;
  if (Array.isArray(choices)) return { anyOf: choices.map((choice: Schema) => withEnvelope(kind, choice)) };
  if (body.type !== 'object') return { allOf: [schemaRef(kind === 'OK' ? 'Ok' : 'Offer'), body] };
  const { type, properties = {}, required = [], ...rest } = body as ObjectSchema;
  if (kind === 'OFFER' || 'derivation' in properties || 'disclosure' in properties) {
    const own = { type: { const: kind }, provenance: schemaRef('Provenance'), ...properties };
    return { type, ...rest, properties: own, required: ['type', ...required] };
  }
  return withFrame(body);
}
