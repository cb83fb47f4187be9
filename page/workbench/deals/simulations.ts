/** Sandbox actions on a deal: a lender's decision, an act of a counterparty, a scenario, a fork. */
import { html, type TemplateResult } from 'lit-html';
import { valueIn } from '../../view/fields.ts';
import { plainWords } from '../../view/words.ts';
import { api } from '../../wire/api.ts';
import type { DealDesk } from './deal-desk.ts';

const DECISIONS = ['approved', 'conditioned', 'declined'] as const;
const TRIGGERS = [
  'source-candidate',
  'verify-seller',
  'complete-notarization',
  'verify-policy',
  'dispatch-haul',
  'pick-up-haul',
  'deliver-haul',
  'cancel-haul',
  'release-lien',
] as const;
const SCENARIOS = [
  'concierge-buy-desked',
  'concierge-buy-signed',
  'concierge-buy-cleared',
  'concierge-buy-delivered',
  'concierge-buy-settled',
] as const;

export function simulations(desk: DealDesk): TemplateResult {
  const { dealId } = desk.deal;
  const decide = (event: Event) => {
    const decision = DECISIONS.find((one) => one === valueIn(event, 'sim-decision')) ?? 'approved';
    return desk.act(`The lender’s decision: ${decision}.`, () =>
      api('POST /credit/decisions/simulate', { body: { dealId, decision } }),
    );
  };
  const trigger = (event: Event) => {
    const name = TRIGGERS.find((one) => one === valueIn(event, 'sim-trigger')) ?? TRIGGERS[0];
    return desk.act(`The counterparty acted: ${plainWords(name)}.`, () =>
      api('POST /sandbox/deals/{dealId}/triggers/{trigger}', { params: { dealId, trigger: name } }),
    );
  };
  const play = (event: Event) => {
    const name = valueIn(event, 'sim-scenario');
    return desk.act(`The scenario ${name} was played.`, async () => {
      const reply = await api('POST /sandbox/scenarios/{name}', { params: { name }, body: { dealId } });
      await desk.bench.readClock();
      return reply;
    });
  };
  const fork = () =>
    desk.act('The fork is open.', async () => {
      const reply = await api('POST /sandbox/deals/{dealId}/fork', { params: { dealId } });
      if (reply.ok !== undefined) desk.bench.go(`#/deals/${reply.ok.dealId}`);
      return reply;
    });
  return html`<details class="simulations"><summary>Simulate a counterparty</summary>
    ${choose('sim-decision', 'Lender decides', DECISIONS, 'Decide', decide)}
    ${choose('sim-trigger', 'Counterparty acts', TRIGGERS, 'Act', trigger)}
    ${choose('sim-scenario', 'Play a scenario', SCENARIOS, 'Play', play)}
    <p><button type="button" class="quiet" @click=${() => void fork()}>Fork this deal</button></p></details>`;
}

function choose(
  id: string,
  label: string,
  options: readonly string[],
  deed: string,
  run: (event: Event) => Promise<void>,
): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    void run(event);
  };
  return html`<form class="one-line" @submit=${submit}><div class="field"><label for=${id}>${label}</label>
    <select id=${id} name=${id}>${options.map((one) => html`<option value=${one}>${plainWords(one)}</option>`)}</select></div>
    <button type="submit" class="quiet">${deed}</button></form>`;
}
