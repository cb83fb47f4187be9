/** Previews the service contract: VSC plans, rated as a quote on the same figures would be. */
import type { Car } from '#domain/car/car.ts';
import { factsOf } from '#domain/car/car-facts.ts';
import { deskFiguresFor } from '#domain/deal/desk-request.ts';
import { toWireDesked } from '#domain/deal/wire/desk-wire.ts';
import { deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { buildMenu } from '#domain/fi/menu/build-menu.ts';
import { quote } from '#domain/fi/quote.ts';
import { factsOfIdentity } from '#domain/fi/rating/facts-of-identity.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, cents, toDecimal } from '#kernel/money.ts';
import type { Problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';

export interface PreviewRequest {
  readonly car: Car;
  readonly price: Cents;
  readonly zip: string;
  readonly term: number;
  readonly today: IsoDate;
}

/** Assumes a loan on the whole price; returns problems when the figures cannot be computed. */
export function previewVsc({ car, price, zip, term, today }: PreviewRequest) {
  const { identity } = car;
  const { vin } = identity;
  const request = { salesPrice: price, downPayment: cents(0), term, zip };
  const worked = deskFiguresFor(vin, request, cents(0), {
    today,
    vehicle: deskVehicleOf(identity),
    facts: factsOf(car, today),
  });
  if (!worked.ok) return { ok: false as const, problems: worked.problems as readonly Problem[] };
  const { financeType, salesPrice, amountFinanced, monthlyPayment, interestRate, odometer, condition } = toWireDesked(
    worked.desked,
  );
  const basis = { salesPrice, amountFinanced, monthlyPayment, term, zip, interestRate };
  const desked = { ...basis, financeType, vehicleMSRP: toDecimal(identity.msrpCents) };
  const quoteId = `quote_${hashId('vsc-preview', vin, zip, salesPrice, today)}`;
  const { rating } = quote({
    quoteId,
    vehicle: factsOfIdentity(identity),
    productTypes: ['VSC'],
    desked,
    ratedOn: today,
    ...withoutUndefined({ odometer, condition }),
  });
  const packages =
    rating.rates.length === 0
      ? []
      : buildMenu(quoteId, rating, desked).packages.map((one) => ({ ...one, products: [...one.products] }));
  const ineligible = rating.ineligible.flatMap(({ objections }) => objections.map(({ reason }) => reason));
  return { ok: true as const, preview: { basis, packages, ineligible, provenance: simulated(SOURCES.fi) } };
}
