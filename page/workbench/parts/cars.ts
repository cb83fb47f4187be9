/** Names of cars by VIN, each read once. */
import { api, type Ok } from '../../wire/api.ts';

/** Undefined while the name is being read, and for cars without a name. */
const names = new Map<string, string | undefined>();
const waiting = new Set<() => void>();
/** VINs whose names have not been read yet. */
const queue: string[] = [];
let reading = 0;

const AT_ONCE_MAX = 6;
/** Pause after a 429. */
const RATE_REST_MS = 5000;

/** The name if known; `redraw` is called when it becomes known. The read is free and made without the key. */
export function carName(vin: string, redraw: () => void): string | undefined {
  const name = names.get(vin);
  if (name !== undefined) return name;
  if (!names.has(vin)) {
    names.set(vin, undefined);
    queue.push(vin);
    void readNames();
  }
  if (reading > 0) waiting.add(redraw);
  return undefined;
}

async function readNames(): Promise<void> {
  if (reading >= AT_ONCE_MAX) return;
  reading += 1;
  for (let vin = queue.shift(); vin !== undefined; vin = queue.shift()) {
    const { ok, exchange } = await api('GET /vin/{vin}', { params: { vin }, as: 'nobody', counts: false });
    if (ok !== undefined) names.set(vin, nameOf(ok));
    if (exchange.status === 429) {
      queue.push(vin);
      await new Promise((resolve) => setTimeout(resolve, RATE_REST_MS));
    }
    for (const tell of waiting) tell();
  }
  reading -= 1;
  if (reading === 0) waiting.clear();
}

function nameOf({ vehicle, make, model, trim }: Ok<'GET /vin/{vin}'>): string | undefined {
  const words = [vehicle.year, make, model, trim].filter((word) => word !== undefined && word !== null && word !== '');
  return words.length === 0 ? undefined : words.join(' ');
}
