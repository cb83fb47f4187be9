/** Recorded results of the finance families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const finance2: Readonly<Record<string, Recording>> = {
  "dealer-reserves": {
    moves: {
      "confirm": [{"from":["estimated"],"to":"confirmed"},[],["reserveAmount > 0",[[{"reserveAmount":"0.01"},true],[{"reserveAmount":"0.00"},false]]]],
      "pay": [{"from":["confirmed"],"to":"paid"},["statementId"]],
      "earn": [{"from":["paid"],"to":"earned"},[]],
      "recapture": [{"from":["paid"],"to":"recaptured"},["payoffDate"]],
    },
    updates: {},
    narrowings: {
      "list-unpaid": ["state == 'confirmed'",[[{"state":"estimated"},false],[{"state":"confirmed"},true],[{"state":"paid"},false],[{"state":"earned"},false],[{"state":"recaptured"},false]]],
    },
    formulas: {
      "compute-reserve": ["6b4f11f3",[[{"amountFinanced":"24350.00","buyRatePct":5.9,"contractAprPct":7.4,"termMonths":72,"splitPct":75},{"spreadIncome":"1255.28","dealerShare":"941.46"}]]],
      "compute-recapture": ["dc56cf7b",[[{"reserveAmount":"612.40","paidMonths":-1,"termMonths":72},{"recapture":"612.40","prorated":"620.91"}],[{"reserveAmount":"31250.75","paidMonths":3,"termMonths":1},{"recapture":"0.00","prorated":"0.00"}]]],
      "check-markup-cap": ["cd6c5ee1",[[{"buyRatePct":5.9,"contractAprPct":7.4},{"notBelowBuy":true,"withinCap":true}],[{"buyRatePct":3,"contractAprPct":3,"capPct":0},{"notBelowBuy":true,"withinCap":true}],[{"buyRatePct":3.9,"contractAprPct":6.49},{"notBelowBuy":true,"withinCap":false}],[{"buyRatePct":6.49,"contractAprPct":1,"capPct":0},{"notBelowBuy":false,"withinCap":true}]]],
    },
  },
  "loan-accounts": {
    moves: {
      "activate": [{"from":["boarded"],"to":"current"},["nextDueOn"]],
      "mark-past-due": [{"from":["current"],"to":"past-due"},[]],
      "bring-current": [{"from":["past-due","deferred"],"to":"current"},["paymentReference"]],
      "defer": [{"from":["current","past-due"],"to":"deferred"},["deferralMonths"]],
      "pay-off": [{"from":["current","past-due","deferred"],"to":"paid-off"},["paymentReference"]],
      "charge-off": [{"from":["past-due"],"to":"charged-off"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-past-due": ["state == 'past-due'",[[{"state":"boarded"},false],[{"state":"current"},false],[{"state":"past-due"},true],[{"state":"deferred"},false],[{"state":"paid-off"},false],[{"state":"charged-off"},false]]],
    },
    formulas: {
      "amortize-balance": ["cffc6e0d",[[{"originalPrincipal":"24350.00","aprPct":7.2,"termMonths":72,"paymentsMade":0},{"payment":"417.49","remaining":"24350.00","paidPrincipal":"0.00"}]]],
      "split-payment": ["6a94b4ba",[[{"balance":"19880.14","aprPct":7.2,"paymentAmount":"417.49"},{"interest":"117.65","principal":"299.84"}]]],
      "project-extra-payment": ["ce83650",[[{"balance":"19880.14","aprPct":7.2,"termMonths":72,"extra":"0.00"},{"base":"340.85","newMonths":72,"monthsSaved":0,"interestSaved":"0.00"}]]],
    },
  },
  "delinquencies": {
    moves: {
      "contact": [{"from":["opened","broken"],"to":"contacted"},["channel"]],
      "take-promise": [{"from":["contacted"],"to":"promised"},[],["promiseAmount > 0",[[{"promiseAmount":"0.01"},true],[{"promiseAmount":"0.00"},false]]]],
      "break-promise": [{"from":["promised"],"to":"broken"},[]],
      "cure": [{"from":["opened","contacted","promised"],"to":"cured"},["paymentReference"]],
      "escalate": [{"from":["contacted","broken"],"to":"escalated"},[],["daysPastDue > 60",[[{"daysPastDue":61},true],[{"daysPastDue":60},false]]]],
    },
    updates: {},
    narrowings: {
      "list-broken-promises": ["state == 'broken'",[[{"state":"opened"},false],[{"state":"contacted"},false],[{"state":"promised"},false],[{"state":"broken"},true],[{"state":"cured"},false],[{"state":"escalated"},false]]],
    },
    formulas: {
      "bucket-days": ["262e7aab",[[{"daysPastDue":34},{"bucket":"30-59"}],[{"daysPastDue":90},{"bucket":"90-plus"}],[{"daysPastDue":1},{"bucket":"1-29"}],[{"daysPastDue":60},{"bucket":"60-89"}],[{"daysPastDue":30},{"bucket":"30-59"}],[{"daysPastDue":0},{"bucket":"current"}]]],
      "compute-cure-amount": ["3a1e9618",[[{"amountPastDue":"417.50","lateFee":"25.00","missedPayments":0},{"cure":"417.50"}],[{"amountPastDue":"18000.00","lateFee":"49.95","missedPayments":24},{"cure":"19198.80"}]]],
      "compute-roll-rate": ["853f98c7",[[{"startedInBucket":99,"rolledForward":99},{"rollRatePct":100}]]],
    },
  },
  "repossessions": {
    moves: {
      "locate": [{"from":["assigned"],"to":"located"},["location"]],
      "recover": [{"from":["assigned","located"],"to":"recovered"},["recoveredOn"]],
      "send-redemption-notice": [{"from":["recovered"],"to":"notice-sent"},["redemptionEndsOn"]],
      "redeem": [{"from":["notice-sent"],"to":"redeemed"},["paymentReference"]],
      "remarket": [{"from":["notice-sent"],"to":"remarketed"},[],["redemptionEndsOn < today",[[{"redemptionEndsOn":"2024-02-29"},true],[{"redemptionEndsOn":"2026-03-20"},false]]]],
      "cancel": [{"from":["assigned","located"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-redeemable": ["state == 'notice-sent'",[[{"state":"assigned"},false],[{"state":"located"},false],[{"state":"recovered"},false],[{"state":"notice-sent"},true],[{"state":"redeemed"},false],[{"state":"remarketed"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-redemption-amount": ["24736916",[[{"balance":"15240.00","storagePerDay":"45.00","daysStored":424},{"redemption":"34745.00"}]]],
      "compute-deficiency": ["54341982",[[{"balance":"15240.00","saleProceeds":"0.01","expenses":"0.01"},{"net":"0.00","deficiency":"15240.00","surplus":"0.00"}],[{"balance":"15240.00","saleProceeds":"18000.00","expenses":"0.01"},{"net":"17999.99","deficiency":"0.00","surplus":"2759.99"}]]],
    },
  },
  "floorplans": {
    moves: {
      "fund": [{"from":["requested"],"to":"floored"},[],["advance > 0",[[{"advance":"0.01"},true],[{"advance":"0.00"},false]]]],
      "start-curtailment": [{"from":["floored"],"to":"curtailing"},[]],
      "mark-due": [{"from":["floored","curtailing"],"to":"due"},["soldOn"]],
      "pay-off": [{"from":["floored","curtailing","due","sold-out-of-trust"],"to":"paid-off"},["paymentReference"]],
      "flag-out-of-trust": [{"from":["floored","curtailing","due"],"to":"sold-out-of-trust"},["soldOn"]],
    },
    updates: {},
    narrowings: {
      "list-due": ["state == 'due'",[[{"state":"requested"},false],[{"state":"floored"},false],[{"state":"curtailing"},false],[{"state":"due"},true],[{"state":"paid-off"},false],[{"state":"sold-out-of-trust"},false]]],
    },
    formulas: {
      "compute-interest": ["634bbaf9",[[{"balance":"22500.00","ratePct":8.1,"days":99},{"perDiem":"5.06","interest":"501.19"}]]],
      "compute-net-floor-cost": ["6c45ff33",[[{"interest":"0.00","factoryCredit":"0.00"},{"net":"0.00","covered":true}],[{"interest":"99000.00","factoryCredit":"31250.75"},{"net":"67749.25","covered":false}]]],
      "compute-line-utilization": ["c7b6ed28",[[{"lineLimit":"99.99","outstanding":"99.99"},{"utilizationPct":100,"available":"0.00"}],[{"lineLimit":"31250.75","outstanding":"0.01","pending":"100.00"},{"utilizationPct":0.320024,"available":"31150.74"}]]],
    },
  },
  "curtailments": {
    moves: {
      "mark-due": [{"from":["scheduled","extended"],"to":"due"},[]],
      "pay": [{"from":["due"],"to":"paid"},["paymentReference"]],
      "extend": [{"from":["due"],"to":"extended"},[],["extensionFee > 0",[[{"extensionFee":"0.01"},true],[{"extensionFee":"0.00"},false]]]],
      "waive": [{"from":["scheduled","due"],"to":"waived"},["approver"]],
      "default": [{"from":["due"],"to":"defaulted"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-due-now": ["dueOn <= today",[[{"dueOn":"2024-02-29"},true],[{"dueOn":"2026-03-20"},true],[{"dueOn":"2026-03-21"},false]]],
    },
    formulas: {
      "compute-curtailment": ["7b5042ac",[[{"originalAdvance":"99.99","percentDue":10},{"amount":"10.00","remainingPct":90}]]],
      "plan-schedule": ["645fcae1",[[{"originalAdvance":"99.99","percentDue":10,"flooredOn":"2024-02-29"},{"firstDueOn":"2024-04-29","secondDueOn":"2024-05-29","each":"10.00"}]]],
    },
  },
  "bhph-accounts": {
    moves: {
      "activate": [{"from":["opened"],"to":"performing"},[],["paymentAmount > 0",[[{"paymentAmount":"0.01"},true],[{"paymentAmount":"0.00"},false]]]],
      "mark-late": [{"from":["performing","workout"],"to":"late"},[]],
      "cure": [{"from":["late"],"to":"performing"},["paymentReference"]],
      "start-workout": [{"from":["late"],"to":"workout"},["newTerms"]],
      "pay-off": [{"from":["performing","late","workout"],"to":"paid-off"},["paymentReference"]],
      "repossess": [{"from":["late","workout"],"to":"repossessed"},["repossessionId"]],
    },
    updates: {},
    narrowings: {
      "list-late": ["state == 'late'",[[{"state":"opened"},false],[{"state":"performing"},false],[{"state":"late"},true],[{"state":"workout"},false],[{"state":"paid-off"},false],[{"state":"repossessed"},false]]],
    },
    formulas: {
      "compute-scheduled-payment": ["23e236a",[[{"amountFinanced":"9800.00","aprPct":18.9,"months":11,"frequency":"weekly"},{"monthly":"977.29","scheduled":"225.53"}],[{"amountFinanced":"99000.00","aprPct":26.5,"months":11,"frequency":"biweekly"},{"monthly":"10235.87","scheduled":"4724.25"}],[{"amountFinanced":"52.00","aprPct":12,"months":53,"frequency":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"},{"monthly":"1.27","scheduled":"1.27"}]]],
      "compute-cash-in-deal": ["519b992b",[[{"cost":"0.00","downPayment":"0.00","paymentsReceived":"0.00"},{"cashInDeal":"0.00","recovered":true}],[{"cost":"0.01","downPayment":"350.00","paymentsReceived":"31250.75"},{"cashInDeal":"-31600.74","recovered":true}],[{"cost":"31250.75","downPayment":"1250.50","paymentsReceived":"0.00"},{"cashInDeal":"30000.25","recovered":false}]]],
    },
  },
};
