/** Formats a rate in percent as a decimal string with two digits, or three when the third is not zero. */

/** `6.49`, `11.50`, `5.745`. */
export function percentText(percent: number): string {
  return percent.toFixed(3).replace(/0$/, '');
}
