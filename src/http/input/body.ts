/** Reads a request body as text, up to the endpoint's byte limit. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { problemWithGot } from '#kernel/problems.ts';
import { charsetOf, type Decoded, decodeText } from '#kernel/text/encoding.ts';
import type { LargeBodyTurn } from './large-bodies.ts';

export type TextBody = Extract<Decoded, { ok: true }>;

export const BODY_BYTES_MAX = 1_048_576;
/** How many times the allowed bytes are read and dropped before the connection is closed. */
const DROPPED_TIMES_MAX = 8;
/** Content codings (RFC 9110 section 8.4.1) that web platforms decompress. */
const CODINGS: ReadonlyMap<string, CompressionFormat> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

/** Reads the body as text. Fails when it is larger than `bytesMax` or ends early. */
export async function takeBody(
  request: Request,
  bytesMax: number,
  turn: Pick<LargeBodyTurn, 'take' | 'grow'>,
): Promise<TextBody | Refusal> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > bytesMax) return refuse('payload-too-large', oversize(bytesMax));
  if (declared !== null && !(await turn.take(Number(declared)))) return busy();
  const coding = CODINGS.get(request.headers.get('content-encoding')?.toLowerCase() ?? '');
  const charset = charsetOf(request.headers.get('content-type'));
  if (coding !== undefined) return readCompressed(request, coding, { bytesMax, charset, turn });
  try {
    // The host enforces a declared length; without one, bytes are counted as they arrive.
    return declared === null
      ? await readCounted(request.body, { bytesMax, charset, turn })
      : decodeBytes(new Uint8Array(await request.arrayBuffer()), charset);
  } catch {
    return refuse('body-cut-off');
  }
}

/** Names the limit, which differs between endpoints. */
function oversize(bytesMax: number) {
  return {
    reason: `The request body exceeds the limit of ${bytesMax} bytes. Send a smaller body, or split a list over several requests.`,
  };
}

/** The refusal when too many large requests are waiting. */
function busy(): Refusal {
  return refuse('busy', { retryAfterSeconds: 2 });
}

/** Decompresses with the limit applied to the output, so that a small body cannot become a large one. */
async function readCompressed(
  { body }: Request,
  coding: CompressionFormat,
  bounds: Bounds,
): Promise<TextBody | Refusal> {
  try {
    return await readCounted(body?.pipeThrough(new DecompressionStream(coding)) ?? null, bounds);
  } catch {
    const reason = `The body cannot be decompressed as ${coding}. Check Content-Encoding, or send plain JSON.`;
    return refuse('malformed-json', { reason });
  }
}

interface Bounds {
  readonly bytesMax: number;
  readonly turn: Pick<LargeBodyTurn, 'take' | 'grow'>;
  readonly charset: string | undefined;
}

/** Decodes the bytes, or refuses those that are not text. */
function decodeBytes(bytes: Uint8Array, charset: string | undefined): TextBody | Refusal {
  const reading = decodeText(bytes, charset);
  if (reading.ok) return reading;
  const problems = [problemWithGot('body', '', reading.expected, 'bytes that are not text')];
  return refuse('undecodable-text', { problems });
}

async function readCounted(
  body: ReadableStream<Uint8Array> | null,
  { bytesMax, charset, turn }: Bounds,
): Promise<TextBody | Refusal> {
  if (body === null) return { ok: true, text: '', encoding: 'utf-8' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // The decompressed size is unknown, so the endpoint's maximum is reserved.
    if (size <= bytesMax && !(await turn.grow(size, bytesMax))) {
      await reader.cancel();
      return busy();
    }
    if (size <= bytesMax) chunks.push(value);
    // Read and drop the excess, within limits: closing the connection would lose the refusal.
    else if (size > bytesMax * DROPPED_TIMES_MAX) {
      await reader.cancel();
      break;
    }
  }
  return size > bytesMax
    ? refuse('payload-too-large', oversize(bytesMax))
    : decodeBytes(joinChunks(chunks, size), charset);
}

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}
