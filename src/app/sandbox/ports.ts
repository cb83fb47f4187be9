/** Selects the counterparties of the sandbox. */
import type { CounterpartyPorts } from '#ports/tools.ts';
import { sandboxBureau } from '#sandbox/bureau/port.ts';
import { sandboxEsign } from '#sandbox/esign/port.ts';
import { sandboxInsurer } from '#sandbox/insurer/port.ts';
import { sandboxLenders } from '#sandbox/lenders/port.ts';
import { sandboxNotary } from '#sandbox/notary/port.ts';
import { sandboxPaymentRail } from '#sandbox/payment-rail/port.ts';
import { sandboxPayoffDesk } from '#sandbox/payoff/port.ts';
import { sandboxRefinancePanel } from '#sandbox/refinance-panel/port.ts';
import { sandboxStipsDesk } from '#sandbox/stips/port.ts';
import { sandboxTitleOffice } from '#sandbox/title/port.ts';
import { sandboxHaulier } from '#sandbox/transport/port.ts';

export const SANDBOX_PORTS: CounterpartyPorts = {
  bureau: sandboxBureau,
  lenders: sandboxLenders,
  refinancePanel: sandboxRefinancePanel,
  esign: sandboxEsign,
  notary: sandboxNotary,
  stipsDesk: sandboxStipsDesk,
  insurer: sandboxInsurer,
  haulier: sandboxHaulier,
  paymentRail: sandboxPaymentRail,
  payoffDesk: sandboxPayoffDesk,
  titleOffice: sandboxTitleOffice,
};
