/** Opens the workbench, signed in, for tests of its views. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { launchBrowser, type WatchedPage, watchedPage } from '../browser.ts';

export interface Bench {
  readonly carport: ListeningService;
  readonly browser: Browser;
  readonly key: string;
  /** Calls the service with the key. */
  post(path: string, body?: unknown): Promise<Record<string, string>>;
  /** Opens a view, signed in. */
  at(hash: string, options?: BrowserContextOptions & { readonly expected?: readonly number[] }): Promise<WatchedPage>;
  close(): Promise<void>;
}

/** One service, browser and key per test file. */
export async function workbench(): Promise<Bench> {
  const [carport, browser] = await Promise.all([listeningService(), launchBrowser()]);
  const call = async (path: string, body: unknown, headers: Record<string, string>) =>
    (await fetch(`${carport.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const { key } = await call('/keys', {}, {});
  return {
    carport,
    browser,
    key,
    post: (path, body = {}) => call(path, body, { authorization: `Bearer ${key}` }),
    async at(hash, options = {}) {
      const watched = await watchedPage(browser, options);
      await watched.page.addInitScript((secret) => sessionStorage.setItem('carport-key', secret), key);
      await watched.page.goto(`${carport.url}/?face=workbench${hash}`);
      await watched.page.locator('[data-title]').waitFor();
      return watched;
    },
    async close() {
      await browser.close();
      await carport.close();
    },
  };
}

/** Waits until the displayed deal is in this state. */
export async function dealIs(page: Page, state: string): Promise<void> {
  await page.locator('[data-state]', { hasText: state }).waitFor();
}
