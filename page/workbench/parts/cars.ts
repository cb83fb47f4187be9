/** Names of cars by VIN, each read once. */
import { api, type Ok } from '../../wire/api.ts';

/** Undefined while the name is read, and where nothing names the car. */
const names = new Map<string, string | undefined>();
const waiting = new Set<() => void>();

/** The name as far as it is known; `redraw` is called once it is. The read is free and made without the key. */
export function carName(vin: string, redraw: () => void): string | undefined {
  if (names.has(vin)) {
    if (names.get(vin) === undefined) waiting.add(redraw);
    return names.get(vin);
  }
  names.set(vin, undefined);
  waiting.add(redraw);
  void api('GET /vin/{vin}', { params: { vin }, as: 'nobody', counts: false }).then(({ ok }) => {
    if (ok !== undefined) names.set(vin, nameOf(ok));
    for (const tell of waiting) tell();
    waiting.clear();
  });
  return undefined;
}

function nameOf({ vehicle, make, model, trim }: Ok<'GET /vin/{vin}'>): string | undefined {
  const words = [vehicle.year, make, model, trim].filter((word) => word !== undefined && word !== null && word !== '');
  return words.length === 0 ? undefined : words.join(' ');
}
