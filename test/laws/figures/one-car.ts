/** Calls each endpoint that accepts a VIN on one car, and reads the car's facts from its response. */
import { parseVin, type Vin } from '#kernel/vin.ts';
import type { Reply, TestService } from '#test/builders.ts';

/** The car's facts in a response, each compared with the resolved fact of that name. */
export interface ReportedFacts {
  /** The block of facts with their sources. */
  readonly facts?: {
    readonly identity: { readonly value: string };
    readonly miles: { readonly value: number };
    readonly price: { readonly value: string };
    readonly msrp: { readonly value: string };
    readonly zip?: { readonly value: string };
  };
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly miles?: number | undefined;
  /** Dollars. */
  readonly price?: number | undefined;
  /** Dollars. */
  readonly msrp?: number | undefined;
  readonly zip?: string | undefined;
  readonly photos?: readonly string[] | undefined;
}

export interface Caller {
  get(path: string): Promise<Reply>;
  post(path: string, body: unknown): Promise<Reply>;
}

/** A caller whose test fails on any refusal. */
export function callerOf(carport: TestService, key: string): Caller {
  const expectAnswer = async (path: string, sent: Promise<Reply>) => {
    const reply = await sent;
    if (![200, 402].includes(reply.status)) throw new Error(`${path}: ${reply.text}`);
    return reply;
  };
  return {
    get: (path) => expectAnswer(path, carport.get(path, { key })),
    post: (path, body) => expectAnswer(path, carport.send('POST', path, body, { key })),
  };
}

export function vinOfText(text: string): Vin {
  const vin = parseVin(text);
  if (vin === undefined) throw new Error(`not a VIN: ${text}`);
  return vin;
}

const CONSENT = { consentedAt: '2026-06-15T17:00:00Z', evidence: 'I agree to a soft pull of my credit file' };
const APPLICANT = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', address: '1 Analytical Way' },
  ...{ city: 'San Francisco', state: 'CA', zip: '94105' },
};
const LOAN = {
  ...{ salesPrice: '24000.00', amountFinanced: '22000.00', monthlyPayment: '436.00', zip: '94105' },
  ...{ term: 60, financeType: 'Loan', interestRate: 6.9 },
};
const REQUEST = { salesPrice: '24000.00', downPayment: '4000.00', term: 60, zip: '94105', financeType: 'Loan' };
const LIEN = { currentBalance: '9000.00', currentApr: '16.90', remainingTermMonths: 48, state: 'CA' };

type Play = (ask: Caller, vin: Vin) => Promise<readonly ReportedFacts[]>;

/** The figure of a derivation step, in dollars. */
function derivedFigure(body: Reply['body'], figure: string): number {
  const steps: readonly { figure: string; value: string }[] = body.derivation;
  return Number(steps.find((step) => step.figure === figure)?.value);
}

const makeAndModel = ({ make, model }: { make?: string; model?: string }): ReportedFacts => ({ make, model });

function deskedFacts(body: Reply['body']): ReportedFacts {
  const { desked, facts } = body;
  return { facts, miles: desked.odometer, msrp: Number(desked.vehicleMSRP) };
}

/** By the id of the endpoint. */
export const PLAYED: Readonly<Record<string, Play>> = {
  'data.desk.readPayments': async (ask, vin) => {
    const { body } = await ask.get(`/payments/${vin}`);
    const { salesPrice, msrp } = body.paymentsData.calculationCriteria;
    return [
      { facts: body.facts, ...makeAndModel(body.vehicle), price: salesPrice, msrp },
      { price: Number(body.criteria.price) },
      { price: derivedFigure(body, 'price') },
    ];
  },
  'data.desk.readApr': async (ask, vin) => {
    const { body } = await ask.get(`/apr/${vin}`);
    return [{ facts: body.facts, ...makeAndModel(body.vehicle), miles: Number(body.vehicleMileage) }];
  },
  'data.desk.readTaxes': async (ask, vin) => {
    const { body } = await ask.get(`/taxes/${vin}`);
    return [{ facts: body.facts, ...makeAndModel(body.vehicle), price: body.criteria.price }];
  },
  'data.desk.readTco': async (ask, vin) => {
    const { body } = await ask.get(`/tco/${vin}`);
    return [{ facts: body.facts, ...makeAndModel(body.vehicle), price: derivedFigure(body, 'price') }];
  },
  'data.identity.readSpecs': async (ask, vin) => [makeAndModel((await ask.get(`/specs/${vin}`)).body.vehicle)],
  'data.identity.readPhotos': async (ask, vin) => [{ photos: (await ask.get(`/photos/${vin}`)).body.data.retail }],
  'data.listings.readListing': async (ask, vin) => {
    const { data } = (await ask.get(`/listings/${vin}`)).body;
    if (data === undefined) return [];
    const { price, miles, zip } = data.retailListing;
    return [{ ...makeAndModel(data.vehicle), price, miles, zip }];
  },
  'data.record.readRecord': async (ask, vin) => {
    const { body } = await ask.get(`/${vin}`);
    const listing: ReportedFacts[] =
      body.listing === undefined ? [] : [{ miles: body.listing.miles, price: Number(body.listing.askingPrice) }];
    return [{ facts: body.facts, ...makeAndModel(body.vehicle), miles: body.valuation.miles }, ...listing];
  },
  'buy.composition.readComposition': async (ask, vin) => {
    const { body } = await ask.get(`/buy/${vin}`);
    const { facts, vehicle, criteria } = body.payments;
    const haul: ReportedFacts[] = body.facts.zip === undefined ? [] : [{ zip: body.transport.fromZip }];
    return [{ facts: body.facts }, { facts, ...makeAndModel(vehicle), price: Number(criteria.price) }, ...haul];
  },
  'buy.deals.openDeal': async (ask, vin) => {
    const opened = await ask.post('/buy/deals', { vin, buyer: { zip: '94105', name: 'Ada' } });
    const { dealId } = opened.body;
    const desked = await ask.post(`/buy/deals/${dealId}/desk`, REQUEST);
    const quoted = await ask.post('/fi/quotes', { vin, dealId });
    const prequalified = await ask.post('/credit/prequal', { applicant: APPLICANT, consent: CONSENT, dealId });
    const { facts, odometer, desked: basis } = quoted.body;
    return [
      deskedFacts(desked.body),
      { facts, miles: odometer, msrp: Number(basis.vehicleMSRP) },
      { facts: prequalified.body.facts },
    ];
  },
  'dealer.leads.captureLead': async (ask, vin) => {
    const { body } = await ask.post('/dealer/leads', { vin, customer: { name: 'Ada' } });
    return [{ facts: body.facts, ...makeAndModel(body.vehicle) }];
  },
  'fi.quotes.createQuote': async (ask, vin) => {
    const { body } = await ask.post('/fi/quotes', { vin, desked: LOAN, productTypes: ['VSC'] });
    return [{ facts: body.facts, miles: body.odometer }];
  },
  'credit.prequal.prequalify': async (ask, vin) => {
    const sent = { applicant: APPLICANT, consent: CONSENT, monthlyIncome: '9000.00', vin };
    return [{ facts: (await ask.post('/credit/prequal', sent)).body.facts }];
  },
  'fi.renewals.recommendRenewal': async (ask, vin) => [
    { facts: (await ask.post('/fi/renewals/recommend', { vin })).body.facts },
  ],
  'financing.refinance.quoteRefinance': async (ask, vin) => [
    { facts: (await ask.post('/financing/refinance/quotes', { vin, ...LIEN })).body.facts },
  ],
  'sandbox.scenarios.playScenario': async (ask, vin) => {
    const { dealId } = (await ask.post('/sandbox/scenarios/concierge-buy-desked', { vin })).body;
    return [deskedFacts((await ask.get(`/buy/deals/${dealId}`)).body)];
  },
};

/** Endpoints that return no fact of the caller's car, with the reason. */
export const EXEMPT: Readonly<Record<string, string>> = {
  'data.identity.readVin': 'A pure decode of the VIN, the same for every caller.',
  'data.identity.readDecode': 'A pure decode of the VIN, the same for every caller.',
  'data.gateway.readBuild': 'Relays the platform gateway.',
  'data.gateway.readRecalls': 'Relays the platform gateway, or answers the campaigns of make, model and year.',
  'data.gateway.readOpenRecalls': 'Relays the platform gateway.',
  'fi.inforce.readInForce': 'Answers the contracts of the VIN.',
  'fi.gl.reconcileLedger': 'Matches the VIN of a ledger line with those of contracts.',
  'financing.refinance.applyForRefinance': 'Answers the offer of the quote for the same car; asserted on its own.',
  'sandbox.recon.inspectCar': 'Answers the work lines of the VIN.',
  'sandbox.triggers.triggerDeal': 'Proposes another car; the deal is desked on it afterwards.',
};
