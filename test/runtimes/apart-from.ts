/** Removes ids and times before two answers are compared. */

/** A prefix and something unguessable; of a key, its beginning is shown too, and the id of a request has no prefix. */
const ID = /\bvk_(?:sandbox|live)_\w+|\b(?:[a-z]+_)+(?=\w*[A-Z\d])\w{8,}|(?<="requestId":")\w+/g;
const TIME = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?/g;

/** Every id becomes its kind and its turn of appearance, so that the same thing is still called the same everywhere. */
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
