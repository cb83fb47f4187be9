/** Recorded results of the sales families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const sales2: Readonly<Record<string, Recording>> = {
  "unwinds": {
    moves: {
      "receive-vehicle": [{"from":["opened"],"to":"vehicle-returned"},["milesSinceDelivery"]],
      "reconcile-funds": [{"from":["vehicle-returned"],"to":"funds-reconciled"},[]],
      "void-contracts": [{"from":["funds-reconciled"],"to":"contracts-voided"},[]],
      "close": [{"from":["contracts-voided"],"to":"closed"},[]],
      "deny": [{"from":["opened"],"to":"denied"},["denialReason"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-funds": ["state == 'vehicle-returned'",[[{"state":"opened"},false],[{"state":"vehicle-returned"},true],[{"state":"funds-reconciled"},false],[{"state":"contracts-voided"},false],[{"state":"closed"},false],[{"state":"denied"},false]]],
    },
    formulas: {
      "compute-usage-charge": ["2bfc755",[[{"milesSinceDelivery":412,"daysHeld":99},{"charge":"103.00"}],[{"milesSinceDelivery":48000,"centsPerMile":24.5,"daysHeld":48000,"perDay":"49.95"},{"charge":"2409360.00"}]]],
      "compute-refund": ["d7c374c3",[[{"deposits":"-0.01","payments":"-0.01","usageCharge":"103.00"},{"refund":"-103.02"}],[{"deposits":"49.95","payments":"0.01","usageCharge":"350.00","tradeValue":"350.00"},{"refund":"49.96"}]]],
    },
  },
  "commissions": {
    moves: {
      "review": [{"from":["accrued"],"to":"reviewed"},["amount"]],
      "approve": [{"from":["reviewed"],"to":"approved"},[]],
      "dispute": [{"from":["accrued","reviewed","approved"],"to":"disputed"},["reason"]],
      "settle-dispute": [{"from":["disputed"],"to":"reviewed"},["resolution"]],
      "pay": [{"from":["approved"],"to":"paid"},["payRunId"]],
      "charge-back": [{"from":["approved","accrued"],"to":"charged-back"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unpaid": ["state == 'approved'",[[{"state":"accrued"},false],[{"state":"reviewed"},false],[{"state":"approved"},true],[{"state":"paid"},false],[{"state":"charged-back"},false],[{"state":"disputed"},false]]],
    },
    formulas: {
      "compute-commission": ["a2dc7f6e",[[{"commissionableGross":"1840.00","ratePct":25},{"earned":"460.00","share":"460.00"}],[{"commissionableGross":"-0.01","ratePct":100.5,"splitPct":0.5},{"earned":"0.00","share":"0.00"}]]],
      "compute-unit-bonus": ["ceca308d",[[{"unitsSold":6},{"bonusPerUnit":"0.00","bonus":"0.00"}],[{"unitsSold":16},{"bonusPerUnit":"250.00","bonus":"4000.00"}],[{"unitsSold":8},{"bonusPerUnit":"100.00","bonus":"800.00"}],[{"unitsSold":12},{"bonusPerUnit":"175.00","bonus":"2100.00"}]]],
      "net-against-draw": ["b7c2eddf",[[{"earned":"-0.01","draw":"-0.01"},{"payable":"0.00","newCarry":"0.00"}],[{"earned":"900.00","draw":"0.01","carryForward":"900.00"},{"payable":"0.00","newCarry":"0.01"}]]],
    },
  },
  "incentives": {
    moves: {
      "activate": [{"from":["announced"],"to":"active"},[],["startsOn <= today",[[{"startsOn":"2024-02-29"},true],[{"startsOn":"2026-03-20"},true],[{"startsOn":"2026-03-21"},false]]]],
      "pause": [{"from":["active"],"to":"paused"},["reason"]],
      "resume": [{"from":["paused"],"to":"active"},[]],
      "expire": [{"from":["active","paused"],"to":"expired"},[]],
      "withdraw": [{"from":["announced","active","paused"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-ending-soon": ["endsOn <= addDays(today, 30)",[[{"endsOn":"2026-04-20"},false],[{"endsOn":"2026-04-19"},true]]],
    },
    formulas: {
      "stack-offers": ["20231acd",[[{"amounts":["9998.99","9998.99"]},{"combined":"9999.00","offers":2}]]],
      "compare-rate-or-cash": ["23dac7a4",[[{"financed":"0.01","standardAprPct":100,"subventedAprPct":0.25,"termMonths":2,"cashBack":"900.00"},{"rateSaving":"0.00","cashSaving":"0.01","better":"cash"}],[{"financed":"1250.50","standardAprPct":6.49,"termMonths":2,"cashBack":"0.01"},{"rateSaving":"8.74","cashSaving":"0.01","better":"rate"}],[{"financed":"0.90","standardAprPct":0.9,"subventedAprPct":1.4,"termMonths":3,"cashBack":"0.00"},{"rateSaving":"0.00","cashSaving":"0.00","better":"cash"}]]],
    },
  },
  "private-party-sales": {
    moves: {
      "verify": [{"from":["opened"],"to":"verified"},["titleNumber"]],
      "fund-escrow": [{"from":["verified"],"to":"funded"},[],["escrowAmount >= agreedPrice",[[{"escrowAmount":"350.00","agreedPrice":"31250.75"},false],[{"escrowAmount":"900.00","agreedPrice":"900.00"},true]]]],
      "exchange": [{"from":["funded"],"to":"exchanged"},["meetingOn"]],
      "complete": [{"from":["exchanged"],"to":"completed"},[]],
      "dispute": [{"from":["funded","exchanged"],"to":"disputed"},["reason"]],
      "settle-dispute": [{"from":["disputed"],"to":"exchanged"},["resolution"]],
      "cancel": [{"from":["opened","verified"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-funded": ["state == 'funded'",[[{"state":"opened"},false],[{"state":"verified"},false],[{"state":"funded"},true],[{"state":"exchanged"},false],[{"state":"completed"},false],[{"state":"cancelled"},false],[{"state":"disputed"},false]]],
    },
    formulas: {
      "split-proceeds": ["ce2b80a5",[[{"agreedPrice":"18900.00"},{"toLender":"0.00","toSeller":"18701.00","shortage":"0.00"}],[{"agreedPrice":"350.00","payoffAmount":"31250.75","serviceFee":"900.00"},{"toLender":"350.00","toSeller":"0.00","shortage":"31800.75"}]]],
      "check-bill-of-sale": ["4bb53c17",[[{"agreedPrice":"18900.00","odometer":69089,"buyerName":"Casey Morgan","sellerName":"Dana Ruiz"},{"priced":true,"mileageStated":true,"partiesDiffer":true}],[{"agreedPrice":"0.01","odometer":0,"buyerName":"","sellerName":"Sample text that runs to a good length"},{"priced":true,"mileageStated":true,"partiesDiffer":true}],[{"agreedPrice":"0.00","odometer":48000,"buyerName":"AB12","sellerName":"abc"},{"priced":false,"mileageStated":true,"partiesDiffer":true}],[{"agreedPrice":"900.00","odometer":-1,"buyerName":"Casey Morgan","sellerName":""},{"priced":true,"mileageStated":false,"partiesDiffer":true}],[{"agreedPrice":"1250.50","odometer":69089,"buyerName":"abc","sellerName":"abc"},{"priced":true,"mileageStated":true,"partiesDiffer":false}]]],
    },
  },
  "vehicle-searches": {
    moves: {
      "start-sourcing": [{"from":["briefed"],"to":"sourcing"},[]],
      "shortlist": [{"from":["sourcing"],"to":"shortlisted"},["candidateVins"]],
      "choose": [{"from":["shortlisted"],"to":"chosen"},["chosenVin"]],
      "reject-shortlist": [{"from":["shortlisted"],"to":"sourcing"},["reason"]],
      "fulfill": [{"from":["chosen"],"to":"fulfilled"},["dealId"]],
      "close-unfilled": [{"from":["briefed","sourcing","shortlisted"],"to":"closed-unfilled"},[]],
    },
    updates: {},
    narrowings: {
      "list-shortlisted": ["state == 'shortlisted'",[[{"state":"briefed"},false],[{"state":"sourcing"},false],[{"state":"shortlisted"},true],[{"state":"chosen"},false],[{"state":"fulfilled"},false],[{"state":"closed-unfilled"},false]]],
    },
    formulas: {
      "score-candidate": ["5815de59",[[{"price":"-0.01","maxPrice":"32000.00","miles":-1,"maxMiles":45000,"matchedFeatures":-1,"wantedFeatures":-1},{"priceScore":40,"milesScore":30,"featureScore":30,"score":100}],[{"price":"1.01","maxPrice":"0.01","miles":30,"maxMiles":29,"matchedFeatures":30,"wantedFeatures":39},{"priceScore":0,"milesScore":28.965517,"featureScore":23.076923,"score":52.04244}]]],
    },
  },
};
