/** Declares the front page, which negotiates its form. */
import { z } from 'zod';
import { dealFigures, settleInstruction } from '#domain/deal/wire/figures.ts';
import { dealState, linkStatus } from '#domain/deal/wire/names.ts';
import { dealId, decimal, links, provenance, timestamp } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { face, fixed, index } from './index.contract.ts';

const figures = z
  .object({
    ...dealFigures.shape,
    interestRate: z.number().describe('APR in percent'),
    term: z.int().describe('Months'),
    financeCharge: decimal,
    totalOfPayments: decimal,
    odometer: z.number().optional().describe('Miles'),
    lender: z.string().optional(),
  })
  .meta({ id: 'PageFigures' })
  .optional();

/** The members of a deal that a checkout link and a signing session show. */
export const behindLink = z
  .object({
    dealId,
    dealType: z.string(),
    state: dealState,
    vin: z.string(),
    expiresAt: timestamp,
    figures,
    links,
    provenance,
  })
  .meta({ id: 'BehindLink' });

/** State of a checkout link, for clients that do not request a page. */
const checkoutState = z.object({
  paymentLink: z.string(),
  status: linkStatus,
  price: z.object({ amount: decimal, currency: z.literal('USD') }).meta({ id: 'Usd' }),
  supersededBy: z.string().optional(),
  payUrl: z.string().optional(),
  settle: settleInstruction,
  ...behindLink.shape,
});

/** State of a signing session, for clients that do not request a page. */
const signState = z.object({
  handoffId: z.string(),
  status: z.enum(['parked', 'claimed', 'signed', 'declined', 'voided', 'expired']).meta({ id: 'SigningStatus' }),
  signer: z.object({ name: z.string() }),
  buyer: z.object({ name: z.string().optional() }),
  documents: z.array(z.object({ name: z.string(), pages: z.int() })).readonly(),
  provider: z.string().optional(),
  ceremony: z.object({ path: z.string(), decisions: z.array(z.string()).readonly() }),
  ...behindLink.shape,
});

/** Of a payment link or a handoff. */
const handedId = expecting(z.string().regex(/^[A-Za-z0-9_]{1,64}$/), 'an id of letters, digits and underscores');

export const landing = {
  ...index,
  readLanding: endpoint({
    ...fixed,
    path: '/',
    summary: 'Read the front page',
    description:
      'An explicit Accept chooses HTML, JSON or Markdown. Without one, or with `*/*`, a browser’s navigation gets HTML, a known agent Markdown, and every other client JSON. `face` forces one.',
    query: z.looseObject({
      face: z.enum(['html', 'json', 'md', 'workbench']).meta({ id: 'LandingFace' }).optional(),
      checkout: handedId.optional().meta({ description: 'Checkout link: its page, or its state as JSON.' }),
      sign: handedId.optional().meta({ description: 'Signing session: its page, or its state as JSON.' }),
    }),
    ok: z.union([face, checkoutState, signState]),
    detail: ['pillars'],
    notFound: 'Unknown checkout link or signing session.',
    alsoIn: ['text/html', 'text/markdown'],
    examples: [
      { name: 'the service as data', answers: 'OK' },
      {
        name: 'an open checkout',
        given: [
          {
            method: 'POST',
            path: '/buy/deals',
            body: { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } },
          },
          {
            method: 'POST',
            path: '/buy/deals/{dealId}/desk',
            body: { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' },
          },
          { method: 'POST', path: '/buy/deals/{dealId}/checkout' },
        ],
        query: { checkout: '{linkId}' },
        answers: 'OK',
      },
      { name: 'an unknown checkout', query: { checkout: 'paymentlink_unknown' }, answers: 'EMPTY' },
      { name: 'an unknown signing session', query: { sign: 'handoff_unknown' }, answers: 'EMPTY' },
    ],
  }),
};
