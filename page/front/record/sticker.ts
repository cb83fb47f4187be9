/** Lays out a car's record like a window sticker. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { provenanceLabel } from '../../view/exchange-view.ts';
import { money, whole } from '../../view/words.ts';
import type { CarRecord, InForce, Payments, Specs } from '../../wire/shapes.ts';
import { priceScale } from './price-scale.ts';
import { vinPlate } from './vin-plate.ts';

export interface Sticker {
  readonly record: CarRecord;
  readonly payments: Payments | undefined;
  readonly inForce: InForce | undefined;
  readonly specs: Specs | undefined;
}

export function stickerView(
  { record, payments, inForce, specs }: Sticker,
  onBuy: (vin: string) => void,
): TemplateResult {
  const { vehicle, vin, decode, provenance } = record;
  const checksum = typeof decode['checksum'] === 'boolean' ? decode['checksum'] : undefined;
  const name = [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' ');
  return html`<article class="sticker" aria-label=${name}>
    <header>
      <h3>${name === '' ? 'Unknown car' : name}</h3>
      ${provenanceLabel(provenance)}
    </header>
    ${vinPlate(vin, checksum)}
    ${story(record)}
    <p class="facts">${[...facts(record), ...measures(specs)].map((fact) => html`<span>${fact}</span>`)}</p>
    <div class="sticker-figures">${askingBlock(record)}${valueBlock(record)}${paymentBlock(payments)}</div>
    ${priceScale(record)}
    ${history(record)} ${protection(inForce)}
    <footer>
      <button type="button" class="deed" @click=${() => onBuy(vin)}>Buy this car</button>
      <nav aria-label="Endpoints of this car">${Object.entries(record.links).map(([title, href]) => html`<a href=${href}>${title}</a> `)}</nav>
    </footer>
  </article>`;
}

function facts({ vehicle, listing, valuation }: CarRecord): string[] {
  const miles = listing?.miles ?? valuation?.miles;
  return [
    vehicle.style ?? vehicle.body,
    vehicle.engine,
    vehicle.horsepower === undefined ? undefined : `${vehicle.horsepower} hp`,
    vehicle.drive,
    vehicle.transmission,
    vehicle.seats === undefined ? undefined : `${vehicle.seats} seats`,
    miles === undefined ? undefined : `${whole(miles)} miles`,
    vehicle.builtIn === undefined ? undefined : `built in ${vehicle.builtIn}`,
  ].filter((fact) => fact !== undefined);
}

/** The specifications that readers look for first. */
const MEASURES = [
  { group: 'fuel', name: 'epaCombinedMpg', says: 'combined' },
  { group: 'measurements', name: 'manufacturer060MphAccelerationTime', says: 'to 60 mph' },
  { group: 'measurements', name: 'curbWeight', says: 'curb weight' },
  { group: 'measurements', name: 'cargoCapacity,AllSeatsInPlace', says: 'cargo' },
] as const;

function measures(specs: Specs | undefined): string[] {
  return MEASURES.flatMap(({ group, name, says }) => {
    const value = specs?.specs.features?.[group]?.[name];
    return typeof value === 'string' ? [`${value} ${says}`] : [];
  });
}

function figure(says: string, amount: TemplateResult | string, under: string): TemplateResult {
  return html`<div class="figure"><span class="figure-says">${says}</span><span class="figure-amount">${amount}</span><span class="figure-under">${under}</span></div>`;
}

function askingBlock({ listing }: CarRecord): TemplateResult {
  if (listing?.askingPrice == null) return figure('Asking', '—', 'not listed');
  const at = [listing.dealer, [listing.city, listing.state].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  return figure('Asking', money(listing.askingPrice), at);
}

function valueBlock({ valuation }: CarRecord): TemplateResult {
  if (valuation === undefined) return figure('Retail value', '—', 'no valuation');
  const title = valuation.titleStanding === 'clean' ? 'clean title' : `${valuation.titleStanding} title`;
  return figure('Retail value', money(valuation.retailValue), `trade-in ${money(valuation.tradeInValue)} · ${title}`);
}

function paymentBlock(payments: Payments | undefined): TemplateResult {
  if (payments === undefined) return figure('Payment', '—', 'not answered');
  const { loanMonthlyPaymentWithTaxes, totalTaxesAndFees, calculationCriteria } = payments.paymentsData;
  const { numberOfMonths, financeRate, zipCode } = calculationCriteria;
  return figure(
    `Payment, ${numberOfMonths} months`,
    html`${money(loanMonthlyPaymentWithTaxes)}<small> a month</small>`,
    `${financeRate} % · taxes and fees ${money(totalTaxesAndFees)} · ${zipCode}`,
  );
}

function story({ exemplar }: CarRecord): TemplateResult | typeof nothing {
  if (exemplar === undefined) return nothing;
  const standing = 'machine' in exemplar ? html`<code>${exemplar.machine} ${exemplar.state}</code> ` : nothing;
  return html`<p class="story">${standing}${exemplar.story}</p>`;
}

function history({ history: entries }: CarRecord): TemplateResult | typeof nothing {
  if (entries === undefined || entries.length === 0) return nothing;
  return html`<section class="sticker-list"><h4>On record</h4>
    <ul>${entries.map(({ date, words }) => html`<li><time>${date}</time> ${words}</li>`)}</ul></section>`;
}

function protection(inForce: InForce | undefined): TemplateResult | typeof nothing {
  if (inForce === undefined) return nothing;
  return html`<section class="sticker-list"><h4>Protection${inForce.exemplar ? html` <span class="soft">exemplar</span>` : nothing}</h4>
    <ul>${inForce.contracts
      .slice(0, 6)
      .map(
        ({ name, coverage, expirationDate }) =>
          html`<li><span class=${`coverage ${coverage === 'in-force' ? 'is-in-force' : ''}`}>${coverage === 'in-force' ? 'in force' : 'lapsed'}</span> ${name} <span class="soft">to ${expirationDate}</span></li>`,
      )}</ul></section>`;
}
