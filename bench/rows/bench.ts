/** Inputs of every measurement. */
import type { Report } from '../report.ts';

export interface Bench {
  readonly report: Report;
  /** How long one load lasts. */
  readonly seconds: number;
  /** How long mixed traffic lasts. */
  readonly minutes: number;
}

export const DEMO_VIN = 'F1XDEMCR4SDEM0001';
