/** Owns the choice of sandbox counterparties. */
import { sandboxBureau } from '#sandbox/bureau/port.ts';
import { sandboxLenders } from '#sandbox/lenders/port.ts';
import { sandboxRefinancePanel } from '#sandbox/refinance-panel/port.ts';

/** Each port that `Tools` names and the host does not bring. */
export function sandboxPorts() {
  return {
    bureau: sandboxBureau,
    lenders: sandboxLenders,
    refinancePanel: sandboxRefinancePanel,
  };
}
