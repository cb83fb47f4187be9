/** Starts system Chromium for page tests (installing it if missing) and collects its errors. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';

/** What takes longer than this does not come. */
const PATIENCE_MS = 25_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test picture stands in for a camera; a page gets it once its context grants the permission.
  '--use-fake-device-for-media-stream',
];

/** Headless Chromium; a machine without one gets it from its own package archive. */
export function launchBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
  }
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

export interface Watched {
  readonly page: Page;
  /** Errors on the console, faults of scripts and breaches of the policy, in the order they came. */
  readonly complaints: string[];
}

/**
 * The browser's only page, whose every complaint is kept. Chromium writes a line for each answer of 400 and above; a 402 is how this
 * service offers, so those lines are no complaint. `expected` names further statuses that the test provokes itself.
 */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions & { readonly expected?: readonly number[] } = {},
): Promise<Watched> {
  const { expected = [], ...context } = options;
  // Pages that an earlier test left open go on reading and drawing.
  await Promise.all(browser.contexts().map((earlier) => earlier.close()));
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...context })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const answered = [402, ...expected].map((status) => `status of ${status} `);
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !answered.some((words) => text.includes(words))) complaints.push(text);
  });
  page.on('pageerror', (fault) => complaints.push(String(fault)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return { page, complaints };
}

/** The panel at hand of the walk. */
export function stage(page: Page) {
  return page.locator('.stage');
}

/** Clicks a button of the panel at hand. */
export async function press(page: Page, name: string): Promise<void> {
  await stage(page).getByRole('button', { name, exact: true }).click();
}

/** Waits until the panel at hand has this title. */
export async function arriveAt(page: Page, title: string): Promise<void> {
  await stage(page).getByRole('heading', { name: title, exact: true }).waitFor();
}

/** Waits until the machine's lit state is this one. */
export async function standAt(page: Page, state: string): Promise<void> {
  await page.locator('.state.is-current', { hasText: state }).waitFor();
}
