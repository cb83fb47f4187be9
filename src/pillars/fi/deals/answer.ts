/** Wire form of the F&I side of a deal. */

import { expirationMilesOf } from '#domain/fi/contract-terms.ts';
import type { FiContract } from '#domain/fi/lifecycle/fi-deal.ts';
import { termsOf } from '#domain/fi/lifecycle/terms-of.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { toWireTerms } from './contract-wire.ts';
import type { FiSnapshot } from './fi-snapshot.ts';
import { toWireFiMoves } from './moves.ts';

/** Members of every F&I answer: state, names, moves and links. */
export function fiFrame(snapshot: FiSnapshot, base: string) {
  const { dealId, fi } = snapshot;
  if (fi.state === undefined || fi.quote === undefined) throw new Error(`${dealId} has no F&I quote.`);
  return {
    dealId,
    vin: fi.quote.vin,
    state: fi.state,
    quoteId: fi.quote.quoteId,
    validThrough: fi.quote.validThrough,
    ...toWireFiMoves(snapshot, base),
    links: {
      self: `${base}/fi/deals/${dealId}`,
      inforce: `${base}/fi/inforce/${fi.quote.vin}`,
      // An F&I-only stream is not a buy deal until a buyer opens one.
      ...(snapshot.deal.opening === undefined ? {} : buyLinks(base, dealId)),
    },
    provenance: simulated(SOURCES.fi),
  };
}

function buyLinks(base: string, dealId: string) {
  const deal = `${base}/buy/deals/${dealId}`;
  return { deal, events: `${deal}/events` };
}

/** The current menu, with its packages first. */
export function toWireMenu({ fi, dealId }: FiSnapshot) {
  if (fi.menu === undefined) throw new Error(`The deal ${dealId} has no menu.`);
  const { packages, products, basePayment, disclosures, financeType } = fi.menu;
  return {
    financeType,
    ...(fi.quote?.facts === undefined ? {} : { facts: fi.quote.facts }),
    packages: packages.map((one) => ({ ...one, products: [...one.products] })),
    products: [...products],
    basePayment,
    disclosures: [...disclosures],
    ...withoutUndefined({ presentedAt: fi.presentedAt }),
  };
}

/** The selected package, with its effect on the payment. */
export function selectionMembers({ fi }: FiSnapshot) {
  if (fi.selection === undefined) return {};
  const { package: name, products, retailTotal } = fi.selection;
  const shown = fi.menu?.packages.find((one) => one.package === name);
  const payment =
    shown === undefined ? {} : { monthlyPayment: shown.monthlyPayment, paymentIncrease: shown.paymentIncrease };
  return {
    selection: {
      package: name,
      products: [...products],
      retailTotal,
      ...payment,
      disclosuresAcknowledged: true as const,
    },
  };
}

export function toWireContract(contract: FiContract, { fi }: FiSnapshot) {
  const terms = termsOf(contract, fi);
  const { approver, fiManager, capturedAt, stagedAt, voided } = contract;
  return {
    ...toWireTerms(terms),
    state: contract.state,
    rateId: contract.staged.rateId,
    expirationMiles: expirationMilesOf(terms),
    stagedAt,
    ...withoutUndefined({ approver, fiManager, capturedAt }),
    ...(voided === undefined ? {} : { voided: { at: voided.at, ...withoutUndefined({ reason: voided.reason }) } }),
  };
}
