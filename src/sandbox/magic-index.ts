/** Index of the magic inputs in every behavior table. */
import { NO_LICENCE } from '#domain/fi/lifecycle/licence.ts';
import { RECEIVER_ORIGIN } from '#domain/webhook/receiver.ts';
import type { MagicValue } from '#ports/magic-values.ts';
import { CAST } from './bureau/cast.data.ts';
import { ESIGN_MAGIC } from './esign/esign.behaviour.ts';
import { GENERAL_LEDGER_MAGIC } from './general-ledger/general-ledger.behaviour.ts';
import { INSURER_MAGIC } from './insurer/insurer.behaviour.ts';
import { OFFLINE_LENDER_ID } from './lenders/panel.data.ts';
import type { MagicInput } from './magic-input.ts';
import { NOTARY_MAGIC } from './notary/notary.behaviour.ts';
import { PAYMENT_RAIL_MAGIC } from './payment-rail/payment-rail.behaviour.ts';
import { PAYOFF_MAGIC } from './payoff/payoff.behaviour.ts';
import { REFINANCE_MAGIC } from './refinance-panel/refinance-panel.behaviour.ts';
import { STIPS_MAGIC } from './stips/stips.behaviour.ts';
import { TITLE_MAGIC } from './title/title.behaviour.ts';
import { TRANSPORT_MAGIC } from './transport/transport.behaviour.ts';

/** The bureau's cast, one row per persona. */
const bureau = CAST.map(
  ({ lastName, outcome, score, story }): MagicInput => ({
    port: 'bureau',
    input: 'applicant.lastName',
    how: 'is',
    value: lastName,
    outcome: score === undefined ? outcome : String(score),
    effect: `${story}.`,
  }),
);

const lenders: readonly MagicInput[] = [
  {
    port: 'lenders',
    input: 'lenderId',
    how: 'is',
    value: OFFLINE_LENDER_ID,
    outcome: 'down',
    effect: 'The lender does not respond, and nothing is decided.',
  },
];

const licences = [...NO_LICENCE].map(
  (word): MagicInput => ({
    port: 'licence',
    input: 'fiManager.licenseNumber',
    how: 'is',
    value: word,
    outcome: 'unlicensed',
    effect: 'The contracts are not captured, because the signing manager needs a license.',
  }),
);

const receiver = (path: string, outcome: string, effect: string): MagicInput => ({
  port: 'webhook-receiver',
  input: 'url',
  how: 'is',
  value: `${RECEIVER_ORIGIN}/${path}`,
  outcome,
  effect,
});
const receivers = [
  receiver('200', 'DELIVERED', 'The receiver accepts every message.'),
  receiver('503', 'PENDING', 'The receiver fails every attempt; after the last retry the delivery is dead-lettered.'),
  receiver(
    '410',
    'DEAD_LETTERED',
    'The receiver is gone: the delivery is dead-lettered immediately and the webhook is disabled.',
  ),
  receiver('unreachable', 'PENDING', 'The receiver does not respond; the delivery is retried on schedule.'),
];

/** The endpoint that passes the input to its port. */
const ENDPOINTS: Readonly<Record<string, string>> = {
  bureau: 'POST /credit/prequal',
  lenders: 'POST /credit/decisions/simulate',
  'refinance-panel': 'POST /financing/refinance/quotes',
  esign: 'POST /buy/deals/{dealId}/esign',
  notary: 'POST /buy/deals/{dealId}/notarize',
  stips: 'POST /buy/deals/{dealId}/stips',
  insurer: 'POST /buy/deals/{dealId}/insurance',
  payoff: 'POST /buy/deals/{dealId}/desk',
  title: 'POST /buy/deals',
  transport: 'POST /buy/deals/{dealId}/deliver',
  'payment-rail': 'POST /buy/deals/{dealId}/checkout',
  'general-ledger': 'POST /fi/gl/reconcile',
  licence: 'POST /fi/deals/{dealId}/contract/capture',
  'webhook-receiver': 'POST /webhooks',
};

const EXAMPLES: Readonly<Record<MagicInput['how'], (value: string) => string>> = {
  'last word is': (value) => `Ada ${value}`,
  'begins with': (value) => `${value}-204-118`,
  holds: (value) => `${value}-document.pdf`,
  'ends with': (value) => `2041${value}`,
  is: (value) => value,
};

function listedInput({ port, input, how, value, example, outcome, effect }: MagicInput): MagicValue {
  const endpoint = ENDPOINTS[port];
  if (endpoint === undefined) throw new Error(`No endpoint calls the port ${port}.`);
  return { port, input, how, value, example: example ?? EXAMPLES[how](value), outcome, effect, endpoint };
}

/** Sorted by port, each table in its own order. */
export const MAGIC_VALUES: readonly MagicValue[] = [
  ...bureau,
  ...lenders,
  ...REFINANCE_MAGIC,
  ...ESIGN_MAGIC,
  ...NOTARY_MAGIC,
  ...STIPS_MAGIC,
  ...INSURER_MAGIC,
  ...PAYOFF_MAGIC,
  ...TITLE_MAGIC,
  ...TRANSPORT_MAGIC,
  ...PAYMENT_RAIL_MAGIC,
  ...GENERAL_LEDGER_MAGIC,
  ...licences,
  ...receivers,
].map(listedInput);
