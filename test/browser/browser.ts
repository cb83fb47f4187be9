/** Starts system Chromium for page tests (installing it if missing) and collects its errors. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';

/** Longer waits fail. */
const PATIENCE_MS = 25_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test pattern replaces the camera; a page gets it once its context grants the permission.
  '--use-fake-device-for-media-stream',
];

/** Headless Chromium, installed from Debian's archive if missing. */
export function launchBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
  }
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, script errors and policy violations, in order. */
  readonly complaints: string[];
}

/**
 * The browser's only page, with its errors collected. Chromium logs every response of 400 and above; a 402 is an
 * ordinary OFFER here, so those lines are ignored. `expected` lists further statuses that the test provokes.
 */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions & { readonly expected?: readonly number[] } = {},
): Promise<WatchedPage> {
  const { expected = [], ...context } = options;
  // Pages left open by earlier tests would keep reading and rendering.
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

/** The current panel of the purchase. */
export function currentPanel(page: Page) {
  return page.locator('.stage');
}

/** Clicks a button in the current panel. */
export async function clickInPanel(page: Page, name: string): Promise<void> {
  await currentPanel(page).getByRole('button', { name, exact: true }).click();
}

/** Waits until the current panel has this title. */
export async function waitForPanel(page: Page, title: string): Promise<void> {
  await currentPanel(page).getByRole('heading', { name: title, exact: true }).waitFor();
}

/** Waits until the machine highlights this state. */
export async function waitForState(page: Page, state: string): Promise<void> {
  await page.locator('.state.is-current', { hasText: state }).waitFor();
}
