/** Element and issuer ids of driver's license barcodes. Source: AAMVA DL/ID Card Design Standard 2016–2025 annex D (elements, confidence high) and the public issuer list (confidence medium). */

/** How the text of an element is read. */
export type ElementForm = 'text' | 'date' | 'zip' | 'height' | 'pounds' | 'kilograms' | 'sex' | 'flag' | 'given-names' | 'full-name';

/** element id, field, form; where several elements bear a field, the earlier row wins */
export const ELEMENTS: readonly (readonly [id: string, field: string, form: ElementForm])[] = [
  ['DAQ', 'licenseNumber', 'text'], ['DCS', 'lastName', 'text'], ['DAB', 'lastName', 'text'], ['DAC', 'firstName', 'text'], ['DAD', 'middleName', 'text'], ['DCT', 'firstName', 'given-names'], ['DAA', 'lastName', 'full-name'], ['DCU', 'suffix', 'text'],
  ['DBB', 'dateOfBirth', 'date'], ['DBA', 'expirationDate', 'date'], ['DBD', 'issueDate', 'date'], ['DDB', 'cardRevisionDate', 'date'], ['DDH', 'under18Until', 'date'], ['DDI', 'under19Until', 'date'], ['DDJ', 'under21Until', 'date'],
  ['DAG', 'address', 'text'], ['DAH', 'address2', 'text'], ['DAI', 'city', 'text'], ['DAJ', 'state', 'text'], ['DAK', 'zip', 'zip'], ['DCG', 'country', 'text'],
  ['DBC', 'sex', 'sex'], ['DAU', 'heightInches', 'height'], ['DAV', 'heightInches', 'height'], ['DAW', 'weightPounds', 'pounds'], ['DAX', 'weightPounds', 'kilograms'], ['DAY', 'eyes', 'text'], ['DAZ', 'hair', 'text'],
  ['DCA', 'licenseClass', 'text'], ['DAR', 'licenseClass', 'text'], ['DCB', 'restrictions', 'text'], ['DAS', 'restrictions', 'text'], ['DCD', 'endorsements', 'text'], ['DAT', 'endorsements', 'text'],
  ['DCF', 'documentDiscriminator', 'text'], ['DCK', 'inventoryNumber', 'text'], ['DCJ', 'auditNumber', 'text'], ['DDA', 'realId', 'flag'], ['DDD', 'limitedDuration', 'flag'], ['DDK', 'organDonor', 'flag'], ['DDL', 'veteran', 'flag'],
];

/** issuer id of the jurisdiction's barcode */
export const ISSUERS: Readonly<Record<string, string>> = {
  636000: 'VA', 636001: 'NY', 636002: 'MA', 636003: 'MD', 636004: 'NC', 636005: 'SC', 636006: 'CT', 636007: 'LA', 636008: 'MT', 636009: 'NM', 636010: 'FL', 636011: 'DE', 636014: 'CA', 636015: 'TX', 636018: 'IA', 636020: 'CO', 636021: 'AR', 636022: 'KS', 636023: 'OH', 636024: 'VT', 636025: 'PA', 636026: 'AZ', 636029: 'OR', 636030: 'MO', 636031: 'WI', 636032: 'MI', 636033: 'AL', 636034: 'ND', 636035: 'IL', 636036: 'NJ', 636037: 'IN', 636038: 'MN', 636039: 'NH', 636040: 'UT', 636041: 'ME', 636042: 'SD', 636043: 'DC', 636045: 'WA', 636046: 'KY', 636047: 'HI', 636049: 'NV', 636050: 'ID', 636051: 'MS', 636052: 'RI', 636053: 'TN', 636054: 'NE', 636055: 'GA', 636058: 'OK', 636059: 'AK', 636060: 'WY', 636061: 'WV',
  636012: 'ON', 636013: 'NS', 636016: 'NL', 636017: 'NB', 636028: 'BC', 636044: 'SK', 636048: 'MB', 604426: 'PE', 604428: 'QC', 604432: 'AB',
};
