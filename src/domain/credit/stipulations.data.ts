/** Owns the list of proofs that lenders ask for: code, name, what is accepted, and who brings it. */

export interface StipulationRow {
  readonly code: string;
  readonly name: string;
  /** What a lender accepts as proof. */
  readonly proof: string;
  readonly party: 'buyer' | 'dealer';
}

/** Codes are this service's own; names and proofs are what lenders' public pages and training decks ask for (2019–2026). */
export const STIPULATIONS: readonly StipulationRow[] = [
  { code: 'POI', name: 'Proof of income', proof: 'A pay stub under 30 days old with year-to-date pay; if self-employed, three months of bank statements or two tax years', party: 'buyer' },
  { code: 'POR', name: 'Proof of residence', proof: 'A utility bill or bank letter under 30 days old at the stated address', party: 'buyer' },
  { code: 'POE', name: 'Proof of employment', proof: 'A call to the employer or a verification service', party: 'buyer' },
  { code: 'DLC', name: 'Driver licence copy', proof: 'A current licence whose address matches', party: 'buyer' },
  { code: 'SSV', name: 'Social security number verification', proof: 'The card, or a cleared fraud check of the bureau', party: 'buyer' },
  { code: 'INS', name: 'Proof of insurance', proof: 'Declarations or a binder that name the lender as loss payee', party: 'buyer' },
  { code: 'DPV', name: 'Down payment verification', proof: 'A receipt or bank statement that shows the down payment', party: 'dealer' },
  { code: 'REF5', name: 'Five references', proof: 'Five names with addresses and phones, none in the household', party: 'buyer' },
  { code: 'REF6', name: 'Six references', proof: 'Six names with addresses and phones, none in the household', party: 'buyer' },
  { code: 'PHN', name: 'Phone bill', proof: 'A landline or mobile bill in the name of the buyer', party: 'buyer' },
  { code: 'TRD', name: 'Trade title or payoff letter', proof: 'A copy of the title, or a ten-day payoff letter', party: 'dealer' },
  { code: 'GAPR', name: 'GAP required', proof: 'A signed GAP waiver or addendum', party: 'dealer' },
  { code: 'VSCR', name: 'Service contract required', proof: 'A copy of the service contract', party: 'dealer' },
  { code: 'BKD', name: 'Bankruptcy discharge', proof: 'The court paper that shows the discharge', party: 'buyer' },
  { code: 'DOB', name: 'Birth date mismatch', proof: 'A photo identity card that shows the birth date', party: 'buyer' },
  { code: 'COS', name: 'Cosigner needed', proof: 'A second application', party: 'buyer' },
  { code: 'ODO', name: 'Odometer statement', proof: 'The signed odometer disclosure', party: 'dealer' },
  { code: 'BKS', name: 'Book-out sheet', proof: 'A value guide print with the options of the car', party: 'dealer' },
  { code: 'TTL', name: 'Title application copy', proof: 'The application with the lender named as lienholder', party: 'dealer' },
  { code: 'CRI', name: 'Customer interview', proof: 'A call from the lender to the buyer', party: 'buyer' },
  { code: 'FRZ', name: 'Freeze to be lifted', proof: 'The confirmation of the bureau that the freeze is lifted', party: 'buyer' },
];
