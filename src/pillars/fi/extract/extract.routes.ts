/** Handler of extraction. */
import { contractOfDocument } from '#domain/fi/documents/contract-of-document.ts';
import { extractDocument } from '#domain/fi/documents/extraction.ts';
import { DEMO_VIN } from '#domain/fleet/fixtures.data.ts';
import { ok } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import type { extract } from './extract.contract.ts';

const demoVin = parseVin(DEMO_VIN) as Vin;

export const routes: Routes<typeof extract, unknown> = {
  extractDocument: ({ body, today }) => {
    const extraction = extractDocument(body.kind, body.content);
    const contract = contractOfDocument(extraction, { demoVin, currentYear: yearOf(today) });
    return ok({
      documentRef: body.documentRef ?? 'inline:content',
      extraction: { ...extraction, fields: { ...extraction.fields }, spans: { ...extraction.spans } },
      contract: { ...contract, defaultedFields: [...contract.defaultedFields] },
      provenance: simulated(SOURCES.extraction),
    });
  },
};
