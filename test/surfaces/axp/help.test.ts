/** Law of `blocked[].help`: following the help of a waiting deal leads to the approval. */
import { describe, expect, it } from 'vitest';
import { CREDIT_GAPS } from '#domain/deal-facts/credit-events.ts';
import { testService } from '#test/builders.ts';

const carport = testService();
const key = await carport.mintKey();
const OWED = 'credit-approval';
/** Proofs, then an approval of what they did not cover. */
const FOLLOWED_MAX = 2;

interface Row {
  readonly transition: string;
  readonly blockedBy: readonly string[];
  readonly help?: { readonly method: string; readonly href: string; readonly example: object };
}

interface ReadDeal {
  readonly state: string;
  readonly financing?: { readonly gap?: string };
  readonly blocked: readonly Row[];
  readonly links: { readonly self: string };
}

const send = (path: string, body: object) => carport.send('POST', path, body, { key });

async function read(href: string): Promise<ReadDeal> {
  return (await carport.get(new URL(href, 'http://carport.test').pathname, { key })).body;
}

const waitingForLender = ({ blocked }: ReadDeal) => blocked.filter(({ blockedBy }) => blockedBy.includes(OWED));

/** Follows the help of a deal (and of the fork that a fixture becomes) until nothing waits for a lender. */
async function followHelp(deal: ReadDeal, left = FOLLOWED_MAX): Promise<ReadDeal> {
  const helped = waitingForLender(deal).flatMap(({ help }) => help ?? []);
  expect(helped, `${deal.links.self} ${JSON.stringify(deal.financing)}`).toHaveLength(1);
  for (const { method, href, example } of helped) {
    const { status, body, text } = await carport.send(method, new URL(href).pathname, example, { key });
    expect(status, text).toBe(200);
    const after = await read(body.links.deal ?? body.links.self);
    return waitingForLender(after).length === 0 || left === 1 ? after : followHelp(after, left - 1);
  }
  return deal;
}

const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105', financeType: 'Loan' };

async function openDeskedDeal(): Promise<string> {
  const opened = await send('/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } });
  const { dealId } = opened.body;
  await send(`/buy/deals/${dealId}/desk`, FIGURES);
  return dealId;
}

/** Ways into each credit gap that no fixture shows. */
const INTO: Readonly<Record<string, (dealId: string) => Promise<unknown>>> = {
  referred: (dealId) => send('/credit/decisions/simulate', { dealId, decision: 'approved', delay: 'PT2H' }),
  'counter-offered': (dealId) =>
    send('/credit/decisions/simulate', { dealId, decision: 'approved', counterOffer: { amountFinanced: '9000.00' } }),
  'desked to a higher amount': async (dealId) => {
    await send('/credit/decisions/simulate', { dealId, decision: 'approved' });
    await send(`/buy/deals/${dealId}/desk`, { ...FIGURES, salesPrice: '52000.00' });
  },
  leased: (dealId) => send(`/buy/deals/${dealId}/desk`, { ...FIGURES, term: 36, financeType: 'Lease' }),
  'left with rejected proofs': async (dealId) => {
    await send('/credit/decisions/simulate', { dealId, decision: 'conditioned', stipulations: ['POI'] });
    await send(`/buy/deals/${dealId}/stips`, { stips: [{ code: 'POI', documentRef: 'paystub-blurry.pdf' }] });
  },
  'approved two months ago': async (dealId) => {
    await send('/credit/decisions/simulate', { dealId, decision: 'approved' });
    await send('/sandbox/clock', { advance: 'P60D' });
  },
};

interface Fixture {
  readonly machine: string;
  readonly dealId?: string;
}

/** The cars of the machines that determine what a deal waits for, one per state. */
const fixtures: Fixture[] = (await carport.get('/sandbox/fixtures')).body.fixtures.filter(({ machine }: Fixture) =>
  /^deal\.|^credit-application|^checkout-link/.test(machine),
);
const gaps = new Set<string | undefined>();

describe('blocked[].help', () => {
  it('leads every fixture that waits for an approval to it, and appears nowhere else', async () => {
    const deals: ReadDeal[] = await Promise.all(
      fixtures.flatMap(({ dealId }: { dealId?: string }) =>
        dealId === undefined ? [] : [read(`/buy/deals/${dealId}`)],
      ),
    );
    const held = deals.filter((deal) => waitingForLender(deal).length > 0);
    expect(held.length).toBeGreaterThan(10);
    for (const deal of held) {
      gaps.add(deal.financing?.gap);
      expect(waitingForLender(await followHelp(deal)), `${deal.links.self} ${deal.state}`).toEqual([]);
    }
    for (const { blocked } of deals)
      for (const { help, blockedBy } of blocked) if (help !== undefined) expect(blockedBy).toContain(OWED);
  });

  it.each(Object.entries(INTO))('leads to the approval of a deal that was %s', async (_, into) => {
    const dealId = await openDeskedDeal();
    await into(dealId);
    const deal = await read(`/buy/deals/${dealId}`);
    gaps.add(deal.financing?.gap);
    expect(waitingForLender(await followHelp(deal))).toEqual([]);
  });

  it('was followed for every financing gap that a deal can have', () => {
    expect([...gaps].sort()).toEqual([...CREDIT_GAPS].sort());
  });
});
