/** F&I steps for stories. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { Reply, TestService } from '#test/builders.ts';

export const VIN = 'F1XDEMCR4SDEM0001';
export const LOAN = {
  salesPrice: '33000.00',
  amountFinanced: '32000.00',
  monthlyPayment: '544.04',
  zip: '78701',
  term: 72,
  financeType: 'Loan',
  interestRate: 6.9,
  vehicleMSRP: '34000.00',
};
export const LICENSED = { fiManager: { name: 'Dana Reyes', licenseNumber: 'TX-482913' } };

/** One deal: each verb posts to it, `get` reads it. */
export function fiDeal(carport: TestService, dealId: string, key?: string) {
  const options = withoutUndefined({ key });
  return {
    dealId,
    post: (verb: string, body?: unknown): Promise<Reply> =>
      carport.send('POST', `/fi/deals/${dealId}/${verb}`, body, options),
    get: (): Promise<Reply> => carport.get(`/fi/deals/${dealId}`, options),
  };
}

const STEPS: readonly (readonly [verb: string, body?: unknown])[] = [
  ['menu'],
  ['menu/present'],
  ['menu/select', { package: 'Better', disclosuresAcknowledged: true }],
  ['contract/stage'],
  ['contract/approve'],
  ['contract/capture', LICENSED],
];

/** A rated deal after the steps up to and including `until`; throws when one is refused. */
export async function dealAfter(
  carport: TestService,
  until: string,
  more: { desked?: object; key?: string; vin?: string } = {},
) {
  const { desked = LOAN, key, vin = VIN } = more;
  const options = withoutUndefined({ key });
  const rated = await carport.send('POST', '/fi/quotes', { vin, odometer: 12, desked }, options);
  const deal = fiDeal(carport, rated.body.dealId, key);
  if (until === 'quote') return deal;
  for (const [verb, body] of STEPS) {
    const reply = await deal.post(verb, body);
    if (reply.status !== 200) throw new Error(`${verb}: ${reply.text}`);
    if (verb === until) return deal;
  }
  throw new Error(`no step ${until}`);
}
