/** The decode in a purchase preview. */
import { type NotFound, notFound, type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import { GATEWAY_PROVENANCE, type Provenance } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';

export interface Decoded {
  readonly make?: string;
  readonly model?: string;
  readonly provenance: Provenance;
  readonly [member: string]: unknown;
}

type Boundary = Refusal<'gateway-unavailable' | 'gateway-refused'> | NotFound;

/** Omits members that the gateway omitted. */
export async function readDecode(
  vin: Vin,
  year: number,
  { gateway, vehicles }: Pick<Tools, 'gateway' | 'vehicles'>,
): Promise<{ readonly kind: 'DECODED'; readonly decode: Decoded } | Boundary> {
  if (gateway === undefined) {
    await vehicles.ready(vin, year);
    return { kind: 'DECODED', decode: { ...vehicles.decode(vin, year) } };
  }
  const answer = await gateway.get(`/vin/${vin}`);
  switch (answer.state) {
    case 'answered':
      return { kind: 'DECODED', decode: gatewayDecode(answer.text) };
    case 'missing':
    case 'invalid':
      return notFound('The platform gateway has no record for that VIN.');
    case 'refused': {
      const wait = answer.retryAfterSeconds;
      return refuse('gateway-refused', withoutUndefined({ retryAfterSeconds: wait }));
    }
    case 'down':
      return refuse('gateway-unavailable');
  }
}

/** The gateway's members unchanged, under its own name. */
function gatewayDecode(text: string): Decoded {
  return { ...(JSON.parse(text) as object), provenance: GATEWAY_PROVENANCE };
}
