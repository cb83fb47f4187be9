/** Vault over WebCrypto: AES-256-GCM under the operator's key, a new nonce per seal, the owner as additional data. */
import type { Vault } from '#ports/vault.ts';

/** NIST SP 800-38D: a nonce of 96 bits. */
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const encoder = new TextEncoder();

/** Undefined when the text is not 32 bytes in base64 or 64 hex digits. */
export function readVaultKey(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? fromHex(text) : fromBase64(text);
  return bytes?.length === KEY_BYTES ? bytes : undefined;
}

export async function createVault(keyBytes: Uint8Array<ArrayBuffer>): Promise<Vault> {
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const how = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(about),
  });
  return {
    seal: async (secret, about) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(how(nonce, about), key, encoder.encode(secret));
      return toBase64(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
    },
    open: async (sealed, about) => {
      const bytes = fromBase64(sealed);
      if (bytes === undefined || bytes.length <= NONCE_BYTES) return undefined;
      try {
        const nonce = bytes.slice(0, NONCE_BYTES);
        const opened = await crypto.subtle.decrypt(how(nonce, about), key, bytes.slice(NONCE_BYTES));
        return new TextDecoder().decode(opened);
      } catch {
        // The tag does not match: another key, another owner, or altered bytes.
        return undefined;
      }
    },
  };
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Arguments per call that every platform supports. */
const CHARACTERS_A_CALL = 8_192;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += CHARACTERS_A_CALL)
    text += String.fromCharCode(...bytes.subarray(from, from + CHARACTERS_A_CALL));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  // Looks for one wrong character: a pattern for the whole text runs out of stack at a few million.
  if (text === '' || /[^A-Za-z0-9+/=]/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
