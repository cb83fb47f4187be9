/** Selects and orders the key factors of a score: four, or five when inquiries count. */
import { FACTORS, type FactorRow, FILLERS, INQUIRY_FACTOR } from './factors.data.ts';

/** Inputs of factor selection. */
export interface FactorFile {
  readonly score: number;
  /** The score draw; single bits decide factors that the score does not explain. */
  readonly bits: number;
  /** The file is too new or too short to evaluate. */
  readonly thin: boolean;
  /** The file has nothing derogatory, whatever the score. */
  readonly clean: boolean;
  /** Codes that come first because the file is about them. */
  readonly leads: readonly string[];
  /** Many inquiries, regardless of the draw. */
  readonly manyInquiries: boolean;
}

export interface Factor {
  readonly code: string;
  readonly text: string;
  /** From 1; the weightiest first. */
  readonly rank: number;
}

const FACTOR_COUNT = 4;
const TEXTS: ReadonlyMap<string, string> = new Map(
  [...FACTORS, INQUIRY_FACTOR].map((row) => [row.code, row.text] as const),
);

/** Every code that a notice can contain. */
export const FACTOR_CODES: readonly string[] = [...TEXTS.keys()].sort();

/** The text of a factor code; undefined for other codes. */
export function factorText(code: string): string | undefined {
  return TEXTS.get(code);
}

/** Four factors, and the inquiry factor as a fifth when there were many inquiries. */
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
