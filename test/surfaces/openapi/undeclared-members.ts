/** Lists members of a response that its schema does not declare, even if the schema is open. */
import Ajv2020 from 'ajv/dist/2020.js';
import { z } from 'zod';

const ajv = new Ajv2020.default({ strict: false, validateSchema: false, validateFormats: false, allErrors: true });

/** Documents whose members a standard defines. */
const STANDARD = /^\/(info|jsonSchemaDialect|servers|externalDocs|security|tags|paths|webhooks|components)$/;

/** In words: `/data/0/vehicle/doors`. */
export function undeclaredMembers(declared: z.ZodType, body: unknown): string[] {
  const holds = ajv.compile(closedSchema(declared));
  if (holds(body)) return [];
  return (holds.errors ?? [])
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ instancePath, params }) => `${instancePath}/${params.additionalProperty}`)
    .filter((path) => !STANDARD.test(path));
}

/** Closes every object with declared members. */
function closedSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.id;
      if (jsonSchema.properties === undefined) return;
      if (jsonSchema.additionalProperties === undefined || isAnything(jsonSchema.additionalProperties))
        jsonSchema.additionalProperties = false;
    },
  });
}

function isAnything(schema: unknown): boolean {
  return JSON.stringify(schema) === '{}';
}
