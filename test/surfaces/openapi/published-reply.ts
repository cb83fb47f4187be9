/** Compares a reply with the published OpenAPI document. */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Reply, TestService } from '#test/builders.ts';

export type PublishedContract = (endpoint: Endpoint, reply: Reply) => string[];

/** Reads the served contract; the result lists a response's deviations in words. */
export async function publishedContract(carport: TestService, address = '/openapi.json'): Promise<PublishedContract> {
  const { body: contract } = await carport.get(address);
  const ajv = addFormats.default(new Ajv2020.default({ strict: false, validateSchema: false, allErrors: true }));
  ajv.addSchema(contract, 'contract');
  return ({ method, path }, { status, headers, body, text }) => {
    const responses = `/paths/${escapeSegment(path)}/${method.toLowerCase()}/responses`;
    const declared = `${responses}/${partAt(contract, `${responses}/${status}`) === undefined ? 'default' : status}`;
    const { $ref } = (partAt(contract, declared) ?? {}) as { $ref?: string };
    const where = $ref?.slice(1) ?? declared;
    const content = partAt(contract, `${where}/content`);
    if (content === undefined) return [`status ${status} is not published`];
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (!(type in content)) return [`${type} is not published for ${status}`];
    const holds = ajv.getSchema(`contract#${encodeURI(`${where}/content/${escapeSegment(type)}/schema`)}`);
    if (holds === undefined) return [`no schema is published for ${status}`];
    if (holds(/json/.test(type) ? body : text)) return [];
    return (holds.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  };
}

/** A segment of a JSON pointer (RFC 6901). */
function escapeSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function partAt(document: unknown, pointer: string): object | undefined {
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const part = names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
    document,
  );
  return typeof part === 'object' && part !== null ? part : undefined;
}
