/** Lists the views of the workbench by address. */

import { dealerView } from './dealer/dealer.ts';
import { dealView } from './deals/deal.ts';
import { dealsView } from './deals/list.ts';
import { deskView } from './desk/desk.ts';
import { orderView } from './desk/order.ts';
import { callsView } from './inspector/calls.ts';
import { webhooksView } from './inspector/webhooks.ts';
import { sandboxView } from './sandbox/sandbox.ts';
import { scanView } from './scan/scan.ts';
import type { OpenView, Route } from './view.ts';

export interface ViewEntry {
  /** First part of the address. */
  readonly key: string;
  readonly title: string;
  readonly open: OpenView;
  /** True for views that are reached only from another one. */
  readonly isUnlisted?: true;
}

export const VIEWS: readonly [ViewEntry, ...ViewEntry[]] = [
  {
    key: 'deals',
    title: 'Deals',
    open: (bench, route) => (route.path[1] === undefined ? dealsView(bench, route) : dealView(bench, route)),
  },
  { key: 'desk', title: 'Desk', open: deskView },
  { key: 'dealer', title: 'Dealer', open: dealerView },
  { key: 'sandbox', title: 'Sandbox', open: sandboxView },
  { key: 'calls', title: 'Calls', open: callsView },
  { key: 'webhooks', title: 'Webhooks', open: webhooksView },
  { key: 'scan', title: 'Scan', open: scanView },
  { key: 'order', title: 'Buyer’s order', open: orderView, isUnlisted: true },
];

export const HOME = `#/${VIEWS[0].key}`;

export function viewAt({ path }: Route): ViewEntry {
  return VIEWS.find(({ key }) => key === path[0]) ?? VIEWS[0];
}
