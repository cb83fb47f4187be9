/** The answers about every fixture car and deal, and about published VINs, each reduced to a digest. */
import { readFileSync } from 'node:fs';
import { FIXTURES, fixtureDealId } from '#domain/fleet/fixtures.ts';
import { type Reply, type TestService, testIds, testService } from '../../builders.ts';

/** One ZIP of each state, so that the cars together are sold in all of them. */
const ZIPS =
  '35203 99501 85003 72201 94020 80202 06103 19901 20001 33101 30303 96813 83702 60601 46204 50309 66603 40202 70112 04101 21201 02108 48226 55401 39201 63101 59601 68102 89101 03101 07102 87501 10001 27601 58501 43215 73102 97201 17101 02903 29201 57501 37203 78701 84101 05401 23219 98101 25301 53202 82001'.split(
    ' ',
  );
const TERMS = [36, 48, 60, 72, 84];
/** Every sixth car of the published list: about a hundred, of all makes and ages. */
const PUBLISHED_STEP = 6;

type Sent = readonly [path: string, body?: object];

/** Figures of a sale that vary with the number of the car. */
function saleOf(number: number) {
  const price = 9_000 + 777 * number;
  const [zip, months] = [ZIPS[number % ZIPS.length] ?? '53202', TERMS[number % TERMS.length] ?? 60];
  return { zip, months, price, tradeIn: 100 * number, score: 560 + ((7 * number) % 290), odometer: 900 * number };
}

/** What anyone can ask about a car. */
function requestsAbout(vin: string, number: number): readonly Sent[] {
  const { zip, months, price, tradeIn, score, odometer } = saleOf(number);
  const desked = {
    zip,
    financeType: 'Loan',
    salesPrice: `${price}.00`,
    vehicleMSRP: `${price + 1_500}.00`,
    amountFinanced: `${price - 500}.00`,
    monthlyPayment: `${Math.round(price / months)}.25`,
    term: months,
    interestRate: 6.9,
  };
  return [
    [`/${vin}`],
    [`/vin/${vin}`],
    [`/specs/${vin}`],
    [`/photos/${vin}`],
    [`/listings/${vin}`],
    [`/taxes/${vin}?zip=${zip}&price=${price}&tradeIn=${tradeIn}`],
    [`/payments/${vin}?zip=${zip}&price=${price}&loanTerm=${months}&creditScore=${score}&schedule=1&grid=1`],
    [`/apr/${vin}?zip=${zip}&creditScore=${score}`],
    [`/tco/${vin}?zip=${zip}`],
    [`/buy/${vin}?zip=${zip}`],
    [`/fi/inforce/${vin}`],
    ['/fi/quotes', { vin, odometer, desked }],
  ];
}

function requestsAboutDeal(dealId: string): readonly Sent[] {
  const deal = `/buy/deals/${dealId}`;
  return [[deal], [`${deal}/events`], [`${deal}/checklist`], [`/fi/deals/${dealId}`], [`/dealer/deals/${dealId}`]];
}

function publishedVins(): string[] {
  const rows = readFileSync(new URL('../../samples/vehicle/davidpeckham-vin.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.flatMap((row, i) => (i % PUBLISHED_STEP === 1 ? [row.split(',')[1] ?? ''] : []));
}

export interface FleetCar {
  readonly vin: string;
  readonly requests: readonly Sent[];
}

export const FLEET: readonly FleetCar[] = [
  ...FIXTURES.map((fixture) => ({
    vin: fixture.vin,
    requests: [...requestsAbout(fixture.vin, fixture.number), ...requestsAboutDeal(fixtureDealId(fixture))],
  })),
  ...publishedVins().map((vin, i) => ({ vin, requests: requestsAbout(vin, i) })),
];

/** Ids that are new with each request. */
const FRESH = /\b(req|deal|quote)_[0-9A-Za-z]{16,}/g;

/** The status and the body, without ids that are new with each request. */
export function contentOf({ status, text }: Reply): string {
  return `${status} ${text.replace(FRESH, '$1_new').replace(/"requestId":"[^"]*"/, '')}`;
}

/** Request → content, for one car. */
export async function answersAbout(
  { requests }: FleetCar,
  service: TestService = testService(),
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const [path, body] of requests) {
    const method = body === undefined ? 'GET' : 'POST';
    answers.set(`${method} ${path}`, contentOf(await service.send(method, path, body)));
  }
  return answers;
}

/** Each answer as twelve digits of the SHA-256 of its content. */
export function digestsOf(answers: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...answers].map(([name, content]) => [name, testIds.sha256(content).slice(0, 12)]));
}

/** Request → digest of its answer, for one car. */
export async function digestsAbout(car: FleetCar, service?: TestService): Promise<Record<string, string>> {
  return digestsOf(await answersAbout(car, service));
}
