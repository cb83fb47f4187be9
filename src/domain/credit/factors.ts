/** Selects and orders the key factors of a score: four, or five when inquiries count. */
import { FACTORS, type FactorRow, FILLERS, INQUIRY_FACTOR } from './factors.data.ts';

/** Inputs that a factor is judged by. */
export interface FactorFile {
  readonly score: number;
  /** The score draw; single bits decide factors that no score explains. */
  readonly bits: number;
  /** The file is too young or too short to judge. */
  readonly thin: boolean;
  /** Nothing derogatory is on file, whatever the score. */
  readonly clean: boolean;
  /** Codes that come first because the file is about them. */
  readonly leads: readonly string[];
  /** Many inquiries, whatever the draw says. */
  readonly manyInquiries: boolean;
}

export interface Factor {
  readonly code: string;
  readonly text: string;
  /** From 1, weightiest first. */
  readonly rank: number;
}

const FACTOR_COUNT = 4;
const TEXTS: ReadonlyMap<string, string> = new Map(
  [...FACTORS, INQUIRY_FACTOR].map((row) => [row.code, row.text] as const),
);

/** Every code that a notice may carry. */
export const FACTOR_CODES: readonly string[] = [...TEXTS.keys()].sort();

/** The words of a factor code; undefined for a code of another list. */
export function factorText(code: string): string | undefined {
  return TEXTS.get(code);
}

/** Four factors, and the inquiry factor as a fifth when lenders looked at the file often. */
export function pickFactors(file: FactorFile): Factor[] {
  const fitting = FACTORS.filter((row) => fits(row, file)).map((row) => row.code);
  const four = [...new Set([...file.leads, ...fitting, ...FILLERS])].slice(0, FACTOR_COUNT);
  const codes = file.manyInquiries || bitOf(file.bits, INQUIRY_FACTOR.bit) ? [...four, INQUIRY_FACTOR.code] : four;
  return codes.map((code, i) => ({ code, text: factorText(code) ?? code, rank: i + 1 }));
}

function fits(row: FactorRow, file: FactorFile): boolean {
  if (row.derogatory && file.clean) return false;
  if (row.bit !== undefined) return bitOf(file.bits, row.bit);
  if (row.thin && file.thin) return true;
  return file.score >= (row.from ?? 0) && file.score < (row.below ?? Number.POSITIVE_INFINITY);
}

function bitOf(bits: number, n: number): boolean {
  return ((bits >>> n) & 1) === 1;
}
