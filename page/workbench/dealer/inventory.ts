/** Inventory: a feed is dropped, read line by line, and shown as cards. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { refusalNote } from '../../view/exchange-view.ts';
import { money, whole, wholeNumber } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { QUIETLY } from '../account.ts';
import { toCsv } from '../parts/csv.ts';
import { dropZone } from '../parts/drop.ts';
import { exportButton } from '../parts/export.ts';
import { createListing, type Listing } from '../parts/listing.ts';
import { section } from '../parts/page.ts';
import { pager } from '../parts/pager.ts';
import { rowsReport } from '../parts/rows-report.ts';
import type { Bench, Tab } from '../view.ts';
import { feedType } from './feed-type.ts';

type Import = Ok<'POST /dealer/inventory'>;
type Row = Ok<'GET /dealer/inventory'>['data'][number];

const PAGE_SIZE = 24;
const EXPORT_SIZE = 100;

/** Two valid rows, one that is corrected, and one that is refused. */
const SAMPLE = `vin,condition,year,make,model,trim,miles,price,stock,photos
1HGCM82633A004352,used,2003,Honda,Accord,EX-V6,"120,000",$4500,A1001,
F1XDEMCR4SDEM0001,used,2025,Toyota,Camry,XSE,16005,28395.00,A1002,
WP1ZZ0NA2NZ000157,used,22,Porsche,Macan,S,21400,51900,A1003,
1HGCM82633A00435,used,2003,Honda,Accord,EX,98000,3900,A1004,
`;

/** Each page that is read costs the posted $0.01. */
const exportPrice = (cars: number) => money(Math.ceil(cars / EXPORT_SIZE) / 100);

function inventoryOf(limit: number, redraw: () => void): Listing<Row> {
  return createListing<'GET /dealer/inventory', Row>({
    ask: (page) => api('GET /dealer/inventory', { query: { page, limit }, ...QUIETLY }),
    rowsOf: ({ data }) => data,
    // A gateway may omit the total; a full page then implies another.
    totalOf: ({ total, page, data }) => total ?? (page - 1) * limit + data.length + (data.length < limit ? 0 : 1),
    idOf: ({ vin, rooftop }) => `${vin} ${rooftop.name}`,
    limit,
    redraw,
  });
}

export function inventoryTab(bench: Bench): Tab {
  const state = {
    isBusy: false,
    imported: undefined as Import | undefined,
    refused: undefined as Exchange | undefined,
    file: '',
  };
  const commands = createCommandQueue();
  const photos = new Map<string, string | undefined>();
  const list = inventoryOf(PAGE_SIZE, bench.redraw);
  void list.load();

  async function take(content: Blob, file: string): Promise<void> {
    Object.assign(state, { isBusy: true, refused: undefined, imported: undefined, file });
    bench.redraw();
    const { ok, exchange } = await api('POST /dealer/inventory', { file: { content, type: feedType(file) } });
    Object.assign(state, { isBusy: false, imported: ok, refused: ok === undefined ? exchange : undefined });
    if (ok !== undefined) bench.say(`${ok.accepted + ok.corrected} cars are in the inventory.`);
    photos.clear();
    list.turn(1);
  }

  /** Photo addresses are read car by car, and only if the feed has any. */
  function photoOf(row: Row): string | undefined {
    const { photoCount } = (row.retailListing ?? {}) as { readonly photoCount?: number };
    if (photoCount === undefined || photoCount === 0 || photos.has(row.vin)) return photos.get(row.vin);
    photos.set(row.vin, undefined);
    void api('GET /photos/{vin}', { params: { vin: row.vin }, ...QUIETLY }).then(({ ok }) => {
      photos.set(row.vin, ok?.data.retail[0]);
      bench.redraw();
    });
    return undefined;
  }

  /** Hides a photo that fails to load. */
  function forget(vin: string): void {
    photos.set(vin, undefined);
    bench.redraw();
  }

  return {
    draw() {
      const { imported, refused, file, isBusy } = state;
      const { rows, paged } = list.shown(() => true);
      return html`${dropZone({
        id: 'feed',
        label: 'Import a feed',
        hint: 'CSV, tab or pipe separated text, JSON or JSON lines, with the column names of common feeds. The feed replaces the inventory.',
        accept: '.csv,.txt,.tsv,.json,.jsonl,.ndjson',
        isBusy,
        onFile: (content, name) => void commands.make(`take ${name}`, () => take(content, name)),
        sample: { label: 'Import a sample feed', content: () => SAMPLE, name: 'sample.csv' },
      })}
      ${refused === undefined ? nothing : refusalNote(refused)}
      ${imported === undefined ? nothing : section('import', `Result of ${file}`, html`<p class="soft">${imported.format.toUpperCase()} for ${imported.rooftop.name}</p>${rowsReport(imported)}`)}
      ${list.note()} ${section(
        'cars',
        `Inventory`,
        html`${
          rows.length === 0
            ? html`<p class="blank">No car is on this page.</p>`
            : html`<ul class="cars">${repeat(
                rows,
                ({ vin, rooftop }) => `${vin} ${rooftop.name}`,
                (row) => card(row, photoOf(row), () => forget(row.vin)),
              )}</ul>`
        } ${pager('Cars', paged, list.turn)}`,
        rows.length === 0
          ? nothing
          : exportButton(
              bench,
              'inventory.csv',
              inventoryOf(EXPORT_SIZE, bench.redraw).all,
              csvOf,
              `Export as CSV (${exportPrice(paged.total)})`,
            ),
      )}`;
    },
  };
}

/** Optional members of a feed may be absent. */
interface Shown {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
}
interface Priced {
  readonly price?: number | null;
  readonly miles?: number;
  readonly used?: boolean;
  readonly stockNo?: string;
}

const nameOf = ({ year, make, model, trim }: Shown) => [year, make, model, trim].filter(Boolean).join(' ');

function card(
  { vin, vehicle, retailListing, rooftop, aging }: Row,
  photo: string | undefined,
  onBroken: () => void,
): TemplateResult {
  const { price, miles, used, stockNo }: Priced = retailListing ?? {};
  return html`<li class="car">
    <div class="car-photo">${photo === undefined ? html`<span class="soft">No photo</span>` : html`<img src=${photo} alt=${`${nameOf(vehicle)}, from the feed`} loading="lazy" referrerpolicy="no-referrer" @error=${onBroken} />`}</div>
    <h3>${nameOf(vehicle)}</h3>
    <p class="car-price">${price === undefined || price === null ? 'Not priced' : wholeNumber(price)}</p>
    <p class="soft">${used === false ? 'New' : 'Used'}${miles === undefined ? nothing : `, ${whole(miles)} miles`} · ${rooftop.name}</p>
    <p class="soft"><code>${vin}</code>${stockNo === undefined ? nothing : ` · ${stockNo}`}</p>
    ${aging === undefined ? nothing : html`<p><span class=${`aging aging-${aging.daysListed > 60 ? 'old' : 'young'}`}>${aging.daysListed} days listed</span></p>`}
    <p class="car-acts"><a class="quiet" href=${`#/desk?vin=${vin}`}>Desk<span class="unseen"> ${vin}</span></a></p>
  </li>`;
}

function csvOf(rows: readonly Row[]): string {
  const lines = rows.map(({ vin, vehicle, retailListing, aging }) => {
    const { year, make, model, trim }: Shown = vehicle;
    const { price, miles, stockNo }: Priced = retailListing ?? {};
    return [vin, year, make, model, trim, miles, price, stockNo, aging?.daysListed];
  });
  return toCsv(['vin', 'year', 'make', 'model', 'trim', 'miles', 'price', 'stock', 'daysListed'], lines);
}
