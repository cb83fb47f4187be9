/**
 * The cancellation rules of service contracts in fifty states and the District.
 * Source: the state codes named in each row and the NAIC Service Contracts Model Act #685; read 2024–26. Confidence stands in each row:
 * high is statute text or two agreeing readings, medium is trade practice that agrees with it, low is an unverified default.
 */
import type { CancellationRow, FeeCap, FreeLook, LateCharge } from './row.ts';

const MODEL: FreeLook = { days: 10, daysWhenMailed: 20, claims: 'bars' };
const MODEL_LATE: LateCharge = { pct: 10, of: 'refund', per: 'month' };
const MODEL_PAY = { payWithinDays: 45, late: MODEL_LATE } as const;
const READ = '2026-11-28';
const READ_LATER = '2026-11-29';
const look = (days: number): FreeLook => ({ days, claims: 'bars' });
const flat = (dollars: number): FeeCap => ({ flatCents: dollars * 100 });
const ofPrice = (rate: number): FeeCap => ({ pct: { of: 'price', rate } });
const ofUnearned = (rate: number): FeeCap => ({ pct: { of: 'unearned', rate } });
const lesser = (dollars: number, rate: number): FeeCap => ({ flatCents: dollars * 100, pct: { of: 'price', rate } });

export const VSC_RULES: readonly CancellationRow[] = [
  { state: 'AL', law: 'Ala. Code 8-32-5', freeLook: MODEL, proRataByStatute: true, feeCap: flat(25), claimsDeducted: true, ...MODEL_PAY, confidence: 'medium' },
  { state: 'AK', law: 'Alaska Stat. 21.59.170', freeLook: { days: 10, daysWhenMailed: 30, claims: 'bars' }, proRataByStatute: true, feeCap: ofUnearned(7.5), claimsDeducted: true, payWithinDays: 45, late: { pct: 10, of: 'unearned', per: 'month' }, note: '(a): 10 days if handed over at the sale, else 30; late, 10 % a month of the whole fee. (b): later, unearned less claims and at most 7.5 % of the unearned fee; late, 10 % a month of the unearned fee. A provider that cancels owes the same without a fee.', assignment: 'The right to void in the free look belongs to the original holder.', confidence: 'high', effectiveFrom: '2016-10-16', verifiedOn: READ_LATER },
  { state: 'AZ', law: 'A.R.S. 20-1095.06', freeLook: look(30), proRataByStatute: true, feeCap: lesser(75, 10), claimsDeducted: false, confidence: 'medium' },
  { state: 'AR', law: 'Ark. Code 4-90-507', freeLook: { days: 30, claims: 'bars', lessFee: flat(50) }, proRataByStatute: true, feeCap: flat(50), claimsDeducted: false, note: '4-90-507(1): 30 days without a claim, less a stated fee of at most 50.00. (2): later pro rata by months or miles, less the same fee.', confidence: 'high', verifiedOn: READ_LATER },
  { state: 'CA', law: 'Cal. Civ. Code 1794.41', freeLook: look(60), proRataByStatute: true, feeCap: lesser(25, 10), claimsDeducted: false, payWithinDays: 30, note: 'The insurance department’s guide to 1794.41: 60 days, 30 for a used car without a factory warranty; later by time or miles less the lesser of 25 or 10 %.', confidence: 'high', verifiedOn: READ },
  { state: 'CO', law: 'C.R.S. 42-11-101 to 42-11-109: the act sets no cancellation or refund', note: '42-11-104 lists what a service contract states; none of the nine sections gives a free look, a refund or a late charge.', confidence: 'high', effectiveFrom: '1995-01-01', verifiedOn: READ_LATER },
  { state: 'CT', law: 'Conn. Gen. Stat. 42-260', confidence: 'low' },
  { state: 'DE', law: 'no statute', confidence: 'low' },
  { state: 'DC', law: 'no statute', confidence: 'low' },
  { state: 'FL', law: 'Fla. Stat. 634.121', freeLook: { days: 60, claims: 'deducts', lessFee: ofPrice(5) }, proRataByStatute: true, feeCap: ofUnearned(10), claimsDeducted: true, payWithinDays: 45, note: '634.121(3): within 60 days the whole premium less claims and at most 5 %; later 90 % of the unearned part, all of it when the company cancels.', assignment: 'Assignable to a later owner by statute, within at least 15 days of the sale and for at most 40.00.', confidence: 'high', verifiedOn: READ },
  { state: 'GA', law: 'Ga. Code 33-7-6, Rule 120-2-47', freeLook: look(30), proRataByStatute: true, feeCap: ofUnearned(10), claimsDeducted: false, payWithinDays: 45, latePenalty: '25% and 18% a year under the insurance statute', confidence: 'low' },
  { state: 'HI', law: 'Haw. Rev. Stat. 481X-7', freeLook: { days: 20, daysWhenMailed: 30, claims: 'bars' }, ...MODEL_PAY, note: '481X-7(a), (b), in a copy of 2017: 20 days at the sale, 30 when mailed, without a claim; 10 % a month after 45 days.', assignment: 'The right to return belongs to the original purchaser.', confidence: 'high', verifiedOn: READ_LATER },
  { state: 'ID', law: 'Idaho Code 41-6201 to 41-6210', note: '49-2801 to 49-2811 were repealed on 2018-07-01; title 41, chapter 62, took their place and was not read where it speaks of cancellation.', confidence: 'low', effectiveFrom: '2018-07-01' },
  { state: 'IL', law: '215 ILCS 152/35', freeLook: { days: 30, claims: 'bars', lessFee: lesser(50, 10) }, proRataByStatute: true, feeCap: lesser(50, 10), claimsDeducted: true, note: '152/35(a): fee at most the lesser of 10 % or 50.00, in the first 30 days too; later by months or miles less the value of service received.', confidence: 'high', effectiveFrom: '2018-01-01', verifiedOn: READ },
  { state: 'IN', law: 'Ind. Code 27-1-43.2: the contract states its terms, none are mandated', confidence: 'high' },
  { state: 'IA', law: 'Iowa Code 523C.7', freeLook: MODEL, proRataByStatute: true, feeCap: ofPrice(10), claimsDeducted: true, payWithinDays: 30, late: { ...MODEL_LATE, only: 'free-look' }, providerKeepsFee: true, note: '523C.7(2)(l)(1): 20 days from mailing, 10 from delivery at the sale, without a claim; 10 % a month after 30 days. (l)(2): later pro rata by time or mileage less claims and at most 10 % of the price. (k): a provider that cancels refunds the same way and may keep that fee.', assignment: 'The right to return belongs to the original purchaser.', confidence: 'high', verifiedOn: READ_LATER },
  { state: 'KS', law: 'no statute', confidence: 'low' },
  { state: 'KY', law: '806 KAR 5:060: registration only, no terms are mandated', confidence: 'high' },
  { state: 'LA', law: 'La. R.S. 51:3161-3166', confidence: 'low' },
  { state: 'ME', law: 'Me. Rev. Stat. 24-A 7105', freeLook: MODEL, proRataByStatute: true, feeCap: ofPrice(10), claimsDeducted: true, ...MODEL_PAY, confidence: 'medium' },
  { state: 'MD', law: 'Md. Com. Law 14-4', freeLook: MODEL, ...MODEL_PAY, confidence: 'medium' },
  { state: 'MA', law: 'Mass. G.L. c. 175 s. 149P', freeLook: MODEL, ...MODEL_PAY, confidence: 'low' },
  { state: 'MI', law: 'no statute', confidence: 'low' },
  { state: 'MN', law: 'Minn. Stat. 59B.05', freeLook: MODEL, ...MODEL_PAY, confidence: 'medium' },
  { state: 'MS', law: 'Miss. Code 83-65', freeLook: MODEL, ...MODEL_PAY, confidence: 'medium' },
  { state: 'MO', law: 'Mo. Rev. Stat. 385.206', freeLook: { days: 20, unit: 'business', claims: 'bars' }, proRataByStatute: true, feeCap: flat(50), claimsDeducted: true, ...MODEL_PAY, note: 'The insurance department’s page: a full refund within 20 business days of issue or mailing, and 10 % a month after 45 days. Weekends are left out here, holidays are not.', confidence: 'medium', effectiveFrom: '2012-01-01', verifiedOn: READ },
  { state: 'MT', law: 'Mont. Code 30-14-13', confidence: 'low' },
  { state: 'NE', law: 'Neb. Rev. Stat. 44-35', confidence: 'low' },
  { state: 'NV', law: 'NRS 690C.250, NAC 690C.120', freeLook: MODEL, proRataByStatute: true, claimsDeducted: false, payWithinDays: 45, late: { pct: 10, of: 'price', per: '30-days' }, note: '690C.250: 20 days from mailing, 10 from receipt at the sale. NAC 690C.120: a fee only if the contract states one, none when the provider cancels; the lender may be sent what it is owed.', assignment: 'The right to return belongs to the original purchaser.', confidence: 'high', verifiedOn: READ },
  { state: 'NH', law: 'N.H. RSA 415-C', confidence: 'low' },
  { state: 'NJ', law: 'N.J.S.A. 56:12-87', freeLook: MODEL, ...MODEL_PAY, confidence: 'medium' },
  { state: 'NM', law: 'N.M. Stat. 59A-58-9', freeLook: MODEL, proRataByStatute: true, feeCap: ofPrice(10), claimsDeducted: true, payWithinDays: 60, late: { pct: 10, of: 'refund', per: '30-days' }, note: 'No fee when the provider cancels.', confidence: 'high' },
  { state: 'NY', law: 'N.Y. Ins. Law 7903(e)', freeLook: MODEL, payWithinDays: 30, late: MODEL_LATE, note: 'The department’s opinion of 2001-02-05: after the return period the contract decides, and 10 % a month is added to a refund later than 30 days.', confidence: 'medium', verifiedOn: READ },
  { state: 'NC', law: 'N.C. Gen. Stat. 66-372(e)(3)', proRataByStatute: true, feeCap: ofUnearned(10), claimsDeducted: true, note: '(e)(3): the consumer cancels at any time for a pro-rata refund less claims paid and a fee of at most 10 % of the pro-rata refund. No free look, deadline or late charge stands there.', assignment: 'Assignable by statute to a later buyer who meets the criteria of the original purchaser: (e)(2).', confidence: 'high', effectiveFrom: '2015-10-01', verifiedOn: READ_LATER },
  { state: 'ND', law: 'no clear statute', confidence: 'low' },
  { state: 'OH', law: 'Ohio Rev. Code 3905.42', confidence: 'low' },
  { state: 'OK', law: 'Okla. Stat. 15-141.13', proRataByStatute: true, feeCap: ofUnearned(10), claimsDeducted: true, note: '141.13(C): 90 % of the unearned fee less the actual cost of service; 100 % when the association cancels.', confidence: 'high', verifiedOn: READ },
  { state: 'OR', law: 'Or. Rev. Stat. 646A.15', confidence: 'low' },
  { state: 'PA', law: 'no statute', confidence: 'low' },
  { state: 'RI', law: 'no statute', confidence: 'low' },
  { state: 'SC', law: 'S.C. Code 38-78-30', freeLook: MODEL, ...MODEL_PAY, confidence: 'medium' },
  { state: 'SD', law: 'no statute', confidence: 'low' },
  { state: 'TN', law: 'no clear statute', confidence: 'low' },
  { state: 'TX', law: 'Tex. Occ. Code 1304.1581', freeLook: { days: 30, claims: 'deducts' }, proRataByStatute: true, feeCap: flat(50), claimsDeducted: true, payWithinDays: 45, late: { pct: 10, of: 'refund', per: 'month' }, note: '1304.1581: whole price less claims before day 31, later pro rata by miles, time or another measure less claims and at most 50.00; 10 % a month from day 46. 1304.159(c): no fee when the provider cancels.', assignment: 'The right to cancel does not pass to a later holder.', confidence: 'high', verifiedOn: READ },
  { state: 'UT', law: 'Utah Code 31A-6a', confidence: 'low' },
  { state: 'VT', law: '8 V.S.A. 4251', freeLook: look(20), confidence: 'high' },
  { state: 'VA', law: 'Va. Code 59.1-435 to 59.1-441: the act sets no cancellation or refund', note: 'The Extended Service Contract Act registers obligors and, in 59.1-436(D), exempts licensed dealers; it gives no free look, refund or late charge.', confidence: 'high', verifiedOn: READ_LATER },
  { state: 'WA', law: 'Wash. RCW 48.110.075', freeLook: look(30), proRataByStatute: true, feeCap: flat(25), claimsDeducted: true, payWithinDays: 30, late: MODEL_LATE, confidence: 'medium' },
  { state: 'WV', law: 'no statute', confidence: 'low' },
  { state: 'WI', law: 'Wis. Stat. 616.56(12), (15)-(16)', freeLook: MODEL, proRataByStatute: true, feeCap: ofPrice(10), claimsDeducted: true, ...MODEL_PAY, providerKeepsFee: true, note: '(12)(c) and (d), read: a provider that cancels refunds the unearned fee less claims and may keep at most 10 %. (15) and (16) not read.', confidence: 'high' },
  { state: 'WY', law: 'Wyo. Stat. 26-49-103', freeLook: MODEL, ...MODEL_PAY, note: '26-49-103: 20 days from mailing, 10 from delivery at the sale, without a claim; 10 % a month after 45 days. 26-49-105: later the contract states its terms.', assignment: 'The right to return belongs to the original purchaser.', confidence: 'high', effectiveFrom: '2018-03-09', verifiedOn: READ_LATER },
];
