/** Steps of the purchase: order, completion, and the transition each step takes. */
import type { Purchase, StepKey } from './purchase.ts';

interface Step {
  readonly key: StepKey;
  readonly title: string;
  readonly isDone: (purchase: Purchase) => boolean;
}

const MENU_DONE = ['SELECTED', 'DECLINED', 'CONTRACTED'];
const DECIDED = ['APPROVED', 'CONDITIONED', 'DECLINED'];

export const STEPS: readonly Step[] = [
  { key: 'open', title: 'Open', isDone: ({ deal }) => deal !== undefined },
  { key: 'desk', title: 'Desk', isDone: ({ deal }) => deal?.desked !== undefined },
  { key: 'menu', title: 'F&I menu', isDone: ({ fi }) => MENU_DONE.includes(fi?.state ?? '') },
  {
    key: 'credit',
    title: 'Credit',
    isDone: ({ deal }) => DECIDED.includes(deal?.credit?.state ?? '') || deal?.desked?.financeType === 'Cash',
  },
  {
    key: 'checkout',
    title: 'Checkout',
    isDone: ({ deal }) => ['open', 'settled'].includes(deal?.checkout?.status ?? ''),
  },
  { key: 'sign', title: 'Sign', isDone: ({ deal }) => deal?.envelope?.state === 'COMPLETED' },
  { key: 'notarize', title: 'Notarize', isDone: ({ deal }) => deal?.notarization?.state === 'COMPLETED' },
  { key: 'stips', title: 'Stips', isDone: ({ deal }) => deal?.stips?.state === 'VERIFIED' },
  { key: 'insurance', title: 'Insurance', isDone: ({ deal }) => deal?.insurance?.state === 'VERIFIED' },
  { key: 'deliver', title: 'Deliver', isDone: ({ deal }) => deal?.delivery !== undefined },
  { key: 'settle', title: 'Settle', isDone: ({ deal }) => deal?.payment !== undefined },
];

/** The step of each transition. */
const STEP_OF_VERB: Readonly<Record<string, StepKey>> = {
  desk: 'desk',
  checkout: 'checkout',
  esign: 'sign',
  'esign-ceremony': 'sign',
  notarize: 'notarize',
  stips: 'stips',
  insurance: 'insurance',
  deliver: 'deliver',
  settle: 'settle',
  cancel: 'close',
  unwind: 'close',
};

export function stepOfVerb(verb: string): StepKey {
  return STEP_OF_VERB[verb] ?? 'desk';
}

/** The last completed step. */
export function lastDone(purchase: Purchase): StepKey | undefined {
  return STEPS.findLast((step) => step.isDone(purchase))?.key;
}

/** States with a single remaining step, whatever was skipped. */
const STEP_OF_STATE: Readonly<Record<string, StepKey>> = {
  DELIVERED: 'settle',
  SETTLED: 'settle',
  CANCELLED: 'close',
  UNWOUND: 'close',
};

/**
 * The step that follows from the deal's state; before delivery, the next open step after `from`, else the first open
 * one.
 */
export function nextStep(purchase: Purchase, from: StepKey | undefined): StepKey {
  const decided = STEP_OF_STATE[purchase.deal?.state ?? ''];
  if (decided !== undefined) return decided;
  const index = STEPS.findIndex(({ key }) => key === from);
  const later = STEPS.slice(index + 1).find((step) => !step.isDone(purchase));
  return (later ?? STEPS.find((step) => !step.isDone(purchase)))?.key ?? 'settle';
}
