/** Score factors: code, text, the score range each applies to, and further conditions. */

/**
 * Numbers follow the list that credit bureaus commonly share for classic scores (2015–2022, high confidence; bureaus split on
 * a few pairs such as 03 and 33). The words are this service's own. `from … below` is the score range of the sandbox; `bit` reads
 * one bit of the score draw; `thin` fits files too young to judge whatever the score; `derogatory` factors never fit a clean file.
 */
export const FACTORS: readonly FactorRow[] = [
  { code: '40', text: 'A collection or court record is on file', below: 600, derogatory: true },
  { code: '22', text: 'A serious late payment stands together with a collection or court record', below: 575, derogatory: true },
  { code: '39', text: 'A payment was seriously late', below: 590, derogatory: true },
  { code: '21', text: 'Money is past due now', below: 580, derogatory: true },
  { code: '20', text: 'A collection or court record is recent', below: 590, derogatory: true },
  { code: '34', text: 'The amount owed on late accounts is high', below: 600, derogatory: true },
  { code: '13', text: 'A late payment is recent, or its date is unknown', below: 640, derogatory: true },
  { code: '18', text: 'Several accounts show a late payment', below: 620, derogatory: true },
  { code: '02', text: 'Some accounts have been paid late', below: 660, derogatory: true },
  { code: '19', text: 'Few accounts are paid up to date', below: 600, derogatory: true },
  { code: '06', text: 'Many accounts are with finance companies', below: 600 },
  { code: '07', text: 'The payment record is too new to judge', below: 0, thin: true },
  { code: '14', text: 'The credit history is short', from: 740, thin: true },
  { code: '10', text: 'Card balances are high against their limits', from: 600, below: 740 },
  { code: '01', text: 'Much is owed across the accounts', below: 720 },
  { code: '05', text: 'Many accounts carry a balance', from: 620, below: 700 },
  { code: '11', text: 'The amount owed on cards is high', from: 640, below: 760 },
  { code: '03', text: 'Loans are still near their starting balances', from: 660, below: 720 },
  { code: '30', text: 'The newest account is very new', from: 620, below: 761 },
  { code: '09', text: 'Several accounts were opened lately', bit: 2 },
  { code: '04', text: 'No installment loan has reported recently', bit: 0 },
  { code: '15', text: 'No bank card has reported recently', bit: 3 },
  { code: '16', text: 'No revolving account has reported recently', bit: 4 },
  { code: '12', text: 'The card accounts are young', from: 740 },
  { code: '28', text: 'There are many accounts', from: 700 },
  { code: '17', text: 'Nothing but a mortgage has reported recently', from: 760 },
  { code: '24', text: 'No card balance has reported recently', from: 780 },
];

/** The inquiry factor: never among the four, and a fifth when it applies. */
export const INQUIRY_FACTOR = { code: '08', text: 'Many lenders looked at the file in the last year', bit: 1 } as const;

/** Factors that fill the list where fewer than four fit. */
export const FILLERS: readonly string[] = ['14', '12', '30', '28'];

/** The name of this list of codes, since bureaus and score makers number theirs differently. */
export const FACTOR_SCHEME = 'sandbox-factor-1';

export interface FactorRow {
  readonly code: string;
  readonly text: string;
  readonly from?: number;
  readonly below?: number;
  readonly bit?: number;
  readonly thin?: true;
  readonly derogatory?: true;
}
