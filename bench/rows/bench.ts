/** Inputs of every measurement. */
import type { Report } from '../report.ts';

export interface Bench {
  readonly report: Report;
  /** Duration of one load. */
  readonly seconds: number;
  /** Duration of mixed traffic. */
  readonly minutes: number;
}

export const DEMO_VIN = 'F1XDEMCR4SDEM0001';
