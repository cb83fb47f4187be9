import { describe, expect, it } from 'vitest';
import { bureauSuite, PULL } from '#ports/suites/bureau.suite.ts';
import { profileOf } from './bureau.behaviour.ts';
import { sandboxBureau } from './bureau.port.ts';
import { reportOf } from './bureau.wire.ts';
import { CAST } from './cast.data.ts';

bureauSuite(sandboxBureau, { onFile: 'Lovelace', frozen: 'Frozen', unknown: 'Nohit', unanswered: 'Outage' });

const fileOf = async (lastName: string, firstName = 'Ada') => {
  const answer = await sandboxBureau.softPull({ ...PULL, firstName, lastName });
  if (answer.state !== 'file') throw new Error(`${lastName} has no file`);
  return answer;
};

describe('the sandbox applicants', () => {
  it.each([
    ['Superprime', 840],
    ['Prime', 720],
    ['Nearprime', 640],
    ['Subprime', 575],
    ['Lowband', 605],
    ['Thinfile', 612],
    ['Rebuilder', 655],
    ['Ceiling', 899],
    ['Floor', 550],
    ['Inquirer', 700],
    ['Fraudalert', 690],
    ['Ofachit', 710],
    ['Mismatch', 705],
  ])('have for %s the score %i whatever the first name and case', async (lastName, score) => {
    expect((await fileOf(lastName)).file.score).toBe(score);
    expect((await fileOf(`  ${lastName.toUpperCase()} `, 'Somebody')).file.score).toBe(score);
  });

  it.each([
    ['Thinfile', ['07', '14']],
    ['Nearprime', ['10']],
    ['Rebuilder', ['40']],
  ])('lead the factors of %s with their own story', async (lastName, leads) => {
    expect((await fileOf(lastName)).file.factorCodes.slice(0, leads.length)).toEqual(leads);
  });

  it('have the inquiry factor as a fifth for Inquirer, whatever the draw', async () => {
    for (const firstName of ['Ada', 'Grace', 'Jane', 'John', 'Maria']) {
      const { file } = await fileOf('Inquirer', firstName);
      expect(file.factorCodes).toHaveLength(5);
      expect(file.factorCodes[4]).toBe('08');
      expect(file.summary.inquiries12mo).toBe(7);
    }
  });

  it('have at least four inquiries on file exactly when a factor cites inquiries', async () => {
    const files = await Promise.all(Array.from({ length: 40 }, (_, nth) => fileOf('Lovelace', `Ada${nth}`)));
    const cited = files.map(({ file }) => file.factorCodes.includes('08'));
    expect(files.map(({ file }) => file.summary.inquiries12mo >= 4)).toEqual(cited);
    expect(new Set(cited).size).toBe(2);
  });

  it.each([
    ['Fraudalert', 'fraud-alert'],
    ['Ofachit', 'ofac'],
    ['Mismatch', 'address-mismatch'],
  ])('have a score for %s together with its alert', async (lastName, kind) => {
    expect((await fileOf(lastName)).alerts.map((alert) => alert.kind)).toEqual([kind]);
  });

  it.each(['Superprime', 'Lowband', 'Thinfile', 'Rebuilder'])(
    'have no late payments in the file of %s',
    async (lastName) => {
      const { summary, factorCodes } = (await fileOf(lastName)).file;
      expect(summary.delinquencies30_60_90).toEqual({ days30: 0, days60: 0, days90: 0 });
      expect(summary.collections).toBe(0);
      for (const late of ['02', '13', '18', '39']) expect(factorCodes).not.toContain(late);
    },
  );
});

describe('the sandbox wire format', () => {
  it.each(CAST.filter((persona) => persona.outcome === 'score').map((persona) => persona.lastName))(
    'carries the whole file of %s unchanged',
    async (lastName) => {
      const profile = profileOf({ ...PULL, lastName });
      if (profile.state !== 'file') throw new Error('no file');
      const { file } = await fileOf(lastName);
      expect(file.summary).toEqual(profile.summary);
      expect(file.factorCodes).toEqual(profile.factorCodes);
    },
  );

  it('never prints the name of a real score model or lender', () => {
    const profile = profileOf(PULL);
    if (profile.state === 'down') throw new Error('down');
    const text = JSON.stringify(reportOf(PULL, profile));
    expect(text).not.toMatch(/fico|vantage|experian|equifax|transunion/i);
  });
});
