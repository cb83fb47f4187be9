/** Starts the workbench: opens the view of the address and draws it within the shell. */
import { html, render } from 'lit-html';
import { callAnswered, keyChanged, session } from '../wire/session.ts';
import { account, nowMs, readClock, readKey, signOut } from './account.ts';
import { routeOf } from './router.ts';
import { shell } from './shell.ts';
import { signInView } from './sign-in.ts';
import type { Bench, View } from './view.ts';
import { HOME, viewAt } from './views.ts';

const METER_REST_MS = 400;

const mount = document.getElementById('app');
if (mount === null) throw new Error('The page has no element with the id "app".');
const app = mount;

let view: View | undefined;
let isDrawing = false;
let said = '';
let resting: ReturnType<typeof setTimeout> | undefined;

const bench: Bench = {
  redraw,
  go: (address) => {
    if (location.hash === address) open();
    else location.hash = address;
  },
  say: (words) => {
    said = words;
    redraw();
  },
  nowMs,
  readClock: async () => {
    await readClock();
    redraw();
  },
};

/** Many changes of one frame are drawn once. */
function redraw(): void {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(() => {
    isDrawing = false;
    draw();
  });
}

function draw(): void {
  const { route, entry } = addressed();
  const content = account.key === undefined ? signInView(bench) : view?.draw();
  render(shell({ entry, route, content, said, onSignOut: leave }), app);
}

function addressed() {
  const route = routeOf(location.hash);
  return { route, entry: viewAt(route) };
}

function open(): void {
  view?.stop?.();
  view = undefined;
  const { route, entry } = addressed();
  document.title = `${entry.title} · Carport workbench`;
  said = '';
  if (account.key !== undefined) view = entry.open(bench, route);
  draw();
  scrollTo(0, 0);
  app.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
}

function leave(): void {
  signOut();
  location.hash = HOME;
}

async function start(): Promise<void> {
  app.replaceChildren();
  if (session.key !== undefined) {
    // The frame is painted before the account is known.
    const content = html`<p class="soft">Reading the account.</p>`;
    render(shell({ ...addressed(), content, said, onSignOut: leave }), app);
    const [{ exchange }] = await Promise.all([readKey(), readClock()]);
    if (exchange.status === 401) session.key = undefined;
  }
  open();
}

addEventListener('hashchange', open);
keyChanged.listen(() => open());
callAnswered.listen(() => {
  clearTimeout(resting);
  resting = setTimeout(() => void readKey().then(redraw), METER_REST_MS);
});
void start();
