/** Declares the endpoints of the menu: build, present, select, decline. */
import { z } from 'zod';
import { financeType } from '#domain/deal/wire/names.ts';
import { packageName } from '#domain/fi/menu/menu-wire.ts';
import { dealParams } from '#kernel/atoms.ts';
import { expectingRequired } from '#kernel/describe.ts';
import { endpoint, type Step } from '#kernel/endpoint.ts';
import { fiFrame, menu as menuShape, selection } from '../../shapes.ts';

const nothing = z.strictObject({});
const acknowledged = expectingRequired(
  z.literal(true),
  'true, once the disclosures were shown',
  'disclosures-unacknowledged',
);
const refusals = ['illegal-move', 'concurrent-change'] as const;
const notFound = 'Unknown deal, or a deal of another account.';

export const RATED: Step = {
  method: 'POST',
  path: '/fi/quotes',
  body: {
    vin: 'F1XDEMCR4SDEM0001',
    odometer: 12,
    desked: {
      salesPrice: '33000.00',
      amountFinanced: '32000.00',
      monthlyPayment: '544.04',
      zip: '78701',
      term: 72,
      financeType: 'Loan',
      interestRate: 6.9,
      vehicleMSRP: '34000.00',
    },
  },
};
export const MENU: Step = { method: 'POST', path: '/fi/deals/{dealId}/menu' };
export const PRESENTED: Step = { method: 'POST', path: '/fi/deals/{dealId}/menu/present' };
export const SELECTED: Step = {
  method: 'POST',
  path: '/fi/deals/{dealId}/menu/select',
  body: { package: 'Better', disclosuresAcknowledged: true },
};

const ON_DEAL = { dealId: '{dealId}' };
const UNKNOWN = { name: 'an unknown deal', params: { dealId: 'deal_unknown' }, answers: 'EMPTY' } as const;

const menuAnswer = z.strictObject({
  ...fiFrame,
  ...menuShape.shape,
  financeType,
});
const answered = z.strictObject({ ...fiFrame, selection: selection.optional() });

export const menu = {
  buildMenu: endpoint({
    method: 'POST',
    path: '/fi/deals/{dealId}/menu',
    summary: 'Build the Good, Better and Best packages',
    description:
      'Packages and products with price and payment increase at the deal’s APR and term, the base payment and the disclosures.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: nothing,
    ok: menuAnswer,
    notFound,
    refusals,
    examples: [{ name: 'a menu', given: [RATED], params: ON_DEAL, answers: 'OK' }, UNKNOWN],
  }),
  presentMenu: endpoint({
    method: 'POST',
    path: '/fi/deals/{dealId}/menu/present',
    summary: 'Record that the menu was shown to the buyer',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: nothing,
    ok: menuAnswer,
    notFound,
    refusals,
    examples: [
      { name: 'a shown menu', given: [RATED, MENU], params: ON_DEAL, answers: 'OK' },
      { name: 'before a menu', given: [RATED], params: ON_DEAL, answers: 'REFUSED', code: 'illegal-move' },
      UNKNOWN,
    ],
  }),
  selectPackage: endpoint({
    method: 'POST',
    path: '/fi/deals/{dealId}/menu/select',
    summary: 'Select a package; the disclosures must be acknowledged',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({
      package: packageName,
      disclosuresAcknowledged: acknowledged,
    }),
    ok: answered,
    notFound,
    refusals: [...refusals, 'disclosures-unacknowledged'],
    examples: [
      {
        name: 'the Better package',
        given: [RATED, MENU, PRESENTED],
        params: ON_DEAL,
        body: SELECTED.body,
        answers: 'OK',
      },
      {
        name: 'unacknowledged disclosures',
        given: [RATED, MENU, PRESENTED],
        params: ON_DEAL,
        body: { package: 'Good' },
        answers: 'BLOCKED',
        code: 'disclosures-unacknowledged',
      },
      { ...UNKNOWN, body: SELECTED.body },
    ],
  }),
  declineMenu: endpoint({
    method: 'POST',
    path: '/fi/deals/{dealId}/menu/decline',
    summary: 'Record that the buyer declined every package',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: nothing,
    ok: answered,
    notFound,
    refusals,
    examples: [
      { name: 'a refusal', given: [RATED, MENU, PRESENTED], params: ON_DEAL, answers: 'OK' },
      {
        name: 'before the menu was shown',
        given: [RATED, MENU],
        params: ON_DEAL,
        answers: 'REFUSED',
        code: 'illegal-move',
      },
      UNKNOWN,
    ],
  }),
};
