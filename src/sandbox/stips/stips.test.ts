import { describe, expect, it } from 'vitest';
import { STIP_CODES } from '#domain/stips/codes.data.ts';
import { codeOfReference } from '#domain/stips/codes.ts';
import { stipsSuite } from '#ports/suites/deal/stips.suite.ts';
import { sandboxStipsDesk } from './stips.port.ts';

stipsSuite(sandboxStipsDesk, {
  rejected: [
    ['POI expired', 'date-fresh'],
    ['driver-license-MISMATCH.png', 'name-match'],
    ['blurry scan of a utility bill', 'legible'],
  ],
});

describe('the list of proof codes', () => {
  it.each(STIP_CODES.map(({ code, name }) => [code, name]))('matches %s by %s', (code, name) => {
    expect(codeOfReference(code)).toBe(code);
    expect(codeOfReference(code.toLowerCase())).toBe(code);
    expect(codeOfReference(name.replaceAll(' ', '_'))).toBe(code);
  });

  it('does not match parts of words', () => {
    expect(codeOfReference('poison')).toBe('OTHER');
    expect(codeOfReference('insider report')).toBe('OTHER');
  });
});
