/** `carport where POST /buy/deals/deal_x/desk`: prints the endpoint of an address, and the file that declares it. */
import { PILLARS } from '../../src/app/pillars.ts';
import { assemble } from '../../src/catalog/assemble.ts';
import type { Row } from '../../src/catalog/row.ts';
import { loadCapabilities } from '../../src/conformance/capabilities.ts';
import { capabilityEndpoints } from '../../src/conformance/endpoints/rows.ts';
import { faceOf } from '../../src/http/face.ts';
import { createRouter } from '../../src/http/route.ts';
import { withoutUndefined } from '../../src/kernel/answer.ts';
import { sandbox } from '../../src/pillars/sandbox/pillar.ts';
import { type Invocation, UsageError } from '../command-line/command.ts';
import { suggestion } from '../command-line/usage-sentence.ts';
import { declaringFile } from './endpoint-file.ts';

interface Place {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Absent outside a checkout. */
  readonly file?: string;
}

type Found = { readonly place: Place } | { readonly problem: string };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Replaces a placeholder, so that a template is routed like a real address. */
const SAMPLE_VIN = '1HGCM82633A004352';

export async function whereCommand({
  words,
  values,
  out,
  err,
}: Invocation<{ readonly json: boolean }>): Promise<number> {
  const { method, address } = parseAddress(words);
  const found = await placeOf(method, address);
  if ('problem' in found) {
    err(found.problem);
    return 1;
  }
  const { id, method: answered, path, summary, file } = found.place;
  const lines = [id, `${answered} ${path}  ${summary}`, ...(file === undefined ? [] : [file])];
  out(values.json ? JSON.stringify(found.place, null, 2) : lines.join('\n'));
  return 0;
}

function parseAddress(words: readonly string[]): { readonly method: string; readonly address: string } {
  const [first, second] = words;
  if (first === undefined) throw new UsageError('"carport where" requires the argument ADDRESS, such as /listings.');
  const [method, address] = second === undefined ? ['GET', first] : [first.toUpperCase(), second];
  if (!METHODS.includes(method)) {
    const near = suggestion(method, METHODS) || `; methods are ${METHODS.join(', ')}`;
    throw new UsageError(`METHOD must be an HTTP method, not "${first}"${near}.`);
  }
  if (!/^(\/|https?:\/\/)/.test(address))
    throw new UsageError(`ADDRESS must be a path such as /listings or a URL, not "${address}".`);
  return { method, address };
}

async function placeOf(method: string, address: string): Promise<Found> {
  const url = address.replace(/\{(\w+)\}/g, (_, name) => (name === 'vin' ? SAMPLE_VIN : name));
  const face = faceOf(url.startsWith('/') ? `http://carport${url}` : url);
  const routed = await createRouter(assemble([...PILLARS, sandbox]), capabilityEndpoints(noTools))(method, face);
  switch (routed.found) {
    case 'row': {
      const { id, endpoint } = routed.row;
      const { method: answered, path, summary } = endpoint;
      return {
        place: { id, method: answered, path, summary, ...withoutUndefined({ file: await sourceOf(routed.row) }) },
      };
    }
    case 'other-methods':
      return { problem: otherMethods(face.path, method, routed.allow) };
    case 'bad-vin':
      return { problem: `No endpoint matches ${face.path}: "${routed.segment}" is not a VIN.` };
    case 'bad-encoding':
      return { problem: `No endpoint matches ${face.path}: it contains an invalid percent-encoding.` };
    case 'nothing':
      return { problem: `No endpoint matches ${face.path}; the nearest are ${routed.nearest.join(', ')}.` };
  }
}

/** The contract of an endpoint; of a capability row, the file of its family. */
async function sourceOf({ pillar, slice, endpoint }: Row): Promise<string | undefined> {
  const family = pillar === 'conformance' ? (await loadCapabilities()).family(slice) : undefined;
  if (family !== undefined) return `src/conformance/families/${family.pillar}/${family.noun}.data.ts`;
  const file = declaringFile(pillar, endpoint.path);
  return file === undefined ? undefined : `src/pillars/${file}`;
}

/** This command sends no request. */
function noTools(): never {
  throw new Error('"carport where" only finds endpoints; it cannot call one.');
}

function otherMethods(path: string, method: string, allowed: readonly string[]): string {
  return `${path} does not support ${method}; it supports ${allowed.filter((name) => name !== 'OPTIONS').join(', ')}.`;
}
