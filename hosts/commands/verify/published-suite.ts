/** Fetches a deployment's suite and checks it against the digest on the capability card. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

const cardSchema = z.looseObject({
  interfaces: z.looseObject({
    testSuite: z.looseObject({
      url: z.string(),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
      environment: z.string(),
      runner: z.literal('api.qa/vitest@1'),
    }),
  }),
});

const path = z.object({
  path: z.string(),
  equals: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  exists: z.boolean().optional(),
  oneOf: z.array(z.union([z.string(), z.number()])).optional(),
  gt: z.number().optional(),
  gte: z.number().optional(),
  lt: z.number().optional(),
  lte: z.number().optional(),
});

const rowSchema = z.object({
  id: z.string(),
  kind: z.literal('endpoint'),
  method: z.enum(['GET', 'HEAD']),
  path: z.string(),
  expect: z.object({
    status: z.number(),
    contentTypeIncludes: z.string().optional(),
    paths: z.array(path).optional(),
  }),
});

const suiteSchema = z.looseObject({
  $type: z.literal('Suite'),
  name: z.string(),
  version: z.string(),
  environments: z.record(
    z.string(),
    z.looseObject({ vars: z.record(z.string(), z.string()), sandbox: z.boolean().optional() }),
  ),
  requirements: z.array(rowSchema).min(1),
  tests: z.string(),
  module: z.string(),
});

export type PathExpectation = z.output<typeof path>;
export type SuiteRow = z.output<typeof rowSchema>;

export interface PublishedSuite {
  readonly origin: string;
  /** Length of the document as served. */
  readonly bytes: number;
  readonly name: string;
  readonly version: string;
  readonly digest: string;
  readonly rows: readonly SuiteRow[];
  readonly tests: string;
  readonly module: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly sandbox: boolean;
}

/** A deployment whose suite cannot be run; the message says why. */
export class Unverifiable extends Error {
  override readonly name = 'Unverifiable';
}

/** Throws `Unverifiable` when the card or the suite is missing, or the suite does not match the card's digest. */
export async function publishedSuite(origin: string): Promise<PublishedSuite> {
  const card = parseAs(cardSchema, await textAt(`${origin}/.well-known/agents.json`), 'The capability card');
  const { url, digest, environment } = card.interfaces.testSuite;
  const text = await textAt(new URL(url, origin).href);
  const found = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  if (found !== digest) throw new Unverifiable(`The card pins ${digest}, but the suite served is ${found}.`);
  const { name, version, requirements, tests, module, environments } = parseAs(suiteSchema, text, 'The suite');
  const chosen = environments[environment];
  if (chosen === undefined) {
    const names = Object.keys(environments).join(', ');
    throw new Unverifiable(`The card names the environment "${environment}", but the suite has only: ${names}.`);
  }
  const { vars, sandbox = false } = chosen;
  const bytes = new TextEncoder().encode(text).length;
  return { origin, bytes, name, version, digest, rows: requirements, tests, module, vars, sandbox };
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url).catch((error: Error) => {
    throw new Unverifiable(
      `${url} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}.`,
    );
  });
  if (!response.ok) throw new Unverifiable(`${url} returned ${response.status}, not 200.`);
  return response.text();
}

function parseAs<S extends z.ZodType>(schema: S, text: string, what: string): z.output<S> {
  const parsed = z.safeParse(schema, parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Unverifiable(`${what} is malformed: ${issue?.path.join('.')} ${issue?.message}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
