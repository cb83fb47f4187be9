/** Measures the server time of a quote for every family. */
import { systemClock, systemIds } from '../../hosts/node/system.ts';
import { compose, readConfig } from '../../src/index.ts';
import { embeddedFacts } from '../../src/live/vehicle-facts/embedded.ts';
import { memoryStores } from '../../src/store/memory/stores.ts';
import { median } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

const QUOTES = 400;
const TARGET_MS = 0.35;
export const QUOTE = JSON.stringify({
  vin: DEMO_VIN,
  odometer: 12_000,
  desked: {
    salesPrice: '32000',
    amountFinanced: '29500',
    monthlyPayment: '561.20',
    zip: '78701',
    term: 60,
    financeType: 'Loan',
    interestRate: 6.49,
    vehicleMSRP: '33500',
  },
});

export async function measureQuotes({ report }: Bench): Promise<void> {
  const { settings } = readConfig({ RATE_LIMIT: 'off' });
  const { handle } = compose({
    settings,
    stores: memoryStores(),
    clock: systemClock,
    ids: systemIds,
    vehicleFacts: embeddedFacts(),
  });
  const quote = async (n: number): Promise<number> => {
    const request = new Request('http://127.0.0.1/fi/quotes', { method: 'POST', body: QUOTE });
    const from = performance.now();
    const response = await handle(request, { address: `10.2.0.${n % 250}` });
    const took = performance.now() - from;
    if (response.status !== 200) throw new Error(`POST /fi/quotes answered ${response.status}, not 200.`);
    await response.arrayBuffer();
    return took;
  };
  for (let n = 0; n < 100; n += 1) await quote(n);
  const times: number[] = [];
  for (let n = 0; n < QUOTES; n += 1) times.push(await quote(n));
  const middle = median(times);
  report.row({
    work: '`POST /fi/quotes`, every family, server time',
    measured: `${middle.toFixed(2)} ms at the median`,
    target: `≤ ${TARGET_MS} ms`,
    met: middle <= TARGET_MS,
  });
}
