/**
 * The cancellation rules of GAP waivers in fifty states and the District.
 * Source: the codes named in each row and the industry's model waiver act; read 2022–25. Confidence stands in each row.
 */
import type { CancellationRow, FeeCap, FreeLook } from './row.ts';

const dollarsFee = (dollars: number): FeeCap => ({ flatCents: dollars * 100 });
const NO_FEE = dollarsFee(0);
const THIRTY: FreeLook = { days: 30, claims: 'bars' };
const NONE_CLEAR = 'no clear statute';
const UNCONFIRMED = 'waiver act, unconfirmed';
const WRITTEN = 'A written request is due within 90 days of the event that ends the waiver.';
const READ = '2026-11-29';
const NONCANCELABLE = 'The waiver may be noncancelable after the free look; the contract says.';

export const GAP_RULES: readonly CancellationRow[] = [
  { state: 'AL', law: 'Ala. Code 8-37-5, 8-37-6', freeLook: THIRTY, proRataByStatute: true, feeCap: dollarsFee(50), payWithinDays: 60, automaticOnPayoff: true, note: '8-37-2(5): a free look of at least 30 days. 8-37-6(a): later, without benefits, pro rata less at most 50.00. (b): when the loan ends early, paid within 60 days without a request. (c): the refund may reduce the balance.', confidence: 'high', verifiedOn: READ },
  { state: 'AK', law: NONE_CLEAR, confidence: 'low' },
  { state: 'AZ', law: NONE_CLEAR, confidence: 'low' },
  { state: 'AR', law: 'GAP waiver act of 2019', freeLook: THIRTY, feeCap: NO_FEE, confidence: 'medium' },
  { state: 'CA', law: 'Cal. Civ. Code 2982.12', freeLook: THIRTY, proRataByStatute: true, feeCap: NO_FEE, payWithinDays: 60, automaticOnPayoff: true, note: 'The refund is automatic; days count from the termination day to the original end.', confidence: 'medium' },
  { state: 'CO', law: 'C.R.S. 5-9.3-106', freeLook: THIRTY, proRataByStatute: true, feeCap: dollarsFee(25), payWithinDays: 30, automaticOnPayoff: true, note: 'Subsection (1) refunds on prepayment or repossession without a request; (3)(a) gives the original creditor 30 days after the assignee’s notice on an assigned loan; (4) allows a fee of at most 25.00 after day 30.', confidence: 'high', effectiveFrom: '2024-01-01', verifiedOn: '2026-11-28' },
  { state: 'CT', law: 'Conn. Gen. Stat. 36a-789(d), (e)', freeLook: { days: 60, claims: 'bars' }, proRataByStatute: true, feeCap: dollarsFee(50), payWithinDays: 60, automaticOnPayoff: true, note: '36a-789(d): 60 days with a full refund without benefits; later, or when the loan ends early, pro rata less a stated fee of at most 50.00; nothing after benefits. (e): paid within 60 days of the cancellation, without a request for the refund.', confidence: 'high', effectiveFrom: '2024-01-01', verifiedOn: READ },
  { state: 'DE', law: NONE_CLEAR, confidence: 'low' },
  { state: 'DC', law: NONE_CLEAR, confidence: 'low' },
  { state: 'FL', law: 'Fla. Stat. ch. 520', proRataByStatute: true, confidence: 'low' },
  { state: 'GA', law: 'Ga. Code 33-63-7', freeLook: THIRTY, requestWithinDays: 90, note: `33-63-3(5): a free look of at least 30 days. 33-63-7: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', effectiveFrom: '2008-07-01', verifiedOn: READ },
  { state: 'HI', law: NONE_CLEAR, confidence: 'low' },
  { state: 'ID', law: UNCONFIRMED, confidence: 'low' },
  { state: 'IL', law: NONE_CLEAR, confidence: 'low' },
  { state: 'IN', law: 'Indiana UCCC, charge approved by the department', proRataByStatute: true, confidence: 'low' },
  { state: 'IA', law: 'Iowa Code 537.2510(10)', payWithinDays: 60, automaticOnPayoff: 'prepayment', note: '537.2510(10): on prepayment in full the creditor tells the dealer within 30 days, and the dealer pays a refund that is due straight to the consumer within 60 days of that notice. The section gives no free look and no amount.', confidence: 'high', verifiedOn: READ },
  { state: 'KS', law: 'Kansas UCCC rule', proRataByStatute: true, confidence: 'low' },
  { state: 'KY', law: NONE_CLEAR, confidence: 'low' },
  { state: 'LA', law: 'La. R.S. 6:969.51 to 6:969.54', proRataByStatute: true, confidence: 'low' },
  { state: 'ME', law: NONE_CLEAR, confidence: 'low' },
  { state: 'MD', law: 'closed-end credit law', proRataByStatute: true, confidence: 'low' },
  { state: 'MA', law: NONE_CLEAR, confidence: 'low' },
  { state: 'MI', law: 'MCL 492.23, 492.29', freeLook: THIRTY, requestWithinDays: 90, note: `492.23(f): a free look of at least 30 days. 492.29: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', effectiveFrom: '2010-07-07', verifiedOn: READ },
  { state: 'MN', law: 'Minn. Stat. 59D', freeLook: THIRTY, confidence: 'medium' },
  { state: 'MS', law: 'Miss. Code 83-52-3, 83-52-11', freeLook: THIRTY, requestWithinDays: 90, note: `83-52-3(f): a free look of at least 30 days. 83-52-11: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', effectiveFrom: '2018-07-01', verifiedOn: READ },
  { state: 'MO', law: 'Mo. Rev. Stat. 407.2020, 407.2050', freeLook: THIRTY, feeCap: dollarsFee(75), note: '407.2020(4): a free look of at least 30 days. 407.2050: later the borrower may be entitled to the unearned part less at most 75.00, if no benefit was or will be provided; the refund may reduce the balance.', confidence: 'high', effectiveFrom: '2023-08-28', verifiedOn: READ },
  { state: 'MT', law: UNCONFIRMED, confidence: 'low' },
  { state: 'NE', law: 'Neb. Rev. Stat. 45-1103, 45-1106', freeLook: THIRTY, requestWithinDays: 90, note: `45-1103(6): a free look of at least 30 days. 45-1106: a waiver without a refund may be sold only beside a comparable one with it; a refund is at least the actuarial one. ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', verifiedOn: READ },
  { state: 'NV', law: 'NRS 690D.200', freeLook: THIRTY, proRataByStatute: true, requestWithinDays: 90, note: `${WRITTEN} The refund may reduce the balance.`, confidence: 'medium' },
  { state: 'NH', law: 'N.H. RSA 361-E', confidence: 'low' },
  { state: 'NJ', law: NONE_CLEAR, confidence: 'low' },
  { state: 'NM', law: NONE_CLEAR, confidence: 'low' },
  { state: 'NY', law: 'insurance and lease rules', proRataByStatute: true, confidence: 'low' },
  { state: 'NC', law: 'N.C. Gen. Stat. 66-445', requestWithinDays: 90, note: `66-445(a): a full refund in the free look if no benefit was provided; its days are the contract’s. (b): later it may be noncancellable, and the refund is the contract’s. ${WRITTEN} (c): on default or repossession the refund may go to the creditor.`, confidence: 'high', verifiedOn: READ },
  { state: 'ND', law: 'GAP waiver act of 2019', freeLook: THIRTY, feeCap: NO_FEE, confidence: 'medium' },
  { state: 'OH', law: UNCONFIRMED, confidence: 'low' },
  { state: 'OK', law: UNCONFIRMED, confidence: 'low' },
  { state: 'OR', law: 'Or. Rev. Stat. 646A', confidence: 'medium' },
  { state: 'PA', law: NONE_CLEAR, confidence: 'low' },
  { state: 'RI', law: 'R.I. Gen. Laws 19-32-5, 19-32-6', freeLook: THIRTY, requestWithinDays: 90, note: `19-32-2: a free look of at least 30 days. 19-32-6: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', effectiveFrom: '2017-01-01', verifiedOn: READ },
  { state: 'SC', law: 'S.C. Code 37-30-110, 37-30-150', freeLook: THIRTY, feeCap: NO_FEE, requestWithinDays: 90, note: `37-30-110(4): a free look of at least 30 days. 37-30-150(A)(2): no cancellation fee. (B): ${NONCANCELABLE} ${WRITTEN} (C): the refund may reduce the balance.`, confidence: 'high', effectiveFrom: '2015-06-01', verifiedOn: READ },
  { state: 'SD', law: NONE_CLEAR, confidence: 'low' },
  { state: 'TN', law: 'Tenn. Code 56-59-102, 56-59-106', freeLook: THIRTY, requestWithinDays: 90, note: `56-59-102(6): a free look of at least 30 days. 56-59-106: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', effectiveFrom: '2014-07-01', verifiedOn: READ },
  { state: 'TX', law: 'Tex. Fin. Code 354', freeLook: THIRTY, proRataByStatute: true, note: 'Another method that the rule allows may stand in the contract.', confidence: 'medium' },
  { state: 'UT', law: 'Utah Code 31A-6b-303', freeLook: THIRTY, requestWithinDays: 90, note: '31A-6b-303: at least 30 days with a full refund; later the part that the waiver itself calls unearned, asked for in writing within 90 days of what ended the loan. The right cannot be waived.', confidence: 'high', verifiedOn: '2026-11-28' },
  { state: 'VT', law: 'waiver act', confidence: 'medium' },
  { state: 'VA', law: 'Va. Code 38.2-6400, 38.2-6404', freeLook: THIRTY, requestWithinDays: 90, note: `38.2-6400: a free look of at least 30 days. 38.2-6404: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', verifiedOn: READ },
  { state: 'WA', law: 'Wash. RCW 48.160.010, 48.160.060', freeLook: THIRTY, requestWithinDays: 90, note: `48.160.010(5): a free look of at least 30 days. 48.160.060: ${NONCANCELABLE} ${WRITTEN} The refund may reduce the balance.`, confidence: 'high', verifiedOn: READ },
  { state: 'WV', law: 'W. Va. Code 33-4-23', confidence: 'low' },
  { state: 'WI', law: NONE_CLEAR, confidence: 'low' },
  { state: 'WY', law: 'Wyo. Stat. 40-14-454', payWithinDays: 60, note: '40-14-454: within 60 days of the end of the loan, or of a voluntary cancellation, the creditor facilitates a refund that other law requires, pro rata unless law provides otherwise. It gives no free look and no refund of its own.', confidence: 'medium', effectiveFrom: '2021-07-01', verifiedOn: READ },
];
