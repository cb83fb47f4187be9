/** Element and issuer ids of driver's license barcodes. Source: AAMVA DL/ID Card Design Standard 2000–2025 annex D (elements, confidence high) and the public issuer list (confidence medium). */

/** How the text of an element is read. */
export type ElementForm = 'text' | 'name' | 'number' | 'date' | 'zip' | 'state' | 'country' | 'height' | 'pounds' | 'kilograms' | 'sex' | 'flag' | 'code' | 'color' | 'digit' | 'given-names' | 'full-name';

/** `first` is the edition of 2000, `later` is editions 02 to 10; `both` has the same meaning in each. */
export type Edition = 'first' | 'later' | 'both';

/** element id, edition, field (absent where the element only ends the one before it), form; where several elements bear a field, the earlier row wins */
export const ELEMENTS: readonly (readonly [id: string, edition: Edition, field: string | undefined, form: ElementForm])[] = [
  ['DAQ', 'both', 'licenseNumber', 'number'], ['DCS', 'later', 'lastName', 'name'], ['DAB', 'first', 'lastName', 'name'], ['DAC', 'both', 'firstName', 'name'], ['DAD', 'both', 'middleName', 'name'], ['DCT', 'later', 'firstName', 'given-names'], ['DAA', 'first', 'lastName', 'full-name'], ['DCU', 'later', 'suffix', 'text'], ['DAE', 'first', 'suffix', 'text'], ['DAF', 'first', 'namePrefix', 'text'],
  ['DBB', 'both', 'dateOfBirth', 'date'], ['DBA', 'both', 'expirationDate', 'date'], ['DBD', 'both', 'issueDate', 'date'], ['DDB', 'later', 'cardRevisionDate', 'date'], ['DDC', 'later', 'hazmatExpirationDate', 'date'], ['DDH', 'later', 'under18Until', 'date'], ['DDI', 'later', 'under19Until', 'date'], ['DDJ', 'later', 'under21Until', 'date'],
  ['DAG', 'both', 'address', 'text'], ['DAL', 'first', 'address', 'text'], ['DAH', 'both', 'address2', 'text'], ['DAM', 'first', 'address2', 'text'], ['DAI', 'both', 'city', 'text'], ['DAN', 'first', 'city', 'text'], ['DAJ', 'both', 'state', 'state'], ['DAO', 'first', 'state', 'state'], ['DAK', 'both', 'zip', 'zip'], ['DAP', 'first', 'zip', 'zip'], ['DCG', 'later', 'country', 'country'],
  ['DBC', 'both', 'sex', 'sex'], ['DAU', 'both', 'heightInches', 'height'], ['DAV', 'first', 'heightInches', 'height'], ['DAW', 'both', 'weightPounds', 'pounds'], ['DAX', 'both', 'weightPounds', 'kilograms'], ['DAY', 'both', 'eyes', 'color'], ['DAZ', 'both', 'hair', 'color'],
  ['DCA', 'later', 'licenseClass', 'code'], ['DAR', 'first', 'licenseClass', 'code'], ['DCB', 'later', 'restrictions', 'code'], ['DAS', 'first', 'restrictions', 'code'], ['DCD', 'later', 'endorsements', 'code'], ['DAT', 'first', 'endorsements', 'code'],
  ['DCF', 'later', 'documentDiscriminator', 'text'], ['DCK', 'later', 'inventoryNumber', 'text'], ['DCJ', 'later', 'auditNumber', 'text'], ['DDA', 'later', 'realId', 'flag'], ['DDD', 'later', 'limitedDuration', 'flag'], ['DDK', 'later', 'organDonor', 'flag'], ['DBH', 'first', 'organDonor', 'flag'], ['DDL', 'later', 'veteran', 'flag'],
  ['DDE', 'later', undefined, 'flag'], ['DDF', 'later', undefined, 'flag'], ['DDG', 'later', undefined, 'flag'], ['DCE', 'later', undefined, 'digit'], ['DCH', 'later', undefined, 'code'], ['DCI', 'later', undefined, 'text'], ['DCL', 'later', undefined, 'code'], ['DCM', 'later', undefined, 'code'], ['DCN', 'later', undefined, 'code'], ['DCO', 'later', undefined, 'code'], ['DCP', 'later', undefined, 'text'], ['DCQ', 'later', undefined, 'text'], ['DCR', 'later', undefined, 'text'],
  ['DBE', 'first', undefined, 'text'], ['DBF', 'first', undefined, 'digit'], ['DBG', 'both', undefined, 'text'], ['DBI', 'first', undefined, 'flag'], ['DBJ', 'first', undefined, 'text'], ['DBK', 'first', undefined, 'text'], ['DBL', 'first', undefined, 'date'], ['DBM', 'first', undefined, 'text'], ['DBN', 'both', undefined, 'text'], ['DBO', 'first', undefined, 'text'], ['DBP', 'first', undefined, 'text'], ['DBQ', 'first', undefined, 'text'], ['DBR', 'first', undefined, 'text'], ['DBS', 'both', undefined, 'text'],
  ['PAA', 'first', undefined, 'code'], ['PAB', 'first', undefined, 'date'], ['PAC', 'first', undefined, 'text'], ['PAD', 'first', undefined, 'date'], ['PAE', 'first', undefined, 'code'], ['PAF', 'first', undefined, 'code'],
];

/** Elements that no card leaves blank: what follows one of them at once is its value, whatever letters it begins with. */
export const NEVER_BLANK: ReadonlySet<string> = new Set(['DAQ', 'DCS', 'DAB', 'DAC', 'DCT', 'DAA', 'DAG', 'DAI']);

/** issuer id of the jurisdiction's barcode */
export const ISSUERS: Readonly<Record<string, string>> = {
  636000: 'VA', 636001: 'NY', 636002: 'MA', 636003: 'MD', 636004: 'NC', 636005: 'SC', 636006: 'CT', 636007: 'LA', 636008: 'MT', 636009: 'NM', 636010: 'FL', 636011: 'DE', 636014: 'CA', 636015: 'TX', 636018: 'IA', 636020: 'CO', 636021: 'AR', 636022: 'KS', 636023: 'OH', 636024: 'VT', 636025: 'PA', 636026: 'AZ', 636029: 'OR', 636030: 'MO', 636031: 'WI', 636032: 'MI', 636033: 'AL', 636034: 'ND', 636035: 'IL', 636036: 'NJ', 636037: 'IN', 636038: 'MN', 636039: 'NH', 636040: 'UT', 636041: 'ME', 636042: 'SD', 636043: 'DC', 636045: 'WA', 636046: 'KY', 636047: 'HI', 636049: 'NV', 636050: 'ID', 636051: 'MS', 636052: 'RI', 636053: 'TN', 636054: 'NE', 636055: 'GA', 636058: 'OK', 636059: 'AK', 636060: 'WY', 636061: 'WV',
  636012: 'ON', 636013: 'NS', 636016: 'NL', 636017: 'NB', 636028: 'BC', 636044: 'SK', 636048: 'MB', 604426: 'PE', 604428: 'QC', 604432: 'AB',
};
