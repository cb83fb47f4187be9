import { describe, expect, it } from 'vitest';
import type { Identity } from '../identity.ts';
import { estimatedCurbWeight, estimatedMilesPerGallon } from './running.ts';

describe('the estimated consumption and weight of a vehicle', () => {
  const vehicle = (body: string | undefined, vehicleType: string, fuel?: string) =>
    ({ body, vehicleType, engine: { fuel } }) as unknown as Identity;

  it.each([
    ['a sedan', 'Sedan', 'Passenger Car', 'Gasoline', 28, 3_400],
    ['a sedan of unknown fuel', 'Sedan', 'Passenger Car', undefined, 28, 3_400],
    ['a diesel truck', 'Truck', 'Truck', 'Diesel', 23, 5_000],
    ['a hybrid SUV', 'SUV', 'Passenger Car', 'Hybrid', 35, 4_200],
    ['a plug-in hatchback', 'Hatchback', 'Passenger Car', 'Plug-In Hybrid', 48, 3_000],
    ['an electric van', 'Van', 'Passenger Car', 'Electric', 61, 5_300],
    ['a motorcycle', undefined, 'Motorcycle', 'Gasoline', 45, 500],
    ['an electric bus', undefined, 'Bus', 'Electric', 23, 26_000],
    ['a body whose type says otherwise', 'Coupe', 'Motorcycle', undefined, 26, 3_400],
    ['a car of unknown body', undefined, 'Passenger Car', 'Gasoline', 25, 3_700],
  ])('are those of its class, for %s', (_, body, type, fuel, milesPerGallon, pounds) => {
    expect(estimatedMilesPerGallon(vehicle(body, type, fuel))).toBe(milesPerGallon);
    expect(estimatedCurbWeight(vehicle(body, type, fuel))).toBe(pounds);
  });
});
