/** Writes a lead as ADF 1.0. */
import { XMLBuilder } from 'fast-xml-parser';
import type { Lead } from '../lead.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** The lead as an ADF document. `sequence` numbers are the receiver's business, so the id stands alone. */
export function writeAdf(leadId: string, lead: Lead): string {
  const { vehicle, customer } = lead;
  const { year, make, model, trim } = vehicle;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    '?adf': { '@version': '1.0' },
    adf: {
      prospect: {
        '@status': 'new',
        id: { '@sequence': '1', '@source': 'carport', '#text': leadId },
        requestdate: lead.createdAt,
        vehicle: { '@interest': 'buy', ...(year === null ? {} : { year }), make, model, vin: lead.vin, trim },
        customer: {
          contact: {
            name: { '@part': 'full', '#text': customer.name },
            ...(customer.email === undefined ? {} : { email: customer.email }),
            ...(customer.phone === undefined ? {} : { phone: customer.phone }),
            ...(customer.zip === undefined ? {} : { address: { postalcode: customer.zip, country: 'US' } }),
          },
          ...(lead.comments === undefined ? {} : { comments: lead.comments }),
        },
        vendor: { id: lead.account, vendorname: lead.account },
        provider: { name: 'Carport', service: 'Lead capture' },
      },
    },
  });
}
