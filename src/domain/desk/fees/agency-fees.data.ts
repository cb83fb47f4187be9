/**
 * Title, lien, tag, tire, battery, inspection and filing fees of a dealer's sale, by state. Amounts are dollars. Rows with
 * `cite` repeat the agency's published schedule without its text having been read.
 */
import type { Authority } from '../in-force.ts';
import type { StateCode } from '../../places/states.ts';
import { cite, read, readLater } from './registration/row.ts';

/** When a fee is due: with every sale, or only with a new, used or financed car. */
type FeeWhen = 'always' | 'new' | 'used' | 'financed';

export interface AgencyFee extends Authority {
  readonly state: StateCode;
  readonly kind: 'title' | 'lien' | 'tag' | 'tire' | 'battery' | 'inspection' | 'filing' | 'other';
  readonly label: string;
  readonly amount: number;
  readonly when: FeeWhen;
}

type Kind = AgencyFee['kind'];
const LABELS: Readonly<Record<Kind, string>> = {
  title: 'Title Fee', lien: 'Lien Recording Fee', tag: 'Temporary Tag Fee', tire: 'Tire Fee', battery: 'Battery Fee',
  inspection: 'Inspection Fee', filing: 'Electronic Filing Fee', other: 'Other Fee',
};
const USUAL: Readonly<Partial<Record<Kind, FeeWhen>>> = { lien: 'financed', tire: 'new', battery: 'new', inspection: 'used' };

function fee(state: StateCode, kind: Kind, amount: number, law: Authority, only: Partial<Pick<AgencyFee, 'when' | 'label'>> = {}): AgencyFee {
  return { state, kind, amount, label: LABELS[kind], when: USUAL[kind] ?? 'always', ...only, ...law };
}

const SCHEDULE = '2026-01-01';

export const TITLE_FEES: readonly AgencyFee[] = [
  fee('AL', 'title', 18, readLater('Ala. Code 32-8-6', '2026-01-01', 'The department’s answer on the cost of a title: 15, and 1.50 each for the designated agent and the license plate official.', 'medium')),
  fee('AK', 'title', 15, readLater('AS 28.10.441', '2000-01-01', '28.10.441, in the code of 2022: 15 for a title or its transfer.', 'medium')),
  fee('AZ', 'title', 4, readLater('A.R.S. 28-2003', '2026-01-01', '28-2003(A)(1), as 2026 HB 2012 prints it: 4 for each certificate of title.')),
  fee('AR', 'title', 10, cite('Ark. Code 27-14-602', SCHEDULE, 'medium')),
  fee('CA', 'title', 15, readLater('Cal. Veh. Code 9255', SCHEDULE, '9255(1), in a copy without a date: 15 for a transfer by the owner. The first sale of a new car bears none.'), { when: 'used' }),
  fee('CO', 'title', 7.2, readLater('C.R.S. 42-6-137', '2005-08-08', '42-6-137(1)(a), in the code of 2021: 7.20 with an application for a title.', 'medium')),
  fee('CT', 'title', 25, readLater('Conn. Gen. Stat. 14-192', '2004-01-01', '14-192(a)(1): 25 for filing an application for a title.')),
  fee('DE', 'title', 35, cite('21 Del. C. 2302', SCHEDULE, 'low')),
  fee('DC', 'title', 26, cite('18 DCMR 412', SCHEDULE, 'medium')),
  fee('FL', 'title', 75.25, readLater('Fla. Stat. 319.32', '2009-09-01', '319.32(1), in the statutes of 2023: 70 and 1 for security; (2): a service charge of 4.25.', 'medium'), { when: 'new' }),
  fee('FL', 'title', 85.25, cite('Fla. Stat. 319.32', '2009-09-01', 'medium'), { when: 'used' }),
  fee('GA', 'title', 18, readLater('O.C.G.A. 40-3-38', SCHEDULE, 'The department’s page on the cost to register, of about 2013, and a county tag office: 18.', 'medium')),
  fee('HI', 'title', 10, cite('HRS 286-51, county ordinance', SCHEDULE, 'low')),
  fee('ID', 'title', 14, readLater('Idaho Code 49-202', '2015-07-01', '49-202(2), in the code of 2022: 14 for issuing a title.', 'medium')),
  fee('IL', 'title', 165, readLater('625 ILCS 5/3-821', '2024-01-01', '3-821(a), through P.A. 103-1052: 165 for a title.')),
  fee('IN', 'title', 15, readLater('Ind. Code 9-17-2-14.5', '2026-01-01', '9-17-2-14.5(c): fifteen dollars.')),
  fee('IA', 'title', 25, readLater('Iowa Code 321.46, 321.52A', '2009-07-01', '321.46(2): a title fee of 20; 321.52A: a surcharge of 5 on each title.')),
  fee('KS', 'title', 10, cite('K.S.A. 8-139', SCHEDULE, 'medium')),
  fee('KY', 'title', 9, readLater('KRS 186A.130', '2009-06-25', '186A.130(1): nine dollars.')),
  fee('LA', 'title', 68.5, readLater('La. R.S. 32:728', '2015-07-01', '32:728(1), through Act 114 of 2021: 68.50 for each certificate of title.')),
  fee('ME', 'title', 40, cite('29-A M.R.S. 603', SCHEDULE, 'medium')),
  fee('MD', 'title', 100, cite('Md. Code, Transp. 13-802', '2012-07-01', 'medium')),
  fee('MD', 'title', 200, cite('Md. Code, Transp. 13-802; HB 352 of 2025', '2025-07-01', 'medium', 'The MVA bulletin of 2025-05-22 names the change from 2025-07-01 without the amount.')),
  fee('MA', 'title', 75, cite('801 CMR 4.02 (540)', '2014-07-01', 'medium')),
  fee('MI', 'title', 13, readLater('MCL 257.806', '2015-10-01', '257.806(1), until 2027-10-01: 10 and a service fee of 3; the tire surcharge of 1.50 is a line of its own.')),
  fee('MN', 'title', 12, cite('Minn. Stat. 168A.29', SCHEDULE, 'low')),
  fee('MS', 'title', 9, readLater('Miss. Code 63-21-63', '2010-07-01', '63-21-63, in the code of 2022: 9 for each application.', 'medium')),
  fee('MO', 'title', 14.5, cite('RSMo 301.190, 136.055', '2019-08-28', 'medium', '8.50 and a processing fee of 6.')),
  fee('MO', 'title', 17.5, readLater('RSMo 301.190, 136.055', '2025-08-28', '301.190.5: 8.50; 136.055.1(3), as amended in 2025: 9 for the fee office. The day is the usual one of an act of that year.', 'medium')),
  fee('MT', 'title', 12, cite('MCA 61-3-203', SCHEDULE, 'medium')),
  fee('NE', 'title', 10, readLater('Neb. Rev. Stat. 60-154', '2006-01-01', '60-154(1)(a): 10 for an original title issued by a county.')),
  fee('NV', 'title', 28.25, cite('NRS 482.429', SCHEDULE, 'medium')),
  fee('NH', 'title', 25, readLater('RSA 261:20', '2025-01-01', '261:20(I)(a), (b): 25 until 2026-01-01.')),
  fee('NH', 'title', 35, readLater('RSA 261:20', '2026-01-01', '261:20(I)(a), (b): 35 from 2026-01-01 (25 before), with or without a lienholder.')),
  fee('NJ', 'title', 60, cite('N.J.S.A. 39:10-16', '2009-01-01', 'medium', '85 with one lien.')),
  fee('NM', 'title', 18, cite('NMSA 66-6-23', SCHEDULE, 'low')),
  fee('NY', 'title', 50, read('N.Y. VTL 2125, DMV registration fee page', '2009-09-01', 'The DMV page states a title certificate fee of 50.00; 2125(a)(1) keeps it until 2028-04-01.')),
  fee('NC', 'title', 66.75, readLater('N.C.G.S. 20-85', '2024-07-01', '20-85(a)(1), current through 2024: 66.75.')),
  fee('ND', 'title', 5, readLater('N.D.C.C. 39-05-05', '2000-01-01', '39-05-05, in the code of 2022: 5 with each application.', 'medium')),
  fee('OH', 'title', 18, cite('R.C. 4505.09', SCHEDULE, 'medium')),
  fee('OK', 'title', 11, read('47 O.S. 1105', '2001-01-01', 'Tax Commission schedule: standard title 11.00.', 'high')),
  fee('OR', 'title', 106, cite('ORS 803.090', '2022-01-01', 'low', '101 up to 19 mpg, 106 to 39, 116 from 40; here the middle one.')),
  fee('PA', 'title', 67, readLater('75 Pa.C.S. 1952', '2023-07-01', 'The state’s association of notaries on the index of 2023: 67 (58 before).', 'medium')),
  fee('PA', 'title', 72, cite('75 Pa.C.S. 1952', '2025-07-01', 'medium', '1952(a) was read: 50 before the index of every other year; the indexed amount was not.')),
  fee('RI', 'title', 50, readLater('R.I. Gen. Laws 31-3.1-6', '2014-07-01', '31-3.1-6(a), in the laws of 2023: 50 on issuing a title.', 'medium')),
  fee('SC', 'title', 15, readLater('S.C. Code 56-19-420', '2005-07-01', '56-19-420(A), before and after 2025-07-01: 15 for a title.')),
  fee('SD', 'title', 10, readLater('SDCL 32-3-18', '2015-07-01', '32-3-18: 10 with the application, half of it the county’s.')),
  fee('TN', 'title', 14, readLater('Tenn. Code 55-6-101, 55-6-104', SCHEDULE, '55-6-101(a)(1): 5.50; 55-6-104(a)(3): 8.50 for the county clerk.')),
  fee('TX', 'title', 33, readLater('Tex. Transp. Code 501.138', '2001-09-01', '501.138(a): 33 in affected and nonattainment counties, 28 in the others, which are not told apart here.', 'medium')),
  fee('UT', 'title', 6, cite('Utah Code 41-1a-1210', '2008-01-01', 'medium')),
  fee('VT', 'title', 42, cite('23 V.S.A. 2002', '2024-01-01', 'medium')),
  fee('VA', 'title', 15, cite('Va. Code 46.2-627', SCHEDULE, 'medium', '46.2-627 was read: 10. The 15 that the department takes were not.')),
  fee('WA', 'title', 35.5, readLater('RCW 46.17.100, 46.17.005, 46.17.040', '2019-07-01', '46.17.100: 15; 46.17.005(2): filing 5.50; 46.17.040(1)(a): service 15, all in force until 2026-01-01.')),
  fee('WA', 'title', 39.5, readLater('RCW 46.17.100, 46.17.005, 46.17.040', '2026-01-01', '46.17.100: 15; 46.17.005(2): 6.50; 46.17.040(1)(a): 18; the last two as they follow the text in force until 2026-01-01.')),
  fee('WV', 'title', 20, cite('W. Va. Code 17A-10-3', SCHEDULE, 'low')),
  fee('WI', 'title', 214.5, cite('Wis. Stat. 342.14', '2025-10-01', 'low', '164.50 before the budget of 2025.')),
  fee('WY', 'title', 15, readLater('Wyo. Stat. 31-3-102', '2009-07-01', '31-3-102(a)(vii), in a copy of 2024: 15 for an original or duplicate title.', 'medium')),
];

/**
 * The lien on the title: what the agency takes to record it, where that is not part of the title fee. New York's 5.00 is
 * the secured party's, who may not charge it to the owner: N.Y. VTL 2125(c), read 2026-11-29. Virginia's title fee covers the
 * lien of a sale, and so does North Carolina's; the 6.00 of Va. Code 46.2-627 and the fee for a supplementary lien of
 * N.C.G.S. 20-85(a)(7), both read 2026-11-29, are for one that comes later.
 */
export const LIEN_FEES: readonly AgencyFee[] = [
  fee('FL', 'lien', 2, readLater('Fla. Stat. 319.32', '2009-09-01', '319.32(1), in the statutes of 2023: 2 for noting a lien.')),
  fee('AK', 'lien', 15, readLater('AS 28.10.441', '2000-01-01', '28.10.441, in the code of 2022: 15 for filing a lien.', 'medium')),
  fee('CO', 'lien', 7.2, readLater('C.R.S. 42-6-137', '2005-08-08', '42-6-137(2), in the code of 2021: 7.20 with a mortgage, beside the clerk’s filing fee, which is not counted.', 'medium')),
  fee('CT', 'lien', 10, readLater('Conn. Gen. Stat. 14-192', '2004-01-01', '14-192(a)(2): 10 for each security interest on the title.')),
  fee('SD', 'lien', 10, readLater('SDCL 32-3-45', '2015-07-01', '32-3-45: 10 for each notation of a lien.')),
  fee('MO', 'lien', 8.5, cite('RSMo 301.600, 136.055', '2019-08-28', 'low')),
  fee('MO', 'lien', 11.5, cite('RSMo 301.600, 136.055', '2025-08-28', 'medium', '136.055.1(5), as amended in 2025, was read: 9 for the fee office; the agency’s 2.50 was not.')),
  fee('IA', 'lien', 10, readLater('Iowa Code 321.50', '2009-07-01', '321.50(1): 10 for each security interest.')),
  ...([
  ['AL', 15, 'Ala. Code 32-8-6'], 
  ['DE', 20, '21 Del. C. 2332'], ['DC', 20, '18 DCMR 412'],
  ['KY', 22, 'KRS 186A.190'], ['MD', 20, 'Md. Code, Transp. 13-208'],
  ['MA', 25, '801 CMR 4.02 (540)'], ['MI', 1, 'MCL 257.238'], 
  ['MT', 8, 'MCA 61-3-103'], ['NV', 20, 'NRS 482.432'], ['NJ', 25, 'N.J.S.A. 39:10-14'],
  ['OH', 15, 'R.C. 4505.13'], ['OK', 10, '47 O.S. 1110'],
  ['SC', 5, 'S.C. Code 56-19-265'], ['VT', 14, '23 V.S.A. 2002'],
  ['WV', 10, 'W. Va. Code 17A-4A-4'], ['WI', 10, 'Wis. Stat. 342.14'], ['WY', 20, 'Wyo. Stat. 31-3-102'],
  ['RI', 11.5, 'R.I. Gen. Laws 31-3.1-21'],
] as const).map(([state, amount, law]) => fee(state, 'lien', amount, cite(law, SCHEDULE, state === 'NJ' ? 'medium' : 'low'))),
  fee('LA', 'lien', 15, readLater('La. R.S. 32:728; La. R.S. 10:9-525', '2026-01-01', 'The office’s page on recording a lien, undated: 15 with a UCC statement, 10 with another instrument.', 'medium')),
  fee('NE', 'lien', 7, readLater('Neb. Rev. Stat. 60-155', SCHEDULE, '60-155(1): 7 for each notation of a lien.')),
  fee('TN', 'lien', 11, cite('Tenn. Code 55-6-101', SCHEDULE, 'low', '55-6-101(a)(2) was read: 11 for a lien noted without a change of owner; that a sale bears it was not.')),
  fee('MN', 'lien', 2, readLater('Minn. Stat. 168A.29', '2026-01-01', 'The department’s page of title fees, undated: 2 for each lien recorded.', 'medium')),
  fee('AR', 'lien', 1, readLater('Ark. Code 27-14-806', '2026-01-01', '27-14-806(a)(3): 1 for each lien filed.', 'medium')),
  fee('PA', 'lien', 33, readLater('75 Pa.C.S. 1953', '2023-07-01', 'The state’s association of notaries on the index of 2023: 33 (28 before); the index of 2025 was not read.', 'medium')),
];

const OTHER_FEES: readonly AgencyFee[] = [
  ...([
    ['AZ', 15, 'A.R.S. 28-4547'], ['CO', 10, 'C.R.S. 42-3-203'], ['CT', 21, 'Conn. Gen. Stat. 14-61'], ['DE', 10, '21 Del. C. 2132'],
    ['DC', 13, '18 DCMR 401'], ['IN', 18, 'Ind. Code 9-32-6-11'], ['KS', 3, 'K.S.A. 8-2409'], 
    ['NV', 8.25, 'NRS 482.3212'], ['NJ', 5, 'N.J.S.A. 39:3-4b'], ['NM', 3, 'NMSA 66-3-6'],
    ['NC', 10, 'N.C.G.S. 20-79.1'], ['OH', 20, 'R.C. 4503.182'],  
    ['TN', 5.5, 'Tenn. Code 55-4-221'], ['TX', 10, 'Tex. Transp. Code 503.063'], ['UT', 12, 'Utah Code 41-3-302'],
    ['WV', 3, 'W. Va. Code 17A-6-15'],
  ] as const).map(([state, amount, law]) => fee(state, 'tag', amount, cite(law, SCHEDULE, 'low'))),
  fee('VA', 'tag', 3, readLater('Va. Code 46.2-1558', '2015-07-01', '46.2-1558: a dealer charges at most the 3 that the department takes for a set of temporary plates.')),
  fee('MO', 'tag', 5, readLater('RSMo 301.140', '2019-08-28', '301.140.4: a dealer may charge at most 5 for a temporary permit.')),
  fee('PA', 'tag', 14, readLater('75 Pa.C.S. 1928', '2014-07-01', '1928: 14 for a temporary plate or a plate issued electronically, before the index; an agent’s charge of 14 at most is not counted.', 'medium')),
  fee('SC', 'tag', 5, readLater('S.C. Code 56-3-210', '2017-11-19', '56-3-210(J)(1): 5 and the cost of the temporary plate, which is not counted.', 'medium')),
  fee('AZ', 'tire', 5, readLater('A.R.S. 44-1302', '2025-01-01', 'The page of the department of revenue, through 2025-03-31: 1 a tire of a new vehicle; five with the spare.', 'medium')),
  fee('AZ', 'tire', 11.65, readLater('A.R.S. 44-1302', '2025-04-01', 'The page of the department of revenue, from 2025-04-01: 2.33 a tire of a new vehicle (1 before); five with the spare.', 'medium')),
  fee('CA', 'tire', 8.75, readLater('Cal. Pub. Res. Code 42885', '2015-01-01', '42885(b)(1), until the end of 2033: 1.75 a new tire; five with the spare.', 'medium')),
  fee('DE', 'tire', 10, cite('7 Del. C. 6041', SCHEDULE, 'low', '2 a tire, with the spare.')),
  fee('FL', 'tire', 5, readLater('Fla. Stat. 403.718', '1990-01-01', '403.718(1), as of 2023: 1 for each new tire, also as part of a car sold; five with the spare.')),
  fee('FL', 'battery', 1.5, readLater('Fla. Stat. 403.7185', '1989-07-01', 'Bulletin 05A01-06 of the department of revenue: 1.50 on each battery sold at retail; that a car’s own battery counts was not read.', 'medium')),
  fee('IN', 'tire', 1.25, readLater('Ind. Code 13-20-13-7', '2026-01-01', '13-20-13-7(a), as of 2024: 0.25 on each new tire mounted on a new vehicle; five with the spare.', 'medium')),
  fee('KS', 'tire', 1.25, readLater('K.S.A. 65-3424d', '2026-01-01', '65-3424d(a): 0.25 a tire, also those of a vehicle sold for the first time; five with the spare.', 'medium')),
  fee('LA', 'tire', 9, readLater('LAC 33:VII.10521', '2024-01-01', '10521(B), as of 2024: 2.25 for each tire of a new car; none on the spare.')),
  fee('ME', 'tire', 5, read('36 M.R.S. 4832', '1990-07-01', '1 for each new tire sold at retail; that a new car’s tires count was not read.', 'medium')),
  fee('ME', 'battery', 1, read('36 M.R.S. 4832', '1990-07-01', '1 for each new lead-acid battery.', 'medium')),
  fee('NE', 'tire', 5, readLater('Neb. Rev. Stat. 81-15,162', '2026-01-01', '81-15,162(1): 1 on each tire of a new motor vehicle, taken at registration; five with the spare.', 'medium')),
  fee('NJ', 'tire', 7.5, readLater('N.J.S.A. 54:32F-1', '2004-08-01', '54:32F-1(b) and the page of the division: 1.50 a tire, the spare of a new car too.')),
  fee('NY', 'tire', 12.5, readLater('N.Y. ECL 27-1913', '2003-09-12', '27-1913(1), until the end of 2027: 2.50 on each new tire, also on those of a new motor vehicle; five with the spare.')),
  fee('OK', 'tire', 12.5, cite('27A O.S. 2-11-401.2', SCHEDULE, 'low', '2.50 a tire, with the spare.')),
  fee('PA', 'tire', 5, readLater('72 P.S. 9301', '1991-10-01', '2301(c) of the tax reform code, as printed in 2013 HB 1355: 1 on each sale of a new tire for highway use; five with the spare.', 'medium')),
  fee('RI', 'tire', 3.75, cite('R.I. Gen. Laws 37-15.1-9, 31-6-11', SCHEDULE, 'low')),
  fee('SC', 'tire', 10, readLater('S.C. Code 44-96-170', '1991-11-01', '44-96-170(N): 2 for each new tire; here five, with the spare.', 'medium')),
  fee('TN', 'tire', 5, readLater('Tenn. Code 68-211-303', '2015-10-01', '68-211-303(a)(1): 5 on a new car of up to four wheels, exempt from sales tax.')),
  fee('UT', 'tire', 5, readLater('Utah Code 19-6-805', '2026-01-01', '19-6-805, as of 2024: 1 for each new tire bought of a tire retailer; five with the spare.', 'medium')),
  fee('WV', 'tire', 5, readLater('W. Va. Code 17A-10-16', '2026-01-01', '17A-10-16: 5 with each certificate of title, for the remediation of tire piles.'), { when: 'always' }),
  fee('HI', 'inspection', 25.75, cite('HRS 286-26, HAR 19-133.2', SCHEDULE, 'low')),
  fee('LA', 'inspection', 10, readLater('La. R.S. 32:1306', '2012-08-01', '32:1306(C)(2): 10 for each year that the certificate is good for.')),
  fee('ME', 'inspection', 12.5, readLater('29-A M.R.S. 1751', '2026-01-01', '1751, as printed in 2025 LD 667: at most 12.50; more in the county of Portland.', 'medium')),
  fee('MA', 'inspection', 35, cite('540 CMR 4.08', SCHEDULE, 'medium')),
  fee('MO', 'inspection', 12, readLater('RSMo 307.365', '2005-01-01', '307.365.5: at most 12 for an inspection.')),
  fee('NY', 'inspection', 21, cite('15 NYCRR 79.7', SCHEDULE, 'low')),
  fee('NC', 'inspection', 13.6, readLater('N.C.G.S. 20-183.7', '2026-01-01', 'The agency’s fee page, undated: 13.60 for a safety inspection.', 'medium')),
  fee('RI', 'inspection', 55, readLater('R.I. Gen. Laws 31-47.1-11', '2014-07-01', '31-47.1-11(a): 55 for each motor vehicle inspected.')),
  fee('VA', 'inspection', 20, readLater('Va. Code 46.2-1167', '2018-07-01', '46.2-1167(A)(4): at most 20 for a car.')),
  fee('WV', 'inspection', 19, cite('W. Va. Code 17C-16-6', SCHEDULE, 'low')),
  ...(['AZ', 'CA', 'CT', 'FL', 'GA', 'ID', 'IL', 'IN', 'LA', 'MD', 'MA', 'MI', 'NV', 'NJ', 'NY', 'NC', 'OH', 'OR', 'PA', 'TX', 'VA', 'WA', 'WV', 'WI'] as const)
    .map((state) => fee(state, 'filing', state === 'CA' ? 33 : 20, cite(state === 'CA' ? 'Cal. Veh. Code 1685' : 'agreement of the agency with its electronic filing vendors', SCHEDULE, 'low', 'What electronic filing usually costs the buyer; an estimate.'))),
  fee('CA', 'other', 1, cite('Cal. Bus. & Prof. Code 472.5', SCHEDULE, 'medium'), { label: 'Lemon Law Fee', when: 'new' }),
  fee('FL', 'other', 2, readLater('Fla. Stat. 681.117', '1989-01-01', '681.117(1): 2 on the sale or lease of a motor vehicle.'), { label: 'Lemon Law Fee', when: 'new' }),
  fee('MI', 'other', 1.5, readLater('MCL 257.806', '2015-10-01', '257.806(3), until 2027-12-31: a tire disposal surcharge of 1.50 on each title.'), { label: 'Tire Disposal Surcharge' }),
  fee('RI', 'other', 2.5, readLater('R.I. Gen. Laws 31-2-27', '2018-01-01', '31-2-27, in the laws of 2023: 2.50 on each fee transaction of the division.', 'medium'), { label: 'Technology Surcharge' }),
  fee('KY', 'tag', 2, readLater('KRS 186A.100', '2026-01-01', '186A.100, in the code of 2022: 2 for the tag.', 'medium')),
];

export const AGENCY_FEES: readonly AgencyFee[] = [...TITLE_FEES, ...LIEN_FEES, ...OTHER_FEES];
