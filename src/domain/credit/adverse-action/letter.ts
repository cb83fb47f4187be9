/** Renders a notice to an applicant as a letter in plain text, ready to print. */
import type { AdverseActionNotice } from './adverse-action-notice.ts';
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

/** The notice with its letter. */
export function withLetter(notice: Unprinted): AdverseActionNotice {
  return { ...notice, letter: letterOf(notice) };
}

/** Paragraphs of one line each, with a blank line between them. */
function letterOf({ action, creditor, principalReasons, equalCredit, score, bureau, statement }: Unprinted): string {
  const agency = equalCredit === undefined ? [] : [equalCredit.statement, addressed(equalCredit.agency)];
  return [
    TITLES[action],
    addressed(creditor),
    `Date: ${score.date}`,
    OPENINGS[action],
    ...principalReasons.map(reasonLine),
    `Your credit score: ${score.value}. Date: ${score.date}. Scores range from ${score.range.min} to ${score.range.max}. Source: ${score.source}. Key factors that lowered it:`,
    ...score.keyFactors.map(reasonLine),
    `${addressed(bureau)}, ${bureau.phone}`,
    statement,
    ...agency,
  ].join('\n\n');
}

function reasonLine({ text, detail }: Reason): string {
  return detail === undefined ? `- ${text}` : `- ${text} (${detail})`;
}

function addressed({ name, address }: { readonly name: string; readonly address: string }): string {
  return `${name}, ${address}`;
}
