/** Formats a decimal string as US dollars. */

const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$28,395.00` */
export function dollars(amount: string): string {
  return FORMAT.format(Number(amount));
}
