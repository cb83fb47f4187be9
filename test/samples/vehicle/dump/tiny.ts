/**
 * A tiny vPIC dump in the format of NHTSA's monthly files: one invented maker, one model, and elements that the shipped
 * tables lack.
 */

const TABLES: Readonly<Record<string, readonly [columns: string, ...rows: string[]]>> = {
  wmi: [
    'id, wmi, manufacturerid, makeid, vehicletypeid, createdon, updatedon, countryid, publicavailabilitydate, trucktypeid',
    '1\tF7T\t10\t20\t2\t2025-01-01 00:00:00\t\\N\t6\t2026-08-14 00:00:00\t\\N',
  ],
  wmi_make: ['wmiid, makeid', '1\t20'],
  wmi_vinschema: ['id, wmiid, vinschemaid, yearfrom, yearto, orgid', '1\t1\t30\t2020\t\\N\t\\N'],
  vinschema: ['id, name, sourcewmi, createdon, updatedon, notes, tobeqced', '30\tTiny\t\\N\t\\N\t\\N\tTab\\there\tf'],
  manufacturer: ['id, name', '10\tTINY MOTORS, INC.'],
  make: ['id, name, createdon, updatedon', '20\tTiny\t\\N\t\\N'],
  make_model: ['id, makeid, modelid, createdon, updatedon', '1\t20\t40\t\\N\t\\N'],
  model: ['id, name, createdon, updatedon', '40\tSparrow\t\\N\t\\N'],
  vehicletype: ['id, name', '2\tPassenger Car'],
  country: ['id, name', '6\tUNITED STATES (USA)'],
  drivetype: ['id, name', '1\tFWD/Front-Wheel Drive', '2\tAWD/All-Wheel Drive'],
  transmission: ['id, name', '2\tAutomatic'],
  bodystyle: ['id, name', '13\tSedan/Saloon'],
  element: [
    'id, name, code, lookuptable, decode',
    '5\tBody Class\tBodyClass\tBodyStyle\tPattern',
    '15\tDrive Type\tDriveType\tDriveType\tPattern',
    '28\tModel\tModel\tModel\tPattern',
    '33\tNumber of Seats\tSeats\t\\N\tPattern',
    '37\tTransmission Style\tTransmissionStyle\tTransmission\tPattern',
    '63\tTransmission Speeds\tTransmissionSpeeds\t\\N\tPattern',
    '34\tSeries\tSeries\t\\N\tPattern',
  ],
  pattern: [
    'id, vinschemaid, keys, elementid, attributeid, createdon, updatedon, keys_regex',
    '1\t30\tAB\t28\t40\t2025-01-01 00:00:00\t\\N\t\\N',
    '2\t30\tAB\t5\t13\t2025-01-01 00:00:00\t\\N\t\\N',
    '3\t30\t**1\t15\t1\t2025-01-01 00:00:00\t\\N\t\\N',
    '4\t30\t**[2-4]\t15\t2\t2025-01-01 00:00:00\t\\N\t\\N',
    '5\t30\t***D\t37\t2\t2025-01-01 00:00:00\t\\N\t\\N',
    '6\t30\t***D\t63\t8\t2025-01-01 00:00:00\t\\N\t\\N',
    '7\t30\tAB\t33\t5\t2025-01-01 00:00:00\t\\N\t\\N',
    '8\t30\t*****|*X\t34\tSport\\nLine\t2025-01-01 00:00:00\t\\N\t\\N',
    // An element that Carport does not use, and a formula: they only contribute characters.
    '9\t30\t****[EF]\t200\t1\t2025-01-01 00:00:00\t\\N\t\\N',
    '10\t30\t*****|*Y#\t201\tTBD\t2025-01-01 00:00:00\t\\N\t\\N',
  ],
};

export const TINY_DUMP = [
  '--',
  '-- PostgreSQL database dump',
  '--',
  ...Object.entries(TABLES).flatMap(([name, [columns, ...rows]]) => [
    `COPY vpic.${name} (${columns}) FROM stdin;`,
    ...rows,
    '\\.',
    '',
  ]),
].join('\n');

/** A car matching pattern 4: all-wheel drive. */
export const TINY_VIN = 'F7TAB3DE4RX000001';
