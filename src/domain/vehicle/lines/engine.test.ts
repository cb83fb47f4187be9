import { describe, expect, it } from 'vitest';
import { engineOf, gearboxOf } from './engine.ts';

const GASOLINE = { fuel: 'Gasoline', fuelText: 'Regular Unleaded' } as const;

describe('the engine of a line', () => {
  it.each([
    [
      '2.5 I4 203',
      {
        text: '2.5L I4 DOHC 16V',
        litres: 2.5,
        layout: 'I4',
        cylinders: 4,
        valves: 16,
        camType: 'DOHC',
        induction: undefined,
        horsepower: 203,
        ...GASOLINE,
      },
    ],
    [
      '3.5 V6s 278',
      {
        text: '3.5L V6 SOHC 12V',
        litres: 3.5,
        layout: 'V6',
        cylinders: 6,
        valves: 12,
        camType: 'SOHC',
        induction: undefined,
        horsepower: 278,
        ...GASOLINE,
      },
    ],
    [
      '5.7 V8o 255',
      {
        text: '5.7L V8 OHV 16V',
        litres: 5.7,
        layout: 'V8',
        cylinders: 8,
        valves: 16,
        camType: 'OHV',
        induction: undefined,
        horsepower: 255,
        ...GASOLINE,
      },
    ],
    [
      '2.0T I4 252 p',
      {
        text: '2.0L I4 Turbo DOHC 16V',
        litres: 2,
        layout: 'I4',
        cylinders: 4,
        valves: 16,
        camType: 'DOHC',
        induction: 'turbo',
        horsepower: 252,
        fuel: 'Gasoline',
        fuelText: 'Premium Unleaded (Required)',
      },
    ],
    [
      '6.2S V8o 640',
      {
        text: '6.2L V8 Supercharged OHV 16V',
        litres: 6.2,
        layout: 'V8',
        cylinders: 8,
        valves: 16,
        camType: 'OHV',
        induction: 'supercharged',
        horsepower: 640,
        ...GASOLINE,
      },
    ],
    [
      '1.3T R2 255 p',
      {
        text: '1.3L R2 Turbo Rotary',
        litres: 1.3,
        layout: 'R2',
        cylinders: 0,
        valves: 0,
        camType: undefined,
        induction: 'turbo',
        horsepower: 255,
        fuel: 'Gasoline',
        fuelText: 'Premium Unleaded (Required)',
      },
    ],
    [
      '3.0TD V6 240',
      {
        text: '3.0L V6 Turbo DOHC 24V Diesel',
        litres: 3,
        layout: 'V6',
        cylinders: 6,
        valves: 24,
        camType: 'DOHC',
        induction: 'turbo',
        horsepower: 240,
        fuel: 'Diesel',
        fuelText: 'Diesel',
      },
    ],
    [
      '2.5H I4 225',
      {
        text: '2.5L I4 DOHC 16V Hybrid',
        litres: 2.5,
        layout: 'I4',
        cylinders: 4,
        valves: 16,
        camType: 'DOHC',
        induction: undefined,
        horsepower: 225,
        fuel: 'Hybrid',
        fuelText: 'Hybrid',
      },
    ],
    [
      '2.0P I4 375 p',
      {
        text: '2.0L I4 DOHC 16V Plug-In Hybrid',
        litres: 2,
        layout: 'I4',
        cylinders: 4,
        valves: 16,
        camType: 'DOHC',
        induction: undefined,
        horsepower: 375,
        fuel: 'Plug-In Hybrid',
        fuelText: 'Plug-In Hybrid',
      },
    ],
    [
      'EV 283',
      {
        text: '283 hp Electric',
        litres: 0,
        layout: 'Electric',
        cylinders: 0,
        valves: 0,
        camType: undefined,
        induction: undefined,
        horsepower: 283,
        fuel: 'Electric',
        fuelText: 'Electric',
      },
    ],
  ])('%s', (text, engine) => {
    expect(engineOf(text)).toEqual(engine);
  });

  it.each(['', '2.5 I4', '25 I4 203', 'EV', '2.5X I4 203'])('is refused when it is written as %j', (text) => {
    expect(() => engineOf(text)).toThrow(`"${text}" is not an engine`);
  });
});

describe('the transmission of a line', () => {
  it.each([
    ['8A', '8-Speed Automatic', 'Automatic'],
    ['10A', '10-Speed Automatic', 'Automatic'],
    ['6M', '6-Speed Manual', 'Manual'],
    ['7D', '7-Speed Dual-Clutch Automatic', 'Automatic'],
    ['1A', 'Single-Speed Automatic', 'Automatic'],
    ['CVT', 'CVT', 'CVT'],
  ])('%s is a %s', (text, words, kind) => {
    expect(gearboxOf(text)).toEqual({ text: words, kind });
  });

  it.each(['', 'A', '8', '8X', 'cvt'])('is refused when it is written as %j', (text) => {
    expect(() => gearboxOf(text)).toThrow(`"${text}" is not a transmission`);
  });
});
