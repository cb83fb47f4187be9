/** Writes a lead as ADF 1.0. */
import { XMLBuilder } from 'fast-xml-parser';
import { withoutUndefined } from '#kernel/answer.ts';
import type { Lead, LeadTimeframe, LeadTradeIn } from '../lead.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** The lead as an ADF document. Only the id is written, because `sequence` numbers belong to the receiver. */
export function writeAdf(leadId: string, lead: Lead): string {
  const { vehicle, customer, origin, tradeIn, timeframe, vendor } = lead;
  const { year, make, model, trim } = vehicle;
  return builder.build(
    withoutUndefinedMembers({
      '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
      '?adf': { '@version': '1.0' },
      adf: {
        prospect: {
          '@status': 'new',
          id: [
            { '@sequence': '1', '@source': 'carport', '#text': leadId },
            ...(origin?.id === undefined
              ? []
              : [{ '@sequence': '2', '@source': origin.source ?? origin.provider ?? 'provider', '#text': origin.id }]),
          ],
          requestdate: lead.createdAt,
          vehicle: [
            {
              '@interest': 'buy',
              year: year ?? undefined,
              make,
              model,
              vin: lead.vin,
              stock: lead.stock,
              trim,
              ...listedVehicleElement(lead),
            },
            ...(tradeIn === undefined ? [] : [tradedIn(tradeIn)]),
          ],
          customer: {
            contact: {
              name: { '@part': 'full', '#text': customer.name },
              ...withoutUndefined({ email: customer.email, phone: customer.phone }),
              ...(customer.zip === undefined ? {} : { address: { postalcode: customer.zip, country: 'US' } }),
            },
            ...(timeframe === undefined ? {} : { timeframe: timeframeElement(timeframe) }),
            ...withoutUndefined({ comments: lead.comments }),
          },
          vendor: { id: vendor?.id ?? lead.account, vendorname: vendor?.name ?? lead.account },
          provider: { name: origin?.provider ?? 'Carport', service: origin?.service ?? 'Lead capture' },
        },
      },
    }),
  );
}

/** Removes undefined members, which the builder would write as empty elements. */
function withoutUndefinedMembers(tree: object): object {
  return JSON.parse(JSON.stringify(tree)) as object;
}

/** Miles and asking price of the dealer's listing; estimates are omitted. */
function listedVehicleElement({ facts }: Lead) {
  const { miles, price } = facts ?? {};
  return {
    odometer: miles === undefined || miles.estimated ? undefined : { '@units': 'miles', '#text': String(miles.value) },
    price:
      price === undefined || price.estimated
        ? undefined
        : { '@type': 'asking', '@currency': 'USD', '#text': price.value },
  };
}

function tradedIn({ miles, ...facts }: LeadTradeIn) {
  const odometer = miles === undefined ? {} : { odometer: { '@units': 'miles', '#text': String(miles) } };
  return { '@interest': 'trade-in', ...facts, ...odometer };
}

function timeframeElement({ description, earliest, latest }: LeadTimeframe) {
  return { description, earliestdate: earliest, latestdate: latest };
}
