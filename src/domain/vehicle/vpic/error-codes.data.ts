/** Lists the codes by which NHTSA grades a decode (table `ErrorCode` of vPIC), in our own words, and when each is given. */

export interface ErrorCodeRow {
  readonly meaning: string;
  /** NHTSA's weight: of two model years that a VIN may mean, the one whose codes weigh more stands. */
  readonly weight: number;
  /** Why Carport gives it never, or not always where NHTSA does. */
  readonly limit?: string;
}

const PARTLY =
  'The shipped tables lack half of NHTSA’s elements, and with them characters. There, a position is judged only where it tells a model or plant that stays unknown; with an installed dump every position is.';

const ROWS = {
  0: { meaning: 'No error: every position is allowed, and the check digit is right.', weight: 0 },
  1: { meaning: 'The check digit in position 9 is not the one that the other positions demand.', weight: -5 },
  2: { meaning: 'One position is wrong, and only one character fits there.', weight: -100, limit: PARTLY },
  3: {
    meaning: 'One position is wrong, and the check digit tells which character fits there.',
    weight: -100,
    limit: PARTLY,
  },
  4: { meaning: 'One position is wrong, and several characters fit there.', weight: -200, limit: PARTLY },
  5: {
    meaning: 'Several positions hold characters that the manufacturer does not use there.',
    weight: -300,
    limit: PARTLY,
  },
  6: {
    meaning: 'The VIN has fewer than 17 characters.',
    weight: -10,
    limit: 'Never given: Carport refuses an incomplete VIN.',
  },
  7: {
    meaning: 'NHTSA lists no manufacturer under these first characters.',
    weight: -10_000,
    limit: 'Never given: the labelled sample answers such a VIN.',
  },
  8: { meaning: 'NHTSA publishes no pattern that fits the VIN.', weight: -1000 },
  9: { meaning: 'The vehicle is a glider kit.', weight: 0 },
  10: { meaning: 'The vehicle is built for use off the road.', weight: 0 },
  11: { meaning: 'Position 10 names no model year.', weight: -20 },
  12: {
    meaning: 'The model year that the caller states is not the one that the VIN tells.',
    weight: -20,
    limit: 'Never given: no endpoint takes a model year beside a VIN.',
  },
  14: { meaning: 'No pattern explains some positions of the VIN.', weight: -30 },
  400: { meaning: 'A position holds a character that no VIN may have there.', weight: -40 },
} as const satisfies Readonly<Record<number, ErrorCodeRow>>;

export type ErrorCode = keyof typeof ROWS;

export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeRow>> = ROWS;

/** Body classes of vehicles that are not built for public roads. */
export const OFF_ROAD_BODIES: readonly RegExp[] = [/^off-road vehicle/i, /all terrain/i, /\bATV\b/, /golf cart/i];
export const GLIDER_BODY = /glider/i;
