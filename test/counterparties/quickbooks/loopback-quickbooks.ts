/**
 * QuickBooks Online for tests: the token endpoint with rotating refresh tokens, journal entries, queries and faults.
 * Shapes follow Intuit's Accounting API reference, its request-id note (blogs.intuit.com, 2015-04-06) and the
 * throttling fault quoted in intuit/QuickBooks-V3-PHP-SDK (Apache-2.0) issue 54; read on 2026-11-28. Accounts and ids
 * are invented.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POSTING_ACCOUNTS } from '../../../src/domain/accounting/posting-accounts.data.ts';

export const REALM = '4620816365000000000';
export const KEYS = {
  clientId: 'ABtest',
  clientSecret: 'client-secret',
  refreshToken: 'RT1-first',
  realmId: REALM,
  environment: 'sandbox',
} as const;

interface Account {
  readonly Id: string;
  readonly Name: string;
  readonly FullyQualifiedName: string;
  readonly AcctNum?: string;
  readonly AccountType: string;
  readonly Active: boolean;
}

interface Line {
  readonly Amount: number;
  readonly Description?: string;
  readonly DetailType: string;
  readonly JournalEntryLineDetail: {
    readonly PostingType: 'Debit' | 'Credit';
    readonly AccountRef: { readonly value: string; readonly name?: string };
  };
}

export interface Entry {
  readonly Id: string;
  readonly DocNumber: string;
  readonly TxnDate: string;
  readonly PrivateNote?: string;
  readonly Line: readonly Line[];
}

const CHART: readonly Account[] = [
  ...POSTING_ACCOUNTS.map(([, title, type], at) => ({
    Id: String(100 + at),
    Name: title,
    FullyQualifiedName: title,
    AcctNum: String(1000 + at * 10),
    AccountType: type,
    Active: true,
  })),
  {
    Id: '84',
    Name: 'Accounts Receivable (A/R)',
    FullyQualifiedName: 'Accounts Receivable (A/R)',
    AccountType: 'Accounts Receivable',
    Active: true,
  },
];

/** The error that the next call gets. */
type Trouble = { readonly status: number; readonly body: object; readonly headers?: Record<string, string> };

export const THROTTLED: Trouble = {
  status: 429,
  body: {
    fault: {
      error: [
        {
          message: 'message=ThrottleExceeded; errorCode=003001; statusCode=429',
          detail: 'The request limit was reached.',
          code: '3001',
        },
      ],
      type: 'SERVICE',
    },
  },
};
export const OUT_OF_ORDER: Trouble = { status: 503, body: { message: 'Service Unavailable' } };

export class QuickBooksMock {
  readonly entries: Entry[] = [];
  readonly calls: string[] = [];
  readonly requestIds: string[] = [];
  accounts = CHART;
  /** The token that the next refresh must send. */
  refreshToken: string = KEYS.refreshToken;
  accessToken = '';
  #tokens = 0;
  #answers = new Map<string, object>();
  #troubles: Trouble[] = [];
  /** Loses the responses of posts, which are still executed. */
  losesAnswers = false;

  /** The next calls get these errors, one each. */
  trouble(...troubles: readonly Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  /** Invalidates every access token issued so far. */
  expireAccess(): void {
    this.accessToken = 'none';
  }

  readonly fetch: typeof fetch = async (input, init) => this.answer(new Request(input, init));

  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    this.calls.push(`${request.method} ${url.pathname}`);
    if (url.pathname === '/oauth2/v1/tokens/bearer') return this.#token(request);
    const trouble = this.#troubles.shift();
    if (trouble !== undefined) return json(trouble.status, trouble.body, trouble.headers);
    if (request.headers.get('authorization') !== `Bearer ${this.accessToken}`)
      return json(
        401,
        fault(
          'AuthenticationFault',
          '3200',
          'message=ApplicationAuthenticationFailed; errorCode=003200; statusCode=401',
        ),
      );
    if (!url.pathname.startsWith(`/v3/company/${REALM}/`) || url.searchParams.get('minorversion') === null)
      return json(400, fault('ValidationFault', '2010', 'Request has invalid or unsupported property'));
    if (url.pathname.endsWith('/query')) return this.#query(url.searchParams.get('query') ?? '');
    return this.#create(url.searchParams.get('requestid') ?? '', (await request.json()) as Omit<Entry, 'Id'>);
  }

  async #token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const basic = `Basic ${btoa(`${KEYS.clientId}:${KEYS.clientSecret}`)}`;
    if (request.headers.get('authorization') !== basic) return json(401, { error: 'invalid_client' });
    if (form.get('grant_type') !== 'refresh_token' || form.get('refresh_token') !== this.refreshToken)
      return json(400, { error: 'invalid_grant', error_description: 'Incorrect or invalid refresh token' });
    this.#tokens += 1;
    this.accessToken = `at-${this.#tokens}`;
    this.refreshToken = `RT1-${this.#tokens}`;
    return json(200, {
      token_type: 'bearer',
      access_token: this.accessToken,
      refresh_token: this.refreshToken,
      expires_in: 3600,
      x_refresh_token_expires_in: 8_726_400,
    });
  }

  #query(text: string): Response {
    if (text.includes('from Account'))
      return json(200, { QueryResponse: { Account: this.accounts, startPosition: 1 }, time: NOW });
    const doc = /DocNumber = '([^']+)'/.exec(text)?.[1];
    const [, from = '', to = '9'] = /TxnDate >= '([^']+)' and TxnDate <= '([^']+)'/.exec(text) ?? [];
    const start = Number(/startposition (\d+)/.exec(text)?.[1] ?? 1);
    const most = Number(/maxresults (\d+)/.exec(text)?.[1] ?? 100);
    const found = this.entries.filter(({ DocNumber, TxnDate }) =>
      doc === undefined ? from <= TxnDate && TxnDate <= to : DocNumber === doc,
    );
    const page = found.slice(start - 1, start - 1 + most);
    // A query without a match returns an empty object.
    const QueryResponse =
      page.length === 0 ? {} : { JournalEntry: page, startPosition: start, maxResults: page.length };
    return json(200, { QueryResponse, time: NOW });
  }

  #create(requestId: string, entry: Omit<Entry, 'Id'>): Response {
    if (requestId === '' || requestId.length > 50)
      return json(400, fault('ValidationFault', '2010', 'Invalid requestid'));
    this.requestIds.push(requestId);
    const known = this.#answers.get(requestId);
    if (known !== undefined) return json(200, known);
    const problem = this.#problemOf(entry);
    if (problem !== undefined) return json(400, problem);
    const stored = { ...entry, Id: String(200 + this.entries.length), SyncToken: '0', domain: 'QBO', sparse: false };
    this.entries.push(stored);
    const answer = { JournalEntry: stored, time: NOW };
    this.#answers.set(requestId, answer);
    return this.losesAnswers ? json(504, { message: 'Gateway Timeout' }) : json(200, answer);
  }

  #problemOf({ DocNumber, Line }: Omit<Entry, 'Id'>): object | undefined {
    if (DocNumber.length > 21)
      return fault('ValidationFault', '2050', 'String length is either shorter or longer than supported');
    const cents = Line.map(
      ({ Amount, JournalEntryLineDetail: { PostingType } }) =>
        Math.round(Amount * 100) * (PostingType === 'Debit' ? 1 : -1),
    );
    if (cents.reduce((sum, one) => sum + one, 0) !== 0 || Line.some(({ Amount }) => Amount < 0))
      return fault('ValidationFault', '6000', 'A business validation error has occurred while processing your request');
    const ids = new Set(this.accounts.map(({ Id }) => Id));
    if (Line.some(({ JournalEntryLineDetail: { AccountRef } }) => !ids.has(AccountRef.value)))
      return fault('ValidationFault', '2500', 'Invalid Reference Id');
    if (this.entries.some((one) => one.DocNumber === DocNumber))
      return fault('ValidationFault', '6140', 'Duplicate Document Number Error');
    return undefined;
  }

  /** Listens on a loopback port, for a service in its own process. */
  async listen(port = 0): Promise<{ readonly origin: string; close(): Promise<void> }> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const { method = 'GET', url = '/', headers } = request;
        const body = method === 'GET' ? {} : { body: Buffer.concat(chunks) };
        const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
        const answer = await this.answer(new Request(`http://127.0.0.1${url}`, { method, headers: named, ...body }));
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(await answer.text());
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    };
  }
}

const NOW = '2026-11-27T12:00:00.000-08:00';

function fault(type: string, code: string, Message: string): object {
  return { Fault: { Error: [{ Message, Detail: Message, code }], type }, time: NOW };
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
