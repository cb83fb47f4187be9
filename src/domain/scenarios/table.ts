/** Table of scenarios: the steps that lead to each state of each machine. */
import type { DealType } from '#domain/deal-facts/events.ts';
import {
  applyForRefinance,
  approve,
  buildMenu,
  capture,
  decision,
  declineMenu,
  presentMenu,
  remitPayoff,
  softPull,
  stage,
  takeBetter,
  voidContracts,
} from './protection.ts';
import * as buy from './purchase.ts';
import type { ScenarioStep } from './scene.ts';
import * as around from './surroundings.ts';

type Steps = readonly ScenarioStep[];
type ByState = Readonly<Record<string, Steps>>;

const priced: Steps = [buy.open(), buy.desk];
const cleared: Steps = [...priced, ...buy.papers];
const settled: Steps = [...cleared, buy.deliver('driveway'), buy.settle];

/** The steps that the three deal types share once they have figures. */
function soldAs(opening: Steps, method: 'pickup' | 'driveway' | 'transport', returned: string): ByState {
  const desked = [...opening, buy.desk];
  const signed = [...desked, buy.esign, buy.sign];
  const papered = [...desked, ...buy.papers];
  const delivered = [...papered, buy.deliver(method)];
  return {
    DESKED: desked,
    CHECKOUT_OPEN: [...desked, buy.checkout],
    SIGNED: signed,
    CLEARED: papered,
    DELIVERED: delivered,
    SETTLED: [...delivered, buy.settle],
    UNWOUND: [...delivered, buy.unwind(returned)],
  };
}

const found: Steps = [buy.openSearch, buy.source];
const verified: Steps = [buy.open('Private Party'), buy.verifySeller];
const taken: Steps = [...priced, buildMenu, presentMenu, takeBetter];
const staged: Steps = [...taken, stage];
const captured: Steps = [...staged, approve, capture];
const conditioned: Steps = [...priced, decision('conditioned')];
const receiverSteps = (status: number): Steps => [
  around.registerReceiver(status),
  around.openOnLead,
  around.readDeliveries,
  around.readDelivery,
];

/** Machine → state → the steps that reach it. */
export const STEPS: Readonly<Record<string, ByState>> = {
  'deal.concierge-buy': {
    OPENED: [buy.open()],
    ...soldAs([buy.open()], 'driveway', 'returned inside the window'),
    CANCELLED: [...priced, buy.cancel('the buyer walked away')],
  },
  'deal.concierge-search': {
    SEARCHING: [buy.open('Concierge Search')],
    SOURCED: found,
    ...soldAs(found, 'transport', 'unlike its description'),
    CANCELLED: [buy.open('Concierge Search'), buy.cancel('no candidate suited the buyer')],
  },
  'deal.private-party': {
    OPENED: [buy.open('Private Party')],
    SELLER_VERIFIED: verified,
    ...soldAs(verified, 'pickup', 'a title problem surfaced'),
    CANCELLED: [...verified, buy.desk, buy.cancel('the seller changed their mind')],
  },
  'fi-deal': {
    RATED: priced,
    MENU_BUILT: [...priced, buildMenu],
    PRESENTED: [...priced, buildMenu, presentMenu],
    SELECTED: taken,
    DECLINED: [...priced, buildMenu, presentMenu, declineMenu],
    CONTRACTED: captured,
  },
  'fi-contract': {
    STAGED: staged,
    APPROVED: [...staged, approve],
    CAPTURED: captured,
    VOIDED: [...captured, ...voidContracts],
  },
  lead: {
    CAPTURED: [around.captureLead],
    CONVERTED: [around.captureLead, around.openOnLead, around.readLeads],
  },
  'checkout-link': {
    OPEN: [...priced, buy.checkout],
    SUPERSEDED: [...priced, buy.checkout, buy.redesk],
    SETTLED: [...cleared, buy.checkout, buy.deliver('driveway'), buy.settle],
    EXPIRED: [...priced, buy.checkout, buy.linkGoesCold],
  },
  'credit-prequal': {
    SCORED: [softPull('Prime')],
    FROZEN: [softPull('Frozen')],
    NO_HIT: [softPull('Nohit')],
  },
  'credit-application': {
    SUBMITTED: priced,
    APPROVED: [...priced, decision('approved')],
    CONDITIONED: conditioned,
    DECLINED: [...priced, decision('declined')],
  },
  'refinance-application': {
    OPENED: [applyForRefinance],
    APPROVED: [applyForRefinance, decision('approved')],
    DECLINED: [applyForRefinance, decision('declined')],
    FUNDED: [applyForRefinance, decision('approved'), remitPayoff],
  },
  'esign-envelope': {
    SENT: [...priced, buy.esign],
    COMPLETED: [...priced, buy.esign, buy.sign],
    DECLINED: [...priced, buy.esign, buy.declineToSign],
    VOIDED: [...priced, buy.esign, buy.redesk],
  },
  'notary-session': {
    REQUESTED: [...priced, buy.notarizeLater],
    COMPLETED: [...priced, buy.notarize],
    FAILED: [...priced, buy.failIdentity],
  },
  stips: {
    OUTSTANDING: conditioned,
    VERIFIED: [...conditioned, buy.prove],
    REJECTED: [...conditioned, buy.proveTooLate],
  },
  'insurance-policy': {
    PENDING: [...priced, buy.insureLater],
    VERIFIED: [...priced, buy.insure],
    REJECTED: [...priced, buy.insureTooLow],
  },
  handoff: {
    PARKED: [...priced, buy.esign],
    CLAIMED: [...priced, buy.esign, buy.claimHandoff],
    ANSWERED: [...priced, buy.esign, buy.sign],
    EXPIRED: [...priced, buy.esign, buy.handoffGoesCold],
  },
  key: {
    ACTIVE: [around.mintKey],
    ROTATED: [around.mintKey, around.rotateKey],
    REVOKED: [around.mintKey, around.revokeKey],
  },
  'webhook-delivery': {
    PENDING: receiverSteps(503),
    DELIVERED: receiverSteps(200),
    DEAD_LETTERED: [...receiverSteps(503), ...around.everyTry],
  },
  title: {
    APPLIED: settled,
    LIEN_RECORDED: [...settled, buy.officeAnswers],
    ISSUED: [
      buy.open(),
      buy.deskCash,
      ...buy.papers,
      buy.deliver('driveway'),
      buy.settle,
      buy.officeAnswers,
      buy.releaseLien,
    ],
  },
  transport: {
    QUOTED: priced,
    DISPATCHED: [...priced, buy.dispatch],
    PICKED_UP: [...priced, buy.dispatch, buy.pickUp],
    DELIVERED: [...priced, buy.dispatch, buy.pickUp, buy.dropOff],
    CANCELLED: [...priced, buy.dispatch, buy.callOffHaul],
  },
  recon: {
    INSPECTED: [around.inspect(['tires', 'oil-service', 'detail'])],
    IN_RECON: [around.inspect(['tires', 'brakes', 'bumper-respray']), around.approveWork],
    FRONTLINE_READY: [around.inspect(['tires', 'detail']), around.approveWork, around.completeWork],
  },
};

/** The deal type that a scenario needs; undefined when any will do. */
export const DEAL_TYPE_OF: Readonly<Record<string, DealType>> = {
  'deal.concierge-buy': 'Concierge Buy',
  'deal.concierge-search': 'Concierge Search',
  'deal.private-party': 'Private Party',
};

/** Machines whose states do not belong to a deal: a given deal only determines the car. */
export const ASIDE: ReadonlySet<string> = new Set([
  'lead',
  'credit-prequal',
  'refinance-application',
  'key',
  'webhook-delivery',
  'recon',
]);
