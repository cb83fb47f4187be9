/** Signs JSON Web Tokens with RS256 (RFC 7519, RFC 7518 section 3.3). */
import { createPrivateKey, sign } from 'node:crypto';

/** Accepts a PEM key in PKCS #1 or PKCS #8, and throws for other forms. */
export function signedJwt(claims: object, privateKeyPem: string): string {
  const text = `${encodePart({ alg: 'RS256', typ: 'JWT' })}.${encodePart(claims)}`;
  const signature = sign('sha256', Buffer.from(text), createPrivateKey(privateKeyPem));
  return `${text}.${signature.toString('base64url')}`;
}

function encodePart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
