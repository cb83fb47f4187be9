/** Leads: an ADF document is dropped, and each lead may become a deal. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { refusalNote } from '../../view/exchange-view.ts';
import { age, dateTime } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { QUIETLY } from '../account.ts';
import { toCsv } from '../parts/csv.ts';
import { dropZone } from '../parts/drop.ts';
import { exportButton } from '../parts/export.ts';
import { createListing } from '../parts/listing.ts';
import { section } from '../parts/page.ts';
import { pager } from '../parts/pager.ts';
import type { Bench, Tab } from '../view.ts';

type Captured = Ok<'POST /dealer/leads'>;
type Lead = Ok<'GET /dealer/leads'>['data'][number];

const PAGE_SIZE = 100;
const SAMPLE = `<?xml version="1.0"?><?ADF VERSION="1.0"?>
<adf><prospect status="new"><requestdate>2026-11-20T10:12:00-08:00</requestdate>
<vehicle interest="buy" status="used"><year>2025</year><make>Toyota</make><model>Camry</model><vin>F1XDEMCR4SDEM0001</vin></vehicle>
<customer><contact><name part="full">Sample Shopper</name><email>shopper@example.com</email><phone>415-555-0100</phone><address><postalcode>94105</postalcode></address></contact><comments>Is it still there?</comments></customer>
<vendor><contact><name part="full">Example Motors</name></contact></vendor><provider><name part="full">Example Marketplace</name></provider></prospect></adf>
`;

export function leadsTab(bench: Bench): Tab {
  const state = {
    isBusy: false,
    captured: undefined as Captured | undefined,
    refused: undefined as Exchange | undefined,
  };
  const commands = createCommandQueue();
  const list = createListing<'GET /dealer/leads', Lead>({
    ask: (page) => api('GET /dealer/leads', { query: { page, limit: PAGE_SIZE }, ...QUIETLY }),
    rowsOf: ({ data }) => data,
    totalOf: ({ total }) => total,
    idOf: ({ leadId }) => leadId,
    limit: PAGE_SIZE,
    redraw: bench.redraw,
  });
  void list.load();

  async function take(content: Blob): Promise<void> {
    Object.assign(state, { isBusy: true, captured: undefined, refused: undefined });
    bench.redraw();
    const { ok, exchange } = await api('POST /dealer/leads', { file: { content, type: 'application/xml' } });
    Object.assign(state, { isBusy: false, captured: ok, refused: ok === undefined ? exchange : undefined });
    if (ok !== undefined) bench.say('The lead is captured.');
    await list.load();
  }

  async function openDeal({ vin, customer }: Lead): Promise<void> {
    if (vin === undefined) return;
    const { ok, exchange } = await api('POST /buy/deals', {
      body: { vin, buyer: { zip: customer.zip ?? '94105', name: customer.name } },
    });
    if (ok !== undefined) return bench.go(`#/deals/${ok.dealId}`);
    state.refused = exchange;
    bench.redraw();
  }

  return {
    draw() {
      const { captured, refused, isBusy } = state;
      const { rows, paged } = list.shown(() => true);
      return html`${dropZone({
        id: 'adf',
        label: 'Capture a lead',
        hint: 'An ADF 1.0 document, as marketplaces and manufacturers send it.',
        accept: '.xml,.adf,.txt',
        isBusy,
        onFile: (content, name) => void commands.make(`take ${name}`, () => take(content)),
        sample: { label: 'Capture a sample lead', content: () => SAMPLE, name: 'sample.xml' },
      })}
      ${refused === undefined ? nothing : refusalNote(refused)} ${captured === undefined ? nothing : outcome(captured)} ${list.note()}
      ${section('leads', 'Leads', rows.length === 0 ? html`<p class="blank">No leads yet.</p>` : html`${table(rows, bench, (lead) => void commands.make(`open ${lead.leadId}`, () => openDeal(lead)))} ${pager('Leads', paged, list.turn)}`, rows.length === 0 ? nothing : exportButton(bench, 'leads.csv', list.all, csvOf))}`;
    },
  };
}

function outcome({ leads, dropped = [], refused = [] }: Captured): TemplateResult {
  return html`<section class="note" aria-label="Result of the document"><p>${leads?.length ?? 1} ${(leads?.length ?? 1) === 1 ? 'lead' : 'leads'} captured.</p>
    ${dropped.length === 0 ? nothing : html`<p>Not stored: ${dropped.join(', ')}.</p>`}
    ${refused.map(({ path, expected, got }) => html`<p><code>${path}</code> expects ${expected}, got ${got}</p>`)}</section>`;
}

function table(rows: readonly Lead[], bench: Bench, open: (lead: Lead) => void): TemplateResult {
  return html`<div class="wide stacks" tabindex="0" role="group" aria-label="Leads"><table class="rows"><thead><tr><th scope="col">Customer</th><th scope="col">Car</th><th scope="col">From</th><th scope="col">Age</th><th scope="col">State</th><th scope="col">Next</th></tr></thead>
    <tbody>${repeat(
      rows,
      ({ leadId }) => leadId,
      (lead) => row(lead, bench, open),
    )}</tbody></table></div>`;
}

function row(lead: Lead, bench: Bench, open: (lead: Lead) => void): TemplateResult {
  const { customer, vehicle, vin, source, origin, state, createdAt, dealId, comments } = lead;
  const name = [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' ');
  return html`<tr><th scope="row"><b>${customer.name}</b><span class="line soft">${[customer.email, customer.phone, customer.zip].filter(Boolean).join(' · ')}</span>${comments === undefined ? nothing : html`<span class="line soft">“${comments}”</span>`}</th>
    <td>${name}${vin === undefined ? nothing : html`<span class="line soft"><code>${vin}</code></span>`}</td><td>${origin?.provider ?? source.toUpperCase()}</td>
    <td class="nowrap"><time datetime=${createdAt} title=${dateTime(createdAt)}>${age(createdAt, bench.nowMs())}</time></td><td><span class="state-chip">${state}</span></td>
    <td>${dealId !== undefined ? html`<a href=${`#/deals/${dealId}`}>Deal</a>` : vin === undefined ? nothing : html`<button type="button" class="move" @click=${() => open(lead)}>open a deal<span class="unseen"> for ${customer.name}</span></button>`}</td></tr>`;
}

function csvOf(rows: readonly Lead[]): string {
  return toCsv(
    ['leadId', 'state', 'name', 'email', 'phone', 'zip', 'vin', 'provider', 'createdAt', 'dealId'],
    rows.map(({ leadId, state, customer, vin, origin, createdAt, dealId }) => [
      leadId,
      state,
      customer.name,
      customer.email,
      customer.phone,
      customer.zip,
      vin,
      origin?.provider,
      createdAt,
      dealId,
    ]),
  );
}
