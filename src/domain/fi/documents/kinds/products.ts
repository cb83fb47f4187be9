/** Recognizes an F&I product family from the words a document uses. */
import { isProductType, type ProductType } from '#domain/fi/families.ts';
import type { Reader } from '../reading/readers.ts';

/** The most specific words first: a GAP waiver that mentions the vehicle service contract is still GAP. */
const WORDS: readonly (readonly [RegExp, ProductType])[] = [
  [/\bexcess(?:ive)? wear(?: (?:and|&) (?:tear|use))?\b|\blease[- ]end protection\b/i, 'EWT'],
  [
    /\bgap (?:waiver|addendum|agreement|coverage|protection|contract)\b|\bguaranteed (?:asset|auto(?:mobile)?) protection\b|\bdebt cancellation\b/i,
    'GAP',
  ],
  [/\btires?\s*(?:&|and|\/)\s*(?:wheel|rim)s?\b|\broad hazard\b/i, 'TIRE'],
  [/\b(?:pre-?paid|scheduled|vehicle) maintenance\b|\bmaintenance (?:plan|agreement|contract)\b/i, 'PPM'],
  [/\bkey (?:replacement|fob|remote|protection)\b|\bkey\/remote\b/i, 'KEY'],
  [/\bpaintless dent\b|\bdent (?:repair|protection)\b/i, 'PDR'],
  [/\b(?:rust|corrosion)\b/i, 'RUST'],
  [/\b(?:etch(?:ing)?|theft (?:deterrent|protection|registration)|anti-theft)\b/i, 'ETCH'],
  [/\blifetime (?:limited )?(?:powertrain|warranty)\b|\blimited lifetime\b/i, 'LTW'],
  [/\b(?:appearance|paint|interior|fabric|surface) (?:protection|care)\b/i, 'AP'],
  [
    /\bvehicle service (?:contract|agreement)\b|\b(?:motor vehicle |auto )?service (?:contract|agreement)\b|\bmechanical breakdown\b|\bextended (?:service|warranty|protection)\b|\bVS[CA]\b/i,
    'VSC',
  ],
  [/\bGAP\b/, 'GAP'],
];

/** The first family named in the text, in order of specificity. */
export const productReader: Reader = {
  typed: 'product',
  read: (text) => {
    for (const [pattern, productType] of WORDS) {
      const match = pattern.exec(text);
      if (match) return { values: { productType }, start: match.index, end: match.index + match[0].length, quality: 1 };
    }
    const [whole = '', productType = ''] = /^\s*([A-Z]{2,4})\b/.exec(text) ?? [];
    if (!isProductType(productType)) return undefined;
    return { values: { productType }, start: whole.length - productType.length, end: whole.length, quality: 1 };
  },
};
