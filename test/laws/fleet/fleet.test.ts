/**
 * Law: the answers about fixtures and published VINs are those of the last release, because users build on them.
 * `node test/laws/fleet/record.ts` records intended changes; with a VIN it prints the answers about that car.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testService } from '../../builders.ts';
import { digestsAbout, FLEET } from './answers.ts';

const RECORDED = JSON.parse(readFileSync(new URL('recorded.json', import.meta.url), 'utf8'));
const service = testService();

describe('the answers about', () => {
  it.each(FLEET.map((car) => [car.vin, car] as const))('%s are as recorded', async (vin, car) => {
    expect(await digestsAbout(car, service)).toEqual(RECORDED[vin]);
  });

  it('no other car are recorded', () => {
    expect(Object.keys(RECORDED)).toEqual(FLEET.map(({ vin }) => vin));
  });
});
