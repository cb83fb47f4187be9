/** Recorded results of the sales families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const sales: Readonly<Record<string, Recording>> = {
  "deals": {
    moves: {
      "desk": [{"from":["written"],"to":"desked"},[],["salePrice > 0",[[{"salePrice":"0.01"},true],[{"salePrice":"0.00"},false]]]],
      "commit": [{"from":["desked"],"to":"committed"},["customerSignature"]],
      "contract": [{"from":["committed"],"to":"contracted"},[]],
      "deliver": [{"from":["contracted"],"to":"delivered"},["deliveredOn"]],
      "book": [{"from":["delivered"],"to":"booked"},["frontGross"]],
      "lose": [{"from":["written","desked","committed"],"to":"lost"},["lostReason"]],
      "unwind": [{"from":["contracted","delivered"],"to":"unwound"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-undelivered": ["state == 'contracted'",[[{"state":"written"},false],[{"state":"desked"},false],[{"state":"committed"},false],[{"state":"contracted"},true],[{"state":"delivered"},false],[{"state":"booked"},false],[{"state":"lost"},false],[{"state":"unwound"},false]]],
    },
    formulas: {
      "compute-total-gross": ["61e223be",[[{"frontGross":"1840.00","backGross":"1425.00"},{"totalGross":"3415.00"}],[{"frontGross":"900.00","backGross":"49.95","pack":"900.00"},{"totalGross":"199.95"}]]],
      "compute-amount-financed": ["c882eae2",[[{"salePrice":"31250.75","taxes":"99000.00","fees":"18000.00","products":"1250.50","tradeAllowance":"18000.00","downPayment":"350.00","rebates":"49.95"},{"netTrade":"18000.00","amountFinanced":"131101.30"}],[{"salePrice":"1250.50","taxes":"0.01","fees":"900.00","tradeAllowance":"49.95","downPayment":"350.00"},{"netTrade":"49.95","amountFinanced":"1750.56"}]]],
      "compute-gross-per-unit": ["157de859",[[{"frontGross":"1840.00","backGross":"1425.00","units":0},null],[{"frontGross":"18000.00","backGross":"1425.00","units":3},{"perUnit":"6475.00"}]]],
    },
  },
  "desk-scenarios": {
    moves: {
      "present": [{"from":["drafted","countered"],"to":"presented"},[],["monthlyPayment > 0",[[{"monthlyPayment":"0.01"},true],[{"monthlyPayment":"0.00"},false]]]],
      "counter": [{"from":["presented"],"to":"countered"},["counterOffer"]],
      "accept": [{"from":["presented","countered"],"to":"accepted"},[]],
      "discard": [{"from":["drafted","presented","countered"],"to":"discarded"},[]],
    },
    updates: {},
    narrowings: {
      "list-presented": ["state == 'presented'",[[{"state":"drafted"},false],[{"state":"presented"},true],[{"state":"countered"},false],[{"state":"accepted"},false],[{"state":"discarded"},false]]],
    },
    formulas: {
      "compute-payment": ["2569b906",[[{"salePrice":"27995.00","downPayment":"2500.00","aprPct":6.9,"termMonths":72},{"financed":"25495.00","monthly":"433.44","totalInterest":"5712.77"}],[{"salePrice":"1.00","downPayment":"0.00","tradeEquity":"1250.50","taxRatePct":0.5,"fees":"1250.50","aprPct":0.5,"termMonths":365},{"financed":"1.01","monthly":"0.00","totalInterest":"0.00"}],[{"salePrice":"100.01","downPayment":"2500.00","taxRatePct":1.5,"fees":"0.01","aprPct":0,"termMonths":24},{"financed":"0.00","monthly":"0.00","totalInterest":"0.00"}]]],
      "solve-price-for-payment": ["be42f0fa",[[{"targetPayment":"0.99","aprPct":6.9,"termMonths":72,"downPayment":"2500.00"},{"loanable":"58.23","price":"2558.23"}],[{"targetPayment":"900.00","aprPct":100.5,"termMonths":100,"downPayment":"900.00","taxRatePct":99.5},{"loanable":"10742.81","price":"5835.99"}]]],
      "solve-down-for-payment": ["bda73148",[[{"salePrice":"1250.50","targetPayment":"31250.75","aprPct":0.25,"termMonths":3},{"loanable":"93713.20","downNeeded":"0.00"}]]],
      "compare-terms": ["88d27c5c",[[{"financed":"47.99","aprPct":6.9},{"at48":"1.15","at60":"0.95","at72":"0.82","at84":"0.72"}],[{"financed":"350.00","aprPct":47.5},{"at48":"16.40","at60":"15.35","at72":"14.76","at84":"14.41"}]]],
      "roll-payment-per-thousand": ["5f52bec4",[[{"aprPct":6.9,"termMonths":72},{"perThousand":"17.00"}]]],
    },
  },
  "quotes": {
    moves: {
      "mark-viewed": [{"from":["issued"],"to":"viewed"},[]],
      "open-negotiation": [{"from":["issued","viewed"],"to":"negotiated"},["counterOffer"]],
      "accept": [{"from":["issued","viewed","negotiated"],"to":"accepted"},[],["validThrough >= today",[[{"validThrough":"2024-02-29"},false],[{"validThrough":"2026-03-20"},true]]]],
      "expire": [{"from":["issued","viewed","negotiated"],"to":"expired"},[]],
      "withdraw": [{"from":["issued","viewed","negotiated"],"to":"withdrawn"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-expiring": ["validThrough <= addDays(today, 30)",[[{"validThrough":"2026-04-20"},false],[{"validThrough":"2026-04-19"},true]]],
    },
    formulas: {
      "compute-out-the-door": ["b71ef94",[[{"sellingPrice":"27995.00","docFee":"150.00","taxAmount":"1749.69"},{"fees":"150.00","outTheDoor":"29894.69"}],[{"sellingPrice":"27995.00","docFee":"1250.50","taxAmount":"49.95","titleFee":"18000.00","registrationFee":"31250.75"},{"fees":"50501.25","outTheDoor":"78546.20"}]]],
      "check-full-disclosure": ["ed5f20a6",[[{"sellingPrice":"27995.00","docFee":"150.00","taxAmount":"1749.69"},{"priced":true,"docFeeShown":true,"taxShown":true}],[{"sellingPrice":"0.01","docFee":"0.00","taxAmount":"0.01"},{"priced":true,"docFeeShown":true,"taxShown":true}],[{"sellingPrice":"0.00","docFee":"1250.50","taxAmount":"0.00"},{"priced":false,"docFeeShown":true,"taxShown":true}],[{"sellingPrice":"31250.75","docFee":"-0.01","taxAmount":"0.01"},{"priced":true,"docFeeShown":false,"taxShown":true}],[{"sellingPrice":"99000.00","docFee":"1250.50","taxAmount":"-0.01"},{"priced":true,"docFeeShown":true,"taxShown":false}]]],
    },
  },
  "trade-ins": {
    moves: {
      "appraise": [{"from":["offered"],"to":"appraised"},[],["acv > 0",[[{"acv":"0.01"},true],[{"acv":"0.00"},false]]]],
      "commit": [{"from":["appraised"],"to":"committed"},["customerSignature"]],
      "receive": [{"from":["committed"],"to":"received"},[]],
      "clear-title": [{"from":["received"],"to":"titled"},["titleNumber"]],
      "decline": [{"from":["offered","appraised","committed"],"to":"declined"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-negative-equity": ["payoff > allowance",[[{"payoff":"0.00","allowance":"350.00"},false],[{"payoff":"18000.00","allowance":"18000.00"},false],[{"payoff":"31250.75","allowance":"900.00"},true]]],
    },
    formulas: {
      "compute-equity": ["6225836f",[[{"allowance":"10500.00","payoff":"7400.00"},{"equity":"3100.00","position":"positive"}],[{"allowance":"0.01","payoff":"350.00"},{"equity":"-349.99","position":"negative"}],[{"allowance":"31250.75","payoff":"31250.75"},{"equity":"0.00","position":"positive"}]]],
      "compute-over-allowance": ["72ed672a",[[{"allowance":"10500.00","acv":"9800.00"},{"overAllowance":"700.00","hitToFrontGross":"700.00"}],[{"allowance":"0.01","acv":"0.01"},{"overAllowance":"0.00","hitToFrontGross":"0.00"}]]],
      "compute-tax-credit": ["1f72b6c6",[[{"allowance":"10500.00","taxRatePct":0},{"taxSaved":"0.00"}]]],
    },
  },
  "appraisals": {
    moves: {
      "inspect": [{"from":["requested"],"to":"inspected"},["conditionGrade"]],
      "value": [{"from":["inspected"],"to":"valued"},[],["marketValue > 0",[[{"marketValue":"0.01"},true],[{"marketValue":"0.00"},false]]]],
      "offer": [{"from":["valued"],"to":"offered"},[],["offerAmount > 0",[[{"offerAmount":"0.01"},true],[{"offerAmount":"0.00"},false]]]],
      "win": [{"from":["offered"],"to":"won"},[]],
      "lose": [{"from":["offered"],"to":"lost"},["lostReason"]],
      "expire": [{"from":["requested","inspected","valued","offered"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-open-offers": ["state == 'offered'",[[{"state":"requested"},false],[{"state":"inspected"},false],[{"state":"valued"},false],[{"state":"offered"},true],[{"state":"won"},false],[{"state":"lost"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "build-offer": ["86a50fb6",[[{"marketValue":"24350.00","reconEstimate":"1350.00"},{"offer":"20500.00"}],[{"marketValue":"499.99","reconEstimate":"500.00","targetGross":"500.01","transport":"2000.00"},{"offer":"0.00"}]]],
      "compute-look-to-book": ["8ad28925",[[{"appraised":99,"acquired":99},{"lookToBookPct":100}]]],
    },
  },
  "test-drives": {
    moves: {
      "check-out": [{"from":["scheduled"],"to":"checked-out"},["licenseNumber","plateUsed"]],
      "depart": [{"from":["checked-out"],"to":"on-road"},[]],
      "return-vehicle": [{"from":["on-road"],"to":"returned"},[]],
      "complete": [{"from":["returned"],"to":"completed"},["feedback"]],
      "cancel": [{"from":["scheduled"],"to":"cancelled"},["reason"]],
      "no-show": [{"from":["scheduled"],"to":"no-showed"},[]],
    },
    updates: {},
    narrowings: {
      "list-on-road": ["state == 'on-road'",[[{"state":"scheduled"},false],[{"state":"checked-out"},false],[{"state":"on-road"},true],[{"state":"returned"},false],[{"state":"completed"},false],[{"state":"cancelled"},false],[{"state":"no-showed"},false]]],
    },
    formulas: {
      "check-demo-eligibility": ["1de41833",[[{"licenseNumber":"LI-73256","insuranceOnFile":true,"driverAge":3},{"licensed":true,"insured":true,"ofAge":false}],[{"licenseNumber":"xxxx","insuranceOnFile":false,"driverAge":18},{"licensed":false,"insured":false,"ofAge":true}],[{"licenseNumber":"xxxxx","insuranceOnFile":false,"driverAge":19},{"licensed":true,"insured":false,"ofAge":true}]]],
      "compute-demo-to-close": ["4c1d375",[[{"drives":99,"deals":99},{"closePct":100}]]],
    },
  },
  "showroom-visits": {
    moves: {
      "qualify": [{"from":["greeted"],"to":"qualified"},["interest"]],
      "demo": [{"from":["qualified"],"to":"demoed"},["vin"]],
      "write-up": [{"from":["demoed","qualified"],"to":"written-up"},[]],
      "turn-to-manager": [{"from":["written-up"],"to":"written-up"},["manager"]],
      "sell": [{"from":["written-up"],"to":"sold"},["dealId"]],
      "leave-unsold": [{"from":["greeted","qualified","demoed","written-up"],"to":"left-unsold"},["outcome"]],
    },
    updates: {},
    narrowings: {
      "list-without-manager-turn": ["managerTurned == false",[[{"managerTurned":true},false],[{"managerTurned":false},true]]],
    },
    formulas: {
      "compute-closing-ratio": ["38fe2cc0",[[{"ups":99,"sold":99},{"closingPct":100}]]],
      "compute-floor-funnel": ["d5bee67b",[[{"ups":99,"demos":99,"writeUps":99,"sold":99},{"demoPct":100,"writeUpPct":100,"closePct":100}]]],
    },
  },
  "deposits": {
    moves: {
      "capture": [{"from":["authorized"],"to":"captured"},[],["amount > 0",[[{"amount":"0.01"},true],[{"amount":"0.00"},false]]]],
      "void": [{"from":["authorized"],"to":"voided"},[]],
      "apply": [{"from":["captured"],"to":"applied"},["dealId"]],
      "refund": [{"from":["captured"],"to":"refunded"},[],["refundable == true",[[{"refundable":true},true],[{"refundable":false},false]]]],
      "forfeit": [{"from":["captured"],"to":"forfeited"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unapplied": ["state == 'captured'",[[{"state":"authorized"},false],[{"state":"captured"},true],[{"state":"applied"},false],[{"state":"refunded"},false],[{"state":"forfeited"},false],[{"state":"voided"},false]]],
    },
    formulas: {
      "compute-refund": ["e9a58a36",[[{"amount":"500.00","refundable":true},{"refund":"500.00","retained":"0.00"}],[{"amount":"0.01","refundable":true,"restockFee":"31250.75"},{"refund":"0.00","retained":"0.01"}],[{"amount":"350.00","refundable":false},{"refund":"0.00","retained":"350.00"}]]],
      "check-cash-limit": ["adb9016a",[[{"amount":"500.00","method":"card"},{"positive":true,"underCashReport":true}],[{"amount":"10000.01","method":"cash"},{"positive":true,"underCashReport":false}],[{"amount":"0.01","method":"cash"},{"positive":true,"underCashReport":true}],[{"amount":"0.00","method":"abc"},{"positive":false,"underCashReport":true}],[{"amount":"10000.00","method":"cash"},{"positive":true,"underCashReport":true}]]],
    },
  },
  "buyers-orders": {
    moves: {
      "review": [{"from":["prepared"],"to":"reviewed"},[],["cashPrice > 0",[[{"cashPrice":"0.01"},true],[{"cashPrice":"0.00"},false]]]],
      "sign": [{"from":["reviewed"],"to":"signed"},["signedOn"]],
      "countersign": [{"from":["signed"],"to":"countersigned"},["manager"]],
      "fulfill": [{"from":["countersigned"],"to":"fulfilled"},[]],
      "cancel": [{"from":["prepared","reviewed","signed"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-countersignature": ["state == 'signed'",[[{"state":"prepared"},false],[{"state":"reviewed"},false],[{"state":"signed"},true],[{"state":"countersigned"},false],[{"state":"cancelled"},false],[{"state":"fulfilled"},false]]],
    },
    formulas: {
      "compute-balance-due": ["7e63acf6",[[{"cashPrice":"27995.00","docFee":"150.00","salesTax":"1749.69","titleAndRegistration":"108.50"},{"total":"30003.19","balanceDue":"30003.19"}],[{"cashPrice":"0.00","docFee":"150.00","salesTax":"1749.69","titleAndRegistration":"1250.50","tradeDifference":"49.95","deposit":"900.00"},{"total":"3150.19","balanceDue":"2200.24"}]]],
      "compute-sales-tax": ["4e550c07",[[{"cashPrice":"27995.00","taxRatePct":-0.5},{"taxable":"27995.00","tax":"-139.98"}],[{"cashPrice":"0.01","tradeDifference":"100.00","taxRatePct":100,"tradeCredit":false},{"taxable":"0.01","tax":"0.01"}],[{"cashPrice":"31250.75","tradeDifference":"99.99","taxRatePct":6.49,"tradeCredit":true},{"taxable":"31150.76","tax":"2021.68"}]]],
      "validate-totals": ["c7b424ce",[[{"cashPrice":"27995.00","salesTax":"1749.69","docFee":"150.00"},{"pricePositive":true,"taxNotNegative":true,"docFeeReasonable":true}],[{"cashPrice":"0.01","salesTax":"0.01","docFee":"1500.01"},{"pricePositive":true,"taxNotNegative":true,"docFeeReasonable":false}],[{"cashPrice":"0.00","salesTax":"0.00","docFee":"900.00"},{"pricePositive":false,"taxNotNegative":true,"docFeeReasonable":true}],[{"cashPrice":"31250.75","salesTax":"31250.75","docFee":"1500.00"},{"pricePositive":true,"taxNotNegative":true,"docFeeReasonable":true}],[{"cashPrice":"99000.00","salesTax":"-0.01","docFee":"1500.01"},{"pricePositive":true,"taxNotNegative":false,"docFeeReasonable":false}]]],
    },
  },
  "deliveries": {
    moves: {
      "complete-prep": [{"from":["scheduled"],"to":"prepped"},[]],
      "mark-ready": [{"from":["prepped"],"to":"ready"},["odometerOut"]],
      "dispatch": [{"from":["ready"],"to":"en-route"},[]],
      "deliver": [{"from":["ready","en-route"],"to":"delivered"},["recipient"]],
      "accept": [{"from":["delivered"],"to":"accepted"},[]],
      "refuse": [{"from":["delivered"],"to":"refused"},["reason"]],
      "cancel": [{"from":["scheduled","prepped","ready"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-ready": ["state == 'ready'",[[{"state":"scheduled"},false],[{"state":"prepped"},false],[{"state":"ready"},true],[{"state":"en-route"},false],[{"state":"delivered"},false],[{"state":"accepted"},false],[{"state":"refused"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "price-home-delivery": ["22fd69ab",[[{"miles":-1},{"fee":"0.00"}],[{"miles":60},{"fee":"92.50"}],[{"miles":74,"freeMiles":74,"perMile":-0.5},{"fee":"0.00"}]]],
    },
  },
  "spot-deliveries": {
    moves: {
      "submit-package": [{"from":["released"],"to":"awaiting-approval"},[],["agreementSigned == true",[[{"agreementSigned":true},true],[{"agreementSigned":false},false]]]],
      "approve": [{"from":["awaiting-approval"],"to":"approved"},["lender"]],
      "recontract": [{"from":["awaiting-approval"],"to":"recontracted"},["newTerms"]],
      "recall-vehicle": [{"from":["released","awaiting-approval"],"to":"recalled"},["reason"]],
      "convert-to-cash": [{"from":["released","awaiting-approval"],"to":"converted-to-cash"},[]],
    },
    updates: {},
    narrowings: {
      "list-past-deadline": ["approvalDeadline < today",[[{"approvalDeadline":"2024-02-29"},true],[{"approvalDeadline":"2026-03-20"},false]]],
    },
    formulas: {
      "compute-payment-change": ["a69a525f",[[{"financed":"0.00","quotedAprPct":6.9,"newAprPct":0,"termMonths":0},null],[{"financed":"350.00","quotedAprPct":100,"newAprPct":3.9,"termMonths":12},{"quoted":"47.25","revised":"29.79","change":"-17.46"}]]],
      "count-days-at-risk": ["ca329de8",[[{"releasedOn":"2026-03-06"},{"daysAtRisk":14}]]],
      "check-conditional-terms": ["5379a100",[[{"agreementSigned":true,"approvalDeadline":"2027-05-10","releasedOn":"2026-03-06"},{"signed":true,"deadlineSet":true}],[{"agreementSigned":false,"approvalDeadline":"2026-04-19","releasedOn":"2026-04-19"},{"signed":false,"deadlineSet":true}],[{"agreementSigned":false,"approvalDeadline":"2026-03-13","releasedOn":"2027-03-20"},{"signed":false,"deadlineSet":false}]]],
    },
  },
  "we-owes": {
    moves: {
      "schedule": [{"from":["owed"],"to":"scheduled"},["appointmentId"]],
      "start": [{"from":["scheduled"],"to":"in-progress"},[]],
      "fulfill": [{"from":["in-progress","scheduled"],"to":"fulfilled"},["actualCost"]],
      "expire": [{"from":["owed","scheduled"],"to":"expired"},[]],
      "forgive": [{"from":["owed","scheduled"],"to":"forgiven"},["customerSignature"]],
    },
    updates: {},
    narrowings: {
      "list-past-due": ["dueOn < today",[[{"dueOn":"2024-02-29"},true],[{"dueOn":"2026-03-20"},false]]],
    },
    formulas: {
      "accrue-liability": ["2553f875",[[{"openCosts":["0.00","0.00"]},{"openItems":2,"accrued":"0.00"}],[{"openCosts":["900.00","99000.00","0.00"]},{"openItems":3,"accrued":"99900.00"}]]],
      "compute-cost-overrun": ["a87af12",[[{"estimatedCost":"215.00","actualCost":"198.40"},{"overrun":"-16.60"}]]],
    },
  },
};
