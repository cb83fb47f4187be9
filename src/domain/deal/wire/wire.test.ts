import { describe, expect, it } from 'vitest';
import { cents, dollars } from '#kernel/money.ts';
import { deskCommand, START } from '#test/samples/deal-cases.ts';
import { desked, settled } from '#test/samples/milestone-deals.ts';
import { fact } from '../../deal-facts/events.ts';
import { foldProtection, NO_PROTECTION, type ProtectionEvent, productsTotal } from '../../deal-facts/protection.ts';
import { datedSchedule } from '../../desk/payment/dated-schedule.ts';
import { toWireSchedule } from '../../desk/payment/schedule-wire.ts';
import { withReprice } from '../decide/reprice.ts';
import { reversalDue, saleDue } from '../entries-due.ts';
import { eventIdOf, toWireEvent } from './event.ts';
import { scheduleOfDeal } from './schedule.ts';

describe('the schedule of a deal', () => {
  const figures = {
    ...deskCommand().desked,
    ...{ amountFinanced: '20000.00', interestRate: 7.2, term: 48, downPayment: '1000.00', rebate: '500.00' },
    ...{ tradeIn: '9000.00', tradeInPayoff: '2000.00' },
  };
  const contractDate = '2026-11-27';
  const terms = { principal: dollars(20_000), aprPct: 7.2, termMonths: 48, contractDate, firstPaymentDate: undefined };
  const wire = (over: object) =>
    toWireSchedule(datedSchedule({ ...terms, prepaidFinanceCharge: cents(0), downPayment: dollars(8_500), ...over }));

  it('is that of its loan, with everything paid at signing as the down payment', () => {
    expect(scheduleOfDeal({ ...figures, financeType: 'Loan' }, { contractDate })).toEqual(wire({}));
    const firstPaymentDate = '2027-01-15';
    const prepaidFinanceCharge = dollars(300);
    expect(
      scheduleOfDeal({ ...figures, financeType: 'Loan' }, { contractDate, firstPaymentDate, prepaidFinanceCharge }),
    ).toEqual(wire({ firstPaymentDate, prepaidFinanceCharge }));
  });

  it('does not count negative equity as paid', () => {
    const under = { ...figures, financeType: 'Loan', tradeInPayoff: '9500.00' } as const;
    expect(scheduleOfDeal(under, { contractDate })).toEqual(wire({ downPayment: dollars(1_500) }));
  });

  it('ends with the balloon', () => {
    const balloon = { ...figures, financeType: 'Balloon', residual: '5000.00' } as const;
    expect(scheduleOfDeal(balloon, { contractDate })).toEqual(wire({ balloon: dollars(5_000) }));
  });

  it.each(['Cash', 'Lease'] as const)('does not exist for %s', (financeType) => {
    expect(scheduleOfDeal({ ...figures, financeType }, { contractDate })).toBeUndefined();
  });
});

describe('a published event', () => {
  const wire = (type: string, data: object) => toWireEvent('deal_1', { type, at: START, data, seq: 7 } as never);

  it('is a CloudEvent of its deal', () => {
    const { provenance, ...event } = wire('Deal.opened@1', { vin: 'X' });
    expect(event).toEqual({
      ...{ seq: 7, id: eventIdOf('deal_1', 7), specversion: '1.0', source: '/buy/deals/deal_1', subject: 'deal_1' },
      ...{ type: 'Deal.opened@1', time: START, data: { vin: 'X' } },
    });
    expect(provenance).toMatchObject({ simulated: true });
  });

  it('hides the decision that a lender will give', () => {
    expect(wire('CreditApplication.referred@1', { applicationId: 'a', answer: {} }).data).toEqual({
      applicationId: 'a',
    });
    expect(wire('CreditApplication.decisioned@1', { answer: {} }).data).toEqual({ answer: {} });
  });

  it('names the ledger that was posted to, and no other member of that name', () => {
    const { provenance } = wire('JournalEntry.posted@1', { ledger: 'quickbooks' });
    expect(provenance).toEqual({ environment: 'sandbox', source: 'quickbooks' });
    expect(wire('JournalEntry.posted@1', {}).provenance).toMatchObject({ simulated: true });
    expect(wire('Deal.opened@1', { ledger: 'quickbooks' }).provenance).toMatchObject({ simulated: true });
  });
});

describe('the products of a deal', () => {
  const contract = (contractId: string, price: string) =>
    fact('Contract.staged@1', START, { contractId, productType: 'GAP', price, dealerCost: '1.00' } as never);
  const contractEvent = (
    type: 'Contract.approved@1' | 'Contract.captured@1' | 'Contract.voided@1',
    contractId: string,
  ) => fact(type, START, { contractId } as never);
  const selected = fact('Menu.selected@1', START, { package: 'Better', retailTotal: '900.00' } as never);
  const total = (...events: ProtectionEvent[]) => productsTotal(events.reduce(foldProtection, NO_PROTECTION));

  it('cost the captured contracts, else the selected package, else nothing', () => {
    const staged = [selected, contract('a', '500.00'), contract('b', '300.00')];
    expect(total()).toBe(0);
    expect(total(...staged)).toBe(90_000);
    expect(total(...staged, contractEvent('Contract.captured@1', 'a'))).toBe(50_000);
    expect(total(...staged, contractEvent('Contract.captured@1', 'a'), contractEvent('Contract.captured@1', 'b'))).toBe(
      80_000,
    );
    expect(total(...staged, contractEvent('Contract.captured@1', 'a'), contractEvent('Contract.voided@1', 'a'))).toBe(
      90_000,
    );
    expect(total(...staged, fact('Menu.declined@1', START, {} as never))).toBe(0);
  });

  it('change the price of a deal that is not delivered, and only when their total changes', () => {
    const namesOf = (deal: typeof desked, events: ProtectionEvent[]) =>
      withReprice(deal, events, START).map(({ type }) => type);
    const after = ['Menu.selected@1', 'Deal.desked@1', 'CreditApplication.submitted@1'];
    expect(namesOf(desked, [selected])).toEqual(after);
    const event = withReprice(desked, [selected], START)[1];
    expect(event?.data).toMatchObject({ desked: { products: '900.00' }, asked: desked.desk?.asked });
    expect(namesOf(desked, [fact('Menu.declined@1', START, {} as never)])).toEqual(['Menu.declined@1']);
    expect(namesOf(settled, [selected])).toEqual(['Menu.selected@1']);
    const { desk: _, ...unpriced } = desked;
    expect(namesOf(unpriced, [selected])).toEqual(['Menu.selected@1']);
  });
});

describe('the journal entries that a deal makes due', () => {
  it.each([
    ['deal_12345678901234567890', '12345678901234567890'],
    ['deal_123456789012345678901', expect.stringMatching(/^[0-9a-f]{16}$/)],
  ])('carry the number of %s in at most 20 characters', (dealId, docNumber) => {
    const due = saleDue(settled, dealId, START);
    const subject = { kind: 'sale', postedOn: '2026-11-27', vin: settled.vin, customer: 'Ada Lovelace' };
    expect(due?.data).toMatchObject({ docNumber, ...subject });
    const { desk: _, ...unpriced } = settled;
    expect(saleDue(unpriced, dealId, START)).toBeUndefined();
  });

  it('reverse the posted sale once', () => {
    const sale = saleDue(settled, 'deal_1', START);
    if (sale === undefined) throw new Error('The settled deal has no journal entry.');
    const row = { entry: sale.data, state: 'POSTED', tries: 0 } as const;
    const later = '2026-12-01T00:00:00.000Z';
    const [reversal, ...rest] = reversalDue({ ...settled, postings: [row] }, later);
    expect(rest).toEqual([]);
    expect(reversal?.data).toMatchObject({
      docNumber: '1R',
      kind: 'reversal',
      postedOn: '2026-12-01',
      vin: settled.vin,
    });
    expect(reversal?.data.lines).toHaveLength(sale.data.lines.length);
    expect(reversalDue({ ...settled, postings: [row, row] }, later)).toEqual([]);
    expect(reversalDue({ ...settled, postings: [] }, later)).toEqual([]);
  });
});
