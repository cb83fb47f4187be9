/** Mutants of cars, feeds and listings that no test can detect, by file, each with the reason. */

type MutantRow = readonly [line: string, from: string, to: string, why: string];

export const IN_CARS: Readonly<Record<string, readonly MutantRow[]>> = {
  'src/domain/csv/lines.ts': [
    ['#nextCr = -1;', '1', '2', 'Only compared with the start of a line, which is never negative.'],
    ['#nextLf = -1;', '1', '2', 'Only compared with the start of a line, which is never negative.'],
    ['if (count < 256) return;', 'count < 256', '!(count < 256)', 'Decides when released lines are compacted; the lines that may still be asked for stay in either case.'],
    ['if (count < 256) return;', '<', '<=', 'Decides when released lines are compacted, which no caller sees.'],
    ['if (count < 256) return;', '256', '257', 'Decides when released lines are compacted, which no caller sees.'],
    ["if (this.#nextCr < start) this.#nextCr = nextOf(text, '\\r', start);", '<', '<=', 'A mark at the start itself is found there again.'],
    ["if (this.#nextLf < start) this.#nextLf = nextOf(text, '\\n', start);", '<', '<=', 'A mark at the start itself is found there again.'],
  ],
  'src/domain/csv/read-table.ts': [
    ['const BATCH_ROWS = 100;', '100', '101', 'The size of a batch decides how often rows are parsed, not which.'],
    ['const BATCH_CHARACTERS = 65_536;', '65_536', '65537', 'The size of a batch decides how often rows are parsed, not which.'],
    ['let characters = 0;', '0', '1', 'The size of a batch decides how often rows are parsed, not which.'],
    ['while (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) {', '<', '<=', 'The size of a batch decides how often rows are parsed, not which.'],
    ['while (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) {', '&&', '||', 'The size of a batch decides how often rows are parsed, not which.'],
    ['if (end - from === 1) return true;', '-', '+', 'A well-formed single line is read alike by the strict and the lenient parser; the exit only saves time.'],
    ['if (end - from === 1) return true;', 'true', 'false', 'A well-formed single line is read alike by the strict and the lenient parser; the exit only saves time.'],
    ['while (odd && end < from + SPAN_MAX && text.length <= ROW_CHARACTERS_MAX) {', '<=', '<', 'A text of exactly the limit exceeds it with any further line and is given up either way.'],
    ['return odd || text.length > ROW_CHARACTERS_MAX ? { from, end: from + 1, text: line.text } : { from, end, text };', '1', '2', 'The end of a given-up group is not read: its line has an odd number of quotes and is parsed leniently.'],
  ],
  'src/domain/inventory/columns.ts': [
    ['columns: named.toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map(({ name }) => name),', '<', '<=', 'Equal names are interchangeable.'],
    ['.toSorted((a, b) => (a.field < b.field ? -1 : 1));', '<', '<=', 'Each field occurs once, so no two are equal.'],
    ['const worth = PRICES.has(column) && isNoPrice(text) ? rank + 1000 : rank;', '1000', '1001', 'Both exceed every rank, and all cells without a price move alike.'],
  ],
  'src/domain/inventory/feed-car.ts': [
    ['if (notes.problems.length > 0 || use === undefined || year === undefined)', '||', '&&', 'Each value is undefined only where a problem was noted; the conditions are there for the types.'],
  ],
  'src/domain/inventory/feed-json.ts': [
    ['const NAMES_MAX = 1_000;', '1_000', '1001', 'The size of a cache.'],
    ['if (known.size < NAMES_MAX) known.set(name, named);', 'known.size < NAMES_MAX', '!(known.size < NAMES_MAX)', 'Whether a name is cached or mapped anew, it means the same column.'],
    ['if (known.size < NAMES_MAX) known.set(name, named);', '<', '<=', 'The size of a cache.'],
  ],
  'src/domain/vehicle/history/history.ts': [
    ['(worst, one) => (TITLE_SHARE[one] < TITLE_SHARE[worst] ? one : worst),', '<', '<=', 'No two standings have the same share.'],
  ],
  'src/domain/vehicle/vpic/allowed-characters.ts': [
    ['readonly #allowed = new Int32Array(34);', '34', '35', 'No position reads the last word.'],
  ],
  'src/domain/vehicle/vpic/blocks.ts': [
    ['for (let i = 0; i < count; i += 1) {', '<', '<=', 'The value after a run lands in space that the next run fills before it is read.'],
  ],
  'src/domain/vehicle/vpic/bytes.ts': [
    ['this.#room(1);', '1', '2', 'Room for a byte more is never written.'],
    ['if (this.#length + more <= this.#bytes.length) return;', '<=', '<', 'The array grows one byte earlier; what is written stays.'],
    ['const wider = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));', '*', '/', 'The array grows in smaller steps, never below what is needed.'],
    ['const wider = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));', '2', '3', 'The array grows in larger steps.'],
  ],
  'src/domain/vehicle/vpic/decode-vpic.ts': [
    ['positions = (positions ?? 0) | tables.keys.positions(key);', '0', '1', 'The lowest bit is position 1, which no pattern covers and nothing reads.'],
    ['return errorCodes.reduce<number>((sum, code) => sum + ERROR_CODES[code].weight, 0);', '0', '1', 'Only the difference of two such sums is used.'],
  ],
  'src/domain/vehicle/vpic/keys.ts': [
    ['return wanted < 0;', '<', '<=', 'Character codes are above 40 and set numbers below 0.'],
    ['return wanted < 0;', '0', '1', 'Character codes are above 40 and set numbers below 0.'],
    ['const words: [number, number] = [0, 0];', '0', '1', 'No character of a VIN or a key has the lowest bit: its code would be a multiple of 32.'],
  ],
  'src/domain/vehicle/vpic/number-arena.ts': [
    ['if (this.#length > this.#values.length) {', '>', '>=', 'The array grows one value earlier; its values stay.'],
    ['const wider = new Int32Array(Math.max(2 * this.#values.length, this.#length));', '2', '3', 'The array grows in larger steps.'],
  ],
  'src/domain/vehicle/vpic/pack/collector.ts': [
    ['if (day > this.newest) this.newest = day;', '>', '>=', 'The same day replaces itself.'],
  ],
  'src/domain/vehicle/vpic/tables.ts': [
    ['const SCHEMAS_MAX = 12_000;', '12_000', '12001', 'The size of a cache.'],
    ['if (this.#readSchemas.size >= SCHEMAS_MAX) this.#letGo();', 'this.#readSchemas.size >= SCHEMAS_MAX', '!(this.#readSchemas.size >= SCHEMAS_MAX)', 'Whether a schema is cached or unpacked anew, its blocks are valid until the next one is requested.'],
    ['if (this.#readSchemas.size >= SCHEMAS_MAX) this.#letGo();', '>=', '>', 'The size of a cache.'],
  ],
};
