/** Recorded results of the inventory families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const inventory2: Readonly<Record<string, Recording>> = {
  "acquisitions": {
    moves: {
      "offer": [{"from":["evaluated"],"to":"offered"},[],["offerAmount > 0",[[{"offerAmount":"0.01"},true],[{"offerAmount":"0.00"},false]]]],
      "pass": [{"from":["evaluated"],"to":"passed"},["reason"]],
      "accept": [{"from":["offered"],"to":"accepted"},[]],
      "withdraw": [{"from":["offered"],"to":"withdrawn"},[]],
      "pay-seller": [{"from":["accepted"],"to":"paid"},["checkNumber"]],
      "book": [{"from":["paid"],"to":"booked"},[],["titleInHand == true",[[{"titleInHand":true},true],[{"titleInHand":false},false]]]],
    },
    updates: {},
    narrowings: {
      "list-unpaid": ["state == 'accepted'",[[{"state":"evaluated"},false],[{"state":"offered"},false],[{"state":"accepted"},true],[{"state":"paid"},false],[{"state":"booked"},false],[{"state":"passed"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "compute-max-offer": ["97f96a03",[[{"retailValue":"31250.75","targetGross":"18000.00","reconEstimate":"0.01"},{"maxOffer":"12750.74"}],[{"retailValue":"1250.50","targetGross":"499.99","reconEstimate":"49.95","transport":"31250.75"},{"maxOffer":"0.00"}],[{"retailValue":"18000.00","reconEstimate":"2200.00","pack":"1250.50"},{"maxOffer":"12349.50"}]]],
      "compute-seller-net": ["8e1b7e",[[{"offerAmount":"18900.00","payoffAmount":"12400.00"},{"netToSeller":"6500.00","shortage":"0.00"}],[{"offerAmount":"18000.00","payoffAmount":"99000.00"},{"netToSeller":"0.00","shortage":"81000.00"}]]],
    },
  },
  "in-transit-units": {
    moves: {
      "ship": [{"from":["invoiced"],"to":"shipped"},["carrierName"]],
      "arrive-at-ramp": [{"from":["shipped"],"to":"at-ramp"},[]],
      "load-for-delivery": [{"from":["at-ramp"],"to":"out-for-delivery"},[]],
      "receive": [{"from":["out-for-delivery"],"to":"received"},[]],
      "refuse": [{"from":["out-for-delivery"],"to":"refused"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-pre-sold": ["preSold == true",[[{"preSold":true},true],[{"preSold":false},false]]],
    },
    formulas: {
      "accrue-transit-interest": ["f306e29d",[[{"invoiceAmount":"33120.00","invoicedOn":"2026-03-08"},{"daysFunded":12,"interest":"82.80"}]]],
      "measure-slippage": ["3f855705",[[{"etaOn":"2026-05-15","arrivedOn":"2024-02-29"},{"lateDays":0}]]],
    },
  },
};
