import { describe, expect, it } from 'vitest';
import { bodyOf, driveOf, fuelOf, layoutOf, plainCountry, transmissionOf } from './published-words.ts';

describe('NHTSA’s words', () => {
  // Values of vPIC's tables BodyStyle, DriveType and Transmission.
  it.each([
    ['Sedan/Saloon', 'Sedan'],
    ['Limousine', 'Sedan'],
    ['Coupe', 'Coupe'],
    ['Convertible/Cabriolet', 'Convertible'],
    ['Roadster', 'Convertible'],
    ['Hatchback/Liftback/Notchback', 'Hatchback'],
    ['Wagon', 'Wagon'],
    ['Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)', 'SUV'],
    ['Crossover Utility Vehicle (CUV)', 'SUV'],
    ['Pickup', 'Truck'],
    ['Sport Utility Truck (SUT)', 'Truck'],
    ['Minivan', 'Minivan'],
    ['Van', 'Van'],
    ['Cargo Van', 'Van'],
    ['Step Van / Walk-in Van', 'Van'],
    ['Motorcycle - Sport', undefined],
    [undefined, undefined],
  ])('name the body %s a %s', (words, body) => {
    expect(bodyOf(words)).toBe(body);
  });

  it.each([
    [{ fuelPrimary: 'Gasoline' }, 'Gasoline'],
    [{ fuelPrimary: 'Flexible Fuel Vehicle (FFV)' }, 'Gasoline'],
    [{ fuelPrimary: 'Diesel' }, 'Diesel'],
    [{ fuelPrimary: 'Electric' }, 'Electric'],
    [{ fuelPrimary: 'Electric', fuelSecondary: 'Electric' }, 'Electric'],
    [{ fuelPrimary: 'Electric', fuelSecondary: 'Gasoline' }, 'Hybrid'],
    [{ fuelPrimary: 'Gasoline', fuelSecondary: 'Electric' }, 'Hybrid'],
    [{ electrification: 'BEV (Battery Electric Vehicle)' }, 'Electric'],
    [{ fuelPrimary: 'Gasoline', electrification: 'PHEV (Plug-in Hybrid Electric Vehicle)' }, 'Plug-In Hybrid'],
    [{ fuelPrimary: 'Gasoline', electrification: 'Strong HEV (Hybrid Electric Vehicle)' }, 'Hybrid'],
    [{ fuelPrimary: 'Diesel', electrification: 'Mild HEV (Hybrid Electric Vehicle)' }, 'Hybrid'],
    [{ fuelPrimary: 'Compressed Natural Gas (CNG)' }, undefined],
    [{}, undefined],
  ])('name the fuel of %j %s', (values, fuel) => {
    expect(fuelOf(values)).toBe(fuel);
  });

  it.each([
    ['FWD/Front-Wheel Drive', 'FWD'],
    ['RWD/Rear-Wheel Drive', 'RWD'],
    ['4x2', 'RWD'],
    ['AWD/All-Wheel Drive', 'AWD'],
    ['4WD/4-Wheel Drive/4x4', '4WD'],
    ['6x4', undefined],
    [undefined, undefined],
  ])('name the drive %s %s', (words, drive) => {
    expect(driveOf(words)).toBe(drive);
  });

  it.each([
    ['V-Shaped', 6, 'V6'],
    ['In-Line', 4, 'I4'],
    ['Horizontally opposed (boxer)', 4, 'H4'],
    ['W Shaped', 12, 'W12'],
    ['Rotary', 2, undefined],
    ['In-Line', undefined, undefined],
    [undefined, 4, undefined],
  ])('write the engine %s with %s cylinders %s', (words, cylinders, layout) => {
    expect(layoutOf(words, cylinders)).toBe(layout);
  });

  it.each([
    ['Automatic', '8', { text: '8-Speed Automatic', kind: 'Automatic' }],
    ['Automatic', undefined, { text: 'Automatic', kind: 'Automatic' }],
    ['Manual/Standard', '6', { text: '6-Speed Manual', kind: 'Manual' }],
    ['Continuously Variable Transmission (CVT)', '1', { text: 'CVT', kind: 'CVT' }],
    ['Electronic Continuously Variable (e-CVT)', undefined, { text: 'CVT', kind: 'CVT' }],
    ['Dual-Clutch Transmission (DCT)', '7', { text: '7-Speed Dual-Clutch Automatic', kind: 'Automatic' }],
    ['Automated Manual Transmission (AMT)', '6', { text: '6-Speed Automatic', kind: 'Automatic' }],
    [undefined, '6', undefined],
  ])('name the transmission %s with %s speeds', (style, speeds, gearbox) => {
    expect(transmissionOf(style, speeds)).toEqual(gearbox);
  });

  it.each([
    ['UNITED STATES (USA)', 'United States'],
    ['UNITED KINGDOM (UK)', 'United Kingdom'],
    ['JAPAN', 'Japan'],
    ['SOUTH KOREA', 'South Korea'],
    ['ISLE OF MAN', 'Isle of Man'],
  ])('write the country %s as %s', (country, plain) => {
    expect(plainCountry(country)).toBe(plain);
  });
});
