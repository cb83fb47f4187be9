/** Removes ids and times before two answers are compared. */

/** A prefix and a random part. A key's visible start is included, and request ids have no prefix. */
const ID = /\bvk_(?:sandbox|live)_\w+|\b(?:[a-z]+_)+(?=\w*[A-Z\d])\w{8,}|(?<="requestId":")\w+/g;
const TIME = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?/g;

/** Replaces every id by its kind and order of appearance, consistently. */
export function apartFromIds(texts: readonly string[]): string[] {
  const names = new Map<string, string>();
  return texts.map((text) =>
    text.replaceAll(ID, (id) => {
      const name = names.get(id) ?? `${id.slice(0, Math.max(0, id.lastIndexOf('_')))} ${names.size + 1}`;
      names.set(id, name);
      return name;
    }),
  );
}

export function apartFromTimes(texts: readonly string[]): string[] {
  return texts.map((text) => text.replaceAll(TIME, (time) => (time.includes('T') ? 'an instant' : 'a day')));
}
