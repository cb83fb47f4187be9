/** Handler that previews a purchase. */
import { type Car, statedBy } from '#domain/car/car.ts';
import { factsOf } from '#domain/car/car-facts.ts';
import { DEFAULT_SCORE } from '#domain/credit-tiers/score.ts';
import { DEFAULT_TERM, paymentsAnswer } from '#domain/desk/canonical/payments.ts';
import { defaultPrice, subjectOf } from '#domain/desk/canonical/subject.ts';
import { stateOfZip } from '#domain/places/places.ts';
import { zipProblem } from '#domain/places/zip.ts';
import { ok, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { cents } from '#kernel/money.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import type { DealTools } from '#streams/deals.ts';
import { toWireChecklist } from '../deal-answer.ts';
import { haulOrigin } from '../haul-origin.ts';
import type { composition } from './composition.contract.ts';
import { readDecode } from './decoded.ts';
import { exemplarOf } from './exemplar.ts';
import { previewVsc } from './preview.ts';

type CompositionTools = DealTools & Pick<Tools, 'fixtureCars' | 'gateway' | 'haulier' | 'titleOffice' | 'vehicles'>;

/** The default ZIP of the buyer. */
const ZIP_DEFAULT = '94020';

export const routes: Routes<typeof composition, CompositionTools> = {
  readComposition: async (call, tools) => {
    const { haulier, titleOffice } = tools;
    const { vin } = call.params;
    const { today, base } = call;
    const { zip = ZIP_DEFAULT } = call.query;
    const state = stateOfZip(zip);
    if (state === undefined) return refuseProblems([zipProblem('query', zip)]);
    const decode = await readDecode(vin, yearOf(today), tools);
    if (decode.kind !== 'DECODED') return decode;
    const car = await resolveCar(tools, { vin, account: call.caller.account, today });
    const payments = paymentsFor(car, today, { zip, state });
    const vsc = previewVsc({ car, price: payments.price, zip, term: DEFAULT_TERM, today });
    if (!vsc.ok) return refuseProblems(vsc.problems);
    const [title, haul] = await Promise.all([
      titleOffice.check(vin),
      haulier.quote({ fromZip: haulOrigin(vin, car.listed?.zip), toZip: zip, now: call.now }),
    ]);
    const { story, ...members } = await exemplarOf(call, tools);
    const checklist = members.checklist ?? toWireChecklist([]);
    const brands = title.brands.map(({ code, name }) => `${code} ${name}`);
    return ok({
      vin,
      decode: decode.decode,
      facts: payments.facts,
      payments: { ...payments.answer, facts: payments.facts, provenance: simulated(SOURCES.desk) },
      ...(haul.state === 'quoted' ? { transport: { ...haul.quote, provenance: simulated(haulier.source) } } : {}),
      ...members,
      vsc: vsc.preview,
      checklist,
      ...(brands.length === 0 ? {} : { brands }),
      ...withoutUndefined({ exemplar: story }),
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

/** Payments of a loan without down payment on the asking price, else the retail value, else the MSRP. */
function paymentsFor(
  car: Car,
  today: IsoDate,
  { zip, state }: { zip: string; state: NonNullable<ReturnType<typeof stateOfZip>> },
) {
  const subject = subjectOf(car.identity, today, statedBy(car));
  const priced = defaultPrice(subject, car.listed?.askingDollars);
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
  return { price: priced.price, facts: factsOf(car, today), answer: paymentsAnswer(subject, asked) };
}

/** A car that may only be sold at auction has no retail move. */
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
