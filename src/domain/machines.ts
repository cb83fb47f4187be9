/** Lists every state machine; the fixture fleet has one car per reachable state. */
import { type Machine, reachable } from '#kernel/machine.ts';
import { checkoutLink } from './checkout-link/checkout-link.ts';
import { prequalMachine } from './credit/prequal-machine.ts';
import { creditApplication } from './credit-application/credit-application.ts';
import { DEAL_MACHINES } from './deal/machine.ts';
import { esignEnvelope } from './esign-envelope/esign-envelope.ts';
import { FI_CONTRACT_MACHINE, FI_DEAL_MACHINE } from './fi/lifecycle/machines.ts';
import { handoff } from './handoff/handoff.ts';
import { insurancePolicy } from './insurance-policy/insurance-policy.ts';
import { keyMachine } from './key/key.ts';
import { leadMachine } from './lead/lead.ts';
import { notarySession } from './notary-session/notary-session.ts';
import { reconMachine } from './recon/recon.ts';
import { refinanceApplication } from './refinance/application.ts';
import { stipsMachine } from './stips/stips.ts';
import { title } from './title/title.ts';
import { transport } from './transport/transport.ts';
import { deliveryMachine } from './webhook/delivery.ts';

/** A machine without guards and triggers, as the fleet needs it. */
type Drawn = Machine<string, string, never>;

/** The listed machines, each under its own id. */
export const MACHINES: readonly Drawn[] = [
  DEAL_MACHINES['Concierge Buy'],
  DEAL_MACHINES['Concierge Search'],
  DEAL_MACHINES['Private Party'],
  FI_DEAL_MACHINE,
  FI_CONTRACT_MACHINE,
  leadMachine,
  checkoutLink,
  prequalMachine,
  creditApplication,
  refinanceApplication,
  esignEnvelope,
  notarySession,
  stipsMachine,
  insurancePolicy,
  handoff,
  keyMachine,
  deliveryMachine,
  title,
  transport,
  reconMachine,
];

/** Every reachable `machine state`. */
export function reachableStates(): string[] {
  return MACHINES.flatMap((machine) => reachable(machine).map((state) => `${machine.id} ${state}`));
}
