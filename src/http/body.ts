/** Owns the taking of a request body: as text, never more bytes than the door allows. */

export const BODY_BYTES_MAX = 1_048_576;
/** How many times the allowed bytes are taken off the wire before the connection is given up. */
const DROPPED_TIMES_MAX = 8;

/** The body as text; undefined when it is larger than `bytesMax`. */
export async function takeBody(request: Request, bytesMax: number): Promise<string | undefined> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > bytesMax) return undefined;
  // A declared length is enforced by the host; without one the bytes are counted as they come.
  if (declared !== null) return request.text();
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= bytesMax) chunks.push(value);
    // What comes beyond is read and dropped, within reason: a cut connection would take the refusal with it.
    else if (size > bytesMax * DROPPED_TIMES_MAX) {
      await reader.cancel();
      break;
    }
  }
  if (size > bytesMax) return undefined;
  return new TextDecoder().decode(joined(chunks, size));
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}
