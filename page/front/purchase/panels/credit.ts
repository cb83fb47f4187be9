/** Credit decision panel. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { choice } from '../../../view/fields.ts';
import { money } from '../../../view/words.ts';
import { answerOf } from '../../../wire/exchange.ts';
import type { Decision } from '../../../wire/shapes.ts';
import { onSubmit, type Panel, panelFrame } from './panel.ts';

const VERDICTS = ['approved', 'conditioned', 'declined'] as const;
let wanted: (typeof VERDICTS)[number] = 'approved';

export const creditPanel: Panel = (controller) => {
  const { purchase, move, changed } = controller;
  const dealId = purchase.deal?.dealId;
  const decide = onSubmit(async () => {
    const exchange = await move('/credit/decisions/simulate', { dealId, decision: wanted }, { stay: true });
    purchase.decision =
      exchange === undefined ? purchase.decision : (answerOf<Decision>(exchange) ?? purchase.decision);
    changed();
  });
  return panelFrame(
    'Credit decision',
    'Simulates the lender’s decision on this deal. A conditioned decision requests proofs for the stipulations step; the latest decision applies.',
    html`<form class="fields" @submit=${decide}>
        ${choice({
          name: 'decision',
          legend: 'Lender’s decision',
          options: VERDICTS,
          value: wanted,
          onPick: (verdict) => {
            wanted = verdict;
            changed();
          },
        })}
        <button type="submit" class=${purchase.decision === undefined ? 'deed' : 'quiet'} aria-disabled=${purchase.busy !== undefined}>Send the decision</button>
      </form>
      ${purchase.decision === undefined ? nothing : decisionView(purchase.decision)}
      ${purchase.deal?.credit === undefined ? nothing : html`<p class="soft">The application is ${purchase.deal.credit.state.toLowerCase()}.</p>`}`,
  );
};

function decisionView({
  decision,
  lender,
  tier,
  customerRate,
  approved,
  stipulations,
  reasons,
}: Decision): TemplateResult {
  return html`<dl class="pairs">
      <dt>Lender</dt><dd>${lender.name}</dd>
      <dt>Decision</dt><dd><b>${decision}</b>, tier ${tier}</dd>
      <dt>Rate</dt><dd>${customerRate} %</dd>
      ${approved?.amountFinanced === undefined ? nothing : html`<dt>Up to</dt><dd>${money(approved.amountFinanced)}</dd>`}
    </dl>
    ${points([...stipulations, ...reasons])}`;
}

function points(rows: readonly { readonly code: string; readonly text: string }[]): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`<ul class="points">${rows.map(({ code, text }) => html`<li><code>${code}</code> ${text}</li>`)}</ul>`;
}
