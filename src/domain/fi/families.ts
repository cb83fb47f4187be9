/** The eleven F&I product families: codes and display names. */

export const PRODUCT_TYPES = ['VSC', 'GAP', 'EWT', 'PPM', 'TIRE', 'KEY', 'PDR', 'AP', 'RUST', 'ETCH', 'LTW'] as const;

/** The code of one product family. */
export type ProductType = (typeof PRODUCT_TYPES)[number];

/**
 * Full names. LTW is read as a dealer-backed lifetime powertrain warranty; no public list spells out the code (low
 * confidence).
 */
export const PRODUCT_NAMES: Readonly<Record<ProductType, string>> = Object.freeze({
  VSC: 'Vehicle Service Contract',
  GAP: 'Guaranteed Asset Protection Waiver',
  EWT: 'Excess Wear and Tear',
  PPM: 'Prepaid Maintenance',
  TIRE: 'Tire and Wheel Road Hazard',
  KEY: 'Key and Remote Replacement',
  PDR: 'Paintless Dent Repair',
  AP: 'Appearance Protection',
  RUST: 'Rust and Corrosion Protection',
  ETCH: 'Theft Deterrent Etch',
  LTW: 'Lifetime Limited Warranty (Powertrain)',
});

/** True when the text is the code of a family. */
export function isProductType(text: string): text is ProductType {
  return (PRODUCT_TYPES as readonly string[]).includes(text);
}
