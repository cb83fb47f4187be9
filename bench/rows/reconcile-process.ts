/** Reconciles 50,000 lines of CSV with 20,000 contracts and prints time and memory. */
import { type ContractTerms, expirationOf } from '#domain/fi/contract-terms.ts';
import { reconcile } from '#domain/fi/ledger/matching/reconcile.ts';
import { LEDGER_LINES_MAX } from '#domain/fi/ledger/reading/ledger-bounds.ts';
import { readLedger } from '#domain/fi/ledger/reading/read-ledger.ts';
import { addDays } from '#kernel/dates.ts';
import { draw } from '#kernel/hash.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { type Vin, withCheckDigit } from '#kernel/vin.ts';

const CONTRACTS = 20_000;
const LINES = 50_000;
const FIRST = ['Alex', 'Robin', 'Sam', 'Chris', 'Kim', 'Pat', 'Jo', 'Max', 'Lee', 'Dana'];
const LAST = ['Sample', 'Specimen', 'Muster', 'Example', 'Placeholder', 'Test', 'Fixture', 'Model', 'Pattern', 'Draft'];

function contract(n: number): ContractTerms {
  const saleDate = addDays('2025-01-01', draw(365, 'bench-day', n));
  const price = (89_500 + 500 * draw(5_000, 'bench-price', n)) as Cents;
  return {
    contractId: `contract_${n}`,
    vin: withCheckDigit(`1HGCM8260TA${String(n).padStart(6, '0')}` as Vin),
    productType: 'VSC',
    name: 'Vehicle Service Contract',
    coverage: 'Bench',
    termMonths: 60,
    termMiles: 75_000,
    deductible: 0 as Cents,
    saleDate,
    effectiveDate: saleDate,
    expirationDate: expirationOf(saleDate, 60),
    saleOdometer: 10,
    milesFrom: 'zero',
    price,
    dealerCost: Math.round(price * 0.55) as Cents,
    form: 'BENCH',
    customer: `${FIRST[n % 10]} ${LAST[Math.floor(n / 10) % 10]}${String.fromCharCode(65 + (n % 26))}${n % 97}`,
  };
}

/**
 * Two in five lines are a contract's sale, half of those with a VIN; the others are noise with similar names and
 * amounts.
 */
function csvRow(n: number, contracts: readonly ContractTerms[]): string {
  const { vin, price, saleDate, customer } = contracts[draw(CONTRACTS, 'bench-pick', n)] ?? contract(n);
  const postDate = addDays(saleDate, draw(12, 'bench-lag', n));
  const sale = n % 5 < 2;
  const amount = sale ? toDecimal(price) : toDecimal((price - 7 * draw(900, 'bench-noise', n)) as Cents);
  return `8300,${postDate},(${amount}),VSC,"${customer}",${sale && n % 2 === 0 ? vin : ''}`;
}

const contracts = Array.from({ length: CONTRACTS }, (_, n) => contract(n));
const rows = Array.from({ length: LINES }, (_, n) => csvRow(n, contracts));
const HEADER = 'Account,Post Date,Amount,Description,Customer,VIN';
/** As many files as a ledger of that length needs. */
const files = Array.from({ length: Math.ceil(LINES / LEDGER_LINES_MAX) }, (_, n) =>
  [HEADER, ...rows.slice(n * LEDGER_LINES_MAX, (n + 1) * LEDGER_LINES_MAX)].join('\n'),
);

const heapBefore = process.memoryUsage().heapUsed;
const started = performance.now();
const lines = files.flatMap((file) => {
  const reading = readLedger(file);
  if (!reading.ok) throw new Error('The ledger of this benchmark cannot be read.');
  return reading.lines;
});
const read = performance.now();
const { totals } = reconcile(lines, contracts);
const done = performance.now();
const heapMb = Math.round((process.memoryUsage().heapUsed - heapBefore) / 1_048_576);

const report = {
  lines: totals.lines,
  contracts: totals.contracts,
  matched: totals.matched,
  readSeconds: Number(((read - started) / 1000).toFixed(2)),
  reconcileSeconds: Number(((done - read) / 1000).toFixed(2)),
  heapGrowthMb: heapMb,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
