/** Compares names of makes and models across sources with different spellings. */

/** Letters and digits in upper case: `F-150 SuperCrew` as `F150SUPERCREW`. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
