/** Recorded results of the finance families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const finance: Readonly<Record<string, Recording>> = {
  "credit-applications": {
    moves: {
      "submit": [{"from":["started"],"to":"submitted"},[]],
      "begin-review": [{"from":["submitted"],"to":"in-review"},[]],
      "condition": [{"from":["in-review"],"to":"conditioned"},["conditions"]],
      "approve": [{"from":["in-review","conditioned"],"to":"approved"},[]],
      "decline": [{"from":["in-review","conditioned"],"to":"declined"},["declineReasons"]],
      "rehash": [{"from":["declined"],"to":"submitted"},["newStructure"]],
      "withdraw": [{"from":["started","submitted","in-review","conditioned","approved"],"to":"withdrawn"},[]],
      "book": [{"from":["approved"],"to":"booked"},["dealId"]],
    },
    updates: {},
    narrowings: {
      "list-in-review": ["state == 'in-review'",[[{"state":"started"},false],[{"state":"submitted"},false],[{"state":"in-review"},true],[{"state":"conditioned"},false],[{"state":"approved"},false],[{"state":"declined"},false],[{"state":"withdrawn"},false],[{"state":"booked"},false]]],
    },
    formulas: {
      "compute-debt-to-income": ["feec9491",[[{"monthlyDebts":"35.99","monthlyIncome":"5400.00"},{"dtiPct":0.666481,"band":"comfortable"}],[{"monthlyDebts":"35.99","monthlyIncome":"49.95"},{"dtiPct":72.052052,"band":"excessive"}],[{"monthlyDebts":"350.00","monthlyIncome":"900.00"},{"dtiPct":38.888889,"band":"stretched"}]]],
      "compute-payment-to-income": ["9e9c6aab",[[{"payment":"14.99","monthlyIncome":"5400.00"},{"ptiPct":0.277593,"withinFifteen":true}],[{"payment":"350.00","monthlyIncome":"1250.50"},{"ptiPct":27.988804,"withinFifteen":false}]]],
      "check-completeness": ["d9afc3f2",[[{"requestedAmount":"24800.00","monthlyIncome":"5400.00","employer":"Cedar Ridge LLC"},{"amountGiven":true,"incomeGiven":true,"employed":true}],[{"requestedAmount":"0.01","monthlyIncome":"1.00","employer":"xx"},{"amountGiven":true,"incomeGiven":true,"employed":true}],[{"requestedAmount":"0.00","monthlyIncome":"1.00","employer":"A"},{"amountGiven":false,"incomeGiven":true,"employed":false}],[{"requestedAmount":"350.00","monthlyIncome":"0.00","employer":"Sample text that runs to a good length"},{"amountGiven":true,"incomeGiven":false,"employed":true}]]],
    },
  },
  "prequalifications": {
    moves: {
      "score": [{"from":["requested"],"to":"scored"},[]],
      "mark-frozen": [{"from":["requested"],"to":"frozen"},[]],
      "present-offer": [{"from":["scored"],"to":"offered"},[],["maxPayment > 0",[[{"maxPayment":"0.01"},true],[{"maxPayment":"0.00"},false]]]],
      "convert": [{"from":["offered"],"to":"converted"},["creditApplicationId"]],
      "expire": [{"from":["scored","offered"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-convertible": ["state == 'offered'",[[{"state":"requested"},false],[{"state":"scored"},false],[{"state":"offered"},true],[{"state":"converted"},false],[{"state":"expired"},false],[{"state":"frozen"},false]]],
    },
    formulas: {
      "assign-tier": ["4ddbd7c4",[[{"score":712},{"tier":"prime"}]]],
      "estimate-buying-power": ["d43a4dae",[[{"maxPayment":"350.00","aprPct":0,"termMonths":2,"downPayment":"1250.50"},{"loan":"700.00","buyingPower":"1950.50"}],[{"maxPayment":"0.01","aprPct":3.9,"termMonths":3},{"loan":"0.03","buyingPower":"0.03"}]]],
      "check-consent": ["22ca26b5",[[{"consentAt":"2026-03-09T18:15:00Z","lastName":"Morgan","zip":"60616"},{"consented":true,"named":true,"located":true}],[{"consentAt":"2026-04-20T00:00:00Z","lastName":"A","zip":"02134"},{"consented":true,"named":true,"located":true}],[{"consentAt":"2026-03-20T10:16:59Z","lastName":"","zip":"02134"},{"consented":true,"named":false,"located":true}]]],
    },
  },
  "lender-decisions": {
    moves: {
      "review": [{"from":["received","rehashed"],"to":"reviewed"},[]],
      "request-rehash": [{"from":["reviewed"],"to":"rehashed"},["counterTerms"]],
      "accept": [{"from":["reviewed"],"to":"accepted"},[],["expiresOn >= today",[[{"expiresOn":"2024-02-29"},false],[{"expiresOn":"2026-03-20"},true]]]],
      "pass": [{"from":["reviewed"],"to":"declined-by-dealer"},["reason"]],
      "expire": [{"from":["received","reviewed","rehashed"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-expiring": ["expiresOn <= addDays(today, 30)",[[{"expiresOn":"2026-04-20"},false],[{"expiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "compute-rate-spread": ["6c7e32df",[[{"contractAprPct":2,"buyRatePct":6.15},{"spreadPct":-4.15,"withinCap":true}],[{"contractAprPct":6.49,"buyRatePct":3},{"spreadPct":3.49,"withinCap":false}],[{"contractAprPct":2.5,"buyRatePct":0},{"spreadPct":2.5,"withinCap":true}]]],
      "compare-approvals": ["a8c36dfb",[[{"buyRatePct":6.15,"maxTerm":75,"approvedAmount":"24800.00"},{"payment":"399.11","totalCost":"29933.63"}]]],
      "check-structure-fit": ["830831a8",[[{"approvedAmount":"24800.00","financed":"0.00","maxTerm":75,"termMonths":0},{"amountFits":true,"termFits":true}],[{"approvedAmount":"18000.00","financed":"18000.00","maxTerm":3,"termMonths":3},{"amountFits":true,"termFits":true}],[{"approvedAmount":"900.00","financed":"31250.75","maxTerm":365,"termMonths":12500},{"amountFits":false,"termFits":false}]]],
    },
  },
  "lender-programs": {
    moves: {
      "activate": [{"from":["proposed"],"to":"active"},[],["minScore > 0",[[{"minScore":1},true],[{"minScore":0},false]]]],
      "suspend": [{"from":["active"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"active"},[]],
      "retire": [{"from":["proposed","active","suspended"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"proposed"},false],[{"state":"active"},true],[{"state":"suspended"},false],[{"state":"retired"},false]]],
    },
    formulas: {
      "match-applicant": ["f5986e06",[[{"score":0,"ltvPct":0,"termMonths":0,"minScore":640,"maxLtvPct":125,"maxTerm":75},{"scoreFits":false,"advanceFits":true,"termFits":true}],[{"score":60,"ltvPct":6.49,"termMonths":1,"minScore":12,"maxLtvPct":6.49,"maxTerm":1},{"scoreFits":true,"advanceFits":true,"termFits":true}],[{"score":24,"ltvPct":6.49,"termMonths":2,"minScore":24,"maxLtvPct":3.9,"maxTerm":75},{"scoreFits":true,"advanceFits":false,"termFits":true}],[{"score":60,"ltvPct":6.49,"termMonths":3,"minScore":1,"maxLtvPct":0,"maxTerm":0},{"scoreFits":true,"advanceFits":false,"termFits":false}]]],
      "compute-max-advance": ["2030c593",[[{"bookValue":"0.00","maxLtvPct":125},{"maxAdvance":"0.00"}]]],
    },
  },
  "rate-sheets": {
    moves: {
      "publish": [{"from":["loaded"],"to":"published"},[],["buyRatePct > 0",[[{"buyRatePct":0.5},true],[{"buyRatePct":0},false]]]],
      "supersede": [{"from":["published"],"to":"superseded"},["replacedBy"]],
      "withdraw": [{"from":["loaded","published"],"to":"withdrawn"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-published": ["state == 'published'",[[{"state":"loaded"},false],[{"state":"published"},true],[{"state":"superseded"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "convert-apr-to-money-factor": ["f1c206f7",[[{"aprPct":0},{"moneyFactor":0}]]],
      "convert-money-factor-to-apr": ["fa4bca9c",[[{},{"aprPct":5.4}]]],
      "compute-sell-rate": ["ed49e665",[[{"buyRatePct":6.15,"markupPct":0,"maxMarkupPct":2},{"sellRatePct":6.15,"capped":false}],[{"buyRatePct":100,"markupPct":6.49,"maxMarkupPct":6.49},{"sellRatePct":106.49,"capped":false}],[{"buyRatePct":0,"markupPct":6.49,"maxMarkupPct":2},{"sellRatePct":2,"capped":true}]]],
      "check-band-coverage": ["f2268e0a",[[{"termFrom":61,"termTo":72,"buyRatePct":6.15},{"ordered":true,"priced":true,"inRange":true}],[{"termFrom":24,"termTo":97,"buyRatePct":0.5},{"ordered":true,"priced":true,"inRange":false}],[{"termFrom":12500,"termTo":12500,"buyRatePct":0},{"ordered":true,"priced":false,"inRange":false}],[{"termFrom":24,"termTo":96,"buyRatePct":96.5},{"ordered":true,"priced":true,"inRange":true}],[{"termFrom":95,"termTo":60,"buyRatePct":96.5},{"ordered":false,"priced":true,"inRange":true}]]],
    },
  },
  "stipulations": {
    moves: {
      "receive": [{"from":["requested","rejected"],"to":"received"},["documentId"]],
      "begin-review": [{"from":["received"],"to":"in-review"},[]],
      "clear": [{"from":["in-review"],"to":"cleared"},[]],
      "reject": [{"from":["in-review"],"to":"rejected"},["reason"]],
      "waive": [{"from":["requested","received","rejected"],"to":"waived"},["approver"]],
    },
    updates: {},
    narrowings: {
      "list-overdue": ["dueOn < today",[[{"dueOn":"2024-02-29"},true],[{"dueOn":"2026-03-20"},false]]],
    },
    formulas: {
      "compute-stated-income": ["9de36dd6",[[{"payStubGross":"11.99"},{"monthly":"25.98","annual":"311.74"}]]],
      "annualize-year-to-date": ["54ec01fb",[[{"ytdGross":"0.99","asOf":"2024-02-29"},{"monthly":"0.51"}],[{"ytdGross":"364.99","asOf":"2026-03-16"},{"monthly":"150.02"}]]],
    },
  },
  "contracts-in-transit": {
    moves: {
      "send": [{"from":["packaged","returned"],"to":"sent"},["packageNumber"]],
      "confirm-receipt": [{"from":["sent"],"to":"received-by-lender"},[]],
      "hold": [{"from":["received-by-lender"],"to":"held"},["heldReason"]],
      "cure-hold": [{"from":["held"],"to":"received-by-lender"},["cureDocument"]],
      "return-package": [{"from":["received-by-lender","held"],"to":"returned"},["reason"]],
      "fund": [{"from":["received-by-lender"],"to":"funded"},["fundedAmount"]],
    },
    updates: {},
    narrowings: {
      "list-over-ten-days": ["daysOut > 10",[[{"daysOut":11},true],[{"daysOut":10},false]]],
    },
    formulas: {
      "age-in-transit": ["d1b555ee",[[{"sentOn":"2026-03-09"},{"daysOut":11,"bucket":"8-14"}],[{"sentOn":"2026-03-05"},{"daysOut":15,"bucket":"over-14"}],[{"sentOn":"2026-03-16"},{"daysOut":4,"bucket":"4-7"}],[{"sentOn":"2026-04-04","asOf":"2026-03-28"},{"daysOut":-7,"bucket":"0-3"}],[{"sentOn":"2026-03-19","asOf":"2026-03-27"},{"daysOut":8,"bucket":"8-14"}]]],
      "compute-cash-drag": ["fe1d1ceb",[[{"contractAmount":"24800.00","daysOut":6},{"cost":"33.07"}]]],
    },
  },
  "fundings": {
    moves: {
      "record-deposit": [{"from":["advised"],"to":"deposited"},["traceNumber"]],
      "match": [{"from":["deposited"],"to":"matched"},[],["proceeds > 0",[[{"proceeds":"0.01"},true],[{"proceeds":"0.00"},false]]]],
      "flag-short": [{"from":["deposited"],"to":"short-funded"},["shortAmount"]],
      "resolve-short": [{"from":["short-funded"],"to":"matched"},["resolution"]],
      "reverse": [{"from":["deposited","matched","short-funded"],"to":"reversed"},["reason"]],
      "close": [{"from":["matched"],"to":"closed"},[]],
    },
    updates: {},
    narrowings: {
      "list-short": ["state == 'short-funded'",[[{"state":"advised"},false],[{"state":"deposited"},false],[{"state":"matched"},false],[{"state":"short-funded"},true],[{"state":"reversed"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-net-proceeds": ["4e106a3d",[[{"contractAmount":"24800.00","lenderFee":"95.00"},{"net":"24705.00"}],[{"contractAmount":"18000.00","lenderFee":"0.01","acquisitionFee":"-0.01","discount":"18000.00","reserve":"412.50"},{"net":"412.50"}]]],
      "reconcile-deposit": ["fbde29a5",[[{"proceeds":"24705.00","depositAmount":"0.00"},{"variance":"-24705.00","matched":false}],[{"proceeds":"0.00","depositAmount":"0.01"},{"variance":"0.01","matched":false}],[{"proceeds":"0.01","depositAmount":"0.01"},{"variance":"0.00","matched":true}]]],
    },
  },
  "payoffs": {
    moves: {
      "post-quote": [{"from":["requested","expired"],"to":"quoted"},[],["principal > 0",[[{"principal":"0.01"},true],[{"principal":"0.00"},false]]]],
      "expire": [{"from":["quoted"],"to":"expired"},[]],
      "remit": [{"from":["quoted"],"to":"remitted"},[],["goodThrough >= today",[[{"goodThrough":"2024-02-29"},false],[{"goodThrough":"2026-03-20"},true]]]],
      "confirm-application": [{"from":["remitted"],"to":"applied"},[]],
      "release": [{"from":["applied"],"to":"released"},["releaseNumber"]],
    },
    updates: {},
    narrowings: {
      "list-expiring": ["goodThrough <= addDays(today, 30)",[[{"goodThrough":"2026-04-20"},false],[{"goodThrough":"2026-04-19"},true]]],
    },
    formulas: {
      "compute-payoff-through": ["a4d83c80",[[{"principal":"12400.00","perDiem":"4.12","quotedOn":"2026-03-14","payOn":"2024-02-29"},{"extraDays":0,"payoff":"12400.00"}]]],
      "compute-per-diem": ["ba23803e",[[{"principal":"12400.00","ratePct":364.5},{"perDiem":"123.83"}]]],
    },
  },
  "leases": {
    moves: {
      "approve": [{"from":["structured"],"to":"approved"},[],["monthlyPayment > 0",[[{"monthlyPayment":"0.01"},true],[{"monthlyPayment":"0.00"},false]]]],
      "activate": [{"from":["approved"],"to":"active"},["firstPaymentOn"]],
      "extend": [{"from":["active"],"to":"extended"},["extensionMonths"]],
      "mature": [{"from":["active","extended"],"to":"matured"},[]],
      "terminate-early": [{"from":["active","extended"],"to":"terminated-early"},["payoffAmount"]],
      "charge-off": [{"from":["active","extended"],"to":"charged-off"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"structured"},false],[{"state":"approved"},false],[{"state":"active"},true],[{"state":"extended"},false],[{"state":"matured"},false],[{"state":"terminated-early"},false],[{"state":"charged-off"},false]]],
    },
    formulas: {
      "compute-lease-payment": ["2e21f59",[[{"capCost":"31200.00","residual":"16800.00","moneyFactor":0.00225,"termMonths":36},{"depreciation":"400.00","rentCharge":"108.00","base":"508.00","monthly":"508.00"}],[{"capCost":"99000.00","residual":"99000.00","moneyFactor":6.49,"termMonths":36,"taxRatePct":1},{"depreciation":"0.00","rentCharge":"1285020.00","base":"1285020.00","monthly":"1297870.20"}]]],
      "compute-due-at-signing": ["a4c7a711",[[{"firstPayment":"18000.00","acquisitionFee":"694.99","securityDeposit":"694.99"},{"dueAtSigning":"19389.98"}],[{"firstPayment":"0.00","capReduction":"0.01","upfrontTaxes":"1250.50"},{"dueAtSigning":"1945.51"}]]],
      "compute-early-termination": ["58975a58",[[{"remainingPayments":-1,"monthlyPayment":"489.25","residual":"16800.00","realizedValue":"-0.01"},{"charge":"16660.76"}],[{"remainingPayments":0,"monthlyPayment":"31250.75","residual":"350.00","realizedValue":"31250.75","fee":"31250.75"},{"charge":"31250.75"}]]],
    },
  },
  "lease-maturities": {
    moves: {
      "contact": [{"from":["upcoming"],"to":"contacted"},[]],
      "inspect": [{"from":["contacted"],"to":"inspected"},["wearCharge"]],
      "decide": [{"from":["contacted","inspected"],"to":"decided"},[],["chosenPath != 'undecided'",[[{"chosenPath":"undecided"},false],[{"chosenPath":"return"},true]]]],
      "ground": [{"from":["decided"],"to":"grounded"},["odometerIn"]],
      "buy-out": [{"from":["decided"],"to":"bought-out"},["payoffAmount"]],
      "extend": [{"from":["decided"],"to":"extended"},["extensionMonths"]],
    },
    updates: {},
    narrowings: {
      "list-maturing-soon": ["maturesOn <= addDays(today, 30)",[[{"maturesOn":"2026-04-20"},false],[{"maturesOn":"2026-04-19"},true]]],
    },
    formulas: {
      "compute-lease-equity": ["8919f626",[[{"marketValue":"0.00","payoffAmount":"17150.00"},{"equity":"-17150.00","worthBuying":false}],[{"marketValue":"49.95","payoffAmount":"49.95"},{"equity":"0.00","worthBuying":false}],[{"marketValue":"18000.00","payoffAmount":"0.00"},{"equity":"18000.00","worthBuying":true}]]],
      "compute-return-charges": ["699c3946",[[{"excessMiles":99,"wearCharge":"225.00"},{"total":"644.75"}]]],
      "score-pull-ahead": ["46c3eae",[[{"monthsLeft":-1,"monthlyPayment":"-0.01"},{"covered":-1,"customerOwes":"0.00"}],[{"monthsLeft":12,"monthlyPayment":"49.95"},{"covered":3,"customerOwes":"449.55"}]]],
    },
  },
  "refinances": {
    moves: {
      "quote": [{"from":["inquired"],"to":"quoted"},[],["newAprPct < currentAprPct",[[{"newAprPct":6.49,"currentAprPct":0},false],[{"newAprPct":6.49,"currentAprPct":6.49},false],[{"newAprPct":0,"currentAprPct":1},true]]]],
      "apply": [{"from":["quoted"],"to":"applied"},["consentAt"]],
      "approve": [{"from":["applied"],"to":"approved"},["lender"]],
      "decline": [{"from":["applied"],"to":"declined"},["declineReasons"]],
      "close": [{"from":["approved"],"to":"closed"},["payoffId"]],
      "abandon": [{"from":["inquired","quoted","applied"],"to":"abandoned"},[]],
    },
    updates: {},
    narrowings: {
      "list-approved": ["state == 'approved'",[[{"state":"inquired"},false],[{"state":"quoted"},false],[{"state":"applied"},false],[{"state":"approved"},true],[{"state":"closed"},false],[{"state":"declined"},false],[{"state":"abandoned"},false]]],
    },
    formulas: {
      "compute-monthly-saving": ["9dec759f",[[{"currentBalance":"18900.00","currentAprPct":9.4,"remainingMonths":48,"newAprPct":6.2,"newTerm":48},{"current":"473.93","proposed":"445.60","saving":"28.33","lifetimeSaving":"1359.38"}]]],
      "compute-break-even": ["26776087",[[{"closingCosts":"99.99","monthlySaving":"99.99"},{"months":1}],[{"closingCosts":"99.99","monthlySaving":"49.95"},{"months":3}]]],
      "compute-loan-to-value": ["bbbacd24",[[{"currentBalance":"18900.00","vehicleValue":"99.99"},{"ltvPct":18901.890189,"band":"over-advance"}],[{"currentBalance":"125.00","vehicleValue":"124.99"},{"ltvPct":100.008001,"band":"elevated"}],[{"currentBalance":"125.01","vehicleValue":"99.99"},{"ltvPct":125.022502,"band":"over-advance"}],[{"currentBalance":"49.95","vehicleValue":"99.99"},{"ltvPct":49.954995,"band":"within-value"}]]],
    },
  },
};
