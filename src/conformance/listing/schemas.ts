/** JSON Schemas of capability answers: a record, a page, a history. */
import type { JsonObject } from '#kernel/answer.ts';
import type { Family } from '../family/family.ts';
import { readSchemaOf } from '../values/values.ts';

const INSTANT = { type: 'string', format: 'date-time' };

const HISTORY_ENTRY: JsonObject = {
  type: 'object',
  properties: {
    seq: { type: 'integer', minimum: 1 },
    at: INSTANT,
    verb: { type: 'string' },
    from: { type: ['string', 'null'] },
    to: { type: 'string' },
    changed: { type: 'object' },
  },
  required: ['seq', 'at', 'verb', 'from', 'to', 'changed'],
  additionalProperties: false,
};

/** One record of the family. A field that is not required is absent until it is given. */
export function recordSchema(family: Family): JsonObject {
  const required = family.fields.filter((field) => field.required).map((field) => field.name);
  return {
    type: 'object',
    properties: {
      id: { type: 'string' },
      state: { type: 'string', enum: [...family.states] },
      ...Object.fromEntries(family.fields.map((field) => [field.name, readSchemaOf(field)])),
      details: { type: 'object' },
      assessments: { type: 'object' },
      createdAt: INSTANT,
      updatedAt: INSTANT,
      history: { type: 'array', items: HISTORY_ENTRY },
    },
    required: ['id', 'state', ...required, 'details', 'assessments', 'createdAt', 'updatedAt', 'history'],
    additionalProperties: false,
  };
}

/** A page of records. */
export function pageSchema(family: Family): JsonObject {
  const count = { type: 'integer', minimum: 0 };
  return {
    type: 'object',
    properties: {
      rows: { type: 'array', items: recordSchema(family) },
      page: { type: 'integer', minimum: 1 },
      limit: { type: 'integer', minimum: 1 },
      total: count,
    },
    required: ['rows', 'page', 'limit', 'total'],
    additionalProperties: false,
  };
}

/** The events of one record. */
export function historySchema(): JsonObject {
  return {
    type: 'object',
    properties: { id: { type: 'string' }, events: { type: 'array', items: HISTORY_ENTRY }, total: { type: 'integer' } },
    required: ['id', 'events', 'total'],
    additionalProperties: false,
  };
}

/** The transitions a state offers. */
export const AVAILABLE_SCHEMA: JsonObject = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      transition: { type: 'string' },
      method: { const: 'POST' },
      href: { type: 'string' },
      to: { type: 'string' },
      requires: { type: 'array', items: { type: 'string' } },
      ready: { type: 'boolean' },
      blockedBy: { type: 'array', items: { type: 'string' } },
    },
    required: ['transition', 'method', 'href', 'to', 'requires', 'ready', 'blockedBy'],
    additionalProperties: false,
  },
};

/** Records as comma-separated values. */
export const EXPORT_SCHEMA: JsonObject = {
  type: 'object',
  properties: { format: { const: 'csv' }, rows: { type: 'integer', minimum: 0 }, content: { type: 'string' } },
  required: ['format', 'rows', 'content'],
  additionalProperties: false,
};
