/**
 * The cancellation rules of GAP waivers in fifty states and the District.
 * Source: the codes named in each row and the industry's model waiver act; read 2022–25. Confidence stands in each row.
 */
import type { CancellationRow, FeeCap, FreeLook } from './row.ts';

const NO_FEE: FeeCap = { flatCents: 0 };
const THIRTY: FreeLook = { days: 30, claims: 'bars' };
const NONE_CLEAR = 'no clear statute';
const UNCONFIRMED = 'waiver act, unconfirmed';
const WRITTEN = 'A written request is due within 90 days of the event that ends the waiver.';
const READ = '2026-11-29';
const NONCANCELABLE = 'The waiver may be noncancelable after the free look; the contract says.';

export const GAP_RULES: readonly CancellationRow[] = [
  { state: 'AL', law: 'waiver practice under the Mini-Code', confidence: 'low' },
  { state: 'AK', law: NONE_CLEAR, confidence: 'low' },
  { state: 'AZ', law: NONE_CLEAR, confidence: 'low' },
  { state: 'AR', law: 'GAP waiver act of 2019', freeLook: THIRTY, feeCap: NO_FEE, confidence: 'high' },
  { state: 'CA', law: 'Cal. Civ. Code 2982.12', freeLook: THIRTY, proRataByStatute: true, feeCap: NO_FEE, payWithinDays: 60, automaticOnPayoff: true, note: 'The refund is automatic; days count from the termination day to the original end.', confidence: 'high' },
  { state: 'CO', law: 'C.R.S. 5-9.3-106', freeLook: THIRTY, proRataByStatute: true, feeCap: { flatCents: 2_500 }, payWithinDays: 30, automaticOnPayoff: true, note: 'Subsection (1) refunds on prepayment or repossession without a request; (3)(a) gives the original creditor 30 days after the assignee’s notice on an assigned loan; (4) allows a fee of at most 25.00 after day 30.', confidence: 'high', effectiveFrom: '2024-01-01', verifiedOn: '2026-11-28' },
  { state: 'CT', law: NONE_CLEAR, confidence: 'low' },
  { state: 'DE', law: NONE_CLEAR, confidence: 'low' },
  { state: 'DC', law: NONE_CLEAR, confidence: 'low' },
  { state: 'FL', law: 'Fla. Stat. ch. 520', proRataByStatute: true, confidence: 'low' },
  { state: 'GA', law: 'Ga. Code 33-63-7', freeLook: THIRTY, requestWithinDays: 90, note: `${NONCANCELABLE} ${WRITTEN}`, confidence: 'high' },
  { state: 'HI', law: NONE_CLEAR, confidence: 'low' },
  { state: 'ID', law: UNCONFIRMED, confidence: 'low' },
  { state: 'IL', law: NONE_CLEAR, confidence: 'low' },
  { state: 'IN', law: 'Indiana UCCC, charge approved by the department', proRataByStatute: true, confidence: 'low' },
  { state: 'IA', law: 'Iowa Code 537.2510(10)', payWithinDays: 60, automaticOnPayoff: 'prepayment', note: '537.2510(10): on prepayment in full the creditor tells the dealer within 30 days, and the dealer pays a refund that is due straight to the consumer within 60 days of that notice. The section gives no free look and no amount.', confidence: 'high', verifiedOn: READ },
  { state: 'KS', law: 'Kansas UCCC rule', proRataByStatute: true, confidence: 'low' },
  { state: 'KY', law: NONE_CLEAR, confidence: 'low' },
  { state: 'LA', law: 'La. R.S. 6:969.5', proRataByStatute: true, confidence: 'low' },
  { state: 'ME', law: NONE_CLEAR, confidence: 'low' },
  { state: 'MD', law: 'closed-end credit law', proRataByStatute: true, confidence: 'low' },
  { state: 'MA', law: NONE_CLEAR, confidence: 'low' },
  { state: 'MI', law: NONE_CLEAR, confidence: 'low' },
  { state: 'MN', law: 'Minn. Stat. 59D', freeLook: THIRTY, confidence: 'high' },
  { state: 'MS', law: UNCONFIRMED, confidence: 'low' },
  { state: 'MO', law: UNCONFIRMED, confidence: 'low' },
  { state: 'MT', law: UNCONFIRMED, confidence: 'low' },
  { state: 'NE', law: 'Neb. Rev. Stat. 45-11', confidence: 'low' },
  { state: 'NV', law: 'NRS 690D.200', freeLook: THIRTY, proRataByStatute: true, requestWithinDays: 90, note: `${WRITTEN} The refund may reduce the balance.`, confidence: 'high' },
  { state: 'NH', law: NONE_CLEAR, confidence: 'low' },
  { state: 'NJ', law: NONE_CLEAR, confidence: 'low' },
  { state: 'NM', law: NONE_CLEAR, confidence: 'low' },
  { state: 'NY', law: 'insurance and lease rules', proRataByStatute: true, confidence: 'low' },
  { state: 'NC', law: 'N.C. Gen. Stat. 66-445', requestWithinDays: 90, note: `66-445(a): a full refund in the free look if no benefit was provided; its days are the contract’s. (b): later it may be noncancellable, and the refund is the contract’s. ${WRITTEN} (c): on default or repossession the refund may go to the creditor.`, confidence: 'high', verifiedOn: READ },
  { state: 'ND', law: 'GAP waiver act of 2019', freeLook: THIRTY, feeCap: NO_FEE, confidence: 'high' },
  { state: 'OH', law: UNCONFIRMED, confidence: 'low' },
  { state: 'OK', law: UNCONFIRMED, confidence: 'low' },
  { state: 'OR', law: 'Or. Rev. Stat. 646A', confidence: 'medium' },
  { state: 'PA', law: NONE_CLEAR, confidence: 'low' },
  { state: 'RI', law: 'R.I. Gen. Laws 19-32-5, 19-32-6', freeLook: THIRTY, requestWithinDays: 90, note: `19-32-2: a free look of at least 30 days. 19-32-6: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', effectiveFrom: '2017-01-01', verifiedOn: READ },
  { state: 'SC', law: 'S.C. Code 37-30', confidence: 'low' },
  { state: 'SD', law: NONE_CLEAR, confidence: 'low' },
  { state: 'TN', law: 'Tenn. Code 56-59', confidence: 'low' },
  { state: 'TX', law: 'Tex. Fin. Code 354', freeLook: THIRTY, proRataByStatute: true, note: 'Another method that the rule allows may stand in the contract.', confidence: 'medium' },
  { state: 'UT', law: 'Utah Code 31A-6b-303', freeLook: THIRTY, requestWithinDays: 90, note: '31A-6b-303: at least 30 days with a full refund; later the part that the waiver itself calls unearned, asked for in writing within 90 days of what ended the loan. The right cannot be waived.', confidence: 'high', verifiedOn: '2026-11-28' },
  { state: 'VT', law: 'waiver act', confidence: 'medium' },
  { state: 'VA', law: 'GAP waiver act of 2019', freeLook: THIRTY, feeCap: NO_FEE, confidence: 'high' },
  { state: 'WA', law: 'Wash. RCW 48.160', confidence: 'medium' },
  { state: 'WV', law: NONE_CLEAR, confidence: 'low' },
  { state: 'WI', law: NONE_CLEAR, confidence: 'low' },
  { state: 'WY', law: 'Wyo. Stat. 40-14-454', payWithinDays: 60, note: '40-14-454: within 60 days of the end of the loan, or of a voluntary cancellation, the creditor facilitates a refund that other law requires, pro rata unless law provides otherwise. It gives no free look and no refund of its own.', confidence: 'medium', effectiveFrom: '2021-07-01', verifiedOn: READ },
];
