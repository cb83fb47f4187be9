/** Registration of passenger cars, Kansas to New Jersey. Amounts are dollars; a part is unread where `cite` stands. */
import { bands, cite, ELECTRIC, EV_FEE, flat, PLUG_IN, part, type RegistrationRow, read, readLater, value, years } from './row.ts';

const LOCAL = { localAverage: true } as const;
const APART = { billedApart: true, localAverage: true } as const;
/** Percent of MSRP that Minnesota taxes in each year of a vehicle's life. */
const MINNESOTA = [100, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10];
/** From 20,000 of list price 40 more for each 2,000, up to 99,999. */
const NEBRASKA_UPPER = Array.from({ length: 40 }, (_, i) => [21999.99 + 2000 * i, 300 + 40 * i] as const);
/** Share of Nebraska's base tax in each year. */
const NEBRASKA_TAX = [100, 90, 80, 70, 60, 51, 42, 33, 24, 15, 15, 7, 7, 0];

export const ROWS_K_N: readonly RegistrationRow[] = [
  { state: 'KS', termYears: 1, parts: [
    part('Registration Fee', bands('curbWeightLb', [[4500, 30]], 40), read('K.S.A. 8-143(a)', '2013-01-01', '30 for a gross weight of 4,500 lb or less, 40 above; read as it stood before 2020, reprinted in a bill of 2025.', 'medium')),
    part('Service and Modernization Fees', flat(12.5), cite('K.S.A. 8-145, 8-145d', '2014-01-01', 'low')),
    part('Property Tax', value('price', 12, { sharePct: 20, losesPct: 15 }), cite('K.S.A. 79-5105', '2026-01-01', 'low', '20 % of value at about 120 mills, an average of counties.'), LOCAL),
    part(EV_FEE, flat(100), cite('K.S.A. 8-143', '2020-01-01', 'medium'), ELECTRIC),
    part(EV_FEE, flat(165), cite('K.S.A. 8-143, 2025 HB 2122', '2026-01-01', 'low', 'The act raises the fee from 2026; its amount was not read.'), ELECTRIC),
    part(EV_FEE, flat(100), cite('K.S.A. 8-143, 2025 HB 2122', '2026-01-01', 'low'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'KY', termYears: 1, parts: [
    part('Registration Fee', flat(21), cite('KRS 186.050', '2010-01-01', 'medium', '186.050 and 186.040(1) and (6), in the code of 2022, were read: 11.50, 6 and 3; the last 0.50 was not.')),
    part('Ad Valorem Tax', value('price', 1.3, { losesPct: 12 }), cite('KRS 132.487', '2026-01-01', 'low', 'State 0.45 % and an average of counties and schools.'), { ...LOCAL, when: 'renewal' }),
    part(EV_FEE, flat(120), readLater('KRS 138.475', '2024-01-01', '138.475(1) and (3)(a): 120 for a car that can be charged with a plug.'), { fuels: ['electric', 'plug-in hybrid'] }),
    part(EV_FEE, flat(126), cite('KRS 138.475', '2025-01-01', 'low', 'The 120 of 2024, indexed; the index was not read.'), { fuels: ['electric', 'plug-in hybrid'] }),
    part(EV_FEE, flat(60), readLater('KRS 138.475', '2024-01-01', '138.475(3)(b), in force through 2024: 60 for a hybrid without a plug.'), { fuels: ['hybrid'] }),
    part(EV_FEE, flat(0), readLater('KRS 138.475', '2025-01-01', '138.475, as amended by 2024 chapter 166: a hybrid without a plug pays none.'), { fuels: ['hybrid'] }),
  ] },
  { state: 'LA', termYears: 2, parts: [
    part('License Plate Fee', value('price', 0.2, { minimum: 20 }), readLater('La. R.S. 47:463', '1990-01-01', '47:463(A)(1), of 2024: 10 a year up to 10,000, and 1 for each further 1,000, rounded; two years in advance.')),
    part('Handling Fee', flat(8), readLater('La. R.S. 47:532.1', '2015-01-01', 'The office’s page on recording a lien, undated: a handling fee of 8; the local office may take more.', 'medium')),
    part(EV_FEE, flat(220), readLater('La. R.S. 32:461', '2023-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 110 a year; here two years.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(120), readLater('La. R.S. 32:461', '2023-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 60 a year for a plug-in hybrid; here two years.', 'medium'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'ME', termYears: 1, parts: [
    part('Registration Fee', flat(35), readLater('29-A M.R.S. 501', '2009-09-01', '501(1), in a copy without a date: 35 for an automobile.')),
    part('Excise Tax', value('msrp', [2.4, 1.75, 1.35, 1, 0.65, 0.4], { minimum: 5 }), readLater('36 M.R.S. 1482', '1990-01-01', '1482(1)(C), as 2003 LD 530 prints it, and a town’s page: 24, 17.5, 13.5, 10, 6.5 and 4 mills of the maker’s list price by year; at least 5.', 'medium')),
  ] },
  { state: 'MD', termYears: 2, parts: [
    part('Registration Fee', bands('curbWeightLb', [[3500, 161], [3700, 171]], 253), readLater('Md. Code, Transp. 13-912', '2025-07-01', '13-912(b): 80.50, 85.50 and 126.50 a year by weight; two years.')),
    part('Registration Fee', bands('curbWeightLb', [[3500, 161], [3700, 171]], 303), readLater('Md. Code, Transp. 13-912', '2026-07-01', '13-912(b): 80.50, 85.50 and 151.50 a year by weight; two years.')),
    part('Emergency Medical Surcharge', flat(80), readLater('Md. Code, Transp. 13-954', '2025-07-01', '13-954(b)(1): 40 a year; two years.')),
    part(EV_FEE, flat(250), readLater('Md. Code, Transp. 13-956', '2025-01-01', '13-956(a): 125 a year to July 2025, then with inflation; the later amount was not read. Two years.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(200), readLater('Md. Code, Transp. 13-956', '2025-01-01', '13-956(a): 100 a year to July 2025, then with inflation; the later amount was not read. Two years.', 'medium'), PLUG_IN),
  ] },
  { state: 'MA', termYears: 2, parts: [
    part('Registration Fee', flat(60), cite('801 CMR 4.02 (540)', '2014-07-01', 'medium', 'Two years.')),
    part('Motor Vehicle Excise', value('msrp', 2.5, { keepsPct: [90, 60, 40, 25, 10] }), read('M.G.L. c. 60A s. 1', '1981-01-01', 'Assessors of Oxford and Maynard: 25 per 1,000 of 90, 60, 40, 25 and 10 % of list price by year; billed by the city each year.'), { billedApart: true }),
  ] },
  { state: 'MI', termYears: 1, parts: [
    part('Registration Tax', bands('msrp', [[6000, 36], [7000, 40], [8000, 46], [9000, 52], [10000, 58]], 58, { further: { each: 1000, amount: 6 }, keepsPct: [100, 90, 81, 72.9] }), cite('MCL 257.801(1)(p)', '2017-01-01', 'medium', 'By base list price; 90 % of the year before at each of the first three renewals.')),
    part('Service and Security Fees', flat(8), cite('MCL 257.801, 257.804', '2017-01-01', 'low')),
    part(EV_FEE, flat(160), cite('MCL 257.801(7)', '2023-01-01', 'low', 'The 135 of 2017 with the index of the fuel tax.'), ELECTRIC),
    part(EV_FEE, flat(267), cite('MCL 257.801(7), 2025 PA 17', '2026-01-01', 'low', 'Follows the fuel tax, raised on 2026-01-01.'), ELECTRIC),
    part(EV_FEE, flat(113), cite('MCL 257.801(7), 2025 PA 17', '2026-01-01', 'low'), PLUG_IN),
  ] },
  { state: 'MN', termYears: 1, parts: [
    part('Registration Tax, Base', flat(10), read('Minn. Stat. 168.013 subd. 1a', '2024-01-01', '10 plus a percent of MSRP.')),
    part('Registration Tax, Value', value('msrp', 1.575, { keepsPct: MINNESOTA }), cite('Minn. Stat. 168.013 subd. 1a', '2024-01-01', 'medium', '2025 Supplement: 1.575 % of MSRP without destination for cars first registered since 2020-11-16. The yearly percents were read in an article, not the statute.'), { age: [0, 9] }),
    part('Registration Tax, Value', flat(20), cite('Minn. Stat. 168.013 subd. 1a', '2024-01-01', 'low', 'The least tax of a car in its eleventh and later years.'), { age: [10, 99] }),
    part('Wheelage Tax', flat(15), cite('Minn. Stat. 163.051', '2026-01-01', 'low', '10 to 20 in most counties.'), LOCAL),
    part('Filing and Technology Fees', flat(12), cite('Minn. Stat. 168.33, 168A.29', '2025-01-01', 'low')),
    part('License Plate Fee', flat(15.5), cite('Minn. Stat. 168.12', '2025-01-01', 'low'), { when: 'first' }),
    part(EV_FEE, flat(75), readLater('Minn. Stat. 168.013 subd. 1m', '2018-01-01', '168.013 subd. 1m, as of 2024: 75 for an all-electric vehicle.'), ELECTRIC),
    part(EV_FEE, value('msrp', 0.5, { keepsPct: MINNESOTA, minimum: 150 }), readLater('Minn. Stat. 168.013 subd. 1m', '2026-01-01', '168.013 subd. 1m, in the supplement of 2025: 0.5 % of MSRP by year of life, at least 150 until 2027-06-30.'), ELECTRIC),
    part(EV_FEE, value('msrp', 0.25, { keepsPct: MINNESOTA, minimum: 75 }), cite('Minn. Stat. 168.013 subd. 1m', '2026-01-01', 'medium', '0.25 % of depreciated MSRP, at least 75; read in an article of a trade body.'), PLUG_IN),
  ] },
  { state: 'MS', termYears: 1, parts: [
    part('Privilege Tax and Tag Fee', flat(14), cite('Miss. Code 27-19-5, 27-19-31', '2010-01-01', 'medium')),
    part('Ad Valorem Tax', value('price', 6, { sharePct: 30, losesPct: 15 }), cite('Miss. Code 27-51-101', '2026-01-01', 'low', '30 % of value at an average levy, after the tag credit.'), LOCAL),
    part(EV_FEE, flat(150), cite('Miss. Code 27-19-21', '2018-10-01', 'medium', 'Indexed since 2021.'), ELECTRIC),
    part(EV_FEE, flat(75), cite('Miss. Code 27-19-21', '2018-10-01', 'medium'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'MO', termYears: 1, parts: [
    part('Registration Fee', bands('taxableHorsepower', [[11.99, 18], [23.99, 21], [35.99, 24], [47.99, 33], [59.99, 39], [71.99, 45]], 51), read('RSMo 301.055', '1984-09-01', '18, 21, 24, 33, 39, 45 and 51 by taxable horsepower; the agency puts battery cars under 12.')),
    part('Railroad Crossing Fee', flat(0.25), read('RSMo 389.612', '2015-01-01', 'Agency schedule: 18.25 where the statute says 18.', 'medium')),
    part('Processing Fee', flat(6), cite('RSMo 136.055', '2019-08-28', 'medium', 'Agency schedule of motor vehicle fees: 6 for one year.')),
    part('Processing Fee', flat(9), readLater('RSMo 136.055', '2025-08-28', '136.055.1(1), as amended in 2025: 9 for one year. The day is the usual one of an act of that year.', 'medium')),
    part('Personal Property Tax', value('price', 7.5, { sharePct: 33.3, losesPct: 14 }), cite('RSMo 137.115', '2026-01-01', 'low', 'A third of value at an average county levy; billed by the county.'), { ...APART, when: 'renewal' }),
    part(EV_FEE, flat(120), readLater('RSMo 142.869', '2024-01-01', '142.869.1 and .2: 75, a fifth of it more each year for five years from 2022.'), ELECTRIC),
    part(EV_FEE, flat(135), readLater('RSMo 142.869', '2025-01-01', '142.869.1 and .2: 75, a fifth of it more each year for five years from 2022.'), ELECTRIC),
    part(EV_FEE, flat(150), readLater('RSMo 142.869', '2026-01-01', '142.869.1 and .2: 75, a fifth of it more each year for five years from 2022.'), ELECTRIC),
    part(EV_FEE, flat(75), readLater('RSMo 142.869', '2026-01-01', '142.869.1: a plug-in hybrid pays half of the decal fee.'), PLUG_IN),
  ] },
  { state: 'MT', termYears: 1, parts: [
    part('Registration Fee', flat(years([5, 217], [6, 87], [1, 28])), read('MCA 61-3-321(2)', '2006-01-01', '217 up to four years old, 87 from five to ten, 28 from eleven.')),
    part('County Option Tax', value('msrp', 0.5, { keepsPct: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10] }), cite('MCA 61-3-537', '2026-01-01', 'low', 'Yellowstone County: half a percent of depreciated MSRP; counties choose. The depreciation table was not read.'), LOCAL),
    part('Insurance Verification and Other Fees', flat(10.3), cite('MCA 61-3-321', '2026-01-01', 'low')),
    part('Luxury Vehicle Fee', flat(825), read('MCA 61-3-321', '2018-01-01', 'Yellowstone County: 825 on MSRP over 150,000, ten years old or newer.'), { msrpOver: 150_000, age: [0, 10] }),
    part(EV_FEE, flat(130), read('MCA 61-3-572', '2024-01-01', '130 for a class 1 electric vehicle.'), ELECTRIC),
    part(EV_FEE, flat(70), read('MCA 61-3-572', '2024-01-01', '70 for a class 1 plug-in hybrid.'), PLUG_IN),
  ] },
  { state: 'NE', termYears: 1, parts: [
    part('Motor Vehicle Tax', bands('msrp', [[3999.99, 25], [5999.99, 35], [7999.99, 45], [9999.99, 60], [11999.99, 100], [13999.99, 140], [15999.99, 180], [17999.99, 220], [19999.99, 260], ...NEBRASKA_UPPER], 1900, { keepsPct: NEBRASKA_TAX }), read('Neb. Rev. Stat. 60-3,187', '2013-01-01', 'Base tax by value when new times a fraction by year, none from the fourteenth.')),
    part('Motor Vehicle Fee', bands('msrp', [[19999.99, 5], [39999.99, 20]], 30, { keepsPct: [100, 100, 100, 100, 100, 70, 70, 70, 70, 70, 35] }), cite('Neb. Rev. Stat. 60-3,190', '2013-01-01', 'medium', 'By value under 20,000, to 39,999 and above, with a factor by year. The factors were not read.')),
    part('Registration Fee', flat(15), cite('Neb. Rev. Stat. 60-3,143', '2013-01-01', 'medium')),
    part('Other State Fees', flat(5.5), cite('Neb. Rev. Stat. 60-3,156, 60-3,157', '2026-01-01', 'low')),
    part(EV_FEE, flat(150), readLater('Neb. Rev. Stat. 60-3,191', '2024-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 150.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(75), readLater('Neb. Rev. Stat. 60-3,191', '2024-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 75 for a plug-in hybrid.', 'medium'), PLUG_IN),
  ] },
  { state: 'NV', termYears: 1, parts: [
    part('Registration Fee', flat(33), readLater('NRS 482.480', '1993-01-01', '482.480(1), in force through 2026: 33.')),
    part('Governmental Services Tax', value('msrp', 4, { sharePct: 35, keepsPct: [100, 95, 85, 75, 65, 55, 45, 35, 25, 15], minimum: 16 }), read('NRS 371.040, 371.050, 371.060', '2015-01-01', '4 cents on the dollar of 35 % of MSRP, 100 % when new, then 95, 85 … 15 %; at least 16.')),
    part('Supplemental Governmental Services Tax', value('msrp', 1, { sharePct: 35, keepsPct: [100, 95, 85, 75, 65, 55, 45, 35, 25, 15] }), cite('NRS 371.043, 371.045', '2015-01-01', 'medium', '1 cent on the dollar where the county levies it; Clark and Churchill do.'), LOCAL),
    part('Technology Fee', flat(1), cite('NRS 481.064', '2020-01-01', 'low')),
  ] },
  { state: 'NH', termYears: 1, parts: [
    part('State Registration Fee', bands('curbWeightLb', [[3000, 31.2], [5000, 43.2], [8000, 55.2]], 76.8), read('RSA 261:141, III(g)', '2011-07-01', '31.20, 43.20 and 55.20 by weight.')),
    part('State Registration Fee', bands('curbWeightLb', [[3000, 42], [5000, 48], [8000, 66]], 84.8), readLater('RSA 261:141, III(g)', '2026-01-01', 'The act that amends 261:141(III)(g), as a public forum prints it: 42, 48 and 66, and 1.06 a hundred pounds.', 'medium')),
    part('Municipal Permit Fee', value('msrp', [1.8, 1.5, 1.2, 0.9, 0.6, 0.3], { minimum: 5 }), read('RSA 261:153', '1990-01-01', '18, 15, 12, 9, 6 and 3 mills of list price by model year; at least 5.')),
    part('Municipal Clerk Fees', flat(5), read('RSA 261:152, 261:74-d', '2010-01-01', 'Tamworth: 2 for the clerk and 3 for the municipal agent.', 'medium'), LOCAL),
    part('Plate Fee', flat(8), cite('RSA 261:75', '2010-01-01', 'low'), { when: 'first' }),
    part(EV_FEE, flat(100), readLater('RSA 261:141-c', '2025-07-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 100 a year.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(50), readLater('RSA 261:141-c', '2025-07-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 50 a year for a plug-in hybrid.', 'medium'), PLUG_IN),
  ] },
  { state: 'NJ', termYears: 1, termYearsNew: 4, parts: [
    part('Registration Fee', bands('curbWeightLb', [[3500, 211]], 311), cite('N.J.S.A. 39:3-8, 17:33B-63', '2005-01-01', 'medium', 'A new car is registered for four years: two at 59 or 84, two at 46.50 or 71.50.'), { condition: 'new', when: 'first' }),
    part('Registration Fee', bands('curbWeightLb', [[3500, [59, 59, 46.5]]], [84, 84, 71.5]), cite('N.J.S.A. 39:3-8, 17:33B-63', '2005-01-01', 'medium', '59 or 84 within two model years, 46.50 or 71.50 beyond, 3,500 lb the line; read in a guide. The extra fee is 17:33B-63.'), { condition: 'used' }),
    ...([['2024-07-01', 250, 1060], ['2025-07-01', 260, 1100], ['2026-07-01', 270, 1130], ['2027-07-01', 280, 1150], ['2028-07-01', 290, 1160]] as const).flatMap(([from, one, four]) => [
      part(EV_FEE, flat(one), readLater('N.J.S.A. 39:3-8.5', from, 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 250 from 2024-07-01, 10 more each year until 2028.', 'medium'), { ...ELECTRIC, condition: 'used' }),
      part(EV_FEE, flat(four), readLater('N.J.S.A. 39:3-8.5', from, 'The same yearly fees; a letter of the commission, as a county newspaper reports it, takes four years of them with the first registration of a new car.', 'medium'), { ...ELECTRIC, condition: 'new', when: 'first' }),
    ]),
  ] },
];
