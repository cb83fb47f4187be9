/** ZIPs of post-office boxes that both lists omit. Found through open-sales-tax (Apache-2.0), read 2026-11. */
export const PO_BOX_ZIPS: readonly { readonly zip: string; readonly city: string; readonly state: string }[] = [
  { zip: '02101', city: 'Boston', state: 'MA' },
];
