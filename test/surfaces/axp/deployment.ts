/** Reads a deployment from outside, with plain requests to its origin. */

export interface ReadReply {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a client reads members that documents describe
  readonly body: any;
}

export type ReadAddress = (address: string, headers?: Record<string, string>, init?: RequestInit) => Promise<ReadReply>;

/** Addresses may be absolute or relative, as in documents. */
export function readerOf(origin: string): ReadAddress {
  return async (address, headers = {}, init = {}) => {
    const response = await fetch(new URL(address, origin), { ...init, headers });
    const text = await response.text();
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const body = type.endsWith('json') && text !== '' ? JSON.parse(text) : undefined;
    return { status: response.status, type, headers: response.headers, text, body };
  };
}

export interface Link {
  readonly target: string;
  readonly rel: string;
  readonly type: string | undefined;
}

/** Entries of a Link header (RFC 8288); targets here contain no comma. */
export function linksIn(header: string | null): Link[] {
  return (header ?? '').split(/,\s*(?=<)/).flatMap((entry) => {
    const [, target, rest = ''] = /^<([^>]*)>(.*)$/.exec(entry.trim()) ?? [];
    const rel = /rel="([^"]*)"/.exec(rest)?.[1];
    const type = /type="([^"]*)"/.exec(rest)?.[1];
    return target === undefined || rel === undefined ? [] : [{ target, rel, type }];
  });
}
