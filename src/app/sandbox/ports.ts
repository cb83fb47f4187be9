/** Selects the counterparties of the sandbox. */
import type { CounterpartyPorts } from '#ports/tools.ts';
import { sandboxBureau } from '#sandbox/bureau/bureau.port.ts';
import { sandboxEsign } from '#sandbox/esign/esign.port.ts';
import { sandboxInsurer } from '#sandbox/insurer/insurer.port.ts';
import { sandboxLenders } from '#sandbox/lenders/lenders.port.ts';
import { sandboxNotary } from '#sandbox/notary/notary.port.ts';
import { sandboxPaymentRail } from '#sandbox/payment-rail/payment-rail.port.ts';
import { sandboxPayoffDesk } from '#sandbox/payoff/payoff.port.ts';
import { sandboxRefinancePanel } from '#sandbox/refinance-panel/refinance-panel.port.ts';
import { sandboxStipsDesk } from '#sandbox/stips/stips.port.ts';
import { sandboxTitleOffice } from '#sandbox/title/title.port.ts';
import { sandboxHaulier } from '#sandbox/transport/transport.port.ts';

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
