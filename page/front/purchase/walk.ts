/** Live purchase: the state machine, the steps, the current panel and the side column. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { type Expansion, refusalNote, wireStrip } from '../../view/exchange-view.ts';
import { type MachineView, machineDrawing, movesBar } from '../../view/machine/drawing.ts';
import { type MachineTables, readTables } from '../../view/machine/tables.ts';
import type { Exchange } from '../../wire/exchange.ts';
import type { CarRecord } from '../../wire/shapes.ts';
import { createPurchaseController, type PurchaseController } from './controller.ts';
import { checkoutPanel } from './panels/checkout.ts';
import { creditPanel } from './panels/credit.ts';
import { deskPanel } from './panels/desk.ts';
import { closePanel, deliverPanel, settlePanel } from './panels/handover.ts';
import { menuPanel } from './panels/menu.ts';
import { openPanel } from './panels/open.ts';
import type { Panel } from './panels/panel.ts';
import { insurancePanel, notarizePanel, signPanel, stipsPanel } from './panels/papers.ts';
import type { StepKey } from './purchase.ts';
import { checklistView, eventsView } from './rail.ts';
import { nextStep, STEPS, stepOfVerb } from './steps.ts';

const PANELS: Readonly<Record<StepKey, Panel>> = {
  open: openPanel,
  desk: deskPanel,
  menu: menuPanel,
  credit: creditPanel,
  checkout: checkoutPanel,
  sign: signPanel,
  notarize: notarizePanel,
  stips: stipsPanel,
  insurance: insurancePanel,
  deliver: deliverPanel,
  settle: settlePanel,
  close: closePanel,
};

export interface Walk {
  /** Prepares to open a deal on this car, unless one is open. */
  offer(record: CarRecord): void;
  /** Starts a purchase of this car. */
  buy(vin: string, record: CarRecord | undefined): void;
}

/** Replaces the section that the server rendered. */
export function walkIsland(section: HTMLElement, demoVin: string): Walk {
  const tables = readTables();
  const mount = section.querySelector<HTMLElement>('[data-pane]') ?? section;
  const controller = createPurchaseController(demoVin, draw);
  let followed = '';
  let shownRefusal: Exchange | undefined;
  mount.replaceChildren();
  draw(false);
  const standing = new URLSearchParams(location.search).get('deal');
  if (standing !== null) void controller.load(standing).then(() => section.scrollIntoView());

  function draw(stepChanged: boolean): void {
    const hadFocus = mount.contains(document.activeElement);
    render(walkView(controller, tables), mount);
    const log = mount.querySelector('[role=log]');
    if (log !== null) log.scrollTop = log.scrollHeight;
    followState();
    // Keyboard users keep their place: focus moves to a new refusal or step, and away from a removed button.
    const isLost = hadFocus && !mount.contains(document.activeElement);
    const isRefused = controller.purchase.refused !== undefined && controller.purchase.refused !== shownRefusal;
    shownRefusal = controller.purchase.refused;
    if (isRefused) focusOn('.refusal', 'center');
    else if (stepChanged || isLost) focusOn('[data-step-title]', 'nearest');
  }

  function focusOn(selector: string, block: ScrollLogicalPosition): void {
    const target = mount.querySelector<HTMLElement>(selector);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block });
  }

  /** Scrolls the current state into view when the drawing is wider than the screen. */
  function followState(): void {
    const { deal } = controller.purchase;
    if (deal === undefined || deal.state === followed) return;
    followed = deal.state;
    const scroller = mount.querySelector('.machine-scroll');
    const state = mount.querySelector('.state.is-current');
    if (scroller === null || state === null) return;
    const { left, width } = state.getBoundingClientRect();
    const middle = left + width / 2 - scroller.getBoundingClientRect().left;
    scroller.scrollLeft += middle - scroller.clientWidth / 2;
  }

  return {
    offer(record) {
      if (controller.purchase.deal !== undefined) return;
      controller.take(record);
      draw(false);
    },
    buy(vin, record) {
      controller.reset();
      controller.purchase.vin = vin;
      if (record !== undefined) controller.take(record);
      draw(true);
      section.scrollIntoView();
    },
  };
}

function walkView(controller: PurchaseController, tables: MachineTables): TemplateResult {
  const { purchase } = controller;
  const table = tables[purchase.deal?.dealType ?? purchase.dealType];
  const view: MachineView | undefined =
    table === undefined
      ? undefined
      : {
          table,
          current: purchase.deal?.state,
          passed: purchase.passed,
          legal: purchase.deal?.available.map(({ transition }) => transition) ?? [],
          onVerb: (verb) => controller.goTo(stepOfVerb(verb)),
        };
  return html`${view === undefined ? nothing : html`${machineDrawing(view)} ${movesBar(view, purchase.deal?.blocked ?? [])}`}
    <div class="walk">
      ${stepsNav(controller)}
      <div class="stage" aria-busy=${purchase.busy !== undefined}>
        ${PANELS[purchase.step](controller)} ${refusalNote(purchase.refused)} ${onward(controller)} ${wireStrip(purchase.last, unfoldOf(controller))}
      </div>
      <div class="rail">${checklistView(purchase.deal?.checklist)} ${eventsView(purchase)}</div>
    </div>`;
}

/** The next step follows from the deal's state, whichever button was pressed. */
function onward({ purchase, goTo }: PurchaseController): TemplateResult | typeof nothing {
  const next = nextStep(purchase, purchase.step);
  const step = STEPS.find(({ key }) => key === next);
  if (purchase.deal === undefined || step === undefined || next === purchase.step) return nothing;
  const isDone = STEPS.some(({ key, isDone }) => key === purchase.step && isDone(purchase));
  const verb = purchase.step === 'close' ? 'Return' : isDone ? 'Continue' : 'Skip';
  return html`<button type="button" class=${isDone ? 'deed' : 'quiet'} @click=${() => goTo(next)}>${verb} to ${step.title}</button>`;
}

let isWireOpen = false;

function unfoldOf({ changed }: PurchaseController): Expansion {
  return {
    isOpen: isWireOpen,
    set(isOpen) {
      isWireOpen = isOpen;
      changed();
    },
  };
}

function stepsNav({ purchase, goTo }: PurchaseController): TemplateResult {
  return html`<nav class="steps" aria-label="Steps of the purchase"><ol>${STEPS.map(({ key, title, isDone }) => {
    const isDoneNow = isDone(purchase);
    const isReachable = purchase.deal !== undefined || key === 'open';
    return html`<li><button type="button" class=${isDoneNow ? 'is-done' : ''} aria-current=${purchase.step === key ? 'step' : nothing} ?disabled=${!isReachable} @click=${() => goTo(key)}>
      <span class="tick" aria-hidden="true">${isDoneNow ? '✓' : ''}</span>${title}${isDoneNow ? html`<span class="unseen">, done</span>` : nothing}</button></li>`;
  })}</ol></nav>`;
}
