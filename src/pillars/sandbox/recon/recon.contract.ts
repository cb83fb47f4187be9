/** Declares reconditioning: intake inspection, approval and completion of work lines. */
import { z } from 'zod';
import { WORK_CODES } from '#domain/recon/recon.ts';
import { decimal, links, provenance, vin } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const TRIGGERS = ['approve-work', 'complete-work'] as const;
const reconId = expecting(z.string().regex(/^recon_[A-Za-z0-9]{1,32}$/), 'a recon id recon_<id>');
const code = expecting(
  z
    .string()
    .refine((text) => WORK_CODES.includes(text))
    .meta({ id: 'ReconWork', enum: WORK_CODES }),
  `one of ${WORK_CODES.join(', ')}`,
);

const order = z
  .strictObject({
    reconId: z.string(),
    state: z.enum(['INSPECTED', 'IN_RECON', 'FRONTLINE_READY']),
    vin: z.string(),
    work: z.array(z.strictObject({ code: z.string(), words: z.string(), price: decimal })),
    total: decimal,
    inspectedAt: z.string(),
    startedAt: z.string().optional(),
    completedAt: z.string().optional(),
    available: z.array(
      z.strictObject({
        transition: z.enum(TRIGGERS),
        method: z.literal('POST'),
        href: z.string(),
        requires: z.array(z.string()),
      }),
    ),
    blocked: z.array(z.strictObject({ transition: z.enum(TRIGGERS), blockedBy: z.array(z.string()) })),
    links,
    provenance,
  })
  .meta({ id: 'ReconOrder' });

const INSPECTED = [
  { method: 'POST', path: '/sandbox/recon', body: { vin: 'F1XDEMCR4SDEM0001', work: ['tires', 'brakes'] } },
] as const;

export const recon = {
  inspectCar: endpoint({
    method: 'POST',
    path: '/sandbox/recon',
    summary: 'File the intake inspection of a car',
    description: 'The work lines are derived from the VIN unless `work` lists them; an empty list means no work.',
    access: 'key',
    live: null,
    body: z.strictObject({ vin, work: z.array(code).max(WORK_CODES.length).optional() }),
    ok: order,
    refusals: ['sandbox-only'],
    examples: [
      { name: 'the demo car', body: { vin: 'F1XDEMCR4SDEM0001' }, answers: 'OK' },
      { name: 'nothing to do', body: { vin: 'F1XDEMCR4SDEM0001', work: [] }, answers: 'OK' },
    ],
  }),
  readRecon: endpoint({
    method: 'GET',
    path: '/sandbox/recon/{reconId}',
    summary: 'Read a reconditioning order',
    access: 'key',
    live: null,
    params: z.object({ reconId }),
    ok: order,
    notFound: 'Unknown order, or an order of another account.',
    refusals: [],
    examples: [
      { name: 'an order', given: INSPECTED, params: { reconId: '{reconId}' }, answers: 'OK' },
      { name: 'an unknown order', params: { reconId: 'recon_unknown' }, answers: 'EMPTY' },
    ],
  }),
  triggerRecon: endpoint({
    method: 'POST',
    path: '/sandbox/recon/{reconId}/triggers/{trigger}',
    summary: 'Approve the work on a car, or close its last line',
    access: 'key',
    live: null,
    params: z.object({ reconId, trigger: expecting(z.enum(TRIGGERS), `one of ${TRIGGERS.join(', ')}`) }),
    body: z.strictObject({}),
    ok: order,
    notFound: 'Unknown order, or an order of another account.',
    refusals: ['illegal-move', 'concurrent-change', 'sandbox-only'],
    examples: [
      {
        name: 'work begins',
        given: INSPECTED,
        params: { reconId: '{reconId}', trigger: 'approve-work' },
        answers: 'OK',
      },
      {
        name: 'work that has not begun',
        given: INSPECTED,
        params: { reconId: '{reconId}', trigger: 'complete-work' },
        answers: 'REFUSED',
        code: 'illegal-move',
      },
      { name: 'an unknown order', params: { reconId: 'recon_unknown', trigger: 'approve-work' }, answers: 'EMPTY' },
    ],
  }),
};
