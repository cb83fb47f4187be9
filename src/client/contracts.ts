/** Lists the contracts that the client covers, by pillar and slice. */
import { keys as accountKeys } from '#pillars/account/keys/keys.contract.ts';
import { notices as buyNotices } from '#pillars/buy/checkout/notices/notices.contract.ts';
import { composition as buyComposition } from '#pillars/buy/composition/composition.contract.ts';
import { cancel as buyCancel } from '#pillars/buy/deals/cancel/cancel.contract.ts';
import { checkout as buyCheckout } from '#pillars/buy/deals/checkout/checkout.contract.ts';
import { deals as buyDeals } from '#pillars/buy/deals/deals.contract.ts';
import { deliver as buyDeliver } from '#pillars/buy/deals/deliver/deliver.contract.ts';
import { desk as buyDesk } from '#pillars/buy/deals/desk/desk.contract.ts';
import { esign as buyEsign } from '#pillars/buy/deals/esign/esign.contract.ts';
import { events as buyEvents } from '#pillars/buy/deals/events/events.contract.ts';
import { insurance as buyInsurance } from '#pillars/buy/deals/insurance/insurance.contract.ts';
import { notarize as buyNotarize } from '#pillars/buy/deals/notarize/notarize.contract.ts';
import { settle as buySettle } from '#pillars/buy/deals/settle/settle.contract.ts';
import { stips as buyStips } from '#pillars/buy/deals/stips/stips.contract.ts';
import { unwind as buyUnwind } from '#pillars/buy/deals/unwind/unwind.contract.ts';
import { callbacks as buyCallbacks } from '#pillars/buy/esign/callbacks/callbacks.contract.ts';
import { decisions as creditDecisions } from '#pillars/credit/decisions/decisions.contract.ts';
import { prequal as creditPrequal } from '#pillars/credit/prequal/prequal.contract.ts';
import { desk as dataDesk } from '#pillars/data/desk/desk.contract.ts';
import { gateway as dataGateway } from '#pillars/data/gateway/gateway.contract.ts';
import { identity as dataIdentity } from '#pillars/data/identity/identity.contract.ts';
import { listings as dataListings } from '#pillars/data/listings/listings.contract.ts';
import { record as dataRecord } from '#pillars/data/record/record.contract.ts';
import { deals as dealerDeals } from '#pillars/dealer/deals/deals.contract.ts';
import { inventory as dealerInventory } from '#pillars/dealer/inventory/inventory.contract.ts';
import { leads as dealerLeads } from '#pillars/dealer/leads/leads.contract.ts';
import { conformance as discoveryConformance } from '#pillars/discovery/conformance/conformance.contract.ts';
import { documents as discoveryDocuments } from '#pillars/discovery/documents/documents.contract.ts';
import { landing as discoveryLanding } from '#pillars/discovery/landing/landing.contract.ts';
import { mcp as discoveryMcp } from '#pillars/discovery/mcp/mcp.contract.ts';
import { offer as discoveryOffer } from '#pillars/discovery/offer/offer.contract.ts';
import { verify as discoveryVerify } from '#pillars/discovery/verify/verify.contract.ts';
import { webhooks as discoveryWebhooks } from '#pillars/discovery/webhooks/webhooks.contract.ts';
import { cancellations as fiCancellations } from '#pillars/fi/cancellations/cancellations.contract.ts';
import { contracts as fiContracts } from '#pillars/fi/contracts/contracts.contract.ts';
import { contract as fiContract } from '#pillars/fi/deals/contract/contract.contract.ts';
import { deals as fiDeals } from '#pillars/fi/deals/deals.contract.ts';
import { menu as fiMenu } from '#pillars/fi/deals/menu/menu.contract.ts';
import { extract as fiExtract } from '#pillars/fi/extract/extract.contract.ts';
import { gl as fiGl } from '#pillars/fi/gl/gl.contract.ts';
import { inforce as fiInforce } from '#pillars/fi/inforce/inforce.contract.ts';
import { quotes as fiQuotes } from '#pillars/fi/quotes/quotes.contract.ts';
import { renewals as fiRenewals } from '#pillars/fi/renewals/renewals.contract.ts';
import { refinance as financingRefinance } from '#pillars/financing/refinance/refinance.contract.ts';
import { clock as sandboxClock } from '#pillars/sandbox/clock/clock.contract.ts';
import { fork as sandboxFork } from '#pillars/sandbox/deals/fork/fork.contract.ts';
import { triggers as sandboxTriggers } from '#pillars/sandbox/deals/triggers/triggers.contract.ts';
import { fixtures as sandboxFixtures } from '#pillars/sandbox/fixtures/fixtures.contract.ts';
import { magicValues as sandboxMagicValues } from '#pillars/sandbox/magic-values/magic-values.contract.ts';
import { parity as sandboxParity } from '#pillars/sandbox/parity/parity.contract.ts';
import { recon as sandboxRecon } from '#pillars/sandbox/recon/recon.contract.ts';
import { requests as sandboxRequests } from '#pillars/sandbox/requests/requests.contract.ts';
import { reset as sandboxReset } from '#pillars/sandbox/reset/reset.contract.ts';
import { scenarios as sandboxScenarios } from '#pillars/sandbox/scenarios/scenarios.contract.ts';

export const CONTRACTS = {
  account: {
    keys: accountKeys,
  },
  buy: {
    composition: buyComposition,
    deals: buyDeals,
    events: buyEvents,
    desk: buyDesk,
    checkout: buyCheckout,
    esign: buyEsign,
    notarize: buyNotarize,
    stips: buyStips,
    insurance: buyInsurance,
    deliver: buyDeliver,
    notices: buyNotices,
    callbacks: buyCallbacks,
    settle: buySettle,
    cancel: buyCancel,
    unwind: buyUnwind,
  },
  credit: {
    decisions: creditDecisions,
    prequal: creditPrequal,
  },
  data: {
    desk: dataDesk,
    gateway: dataGateway,
    identity: dataIdentity,
    listings: dataListings,
    record: dataRecord,
  },
  dealer: {
    deals: dealerDeals,
    inventory: dealerInventory,
    leads: dealerLeads,
  },
  discovery: {
    conformance: discoveryConformance,
    documents: discoveryDocuments,
    landing: discoveryLanding,
    mcp: discoveryMcp,
    offer: discoveryOffer,
    verify: discoveryVerify,
    webhooks: discoveryWebhooks,
  },
  fi: {
    cancellations: fiCancellations,
    extract: fiExtract,
    deals: fiDeals,
    menu: fiMenu,
    contract: fiContract,
    contracts: fiContracts,
    gl: fiGl,
    inforce: fiInforce,
    quotes: fiQuotes,
    renewals: fiRenewals,
  },
  financing: {
    refinance: financingRefinance,
  },
  sandbox: {
    clock: sandboxClock,
    reset: sandboxReset,
    fixtures: sandboxFixtures,
    magicValues: sandboxMagicValues,
    requests: sandboxRequests,
    fork: sandboxFork,
    triggers: sandboxTriggers,
    parity: sandboxParity,
    scenarios: sandboxScenarios,
    recon: sandboxRecon,
  },
} as const;

export type Contracts = typeof CONTRACTS;
