/** Starts the workbench: opens the view of the address and draws it within the shell. */
import { html, render } from 'lit-html';
import { callAnswered, type Exchange } from '../wire/exchange.ts';
import { keyChanged, session } from '../wire/session.ts';
import { account, nowMs, readClock, readKey, signOut } from './account.ts';
import { routeOf } from './router.ts';
import { shell } from './shell.ts';
import { signInView, unreadView } from './sign-in.ts';
import type { Bench, View } from './view.ts';
import { HOME, type ViewEntry, viewAt } from './views.ts';

const METER_REST_MS = 400;

const mount = document.getElementById('app');
if (mount === null) throw new Error('The page has no element with the id "app".');
const app = mount;

let view: View | undefined;
let shown: { readonly address: string; readonly entry: ViewEntry } = addressedView();
/** The number of views opened so far. */
let opened = 0;
/** Why the account could not be read, when the key was not the reason. */
let unread: Exchange | undefined;
/** True until the account of the tab's key is known. */
let isReading = false;
let isDrawing = false;
let said = '';
let resting: ReturnType<typeof setTimeout> | undefined;

/** A late answer for a view that was left has no effect. */
function benchOf(isCurrent: () => boolean): Bench {
  return {
    redraw: () => {
      if (isCurrent()) redraw();
    },
    go: (address) => {
      if (!isCurrent()) return;
      if (location.hash === address) open();
      else location.hash = address;
    },
    say: (words) => {
      if (!isCurrent()) return;
      said = words;
      redraw();
    },
    focus: (selector) => {
      if (!isCurrent()) return;
      draw();
      app.querySelector<HTMLElement>(selector)?.focus();
    },
    nowMs,
    readClock: async () => {
      await readClock();
      redraw();
    },
  };
}

/** Several changes within a frame are drawn once. */
function redraw(): void {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(() => {
    isDrawing = false;
    draw();
  });
}

function draw(): void {
  const content = view?.draw();
  render(shell({ ...shown, content, said, onSignOut: leave }), app);
}

function addressedView() {
  const address = location.hash;
  const route = routeOf(address);
  return { address, route, entry: viewAt(route) };
}

function open(): void {
  view?.stop?.();
  view = undefined;
  const { address, route, entry } = addressedView();
  shown = { address, entry };
  document.title = `${entry.title} · Carport workbench`;
  said = '';
  opened += 1;
  const mine = opened;
  const bench = benchOf(() => mine === opened);
  view = account.key === undefined ? entrance(bench) : entry.open(bench, route);
  draw();
  scrollTo(0, 0);
  app.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
}

function entrance(bench: Bench): View {
  if (session.key === undefined || unread === undefined) return signInView(bench);
  const exchange = unread;
  return { draw: () => unreadView(exchange, () => void start()) };
}

function leave(): void {
  signOut();
  location.hash = HOME;
}

async function start(): Promise<void> {
  isReading = true;
  if (session.key !== undefined) {
    // The frame is drawn before the account is known.
    const content = html`<p class="soft">Loading the account.</p>`;
    render(shell({ ...shown, content, said, onSignOut: leave }), app);
    const [{ exchange }] = await Promise.all([readKey(), readClock()]);
    if (exchange.status === 401) session.key = undefined;
    unread = exchange.envelope === 'OK' ? undefined : exchange;
  }
  isReading = false;
  open();
}

addEventListener('hashchange', () => {
  if (!isReading) open();
});
keyChanged.listen(() => open());
callAnswered.listen(() => {
  clearTimeout(resting);
  resting = setTimeout(() => void readKey().then(redraw), METER_REST_MS);
});
app.replaceChildren();
void start();
