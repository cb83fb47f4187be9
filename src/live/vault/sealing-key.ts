/** Derives the encryption key of stored answers from the operator's key, on platforms without a place to store one. */

const INFO = new TextEncoder().encode('carport kept answers');

/** 32 bytes by HKDF-SHA-256 (RFC 5869), so that the operator's key itself encrypts credentials only. */
export async function sealingKeyFrom(credentialKey: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', credentialKey, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: INFO };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}
