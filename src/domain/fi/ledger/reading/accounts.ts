/** Classifies a ledger account by its number in a known chart, or by its name. */
import type { ProductType } from '#domain/fi/families.ts';
import { ACCOUNTS, type AccountClass } from './accounts.data.ts';

export interface AccountMeaning {
  readonly holds: AccountClass;
  readonly title: string;
  readonly chart: string;
  /** The possible product families; empty for any. */
  readonly products: readonly ProductType[];
}

const BY_NUMBER = new Map<string, AccountMeaning>(
  ACCOUNTS.map(([number, chart, holds, products, title]) => [
    number,
    { holds, title, chart, products: products as readonly ProductType[] },
  ]),
);

/** Words in an account's name; the first match applies. */
const BY_NAME: readonly (readonly [RegExp, AccountClass, readonly ProductType[]])[] = [
  [/charge\s?-?backs?|\bcb\b/i, 'chargeback', []],
  [/reserve|finance income|participation/i, 'finance-income', []],
  [/tax|doc(ument)? fee|title|registration|acquisition fee/i, 'tax-or-fee', []],
  [/payable|\bpay\b|\ba\/?p\b/i, 'product-payable', []],
  [/\bcost\b|\bcos\b/i, 'product-cost', []],
  [/in transit|receivable|\bcit\b/i, 'receivable', []],
  [/inventory|vehicle sales/i, 'vehicle', []],
  [/service contract|\bvsc\b|extended (service|warranty)/i, 'product-income', ['VSC']],
  [/\bgap\b/i, 'product-income', ['GAP']],
  [/maint/i, 'product-income', ['PPM']],
  [/tire/i, 'product-income', ['TIRE']],
  [/protection|aftermarket|f\s?&\s?i|insurance products/i, 'product-income', []],
];

const PRODUCT_WORDS: readonly (readonly [RegExp, ProductType])[] = [
  [/service contract|\bvsc\b|\bvsa\b/i, 'VSC'],
  [/\bgap\b/i, 'GAP'],
  [/maint|\bppm\b/i, 'PPM'],
  [/tire|t\s?&\s?w/i, 'TIRE'],
  [/\bkeys?\b/i, 'KEY'],
  [/dent|\bpdr\b/i, 'PDR'],
  [/appearance|paint/i, 'AP'],
  [/rust/i, 'RUST'],
  [/etch|theft/i, 'ETCH'],
  [/wear/i, 'EWT'],
  [/lifetime|\bltw\b/i, 'LTW'],
];

/**
 * The meaning of an account, or undefined when neither number nor name reveals it. A trailing store letter is ignored.
 */
export function accountMeaning(
  account: string | undefined,
  accountName: string | undefined,
): AccountMeaning | undefined {
  const number = account?.normalize('NFKC').trim().toUpperCase() ?? '';
  const known = BY_NUMBER.get(number) ?? BY_NUMBER.get(number.replace(/[A-Z]$/, ''));
  if (known !== undefined) return known;
  const name = accountName ?? (/\p{L}{3}/u.test(number) ? number : '');
  const named = BY_NAME.find(([pattern]) => pattern.test(name));
  return named && { holds: named[1], title: name, chart: 'by name', products: named[2] };
}

/** The product families named in a line's account and text; empty when there are none. */
export function productsSpokenOf(meaning: AccountMeaning | undefined, words: string): readonly ProductType[] {
  if (meaning?.products.length === 1) return meaning.products;
  const spoken = PRODUCT_WORDS.filter(([pattern]) => pattern.test(words)).map(([, product]) => product);
  return spoken.length > 0 ? spoken : (meaning?.products ?? []);
}
