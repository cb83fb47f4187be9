/** Client of the checkout and signing pages. */

import { dateTime } from './view/words.ts';
import { createCommandQueue } from './wire/command-queue.ts';
import { answerOf, call, type Exchange, isAnswered } from './wire/exchange.ts';
import { session } from './wire/session.ts';
import type { CarRecord } from './wire/shapes.ts';

const LOOK_AGAIN_MS = 4000;

const page = document.querySelector<HTMLElement>('main[data-kind]');
const answerText = document.querySelector<HTMLElement>('[data-answer]');

/** Formats times for the reader's locale; without scripts the plain forms stay. */
function dress(): void {
  for (const time of document.querySelectorAll('time')) time.textContent = dateTime(time.dateTime);
}

async function nameCar(): Promise<void> {
  const mount = document.querySelector<HTMLElement>('[data-car]');
  const name = mount?.querySelector<HTMLElement>('[data-car-name]');
  if (mount === null || name === undefined || name === null) return;
  const record = answerOf<CarRecord>(await call('GET', `/${mount.dataset['car'] ?? ''}`));
  const { year, make, model, trim } = record?.vehicle ?? {};
  if (make !== undefined) name.textContent = [year, make, model, trim].filter(Boolean).join(' ');
}

/** Shows the reason of a refusal, or reloads the page. */
function after(exchange: Exchange): void {
  if (isAnswered(exchange)) location.reload();
  else if (answerText !== null)
    answerText.textContent = exchange.answer.reason ?? exchange.answer.message ?? 'No answer.';
}

const commands = createCommandQueue();

function onSubmit(selector: string, run: (form: HTMLFormElement) => Promise<void>): void {
  const form = document.querySelector<HTMLFormElement>(selector);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void commands.make(selector, () => run(form));
  });
}

const pathOf = (form: HTMLFormElement) => new URL(form.action).pathname;

onSubmit('form[data-sign]', async (form) => after(await call('POST', pathOf(form), { body: { decision: 'sign' } })));

onSubmit('form[data-settle]', async (form) => {
  session.operatorToken = String(new FormData(form).get('token') ?? '');
  const { order, total, currency } = form.dataset;
  const body = { order_id: order, amount_total: Number(total), currency };
  const exchange = await call('POST', pathOf(form), { body, as: 'operator' });
  session.operatorToken = '';
  after(exchange);
});

onSubmit('form[data-fresh]', async (form) => {
  const exchange = await call('POST', pathOf(form), { body: {} });
  const { checkoutUrl } = exchange.answer as { readonly checkoutUrl?: string };
  if (isAnswered(exchange) && checkoutUrl !== undefined) location.assign(checkoutUrl);
  else after(exchange);
});

/** Opening the handoff is an event. Reads write nothing, so it is posted. */
async function claim(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-sign][data-status=parked]');
  if (form !== null) await call('POST', pathOf(form), { body: { decision: 'claim' } });
}

/** Polls the state of the page's subject, and reloads the page when it changed. */
async function keepUp(): Promise<void> {
  const exchange = await call('GET', location.pathname + location.search);
  const { status } = exchange.answer as { readonly status?: unknown };
  const shown = page?.dataset['status'];
  const isSame = status === shown || (shown === 'parked' && status === 'claimed');
  if (typeof status === 'string' && !isSame) location.reload();
}

dress();
void nameCar();
void claim();
setInterval(() => {
  if (document.visibilityState === 'visible') void keepUp();
}, LOOK_AGAIN_MS);
