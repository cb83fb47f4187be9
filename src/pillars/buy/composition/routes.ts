/** Handler that previews a purchase. */

import { DEFAULT_SCORE } from '#domain/credit-tiers/score.ts';
import { DEFAULT_TERM, paymentsAnswer } from '#domain/desk/canonical/payments.ts';
import { defaultPrice, subjectOf } from '#domain/desk/canonical/subject.ts';
import { listingAt } from '#domain/listings/corpus.ts';
import { stateOfZip } from '#domain/places/places.ts';
import { zipProblem } from '#domain/places/zip.ts';
import type { Identify } from '#domain/vehicle/identity.ts';
import { ok, refuseProblems } from '#kernel/answer.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { cents } from '#kernel/money.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import type { DealTools } from '#streams/deals.ts';
import { toWireChecklist } from '../deal-answer.ts';
import { haulOrigin } from '../haul-origin.ts';
import type { composition } from './contract.ts';
import { decoded } from './decoded.ts';
import { exemplarOf } from './exemplar.ts';
import { previewVsc } from './preview.ts';

type CompositionTools = DealTools & Pick<Tools, 'gateway' | 'haulier' | 'titleOffice' | 'vehicles'>;

/** Where a buyer lives who does not say. */
const ZIP_DEFAULT = '94020';

export const routes: Routes<typeof composition, CompositionTools> = {
  readComposition: async (call, tools) => {
    const { haulier, titleOffice } = tools;
    const { identify } = tools.vehicles;
    const { vin } = call.params;
    const { today, base } = call;
    const { zip = ZIP_DEFAULT } = call.query;
    const state = stateOfZip(zip);
    if (state === undefined) return refuseProblems([zipProblem('query', zip)]);
    const car = await decoded(vin, yearOf(today), tools);
    if (car.kind !== 'DECODED') return car;
    const payments = paymentsFor(vin, { today, identify }, { zip, state });
    const vsc = previewVsc({ vin, price: payments.price, zip, term: DEFAULT_TERM, today, identify });
    if (!vsc.ok) return refuseProblems(vsc.problems);
    const [title, haul] = await Promise.all([
      titleOffice.check(vin),
      haulier.quote({ fromZip: haulOrigin(vin), toZip: zip, now: call.now }),
    ]);
    const { story, ...told } = await exemplarOf(call, tools);
    const checklist = told.checklist ?? toWireChecklist([]);
    const brands = title.brands.map(({ code, name }) => `${code} ${name}`);
    return ok({
      vin,
      decode: car.decode,
      payments: { ...payments.answer, provenance: simulated(SOURCES.desk) },
      ...(haul.state === 'quoted' ? { transport: { ...haul.quote, provenance: simulated(haulier.source) } } : {}),
      ...told,
      vsc: vsc.preview,
      checklist,
      ...(brands.length === 0 ? {} : { brands }),
      ...(story === undefined ? {} : { exemplar: story }),
      ...movesOf(title.auctionOnly, { vin, zip, base }),
      links: {
        self: `${base}/buy/${vin}`,
        record: `${base}/${vin}`,
        open: `${base}/buy/deals`,
        payments: `${base}/payments/${vin}`,
      },
      provenance: simulated(SOURCES.deal),
    });
  },
};

/** Payments of a loan on the asking price, else the retail value, else the MSRP, with nothing down. */
function paymentsFor(
  vin: Vin,
  { today, identify }: { today: IsoDate; identify: Identify },
  { zip, state }: { zip: string; state: NonNullable<ReturnType<typeof stateOfZip>> },
) {
  const listed = listingAt(vin)?.retailListing;
  const stated =
    listed === undefined
      ? {}
      : { odometer: listed.miles, condition: listed.used ? ('used' as const) : ('new' as const) };
  const subject = subjectOf(identify(vin, yearOf(today)), today, stated);
  const priced = defaultPrice(subject, listed?.price);
  const nothing = cents(0);
  const asked = {
    ...priced,
    zip,
    state,
    tradeIn: nothing,
    downPayment: nothing,
    term: DEFAULT_TERM,
    creditScore: DEFAULT_SCORE,
    sent: {},
  };
  return { price: priced.price, answer: paymentsAnswer(subject, asked) };
}

/** A car that is auctioned only offers no retail move. */
function movesOf(auctionOnly: boolean, { vin, zip, base }: { vin: string; zip: string; base: string }) {
  if (auctionOnly) return { available: [], blocked: [{ transition: 'open' as const, blockedBy: ['salvage-pool'] }] };
  const open = {
    transition: 'open' as const,
    method: 'POST' as const,
    href: `${base}/buy/deals`,
    requires: ['vin', 'buyer.zip'],
    example: { vin, buyer: { zip } },
  };
  return { available: [open], blocked: [] };
}
