/** Lists the codes by which NHTSA grades a decode (table `ErrorCode` of vPIC), in our own words. */
export const ERROR_CODES = {
  0: 'The VIN decodes in full and its check digit is right.',
  1: 'The check digit in position 9 is not the one that the other positions demand.',
  2: 'One position is wrong, and only one character fits there.',
  3: 'One position is wrong, and the check digit tells which character fits there.',
  4: 'One position is wrong, and several characters fit there.',
  5: 'Several positions hold characters that the manufacturer does not use there.',
  7: 'NHTSA lists no manufacturer under these first characters.',
  8: 'NHTSA publishes no pattern that fits the VIN.',
  9: 'The vehicle is a glider kit.',
  10: 'The vehicle is built for use off the road.',
  11: 'Position 10 names no model year.',
  14: 'NHTSA publishes no pattern for some positions of the VIN.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Body classes of vehicles that are not built for public roads. */
export const OFF_ROAD_BODIES: readonly RegExp[] = [/^off-road vehicle/i, /all terrain/i, /\bATV\b/, /golf cart/i];
export const GLIDER_BODY = /glider/i;
