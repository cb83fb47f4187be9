import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, daysBetween, isIsoDate, monthsBetween } from './dates.ts';
import { bareWord, drawHash, fnv1a32, normalizePart } from './hash.ts';
import { type Machine, offeredMoves, reachable, shortestPath } from './machine.ts';
import { allocate, CENTS_MAX, type Cents, cents, dollars, parseMoney, percentOf, toDecimal } from './money.ts';
import { crc32, isKeyText, keyText } from './text/key-text.ts';
import { checkDigitOf, hasValidCheckDigit, modelYear, origin, parseVin, squishVinOf, type Vin } from './vin.ts';

describe('the hash', () => {
  it('is FNV-1a and matches its published vectors', () => {
    expect(fnv1a32('').toString(16)).toBe('811c9dc5');
    expect(fnv1a32('a').toString(16)).toBe('e40c292c');
    expect(fnv1a32('foobar').toString(16)).toBe('bf9cf968');
  });

  it('ignores case and surrounding spaces', () => {
    expect(drawHash('credit-score', '  ADA ', 'Lovelace', '94105')).toBe(
      drawHash('credit-score', 'ada', 'lovelace', '94105'),
    );
    expect(550 + (drawHash('credit-score', 'Ada', 'Lovelace', '94105') % 350)).toBe(679);
    expect(550 + (drawHash('credit-score', 'Jane', 'Doe', '90210') % 350)).toBe(579);
  });

  it('treats composed, decomposed and full-width spellings as equal', () => {
    expect(drawHash('credit-score', 'José'.normalize('NFD'))).toBe(drawHash('credit-score', 'José'.normalize('NFC')));
    expect(normalizePart(' Ｆｒｏｚｅｎ\u00a0 Peña '.normalize('NFD'))).toBe('frozen peña');
    expect(bareWord('Ｇ/Ｌ Acct #')).toBe('glacct');
  });

  it('reads text beyond ASCII as UTF-8', () => {
    expect(fnv1a32('ü')).toBe([0xc3, 0xbc].reduce((h, byte) => Math.imul(h ^ byte, 16777619) >>> 0, 2166136261));
  });
});

describe('money', () => {
  it.each([
    ['1234.5', 123450],
    ['-0', 0],
    ['0.07', 7],
    [1.1, 110],
    [25, 2500],
    [{ amount: '3.20', currency: 'USD' }, 320],
    [{ amount: 3.2, currency: 'USD' }, 320],
    ['99999999.99', CENTS_MAX],
  ])('reads %j', (written, expected) => {
    expect(parseMoney(written)).toEqual({ ok: true, cents: expected });
  });

  it.each([
    '+1',
    '.5',
    '1.',
    '1e3',
    ' 1',
    '1,000',
    '0x1F',
    '',
    '1.005',
    Number.NaN,
    Infinity,
    0.001,
    1e21,
    null,
    [],
    {},
    true,
    '100000000.00',
    { amount: '1', currency: 'EUR' },
    { amount: '1' },
    { amount: '1', currency: 'USD', more: 1 },
    { amount: null, currency: 'USD' },
  ])('refuses %j', (written) => {
    expect(parseMoney(written).ok).toBe(false);
  });

  it('formats what it parses unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -CENTS_MAX, max: CENTS_MAX }), (n) => {
        expect(parseMoney(toDecimal(n as Cents))).toEqual({ ok: true, cents: n === 0 ? 0 : n });
      }),
    );
    expect(toDecimal(-0 as Cents)).toBe('0.00');
    expect(toDecimal(-7 as Cents)).toBe('-0.07');
  });

  it('rounds half away from zero at the cent', () => {
    expect([dollars(1.005), dollars(-1.005), cents(0.5), cents(-0.5), dollars(2.675)]).toEqual([101, -101, 1, -1, 268]);
    expect(percentOf(10_050 as Cents, 6.25)).toBe(628);
  });

  it('splits without losing a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 9 }),
        (total, weights) => {
          expect(allocate(total as Cents, weights).reduce((a, b) => a + b, 0)).toBe(total);
        },
      ),
    );
  });
});

describe('a VIN', () => {
  it('has the check digit of ISO 3779', () => {
    for (const vin of ['1HGCM82633A004352', '1M8GDM9AXKP042788', 'F1XDEMCR4SDEM0001', '11111111111111111']) {
      expect(hasValidCheckDigit(vin as Vin)).toBe(true);
    }
    expect(checkDigitOf('1HGCM82633A004353' as Vin)).not.toBe('3');
  });

  it('is accepted in lower case and refused with I, O, Q, a dash or another length', () => {
    expect(parseVin('1hgcm82633a004352')).toBe('1HGCM82633A004352');
    for (const text of [
      '1HGCM82633A00435',
      '1HGCM82633A0043522',
      'IHGCM82633A004352',
      '1HGCM82633A00435O',
      '1HGCM82633A00435Q',
      '1HGCM8263-A004352',
      '',
    ]) {
      expect(parseVin(text)).toBeUndefined();
    }
  });

  it.each([
    ['1HGCM82633A004352', 2003],
    ['4T1ZZ1AK8RU000042', 2024],
    ['1M8GDM9AXKP042788', 2019],
    ['JT8UF11E0L0012345', 1990],
    ['WDBEA26D0LB000001', 1990],
    ['F1XDEMCR4SDEM0001', 2025],
    ['WVWZZZ1KZ0P000001', null],
    ['WVWZZZ1KZAP000001', 2010],
    ['WVWZZZ1KZTP000001', 2026],
    ['WVWZZZ1KZVP000001', 2027],
    ['WVWZZZ1KZWP000001', 1998],
  ])('%s has model year %s', (vin, year) => {
    expect(modelYear(vin as Vin, 2026)).toBe(year);
  });

  it('returns its squish VIN and its country', () => {
    expect(squishVinOf('4T1ZZ1AK8RU000042' as Vin)).toBe('4T1ZZ1AKRU');
    expect(
      ['4T1', '2HG', '3VW', 'JTD', 'KMH', 'WBA', 'SAL', 'ZFF', 'YV1', 'XLR', 'XTA', '7SA', 'LRW', '6Y1', 'F1X'].map(
        (start) => origin(`${start}ZZ1AK8RU000042` as Vin),
      ),
    ).toEqual([
      'United States',
      'Canada',
      'Mexico',
      'Japan',
      'South Korea',
      'Germany',
      'United Kingdom',
      'Italy',
      'Sweden',
      'Netherlands',
      'Russia',
      'United States',
      'China',
      'New Zealand',
      'Africa',
    ]);
  });
});

describe('dates', () => {
  it('are clipped to the end of a month, including leap days', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2023-01-31', 1)).toBe('2023-02-28');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(monthsBetween('2024-01-31', '2024-02-29')).toBe(0);
  });

  it('must exist in the calendar', () => {
    expect(['2024-02-29', '2023-02-29', '2024-13-01', '2024-1-1', 'x'].map(isIsoDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the text of a key', () => {
  it('ends in the CRC-32 of its random part', () => {
    expect(crc32('123456789')).toBe(0xcbf43926);
    const key = keyText('sandbox', 'A'.repeat(32));
    expect(isKeyText(key)).toBe(true);
    expect(isKeyText(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`)).toBe(false);
  });
});

type OrderState = 'OPEN' | 'CLOSED' | 'CANCELLED' | 'LOST';

function machineOf(): Machine<OrderState, string, { paid: boolean }> {
  return {
    id: 'order',
    states: ['OPEN', 'CLOSED', 'CANCELLED', 'LOST'],
    initial: ['OPEN'],
    moves: [
      { on: 'close', from: ['OPEN'], to: 'CLOSED', when: ({ paid }) => (paid ? undefined : 'paid') },
      { on: 'cancel', from: ['OPEN'], to: 'CANCELLED' },
      { on: 'find', from: ['LOST'], to: 'OPEN' },
    ],
  };
}

describe('a state machine', () => {
  it('lists the moves that its guards allow, and the reason for each blocked one', () => {
    const { available, blocked } = offeredMoves(machineOf(), 'OPEN', { paid: false });
    expect(available.map(({ on }) => on)).toEqual(['cancel']);
    expect(blocked.map(({ move, by }) => [move.on, by])).toEqual([['close', 'paid']]);
  });

  it('lists the states that it can reach, with their paths', () => {
    expect(reachable(machineOf())).toEqual(['OPEN', 'CLOSED', 'CANCELLED']);
    expect(shortestPath(machineOf(), 'CLOSED')?.map(({ on }) => on)).toEqual(['close']);
    expect(shortestPath(machineOf(), 'LOST')).toBeUndefined();
  });
});
