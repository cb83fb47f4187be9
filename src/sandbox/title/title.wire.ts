/** Wire format of the sandbox title office, modeled on electronic title services (public reference, 2024). */
import { addDays, dateOf, type IsoDate } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import type { TitleRequest } from '#ports/title.ts';
import { isSentBack } from './title.behaviour.ts';

export interface WireApplication {
  readonly serviceId: string;
  readonly status: 'pending' | 'rejected';
  readonly rejection?: 'NAME_MISMATCH';
  readonly jurisdiction: string;
  readonly registeredOwner: string;
  readonly lienholder?: { readonly name: string; readonly eltParticipant: string };
  readonly temporaryPlate: { readonly number: string; readonly expires: IsoDate };
}

const PLATE_DAYS = 60;

export function applicationOf({ dealId, vin, owner, titleState, lienholder, now }: TitleRequest): WireApplication {
  const serviceId = `title_${hashId('title-application', dealId, vin)}`;
  const lien =
    lienholder === undefined
      ? {}
      : {
          lienholder: { name: lienholder, eltParticipant: `ELT${hashId('elt', lienholder).slice(0, 6).toUpperCase()}` },
        };
  return {
    serviceId,
    status: isSentBack(owner) ? 'rejected' : 'pending',
    ...(isSentBack(owner) ? { rejection: 'NAME_MISMATCH' as const } : {}),
    jurisdiction: titleState,
    registeredOwner: owner,
    ...lien,
    temporaryPlate: {
      number: `T${hashId('temporary-plate', vin, owner, titleState).slice(0, 6).toUpperCase()}`,
      expires: addDays(dateOf(now), PLATE_DAYS),
    },
  };
}
