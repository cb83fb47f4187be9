/** A paged list: one page of the service at a time, or all rows during a search. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { whole as wholeNumber } from '../../view/words.ts';
import type { Address, Ok, Reply } from '../../wire/api.ts';
import { type Exchange, isAnswered } from '../../wire/exchange.ts';
import { createLoaded } from './loaded.ts';
import type { Paged } from './pager.ts';

export interface Source<A extends Address, Row> {
  /** Reads one page, from 1. */
  readonly ask: (page: number) => Promise<Reply<A>>;
  readonly rowsOf: (answer: Ok<A>) => readonly Row[];
  readonly totalOf: (answer: Ok<A>) => number;
  readonly idOf: (row: Row) => string;
  /** Rows per page of `ask`. */
  readonly limit: number;
  readonly redraw: () => void;
}

interface ShownPage<Row> {
  readonly rows: readonly Row[];
  readonly paged: Paged;
}

export interface Listing<Row> {
  /** The last read of a page; undefined until it is answered. */
  readonly exchange: Exchange | undefined;
  /** Total rows of the service. */
  readonly total: number;
  load(): Promise<void>;
  /** Reads the shown page again; during a search, the newest rows. */
  refresh(): Promise<void>;
  turn(page: number): void;
  /** Starts or ends a search. A search reads every page once, and shows matches as they are found. */
  search(isOn: boolean): void;
  /** The current page; during a search, a page of the matching rows. */
  shown(matches: (row: Row) => boolean): ShownPage<Row>;
  /** Every row, newest first, for an export; undefined when a page was refused. */
  all(): Promise<readonly Row[] | undefined>;
  /** A refusal with a retry button, and the progress of a search. */
  note(): TemplateResult | typeof nothing;
}

/** Pause after a 429. */
const RATE_REST_MS = 3000;

interface Search<Row> {
  found: Map<string, Row>;
  /** Total rows of the service. */
  total: number;
  /** The next page to read; undefined when every page was read. */
  next: number | undefined;
  /** The shown page of matching rows. */
  page: number;
  /** The page to read again next, so that all rows stay current. */
  again: number;
  refused: Exchange | undefined;
}

export function createListing<A extends Address, Row>(source: Source<A, Row>): Listing<Row> {
  const { ask, rowsOf, totalOf, idOf, limit, redraw } = source;
  let page = 1;
  let search: Search<Row> | undefined;
  const atHand = createLoaded<A>(() => ask(page), redraw);
  const newSearch = (): Search<Row> => ({ found: new Map(), total: 0, next: 1, page: 1, again: 2, refused: undefined });

  /** Adds a page to a search; returns whether it was read. */
  function take(into: Search<Row>, { ok, exchange }: Reply<A>, at: number): boolean {
    const isEmpty = exchange.envelope === 'EMPTY';
    into.refused = isEmpty || isAnswered(exchange) ? undefined : exchange;
    if (into.refused !== undefined) return false;
    const rows = ok === undefined ? [] : rowsOf(ok);
    into.total = ok === undefined ? into.found.size : totalOf(ok);
    // A row inserted in the meantime shifts the others, so one may be read twice.
    const fresh = rows.map((row) => [idOf(row), row] as const);
    into.found = at === 1 ? new Map([...fresh, ...withoutAny(into.found, fresh)]) : new Map([...into.found, ...fresh]);
    if (at === into.next) into.next = rows.length === 0 || at * limit >= into.total ? undefined : at + 1;
    return true;
  }

  async function readOn(into: Search<Row>, isWanted: () => boolean): Promise<void> {
    while (into.next !== undefined && isWanted()) {
      const at = into.next;
      const reply = await ask(at);
      if (reply.exchange.status === 429) await new Promise((resolve) => setTimeout(resolve, RATE_REST_MS));
      else if (!take(into, reply, at)) break;
      if (isWanted()) redraw();
    }
    redraw();
  }

  function begin(): void {
    const mine = newSearch();
    search = mine;
    void readOn(mine, () => search === mine);
  }

  /** The newest page, where rows are inserted, and one of the others in turn. */
  async function readAgain(mine: Search<Row>): Promise<void> {
    const isRead = take(mine, await ask(1), 1);
    if (!isRead || mine.total <= limit) return;
    if (take(mine, await ask(mine.again), mine.again))
      mine.again = mine.again * limit >= mine.total ? 2 : mine.again + 1;
  }

  async function refresh(): Promise<void> {
    const mine = search;
    if (mine === undefined) await atHand.refresh();
    else if (mine.next === undefined) await readAgain(mine);
    redraw();
  }

  function note(): TemplateResult | typeof nothing {
    const mine = search;
    if (mine === undefined) return atHand.note();
    const goOn = () => void readOn(mine, () => search === mine);
    if (mine.refused !== undefined)
      return html`${refusalNote(mine.refused)}<p><button type="button" class="quiet" @click=${goOn}>Try again</button></p>`;
    return mine.next === undefined
      ? nothing
      : html`<p class="soft" role="status">Searched ${wholeNumber(mine.found.size)} of ${mine.total === 0 ? 'all' : wholeNumber(mine.total)}.</p>`;
  }

  return {
    get exchange() {
      return atHand.exchange;
    },
    get total() {
      return atHand.value === undefined ? 0 : totalOf(atHand.value);
    },
    load: async () => void (await atHand.load()),
    refresh,
    turn(to) {
      if (search === undefined) {
        page = to;
        void atHand.load();
        return;
      }
      search.page = to;
      redraw();
    },
    search(isOn) {
      if (!isOn) search = undefined;
      else if (search === undefined) begin();
      else search.page = 1;
      redraw();
    },
    shown(matches) {
      const { value } = atHand;
      if (search === undefined) {
        const rows = value === undefined ? [] : rowsOf(value);
        return { rows: rows.filter(matches), paged: { page, limit, total: value === undefined ? 0 : totalOf(value) } };
      }
      const matching = [...search.found.values()].filter(matches);
      const from = (search.page - 1) * limit;
      return {
        rows: matching.slice(from, from + limit),
        paged: { page: search.page, limit, total: matching.length },
      };
    },
    async all() {
      const whole = newSearch();
      await readOn(whole, () => true);
      return whole.next === undefined ? [...whole.found.values()] : undefined;
    },
    note,
  };
}

function withoutAny<Row>(rows: ReadonlyMap<string, Row>, others: readonly (readonly [string, Row])[]): [string, Row][] {
  const known = new Set(others.map(([id]) => id));
  return [...rows].filter(([id]) => !known.has(id));
}
