/** Heading of a section with its one-sentence purpose. */
import { html } from 'hono/html';
import type { Fragment } from '../frame.ts';

export interface Head {
  readonly id: string;
  readonly title: string;
  readonly says: string;
}

export function sectionHead({ id, title, says }: Head): Fragment {
  return html`<header class="head"><h2 id="${id}">${title}</h2><p>${says}</p></header>`;
}
