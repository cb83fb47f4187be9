/** Stipulation codes used by lenders. Source: lender practice, credit-and-ports §2.4, 2024–2026; confidence medium to high. */

export interface StipCode {
  readonly code: string;
  readonly name: string;
  /** The clean sentence beside the code. */
  readonly text: string;
}

export const STIP_CODES: readonly StipCode[] = [
  { code: 'POI', name: 'proof of income', text: 'A pay stub of the last 30 days with year-to-date earnings, or two tax years when self-employed.' },
  { code: 'POR', name: 'proof of residence', text: 'A utility bill or bank letter of the last 60 days at the stated address.' },
  { code: 'POE', name: 'proof of employment', text: 'A confirmation of employment by the employer or a verification service.' },
  { code: 'DLC', name: 'driver license', text: 'A current driver license whose address matches the application.' },
  { code: 'SSV', name: 'ssn verification', text: 'The social security card, or a cleared bureau check.' },
  { code: 'INS', name: 'proof of insurance', text: 'A declarations page or binder with the lender as loss payee.' },
  { code: 'DPV', name: 'down payment verification', text: 'A receipt or bank statement that shows the down payment.' },
  { code: 'REF5', name: 'five references', text: 'Five people outside the household with address and telephone.' },
  { code: 'REF6', name: 'six references', text: 'Six people outside the household with address and telephone.' },
  { code: 'PHN', name: 'phone bill', text: 'A telephone bill in the name of the buyer.' },
  { code: 'TRD', name: 'payoff letter', text: 'The title of the trade-in, or its ten-day payoff letter.' },
  { code: 'GAPR', name: 'gap required', text: 'A signed GAP waiver or addendum.' },
  { code: 'VSCR', name: 'service contract', text: 'A copy of the vehicle service contract.' },
  { code: 'BKD', name: 'bankruptcy discharge', text: 'The discharge papers of the bankruptcy.' },
  { code: 'DOB', name: 'birth date', text: 'A photo identification that shows the date of birth.' },
  { code: 'COS', name: 'cosigner', text: 'An application of a cosigner.' },
  { code: 'ODO', name: 'odometer statement', text: 'The signed odometer disclosure.' },
  { code: 'BKS', name: 'book out sheet', text: 'A value guide print with the options of the car.' },
  { code: 'TTL', name: 'title application', text: 'A copy of the title application that names the lender as lienholder.' },
  { code: 'CRI', name: 'customer interview', text: 'A telephone interview of the buyer by the lender.' },
  { code: 'FRZ', name: 'freeze lifted', text: 'A confirmation that the security freeze is lifted.' },
];
