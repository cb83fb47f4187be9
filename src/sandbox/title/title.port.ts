/** Port of the sandbox title office: renders its wire format and parses it back. */
import { titleIssuedAt } from '#domain/title/title.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { TitleOffice } from '#ports/title.ts';
import { titleOf } from './title.behaviour.ts';
import { applicationOf } from './title.wire.ts';

export const sandboxTitleOffice: TitleOffice = {
  source: SOURCES.title,
  isSimulated: true,
  check: async (vin) => titleOf(vin),
  apply: async (request) => {
    const wire = applicationOf(request);
    const { lienholder, rejection } = wire;
    return {
      titleId: wire.serviceId,
      titleState: wire.jurisdiction,
      owner: wire.registeredOwner,
      ...(lienholder === undefined ? {} : { lienholder: { name: lienholder.name, eltId: lienholder.eltParticipant } }),
      plate: { number: wire.temporaryPlate.number, kind: 'temporary', expires: wire.temporaryPlate.expires },
      ...(rejection === undefined
        ? { dueAt: titleIssuedAt(wire.jurisdiction, request.now) }
        : { rejected: 'name-mismatch' as const }),
    };
  },
};
