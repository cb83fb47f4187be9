/** Tokenizes text for search. */

/** Synonyms, each mapped to the first. */
const SAME: Readonly<Record<string, string>> = {
  car: 'vehicle',
  auto: 'vehicle',
  automobile: 'vehicle',
  cars: 'vehicle',
  finance: 'financing',
  insurance: 'insure',
  price: 'pricing',
  cost: 'pricing',
  purchase: 'buy',
  esign: 'sign',
  signing: 'sign',
  ship: 'deliver',
  shipped: 'deliver',
  shipping: 'deliver',
  denied: 'declined',
  rejected: 'declined',
  left: 'remaining',
  compliant: 'conformance',
  conformant: 'conformance',
  charged: 'fee',
  charges: 'fee',
};

const STOP = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  'the',
  'to',
  'what',
  'how',
  'i',
  'my',
  'with',
  'me',
  'we',
  'our',
  'do',
  'does',
  'can',
  'will',
  'this',
  'that',
  'are',
  'be',
  'get',
  'want',
  'there',
  'any',
  'would',
  'should',
  'have',
  'has',
  'been',
  'am',
  'why',
  'was',
  'were',
  'did',
  'when',
  'who',
  'which',
  'you',
  'your',
  'so',
  'please',
  'some',
  'into',
  'their',
  'they',
  'them',
  'about',
  'not',
  'put',
  'let',
  'near',
  'out',
  'us',
  'if',
  'much',
  'need',
]);

/** Lower-case words without endings; camelCase, kebab-case and paths are split. `F&I` is one word. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/f\s*&\s*i\b/gi, 'fi')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !STOP.has(word))
    .map((word) => stem(SAME[word] ?? word));
}

function stem(word: string): string {
  if (word.length <= 4) return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  return word.replace(/ies$/, 'y').replace(/(?:ations?|ings?|ed|es|s|e)$/, '');
}
