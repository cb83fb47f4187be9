/** Handler of renewal recommendations. */
import { statedBy } from '#domain/car/car.ts';
import { factsOf } from '#domain/car/car-facts.ts';
import { exemplarContracts } from '#domain/fi/inforce/exemplar.ts';
import type { RenewalTerms } from '#domain/fi/renewals/assess-renewal.ts';
import { recommendRenewal } from '#domain/fi/renewals/recommend-renewal.ts';
import { RENEWAL_LAW } from '#domain/fi/renewals/renewal-law.data.ts';
import { renewalTermsOf } from '#domain/fi/renewals/terms-of-contract.ts';
import { ok, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { capturedContracts } from '#streams/deals/captured-contracts.ts';
import type { DealTools } from '#streams/deals.ts';
import type { renewals } from './renewals.contract.ts';

type RenewalCall = CallOf<typeof renewals.recommendRenewal>;
type Body = RenewalCall['body'];

export const routes: Routes<typeof renewals, DealTools & Pick<Tools, 'vehicles'>> = {
  recommendRenewal: async (call, tools) => {
    const { vin, odometer: said, contracts, asOf = call.today } = call.body;
    const given = contracts !== undefined && contracts.length > 0;
    const extracted = given || call.body.extracted === undefined ? undefined : extractedTerms(call.body.extracted);
    const problems = [...endsBeforeStart(contracts ?? []), ...(extracted?.problems ?? [])];
    if (problems.length > 0) return refuseProblems(problems);
    const inForce = given || extracted !== undefined ? undefined : await contractsInForce(call, tools);
    const subjects = {
      contracts: contracts?.map(({ saleOdometer, ...terms }) => termsOf(terms, saleOdometer)),
      extracted: extracted?.terms,
      inForce: inForce?.terms ?? [],
    };
    const car = await resolveCar(tools, { vin, account: call.caller.account, today: call.today });
    const odometer = said ?? statedBy(car).odometer;
    const recommendation = recommendRenewal(subjects, { asOf, odometer });
    return ok({
      vin,
      asOf,
      ...recommendation,
      contracts: [...recommendation.contracts],
      ...withoutUndefined({ inForce: inForce?.whose }),
      ...(extracted?.defaultedFields === undefined ? {} : { defaultedFields: extracted.defaultedFields }),
      facts: factsOf(car, call.today, { odometer: said }),
      law: RENEWAL_LAW,
      links: { inforce: `${call.base}/fi/inforce/${vin}`, quote: `${call.base}/fi/quotes` },
      provenance: simulated(inForce?.whose === 'exemplar' ? SOURCES.sample : SOURCES.fi),
    });
  },
};

/** The caller's captured contracts, else the VIN's exemplar. */
async function contractsInForce(call: RenewalCall, tools: DealTools) {
  const captured = await capturedContracts(tools, call, call.body.vin);
  if (captured.length > 0) return { whose: 'captured' as const, terms: captured.map(renewalTermsOf) };
  const exemplar = exemplarContracts(call.body.vin, yearOf(call.today));
  return { whose: 'exemplar' as const, terms: exemplar.map(renewalTermsOf) };
}

type Sent = Omit<NonNullable<Body['contracts']>[number], 'saleOdometer'>;

function termsOf({ termMiles, ...terms }: Sent, startOdometer: number | undefined): RenewalTerms {
  return { ...terms, ...(termMiles === null ? {} : { termMiles }), startOdometer };
}

/**
 * Accepts a whole extraction answer or its contract alone; a missing term or start is reported at the path where it was
 * expected.
 */
function extractedTerms(extracted: NonNullable<Body['extracted']>) {
  const { contract = extracted } = extracted;
  const at = extracted.contract === undefined ? 'extracted' : 'extracted.contract';
  const { termMonths, startDate, endDate, termMiles, productType, defaultedFields } = contract;
  if (termMonths === undefined || startDate === undefined) {
    const missing = [
      ...(termMonths === undefined ? [problem('body', `${at}.termMonths`, 'an integer 1 to 999', undefined)] : []),
      ...(startDate === undefined
        ? [problem('body', `${at}.startDate`, 'an existing date YYYY-MM-DD', undefined)]
        : []),
    ];
    return { problems: missing };
  }
  const problems = endBeforeStart(startDate, endDate, `${at}.endDate`);
  return {
    problems,
    terms: termsOf({ termMonths, startDate, endDate, termMiles, productType }, undefined),
    defaultedFields,
  };
}

function endsBeforeStart(contracts: readonly Pick<Sent, 'startDate' | 'endDate'>[]): Problem[] {
  return contracts.flatMap(({ startDate, endDate }, i) =>
    endBeforeStart(startDate, endDate, `contracts[${i}].endDate`),
  );
}

function endBeforeStart(startDate: string, endDate: string | undefined, path: string): Problem[] {
  if (endDate === undefined || endDate > startDate) return [];
  return [problem('body', path, `a date after the start ${startDate}`, endDate)];
}
