/** Registration of passenger cars, Alabama to Iowa. Amounts are dollars; a part is unread where `cite` stands. */
import { bands, cite, ELECTRIC, EV_FEE, flat, HYBRID, PLUG_IN, part, type RegistrationRow, read, readLater, value, years } from './row.ts';

const APART = { billedApart: true, localAverage: true } as const;
const LOCAL = { localAverage: true } as const;
/** Colorado's license fee: 6 up to 2,000 lb and 0.20 for each further 100 lb up to 4,500. */
const COLORADO_LICENSE = Array.from({ length: 26 }, (_, i) => [2000 + 100 * i, (60 + 2 * i) / 10] as const);
/** Hawaii's weight tax by the hundred pounds: 1.75 cents a pound up to 4,000 lb, 2 cents up to 7,000. */
const HAWAII_WEIGHT = Array.from({ length: 70 }, (_, i) => [100 * (i + 1), (i + 1) * (i < 40 ? 1.75 : 2)] as const);

export const ROWS_A_I: readonly RegistrationRow[] = [
  { state: 'AL', termYears: 1, parts: [
    part('License Tax and Registration Fee', flat(23), cite('Ala. Code 40-12-242', '2020-01-01', 'medium')),
    part('Issuance Fee', flat(1.25), cite('Ala. Code 40-12-271', '2020-01-01', 'low')),
    part('Ad Valorem Tax', value('price', 4.5, { sharePct: 15, losesPct: 12 }), cite('Ala. Code 40-8-1, class IV', '2026-01-01', 'low', '15 % of market value at 45 mills, about the average of counties and cities.'), LOCAL),
    part(EV_FEE, flat(200), cite('Ala. Code 40-12-242, 2019 HB 2', '2020-01-01', 'medium', 'NCSL table of special registration fees: 200 for a battery car.'), ELECTRIC),
    part(EV_FEE, flat(203), readLater('Ala. Code 40-12-242', '2023-07-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 203 for an all-electric car; 3 more every four years.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(103), readLater('Ala. Code 40-12-242', '2023-07-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 103 for a plug-in hybrid.', 'medium'), PLUG_IN),
  ] },
  { state: 'AK', termYears: 2, parts: [
    part('Registration Fee', flat(100), readLater('AS 28.10.421(b)(1)', '2000-01-01', '28.10.421(b)(1), in the code of 2022: 100 for two years.', 'medium')),
    part('Motor Vehicle Registration Tax', flat([60.5, 49.5, 38.5, 27.5, 19.5, 14, 9.5, 8]), readLater('AS 28.10.431', '1999-01-01', '28.10.431(b), in the code of 2022: 121, 99, 77, 55, 39, 28, 19 and 16 for two years by model year, where a municipality elects it and has not raised it.', 'medium'), { ...LOCAL, billedApart: true }),
  ] },
  { state: 'AZ', termYears: 1, parts: [
    part('Registration Fee', flat(8), readLater('A.R.S. 28-2003', '2000-01-01', '28-2003(A)(3), as 2026 HB 2012 prints it: 8 a year for a motor vehicle.')),
    part('Air Quality Research Fee', flat(1.5), readLater('A.R.S. 49-551', '2000-01-01', '49-551(A), in a copy without a date: 1.50 a year with the registration.')),
    part('Vehicle License Tax', value('msrp', [2.8, 2.89], { sharePct: 60, losesPct: 16.25, minimum: 10 }), read('A.R.S. 28-5801', '2000-12-01', '28-5801(B): 60 % of base retail price, 2.80 per 100 in the first twelve months; then 16.25 % less each year at 2.89; at least 10.')),
  ] },
  { state: 'AR', termYears: 1, parts: [
    part('Registration Fee', bands('curbWeightLb', [[3000, 17], [4500, 25]], 30), readLater('Ark. Code 27-14-601(a)(1)', '2000-01-01', '27-14-601(a)(1), through the session of 2024: 17 up to 3,000 lb of unladen weight, 25 up to 4,500, 30 above.')),
    part('Validation Decal', flat(2.5), cite('Ark. Code 27-14-1006', '2000-01-01', 'low')),
    part(EV_FEE, flat(200), readLater('Ark. Code 27-14-614', '2019-10-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 for an electric car, 100 for a plug-in hybrid, 50 for a hybrid.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(100), readLater('Ark. Code 27-14-614', '2019-10-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 for an electric car, 100 for a plug-in hybrid, 50 for a hybrid.', 'medium'), PLUG_IN),
    part(EV_FEE, flat(50), readLater('Ark. Code 27-14-614', '2019-10-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 for an electric car, 100 for a plug-in hybrid, 50 for a hybrid.', 'medium'), HYBRID),
  ] },
  { state: 'CA', termYears: 1, parts: [
    part('Registration Fee', flat(74), cite('Cal. Veh. Code 9250', '2025-01-01', 'medium', 'Follows consumer prices each January.')),
    part('Highway Patrol Fee', flat(32), read('Cal. Veh. Code 9250.8, 9250.13', '2024-01-01', 'California DMV, registration fees: CHP 32.')),
    part('Vehicle License Fee', value('price', 0.65, { classOf: 200, keepsPct: [100, 90, 80, 70, 60, 50, 40, 30, 25, 20, 15] }), read('Cal. Rev. & Tax. Code 10752, 10753.2', '2011-07-01', '0.65 % of the middle of a 200 class of the price; 100 % in the first year after the sale to this owner, then 90 … 15 %.')),
    part('Transportation Improvement Fee', bands('price', [[4999.99, 32], [24999.99, 65], [34999.99, 129], [59999.99, 194]], 227), cite('Cal. Rev. & Tax. Code 11052', '2025-01-01', 'medium', 'By value; follows consumer prices.')),
    part('County and District Fees', flat(26), cite('Cal. Veh. Code 9250.7 to 9250.19', '2026-01-01', 'low', 'Service authority, fingerprint, theft and air quality fees; an average of counties.'), LOCAL),
    part('Smog Abatement Fee', flat(25), cite('Cal. Health & Safety Code 44060', '2019-01-01', 'medium', '44060.5, in the code of 2017, was read: the fee of 44060(d)(1)(A) and 8 more; the fee itself was not, and years one to six may bear less.'), { age: [0, 7], fuels: ['gasoline', 'hybrid', 'plug-in hybrid', 'diesel'] }),
    part(EV_FEE, flat(118), cite('Cal. Veh. Code 9250.6', '2025-01-01', 'medium', 'Model year 2020 and later; not with the first registration of a new car.'), { ...ELECTRIC, age: [0, 6] }),
  ] },
  { state: 'CO', termYears: 1, parts: [
    part('Specific Ownership Tax', value('msrp', [2.1, 1.5, 1.2, 0.9], { sharePct: 85 }), read('C.R.S. 42-3-107', '2012-01-01', 'Class C rates by year of service 2.10, 1.50, 1.20, 0.90 % of taxable value; that this is 85 % of MSRP was not read.', 'medium'), { age: [0, 3] }),
    part('Specific Ownership Tax', value('msrp', 0.45, { sharePct: 85, minimum: 10 }), read('C.R.S. 42-3-107', '2012-01-01', 'Fifth to ninth year 0.45 % or 10, whichever is greater.'), { age: [4, 8] }),
    part('Specific Ownership Tax', flat(3), read('C.R.S. 42-3-107', '2012-01-01', 'Tenth and each later year 3.'), { age: [9, 99] }),
    part('License Fee', bands('curbWeightLb', COLORADO_LICENSE, 12.5, { further: { each: 100, amount: 0.6 } }), readLater('C.R.S. 42-3-306(2)', '2010-01-01', '42-3-306(2), in the code of 2021: 6 up to 2,000 lb, 0.20 more for each 100 lb to 4,500; beyond, 12.50 and 0.60 for each 100 lb.', 'medium')),
    part('Additional Registration Fee', flat([12, 12, 12, 12, 12, 12, 12, 10, 10, 10, 7]), readLater('C.R.S. 42-3-306(2)(b)', '2010-01-01', '42-3-306(2)(b), in the code of 2021: 12 under seven years, 10 under ten, then 7.', 'medium')),
    part('Road Safety Surcharge', bands('curbWeightLb', [[2000, 16], [5000, 23]], 28), read('C.R.S. 43-4-804(1)(a)', '2009-07-01', 'Colorado title and registration manual: 16, 23, 28 by weight.')),
    part('Bridge Safety Surcharge', bands('curbWeightLb', [[2000, 13], [5000, 18]], 23), read('C.R.S. 43-4-805(5)(g)', '2011-07-01', 'Colorado title and registration manual: 13, 18, 23 by weight.')),
    part('Other Statutory Fees', flat(8), cite('C.R.S. 42-3-304', '2026-01-01', 'low', 'Road and bridge, emergency services, insurance and clerk fees together.')),
    part(EV_FEE, flat(90), cite('C.R.S. 42-3-304(25), 24-38.5-103', '2026-07-01', 'low', 'The 50 of 2014 indexed, with the road equity fee.'), ELECTRIC),
    part(EV_FEE, flat(75), cite('C.R.S. 42-3-304(25), 24-38.5-103', '2026-07-01', 'low'), PLUG_IN),
  ] },
  { state: 'CT', termYears: 3, parts: [
    part('Registration Fee', flat(120), readLater('Conn. Gen. Stat. 14-49(a)', '2022-01-01', '14-49(a), in the statutes of 2024: 120 every three years.'), { fuels: ['gasoline', 'diesel', 'hybrid', 'plug-in hybrid'] }),
    part('Registration Fee', flat(57), readLater('Conn. Gen. Stat. 14-49(a)', '2022-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 57 for three years of an electric car.', 'medium'), ELECTRIC),
    part('Clean Air Act Fee', flat(15), readLater('Conn. Gen. Stat. 14-49b', '2022-01-01', '14-49b(a)(1): 15 for three years; none for an electric car.'), { fuels: ['gasoline', 'diesel', 'hybrid', 'plug-in hybrid'] }),
    part('Passport to Parks', flat(24), cite('Conn. Gen. Stat. 14-49(e)', '2022-01-01', 'medium')),
    part('Greenhouse Gas Fee', flat(15), readLater('Conn. Gen. Stat. 22a-201c', '2022-01-01', '22a-201c(a): 15 with the registration of a new car.'), { when: 'first', condition: 'new' }),
    part('Greenhouse Gas Fee', flat(7.5), readLater('Conn. Gen. Stat. 22a-201c', '2022-01-01', '22a-201c(b): 7.50 for three years with any other registration or renewal.'), { condition: 'used' }),
    part('Motor Vehicle Property Tax', value('msrp', 3, { sharePct: 70, keepsPct: [85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15] }), cite('Conn. Gen. Stat. 12-63, 12-71', '2024-10-01', 'low', 'Billed by the town; 70 % of depreciated MSRP at 30 mills, about the average.'), { ...APART, when: 'renewal' }),
  ] },
  { state: 'DE', termYears: 1, parts: [
    part('Registration Fee', flat(40), cite('21 Del. C. 2151', '2008-01-01', 'medium')),
  ] },
  { state: 'DC', termYears: 1, parts: [
    part('Registration Fee', bands('curbWeightLb', [[3499, 72], [4999, 175], [5999, 250]], 500), readLater('D.C. Code 50-1501.03', '2023-10-01', 'The department’s page of fees from 2023-10-01: 72, 175, 250 and 500 by weight; the shipping weight of the maker counts.'), { fuels: ['gasoline', 'diesel', 'hybrid', 'plug-in hybrid'] }),
    part('Registration Fee', bands('curbWeightLb', [[4499, years([2, 36], [1, 72])], [4999, years([2, 36], [1, 175])], [5999, 250]], 500), readLater('D.C. Code 50-1501.03', '2023-10-01', 'The department’s page of fees from 2023-10-01: 36 for the first two years of a new battery car under 5,000 lb, which then counts 1,000 lb less.'), ELECTRIC),
    part('Inspection Fee', flat(17.5), cite('18 DCMR 601', '2026-01-01', 'low', '35 every two years.')),
  ] },
  { state: 'FL', termYears: 1, parts: [
    part('License Tax', bands('curbWeightLb', [[2499, 14.5], [3499, 22.5]], 32.5), read('Fla. Stat. 320.08(2)', '2014-09-01', '14.50, 22.50 and 32.50 by net weight under 2,500, under 3,500 and from 3,500 lb.')),
    part('Surcharges and Service Fees', flat(13.1), cite('Fla. Stat. 320.03, 320.04, 320.0801 to 320.0804', '2014-09-01', 'medium', 'What the agency adds to the license tax: 27.60, 35.60 or 45.60 in all. 320.04, 320.0801, 320.0802, 320.0804 and 320.08046 were read: 2.50, 0.10, 1, 1.20 and 1 of it.')),
    part('Initial Registration Fee', flat(225), readLater('Fla. Stat. 320.072', '2009-09-01', '320.072(1): 225 upon the initial application for registration.'), { when: 'first' }),
    part('License Plate Fee', flat(28), readLater('Fla. Stat. 320.06', '2009-09-01', '320.06(1)(b)1, in the statutes of 2024: 28 for a plate of ten years.', 'medium'), { when: 'first' }),
  ] },
  { state: 'GA', termYears: 1, parts: [
    part('Registration Fee', flat(20), readLater('O.C.G.A. 40-2-151', '2013-03-01', 'A county tax commissioner’s page, undated: a tag fee of 20 for passenger vehicles.', 'medium')),
    part(EV_FEE, flat(234.74), cite('O.C.G.A. 40-2-151(a)(19)', '2025-07-01', 'low', 'The 200 of 2015, indexed each July.'), ELECTRIC),
  ] },
  { state: 'HI', termYears: 1, parts: [
    part('State Registration Fee', flat(46), readLater('HRS 249-31', '2012-01-01', '249-31(a), before and after 2025-07-01: 46 a year.')),
    part('State Weight Tax', bands('curbWeightLb', HAWAII_WEIGHT, 157.5, { further: { each: 100, amount: 2.25 } }), readLater('HRS 249-33', '2012-01-01', '249-33(a): 1.75 cents a pound up to 4,000 lb, 2 up to 7,000, 2.25 up to 10,000, on the whole weight; here by started 100 lb.')),
    part('County Weight Tax', { kind: 'weight', perHundredLb: 6 }, cite('HRS 249-2, county ordinance', '2026-01-01', 'low', 'Honolulu 7 cents a pound; the other counties less.'), LOCAL),
    part('County Registration Fees', flat(20), cite('HRS 249-2, county ordinance', '2026-01-01', 'low'), LOCAL),
    part(EV_FEE, flat(50), readLater('HRS 249-36', '2025-07-01', '249-36(d): until 2028-06-30 a surcharge of 50 in place of the charge by mile.'), ELECTRIC),
  ] },
  { state: 'ID', termYears: 1, parts: [
    part('Registration Fee', flat(years([3, 69], [4, 57], [1, 45])), readLater('Idaho Code 49-402', '2015-07-01', '49-402(1): 69 for one and two years of age, 57 for three to six, 45 beyond.')),
    part('Administrative and County Fees', flat(10), cite('Idaho Code 49-402, 49-207', '2026-01-01', 'low', '49-402(7), in the code of 2022, was read: 4 of it is the state’s; the rest, of the counties, was not.'), LOCAL),
    part('License Plate Fee', flat(7.5), readLater('Idaho Code 49-450', '2024-07-01', '49-450: 3.75 for each plate, here of two; the cost of making them comes on top.', 'medium'), { when: 'first' }),
    part(EV_FEE, flat(140), readLater('Idaho Code 49-457', '2015-07-01', '49-457(1): 140 for an electric vehicle.'), ELECTRIC),
    part(EV_FEE, flat(75), readLater('Idaho Code 49-457', '2015-07-01', '49-457(2): 75 for a plug-in hybrid.'), PLUG_IN),
  ] },
  { state: 'IL', termYears: 1, parts: [
    part('Registration Fee', flat(151), cite('625 ILCS 5/3-806', '2021-01-01', 'medium')),
    part(EV_FEE, flat(100), readLater('625 ILCS 5/3-805', '2020-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 100 a year beside the registration fee.', 'medium'), ELECTRIC),
  ] },
  { state: 'IN', termYears: 1, parts: [
    part('Registration Fee', flat(21.35), cite('Ind. Code 9-18.1-5-2', '2017-01-01', 'medium')),
    part('Transportation Infrastructure Improvement Fee', flat(15), readLater('Ind. Code 9-18.1-15-2', '2018-01-01', '9-18.1-15-2(b): 15 a year.')),
    part('Vehicle Excise Tax', bands('msrp', [[9999.99, [123, 110, 93, 78, 64, 49, 38, 27, 17, 12]], [12499.99, [150, 134, 115, 98, 82, 65, 52, 40, 20, 12]], [14999.99, [172, 149, 130, 112, 96, 79, 65, 53, 25, 12]], [17999.99, [207, 179, 156, 135, 115, 94, 78, 64, 31, 12]], [21999.99, [250, 217, 189, 163, 139, 114, 94, 65, 31, 13]], [24999.99, [300, 260, 225, 184, 150, 121, 96, 65, 31, 15]], [29999.99, [350, 304, 265, 228, 195, 160, 132, 91, 44, 18]], [34999.99, [406, 353, 307, 257, 210, 169, 134, 91, 44, 21]], [42499.99, [469, 407, 355, 306, 261, 214, 177, 129, 63, 25]]], [532, 461, 398, 347, 296, 242, 192, 129, 63, 28]), read('Ind. Code 6-6-5-3, 6-6-5-5', '2018-01-01', 'Classes of 6-6-5-3(d); half of the schedule printed in 6-3.5-4-7.3(c), as the tax is since 1996. The price index of 6-6-5-3(c) is not applied.', 'medium')),
    part('County Excise Surtax', flat(25), cite('Ind. Code 6-3.5-4-2', '2026-01-01', 'low', 'An average of counties.'), LOCAL),
    part(EV_FEE, flat(230), cite('Ind. Code 9-18.1-5-12', '2025-07-01', 'low', '9-18.1-5-12(d), through P.L. 171-2024, was read: 150, indexed every year since 2023; the amounts were not.'), ELECTRIC),
    part(EV_FEE, flat(77), cite('Ind. Code 9-18.1-5-12', '2025-07-01', 'low'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'IA', termYears: 1, parts: [
    part('Registration Fee, Value', value('msrp', [1, 1, 1, 1, 1, 1, 1, 1, 0.75, 0.75, 0.5, 0.5], { roundedUpTo: 100 }), read('Iowa Code 321.109, 321.113', '2009-01-01', '1 % of value; 75 % of that past seven model years, 50 % past nine.'), { age: [0, 11] }),
    part('Registration Fee, Weight', { kind: 'weight', perHundredLb: 0.4 }, read('Iowa Code 321.109', '2009-01-01', '40 cents for each 100 lb or fraction.'), { age: [0, 11] }),
    part('Registration Fee', flat(50), read('Iowa Code 321.113(4)', '2009-01-01', '50 for a car twelve model years old or older.'), { age: [12, 99] }),
    part(EV_FEE, flat(130), readLater('Iowa Code 321.116', '2022-01-01', '321.116(1): 130 for a battery car.'), ELECTRIC),
    part(EV_FEE, flat(65), readLater('Iowa Code 321.116', '2022-01-01', '321.116(2): 65 for a plug-in hybrid.'), PLUG_IN),
  ] },
];
