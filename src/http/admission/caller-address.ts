/** Determines the address of an anonymous caller: the socket's peer, or the hop that trusted proxies report. */

/** Trusts `X-Forwarded-For` for as many hops, from the right, as the operator runs proxies. */
export function callerAddress(headers: Pick<Headers, 'get'>, peer: string | undefined, trustedProxies: number): string {
  const socket = peer ?? 'in-process';
  if (trustedProxies === 0) return socket;
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops[hops.length - trustedProxies] ?? hops[0] ?? socket;
}

/** Identifies IPv6 callers by their /64, which usually belongs to one customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
