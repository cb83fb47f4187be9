/** Port of the sandbox carriers: renders their wire format and parses it back. */
import type { PolicyRecord } from '#domain/deal-facts/ceremony-events.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Insurer } from '#ports/insurer.ts';
import { storyOf } from './insurer.behaviour.ts';
import { LENDER_TO_LIST, policyOf, type WirePolicy } from './insurer.wire.ts';

export const sandboxInsurer: Insurer = {
  source: SOURCES.insurance,
  isSimulated: true,
  verify: async (request) => {
    const wire = policyOf(request, storyOf(request.policyNumber));
    const record = readPolicy(wire);
    if (wire.isActive === null) return { state: 'PENDING', binder: record };
    const failed = record.checks.find(({ result }) => result === 'fail');
    return failed === undefined ? { state: 'VERIFIED', record } : { state: 'REJECTED', record, reason: failed.name };
  },
};

function readPolicy(wire: WirePolicy): PolicyRecord {
  const coverage = (code: string) => wire.coverages.find((one) => one.code === code);
  const listed = wire.thirdParties[0];
  return {
    policyId: wire.id,
    policyNumber: wire.policyNumber,
    carrier: wire.carrier,
    effective: wire.effectiveDate,
    expiration: wire.expirationDate,
    vehicle: { vin: wire.properties[0]?.vin ?? '' },
    limits: {
      bodilyInjury: coverage('BI')?.limit ?? '',
      propertyDamage: coverage('PD')?.limit ?? '',
      uninsured: coverage('UMBI')?.limit ?? '',
    },
    deductibles: { comprehensive: coverage('COMP')?.deductible ?? '', collision: coverage('COLL')?.deductible ?? '' },
    lienholder: { name: LENDER_TO_LIST.name, address: LENDER_TO_LIST.address, listed: listed !== undefined },
    namedInsured: wire.insureds[0]?.name ?? '',
    checks: Object.entries(wire.rules).map(([name, result]) => ({ name, result })),
  };
}
