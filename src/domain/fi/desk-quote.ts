/** Owns F&I rates that follow a desk: every eligible family on the deal's own figures, and what a shopper is shown of service contracts. */
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import type { DeskedFigures } from '../deal/money-events.ts';
import type { MenuProduct, PackageName, QuoteBasis, QuoteRated } from '../deal/protection-events.ts';
import { type Identity, identityOf } from '../vehicle/identity.ts';
import { buildMenu } from './menu/build-menu.ts';
import { quote } from './quote.ts';
import { factsOfIdentity } from './rating/facts-of-identity.ts';

/** What rating reads of desked figures; the MSRP is the deal's, else the car's. */
export function basisOfDesk(figures: DeskedFigures, identity: Identity): QuoteBasis {
  const { financeType, salesPrice, amountFinanced, monthlyPayment, term, zip, interestRate } = figures;
  const vehicleMSRP = figures.vehicleMSRP ?? toDecimal(identity.msrpCents);
  return { financeType, salesPrice, amountFinanced, monthlyPayment, term, zip, interestRate, vehicleMSRP };
}

export interface DeskedCar {
  readonly vin: Vin;
  readonly figures: DeskedFigures;
  readonly today: IsoDate;
}

/** The quote that goes with new desked figures. */
export function deskQuote(quoteId: string, { vin, figures, today }: DeskedCar): QuoteRated {
  const identity = identityOf(vin, yearOf(today));
  return quote({
    quoteId,
    vehicle: factsOfIdentity(identity),
    desked: basisOfDesk(figures, identity),
    ratedOn: today,
    ...(figures.odometer === undefined ? {} : { odometer: figures.odometer }),
  }).record;
}

export interface PreviewedPackage {
  readonly package: PackageName;
  readonly product: MenuProduct;
}

/** The service contract of each package on these figures; empty when the car can have none. */
export function serviceContractPreview({ vin, figures, today }: DeskedCar): readonly PreviewedPackage[] {
  const identity = identityOf(vin, yearOf(today));
  const desked = basisOfDesk(figures, identity);
  const odometer = figures.odometer === undefined ? {} : { odometer: figures.odometer };
  const { rating } = quote({
    quoteId: 'preview',
    vehicle: factsOfIdentity(identity),
    desked,
    ratedOn: today,
    productTypes: ['VSC'],
    ...odometer,
  });
  if (rating.rates.length === 0) return [];
  return buildMenu('preview', rating, desked).packages.flatMap(({ package: name, products: [product] }) =>
    product === undefined ? [] : [{ package: name, product }],
  );
}
