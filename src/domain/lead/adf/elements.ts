/** Parses ADF into elements, and lists the members of a prospect that are not stored. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Problem, problemWithGot } from '#kernel/problems.ts';

const NESTING_MAX = 32;
/** Elements that ADF allows to repeat. */
const REPEATED = new Set(['prospect', 'vehicle', 'contact', 'name', 'email', 'phone', 'id', 'address', 'comments']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  ignorePiTags: true,
  // A ZIP keeps its leading zero: nothing is converted to numbers.
  parseTagValue: false,
  parseAttributeValue: false,
  // This parser treats character references such as &#233; as HTML entities.
  htmlEntities: true,
  maxNestedTags: NESTING_MAX,
  transformTagName: (name) => name.toLowerCase(),
  transformAttributeName: (name) => name.toLowerCase(),
  isArray: (name) => REPEATED.has(name.toLowerCase()),
});

/** An element as parsed: text, or members, attributes and `#text`. */
export type Element = string | { readonly [member: string]: unknown } | undefined;

/** The `adf` element of a document, or what is wrong with it. */
export function parseAdf(text: string): { readonly adf: Element } | { readonly problem: Problem } {
  if (!isWithinBounds(text)) return wrong(BOUNDS_WORDS, 'a larger document');
  // ADF needs no document type, and without one there are no entities to expand.
  if (/<!DOCTYPE/i.test(text)) return wrong('ADF without a DOCTYPE', 'a document type');
  // ADF's processing instruction is written in forms that XML does not allow: <?ADF VERSION "1.0"?>.
  const plain = text.replace(/<\?adf\b[^>]*\?>/gi, '');
  const verdict = XMLValidator.validate(plain);
  if (verdict !== true) {
    const { line, msg } = verdict.err;
    return wrong(`well-formed XML; line ${line}: ${msg}`, 'malformed XML');
  }
  try {
    const tree = parser.parse(plain) as { adf?: Element };
    return tree.adf === undefined ? wrong('an adf element at the top', 'another document') : { adf: tree.adf };
  } catch {
    // The parser throws on nesting beyond its limit and on names that ADF does not use.
    return wrong(`ADF of at most ${NESTING_MAX} levels`, 'XML that cannot be read');
  }
}

/**
 * Characters and tags per document, and characters and attributes per tag. A hundred full prospects need a third of
 * that.
 */
const BOUNDS = { characters: 524_288, tags: 10_000, tagCharacters: 16_384, attributes: 100 };
const BOUNDS_WORDS = `ADF of at most ${BOUNDS.characters} characters and ${BOUNDS.tags} tags, with at most ${BOUNDS.attributes} attributes in a tag`;

/** Checked in one pass before the document is parsed. */
function isWithinBounds(text: string): boolean {
  if (text.length > BOUNDS.characters) return false;
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    tags += 1;
    const end = text.indexOf('>', at);
    const tag = text.slice(at, end < 0 ? text.length : end);
    if (tags > BOUNDS.tags || tag.length > BOUNDS.tagCharacters) return false;
    if (tag.split('=').length - 1 > BOUNDS.attributes) return false;
  }
  return true;
}

export function member(element: Element, name: string): Element {
  if (typeof element !== 'object' || !Object.hasOwn(element, name)) return undefined;
  return element[name] as Element;
}

export function attribute(element: Element, name: string): string | undefined {
  return textOf(member(element, `@${name}`));
}

export function listOf(element: unknown): Element[] {
  if (element === undefined) return [];
  return (Array.isArray(element) ? element : [element]) as Element[];
}

export function textOf(element: Element): string | undefined {
  const [first] = listOf(element);
  const text = typeof first === 'string' ? first : member(first, '#text');
  return typeof text === 'string' && text.trim() !== '' ? text.trim().replace(/\s+/g, ' ') : undefined;
}

export function clipText(text: string | undefined, max: number): string | undefined {
  return text?.slice(0, max);
}

/** Members that a lead stores, by path below the prospect; those of a vehicle apply to the car and the trade-in. */
const KEPT = new Set([
  'id',
  'requestdate',
  ...['vin', 'stock', 'year', 'make', 'model', 'trim', 'comments'].map((name) => `vehicle.${name}`),
  ...['name', 'email', 'phone', 'address.postalcode'].map((name) => `customer.contact.${name}`),
  'customer.comments',
  ...['description', 'earliestdate', 'latestdate'].map((name) => `customer.timeframe.${name}`),
  ...['id', 'vendorname'].map((name) => `vendor.${name}`),
  ...['name', 'service'].map((name) => `provider.${name}`),
]);
const DROPPED_MAX = 50;

/** The text members of a prospect that are not stored, sorted, without duplicates. */
export function droppedMembers(prospect: Element): readonly string[] {
  const dropped = new Set<string>();
  const walk = (element: Element, path: string, isTradeIn: boolean): void => {
    if (KEPT.has(path) || (isTradeIn && path === 'vehicle.odometer')) return;
    const members = typeof element === 'object' ? Object.entries(element) : [];
    const inner = members.filter(([name]) => !name.startsWith('@') && name !== '#text');
    if (inner.length === 0 && textOf(element) !== undefined) dropped.add(path);
    for (const [name, value] of inner) {
      for (const one of listOf(value)) {
        const within = path === '' ? name : `${path}.${name}`;
        walk(
          one,
          within,
          isTradeIn || (within === 'vehicle' && /^(?:trade|sell)/i.test(attribute(one, 'interest') ?? '')),
        );
      }
    }
  };
  walk(prospect, '', false);
  return [...dropped].toSorted().slice(0, DROPPED_MAX);
}

function wrong(expected: string, got: string): { readonly problem: Problem } {
  return { problem: problemWithGot('body', '', expected, got) };
}
