/** Renders a notice to an applicant as a letter in plain text, ready to print. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Addressee, AdverseActionNotice } from './adverse-action-notice.ts';
import type { Reason } from './reasons.ts';

type Unprinted = Omit<AdverseActionNotice, 'letter'>;

const TITLES: Readonly<Record<AdverseActionNotice['action'], string>> = {
  declined: 'Notice of action taken and statement of reasons',
  'counter-offer': 'Notice of action taken and counter-offer',
  'less-favorable-terms': 'Your credit report and the price you pay for credit',
};

const OPENINGS: Readonly<Record<AdverseActionNotice['action'], string>> = {
  declined: 'We are unable to grant the credit that you requested, for these principal reasons:',
  'counter-offer':
    'We are unable to grant the credit on the terms that you requested. We offer other terms. Principal reasons:',
  'less-favorable-terms': 'We approved your application and used your credit report to set the terms.',
};

/** The terms offered instead, one per line, and the last day to accept them: form C-4. */
export interface OfferedTerms {
  readonly lines: readonly string[];
  readonly acceptBy: IsoDate;
}

/** The notice with its letter. */
export function withLetter(notice: Unprinted, offered?: OfferedTerms): AdverseActionNotice {
  return { ...notice, letter: letterOf(notice, offered) };
}

/** Forms C-1 to C-5 explain a score in two sentences before stating it. */
const SCORE_EXPLAINED =
  'We obtained your credit score and used it in our decision. A credit score reflects the information in a consumer report, and it can change as that information changes.';

/** Joins one-line paragraphs with blank lines. */
function letterOf(
  { action, creditor, principalReasons, equalCredit, score, bureau, statement }: Unprinted,
  offered: OfferedTerms | undefined,
): string {
  const agency = equalCredit === undefined ? [] : [equalCredit.statement, nameAndAddress(equalCredit.agency)];
  return [
    TITLES[action],
    nameAndAddress(creditor),
    `Date: ${score.date}`,
    OPENINGS[action],
    ...principalReasons.map(reasonLine),
    ...(offered === undefined ? [] : offeredLines(offered, creditor)),
    // The pricing notice explains the score in its own statements.
    ...(equalCredit === undefined ? [] : [SCORE_EXPLAINED]),
    `Your credit score: ${score.value}. Date: ${score.date}. Scores range from ${score.range.min} to ${score.range.max}. Source: ${score.source}. Key factors that lowered it:`,
    ...score.keyFactors.map(reasonLine),
    `${nameAndAddress(bureau)}, ${bureau.phone}`,
    statement,
    ...agency,
  ].join('\n\n');
}

function offeredLines({ lines, acceptBy }: OfferedTerms, creditor: Addressee): string[] {
  return [
    'We can offer you credit on these terms:',
    ...lines.map((line) => `- ${line}`),
    `To accept, tell us by ${acceptBy} at ${nameAndAddress(creditor)}.`,
  ];
}

function reasonLine({ text, detail }: Reason): string {
  return detail === undefined ? `- ${text}` : `- ${text} (${detail})`;
}

function nameAndAddress({ name, address }: { readonly name: string; readonly address: string }): string {
  return `${name}, ${address}`;
}
