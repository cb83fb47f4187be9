import { describe, expect, it } from 'vitest';
import { isIsoDate } from '#kernel/dates.ts';
import { dollars } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import { PUBLISHED_FEES, type PublishedFee } from './published-fees.data.ts';
import { vehicleFees } from './vehicle-fees.ts';

function amountOf({
  zip,
  line,
  condition = 'used',
  fuel = 'gasoline',
  weightLb = 3800,
  asOf = '2026-11-28',
  plateTransfer,
}: PublishedFee): number {
  const state = stateOfZip(zip);
  if (state === undefined || !isIsoDate(asOf)) throw new Error(`${zip} on ${asOf} is no case`);
  const [ageYears, odometer] = condition === 'new' ? [0, 5] : [3, 36_000];
  const car = { condition, odometer, ageYears, msrp: dollars(35_000), fuel, curbWeightLb: weightLb };
  const { derivation } = vehicleFees({
    state,
    zip,
    asOf,
    salesPrice: dollars(30_000),
    car,
    plateTransfer,
    financed: true,
  });
  return derivation
    .filter(({ figure }) => figure.endsWith(`: ${line}`))
    .reduce((all, { value }) => all + Number(value), 0);
}

describe('a fee from a published schedule', () => {
  it.each(PUBLISHED_FEES.map((one) => [`${one.zip} ${one.line}: ${one.source}`, one] as const))('%s', (_title, one) => {
    expect(amountOf(one)).toBe(one.amount);
  });
});
