import { describe, expect, it } from 'vitest';
import { placeOfZip, STATE_CODES, stateOfZip } from './zip.ts';

const everyPrefix = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'));
const UNASSIGNED =
  '000-004 099 213 269 343 345 348 353 419 428-429 517-519 529 533 536 552 568 578-579 589 621 632 642-643 659 663 ' +
  '682 694-699 702 709 715 732 742 771 817-819 839 848-849 854 858 861-862 866-869 872 886-888 892 896 899 909 929 987';

describe('the state of a ZIP', () => {
  it.each([
    ['94020', 'CA'],
    ['94107-1234', 'CA'],
    ['78701', 'TX'],
    ['00501', 'NY'],
    ['10001', 'NY'],
    ['20001', 'DC'],
    ['56901', 'DC'],
    ['88510', 'TX'],
    ['99501', 'AK'],
    ['96701', 'HI'],
  ])('%s lies in %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  it.each([
    ['06390', 'NY'],
    ['20588', 'MD'],
    ['20598', 'VA'],
    ['73960', 'TX'],
    ['83414', 'WY'],
  ])('%s belongs to %s though its prefix does not', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  it.each([
    ['00901', 'PR'],
    ['00801', 'VI'],
    ['96910', 'GU'],
    ['96799', 'AS'],
    ['09001', 'AE'],
    ['34001', 'AA'],
    ['96201', 'AP'],
  ])('%s is %s, which is no state', (zip, place) => {
    expect(placeOfZip(zip)).toBe(place);
    expect(stateOfZip(zip)).toBeUndefined();
  });

  it.each(['', '9402', '940200', '94O20', '94020-1', ' 94020', '00000'])('%j names no place', (zip) => {
    expect(placeOfZip(zip)).toBeUndefined();
  });

  it('931 prefixes are assigned, and exactly the published ones are not', () => {
    const free = everyPrefix.filter((prefix) => placeOfZip(`${prefix}50`) === undefined);
    expect(1000 - free.length).toBe(931);
    const published = UNASSIGNED.split(' ').flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      return everyPrefix.filter((prefix) => prefix >= first && prefix <= last);
    });
    expect(free).toEqual(published);
  });

  it('every state has a ZIP', () => {
    const reached = new Set(everyPrefix.map((prefix) => stateOfZip(`${prefix}50`)));
    expect(STATE_CODES.filter((code) => !reached.has(code))).toEqual([]);
    expect(STATE_CODES).toHaveLength(51);
  });
});
