/** Holds the answer of one read, its loading state and its refusal. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import type { Address, Ok, Reply } from '../../wire/api.ts';
import type { Exchange } from '../../wire/exchange.ts';

export interface Loaded<A extends Address> {
  readonly value: Ok<A> | undefined;
  /** The last call, successful or not. */
  readonly exchange: Exchange | undefined;
  readonly isLoading: boolean;
  /** Reads now. An answer to an earlier read is dropped; every caller gets the last answer. */
  load(): Promise<Ok<A> | undefined>;
  /** Reads again after the read in flight; further reads requested meanwhile are merged into one. */
  refresh(): Promise<Ok<A> | undefined>;
  /** A note with a retry button when the last call was refused. */
  note(): TemplateResult | typeof nothing;
}

export function createLoaded<A extends Address>(ask: () => Promise<Reply<A>>, redraw: () => void): Loaded<A> {
  let value: Ok<A> | undefined;
  let exchange: Exchange | undefined;
  let calls = 0;
  let latest: Promise<Ok<A> | undefined> | undefined;
  let following: Promise<Ok<A> | undefined> | undefined;

  function load(): Promise<Ok<A> | undefined> {
    calls += 1;
    latest = loadOnce(calls);
    redraw();
    return latest;
  }

  async function loadOnce(mine: number): Promise<Ok<A> | undefined> {
    const reply = await ask();
    if (mine !== calls) return latest ?? value;
    latest = undefined;
    exchange = reply.exchange;
    if (reply.ok !== undefined || exchange.envelope === 'EMPTY') value = reply.ok;
    redraw();
    return value;
  }

  function refresh(): Promise<Ok<A> | undefined> {
    if (latest === undefined) return load();
    following ??= latest.then(() => {
      following = undefined;
      return load();
    });
    return following;
  }

  return {
    get value() {
      return value;
    },
    get exchange() {
      return exchange;
    },
    get isLoading() {
      return latest !== undefined;
    },
    load,
    refresh,
    note() {
      if (exchange === undefined || ['OK', 'EMPTY', 'OFFER'].includes(exchange.envelope)) return nothing;
      return html`${refusalNote(exchange)}<p><button type="button" class="quiet" @click=${() => void load()}>Try again</button></p>`;
    },
  };
}
