/** Lists the makes of sample identities; add a make's rows here. */
import { ELECTRIC } from './lines/electric.data.ts';
import { EUROPEAN } from './lines/european.data.ts';
import { FORD } from './lines/ford.data.ts';
import { GENERAL_MOTORS } from './lines/general-motors.data.ts';
import { HONDA } from './lines/honda.data.ts';
import { HYUNDAI } from './lines/hyundai.data.ts';
import { JAPANESE_INDEPENDENTS } from './lines/japanese-independents.data.ts';
import type { MakeLines } from './lines/line.ts';
import { NISSAN } from './lines/nissan.data.ts';
import { STELLANTIS } from './lines/stellantis.data.ts';
import { TOYOTA } from './lines/toyota.data.ts';

export const LINE_UP: readonly MakeLines[] = [
  ...TOYOTA,
  ...HONDA,
  ...NISSAN,
  ...FORD,
  ...GENERAL_MOTORS,
  ...STELLANTIS,
  ...HYUNDAI,
  ...EUROPEAN,
  ...JAPANESE_INDEPENDENTS,
  ...ELECTRIC,
];
