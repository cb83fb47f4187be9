/** Requests sent to every runtime: ten stateless ones, and one whole purchase. */

/** A running service on any runtime. */
export interface Runtime {
  readonly url: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface RuntimeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

const VIN = 'F1XDEMCR4SDEM0001';
const APPLICANT = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
};
const CONSENT = { consentedAt: '2026-11-01T00:00:00Z', evidence: 'checkbox' };

/**
 * Simple and difficult ones: faces, refusals, documents, money, a body that is not JSON, and methods other than GET and
 * POST.
 */
export const TEN_REQUESTS: readonly RuntimeRequest[] = [
  { method: 'GET', path: '/vin/1HGCM82633A004352' },
  { method: 'GET', path: `/${VIN}.md` },
  { method: 'GET', path: '/listings?make=Honda,Toyota&retailListing.price=10000-30000&limit=3&includes=total' },
  { method: 'GET', path: '/listings?scope=admin&color=red' },
  { method: 'GET', path: '/openapi.json' },
  { method: 'HEAD', path: `/payments/${VIN}?price=31500&zip=94105` },
  { method: 'OPTIONS', path: '/fi/quotes' },
  { method: 'POST', path: '/credit/prequal', body: { applicant: APPLICANT, consent: CONSENT } },
  { method: 'POST', path: '/fi/quotes', body: '{"vin": "NOT A VIN", ' },
  {
    method: 'POST',
    path: '/financing/refinance/quotes',
    body: { vin: VIN, currentBalance: '18000.00', currentApr: '11.90', remainingTermMonths: 50 },
  },
];

/** Values that the steps of a purchase pass on. */
export interface PurchaseState {
  key?: string;
  dealId?: string;
  amountTotal?: number;
}

interface Step {
  readonly asks: (bag: PurchaseState) => RuntimeRequest;
  /** Stores what later steps need from the response. */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  readonly keeps?: (body: any, bag: PurchaseState) => void;
}

const onDeal =
  (verb: string, body?: object): Step['asks'] =>
  ({ dealId }) => ({ method: 'POST', path: `/buy/deals/${dealId}/${verb}`, ...(body === undefined ? {} : { body }) });

const SIGNER = { signer: { name: 'Ada Lovelace' } };

/** The operator's step; the amount is the priced one. */
export const SETTLE: Step = {
  asks: ({ dealId, amountTotal }) => ({
    method: 'POST',
    path: `/buy/deals/${dealId}/settle`,
    body: { order_id: `order-of-${dealId}`, amount_total: amountTotal, currency: 'usd' },
    headers: { authorization: 'Bearer settle-token' },
  }),
};

/** All steps after the first use the key. */
export const PURCHASE: readonly Step[] = [
  { asks: () => ({ method: 'POST', path: '/keys' }), keeps: ({ key }, bag) => Object.assign(bag, { key }) },
  { asks: () => ({ method: 'GET', path: `/buy/${VIN}` }) },
  {
    asks: () => ({ method: 'POST', path: '/dealer/leads', body: { vin: VIN, customer: { name: 'Ada Lovelace' } } }),
  },
  {
    asks: () => ({
      method: 'POST',
      path: '/buy/deals',
      body: { vin: VIN, buyer: { zip: '94105', name: 'Ada Lovelace' } },
      headers: { 'idempotency-key': 'open-once' },
    }),
    keeps: ({ dealId }, bag) => Object.assign(bag, { dealId }),
  },
  {
    asks: onDeal('desk', { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' }),
  },
  { asks: ({ dealId }) => ({ method: 'POST', path: `/fi/deals/${dealId}/menu` }) },
  { asks: ({ dealId }) => ({ method: 'POST', path: `/fi/deals/${dealId}/menu/present` }) },
  {
    asks: ({ dealId }) => ({
      method: 'POST',
      path: `/fi/deals/${dealId}/menu/select`,
      body: { package: 'Better', disclosuresAcknowledged: true },
    }),
  },
  { asks: ({ dealId }) => ({ method: 'POST', path: `/fi/deals/${dealId}/contract/stage` }) },
  { asks: ({ dealId }) => ({ method: 'POST', path: `/fi/deals/${dealId}/contract/approve` }) },
  {
    asks: ({ dealId }) => ({
      method: 'POST',
      path: `/fi/deals/${dealId}/contract/capture`,
      body: { fiManager: { name: 'Grace Hopper', licenseNumber: 'FI-100' } },
    }),
  },
  { asks: onDeal('esign', SIGNER) },
  { asks: onDeal('esign/ceremony') },
  { asks: onDeal('notarize', SIGNER) },
  { asks: onDeal('stips', { stips: ['driver-license'] }) },
  { asks: onDeal('insurance', { policy: { policyNumber: 'HM-204-118' } }) },
  { asks: onDeal('checkout') },
  { asks: onDeal('deliver') },
  {
    asks: ({ dealId }) => ({ method: 'GET', path: `/buy/deals/${dealId}` }),
    keeps: ({ desked }, bag) => {
      bag.amountTotal = Math.round(Number(desked.total) * 100);
    },
  },
  SETTLE,
  { asks: ({ dealId }) => ({ method: 'GET', path: `/buy/deals/${dealId}/checklist` }) },
  { asks: ({ dealId }) => ({ method: 'GET', path: `/buy/deals/${dealId}/events` }) },
  { asks: () => ({ method: 'GET', path: '/dealer/deals' }) },
  { asks: () => ({ method: 'GET', path: '/dealer/leads' }) },
  { asks: () => ({ method: 'GET', path: '/keys/me' }) },
];

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export async function ask(runtime: Runtime, { method, path, headers = {}, body }: RuntimeRequest, key?: string) {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await runtime.fetch(path, { method, headers: { ...authorization, ...headers }, ...sent });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Executes one step and returns the result. */
export async function takeStep(runtime: Runtime, step: Step, bag: PurchaseState): Promise<Answered> {
  const answered = await ask(runtime, step.asks(bag), bag.key);
  step.keeps?.(JSON.parse(answered.text), bag);
  return answered;
}

/** Headers that belong to the connection. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/** The response without headers of the connection. */
export function withoutConnectionHeaders({ status, headers, text }: Answered): Answered {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  return { status, headers: Object.fromEntries(kept.sort()), text };
}
