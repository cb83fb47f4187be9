/** Decides which addresses a webhook may use: public ones over TLS. Pure; names are resolved elsewhere. */
import { METADATA_HOSTS, SPECIAL_RANGES } from './special-ranges.data.ts';

/** Names of private networks: RFC 6761, RFC 8375, and cloud metadata. */
const INNER_NAMES =
  /(?:^|\.)(?:localhost|local|svc|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion|metadata)$/;

export type Judged = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly why: string };

/**
 * Checks a webhook's address. Origins in `allowed` are not checked, because the operator allowed them. A host name may
 * still resolve to a private address, which is checked at every delivery.
 */
export function judgeAddress(text: string, allowed: readonly string[] = []): Judged {
  if (!URL.canParse(text)) return no('an absolute https address');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return no('an address without user name and password');
  if (url.hash !== '') return no('an address without a fragment');
  if (allowed.includes(url.origin)) return { ok: true, url };
  if (url.protocol !== 'https:') return no('an https address');
  if (url.port !== '') return no('an address on the default port 443');
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  if (isLiteral(host)) return isPublicAddress(host) ? { ok: true, url } : no('a public address');
  if (INNER_NAMES.test(host) || METADATA_HOSTS.includes(host) || !host.includes('.')) return no('a public host name');
  return { ok: true, url };
}

function no(why: string): Judged {
  return { ok: false, why };
}

/** URL parsing has already normalized decimal, octal and hexadecimal forms. */
function isLiteral(host: string): boolean {
  return host.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

/** True for a public unicast address, IPv4 or IPv6 (with or without brackets); false for anything else. */
export function isPublicAddress(text: string): boolean {
  const bits = bitsOf(text.replace(/^\[|\]$/g, ''));
  if (bits === undefined) return false;
  // Only 2000::/3 is allocated as public IPv6 unicast.
  if (bits.length === 128 && !bits.startsWith('001')) return false;
  const ranges = bits.length === 32 ? SPECIAL_RANGES.v4 : SPECIAL_RANGES.v6;
  return !ranges.some(([prefix, length]) => bitsOf(prefix)?.slice(0, length) === bits.slice(0, length));
}

/** The address as 32 or 128 bits; an address that embeds an IPv4 address becomes that one. */
function bitsOf(address: string): string | undefined {
  if (!address.includes(':')) return v4Bits(address);
  const groups = groupsOf(address.split('%')[0] ?? '');
  if (groups === undefined) return undefined;
  const bits = groups.map((group) => group.toString(2).padStart(16, '0')).join('');
  // IPv4-mapped (RFC 4291 section 2.5.5.2): the same socket as the IPv4 address.
  return /^0{80}1{16}/.test(bits) ? bits.slice(96) : bits;
}

function v4Bits(address: string): string | undefined {
  const parts = address.split('.').map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256));
  if (parts.length !== 4 || parts.some((part) => part > 255)) return undefined;
  return parts.map((part) => part.toString(2).padStart(8, '0')).join('');
}

function groupsOf(address: string): number[] | undefined {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const tail = dotted?.[2] === undefined ? undefined : v4Bits(dotted[2]);
  if (dotted !== null && tail === undefined) return undefined;
  const hex =
    tail === undefined
      ? address
      : `${dotted?.[1]}${Number.parseInt(tail.slice(0, 16), 2).toString(16)}:${Number.parseInt(tail.slice(16), 2).toString(16)}`;
  const [head = '', rest, ...more] = hex.split('::');
  if (more.length > 0) return undefined;
  const left = head === '' ? [] : head.split(':');
  const right = rest === undefined || rest === '' ? [] : rest.split(':');
  const missing = 8 - left.length - right.length;
  if (rest === undefined ? missing !== 0 : missing < 1) return undefined;
  const all = [...left, ...Array<string>(missing).fill('0'), ...right];
  return all.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))
    ? all.map((group) => Number.parseInt(group, 16))
    : undefined;
}
