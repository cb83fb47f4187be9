import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, fixedAt } from './bytes.ts';

const written = (write: (writer: ByteWriter) => void) => {
  const writer = new ByteWriter();
  write(writer);
  expect(writer.length).toBe(writer.done().length);
  return [...writer.done()];
};

describe('integers of variable width', () => {
  // 300 is the example of the Protocol Buffers encoding guide, 624,485 that of the DWARF and Wikipedia pages on LEB128.
  it.each([
    [0, [0]],
    [1, [1]],
    [127, [0x7f]],
    [128, [0x80, 0x01]],
    [300, [0xac, 0x02]],
    [16_383, [0xff, 0x7f]],
    [16_384, [0x80, 0x80, 0x01]],
    [624_485, [0xe5, 0x8e, 0x26]],
    [2 ** 31 - 1, [0xff, 0xff, 0xff, 0xff, 0x07]],
  ])('write %i in base 128, least significant digit first', (value, bytes) => {
    expect(written((writer) => writer.integer(value))).toEqual(bytes);
    const reader = new ByteReader(Uint8Array.from([...bytes, 9]));
    expect([reader.integer(), reader.at, reader.integer()]).toEqual([value, bytes.length, 9]);
  });

  it.each([
    [0, 0],
    [-1, 1],
    [1, 2],
    [-2, 3],
    [2, 4],
    [-64, 127],
    [64, 128],
    [1_000_000, 2_000_000],
    [-1_000_000, 1_999_999],
  ])('write %i in zigzag order as %i', (value, folded) => {
    const bytes = written((writer) => writer.signed(value));
    expect(new ByteReader(Uint8Array.from(bytes)).integer()).toBe(folded);
    expect(new ByteReader(Uint8Array.from(bytes)).signed()).toBe(value);
  });

  it('are skipped by count, whatever their width', () => {
    const bytes = written((writer) => {
      for (const value of [127, 128, 300, 624_485, 0, 42]) writer.integer(value);
    });
    const following = [0, 1, 2, 3, 4, 5].map((count) => {
      const reader = new ByteReader(Uint8Array.from(bytes));
      reader.skip(count);
      return reader.integer();
    });
    expect(following).toEqual([127, 128, 300, 624_485, 0, 42]);
  });

  it('read as zero past the end', () => {
    const reader = new ByteReader(Uint8Array.of(5), 1);
    expect([reader.integer(), reader.signed(), reader.at]).toEqual([0, 0, 3]);
  });
});

describe('integers of fixed width', () => {
  it.each([
    [0, 1, [0]],
    [255, 1, [255]],
    [256, 2, [0, 1]],
    [0x010203, 3, [3, 2, 1]],
    [0x01020304, 4, [4, 3, 2, 1]],
    [0xfffffffe, 4, [0xfe, 0xff, 0xff, 0xff]],
    [7, 4, [7, 0, 0, 0]],
  ])('write %i in %i bytes, least significant first', (value, width, bytes) => {
    expect(written((writer) => writer.fixed(value, width))).toEqual(bytes);
    const reader = new ByteReader(Uint8Array.from([9, ...bytes, 8]), 1);
    expect([reader.fixed(width), reader.at, reader.fixed(1)]).toEqual([value, 1 + width, 8]);
  });

  it('read at an offset, with zeros past the end', () => {
    expect(fixedAt(Uint8Array.of(9, 1, 2), 1, 2)).toBe(0x0201);
    expect(fixedAt(Uint8Array.of(9, 1), 1, 2)).toBe(1);
  });
});

describe('written bytes', () => {
  it('keep what was written before and after a long run', () => {
    const run = Uint8Array.from({ length: 5_000 }, (_, i) => i % 251);
    const bytes = written((writer) => {
      writer.integer(300);
      writer.bytes(run);
      writer.bytes(run.subarray(0, 3));
      writer.integer(7);
    });
    expect(bytes).toEqual([0xac, 0x02, ...run, 0, 1, 2, 7]);
  });
});
