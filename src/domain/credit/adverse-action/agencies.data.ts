/**
 * Federal agencies that a notice names by kind of creditor. 12 CFR 1002 Appendix A as amended in 2023, compliance from
 * 2024-03-20. The items of the kinds below were read before that amendment only, so no row is verified. Creditors above
 * 10 billion of assets name the Consumer Financial Protection Bureau instead; no sandbox lender is that large.
 */

export interface AgencyRow {
  readonly name: string;
  readonly address: string;
  readonly authority: string;
  readonly effectiveFrom: string;
  readonly verifiedOn: string | null;
  readonly note: string;
  readonly confidence: 'high' | 'medium' | 'low';
}

const APPENDIX_A = { authority: '12 CFR 1002 Appendix A', effectiveFrom: '2024-03-20', verifiedOn: null, confidence: 'medium' } as const;
const SUMMARY = 'Read in copies of the summary of consumer rights of 12 CFR 1022, which lists the same agencies, and not in the appendix.';

export const FTC: AgencyRow = {
  name: 'Federal Trade Commission, Consumer Response Center',
  address: '600 Pennsylvania Avenue NW, Washington, DC 20580',
  ...APPENDIX_A,
  note: 'Item 1 as amended, read, gives this name and address for affiliates; the last item names the FTC for finance companies in a text before the amendment.',
};

/** By the kind of creditor; every other kind is a finance company, whose agency is the FTC. */
export const AGENCIES: Readonly<Record<string, AgencyRow>> = {
  // A sandbox bank is a state bank outside the Federal Reserve System.
  bank: {
    name: 'Federal Deposit Insurance Corporation, National Center for Consumer and Depositor Assistance',
    address: '1100 Walnut Street, Box #11, Kansas City, MO 64106',
    ...APPENDIX_A,
    note: SUMMARY,
  },
  'credit union': {
    name: 'National Credit Union Administration, Office of Consumer Financial Protection',
    address: '1775 Duke Street, Alexandria, VA 22314',
    ...APPENDIX_A,
    note: SUMMARY,
  },
};
