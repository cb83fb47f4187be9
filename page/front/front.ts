/** Starts the front page's client: each island replaces its server-rendered section. */

import { copyText } from '../view/exchange-view.ts';
import { keyIsland } from './account/key.ts';
import { conformanceIsland } from './conformance/listing.ts';
import { tryItIsland } from './endpoints/try-it.ts';
import { walkIsland } from './purchase/walk.ts';
import { recordIsland } from './record/record.ts';

function section(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element with the id "${id}".`);
  return found;
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const text = button.closest('.command')?.querySelector('code')?.textContent ?? '';
  button.addEventListener('click', (event) => void copyText(event, text, 'Copy'));
  button.hidden = false;
}

const record = section('record');
const demoVin = record.querySelector<HTMLInputElement>('input[name=vin]')?.value ?? '';
const walk = walkIsland(section('purchase'), demoVin);
recordIsland(record, { onRead: walk.offer, onBuy: walk.buy });
tryItIsland(section('endpoints'));
conformanceIsland(section('conformance'));
keyIsland(section('key'), document.querySelector<HTMLElement>('[data-meter]'));
