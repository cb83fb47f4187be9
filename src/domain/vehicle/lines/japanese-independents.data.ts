/**
 * The Subaru, Mazda, Mitsubishi and Suzuki lines sold in the United States.
 * Source: makers' published US price lists and specifications and the EPA fuel economy guide, 1980–2026, as
 * remembered facts rounded to planning figures. Confidence medium; good for a labelled sample, not for a sticker.
 */
import type { MakeLines } from './line.ts';

export const JAPANESE_INDEPENDENTS: readonly MakeLines[] = [
  { make: 'Subaru', lines: [
    ['Outback', 2020, 0, 'Wagon', 4, 5, [108.1, 191.9, 74.6, 66.1, 3685], 'US', [['Base', 29010, '2.5 H4 182', 'CVT', 'AWD', 26, 32], ['Premium', 31565], ['Limited', 38045], ['Wilderness', 42260, '2.4T H4 260', 'CVT', 'AWD', 21, 26]]],
    ['Outback', 1995, 2019, 'Wagon', 4, 5, [108.1, 189.9, 72.4, 66.1, 3624], 'US', [['2.5i Premium', 28495, '2.5 H4 175', 'CVT', 'AWD', 25, 32], ['3.6R Limited', 38690, '3.6 H6 256', 'CVT', 'AWD', 20, 27]]],
    ['Forester', 1998, 0, 'SUV', 4, 5, [105.1, 183.3, 72.0, 68.1, 3510], 'US', [['Base', 29995, '2.5 H4 180', 'CVT', 'AWD', 26, 33], ['Premium', 32295], ['Sport', 34795], ['Touring', 40395]]],
    ['Crosstrek', 2013, 0, 'SUV', 4, 5, [105.1, 176.4, 70.9, 63.0, 3296], 'US', [['Base', 26560, '2.0 H4 152', 'CVT', 'AWD', 27, 34], ['Sport', 30010, '2.5 H4 182', 'CVT', 'AWD', 26, 33], ['Wilderness', 33860]]],
    ['Ascent', 2019, 0, 'SUV', 4, 8, [113.8, 196.8, 76.0, 71.6, 4542], 'US', [['Premium', 40195, '2.4T H4 260', 'CVT', 'AWD', 20, 27], ['Touring', 50290, '2.4T H4 260', 'CVT', 'AWD', 19, 25]]],
    ['Impreza', 1993, 0, 'Hatchback', 4, 5, [105.1, 176.2, 70.1, 58.3, 3172], 'JP', [['Sport', 26595, '2.0 H4 152', 'CVT', 'AWD', 27, 34], ['RS', 28995, '2.5 H4 182', 'CVT', 'AWD', 26, 33]]],
    ['WRX', 2002, 0, 'Sedan', 4, 5, [105.2, 183.8, 71.9, 57.8, 3297], 'JP', [['Base', 32735, '2.4T H4 271 p', '6M', 'AWD', 19, 26], ['Premium', 35750], ['tS', 45705]]],
    ['GL', 1980, 1994, 'Wagon', 4, 5, [97.2, 173.6, 65.4, 54.9, 2290], 'JP', [['Base', 10100, '1.8 H4o 90', '5M', '4WD', 24, 29]]],
    ['Solterra', 2023, 0, 'SUV', 4, 5, [112.2, 184.6, 73.2, 65.0, 4365], 'JP', [['Premium', 38495, 'EV 215', '1A', 'AWD', 111, 93, 227]]],
  ] },
  { make: 'Mazda', lines: [
    ['CX-5', 2013, 0, 'SUV', 4, 5, [106.2, 180.1, 72.6, 65.4, 3650], 'JP', [['2.5 S', 28770, '2.5 I4 187', '6A', 'AWD', 26, 31], ['2.5 S Premium Plus', 35500], ['2.5 Turbo Signature', 40600, '2.5T I4 256', '6A', 'AWD', 22, 27]]],
    ['CX-50', 2023, 0, 'SUV', 4, 5, [110.8, 185.8, 75.6, 63.9, 3706], 'US', [['2.5 S Select', 30300, '2.5 I4 187', '6A', 'AWD', 25, 31], ['Hybrid Preferred', 33970, '2.5H I4 219', 'CVT', 'AWD', 39, 37]]],
    ['CX-90', 2024, 0, 'SUV', 4, 7, [122.8, 200.8, 78.5, 68.2, 4780], 'JP', [['3.3 Turbo Select', 37845, '3.3T I6 280', '8A', 'AWD', 24, 28], ['PHEV Preferred', 49945, '2.5P I4 323', '8A', 'AWD', 25, 25, 26]]],
    ['CX-9', 2007, 2023, 'SUV', 4, 7, [115.3, 199.4, 77.5, 67.6, 4323], 'JP', [['Touring', 40230, '2.5T I4 250', '6A', 'AWD', 20, 26]]],
    ['Mazda3', 2004, 0, 'Sedan', 4, 5, [107.3, 183.5, 70.7, 56.9, 3124], 'MX', [['2.5 S', 24150, '2.5 I4 186', '6A', 'FWD', 28, 37], ['2.5 S Carbon Edition', 30160], ['2.5 Turbo Premium Plus', 36240, '2.5T I4 250', '6A', 'AWD', 23, 32]]],
    ['Mazda6', 2003, 2021, 'Sedan', 4, 5, [111.4, 192.7, 72.4, 57.1, 3437], 'JP', [['Sport', 24475, '2.5 I4 187', '6A', 'FWD', 26, 35]]],
    ['MX-5 Miata', 1990, 0, 'Convertible', 2, 2, [90.9, 154.1, 68.3, 48.8, 2345], 'JP', [['Sport', 29530, '2.0 I4 181 p', '6M', 'RWD', 26, 34], ['Grand Touring', 34530]]],
    ['RX-7', 1980, 1995, 'Coupe', 2, 2, [95.5, 168.7, 68.9, 48.4, 2826], 'JP', [['Base', 32900, '1.3T R2 255 p', '5M', 'RWD', 17, 25]]],
    ['323', 1986, 1994, 'Hatchback', 2, 5, [96.5, 163.6, 65.9, 54.3, 2238], 'JP', [['Base', 9200, '1.6 I4s 82', '5M', 'FWD', 29, 37]]],
  ] },
  { make: 'Mitsubishi', lines: [
    ['Outlander', 2003, 0, 'SUV', 4, 7, [106.5, 185.4, 74.7, 68.8, 3780], 'JP', [['ES', 30145, '2.5 I4 181', 'CVT', 'FWD', 24, 31], ['SEL', 37595, '2.5 I4 181', 'CVT', 'AWD', 24, 30], ['PHEV SE', 43645, '2.4P I4 248', '1A', 'AWD', 26, 26, 38]]],
    ['Mirage', 2014, 2024, 'Hatchback', 4, 5, [96.5, 151.4, 65.6, 59.4, 2095], 'TH', [['ES', 16695, '1.2 I3 78', 'CVT', 'FWD', 36, 43]]],
    ['Galant', 1985, 2012, 'Sedan', 4, 5, [108.3, 191.1, 72.4, 57.9, 3375], 'US', [['ES', 21599, '2.4 I4s 160', '4A', 'FWD', 21, 30]]],
  ] },
  { make: 'Suzuki', lines: [
    ['Grand Vitara', 1999, 2013, 'SUV', 4, 5, [103.9, 177.1, 71.3, 66.7, 3490], 'JP', [['Premium', 20599, '2.4 I4 166', '4A', '4WD', 19, 25]]],
  ] },
];
