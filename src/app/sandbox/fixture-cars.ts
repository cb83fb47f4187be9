/** Looks up the fixture cars, the cars with an adverse history, and the demo car. */
import { DEMO_STORY, DEMO_VIN } from '#domain/fleet/fixtures.data.ts';
import { adverseCarOf, fixtureDealId, fixtureOf } from '#domain/fleet/fixtures.ts';
import { isOnDeal } from '#domain/scenarios/scenario.ts';
import type { FixtureCars } from '#ports/fixture-cars.ts';

export const FIXTURE_CARS: FixtureCars = {
  at: (vin) => {
    const fixture = fixtureOf(vin);
    if (fixture === undefined) return undefined;
    const { machine, state, story } = fixture;
    return { machine, state, story, dealId: isOnDeal(fixture) ? fixtureDealId(fixture) : undefined };
  },
  otherStoryAt: (vin) => {
    const adverse = adverseCarOf(vin);
    if (adverse !== undefined) return { kind: adverse.kind, story: adverse.story };
    return vin === DEMO_VIN ? { kind: 'demo', story: DEMO_STORY } : undefined;
  },
};
