/** Registration of passenger cars, New Mexico to Wyoming. Amounts are dollars; a part is unread where `cite` stands. */
import { bands, cite, ELECTRIC, EV_FEE, flat, HYBRID, PLUG_IN, part, type RegistrationRow, read, readLater, value, years } from './row.ts';

const LOCAL = { localAverage: true } as const;
const APART = { billedApart: true, localAverage: true } as const;
/** The counties of New York City. */
const NEW_YORK_CITY = 'Bronx, Kings, New York, Queens, Richmond';
/** Counties of Pennsylvania that take the fee for local use. */
const PENNSYLVANIA_FEE =
  'Allegheny, Beaver, Berks, Blair, Bucks, Butler, Cambria, Centre, Chester, Cumberland, Dauphin, Erie, Greene, Lawrence, Luzerne, Lycoming, Mifflin, Montgomery, Philadelphia, Pike, Schuylkill, Union, Westmoreland, York';
const FUEL_BURNING = { fuels: ['gasoline', 'diesel', 'hybrid', 'plug-in hybrid'] } as const;
/** New York's two-year fee: limits of weight in pounds and dollars. */
const NEW_YORK = [[1650, 26], [1750, 27.5], [1850, 29], [1950, 31], [2050, 32.5], [2150, 34], [2250, 35.5], [2350, 37.5], [2450, 39], [2550, 40.5], [2650, 42], [2750, 43.5], [2850, 45.5], [2950, 47], [3050, 48.5], [3150, 50], [3250, 52], [3350, 53.5], [3450, 55], [3550, 56.5], [3650, 59], [3750, 61.5], [3850, 64], [3950, 66.5], [4050, 69], [4150, 71], [4250, 73.5], [4350, 76], [4450, 78.5], [4550, 81], [4650, 83.5], [4750, 85.5], [4850, 88], [4950, 90.5], [5050, 93], [5150, 95.5], [5250, 98], [5350, 100.5], [5450, 102.5], [5550, 105], [5650, 107.5], [5750, 110], [5850, 112.5], [5950, 115], [6050, 117], [6150, 119.5], [6250, 122], [6350, 124.5], [6450, 127], [6550, 129.5], [6650, 131.5], [6750, 134], [6850, 136.5], [6950, 139]] as const;

export const ROWS_N_W: readonly RegistrationRow[] = [
  { state: 'NM', termYears: 1, parts: [
    part('Registration Fee', bands('curbWeightLb', [[2000, years([5, 27], [1, 21])], [3000, years([5, 39], [1, 31])]], years([5, 56], [1, 45])), read('NMSA 66-6-2', '2004-03-01', '27, 39 and 56 by shipping weight; 21, 31 and 45 after five years.')),
    part('Tire Recycling Fee', flat(1.5), read('NMSA 66-6-2(D)', '2003-07-01', '1.50 with each registration.')),
    part('Administrative and Insurance Fees', flat(4), readLater('NMSA 66-2-16, 66-6-6.1', '2009-07-01', '66-2-16(A): 2 for each transaction; 66-6-6.1: 2 for each twelve months of registration.')),
  ] },
  { state: 'NY', termYears: 2, parts: [
    part('Registration Fee', bands('curbWeightLb', NEW_YORK, 140), read('N.Y. VTL 401(6), DMV registration fee chart', '2009-09-01', 'Two-year fee by weight from 26.00; at least 32.50 with six cylinders or a battery.')),
    part('County Use Tax', flat(30), cite('N.Y. Tax Law 1202', '2026-01-01', 'low', '10 to 60 for two years; an average of counties.'), LOCAL),
    part('County Use Tax', bands('curbWeightLb', [[3500, 30]], 60), readLater('N.Y. Tax Law 1201; 15 NYCRR 29.12', '2004-06-01', '29.12(a): Westchester takes 15 a year up to 3,500 lb and 30 above; two years.'), { counties: 'Westchester' }),
    part('County Use Tax', flat(30), cite('N.Y. Tax Law 1201, N.Y.C. Admin. Code 11-2201', '1974-06-01', 'medium', '15 a year in New York City; two years.'), { counties: NEW_YORK_CITY }),
    part('Metropolitan Supplemental Fee', flat(50), cite('N.Y. VTL 499-a, 499-b', '2009-09-01', 'medium', '25 a year in the counties of the metropolitan commuter transportation district; two years.'), { counties: `${NEW_YORK_CITY}, Dutchess, Nassau, Orange, Putnam, Rockland, Suffolk, Westchester` }),
    part('Plate Fee', flat(25), read('N.Y. VTL 401(3), DMV registration fee page', '2009-09-01', '25.00 for new plates.'), { when: 'first' }),
  ] },
  { state: 'NC', termYears: 1, parts: [
    part('Registration Fee', flat(46.25), cite('N.C.G.S. 20-87(5)', '2024-07-01', 'medium', 'Indexed every fourth year.')),
    part('Vehicle Property Tax', value('price', 0.95, { losesPct: 12 }), cite('N.C.G.S. 105-330', '2026-01-01', 'low', 'County and city rates together; an average. Billed with the registration.'), LOCAL),
    part(EV_FEE, flat(214.5), readLater('N.C.G.S. 20-87(13)', '2024-07-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 214.50 for a car that runs on electricity alone.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(107.25), readLater('N.C.G.S. 20-87(13a)', '2024-07-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 107.25 for a plug-in hybrid.', 'medium'), PLUG_IN),
  ] },
  { state: 'ND', termYears: 1, parts: [
    part('Registration Fee', bands('curbWeightLb', [[3199, years([6, 73], [3, 65], [3, 57], [1, 49])], [4499, years([6, 93], [3, 81], [3, 69], [1, 57])], [4999, years([6, 111], [3, 94], [3, 79], [1, 63])], [5999, years([6, 142], [3, 120], [3, 98], [1, 76])], [6999, years([6, 175], [3, 146], [3, 117], [1, 89])], [7999, years([6, 208], [3, 172], [3, 137], [1, 102])], [8999, years([6, 241], [3, 199], [3, 157], [1, 115])]], years([6, 274], [3, 225], [3, 177], [1, 128])), read('N.D.C.C. 39-04-19(2)(a)', '2005-07-01', 'By gross weight and years registered, from 73 to 274.')),
    part(EV_FEE, flat(120), readLater('N.D.C.C. 39-04-19.2', '2019-07-01', '39-04-19.2(1), in the code of 2022: 120.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(50), readLater('N.D.C.C. 39-04-19.2', '2019-07-01', '39-04-19.2(1), in the code of 2022: 50.', 'medium'), PLUG_IN),
  ] },
  { state: 'OH', termYears: 1, parts: [
    part('Registration Fee', flat(31), cite('R.C. 4503.04, 4503.10, 4503.103', '2010-01-01', 'medium')),
    part('Permissive Tax', flat(20), cite('R.C. 4504.02 to 4504.18', '2026-01-01', 'low', '0 to 30 by district; an average.'), LOCAL),
    part('Deputy Registrar Fee', flat(8), readLater('R.C. 4503.038', '2025-01-01', '4503.038(A): a service fee of eight dollars.')),
    part(EV_FEE, flat(200), readLater('R.C. 4503.10(C)(5)', '2020-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 for an electric car, 150 for a plug-in hybrid, 100 for a hybrid.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(150), readLater('R.C. 4503.10(C)(5)', '2024-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 for an electric car, 150 for a plug-in hybrid, 100 for a hybrid.', 'medium'), PLUG_IN),
    part(EV_FEE, flat(100), readLater('R.C. 4503.10(C)(5)', '2020-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 for an electric car, 150 for a plug-in hybrid, 100 for a hybrid.', 'medium'), HYBRID),
  ] },
  { state: 'OK', termYears: 1, parts: [
    part('Registration Fee', flat(years([4, 85], [4, 75], [4, 55], [4, 35], [1, 15])), read('47 O.S. 1132', '2001-01-01', '85, 75, 55, 35 and 15 for each four years of registration.')),
    part('Statutory Additional Fees', flat(11), cite('47 O.S. 1132.1, 1132.4', '2019-01-01', 'medium', 'What the agency adds: 96 for the first four years; 3 of it is 1132.1.')),
    part(EV_FEE, flat(110), readLater('47 O.S. 1132.7', '2024-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: up to 6,000 lb 110, and 82 for a plug-in hybrid.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(82), readLater('47 O.S. 1132.7', '2024-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: up to 6,000 lb 110, and 82 for a plug-in hybrid.', 'medium'), PLUG_IN),
  ] },
  { state: 'OR', termYears: 2, termYearsNew: 4, parts: [
    part('Registration Fee', flat(86), readLater('ORS 803.420(6)(a)', '2022-01-01', '803.420(6)(a), as of 2024: 43 a year; the raise of 2025 HB 3991 is suspended by a petition and not applied.'), { condition: 'used' }),
    part('Registration Fee', flat(172), readLater('ORS 803.420(6)(a)', '2022-01-01', '803.420(6)(a), as of 2024: 43 a year, four years for a new car.'), { condition: 'new' }),
    part('Fuel Economy Fee', bands('milesPerGallon', [[19, 40], [39, 50]], 70), read('ORS 803.422', '2022-01-01', '20, 25 and 35 a year by combined mpg.', 'medium'), { ...FUEL_BURNING, condition: 'used' }),
    part('Fuel Economy Fee', bands('milesPerGallon', [[19, 80], [39, 100]], 140), read('ORS 803.422', '2022-01-01', '20, 25 and 35 a year by combined mpg; four years.', 'medium'), { ...FUEL_BURNING, condition: 'new' }),
    part(EV_FEE, flat(230), read('ORS 803.422', '2022-01-01', '115 a year for an electric vehicle.', 'medium'), { ...ELECTRIC, condition: 'used' }),
    part(EV_FEE, flat(460), read('ORS 803.422', '2022-01-01', '115 a year for an electric vehicle; four years.', 'medium'), { ...ELECTRIC, condition: 'new' }),
    part('County Registration Fee', flat(0), cite('ORS 801.041', '2026-01-01', 'low', 'Multnomah, Washington and Clackamas counties charge 60 to 112 for two years; 0 elsewhere.'), LOCAL),
  ] },
  { state: 'PA', termYears: 1, parts: [
    part('Registration Fee', flat(48), cite('75 Pa.C.S. 1912', '2025-07-01', 'medium', 'Indexed every other July.')),
    part('County Fee', flat(5), readLater('75 Pa.C.S. 1935', '2015-01-01', '1935(b): a county may take 5 a year for each vehicle. The counties are those of PennDOT’s list of early 2019 and Lawrence; later ones were not read.', 'medium'), { counties: PENNSYLVANIA_FEE }),
    part(EV_FEE, flat(200), readLater('75 Pa.C.S. 9024', '2025-04-01', '9024(c.1)(1)(i): 200 in 2025.'), ELECTRIC),
    part(EV_FEE, flat(250), readLater('75 Pa.C.S. 9024', '2026-01-01', '9024(c.1)(1)(ii): 250 in 2026; indexed from 2027.'), ELECTRIC),
    part(EV_FEE, flat(63), readLater('75 Pa.C.S. 9024, Act 85 of 2024', '2026-01-01', '9024(c.1)(3): a quarter of the fee of an electric car, rounded to a dollar; 250 in 2026.'), PLUG_IN),
  ] },
  { state: 'RI', termYears: 2, parts: [
    part('Registration Fee', bands('curbWeightLb', [[3250, 60], [4250, 80], [5250, 96], [6250, 112], [7250, 128]], 140), readLater('R.I. Gen. Laws 31-6-1', '2019-07-01', '31-6-1(a) and 31-6-2, in the laws of 2023: 30, 40, 48, 56, 64 and 70 a year up to 4,000, 5,000 … 9,000 lb of gross weight, which is curb weight and 150 lb a seat; here five seats, two years.', 'medium')),
    part('Technology Surcharge', flat(2.5), readLater('R.I. Gen. Laws 31-2-27', '2018-01-01', '31-2-27, in the laws of 2023: 2.50 on each fee transaction of the division.', 'medium')),
    part(EV_FEE, flat(300), cite('R.I. Gen. Laws 31-6-36, 2025 budget', '2026-01-01', 'low', '150 a year, two years.'), ELECTRIC),
    part(EV_FEE, flat(150), cite('R.I. Gen. Laws 31-6-36, 2025 budget', '2026-01-01', 'low', '75 a year, two years.'), PLUG_IN),
  ] },
  { state: 'SC', termYears: 2, parts: [
    part('Registration Fee', flat(40), readLater('S.C. Code 56-3-620', '2017-07-01', '56-3-620(B): 40 for two years under the age of 64.')),
    part('Vehicle Property Tax', value('price', 1.6, { losesPct: 12 }), cite('S.C. Code 12-37-2610', '2026-01-01', 'low', '6 % of value at about 270 mills; billed by the county each year.'), APART),
    part(EV_FEE, flat(120), readLater('S.C. Code 56-3-645', '2017-07-01', '56-3-645(A)(1): 120 for two years.'), ELECTRIC),
    part(EV_FEE, flat(60), readLater('S.C. Code 56-3-645', '2017-07-01', '56-3-645(A)(2): 60 for two years, part motor fuel and part not.'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'SD', termYears: 1, parts: [
    part('License Fee', bands('curbWeightLb', [[2000, 36], [4000, 72], [6000, 108]], 144, { keepsPct: years([10, 100], [1, 70]) }), read('SDCL 32-5-6', '2015-04-01', '36, 72, 108 and 144 by shipping weight; the agency takes 30 % off past ten model years.')),
    part('County Wheel Tax', flat(16), cite('SDCL 32-5A-1', '2026-01-01', 'low', '32-5A-1 was read: at most 5 a wheel and 60 a vehicle. The amount is an average of counties.'), LOCAL),
    part(EV_FEE, flat(50), readLater('SDCL 32-5-188', '2021-07-01', '32-5-188: 50 a year.'), ELECTRIC),
  ] },
  { state: 'TN', termYears: 1, parts: [
    part('Registration Fee', flat(29), cite('Tenn. Code 55-4-111, 55-4-103', '2017-07-01', 'medium')),
    part('County Wheel Tax', flat(40), cite('Tenn. Code 5-8-102', '2026-01-01', 'low', '0 to 100 by county; an average.'), LOCAL),
    part(EV_FEE, flat(200), readLater('Tenn. Code 55-4-116', '2024-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 from 2024 to 2026, 274 in 2027; 100 for hybrids and plug-in hybrids.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(274), readLater('Tenn. Code 55-4-116', '2027-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 from 2024 to 2026, 274 in 2027; 100 for hybrids and plug-in hybrids.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(100), readLater('Tenn. Code 55-4-116', '2024-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 200 from 2024 to 2026, 274 in 2027; 100 for hybrids and plug-in hybrids.', 'medium'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'TX', termYears: 1, termYearsNew: 1, parts: [
    part('Registration Fee', flat(50.75), cite('Tex. Transp. Code 502.252', '2011-09-01', 'medium')),
    part('Processing and Handling Fee', flat(4.75), cite('43 TAC 217.183', '2017-01-01', 'medium')),
    part('County Road and Bridge Fee', flat(10), cite('Tex. Transp. Code 502.401', '2011-09-01', 'medium', 'Up to 10; most counties charge it.'), LOCAL),
    part('Inspection Replacement Fee', flat(16.75), readLater('Tex. Transp. Code 548.510', '2025-01-01', '548.510(b), as amended by 2023 HB 3297: one fee of 16.75 with the first registration of a new car.'), { condition: 'new', when: 'first' }),
    part('Inspection Replacement Fee', flat(7.5), readLater('Tex. Transp. Code 548.510', '2025-01-01', '548.510(a): 7.50.'), { condition: 'used' }),
    part(EV_FEE, flat(400), read('Tex. Transp. Code 502.360', '2023-09-01', '502.360(b)(1): 400 for a new vehicle, which covers two years.'), { ...ELECTRIC, condition: 'new', when: 'first' }),
    part(EV_FEE, flat(200), read('Tex. Transp. Code 502.360', '2023-09-01', '502.360(b)(2): 200 for other registrations and renewals.'), { ...ELECTRIC, condition: 'used' }),
  ] },
  { state: 'UT', termYears: 1, parts: [
    part('Uniform Age-Based Fee', flat(years([3, 150], [3, 110], [3, 80], [3, 50], [1, 10])), cite('Utah Code 59-2-405.1', '1999-01-01', 'medium', 'Under 3, 6, 9 and 12 years: 150, 110, 80, 50; then 10. Read in a calculator that repeats the schedule.')),
    part('Registration Fee', flat(53), cite('Utah Code 41-1a-1206', '2026-01-01', 'low', 'Indexed each January; 53 in a calculator for 2026.')),
    part('Local Corridor Fee', flat(10), cite('Utah Code 41-1a-1222', '2026-01-01', 'low', 'In the larger counties.'), LOCAL),
    part(EV_FEE, flat(180), cite('Utah Code 41-1a-1206, 72-1-213.1', '2026-01-01', 'medium', 'The cap of the road usage charge.'), ELECTRIC),
    part(EV_FEE, flat(64), cite('Utah Code 41-1a-1206', '2026-01-01', 'low', 'Statute: 43.50 and a further fee, indexed; 64 in a calculator for 2026.'), PLUG_IN),
    part(EV_FEE, flat(25), cite('Utah Code 41-1a-1206', '2026-01-01', 'low', 'Statute: 16.50 and a further fee, indexed; 25 in a calculator for 2026.'), HYBRID),
  ] },
  { state: 'VT', termYears: 1, parts: [
    part('Registration Fee', flat(91), cite('23 V.S.A. 361', '2024-01-01', 'medium')),
    part(EV_FEE, flat(89), readLater('23 V.S.A. 361', '2025-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 89 a year.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(44.5), readLater('23 V.S.A. 361', '2025-01-01', 'US DOE, Alternative Fuels Data Center, laws of 2024-12: 44.50 a year for a plug-in hybrid.', 'medium'), PLUG_IN),
  ] },
  { state: 'VA', termYears: 1, parts: [
    part('Registration Fee', bands('curbWeightLb', [[4000, 23]], 28), read('Va. Code 46.2-694', '2020-07-01', '23 for a private car of 4,000 lb or less, 28 above.')),
    part('Emergency Services and Safety Fees', flat(5.75), readLater('Va. Code 46.2-694, 46.2-1168', '2020-07-01', '46.2-694(A)(13): 4.25 a year; 46.2-1168: 1.50 a year.')),
    part('Agency Service Fee', flat(2), cite('Va. Code 46.2-694', '2020-07-01', 'low', 'What the agency’s 30.75 and 35.75 hold beyond the sections that were read.')),
    part('Highway Use Fee', bands('milesPerGallon', [[24, 0], [29, 20], [34, 40], [39, 55], [49, 70]], 85), cite('Va. Code 46.2-772', '2026-07-01', 'low', '46.2-770 and 46.2-772 were read: from 25 mpg 85 % of the fuel tax that is saved against 23.7 mpg; amounts estimated by that rule.'), { fuels: ['gasoline', 'diesel', 'hybrid', 'plug-in hybrid'] }),
    part(EV_FEE, flat(132), cite('Va. Code 46.2-772', '2026-07-01', 'low', '85 % of the fuel tax of a car of 23.7 mpg; amount estimated by that rule.'), ELECTRIC),
    part('Personal Property Tax', value('price', 3.9, { losesPct: 13 }), cite('Va. Code 58.1-3503', '2026-01-01', 'low', 'Billed by the city or county; an average rate without relief.'), { ...APART, when: 'renewal' }),
  ] },
  { state: 'WA', termYears: 1, parts: [
    part('Vehicle License Fee', flat(30), readLater('RCW 46.17.350', '2016-07-01', '46.17.350(1)(j) and (n): 30, first and renewal.')),
    part('License Plate Fee', flat(104), readLater('RCW 46.17.200', '2022-07-01', '46.17.200(1)(a): 50 for each original plate and 2 for its reflectivity; two plates. What a used car owes was not read.', 'medium'), { when: 'first', condition: 'new' }),
    part('Weight Fee', bands('curbWeightLb', [[4000, 25], [6000, 45], [8000, 65]], 72), read('RCW 46.17.365', '2016-07-01', '25, 45 and 65 up to 4,000, 6,000 and 8,000 lb.')),
    part('Filing and License Service Fees', flat(5.25), read('RCW 46.17.005, 46.17.015, 46.17.025', '2019-07-01', 'Filing 4.50, plate technology 0.25, license service 0.50.')),
    part('Filing and License Service Fees', flat(6.75), readLater('RCW 46.17.005, 46.17.015, 46.17.025', '2026-01-01', '46.17.005(1), after the text in force until 2026-01-01: filing 6; plate technology 0.25 and license service 0.50 as before.')),
    part('Subagent Service Fee', flat(8), readLater('RCW 46.17.040', '2019-07-01', '46.17.040(1)(b): 8, in force until 2026-01-01.')),
    part('Subagent Service Fee', flat(11), readLater('RCW 46.17.040', '2026-01-01', '46.17.040(1)(b), after the text in force until 2026-01-01: 11.')),
    part('Regional Transit Tax', value('msrp', 0, { keepsPct: 100 }), cite('RCW 81.104.160', '2017-03-01', 'medium', 'Inside the Sound Transit district 1.1 % of depreciated MSRP; 0 elsewhere.'), LOCAL),
    part(EV_FEE, flat(225), readLater('RCW 46.17.323, 46.17.324', '2019-08-01', '46.17.323(1) and (4): 100 and 50; 46.17.324(1): 75; all with a renewal only.'), { ...ELECTRIC, when: 'renewal' }),
    part(EV_FEE, flat(75), readLater('RCW 46.17.324', '2019-10-01', '46.17.324(2): 75 with a renewal of a hybrid. A plug-in hybrid with 30 miles of range owes what a battery car does; its range is not on file.', 'medium'), { fuels: ['hybrid', 'plug-in hybrid'], when: 'renewal' }),
  ] },
  { state: 'WV', termYears: 1, parts: [
    part('Registration Fee', flat(51.5), cite('W. Va. Code 17A-10-3', '2017-07-01', 'medium')),
    part('Personal Property Tax', value('price', 1.3, { losesPct: 14 }), cite('W. Va. Code 11-5-1', '2026-01-01', 'low', '60 % of value at an average levy; billed by the county.'), { ...APART, when: 'renewal' }),
    part(EV_FEE, flat(200), readLater('W. Va. Code 17A-10-3c', '2017-07-01', '17A-10-3c, in the code of 2022: 200 for a vehicle operating exclusively on electricity.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(100), readLater('W. Va. Code 17A-10-3c', '2017-07-01', '17A-10-3c, in the code of 2022: 100 for one on electricity and petrochemical fuels together.', 'medium'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'WI', termYears: 1, parts: [
    part('Registration Fee', flat(85), readLater('Wis. Stat. 341.25(1)(a)', '2019-10-01', '341.25(1)(a), through the acts of 2023-2024: 85 for an automobile.', 'medium')),
    part('Wheel Tax', flat(10), cite('Wis. Stat. 341.35', '2026-01-01', 'low', '0 to 60 by city and county; an average.'), LOCAL),
    part(EV_FEE, flat(175), readLater('Wis. Stat. 341.25(1)(L)', '2023-07-01', 'The department’s page on legislation: 100, and 75 more from 2023-07-06.', 'medium'), ELECTRIC),
    part(EV_FEE, flat(75), readLater('Wis. Stat. 341.25(1)(L)', '2019-10-01', '341.25(1)(L)2, in the statutes of 2017: a surcharge of 75.', 'medium'), { fuels: ['hybrid', 'plug-in hybrid'] }),
  ] },
  { state: 'WY', termYears: 1, parts: [
    part('State Registration Fee', flat(30), read('Wyo. Stat. 31-3-101(a)(ii)(A)', '2017-07-01', 'Passenger cars 30.00.')),
    part('County Registration Fee', value('msrp', 3, { keepsPct: [60, 50, 40, 30, 20, 15], minimum: 5 }), read('Wyo. Stat. 31-3-101(a)(i)', '2000-01-01', '3 % of 60, 50, 40, 30, 20 and then 15 % of factory price by year of service; at least 5.')),
    part(EV_FEE, flat(200), readLater('Wyo. Stat. 31-3-102(a)(xxiii)', '2020-01-01', '31-3-102(a)(xxiii), in a copy of 2024: 200 for the decal of a plug-in car.'), ELECTRIC),
    part(EV_FEE, flat(200), cite('Wyo. Stat. 31-3-102(a)(xxiii)', '2020-01-01', 'medium'), PLUG_IN),
  ] },
];
