/** Ledger: lines of a general ledger beside the contracts they match, the near misses, and why. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { money, plainWords } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { download, toCsv } from '../parts/csv.ts';
import { dropZone } from '../parts/drop.ts';
import { section } from '../parts/page.ts';
import { rowsReport } from '../parts/rows-report.ts';
import type { Bench, Tab } from '../view.ts';
import { feedType } from './feed-type.ts';

type Result = Ok<'POST /fi/gl/reconcile'>;
type Line = Result['matched'][number]['line'];
type Signals = Result['matched'][number]['signals'];

const SHOWN = 300;
const NAMES = ['vin', 'customer', 'amount', 'date'] as const;

export function ledgerTab(bench: Bench): Tab {
  const state = { isBusy: false, result: undefined as Result | undefined, refused: undefined as Exchange | undefined };
  const commands = createCommandQueue();

  async function reconcile(file?: { readonly content: Blob; readonly type: string }): Promise<void> {
    Object.assign(state, { isBusy: true, refused: undefined });
    bench.redraw();
    const { ok, exchange } = await api('POST /fi/gl/reconcile', file === undefined ? {} : { file });
    Object.assign(state, { isBusy: false, result: ok, refused: ok === undefined ? exchange : undefined });
    if (ok !== undefined) bench.say(`${ok.totals.matched} of ${ok.totals.lines} lines match a contract.`);
    bench.redraw();
  }

  return {
    draw() {
      const { result, refused, isBusy } = state;
      return html`${dropZone({
        id: 'ledger',
        label: 'Reconcile a ledger',
        hint: 'An export of the general ledger as CSV or JSON, with the column names of dealer systems. Lines are scored against the contracts of this account.',
        accept: '.csv,.txt,.json',
        isBusy,
        onFile: (content, name) =>
          void commands.make(`reconcile ${name}`, () => reconcile({ content, type: feedType(name) })),
      })}
      <p><button type="button" class="quiet" @click=${() => void commands.make('reconcile', () => reconcile())}>Reconcile the sandbox ledger</button></p>
      ${refused === undefined ? nothing : refusalNote(refused)} ${result === undefined ? nothing : resultView(result)}`;
    },
  };
}

function resultView(result: Result): TemplateResult {
  const { totals, matchLaw, matched, unmatched, renewals } = result;
  const weights = NAMES.map((name) => `${name} ${matchLaw.weights[name]}`).join(', ');
  return html`${section(
    'reconciled',
    'Result',
    html`<dl class="counts"><div><dt>Lines</dt><dd>${totals.lines}</dd></div><div><dt>Matched</dt><dd>${totals.matched}<span class="soft">${money(totals.matchedAmount)}</span></dd></div><div class=${totals.unmatched > 0 ? 'is-bad' : ''}><dt>Unmatched</dt><dd>${totals.unmatched}<span class="soft">${money(totals.unmatchedAmount)}</span></dd></div><div><dt>Reversed</dt><dd>${totals.reversed}</dd></div><div><dt>Contracts without a line</dt><dd>${totals.contractsWithoutLine}</dd></div></dl>
      <p class="soft">A line matches a contract at a score of ${matchLaw.floor} or more: ${weights}; ${matchLaw.assignment}.</p>
      ${result.refused + result.corrected === 0 ? nothing : rowsReport(result)}`,
    exporter(result),
  )}
  ${unmatched.length === 0 ? nothing : section('unmatched', `Unmatched lines`, unmatchedTable(unmatched))}
  ${matched.length === 0 ? nothing : section('matched', `Matched lines`, matchedTable(matched))}
  ${renewals.length === 0 ? nothing : section('renewals', 'Renewals', renewalList(renewals))}`;
}

function lineCells({ line, postDate, amount, customer, vin, account, accountName }: Line): TemplateResult {
  return html`<td class="number">${line}</td><td class="nowrap">${postDate}</td><td class="number">${money(amount)}</td><td>${customer ?? ''}${vin === undefined ? nothing : html`<span class="line soft"><code>${vin}</code></span>`}</td><td>${account ?? ''}${accountName === undefined ? nothing : html`<span class="line soft">${accountName}</span>`}</td>`;
}

const LINE_HEADS = html`<th scope="col" class="number">Line</th><th scope="col">Date</th><th scope="col" class="number">Amount</th><th scope="col">Customer</th><th scope="col">Account</th>`;

/** Each signal as a bar with its number as a label. */
function signalBars(score: number, signals: Signals): TemplateResult {
  return html`<span class="score"><b>${score.toFixed(2)}</b>${NAMES.map((name) => html`<span class="signal"><meter min="0" max="1" value=${signals[name]} aria-label=${name}></meter>${name}</span>`)}</span>`;
}

function matchedTable(rows: Result['matched']): TemplateResult {
  return html`<div class="wide tall stacks by-line" tabindex="0" role="group" aria-label="Matched lines"><table class="rows"><thead><tr>${LINE_HEADS}<th scope="col">Contract</th><th scope="col">Score</th></tr></thead>
    <tbody>${rows.slice(0, SHOWN).map(({ line, contract, score, signals }) => html`<tr>${lineCells(line)}<td>${contract.productType}, ${money(contract.price)}<span class="line soft">${contract.customer ?? ''} · ${contract.saleDate}</span></td><td>${signalBars(score, signals)}</td></tr>`)}</tbody></table></div>`;
}

function unmatchedTable(rows: Result['unmatched']): TemplateResult {
  return html`<div class="wide tall stacks by-line" tabindex="0" role="group" aria-label="Unmatched lines"><table class="rows"><thead><tr>${LINE_HEADS}<th scope="col">Why</th><th scope="col">Near miss</th></tr></thead>
    <tbody>${rows.slice(0, SHOWN).map(
      ({
        line,
        reasons,
        nearMiss,
        reversedBy,
      }) => html`<tr>${lineCells(line)}<td>${reasons.map((reason) => html`<span class="line">${reason}</span>`)}${reversedBy === undefined ? nothing : html`<span class="line">Reversed by line ${reversedBy}.</span>`}</td>
        <td>${nearMiss === null ? html`<span class="soft">none</span>` : html`${nearMiss.contract.productType}, ${money(nearMiss.contract.price)}<span class="line soft">${nearMiss.contract.customer ?? ''} · ${nearMiss.contract.saleDate}</span>${signalBars(nearMiss.score, nearMiss.signals)}`}</td></tr>`,
    )}</tbody></table></div>`;
}

function renewalList(rows: Result['renewals']): TemplateResult {
  return html`<ul class="points">${rows.slice(0, SHOWN).map(({ productType, vin, assessment, reason, endDate }) => html`<li><span class=${`outcome outcome-${assessment}`}>${plainWords(assessment)}</span> ${productType ?? 'Contract'} of <code>${vin}</code>, until ${endDate}: ${reason}</li>`)}</ul>`;
}

function exporter({ matched, unmatched }: Result): TemplateResult {
  const save = () =>
    download(
      'reconciliation.csv',
      toCsv(
        ['line', 'outcome', 'postDate', 'amount', 'account', 'customer', 'vin', 'contractId', 'score', 'reasons'],
        [
          ...matched.map(({ line, contractId, score }) => [
            line.line,
            'matched',
            line.postDate,
            line.amount,
            line.account,
            line.customer,
            line.vin,
            contractId,
            score,
            '',
          ]),
          ...unmatched.map(({ line, reasons, nearMiss }) => [
            line.line,
            'unmatched',
            line.postDate,
            line.amount,
            line.account,
            line.customer,
            line.vin,
            nearMiss?.contractId,
            nearMiss?.score,
            reasons.join(' '),
          ]),
        ],
      ),
    );
  return html`<button type="button" class="quiet" @click=${save}>Export as CSV</button>`;
}
