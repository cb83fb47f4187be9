import { describe, expect, it } from 'vitest';
import { convertLead, evolveLead, type LeadCaptured } from './lead.ts';

const AT = '2026-11-27T12:00:00.000Z';
const data: LeadCaptured = {
  account: 'acct_1',
  vehicle: { year: 2024, make: 'Honda' },
  customer: { name: 'Ada Lovelace' },
  source: 'api',
};

describe('a lead', () => {
  const captured = evolveLead(undefined, { type: 'Lead.captured@1', at: AT, data });

  it('is captured, then converted once by a deal', () => {
    expect(captured).toEqual({ ...data, state: 'CAPTURED', createdAt: AT });
    if (captured === undefined) throw new Error('The lead was not captured.');
    const converted = [{ type: 'Lead.converted@1', at: AT, data: { dealId: 'deal_1' } } as const];
    expect(convertLead(captured, 'deal_1', AT)).toEqual(converted);
    const after = converted.reduce(evolveLead, captured as typeof captured | undefined);
    expect(after).toEqual({ ...captured, state: 'CONVERTED', dealId: 'deal_1' });
    expect(after === undefined ? undefined : convertLead(after, 'deal_2', AT)).toEqual([]);
  });

  it('does not exist before it is captured', () => {
    expect(evolveLead(undefined, { type: 'Lead.converted@1', at: AT, data: { dealId: 'deal_1' } })).toBeUndefined();
  });
});
