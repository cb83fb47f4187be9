/** Payload schemas of F&I events: quotes, menus and contracts. */
import { z } from 'zod';
import { decimal, isoDate, json } from '#kernel/atoms.ts';
import { carFacts } from '../../../car/car-facts.ts';
import { menuPackage, menuProduct, packageName, productType } from '../../../fi/menu/menu-wire.ts';
import { condition, financeType } from '../names.ts';
import { disclosure, ineligibleFamily, quoteBasis, voidRefund } from '../protection-wire.ts';

const contractId = z.string();
const manager = z.strictObject({ name: z.string(), licenseNumber: z.string() });

export const protectionData = {
  'Quote.rated@1': z.strictObject({
    quoteId: z.string(),
    kind: z.literal('quote@1'),
    vin: z.string(),
    vehicle: z.record(z.string(), json).describe('The car as the rate book sees it'),
    odometer: z.number(),
    condition: condition.optional(),
    edition: z.string(),
    ratedOn: isoDate,
    productTypes: z.array(productType),
    desked: quoteBasis,
    rates: z.array(
      z
        .strictObject({
          productType,
          name: z.string(),
          planCount: z.int(),
          retailFrom: decimal,
          retailTo: decimal,
        })
        .meta({ id: 'QuotedProduct' }),
    ),
    ineligible: z.array(ineligibleFamily),
    validThrough: z.string(),
    facts: carFacts.optional(),
    account: z.string().optional(),
    openedOn: isoDate.optional(),
  }),
  'Menu.built@1': z.strictObject({
    quoteId: z.string(),
    financeType,
    packages: z.array(menuPackage),
    products: z.array(menuProduct),
    basePayment: decimal,
    disclosures: z.array(disclosure),
  }),
  'Menu.presented@1': z.strictObject({ quoteId: z.string() }),
  'Menu.selected@1': z.strictObject({
    package: packageName,
    products: z.array(menuProduct),
    retailTotal: decimal,
    disclosuresAcknowledged: z.literal(true),
  }),
  'Menu.declined@1': z.strictObject({ reason: z.string().optional() }),
  'Contract.staged@1': z.strictObject({
    contractId,
    productType,
    name: z.string().optional(),
    vin: z.string(),
    rateId: z.string(),
    coverage: z.string(),
    termMonths: z.int(),
    termMiles: z.int().nullable(),
    deductible: decimal,
    price: decimal,
    dealerCost: decimal,
    milesFrom: z.enum(['zero', 'sale']).meta({ id: 'MilesFrom' }),
    saleOdometer: z.number(),
    form: z.string(),
    state: z.string().optional(),
    saleDate: isoDate,
    effectiveDate: isoDate,
    expirationDate: isoDate,
  }),
  'Contract.approved@1': z.strictObject({ contractId, approver: z.string() }),
  'Contract.captured@1': z.strictObject({
    contractId,
    fiManager: manager,
    price: decimal,
    approver: z.string().optional(),
  }),
  'Contract.voided@1': z.strictObject({
    contractId,
    reason: z.string().optional(),
    refund: voidRefund.optional(),
  }),
};
