/** Tests the parsing of submitted ledgers. */
import { describe, expect, test } from 'vitest';
import { runWhole } from '#kernel/bounds/turns.ts';
import { DIALECTS } from './dialects.data.ts';
import { type ObjectPlace, readObjects as objectsIn } from './ledger-json.ts';
import { readLedger } from './read-ledger.ts';

const HEADER = 'Account,Post Date,Amount,Description,Customer,VIN';
const csv = (...rows: string[]) => readLedger([HEADER, ...rows].join('\n'));

const readObjects = (objects: readonly unknown[], place: ObjectPlace) => runWhole(objectsIn(objects, place));

function linesOf(reading: ReturnType<typeof readLedger>) {
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.lines;
}

function problemsOf(reading: ReturnType<typeof readLedger>) {
  if (reading.ok) throw new Error('the ledger was read');
  return reading.problems;
}

describe('exports of dealer systems', () => {
  test.each(DIALECTS)('are read with every member: $name', ({ content, first }) => {
    expect(linesOf(readLedger(content))[0]).toEqual(first);
  });
});

describe('the text of a ledger', () => {
  const row = '8300,03/01/2025,-1995.00,VSC,"SAMPLE, JANE",1HGCM82633A004352';
  test.each([
    ['a byte-order mark', `\ufeff${HEADER}\n${row}`],
    ['UTF-8 marks read as Latin-1', `\u00ef\u00bb\u00bf${HEADER}\n${row}`],
    ['UTF-16 read byte by byte', [...`\ufeff${HEADER}\r\n${row}`].join('\u0000')],
    ['Windows line endings', `${HEADER}\r\n${row}\r\n`],
    ['old Mac line endings', `${HEADER}\r${row}\r`],
    ['mixed line endings and blank rows', `\r\n${HEADER}\n\n\r\n${row}\n,,,,,\n`],
    ['a title above the header', `General Ledger Detail\nStore 1,March 2025\n${HEADER}\n${row}`],
    ['a total row below', `${HEADER}\n${row}\nGrand Total,,-1995.00,,,`],
  ])('is read with %s', (_what, content) => {
    const lines = linesOf(readLedger(content));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      account: '8300',
      postDate: '2025-03-01',
      amount: -199500,
      customer: 'SAMPLE, JANE',
    });
  });

  test('numbers each line by where it begins in the file, also after a cell that spans lines', () => {
    const lines = linesOf(csv('8300,3/1/2025,1.00,"two\nlines",,', '', '8300,3/2/2025,2.00,,,'));
    expect(lines.map(({ line }) => line)).toEqual([2, 5]);
  });

  test.each([
    ['112826', '2026-11-28'],
    ['11282026', '2026-11-28'],
    ['20261128', '2026-11-28'],
    ['10326', '2026-01-03'],
  ])('reads the all-digit date %s', (written, date) => {
    expect(linesOf(csv(`8300,${written},1,,,`))[0]?.postDate).toBe(date);
  });

  test.each(['Post Dt', 'POSTDT', 'Posting Dt', 'Trans Dt', 'Acctg Dt', 'JRNL_DT', 'Tran Date'])(
    'reads the column %s as the posting date',
    (name) => {
      const reading = readLedger(`Acct Nbr,${name},Tran Amt,Cust Nm\n1,2025-01-01,1,x`);
      expect(linesOf(reading)[0]).toMatchObject({ account: '1', postDate: '2025-01-01', amount: 100 });
    },
  );

  test('names unrecognized columns', () => {
    const reading = readLedger('Acct,Date,Amt,Mood\n1,2025-01-01,1,fine');
    expect(reading).toMatchObject({ ok: true, ignoredColumns: ['Mood'] });
  });

  test('reads a header without rows as no lines', () => {
    expect(linesOf(csv())).toEqual([]);
  });

  test('prefers the better spelling when two columns match one member', () => {
    const [line] = linesOf(readLedger('Acct,Date,Posting Date,Amount\n1,2020-01-01,2025-01-01,1'));
    expect(line?.postDate).toBe('2025-01-01');
  });
});

describe('malformed CSV', () => {
  test.each([
    ['an amount', ['8300,3/1/2025,12.3x,,,'], /line 2, column 3 \(Amount\).*12\.3x/],
    ['a day that does not exist', ['8300,02/30/2025,1,,,'], /line 2, column 2 \(Post Date\)/],
    ['a missing account', [',3/1/2025,1,,,'], /line 2, column 1 \(Account\).*missing/],
    ['more cells than the header', ['8300,3/1/2025,1,VSC,SAMPLE, JANE,1HGCM82633A004352'], /line 2, column 7/],
    ['an open quote', ['8300,3/1/2025,1,"open,,'], /line \d+, column 4/],
  ])('is refused with its line and column: %s', (_what, rows, message) => {
    const problems = problemsOf(csv(...rows));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.code).toBe('malformed-feed');
  });

  test('is refused by row, and other rows are kept', () => {
    const reading = csv(
      '8300,3/1/2025,1,SE 19" wheels,,',
      '8300,3/1/2025,2,"open,,',
      '8300,3/1/2025,x,,,',
      '8300,3/1/2025,4',
    );
    expect(reading).toMatchObject({ ok: true, report: { rows: 4, accepted: 0, corrected: 2, refused: 2 } });
    expect(linesOf(reading).map(({ line, amount }) => [line, amount])).toEqual([
      [2, 100],
      [5, 400],
    ]);
    expect(reading.ok && reading.report.results.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'corrected'],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'corrected'],
    ]);
  });

  test('lists every bad cell of every line at once', () => {
    expect(problemsOf(csv('8300,x,y,,,', ',3/1/2025,z,,,'))).toHaveLength(4);
  });

  test('names each missing required column', () => {
    const messages = problemsOf(readLedger('Customer,VIN\nSAMPLE,1')).map(({ message }) => message);
    expect(messages.map((message) => /column (\w+)/.exec(message)?.[1])).toEqual(['account', 'postDate', 'amount']);
  });

  test('lists the first two hundred problems and counts the rest', () => {
    const problems = problemsOf(csv(...Array.from({ length: 300 }, () => '8300,3/1/2025,x,,,')));
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)?.message).toContain('100 more');
  });
});

describe('ledger lines as objects', () => {
  const object = { 'GL Account': 8300, 'Posting Date': '3/1/2025', Debit: '', Credit: '1,995.00', 'Stock #': 'P1' };

  test('may use canonical or dealer-system names', () => {
    const [line] = linesOf(readObjects([object], 'lines'));
    expect(line).toEqual({ line: 1, account: '8300', postDate: '2025-03-01', amount: -199500, control: 'P1' });
  });

  test.each([['-12.50'], [-12.5], [{ amount: '-12.50', currency: 'USD' }]])('may write money as %j', (amount) => {
    const [line] = linesOf(readObjects([{ account: '1', postDate: '2025-01-01', amount }], 'lines'));
    expect(line?.amount).toBe(-1250);
  });

  test('may be a JSON array in content', () => {
    expect(linesOf(readLedger(` ${JSON.stringify([object, object])}`))).toHaveLength(2);
  });

  test('report problems by path', () => {
    const lines = [{ account: '1', postDate: '2025-01-01', amount: 1, mood: 'fine' }, { account: '1', amount: 'x' }, 7];
    const paths = problemsOf(readObjects(lines, 'lines')).map(({ path }) => path);
    expect(paths).toEqual(['lines[0].mood', 'lines[1].postDate', 'lines[1].amount', 'lines[2]']);
  });

  test('report line and column when they are not JSON', () => {
    const [problem] = problemsOf(readLedger('[\n {"account": 1,\n  oops}]'));
    expect(problem?.message).toMatch(/line 3, column \d/);
  });

  test('must be an array', () => {
    expect(problemsOf(readLedger('{"account": 1}'))[0]?.expected).toContain('JSON array');
  });
});

test('refuses a blank ledger', () => {
  expect(problemsOf(readLedger(' \n '))[0]?.expected).toContain('CSV');
});
