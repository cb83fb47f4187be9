/** Content security policy of the pages: only inlined scripts and styles, allowed by hash (CSP Level 3). */
import type { Headers } from '#kernel/answer.ts';

const STYLES = /<style>([\s\S]*?)<\/style>/g;
const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;

/** Headers of a page; inline styles and scripts are allowed by hash, nothing else is. */
export function pageHeaders(
  html: string,
  sha256: (text: string) => string,
  {
    photos = false,
  }: { /** True where the page shows photographs that a feed links to. */ readonly photos?: boolean } = {},
): Headers {
  const sources = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => `'sha256-${toBase64(sha256(text))}'`);
  const list = (hashes: readonly string[]) => (hashes.length === 0 ? "'none'" : hashes.join(' '));
  const policy = [
    "default-src 'none'",
    `style-src ${list(sources(STYLES))}`,
    `script-src ${list(sources(SCRIPTS))}`,
    "connect-src 'self'",
    photos ? 'img-src data: https:' : 'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' };
}

function toBase64(hex: string): string {
  return btoa(hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));
}
