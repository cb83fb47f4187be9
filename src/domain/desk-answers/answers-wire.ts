/** Schemas of the desk endpoints: the gateway's members plus derivation and provenance. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { confidence, derivationStep } from '#domain/desk/derivation/derivation-wire.ts';
import { paymentSchedule } from '#domain/desk/payment/schedule-wire.ts';
import { provenance } from '#kernel/atoms.ts';

const dollars = z.number();
const pct = z.number();

const carportMembers = { derivation: z.array(derivationStep), facts: carFacts, provenance };
const vehicle = z
  .strictObject({
    vin: z.string(),
    year: z.number().nullable(),
    make: z.string().optional(),
    model: z.string().optional(),
  })
  .meta({ id: 'NamedVehicle' });
/** Months as text → percent a year. */
const aprByTerm = z.strictObject({ '36': pct, '48': pct, '60': pct, '72': pct, '84': pct }).meta({ id: 'AprByTerm' });

const fees = z
  .strictObject({
    titleFee: dollars,
    registrationFee: dollars,
    dmvFee: dollars.describe('Sum of dmvFees'),
    combinedFees: dollars.describe('Title, registration, DMV and document fee'),
    docFee: dollars,
    dmvFees: z.record(z.string(), dollars),
  })
  .meta({ id: 'DeskFees' });

const taxes = z
  .strictObject({
    stateSalesTax: dollars,
    countySalesTax: dollars,
    citySalesTax: dollars,
    districtSalesTax: dollars,
    combinedSalesTax: dollars.describe('Sum of the four'),
    gasGuzzlerTax: dollars,
    documentaryStampTax: dollars.describe('Florida, on a financed note; not in combinedSalesTax'),
  })
  .meta({ id: 'DeskTaxes' });

const leviedTaxes = taxes
  .partial({
    countySalesTax: true,
    citySalesTax: true,
    districtSalesTax: true,
    documentaryStampTax: true,
  })
  .meta({ id: 'LeviedTaxes' });

const rateLine = z.strictObject({
  level: z.enum(['state', 'county', 'city', 'district']).meta({ id: 'TaxLevel' }),
  name: z.string(),
  pct,
  onFirst: z.number().optional().describe('Dollars of one vehicle above which the levy stops'),
  authority: z.string().describe('The statute or agency schedule'),
  effectiveFrom: z.string(),
  verifiedOn: z.string().nullable().describe('Date when the text was read; null if it was not'),
  confidence,
});

const jurisdiction = z
  .strictObject({
    zip: z.string(),
    city: z.string(),
    county: z.string(),
    countyFips: z.string(),
    state: z.string(),
    asOf: z.string(),
    combinedPct: pct,
    basis: z.enum(['listed', 'state average', 'no local tax']),
    localRange: z
      .strictObject({ lowPct: pct, highPct: pct, spans: z.string() })
      .optional()
      .describe('Local rate in percent within a ZIP of several jurisdictions'),
    rates: z.array(rateLine),
  })
  .meta({ id: 'TaxJurisdiction' });
const taxedAt = { asOf: z.string(), jurisdiction };
const taxesAndFees = { totalTaxesAndFees: dollars, taxes: leviedTaxes, fees };

const calculationCriteria = z.strictObject({
  numberOfMonths: z.number(),
  financeRate: pct,
  downPayment: dollars,
  tradeIn: dollars,
  tradeInOwedAmount: dollars,
  salesPrice: dollars,
  conditionalIncentiveAmount: dollars,
  primaryIncentiveAmount: dollars,
  docFee: dollars,
  zipCode: z.string(),
  styleId: z.number(),
  marketValue: dollars,
  withConcreteTaxesAndFees: z.boolean(),
  applyLimits: z.boolean(),
  msrp: dollars,
  lowerLimit: z.boolean(),
});

/** Without `derivation` and `jurisdiction`, which the short form of a purchase preview omits. */
export const paymentFigures = z
  .strictObject({
    vehicle: z.strictObject({
      vin: z.string(),
      year: z.string(),
      make: z.string().optional(),
      model: z.string().optional(),
    }),
    criteria: z.strictObject({ price: z.string(), zip: z.string(), docFee: dollars, tradeIn: z.string() }),
    paymentsData: z.strictObject({
      loanAmount: dollars,
      loanMonthlyPayment: dollars,
      loanMonthlyPaymentWithTaxes: dollars,
      ...taxesAndFees,
      calculationCriteria,
    }),
    apr: aprByTerm,
    ...taxesAndFees,
    schedule: paymentSchedule.optional().describe('With schedule=1: the loan with taxes and fees, payment by payment'),
    grid: z.array(z.strictObject({ term: z.number(), downPayment: dollars, monthlyPayment: dollars })).optional(),
    asOf: taxedAt.asOf,
    facts: carFacts,
    provenance,
  })
  .meta({ id: 'PaymentFigures' });

export const paymentsAnswered = paymentFigures.extend({ ...taxedAt, ...carportMembers });

export const previewedPayments = paymentsAnswered.partial({ derivation: true, jurisdiction: true });

export const taxesAnswered = z.strictObject({
  vehicle,
  criteria: z.strictObject({
    price: z.union([z.string(), z.number()]).describe('Text if sent, else a number'),
    zip: z.string(),
    docFee: dollars,
    tradeIn: z.union([z.string(), z.number()]),
  }),
  totalTaxesAndFees: dollars,
  taxes,
  fees,
  ...taxedAt,
  ...carportMembers,
});

export const aprAnswered = z.strictObject({
  vehicle,
  zip: z.string(),
  creditScore: z.string(),
  vehicleAge: z.number(),
  vehicleMileage: z.string(),
  apr: aprByTerm,
  ...carportMembers,
});

const costs = {
  insurance: dollars,
  maintenance: dollars,
  repairs: dollars,
  taxesAndFees: dollars,
  financeInterest: dollars,
  depreciation: dollars,
  fuel: dollars,
  tcoPrice: dollars.describe('Sum of the seven costs'),
  averageCostPerMile: dollars.describe('Five-year price divided by 75,000 miles'),
};
const yearOfCosts = z.strictObject(costs).meta({ id: 'CostsOfYear' });

export const tcoAnswered = z.strictObject({
  vehicle: vehicle.extend({ manufacturer: z.string().optional() }),
  zip: z.string(),
  fromZip: z.string().optional(),
  tco: z.strictObject({
    total: z.strictObject({ federalTaxCredit: dollars, ...costs }),
    years: z.strictObject({ '1': yearOfCosts, '2': yearOfCosts, '3': yearOfCosts, '4': yearOfCosts, '5': yearOfCosts }),
  }),
  asOf: z.string(),
  ...carportMembers,
});

export const plateAnswered = z.strictObject({
  vin: z.string(),
  year: z.number(),
  make: z.string().optional(),
  model: z.string().optional(),
  trim: z.string().optional(),
  drivetrain: z.string().optional(),
  engine: z.string().optional(),
  transmission: z.string().optional(),
  isDefault: z.boolean(),
  facts: carFacts,
  provenance,
});
