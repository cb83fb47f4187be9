/** Owns how a rate in percent is written: a decimal string with two digits, or three where the third says something. */

/** `6.49`, `11.50`, `5.745`. */
export function percentText(percent: number): string {
  return percent.toFixed(3).replace(/0$/, '');
}
