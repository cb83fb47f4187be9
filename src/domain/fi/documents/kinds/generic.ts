/** Reads a document of unknown kind: contract, payoff and insurance labels, and contacts. */
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, identifierAs, moneyAs, nameAs, patternAs } from '../reading/readers.ts';
import { INSURANCE_FIELDS } from './insurance-card.ts';
import { GENERIC_LABELS } from './labels.data.ts';
import { PAYOFF_FIELDS } from './payoff-letter.ts';
import { addUnlabelledContract, CONTRACT_FIELDS } from './signed-contract.ts';
import { VEHICLE_FIELDS } from './vehicle.ts';

const OWN_FIELDS: readonly LabelledField[] = [
  { labels: GENERIC_LABELS.documentNumber, reader: identifierAs('documentNumber') },
  { labels: GENERIC_LABELS.documentDate, reader: dateAs('documentDate') },
  { labels: GENERIC_LABELS.totalAmount, reader: moneyAs('totalAmount') },
  { labels: GENERIC_LABELS.stockNumber, reader: identifierAs('stockNumber') },
  { labels: GENERIC_LABELS.phone, reader: patternAs('phone', /\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}/, ([all]) => all) },
  {
    labels: GENERIC_LABELS.email,
    reader: patternAs('email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, ([all]) => all),
  },
  { labels: GENERIC_LABELS.customer, reader: nameAs('customer') },
];

/** If kinds share a spelling, the more general reading comes first. */
const FINDER = labelFinder([
  ...OWN_FIELDS,
  ...VEHICLE_FIELDS,
  ...CONTRACT_FIELDS,
  ...PAYOFF_FIELDS,
  ...INSURANCE_FIELDS,
]);

/** Reads any document. Without labels, only a VIN, a car, a product family and a term are recognized. */
export function readGeneric(content: string, lines: readonly PageLine[]): FieldReadings {
  const readings = readLabelled(lines, FINDER);
  addUnlabelledContract(content, readings);
  const email = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{2,24}){1,3}/.exec(content);
  if (email)
    keep(
      readings,
      { values: { email: email[0] }, start: email.index, end: email.index + email[0].length, quality: 1 },
      0,
      0.9,
    );
  return readings;
}
