/** Declares F&I quotes. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { financeType } from '#domain/deal/wire/names.ts';
import { ineligibleFamily, quoteBasis } from '#domain/deal/wire/protection-wire.ts';
import { productType } from '#domain/fi/menu/menu-wire.ts';
import { zip } from '#domain/places/zip.ts';
import { aprNumber, dealId, integer, isoDate, miles, money, price, provenance, stateCode, vin } from '#kernel/atoms.ts';
import { expecting, expectingWhenNeeded } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { ratedFamily } from '../shapes.ts';

const FAMILIES_WORDS = 'a list of at least one of VSC, GAP, EWT, PPM, TIRE, KEY, PDR, AP, RUST, ETCH, LTW';
const families = () => expecting(z.array(productType).min(1).max(50), FAMILIES_WORDS);

export const DESKED_WORDS = 'the desked figures of the deal, or the dealId of a deal that has them';

const desked = z.strictObject({
  salesPrice: price,
  amountFinanced: money,
  monthlyPayment: money,
  zip,
  term: integer(1, 600),
  financeType,
  downPayment: money.optional(),
  tradeIn: money.optional(),
  docFee: money.optional(),
  totalTaxesAndFees: money.optional(),
  interestRate: aprNumber.optional().describe('APR in percent. Default: 0'),
  vehicleMSRP: expectingWhenNeeded(
    price.clone(),
    'the MSRP of the car as money above 0.00: GAP is rated on it',
    'missing-msrp',
  ).optional(),
  dealerState: stateCode.optional(),
});

const body = z
  .strictObject({
    vin,
    dealId: dealId.optional().describe('Deal to rate again. Default: opens a new F&I stream'),
    odometer: miles.optional().describe('Miles. Default: the listing’s, else by model year'),
    productTypes: families().optional().describe('Default: every family'),
    products: families().optional().describe('Alias of productTypes, which takes precedence'),
    desked: expectingWhenNeeded(desked, DESKED_WORDS, 'missing-desked').optional(),
  })
  .refine((sent) => sent.dealId !== undefined || sent.desked !== undefined, { path: ['desked'], when: isObjectBody })
  .refine((sent) => sent.dealId !== undefined || !lacksMsrp(sent), {
    path: ['desked', 'vehicleMSRP'],
    when: isObjectBody,
  });

function isObjectBody({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True when GAP is requested and the figures have no MSRP. Also runs on bodies that other checks rejected. */
function lacksMsrp(sent: { productTypes?: unknown; products?: unknown; desked?: unknown }): boolean {
  const asked = sent.productTypes ?? sent.products;
  const wantsGap = asked === undefined || (Array.isArray(asked) && asked.includes('GAP'));
  if (typeof sent.desked !== 'object' || sent.desked === null) return false;
  return wantsGap && (sent.desked as { vehicleMSRP?: unknown }).vehicleMSRP === undefined;
}

const LOAN = {
  salesPrice: '33000.00',
  amountFinanced: '32000.00',
  monthlyPayment: '544.04',
  zip: '78701',
  term: 72,
  financeType: 'Loan',
  interestRate: 6.9,
};

export const quotes = {
  createQuote: endpoint({
    method: 'POST',
    path: '/fi/quotes',
    summary: 'Rate a car for protection products',
    description:
      'Every plan of each requested family, or the reason why the car is ineligible. Without a dealId, opens a new F&I stream and returns its dealId; with one, rates the deal again on its own figures.',
    price: '0.05',
    access: 'open',
    live: 'connection',
    body,
    ok: z.strictObject({
      quoteId: z.string(),
      kind: z.literal('quote@1'),
      dealId,
      vin: z.string(),
      odometer: z.number(),
      condition: z.enum(['new', 'used']),
      vehicleClass: z.int(),
      facts: carFacts.optional(),
      desked: quoteBasis,
      rates: z.array(ratedFamily),
      ineligible: z.array(ineligibleFamily),
      validThrough: isoDate,
      edition: z.string().describe('Edition of the rate book'),
      links: z.record(z.string(), z.string()),
      provenance,
    }),
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['missing-msrp', 'missing-desked', 'vin-mismatch', 'illegal-move', 'concurrent-change'],
    examples: [
      {
        name: 'every family',
        body: { vin: 'F1XDEMCR4SDEM0001', desked: { ...LOAN, vehicleMSRP: '34000.00' } },
        answers: 'OK',
      },
      {
        name: 'two families of a used car',
        body: { vin: 'F1XDEMCR4SDEM0001', odometer: 24000, productTypes: ['VSC', 'KEY'], desked: LOAN },
        answers: 'OK',
      },
      {
        name: 'gap needs the MSRP',
        body: { vin: 'F1XDEMCR4SDEM0001', productTypes: ['GAP'], desked: LOAN },
        answers: 'BLOCKED',
        code: 'missing-msrp',
      },
      {
        name: 'a malformed VIN',
        body: { vin: 'SHORT', desked: { ...LOAN, vehicleMSRP: '34000.00' } },
        answers: 'BLOCKED',
        code: 'invalid-vin',
      },
      { name: 'no figures', body: { vin: 'F1XDEMCR4SDEM0001' }, answers: 'BLOCKED', code: 'missing-desked' },
      { name: 'an unknown deal', body: { vin: 'F1XDEMCR4SDEM0001', dealId: 'deal_unknown' }, answers: 'EMPTY' },
    ],
  }),
};
