/**
 * The Tesla, Rivian, Lucid and Polestar lines sold in the United States.
 * Source: makers' published US price lists and specifications and the EPA fuel economy guide, 1980–2026, as
 * remembered facts rounded to planning figures. Confidence medium; good for a labelled sample, not for a sticker.
 */
import type { MakeLines } from './line.ts';

export const ELECTRIC: readonly MakeLines[] = [
  { make: 'Tesla', lines: [
    ['Model 3', 2017, 0, 'Sedan', 4, 5, [113.2, 185.8, 76.1, 56.7, 3891], 'US', [['Rear-Wheel Drive', 42490, 'EV 286', '1A', 'RWD', 138, 126, 363], ['Long Range AWD', 47490, 'EV 394', '1A', 'AWD', 132, 121, 346], ['Performance', 54990, 'EV 510', '1A', 'AWD', 118, 108, 303]]],
    ['Model Y', 2020, 0, 'SUV', 4, 5, [113.8, 188.6, 78.0, 63.9, 4363], 'US', [['Rear-Wheel Drive', 44990, 'EV 299', '1A', 'RWD', 125, 115, 337], ['Long Range AWD', 48990, 'EV 384', '1A', 'AWD', 122, 112, 327], ['Performance', 57490, 'EV 460', '1A', 'AWD', 108, 99, 279]]],
    ['Model S', 2012, 0, 'Sedan', 4, 5, [116.5, 197.7, 78.2, 56.3, 4560], 'US', [['Long Range', 94990, 'EV 670', '1A', 'AWD', 126, 116, 402], ['Plaid', 109990, 'EV 1020', '1A', 'AWD', 103, 98, 359]]],
    ['Model X', 2016, 0, 'SUV', 4, 6, [116.7, 198.3, 78.7, 66.1, 5185], 'US', [['Long Range', 99990, 'EV 670', '1A', 'AWD', 107, 97, 335], ['Plaid', 114990, 'EV 1020', '1A', 'AWD', 99, 93, 326]]],
    ['Cybertruck', 2024, 0, 'Truck', 4, 5, [143.1, 223.7, 80.0, 70.5, 6603], 'US', [['All-Wheel Drive', 79990, 'EV 600', '1A', 'AWD', 84, 74, 325]]],
  ] },
  { make: 'Rivian', lines: [
    ['R1T', 2022, 0, 'Truck', 4, 5, [135.9, 217.1, 81.8, 78.2, 6500], 'US', [['Dual Standard', 72990, 'EV 533', '1A', 'AWD', 87, 79, 270], ['Quad', 117790, 'EV 1025', '1A', 'AWD', 82, 76, 374]]],
    ['R1S', 2022, 0, 'SUV', 4, 7, [121.1, 200.8, 81.8, 77.3, 6700], 'US', [['Dual Standard', 76990, 'EV 533', '1A', 'AWD', 87, 79, 270], ['Tri', 105990, 'EV 850', '1A', 'AWD', 82, 76, 371]]],
  ] },
  { make: 'Lucid', lines: [
    ['Air', 2022, 0, 'Sedan', 4, 5, [116.5, 195.9, 76.3, 55.5, 4564], 'US', [['Pure', 69900, 'EV 430', '1A', 'RWD', 146, 140, 420], ['Grand Touring', 114900, 'EV 819', '1A', 'AWD', 130, 131, 512]]],
  ] },
  { make: 'Polestar', lines: [
    ['2', 2021, 2025, 'Hatchback', 4, 5, [107.7, 181.3, 73.2, 58.2, 4450], 'CN', [['Long Range Single Motor', 49900, 'EV 299', '1A', 'RWD', 120, 109, 320]]],
  ] },
];
