/** State machine of a checkout link: open until superseded, settled or expired. */
import type { IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { DealEvent } from '../deal-facts/events.ts';

export type LinkState = 'OPEN' | 'SUPERSEDED' | 'SETTLED' | 'EXPIRED';

/** A link is open for a day. */
export const LINK_TTL_SECONDS = 86_400;

/** Events move it; the event name is the trigger. */
export const checkoutLink: Machine<LinkState> = {
  id: 'checkout-link',
  states: ['OPEN', 'SUPERSEDED', 'SETTLED', 'EXPIRED'],
  initial: ['OPEN'],
  moves: [
    { on: 'CheckoutLink.superseded@1', from: ['OPEN'], to: 'SUPERSEDED' },
    { on: 'CheckoutLink.settled@1', from: ['OPEN'], to: 'SETTLED' },
    { on: 'CheckoutLink.expired@1', from: ['OPEN'], to: 'EXPIRED' },
  ],
};

export interface CheckoutLink {
  readonly linkId: string;
  readonly state: LinkState;
  readonly amount: string;
  /** Integer cents. */
  readonly amountTotal: number;
  readonly openedAt: IsoInstant;
  readonly expiresAt: IsoInstant;
  readonly supersededBy?: string;
  /** The rail's session and its payment page. */
  readonly sessionId?: string;
  readonly payUrl?: string;
}

export type LinkEvent = DealEvent<
  'CheckoutLink.opened@1' | 'CheckoutLink.superseded@1' | 'CheckoutLink.settled@1' | 'CheckoutLink.expired@1'
>;

/** Every link of a deal, oldest first; the last one is current. */
export function foldLinks(links: readonly CheckoutLink[], event: LinkEvent): readonly CheckoutLink[] {
  if (event.type === 'CheckoutLink.opened@1') {
    const { currency: _, ...opened } = event.data;
    const { linkId } = opened;
    const older = links.map((link) =>
      link.state === 'SUPERSEDED' && link.supersededBy === undefined ? { ...link, supersededBy: linkId } : link,
    );
    return [...older, { ...opened, state: 'OPEN', openedAt: event.at }];
  }
  return links.map((link) =>
    link.linkId === event.data.linkId ? { ...link, state: stateAfter(checkoutLink, link.state, event.type) } : link,
  );
}
