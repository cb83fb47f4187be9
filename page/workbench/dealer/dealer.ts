/** A dealer's day: inventory, leads, the deal book and the ledger, one tab each. */
import { html } from 'lit-html';
import { tabs, viewHead } from '../parts/page.ts';
import type { Bench, Route, Tab, View } from '../view.ts';
import { bookTab } from './book.ts';
import { inventoryTab } from './inventory.ts';
import { leadsTab } from './leads.ts';
import { ledgerTab } from './ledger.ts';

const TABS: readonly { readonly key: string; readonly title: string; readonly open: (bench: Bench) => Tab }[] = [
  { key: 'inventory', title: 'Inventory', open: inventoryTab },
  { key: 'leads', title: 'Leads', open: leadsTab },
  { key: 'book', title: 'F&I book', open: bookTab },
  { key: 'ledger', title: 'Ledger', open: ledgerTab },
];

export function dealerView(bench: Bench, { path }: Route): View {
  const current = TABS.find(({ key }) => key === path[1]) ?? TABS[0];
  const tab = current?.open(bench);
  return {
    draw: () => html`${viewHead('Dealer', 'The rooftop of this account: its feed, its leads, its contracts and its ledger.')}
      ${tabs(
        'Dealer',
        TABS.map(({ key, title }) => ({ title, href: `#/dealer/${key}`, isCurrent: key === current?.key })),
      )} ${tab?.draw()}`,
  };
}
