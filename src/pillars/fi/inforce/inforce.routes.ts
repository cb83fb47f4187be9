/** Handler of in-force reads: captured contracts, else the VIN's exemplar. */
import { cancellationRule } from '#domain/fi/cancellation/rule.ts';
import { stateRule } from '#domain/fi/cancellation/statement.ts';
import { type ContractTerms, coverageOn, expirationMilesOf } from '#domain/fi/contract-terms.ts';
import { exemplarContracts } from '#domain/fi/inforce/exemplar.ts';
import { ok } from '#kernel/answer.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { capturedContracts } from '#streams/deals/captured-contracts.ts';
import type { DealTools } from '#streams/deals.ts';
import { toWireTerms } from '../deals/contract-wire.ts';
import type { inforce } from './inforce.contract.ts';

export const routes: Routes<typeof inforce, DealTools> = {
  readInForce: async (call, tools) => {
    const { vin } = call.params;
    const asOf = call.query.asOf ?? call.today;
    const captured = await capturedContracts(tools, call, vin);
    const exemplar = captured.length === 0;
    const contracts = exemplar ? exemplarContracts(vin, yearOf(call.today)) : captured;
    return ok({
      vin,
      asOf,
      source: exemplar ? ('exemplar' as const) : ('captured' as const),
      exemplar,
      contracts: contracts.map((terms) => inForce(terms, asOf, exemplar)),
      links: {
        vehicle: `${call.base}/${vin}`,
        cancel: `${call.base}/fi/cancellations/quote`,
        renew: `${call.base}/fi/renewals/recommend`,
      },
      provenance: simulated(exemplar ? SOURCES.sample : SOURCES.fi),
    });
  },
};

function inForce(terms: ContractTerms, asOf: IsoDate, exemplar: boolean) {
  const { disclosures, ...rule } = stateRule(cancellationRule(terms.productType, terms.state), terms.price);
  return {
    ...toWireTerms(terms),
    expirationMiles: expirationMilesOf(terms),
    ...(exemplar ? {} : { state: 'CAPTURED' as const }),
    coverage: coverageOn(terms, asOf),
    cancellation: { ...rule, disclosures: [...disclosures] },
  };
}
