/** The sandbox: the account's clock, a gallery of every state, and faults, one tab each. */
import { html } from 'lit-html';
import { tabs, viewHead } from '../parts/page.ts';
import type { Bench, Route, Tab, View } from '../view.ts';
import { clockTab } from './clock.ts';
import { faultsTab } from './faults.ts';
import { galleryTab } from './gallery.ts';

const TABS: readonly { readonly key: string; readonly title: string; readonly open: (bench: Bench) => Tab }[] = [
  { key: 'clock', title: 'Clock', open: clockTab },
  { key: 'states', title: 'States and scenarios', open: galleryTab },
  { key: 'faults', title: 'Faults', open: faultsTab },
];

export function sandboxView(bench: Bench, { path }: Route): View {
  const current = TABS.find(({ key }) => key === path[1]) ?? TABS[0];
  const tab = current?.open(bench);
  return {
    draw: () => html`${viewHead('Sandbox', 'Time, counterparties and failures of this account. Nothing here touches another account.')}
      ${tabs(
        'Sandbox',
        TABS.map(({ key, title }) => ({ title, href: `#/sandbox/${key}`, isCurrent: key === current?.key })),
      )} ${tab?.draw()}`,
  };
}
