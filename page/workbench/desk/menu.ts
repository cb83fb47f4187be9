/** The Good, Better and Best menu at the desk: builds it, shows it, and selects a package on a deal. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { valueIn } from '../../view/fields.ts';
import { money } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { QUIETLY } from '../account.ts';
import { section } from '../parts/page.ts';
import type { Bench } from '../view.ts';
import type { Figures, Payments } from './figures.ts';

type Menu = Pick<Ok<'POST /fi/deals/{dealId}/menu'>, 'packages' | 'basePayment' | 'disclosures'>;
type Package = Menu['packages'][number];

export interface MenuPart {
  /** Reads the current menu of the deal. */
  read(): Promise<void>;
  draw(value: Payments | undefined): TemplateResult | typeof nothing;
}

export function createMenu(bench: Bench, figures: Figures, dealId: string | undefined): MenuPart {
  const state = {
    fiDealId: dealId,
    menu: undefined as Menu | undefined,
    chosen: undefined as string | undefined,
    refused: undefined as Exchange | undefined,
  };

  const commands = createCommandQueue();
  /** Counts the menus built and chosen here, so that an earlier read is recognized as out of date. */
  let changes = 0;

  async function readMenu(): Promise<void> {
    if (dealId === undefined) return;
    const before = changes;
    const { ok } = await api('GET /fi/deals/{dealId}', { params: { dealId }, ...QUIETLY });
    if (before !== changes) return;
    if (ok?.menu !== undefined) state.menu = ok.menu;
    state.chosen = ok?.selection?.package;
    bench.redraw();
  }

  async function build(value: Payments): Promise<void> {
    changes += 1;
    state.refused = undefined;
    const id = state.fiDealId ?? (await quoteProducts(value));
    if (id !== undefined) {
      const { ok, exchange } = await api('POST /fi/deals/{dealId}/menu', { params: { dealId: id } });
      if (ok === undefined) state.refused = exchange;
      else Object.assign(state, { menu: ok, fiDealId: id, chosen: undefined });
    }
    bench.redraw();
  }

  /** Rates the products of a car without a deal. */
  async function quoteProducts({ paymentsData }: Payments): Promise<string | undefined> {
    const { calculationCriteria, loanAmount, loanMonthlyPaymentWithTaxes } = paymentsData;
    const { ok, exchange } = await api('POST /fi/quotes', {
      body: {
        vin: figures.vin,
        desked: {
          salesPrice: calculationCriteria.salesPrice,
          amountFinanced: loanAmount,
          monthlyPayment: loanMonthlyPaymentWithTaxes,
          zip: figures.zip,
          term: figures.term,
          financeType: 'Loan',
          interestRate: calculationCriteria.financeRate,
          vehicleMSRP: calculationCriteria.msrp,
        },
      },
    });
    if (ok === undefined) state.refused = exchange;
    return ok?.dealId;
  }

  function choose(event: SubmitEvent): void {
    event.preventDefault();
    const picked = (['Good', 'Better', 'Best'] as const).find((one) => one === event.submitter?.getAttribute('value'));
    if (picked === undefined) return;
    const isAcknowledged = valueIn(event, 'acknowledged') === 'on';
    void commands.make(`${picked} ${isAcknowledged}`, () => select(picked, isAcknowledged));
  }

  async function select(picked: Package['package'], disclosuresAcknowledged: boolean): Promise<void> {
    changes += 1;
    const params = { dealId: state.fiDealId ?? '' };
    await api('POST /fi/deals/{dealId}/menu/present', { params });
    const { ok, exchange } = await api('POST /fi/deals/{dealId}/menu/select', {
      params,
      // The service refuses a selection without the acknowledgement; the page does not check it.
      body: { package: picked, disclosuresAcknowledged: disclosuresAcknowledged as true },
    });
    Object.assign(state, ok === undefined ? { refused: exchange } : { refused: undefined, chosen: picked });
    if (ok !== undefined) bench.say(`${picked} is selected.`);
    bench.redraw();
  }

  return {
    read: readMenu,
    draw(value) {
      if (value === undefined) return nothing;
      const { menu, chosen, refused } = state;
      const price = dealId === undefined && state.fiDealId === undefined ? ' ($0.05)' : '';
      const content = html`${menu === undefined ? html`<p class="soft">Rates every eligible product and groups them into three packages, each with its effect on the payment.</p>` : packages(menu, chosen, choose)}
        <p><button type="button" class="quiet" @click=${() => void commands.make('build', () => build(value))}>${menu === undefined ? `Build the menu${price}` : 'Build the menu again'}</button></p>
        ${refused === undefined ? nothing : refusalNote(refused)}`;
      return section('menu', 'Protection menu', content);
    },
  };
}

function packages(
  { packages: rows, basePayment, disclosures }: Menu,
  chosen: string | undefined,
  submit: (event: SubmitEvent) => void,
): TemplateResult {
  return html`<form @submit=${submit}><p class="soft">${money(basePayment)} a month without products.</p>
    <div class="packages">${rows.map((one) => column(one, chosen))}</div>
    <details class="disclosures"><summary>${disclosures.length} disclosures</summary><ul>${disclosures.map(({ text }) => html`<li>${text}</li>`)}</ul></details>
    <p class="acknowledge"><label><input type="checkbox" name="acknowledged" /> The disclosures were shown and acknowledged.</label></p></form>`;
}

function column(
  { package: name, paymentIncrease, monthlyPayment, retailTotal, products }: Package,
  chosen: string | undefined,
): TemplateResult {
  return html`<section class=${`package ${chosen === name ? 'is-picked' : ''}`} aria-label=${name}>
    <h3>${name}${chosen === name ? html` <span class="picked">selected</span>` : nothing}</h3>
    <p class="package-price"><b>+${money(paymentIncrease)}</b> a month</p>
    <p class="soft">${money(monthlyPayment)} in total · ${money(retailTotal)} retail</p>
    <button type="submit" name="package" value=${name} class="deed">Choose ${name}</button>
    <ul>${products.map(({ name: product, coverage, termMonths, retailPrice, paymentIncrease: increase }) => html`<li><span>${product}</span><span class="soft">${coverage}, ${termMonths} months</span><span class="number">${money(retailPrice)} <span class="soft">+${money(increase)}</span></span></li>`)}</ul>
  </section>`;
}
