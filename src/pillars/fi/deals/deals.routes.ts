/** Handler that reads the F&I side of a deal. */
import { quoteAgain } from '#domain/fi/quote.ts';
import { toWireFamily, toWireIneligible } from '#domain/fi/quoted-rates.ts';
import { empty, ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { DealTools } from '#streams/deals.ts';
import { fiFrame, selectionMembers, toWireContract, toWireMenu } from './answer.ts';
import type { deals } from './deals.contract.ts';
import { readFi } from './fi-command.ts';

export const routes: Routes<typeof deals, DealTools> = {
  readFiDeal: async (call, tools) => {
    const snapshot = await readFi(tools, call, call.params.dealId, call.query.asOfSeq);
    if (snapshot.kind !== 'FI') return snapshot;
    const { quote, contracts, menu } = snapshot.fi;
    if (quote === undefined) {
      return empty(
        'Nothing has been rated on this deal yet. Rate it with POST /fi/quotes and its dealId.',
        simulated(SOURCES.fi),
      );
    }
    // The plans of an older book edition are gone; the stored summary of the quote still shows what was rated.
    const rating = quoteAgain(quote)?.rating ?? { rates: [], ineligible: [] };
    return ok({
      ...fiFrame(snapshot, call.base),
      edition: quote.edition,
      desked: { ...quote.desked },
      rates: rating.rates.map(toWireFamily),
      ineligible: rating.ineligible.map(toWireIneligible),
      ...(menu === undefined ? {} : { menu: toWireMenu(snapshot) }),
      ...selectionMembers(snapshot),
      contracts: contracts.map((one) => toWireContract(one, snapshot)),
    });
  },
};
