/** Recorded results of the fi families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const fi: Readonly<Record<string, Recording>> = {
  "fi-products": {
    moves: {
      "file": [{"from":["drafted"],"to":"filed"},["formNumber"]],
      "offer": [{"from":["filed"],"to":"offered"},[],["retailPrice >= dealerCost",[[{"retailPrice":"99000.00","dealerCost":"18000.00"},true],[{"retailPrice":"900.00","dealerCost":"900.00"},true],[{"retailPrice":"0.00","dealerCost":"0.01"},false]]]],
      "suspend": [{"from":["offered"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"offered"},[]],
      "retire": [{"from":["filed","offered","suspended"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-offered": ["state == 'offered'",[[{"state":"drafted"},false],[{"state":"filed"},false],[{"state":"offered"},true],[{"state":"suspended"},false],[{"state":"retired"},false]]],
    },
    formulas: {
      "compute-product-margin": ["e23fea0c",[[{"retailPrice":"2195.00","dealerCost":"980.00"},{"margin":"1215.00","marginPct":55.353075}]]],
      "compute-penetration": ["f1d631b6",[[{"contractsSold":99,"dealsDelivered":99},{"penetrationPct":100}]]],
    },
  },
  "fi-menus": {
    moves: {
      "present": [{"from":["built"],"to":"presented"},["presentedBy"]],
      "select": [{"from":["presented"],"to":"selected"},["selectedPackage"],["disclosuresAcknowledged == true",[[{"disclosuresAcknowledged":true},true],[{"disclosuresAcknowledged":false},false]]]],
      "reopen": [{"from":["selected"],"to":"presented"},["reason"]],
      "decline-all": [{"from":["presented"],"to":"declined"},["declinationSignature"]],
      "expire": [{"from":["built","presented"],"to":"expired"},[]],
      "contract": [{"from":["selected"],"to":"contracted"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-choice": ["state == 'presented'",[[{"state":"built"},false],[{"state":"presented"},true],[{"state":"selected"},false],[{"state":"declined"},false],[{"state":"expired"},false],[{"state":"contracted"},false]]],
    },
    formulas: {
      "compute-payment-step": ["37376212",[[{"basePayment":"415.24","packagePayment":"11.99","termMonths":11},{"step":"-403.25","dailyStep":"-13.26","overTerm":"-4435.75"}]]],
      "compute-per-vehicle-retailed": ["1db1562f",[[{"productIncome":"0.00","reserveIncome":"0.00","units":0},null],[{"productIncome":"1250.50","reserveIncome":"49.95","units":2},{"pvr":"650.23"}]]],
      "compute-products-per-deal": ["371f6748",[[{"contracts":0,"deals":0},null]]],
    },
  },
  "econtracts": {
    moves: {
      "validate": [{"from":["drafted","rejected"],"to":"validated"},[],["paymentAmount > 0",[[{"paymentAmount":"0.01"},true],[{"paymentAmount":"0.00"},false]]]],
      "sign": [{"from":["validated"],"to":"signed"},["signerName"]],
      "vault": [{"from":["signed"],"to":"vaulted"},["vaultReference"]],
      "assign": [{"from":["vaulted"],"to":"assigned"},[]],
      "reject": [{"from":["assigned"],"to":"rejected"},["reason"]],
      "void": [{"from":["drafted","validated","signed","vaulted","assigned"],"to":"voided"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unassigned": ["state == 'vaulted'",[[{"state":"drafted"},false],[{"state":"validated"},false],[{"state":"signed"},false],[{"state":"vaulted"},true],[{"state":"assigned"},false],[{"state":"voided"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "compute-truth-in-lending": ["e4c8e6d7",[[{"amountFinanced":"24800.00","paymentAmount":"413.94","termMonths":72},{"totalOfPayments":"29803.68","financeCharge":"5003.68","totalSalePrice":"29803.68"}],[{"amountFinanced":"0.01","paymentAmount":"1.01","termMonths":1,"lastPayment":"0.99"},{"totalOfPayments":"0.99","financeCharge":"0.98","totalSalePrice":"0.99"}],[{"amountFinanced":"0.00","paymentAmount":"900.00","termMonths":0,"downPayment":"100.00","lastPayment":"0.01"},null],[{"amountFinanced":"99.99","paymentAmount":"0.00","termMonths":12500,"downPayment":"99000.00"},{"totalOfPayments":"0.00","financeCharge":"0.00","totalSalePrice":"99000.00"}],[{"amountFinanced":"1250.50","paymentAmount":"0.00","termMonths":24},null]]],
      "check-payment-math": ["f076265f",[[{"amountFinanced":"24800.00","aprPct":6.25,"termMonths":72,"paymentAmount":"413.94"},{"paymentAgrees":true,"termPositive":true}],[{"amountFinanced":"0.00","aprPct":0.06,"termMonths":1,"paymentAmount":"0.07"},{"paymentAgrees":false,"termPositive":true}],[{"amountFinanced":"0.05","aprPct":3.9,"termMonths":12,"paymentAmount":"0.06"},{"paymentAgrees":false,"termPositive":true}],[{"amountFinanced":"49.95","aprPct":100,"termMonths":0,"paymentAmount":"900.00"},{"paymentAgrees":false,"termPositive":false}]]],
    },
  },
  "service-contracts": {
    moves: {
      "sell": [{"from":["quoted"],"to":"sold"},[],["price > 0",[[{"price":"0.01"},true],[{"price":"0.00"},false]]]],
      "activate": [{"from":["sold"],"to":"active"},["registrationNumber"]],
      "transfer": [{"from":["active"],"to":"transferred"},["newOwner"]],
      "reactivate": [{"from":["transferred"],"to":"active"},[]],
      "expire": [{"from":["active","transferred"],"to":"expired"},[]],
      "cancel": [{"from":["sold","active","transferred"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"quoted"},false],[{"state":"sold"},false],[{"state":"active"},true],[{"state":"transferred"},false],[{"state":"expired"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-coverage-end": ["4a6a24da",[[{"startsOn":"2026-03-12","termMonths":60,"startOdometer":14,"termMiles":75000},{"endsOn":"2031-03-12","endsAtMiles":75014}]]],
      "compute-coverage-used": ["a85e7f12",[[{"startsOn":"2026-03-12","termMonths":60,"startOdometer":14,"termMiles":75000,"odometer":99},{"timePct":0.438116,"milesPct":0.113333,"usedPct":0.438116}],[{"startsOn":"2025-12-31","termMonths":3,"startOdometer":14,"termMiles":60,"odometer":3,"asOf":"2026-03-20"},{"timePct":87.777778,"milesPct":0,"usedPct":87.777778}],[{"startsOn":"2026-06-29","termMonths":12500,"startOdometer":-1,"termMiles":99,"odometer":12500},{"timePct":0,"milesPct":100,"usedPct":100}]]],
    },
  },
  "gap-waivers": {
    moves: {
      "sell": [{"from":["quoted"],"to":"sold"},[],["price > 0",[[{"price":"0.01"},true],[{"price":"0.00"},false]]]],
      "activate": [{"from":["sold"],"to":"active"},["registrationNumber"]],
      "open-claim": [{"from":["active"],"to":"claimed"},["lossDate"]],
      "pay-claim": [{"from":["claimed"],"to":"paid"},["paidAmount"]],
      "deny-claim": [{"from":["claimed"],"to":"active"},["reason"]],
      "cancel": [{"from":["sold","active"],"to":"cancelled"},["reason"]],
      "expire": [{"from":["active"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"quoted"},false],[{"state":"sold"},false],[{"state":"active"},true],[{"state":"claimed"},false],[{"state":"paid"},false],[{"state":"cancelled"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "compute-gap-benefit": ["9cdad535",[[{"loanBalance":"99000.00","insurerSettlement":"31250.75","deductible":"18000.00","overdueAmounts":"1250.50"},{"gap":"66498.75","benefit":"66498.75"}],[{"loanBalance":"0.01","insurerSettlement":"0.00","deductible":"1250.50","deductibleCover":"1250.50"},{"gap":"0.01","benefit":"1250.51"}],[{"loanBalance":"18000.00","insurerSettlement":"99000.00","deductibleCover":"31250.75","overdueAmounts":"900.00"},{"gap":"0.00","benefit":"0.00"}]]],
      "compute-loan-to-msrp": ["6fe1a564",[[{"amountFinanced":"27400.00","msrp":"31450.00"},{"ltvPct":87.122417,"eligible":true}],[{"amountFinanced":"31250.75","msrp":"18000.00"},{"ltvPct":173.615278,"eligible":false}]]],
      "check-eligibility": ["9ef35af9",[[{"ltvPct":112,"termMonths":72,"amountFinanced":"27400.00"},{"ltvOk":true,"termOk":true,"amountOk":true}],[{"ltvPct":150.5,"termMonths":85,"amountFinanced":"125000.00"},{"ltvOk":false,"termOk":false,"amountOk":true}],[{"ltvPct":124999.5,"termMonths":84,"amountFinanced":"125000.01"},{"ltvOk":false,"termOk":true,"amountOk":false}],[{"ltvPct":150,"termMonths":12,"amountFinanced":"150.01"},{"ltvOk":true,"termOk":true,"amountOk":true}]]],
    },
  },
  "maintenance-plans": {
    moves: {
      "sell": [{"from":["quoted"],"to":"sold"},[],["price > 0",[[{"price":"0.01"},true],[{"price":"0.00"},false]]]],
      "activate": [{"from":["sold"],"to":"active"},[]],
      "exhaust": [{"from":["active"],"to":"exhausted"},[],["visitsUsed >= visitsIncluded",[[{"visitsUsed":2,"visitsIncluded":6},false],[{"visitsUsed":60,"visitsIncluded":60},true]]]],
      "expire": [{"from":["active"],"to":"expired"},[]],
      "cancel": [{"from":["sold","active"],"to":"cancelled"},["reason"]],
    },
    updates: {
      "redeem-visit": ["visitsUsed <= visitsIncluded",[[{"visitsUsed":12,"visitsIncluded":12},true],[{"visitsUsed":48000,"visitsIncluded":60},false]]],
    },
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"quoted"},false],[{"state":"sold"},false],[{"state":"active"},true],[{"state":"exhausted"},false],[{"state":"expired"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-remaining-value": ["13a66f77",[[{"price":"899.00","visitsIncluded":6,"visitsUsed":2},{"visitsLeft":4,"valueLeft":"599.33"}],[{"price":"900.00","visitsIncluded":6,"visitsUsed":60},{"visitsLeft":0,"valueLeft":"0.00"}]]],
      "compute-next-visit": ["f7be63be",[[{"lastMiles":5,"intervalMiles":7500,"lastOn":"2024-02-29"},{"dueAtMiles":7505,"dueOn":"2024-08-29"}]]],
    },
  },
  "tire-wheel-plans": {
    moves: {
      "sell": [{"from":["quoted"],"to":"sold"},[],["price > 0",[[{"price":"0.01"},true],[{"price":"0.00"},false]]]],
      "activate": [{"from":["sold"],"to":"active"},[]],
      "exhaust": [{"from":["active"],"to":"exhausted"},[],["paidToDate >= aggregateLimit",[[{"paidToDate":"99000.00","aggregateLimit":"1250.50"},true],[{"paidToDate":"31250.75","aggregateLimit":"31250.75"},true],[{"paidToDate":"0.00","aggregateLimit":"99000.00"},false]]]],
      "expire": [{"from":["active"],"to":"expired"},[]],
      "cancel": [{"from":["sold","active"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"quoted"},false],[{"state":"sold"},false],[{"state":"active"},true],[{"state":"exhausted"},false],[{"state":"expired"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-benefit": ["7257e6c7",[[{"tireCost":"-0.01","perTireLimit":"350.00","aggregateLimit":"2000.00","paidToDate":"410.00"},{"benefit":"-0.01","customerPays":"0.00"}],[{"tireCost":"1250.50","wheelCost":"31250.75","perTireLimit":"0.00","aggregateLimit":"2000.00","paidToDate":"31250.75"},{"benefit":"0.00","customerPays":"32501.25"}]]],
      "check-tread-eligibility": ["c9f9044c",[[{"treadDepth32nds":2.5,"plan":"tire-only"},{"legalTread":false,"planChosen":true}],[{"treadDepth32nds":3,"plan":"A"},{"legalTread":true,"planChosen":true}],[{"treadDepth32nds":6.49,"plan":""},{"legalTread":true,"planChosen":false}]]],
    },
  },
  "appearance-protections": {
    moves: {
      "apply": [{"from":["sold"],"to":"applied"},["appliedOn","applicator"]],
      "register": [{"from":["applied"],"to":"registered"},["lotNumber"]],
      "make-active": [{"from":["registered"],"to":"active"},[]],
      "void": [{"from":["sold","applied","registered"],"to":"voided"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-application": ["state == 'sold'",[[{"state":"sold"},true],[{"state":"applied"},false],[{"state":"registered"},false],[{"state":"active"},false],[{"state":"voided"},false]]],
    },
    formulas: {
      "compute-application-cost": ["6d0b1e28",[[{"kitCost":"1.49"},{"cost":"43.49"}]]],
      "compute-refund-if-unapplied": ["5009f078",[[{"price":"699.00"},{"refund":"649.00"}],[{"price":"0.00","adminFee":"0.00"},{"refund":"0.00"}]]],
      "check-application-window": ["5b4f1425",[[{"soldOn":"2024-02-29","appliedOn":"2026-03-10"},{"ordered":true,"withinTenDays":false}],[{"soldOn":"2026-03-20","appliedOn":"2026-03-20"},{"ordered":true,"withinTenDays":true}],[{"soldOn":"2026-03-09","appliedOn":"2026-03-20"},{"ordered":true,"withinTenDays":false}],[{"soldOn":"2026-03-20","appliedOn":"2026-03-30"},{"ordered":true,"withinTenDays":true}],[{"soldOn":"2029-07-01","appliedOn":"2026-05-19"},{"ordered":false,"withinTenDays":true}]]],
    },
  },
  "theft-deterrents": {
    moves: {
      "install": [{"from":["sold"],"to":"installed"},["installedOn"]],
      "register": [{"from":["installed"],"to":"registered"},[]],
      "report-theft": [{"from":["registered"],"to":"theft-reported"},["policeReport"]],
      "close-recovered": [{"from":["theft-reported"],"to":"registered"},[]],
      "pay-benefit": [{"from":["theft-reported"],"to":"benefit-paid"},["paymentReference"]],
      "cancel": [{"from":["sold","installed","registered"],"to":"cancelled"},["reason"]],
      "expire": [{"from":["registered"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-uninstalled": ["state == 'sold'",[[{"state":"sold"},true],[{"state":"installed"},false],[{"state":"registered"},false],[{"state":"theft-reported"},false],[{"state":"benefit-paid"},false],[{"state":"cancelled"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "compute-benefit": ["b1d99987",[[{"benefitAmount":"5000.00"},{"payable":"5000.00"}],[{"benefitAmount":"99000.00","limitDays":31},{"payable":"0.00"}]]],
    },
  },
  "product-cancellations": {
    moves: {
      "quote": [{"from":["requested"],"to":"quoted"},[]],
      "approve": [{"from":["quoted"],"to":"approved"},["customerSignature"]],
      "refund": [{"from":["approved"],"to":"refunded"},["checkNumber"]],
      "withdraw": [{"from":["requested","quoted"],"to":"withdrawn"},[]],
      "reject": [{"from":["requested","quoted"],"to":"rejected"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unpaid": ["state == 'approved'",[[{"state":"requested"},false],[{"state":"quoted"},false],[{"state":"approved"},true],[{"state":"refunded"},false],[{"state":"withdrawn"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "compute-pro-rata-refund": ["b116bee3",[[{"price":"2195.00","startsOn":"2026-03-09","termMonths":60,"requestedOn":"2026-03-14"},{"usedShare":0.002738,"refund":"2188.99"}],[{"price":"0.01","startsOn":"2026-03-22","termMonths":48000,"requestedOn":"2029-07-01","adminFee":"31250.75"},{"usedShare":0.000819,"refund":"0.00"}]]],
      "compute-rule-of-78-refund": ["9e7de62f",[[{"price":"18000.00","termMonths":2,"monthsUsed":3},{"left":0,"refund":"0.00"}]]],
      "compute-chargeback-share": ["bef261b1",[[{"refund":"0.00","dealerCost":"0.00","price":"2195.00"},{"dealerShare":"0.00","providerShare":"0.00"}],[{"refund":"99000.00","dealerCost":"0.01","price":"2195.00"},{"dealerShare":"98999.55","providerShare":"0.45"}]]],
    },
  },
  "product-renewals": {
    moves: {
      "offer": [{"from":["identified"],"to":"offered"},[],["offerPrice > 0",[[{"offerPrice":"0.01"},true],[{"offerPrice":"0.00"},false]]]],
      "accept": [{"from":["offered"],"to":"accepted"},["paymentReference"]],
      "decline": [{"from":["offered"],"to":"declined"},["reason"]],
      "lapse": [{"from":["identified","offered"],"to":"lapsed"},[]],
    },
    updates: {},
    narrowings: {
      "list-renew-now": ["recommendation == 'renew-now'",[[{"recommendation":"renew-now"},true],[{"recommendation":"no-action"},false]]],
    },
    formulas: {
      "recommend-action": ["c1fac946",[[{"expiresOn":"2027-05-10"},{"daysLeft":416,"recommendation":"no-action"}]]],
      "compute-renewal-discount": ["a9d1403b",[[{"listPrice":"14.99","loyaltyYears":14},{"discountPct":15,"price":"12.74"}],[{"listPrice":"18000.00","loyaltyYears":2},{"discountPct":6,"price":"16920.00"}]]],
      "compute-renewal-rate": ["f5967141",[[{"offered":99,"accepted":99},{"renewalPct":100}]]],
    },
  },
  "product-remittances": {
    moves: {
      "submit": [{"from":["compiled"],"to":"submitted"},[],["contractCount > 0",[[{"contractCount":1},true],[{"contractCount":0},false]]]],
      "pay": [{"from":["submitted"],"to":"paid"},["paymentReference"]],
      "dispute": [{"from":["submitted","paid"],"to":"disputed"},["reason"]],
      "settle-dispute": [{"from":["disputed"],"to":"submitted"},["resolution"]],
      "reconcile": [{"from":["paid"],"to":"reconciled"},[],["amountPaid >= amountDue",[[{"amountPaid":"18000.00","amountDue":"1250.50"},true],[{"amountPaid":"900.00","amountDue":"900.00"},true],[{"amountPaid":"49.95","amountDue":"350.00"},false]]]],
    },
    updates: {},
    narrowings: {
      "list-past-due": ["dueOn < today",[[{"dueOn":"2024-02-29"},true],[{"dueOn":"2026-03-20"},false]]],
    },
    formulas: {
      "compute-remittance-due": ["b6105ff5",[[{"costs":["-0.01","-0.01"]},{"gross":"-0.02","due":"-0.02"}],[{"costs":["31250.75"],"credits":"900.00"},{"gross":"31250.75","due":"30350.75"}]]],
      "compute-late-penalty": ["5a21339e",[[{"amountDue":"17640.00","daysLate":99},{"penalty":"873.18"}]]],
    },
  },
};
