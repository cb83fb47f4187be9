import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#kernel/dates.ts';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const LOAN = {
  salesPrice: '33000.00',
  amountFinanced: '32000.00',
  monthlyPayment: '544.04',
  zip: '78701',
  term: 72,
  financeType: 'Loan',
  interestRate: 6.9,
  vehicleMSRP: '34000.00',
};
const FIGURES: Readonly<Record<string, object>> = {
  loan: LOAN,
  lease: { ...LOAN, financeType: 'Lease', term: 36 },
  cash: { ...LOAN, financeType: 'Cash', term: 1, amountFinanced: '0.00', monthlyPayment: '0.00' },
};
const STEPS: readonly (readonly [verb: string, body?: object])[] = [
  ['menu'],
  ['menu/present'],
  ['menu/select', { package: 'Better', disclosuresAcknowledged: true }],
  ['contract/stage'],
  ['contract/approve'],
  ['contract/capture', { fiManager: { name: 'Dana Reyes', licenseNumber: 'TX-482913' } }],
];

let service: ListeningService;
beforeAll(async () => {
  service = await listeningService();
});
afterAll(() => service.close());

/** A new account, so that each story sees only its own captures. */
async function newAccount() {
  const { key } = await (await fetch(`${service.url}/keys`, { method: 'POST' })).json();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body?: object) => {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(service.url + path, init);
    const answer = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return answer;
  };
  return { post: (path: string, body?: object) => send('POST', path, body), get: (path: string) => send('GET', path) };
}

type Account = Awaited<ReturnType<typeof newAccount>>;
type Row = {
  contractId: string;
  price: string;
  saleDate: string;
  termMonths: number;
  productType: string;
  buyerState: string;
  coverage: string;
};

/** From a quote to captured contracts; returns what is in force. */
async function captureContracts(account: Account, desked: object | undefined): Promise<Row[]> {
  const { dealId } = await account.post('/fi/quotes', { vin: VIN, odometer: 12, desked });
  for (const [verb, body] of STEPS) await account.post(`/fi/deals/${dealId}/${verb}`, body);
  const { source, contracts } = await account.get(`/fi/inforce/${VIN}`);
  expect(source).toBe('captured');
  return contracts;
}

const yearsLater = (date: string, years: number) => addMonths(date, 12 * years);

describe('a purchase with F&I products, over a real socket', () => {
  it.each(Object.keys(FIGURES))(
    'for a %s deal: quote, menu, capture, in force, refund, renewal at three times',
    async (kind) => {
      const account = await newAccount();
      const contracts = await captureContracts(account, FIGURES[kind]);
      const today = contracts[0]?.saleDate ?? '';
      for (const one of contracts) {
        expect(one).toMatchObject({ coverage: 'in-force', saleDate: today, buyerState: 'TX' });
        const { price, termMonths, productType, saleDate } = one;
        const request = { contract: { price, termMonths, productType, startDate: saleDate, state: 'TX' } };
        const early = await account.post('/fi/cancellations/quote', request);
        const later = await account.post('/fi/cancellations/quote', { ...request, asOf: yearsLater(saleDate, 1) });
        expect(early.refund).toMatchObject({ amount: price, method: 'free-look' });
        expect(Number(later.refund.amount)).toBeLessThan(Number(price));
        expect(Number(later.refund.amount)).toBeGreaterThan(0);
      }
      const shortest = Math.min(...contracts.map(({ termMonths }) => termMonths));
      const assess = async (asOf: string) =>
        (await account.post('/fi/renewals/recommend', { vin: VIN, asOf })).assessment;
      expect(await assess(today)).toBe('no-action');
      const end = yearsLater(today, shortest / 12);
      const dayBefore = (days: number) => addDays(end, -days);
      expect(await assess(dayBefore(150))).toBe('renew-soon');
      expect(await assess(dayBefore(30))).toBe('renew-now');
    },
  );

  it('closes the month: every ledger line matches the contract that it posted', async () => {
    const account = await newAccount();
    const contracts = [...(await captureContracts(account, FIGURES.loan))];
    const rows = contracts.map(({ price, saleDate, productType }) =>
      [`8300`, `${productType} income`, saleDate, `-${price}`, `${productType} sale`, VIN].join(','),
    );
    const content = ['Account,Account Name,Post Date,Amount,Description,VIN', ...rows].join('\r\n');
    const { matched, unmatched, renewals } = await account.post('/fi/gl/reconcile', { content });
    expect(unmatched).toEqual([]);
    expect(matched).toHaveLength(contracts.length);
    expect(renewals).toHaveLength(contracts.length);
    const ids = matched.map((one: { contract: Row }) => one.contract.contractId).sort();
    expect(ids).toEqual(contracts.map(({ contractId }) => contractId).sort());
  });

  it('ends without a fault', () => {
    expect(service.faults).toEqual([]);
  });
});
