/**
 * What stands in the history of the sandbox's own cars: how a title brand weighs, and the steps behind an exemplar.
 * Source: brand codes of ANSI D20 (public list, 2015); weights are our own planning shares, 2026. Confidence medium.
 * Steps are written for this service and follow the machines of title, transport and reconditioning.
 */
import type { TitleStanding } from '../valuation/valuation.ts';

/** What a title with this brand is valued as; a brand that is not here leaves it branded. */
export const BRAND_STANDING: Readonly<Record<string, TitleStanding>> = {
  '01': 'rebuilt',
  '09': 'rebuilt',
  '11': 'salvage',
  '76': 'branded',
};

/** States that brands are recorded in. */
export const BRAND_STATES: readonly string[] = ['TX', 'FL', 'LA', 'GA', 'OH', 'NC', 'MO', 'AZ'];

export type StepRow = readonly [
  machine: string,
  state: string,
  /** The state before it; empty where the machine begins. */
  after: string,
  event: string,
  words: string,
];

export const STEPS: readonly StepRow[] = [
  ['title', 'APPLIED', '', 'Title.applied@1', 'Title and registration were applied for.'],
  ['title', 'LIEN_RECORDED', 'APPLIED', 'Title.lienRecorded@1', 'The state recorded the lender on an electronic title.'],
  ['title', 'ISSUED', 'APPLIED', 'Title.issued@1', 'The state issued a clear title to the owner.'],
  ['transport', 'QUOTED', '', 'Transport.quoted@1', 'A haul was priced, with its distance and arrival window.'],
  ['transport', 'DISPATCHED', 'QUOTED', 'Transport.dispatched@1', 'A carrier accepted the load.'],
  ['transport', 'PICKED_UP', 'DISPATCHED', 'Transport.pickedUp@1', 'The carrier filed the pickup inspection.'],
  ['transport', 'DELIVERED', 'PICKED_UP', 'Transport.delivered@1', 'The carrier filed the delivery inspection: no new damage.'],
  ['transport', 'CANCELLED', 'DISPATCHED', 'Transport.cancelled@1', 'The load was called off before pickup.'],
  ['recon', 'INSPECTED', '', 'Recon.inspected@1', 'The intake inspection was filed with a priced work list.'],
  ['recon', 'IN_RECON', 'INSPECTED', 'Recon.started@1', 'The work list was approved and work began.'],
  ['recon', 'FRONTLINE_READY', 'IN_RECON', 'Recon.completed@1', 'The last line was closed; the car may be shown.'],
];

/** The first step of each story falls in the two weeks from this day, before the cars were listed. */
export const STORIES_FROM = '2026-07-06';
