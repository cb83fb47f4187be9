/**
 * Legal figures of the trade that differ by state: salvage thresholds, tag and filing days, lien releases, lemon-law offsets,
 * duplicate titles, plate transfers, inspections. A state without a row is one whose figure is not known here.
 */
import type { Confidence } from '../desk/derivation/derivation.ts';
import { PLATE_TRANSFER_FEES, type PlateTransferFee } from '../desk/fees/plate-transfer.data.ts';
import type { StateCode } from '../places/states.ts';

/** The figure and where it comes from; the fifth member is the day the text was read, the sixth a note. */
export type LawCell = readonly [value: number, authority: string, effectiveFrom: string, confidence: Confidence, verifiedOn?: string | null, note?: string];
export type LawTable = Readonly<Partial<Record<StateCode, LawCell>>>;

const YEAR = '2026-01-01';
const FORMULA = 'No percentage: repair cost and salvage value together against the value of the car.';

/** Percent of actual cash value at which damage makes a car salvage or a total loss. */
const SALVAGE_THRESHOLD_PCT: LawTable = {
  AL: [75, 'Ala. Code 32-8-87', YEAR, 'medium', '2026-11-29', 'The department’s answer on salvage: damage of 75 percent of the retail value or more.'], AR: [70, 'Ark. Code 27-14-2301', YEAR, 'high', '2026-11-29', '27-14-2301(6)(B): damage of seventy percent of the average retail value or more.'], AZ: [100, 'A.R.S. 28-2091', YEAR, 'low', null, FORMULA],
  AK: [100, 'AS 28.10.471', YEAR, 'low', null, FORMULA], CA: [100, 'Cal. Veh. Code 544', YEAR, 'high', '2026-11-29', '544: uneconomical to repair in the eyes of owner or insurer; no percentage.'], CO: [100, 'C.R.S. 42-6-102(17)', YEAR, 'medium', '2026-11-29', '42-6-102(17)(a)(I), in the code of 2021: repairs above the fair market value, or a total loss of the insurer.'],
  CT: [100, 'Conn. Gen. Stat. 38a-353', YEAR, 'medium', '2026-11-29', '38a-353: a constructive total loss as the insurer declares it; no percentage.'], DE: [100, '21 Del. C. 2512', YEAR, 'low', null, FORMULA], FL: [80, 'Fla. Stat. 319.30(3)', YEAR, 'medium', '2026-11-29', '319.30(3)(a), as printed in 2002 CS/HB 661: repairs of 80 percent or more of the cost of replacing an uninsured car.'],
  GA: [100, 'O.C.G.A. 40-3-2', YEAR, 'low', null, FORMULA], ID: [100, 'Idaho Code 49-123', YEAR, 'high', '2026-11-29', '49-123: uneconomical to repair; no percentage.'], IL: [50, '625 ILCS 5/3-117.1', YEAR, 'low'],
  IN: [70, 'Ind. Code 9-22-3-3', YEAR, 'high', '2026-11-29', '9-22-3-3(a)(2), through P.L. 198-2016: repairs above seventy percent of the fair market value, seven model years or newer.'], IA: [70, 'Iowa Code 321.52(4)', YEAR, 'high', '2026-11-29', '321.52(4): repairs above seventy percent of the fair market value.'], KS: [75, 'K.S.A. 8-197', YEAR, 'medium', '2026-11-29', 'The memorandum of the division on 2004 HB 2745: a late model vehicle whose repairs exceed 75 % of its value.'], KY: [75, 'KRS 186A.520', YEAR, 'high', '2026-11-28', '186A.520(1)(a): repair exceeds 75 % of retail value, airbags not counted.'],
  LA: [75, 'La. R.S. 32:702', YEAR, 'medium', '2026-11-29', '32:702(13), as a law firm quotes it: damage of seventy-five percent or more of the market value.'], ME: [100, '29-A M.R.S. 602', YEAR, 'low', null, FORMULA], MD: [75, 'Md. Code, Transp. 11-152', YEAR, 'high', '2026-11-29', '11-152(a)(1), in the code of 2025: repairs above 75 % of the fair market value.'],
  MA: [100, 'M.G.L. c. 90D s. 1', YEAR, 'low', null, FORMULA], MI: [75, 'MCL 257.217c', YEAR, 'high', '2026-11-29', '257.217c, as printed in 2018 HB 4922, and the dealer manual of 2023: salvage from 75 % to below 91 %, scrap from 91 %; late models.'], MN: [80, 'Minn. Stat. 168A.151', YEAR, 'medium', '2026-11-29', '168A.151 subd. 1(c), in a copy of 2019: damage above 80 percent of the cash value of a late-model or high-value car.'],
  MO: [80, 'RSMo 301.010(55)', YEAR, 'high', '2026-11-29', '301.010(55)(a): repairs above eighty percent of the fair market value, six model years or newer.'], NE: [75, 'Neb. Rev. Stat. 60-171', YEAR, 'high', '2026-11-29', '60-171: repairs of seventy-five percent of the retail value or more.'], NV: [65, 'NRS 487.790', YEAR, 'high', '2026-11-29', '487.790(1)(b): repairs of 65 percent of the fair market value or more, without paint, electronics and towing.'], NH: [75, 'RSA 261:22', YEAR, 'medium'],
  NJ: [100, 'N.J.A.C. 13:21-22.2', YEAR, 'low', null, FORMULA], NY: [75, '15 NYCRR 20.20', YEAR, 'medium'], NC: [75, 'N.C.G.S. 20-4.01(33d)', YEAR, 'high', '2026-11-29', 'The page of the division: repairs above 75 % of the fair market value.'], ND: [75, 'N.D.C.C. 39-05-20.2', YEAR, 'medium', '2026-11-29', '39-05-20.2, in the code of 2022: damage above seventy-five percent of the retail value.'],
  OH: [100, 'R.C. 4505.11', YEAR, 'low', null, FORMULA], OK: [60, '47 O.S. 1105', YEAR, 'medium', '2026-11-29', '1105(A)(1), in a copy without a date: repairs above sixty percent of the fair market value, ten model years or newer.'], OR: [80, 'ORS 801.527', YEAR, 'high', '2026-11-29', '801.527(3): repairs of at least 80 percent of the retail market value, for damage that no insurer covers.'], PA: [100, '75 Pa.C.S. 1161', YEAR, 'high', '2026-11-29', '1161(b): repairs above the replacement value.'],
  SC: [75, 'S.C. Code 56-19-480', YEAR, 'high', '2026-11-29', '56-19-480: repairs of seventy-five percent of the fair market value or more.'], TN: [75, 'Tenn. Code 55-3-211', YEAR, 'high', '2026-11-29', '55-3-211(9)(A), in a copy of 2015: repairs above seventy-five percent of the retail value.'], TX: [100, 'Tex. Transp. Code 501.1001', YEAR, 'medium'], VA: [100, 'Va. Code 46.2-1600', YEAR, 'high', '2026-11-29', '46.2-1600: repairs above the value less that of the salvage; 75 percent is for recovered stolen cars alone.'],
  WV: [75, 'W. Va. Code 17A-4-10', YEAR, 'medium', '2026-11-29', '17A-4-10(a), as printed in 2000 HB 4153: damage of seventy-five percent of the market value or more.'], WI: [70, 'Wis. Stat. 340.01(55g)', YEAR, 'medium', '2026-11-29', '342.065(1)(c) has 70 percent; 2001 AB 458 gives the same for 340.01(55g).'], WY: [75, 'Wyo. Stat. 31-2-106', YEAR, 'medium', '2026-11-29', '31-2-106, in the code of 2022: rebuilding above seventy-five percent of the retail value.'],
};

/** Days that a dealer's temporary tag is good for. */
const TEMP_TAG_DAYS: LawTable = {
  AL: [20, 'Ala. Code 32-6-211', YEAR, 'low'], AZ: [90, 'A.R.S. 28-4547', YEAR, 'low'], CA: [90, 'Cal. Veh. Code 4456', YEAR, 'medium'], CO: [60, 'C.R.S. 42-3-203(3)', YEAR, 'medium', '2026-11-29', '42-3-203(3), in the code of 2021: at most sixty days.'],
  DC: [45, '18 DCMR 401', YEAR, 'low'], FL: [30, 'Fla. Stat. 320.131', YEAR, 'high', '2026-11-29', '320.131(2): thirty days.'], GA: [45, 'O.C.G.A. 40-2-8', YEAR, 'medium'], IL: [90, '625 ILCS 5/3-407', YEAR, 'medium'],
  IA: [45, 'Iowa Code 321.25', YEAR, 'high', '2026-11-29', '321.25(1): forty-five days after delivery.'], KS: [60, 'K.S.A. 8-2409', YEAR, 'medium'], KY: [60, 'KRS 186A.100', YEAR, 'medium', '2026-11-29', '186A.100, in the code of 2022: sixty days from delivery.'], LA: [60, 'La. R.S. 47:519.2', YEAR, 'low'],
  MD: [60, 'Md. Code, Transp. 13-602', YEAR, 'medium'], MI: [30, 'MCL 257.226a', YEAR, 'high', '2026-11-29', '257.226a(1), as of 2024: a dealer’s plate lasts no more than 30 days.'], MN: [21, 'Minn. Stat. 168.092', YEAR, 'low'], MS: [7, 'Miss. Code 27-19-40', YEAR, 'medium'],
  MO: [30, 'RSMo 301.140', YEAR, 'high', '2026-11-29', '301.140.4: thirty days, longer where the dealer delivers the title later.'], MT: [40, 'MCA 61-3-224', YEAR, 'low'], NE: [30, 'Neb. Rev. Stat. 60-376', YEAR, 'high', '2026-11-29', '60-376: thirty days.'], NV: [30, 'NRS 482.424', YEAR, 'medium'],
  NH: [20, 'RSA 261:109', YEAR, 'medium'], NM: [30, 'NMSA 66-3-6', YEAR, 'medium'], NY: [30, '15 NYCRR 78.23', YEAR, 'medium'], NC: [30, 'N.C.G.S. 20-79.1; 19A NCAC 03D .0221', YEAR, 'medium', '2026-11-29', '19A NCAC 03D .0221(b), in 2024: 30-day temporary markers.'],
  OH: [45, 'R.C. 4503.182', YEAR, 'medium'], RI: [20, 'R.I. Gen. Laws 31-3-26', YEAR, 'low'], SC: [45, 'S.C. Code 56-3-210', YEAR, 'high', '2026-11-29', '56-3-210(L): at most forty-five days.'], SD: [45, 'SDCL 32-6B-26', YEAR, 'high', '2026-11-29', '32-6B-26: forty-five days after the sale.'],
  TN: [30, 'Tenn. Code 55-4-221', YEAR, 'medium'], TX: [60, 'Tex. Transp. Code 503.063', YEAR, 'medium', '2026-11-29', '503.063(b), in a copy older than the plates of 2025-07-01 that replace paper tags: the 60th day after the purchase.'], UT: [45, 'Utah Code 41-3-302', YEAR, 'medium', '2026-11-29', '2014 SB 139 on the section: a dealer’s permit is overdue after 45 days from its issue.'], VT: [60, '23 V.S.A. 461', YEAR, 'medium', '2026-11-29', '461, in the statutes of 2023: destroyed when sixty days are over.'],
  VA: [30, 'Va. Code 46.2-1564', YEAR, 'high', '2026-11-29', '46.2-1564: destroyed on the thirtieth day after issue.'], WA: [45, 'RCW 46.16A.300', YEAR, 'medium'], WV: [60, 'W. Va. Code 17A-6-15', YEAR, 'low'], WI: [90, 'Wis. Stat. 341.09', YEAR, 'high', '2026-11-29', '341.09(1)(a): 90 days, or until the plates come.'], WY: [60, 'Wyo. Stat. 31-2-201', YEAR, 'medium', '2026-11-29', '31-2-201(a)(ii), in the code of 2022: sixty days from the transfer to register the car, which may be driven meanwhile.'],
};

/** Days that a paid lienholder has to release its lien. */
const LIEN_RELEASE_DAYS: LawTable = {
  AL: [10, 'Ala. Code 32-8-64', YEAR, 'high', '2026-11-29', '32-8-64(a), in a copy of 2019: within 10 days after demand.'], AZ: [15, 'A.R.S. 28-2134', YEAR, 'high', '2026-11-28', 'The agency’s page on title holding: delivered within 15 business days of full satisfaction.'],
  AR: [10, 'Ark. Code 27-14-909', YEAR, 'low', null, 'Business days.'], CA: [15, 'Cal. Veh. Code 5753', YEAR, 'high', '2026-11-29', '5753(c)(1): within 15 business days after payment in full.'], FL: [10, 'Fla. Stat. 319.24(5)', YEAR, 'high', '2026-11-29', '319.24(5)(a): within 10 working days of the final payment.'],
  GA: [10, 'O.C.G.A. 40-3-56', YEAR, 'medium'], IL: [21, '625 ILCS 5/3-205', YEAR, 'high', '2026-11-29', '3-205(a), as amended by Public Act 93-621: within 21 days of the payment; 10 business days when it is cash.'], KS: [10, 'K.S.A. 8-135', YEAR, 'medium', null, 'Business days.'], MD: [15, 'Md. Code, Transp. 13-205', YEAR, 'low', null, '13-205(b) was read: immediately, without a count of days.'],
  MI: [14, 'MCL 257.238', YEAR, 'medium'], MO: [5, 'RSMo 301.640', YEAR, 'high', '2026-11-29', '301.640.1: five business days after satisfaction.'], NY: [10, 'N.Y. VTL 2121', YEAR, 'low', null, 'Business days.'], NC: [30, 'N.C.G.S. 20-58.4', YEAR, 'medium', '2026-11-29', '20-58.4(a), in a copy without a date: ten days after demand, in any event thirty days.'],
  OH: [7, 'R.C. 4505.13', YEAR, 'low', null, 'Business days.'], OK: [7, '47 O.S. 1110', YEAR, 'medium', null, 'Business days.'], SC: [30, 'S.C. Code 56-19-680', YEAR, 'high', '2026-11-29', '56-19-680: ten days after demand, in any event thirty days.'], TX: [10, 'Tex. Transp. Code 501.115', YEAR, 'medium'],
  UT: [12, 'Utah Code 41-1a-605', YEAR, 'low'], VA: [10, 'Va. Code 46.2-643', YEAR, 'high', '2026-11-29', '46.2-643: within ten days after the security interest is satisfied.'], WA: [10, 'RCW 46.12.675', YEAR, 'medium', '2026-11-29', '46.12.675: ten days after proper demand.'],
  MA: [10, 'M.G.L. c. 90D s. 24', YEAR, 'high', '2026-11-29', 'Section 24: three days after demand, in any event ten.'],
  ME: [14, '29-A M.R.S. 705', YEAR, 'high', '2026-11-29', '705(1): 14 days after the funds arrive.'],
  MN: [15, 'Minn. Stat. 168A.20', YEAR, 'high', '2026-11-29', '168A.20 subd. 1: 15 days, seven where a dealer pays it off.'],
  WI: [30, 'Wis. Stat. 342.22', YEAR, 'high', '2026-11-29', '342.22(1): one month, or ten days after a written demand.'],
};

/** Miles that the offset for use of a bought-back lemon divides by. */
const LEMON_DIVISOR_MILES: LawTable = {
  AL: [100_000, 'Ala. Code 8-20A-2', YEAR, 'high', '2026-11-29', '8-20A-2: a denominator of 100,000.'], AR: [120_000, 'Ark. Code 4-90-407', YEAR, 'low', null, 'A guide of 2026 calls 120,000 the usual practice under 4-90-407(a)(1)(B), whose text was not read.'], CA: [120_000, 'Cal. Civ. Code 1793.2(d)(2)(C)', YEAR, 'medium', '2026-11-29', '1793.2(d)(2)(C), as a guide of 2026 to the lemon law quotes it: miles before the first repair, over 120,000.'], CT: [120_000, 'Conn. Gen. Stat. 42-179', YEAR, 'high', '2026-11-29', '42-179: a denominator of one hundred twenty thousand.'], DC: [100_000, 'D.C. Code 50-502', YEAR, 'low'], DE: [100_000, '6 Del. C. 5001', YEAR, 'high', '2026-11-29', '5001: miles before the first report, divided by 100,000.'],
  FL: [120_000, 'Fla. Stat. 681.102(20)', YEAR, 'medium', '2026-11-29', '681.102, as printed in an amendment of 2013: miles times the selling price, over 120,000.'], GA: [120_000, 'O.C.G.A. 10-1-784', YEAR, 'medium'], IN: [100_000, 'Ind. Code 24-5-13-11', YEAR, 'medium'], IA: [120_000, 'Iowa Code 322G.2', YEAR, 'high', '2026-11-29', '322G.2: divided by one hundred twenty thousand.'],
  MA: [100_000, 'M.G.L. c. 90 s. 7N½; guide of the state', YEAR, 'medium', '2026-11-29', 'The state’s guide to the lemon law: contract price over 100,000, times the miles.'], MI: [100_000, 'MCL 257.1403', YEAR, 'high', '2026-11-29', '257.1403: a denominator of 100,000 miles.'], MT: [100_000, 'MCA 61-4-501', YEAR, 'high', '2026-11-29', '61-4-501(6), in the codes of 2021 and before: a denominator of 100,000.'], NJ: [100_000, 'N.J.S.A. 56:12-32', YEAR, 'medium'], NY: [100_000, 'N.Y. Gen. Bus. Law 198-a', YEAR, 'high', '2026-11-29', '198-a(a)(4): miles above twelve thousand times the price, divided by one hundred thousand.'],
  NC: [120_000, 'N.C.G.S. 20-351.3', YEAR, 'medium'], OR: [120_000, 'ORS 646A.404', YEAR, 'medium'], RI: [100_000, 'R.I. Gen. Laws 31-5.2-3', YEAR, 'medium', '2026-11-29', '31-5.2-3, in the laws of 2023: one hundred thousand.'],
  TX: [120_000, '43 TAC 215.208', YEAR, 'medium'], VT: [100_000, '9 V.S.A. 4172', YEAR, 'medium', '2026-11-29', '4172, in the statutes of 2023: 100,000.'], WA: [120_000, 'RCW 19.118.041', YEAR, 'high', '2026-11-29', '19.118.041: divided by one hundred twenty thousand.'], WI: [100_000, 'Wis. Stat. 218.0171(2)(b)', YEAR, 'medium'],
};

/** Days that a buyer has to file for title. */
const TITLE_FILING_DAYS: LawTable = {
  AL: [20, 'Ala. Code 32-8-44', YEAR, 'medium'], AZ: [15, 'A.R.S. 28-2051', YEAR, 'high', '2026-11-29', '28-2051(A), in the code of 2018: within fifteen days of the purchase; a dealer within thirty.'], CA: [10, 'Cal. Veh. Code 5902', YEAR, 'medium'], CO: [60, 'C.R.S. 42-6-110', YEAR, 'medium', '2026-11-29', '42-6-110, in the code of 2021: within sixty days.'], FL: [30, 'Fla. Stat. 319.23(6)', YEAR, 'high', '2026-11-29', '319.23(6)(a): within 30 days after delivery.'],
  IL: [20, '625 ILCS 5/3-112', YEAR, 'medium', '2026-11-29', '3-112, as Public Act 90-212 describes it: 20 days after delivery.'], IN: [45, 'Ind. Code 9-17-2-14.7', YEAR, 'high', '2026-11-29', '9-17-2-14.7(b), as of 2024: within forty-five days.'], IA: [30, 'Iowa Code 321.46', YEAR, 'high', '2026-11-29', '321.46(1): thirty calendar days after the transfer.'], KS: [60, 'K.S.A. 8-135', YEAR, 'high', '2026-11-29', '8-135(b): within 60 days of the transfer.'], KY: [15, 'KRS 186.020', YEAR, 'medium', '2026-11-29', 'A county clerk’s page on KRS 186.020: within fifteen days.'],
  LA: [5, 'La. R.S. 32:707', YEAR, 'medium', '2026-11-29', '32:707(A), in a copy without a date: within five days after delivery.'], MA: [10, 'M.G.L. c. 90D s. 4', YEAR, 'medium', '2026-11-29', 'The motor club’s digest of the state’s law: within 10 days of the acquisition.'], MI: [15, 'MCL 257.234', YEAR, 'medium'], MN: [10, 'Minn. Stat. 168A.10', YEAR, 'medium', '2026-11-29', '168A.10 subd. 2, in a copy without a date: ten days after the title is assigned.'], MS: [7, 'Miss. Code 27-19-63', YEAR, 'low'],
  MO: [30, 'RSMo 301.190', YEAR, 'high', '2026-11-29', '301.190.1: thirty days after the car is acquired.'], MT: [40, 'MCA 61-3-220', YEAR, 'low'], NE: [30, 'Neb. Rev. Stat. 60-362', YEAR, 'medium'], NH: [10, 'RSA 261:4', YEAR, 'high', '2026-11-29', '261:4(II): the dealer mails the application within 10 days of the sale, within 40 when a lienholder holds the title.'], NJ: [10, 'N.J.S.A. 39:10-11', YEAR, 'high', '2026-11-29', '39:10-11(A), through 2024: within 10 working days after the purchase.'], NM: [90, 'NMSA 66-3-103', YEAR, 'medium'],
  NC: [28, 'N.C.G.S. 20-73', YEAR, 'high', '2026-11-29', '20-73(a), in a copy of 2019: within 28 days after the transfer.'], OH: [30, 'R.C. 4505.06', YEAR, 'medium'], OR: [30, 'ORS 803.092', YEAR, 'high', '2026-11-29', '803.092(1): within 30 days of the transfer.'], PA: [20, '75 Pa.C.S. 1103.1', YEAR, 'high', '2026-11-29', '1103.1(b): within 20 days of the sale.'], SC: [45, 'S.C. Code 56-3-210', YEAR, 'medium'], SD: [45, 'SDCL 32-3-27', YEAR, 'high', '2026-11-29', '32-3-27: a late fee past forty-five days.'],
  TX: [30, 'Tex. Transp. Code 501.145', YEAR, 'high', '2026-11-29', '501.145(a): the 30th day after the assignment, or the date of Tax Code 152.069 if later.'], VA: [30, 'Va. Code 46.2-600', YEAR, 'high', '2026-11-29', '46.2-600: within 30 days of the purchase.'], WA: [15, 'RCW 46.12.650', YEAR, 'high', '2026-11-29', '46.12.650: a new title within 15 days of delivery, with a penalty past them under (8).'], WV: [60, 'W. Va. Code 17A-4-1', YEAR, 'low'],
};

/** Dollars for a duplicate of a title. */
const DUPLICATE_TITLE_FEE: LawTable = {
  AL: [15, 'Ala. Code 32-8-6', YEAR, 'medium'], AZ: [4, 'A.R.S. 28-2003', YEAR, 'medium', '2026-11-29', '28-2003(A)(1), as 2026 HB 2012 prints it: 4 for each certificate of title.'], CA: [27, 'Cal. Veh. Code 9265', YEAR, 'medium', null, '9265(a) was read: 15; the agency’s schedule, which follows prices, was not.'], CO: [8.2, 'C.R.S. 42-6-137, 42-6-138', YEAR, 'medium', '2026-11-29', '42-6-137, in the code of 2021: 8.20 for a copy of a recorded certificate of title.'], FL: [75.25, 'Fla. Stat. 319.32', YEAR, 'medium', '2026-11-29', '319.32(1) and (2): 70 for a duplicate, 1 for security and a service charge of 4.25.'], GA: [8, 'O.C.G.A. 40-3-38', YEAR, 'medium', '2026-11-29', 'Two county tag offices, undated: 8 for a replacement title.'],
  IL: [50, '625 ILCS 5/3-821', YEAR, 'high', '2026-11-29', '3-821(a), through P.A. 103-1052: 50 for a duplicate certificate of title.'], IN: [15, 'Ind. Code 9-17-2-14.5', YEAR, 'medium'], IA: [20, 'Iowa Code 321.42', YEAR, 'high', '2026-11-29', '321.42(2)(a): twenty dollars for a replacement copy.'], MI: [15, 'MCL 257.806', YEAR, 'medium'], NJ: [60, 'N.J.S.A. 39:10-12', YEAR, 'medium'], NY: [20, 'N.Y. VTL 2125', YEAR, 'high', '2026-11-29', '2125(a)(3): 20 for a duplicate certificate.'],
  OH: [18, 'R.C. 4505.09', YEAR, 'low'], OK: [11, '47 O.S. 1105', YEAR, 'medium'], PA: [72, '75 Pa.C.S. 1952', YEAR, 'medium'], VA: [15, 'Va. Code 46.2-607', YEAR, 'medium'], WI: [20, 'Wis. Stat. 342.14', YEAR, 'medium'],
};

/** Dollars to move a plate to another car, by the table that the desk bills from. */
const PLATE_TRANSFER_FEE: LawTable = Object.fromEntries(
  Object.entries(PLATE_TRANSFER_FEES).map(([state, fee]) => [state, cellOf(fee)]),
);

function cellOf({ amount, authority, effectiveFrom, confidence, verifiedOn, note }: PlateTransferFee): LawCell {
  const cell = [amount, authority, effectiveFrom, confidence, verifiedOn] as const;
  return note === undefined ? cell : [...cell, note];
}

/** Months between two inspections. */
const INSPECTION_MONTHS: LawTable = {
  DE: [24, '21 Del. C. 2143', YEAR, 'medium'], HI: [12, 'HRS 286-26', YEAR, 'high', '2026-11-29', '286-26: every twelve months; not in the first two years of a new car.'], LA: [12, 'La. R.S. 32:1306', YEAR, 'medium', '2026-11-29', '32:1306(C)(1)(b): certificates of one year, or of two at the owner’s choice.'], ME: [12, '29-A M.R.S. 1751', YEAR, 'medium', '2026-11-29', '1751(1), in a copy without a date: an annual inspection.'], MA: [12, 'M.G.L. c. 90 s. 7A', YEAR, 'medium', '2026-11-29', '7A: a periodic, staggered inspection; 2013 H 3016, which prints its fifth paragraph: an annual one.'], MO: [24, 'RSMo 307.350', YEAR, 'high', '2026-11-29', '307.350: a biennial inspection.'],
  NJ: [24, 'N.J.S.A. 39:8-2', YEAR, 'medium'], NY: [12, 'N.Y. VTL 301', YEAR, 'medium'], NC: [12, 'N.C.G.S. 20-183.4C', YEAR, 'medium'], PA: [12, '75 Pa.C.S. 4702', YEAR, 'high', '2026-11-29', '4702(a): an annual safety inspection.'], RI: [24, 'R.I. Gen. Laws 31-38-2', YEAR, 'medium'], VT: [12, '23 V.S.A. 1222', YEAR, 'medium', '2026-11-29', '1222(a), in the statutes of 2023: once each year.'],
  VA: [12, 'Va. Code 46.2-1157, 46.2-1158', YEAR, 'high', '2026-11-29', '46.2-1158: again within 12 months, and every 12 months thereafter.'], WV: [24, 'W. Va. Code 17C-16-4', '2024-01-01', 'medium'],
};

export const STATE_LAW = {
  'salvage threshold': SALVAGE_THRESHOLD_PCT,
  'temporary tag days': TEMP_TAG_DAYS,
  'lien release days': LIEN_RELEASE_DAYS,
  'lemon-law divisor': LEMON_DIVISOR_MILES,
  'title filing days': TITLE_FILING_DAYS,
  'duplicate title fee': DUPLICATE_TITLE_FEE,
  'plate transfer fee': PLATE_TRANSFER_FEE,
  'inspection months': INSPECTION_MONTHS,
} as const satisfies Readonly<Record<string, LawTable>>;
