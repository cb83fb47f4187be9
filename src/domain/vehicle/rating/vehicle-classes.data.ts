/**
 * The rating class of makes. Source: the shape of trade rate sheets, 2025–26; the classes are this sandbox's own. Confidence low.
 */

/** Class 1 is cheapest to insure, 7 dearest, 8 is not rated. A make that stands nowhere is class 3. */
export const CLASS_OF_MAKE: Readonly<Record<string, number>> = Object.freeze({
  Honda: 1, Mazda: 1, Scion: 1, Toyota: 1,
  Acura: 2, Hyundai: 2, Kia: 2, Lexus: 2, Mitsubishi: 2, Nissan: 2, Subaru: 2, Suzuki: 2,
  Buick: 3, Chevrolet: 3, Chrysler: 3, Dodge: 3, Fiat: 3, Ford: 3, GMC: 3, Infiniti: 3, Jeep: 3, Mercury: 3, Pontiac: 3, Ram: 3, Saturn: 3, Volkswagen: 3,
  Cadillac: 4, Genesis: 4, Lincoln: 4, MINI: 4, Polestar: 4, Volvo: 4,
  'Alfa Romeo': 5, Audi: 5, Jaguar: 5, Saab: 5, Tesla: 5,
  BMW: 6, 'Land Rover': 6, 'Mercedes-Benz': 6, Porsche: 6, Rivian: 6, Lucid: 6,
  Maserati: 7,
  'Aston Martin': 8, Bentley: 8, Bugatti: 8, Ferrari: 8, Lamborghini: 8, Lotus: 8, McLaren: 8, 'Rolls-Royce': 8,
});

export const CLASS_WHEN_UNKNOWN = 3;

/** Lines of class 5 and 6 that are rated as class 7: AMG, the M and RS cars, the 911. Matched on model and trim. */
export const PERFORMANCE_LINES: readonly { readonly make: string; readonly line: RegExp }[] = [
  { make: 'Mercedes-Benz', line: /\bAMG\b/i },
  { make: 'BMW', line: /\bM[2-8]\b|\bX[3-6] M\b|\bXM\b/i },
  { make: 'Audi', line: /\bRS ?(Q?\d|e-tron)/i },
  { make: 'Porsche', line: /\b911\b/ },
];

/** Rate book factor of each class. */
export const CLASS_FACTOR: Readonly<Record<number, number>> = Object.freeze({ 1: 0.75, 2: 0.87, 3: 1, 4: 1.15, 5: 1.32, 6: 1.55, 7: 1.9 });
