/** Digests and signatures of outbound adapters, over WebCrypto. */
const encoder = new TextEncoder();

/** SHA-256 in hex. */
export async function digestOf(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True when `hex` is the HMAC-SHA256 of the text under the secret; compared in constant time. */
export async function hmacSha256Is(secret: string, text: string, hex: string): Promise<boolean> {
  const pairs = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return verifySignature(
    secret,
    text,
    Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)),
  );
}

/** The same for a base64 signature. */
export function hmacSha256IsBase64(secret: string, text: string, base64: string): Promise<boolean> {
  return verifySignature(secret, text, bytesOfBase64(base64));
}

/** Text that is not base64 becomes no bytes, which match no signature. */
function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

async function verifySignature(secret: string, text: string, signature: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), how, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, signature, encoder.encode(text));
}
