/** Frame of the checkout and signing pages, plainly marked as a sandbox. */
import { html } from 'hono/html';
import type { Provenance } from '#kernel/provenance.ts';
import { BUYER_SCRIPT, BUYER_STYLE } from './embedded.data.ts';
import { type Fragment, frame } from './frame.ts';

export interface BuyerPage {
  readonly title: string;
  readonly description: string;
  readonly kind: 'checkout' | 'sign';
  /** As in the JSON form of the same address. */
  readonly status: string;
  readonly vin: string;
  readonly provenance: Provenance;
  readonly content: Fragment;
}

export function buyerPage({ title, description, kind, status, provenance, content }: BuyerPage): Promise<string> {
  const { environment, simulated, source } = provenance;
  return frame({
    title,
    description,
    style: BUYER_STYLE,
    script: BUYER_SCRIPT,
    content: html`<main class="buyer" data-kind="${kind}" data-status="${status}">
<header><a class="mark" href="/"><b>Carport</b></a>
<p class="provenance">${environment} · ${simulated ? 'simulated' : 'not simulated'} · ${source}</p></header>
${content}
<p class="buyer-foot">This is a sandbox: no one is charged and nothing is binding. The same address answers JSON.</p>
</main>`,
  });
}
