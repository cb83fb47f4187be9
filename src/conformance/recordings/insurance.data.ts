/** Recorded results of the insurance families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const insurance: Readonly<Record<string, Recording>> = {
  "insurance-quotes": {
    moves: {
      "post-quote": [{"from":["requested"],"to":"quoted"},[],["premiumSixMonth > 0",[[{"premiumSixMonth":"0.01"},true],[{"premiumSixMonth":"0.00"},false]]]],
      "requote": [{"from":["quoted"],"to":"quoted"},["changeNote"]],
      "bind": [{"from":["quoted"],"to":"bound"},[],["validThrough >= today",[[{"validThrough":"2024-02-29"},false],[{"validThrough":"2026-03-20"},true]]]],
      "decline": [{"from":["requested","quoted"],"to":"declined"},["reason"]],
      "expire": [{"from":["quoted"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-open": ["state == 'quoted'",[[{"state":"requested"},false],[{"state":"quoted"},true],[{"state":"bound"},false],[{"state":"expired"},false],[{"state":"declined"},false]]],
    },
    formulas: {
      "compute-monthly-premium": ["87ce0a17",[[{"premiumSixMonth":"684.00"},{"monthly":"119.00","payInFull":"629.28"}]]],
      "compare-deductibles": ["595cf09e",[[{},{"saving":"87.00","breakEvenYears":2.873563}]]],
    },
  },
  "insurance-policies": {
    moves: {
      "make-effective": [{"from":["bound"],"to":"in-force"},[],["effectiveOn <= today",[[{"effectiveOn":"2024-02-29"},true],[{"effectiveOn":"2026-03-20"},true],[{"effectiveOn":"2026-03-21"},false]]]],
      "warn-of-lapse": [{"from":["in-force","reinstated"],"to":"lapse-pending"},[]],
      "cure-lapse": [{"from":["lapse-pending"],"to":"in-force"},["paymentReference"]],
      "lapse": [{"from":["lapse-pending"],"to":"lapsed"},[]],
      "reinstate": [{"from":["lapsed"],"to":"reinstated"},["paymentReference"]],
      "cancel": [{"from":["bound","in-force","reinstated"],"to":"cancelled"},["reason"]],
      "expire": [{"from":["in-force","reinstated"],"to":"expired"},[],["expiresOn <= today",[[{"expiresOn":"2024-02-29"},true],[{"expiresOn":"2026-03-20"},true],[{"expiresOn":"2026-03-21"},false]]]],
    },
    updates: {},
    narrowings: {
      "list-lapsing": ["state == 'lapse-pending'",[[{"state":"bound"},false],[{"state":"in-force"},false],[{"state":"lapse-pending"},true],[{"state":"lapsed"},false],[{"state":"reinstated"},false],[{"state":"cancelled"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "compute-unearned-premium": ["2b4bca7b",[[{"premium":"1368.00","effectiveOn":"2026-03-08","expiresOn":"2027-05-12","cancelledOn":"2024-02-29"},{"unearned":"1368.00"}],[{"premium":"1368.00","effectiveOn":"2026-03-20","expiresOn":"2026-01-31","cancelledOn":"2026-01-31"},{"unearned":"0.00"}],[{"premium":"1.01","effectiveOn":"2026-04-20","expiresOn":"2026-03-05","cancelledOn":"2026-02-10"},{"unearned":"-0.51"}]]],
    },
  },
  "coverage-verifications": {
    moves: {
      "receive-binder": [{"from":["requested","deficient"],"to":"binder-received"},[]],
      "verify": [{"from":["binder-received"],"to":"verified"},[],["lossPayeeNamed == true",[[{"lossPayeeNamed":true},true],[{"lossPayeeNamed":false},false]]]],
      "mark-deficient": [{"from":["binder-received"],"to":"deficient"},["missingItems"]],
      "fail": [{"from":["requested","deficient"],"to":"failed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-deficient": ["state == 'deficient'",[[{"state":"requested"},false],[{"state":"binder-received"},false],[{"state":"verified"},false],[{"state":"deficient"},true],[{"state":"failed"},false]]],
    },
    formulas: {
      "check-lender-requirements": ["a43b2804",[[{"collisionDeductible":"750.00","lossPayeeNamed":true},{"deductibleOk":true,"payeeOk":true,"comprehensiveOk":true}],[{"collisionDeductible":"49.95","maxDeductible":"49.95","lossPayeeNamed":false,"comprehensive":false},{"deductibleOk":true,"payeeOk":false,"comprehensiveOk":false}],[{"collisionDeductible":"1000.01","lossPayeeNamed":true},{"deductibleOk":false,"payeeOk":true,"comprehensiveOk":true}]]],
      "compute-binder-gap": ["3cebf79",[[{"binderStartsOn":"2024-02-29","deliveredOn":"2024-02-29"},{"gapDays":0,"covered":true}],[{"binderStartsOn":"2026-03-20","deliveredOn":"2026-03-19"},{"gapDays":1,"covered":false}]]],
    },
  },
  "insurance-claims": {
    moves: {
      "assign": [{"from":["reported","reopened"],"to":"assigned"},["adjuster"]],
      "appraise": [{"from":["assigned"],"to":"appraised"},["estimateId"]],
      "approve": [{"from":["appraised"],"to":"approved"},[]],
      "deny": [{"from":["appraised"],"to":"denied"},["reason"]],
      "request-more-information": [{"from":["approved"],"to":"reopened"},["reason"]],
      "pay": [{"from":["approved"],"to":"paid"},[],["paidAmount > 0",[[{"paidAmount":"0.01"},true],[{"paidAmount":"0.00"},false]]]],
      "close": [{"from":["reported","assigned"],"to":"closed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unassigned": ["state == 'reported'",[[{"state":"reported"},true],[{"state":"assigned"},false],[{"state":"appraised"},false],[{"state":"approved"},false],[{"state":"paid"},false],[{"state":"denied"},false],[{"state":"reopened"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-claim-payment": ["6200ae24",[[{"repairCost":"-0.01","deductible":"500.00"},{"payable":"0.00"}],[{"repairCost":"350.00","deductible":"100.01","faultPct":3.9,"comparative":true},{"payable":"240.24"}],[{"repairCost":"1.01","deductible":"0.00"},{"payable":"1.01"}],[{"repairCost":"31250.75","deductible":"18000.00","comparative":true},{"payable":"13250.75"}]]],
    },
  },
  "total-losses": {
    moves: {
      "declare": [{"from":["evaluating"],"to":"declared"},[],["repairEstimate > 0",[[{"repairEstimate":"0.01"},true],[{"repairEstimate":"0.00"},false]]]],
      "offer": [{"from":["declared","rejected"],"to":"offered"},[],["settlementAmount > 0",[[{"settlementAmount":"0.01"},true],[{"settlementAmount":"0.00"},false]]]],
      "accept": [{"from":["offered"],"to":"accepted"},[]],
      "reject": [{"from":["offered"],"to":"rejected"},["reason"]],
      "settle": [{"from":["accepted"],"to":"settled"},["paymentReference"]],
      "retain-by-owner": [{"from":["offered","accepted"],"to":"owner-retained"},["retentionAmount"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-acceptance": ["state == 'offered'",[[{"state":"evaluating"},false],[{"state":"declared"},false],[{"state":"offered"},true],[{"state":"accepted"},false],[{"state":"settled"},false],[{"state":"owner-retained"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "test-total-loss": ["e0b11100",[[{"repairEstimate":"12480.00","actualCashValue":"14350.00","salvageValue":"3900.00"},{"ratioPct":86.968641,"formulaTotal":true,"thresholdTotal":true}],[{"repairEstimate":"0.00","actualCashValue":"900.00","salvageValue":"900.00","thresholdPct":0},{"ratioPct":0,"formulaTotal":true,"thresholdTotal":true}],[{"repairEstimate":"75.01","actualCashValue":"31250.75","salvageValue":"0.00","thresholdPct":6.49},{"ratioPct":0.240026,"formulaTotal":false,"thresholdTotal":false}]]],
      "compute-settlement": ["172bdbb0",[[{"actualCashValue":"14350.00"},{"settlement":"15336.88","toOwner":"15336.88"}],[{"actualCashValue":"99.99","deductible":"1250.50","salvageRetained":"6.26","loanPayoff":"1250.50"},{"settlement":"-1060.52","toOwner":"0.00"}]]],
    },
  },
  "subrogations": {
    moves: {
      "send-demand": [{"from":["opened"],"to":"demanded"},[],["demandAmount > 0",[[{"demandAmount":"0.01"},true],[{"demandAmount":"0.00"},false]]]],
      "negotiate": [{"from":["demanded"],"to":"negotiating"},[]],
      "file-arbitration": [{"from":["demanded","negotiating"],"to":"in-arbitration"},["filingNumber"]],
      "recover": [{"from":["demanded","negotiating","in-arbitration"],"to":"recovered"},[],["recoveredAmount > 0",[[{"recoveredAmount":"0.01"},true],[{"recoveredAmount":"0.00"},false]]]],
      "close-uncollected": [{"from":["opened","negotiating","in-arbitration"],"to":"closed-uncollected"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-statute-nearing": ["statuteEndsOn <= addDays(today, 30)",[[{"statuteEndsOn":"2026-04-20"},false],[{"statuteEndsOn":"2026-04-19"},true]]],
    },
    formulas: {
      "compute-recovery-expected": ["364c4ed3",[[{"demandAmount":"4150.00","faultPct":80},{"expected":"2822.00"}]]],
      "compute-deductible-share": ["5fadae11",[[{"recoveredAmount":"3320.00","demandAmount":"4150.00","deductible":"0.00"},{"toInsured":"0.00"}],[{"recoveredAmount":"31250.75","demandAmount":"4150.00","deductible":"0.01"},{"toInsured":"0.08"}]]],
    },
  },
  "lender-placed-policies": {
    moves: {
      "send-first-notice": [{"from":["tracking"],"to":"first-notice"},["firstNoticeOn"]],
      "send-second-notice": [{"from":["first-notice"],"to":"second-notice"},["secondNoticeOn"]],
      "place": [{"from":["second-notice"],"to":"placed"},[],["annualPremium > 0",[[{"annualPremium":"0.01"},true],[{"annualPremium":"0.00"},false]]]],
      "cancel-flat": [{"from":["tracking","first-notice","second-notice","placed"],"to":"cancelled-flat"},["proofOfCoverage"]],
      "cancel-pro-rata": [{"from":["placed"],"to":"cancelled-pro-rata"},["proofOfCoverage"]],
      "end": [{"from":["placed"],"to":"ended"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-second-notice": ["state == 'first-notice'",[[{"state":"tracking"},false],[{"state":"first-notice"},true],[{"state":"second-notice"},false],[{"state":"placed"},false],[{"state":"cancelled-flat"},false],[{"state":"cancelled-pro-rata"},false],[{"state":"ended"},false]]],
    },
    formulas: {
      "compute-placed-refund": ["a03115f1",[[{"annualPremium":"1290.00","placedOn":"2026-03-03","coverageProvedOn":"2024-02-29"},{"earnedDays":0,"refund":"1290.00"}],[{"annualPremium":"365.01","placedOn":"2025-03-19","coverageProvedOn":"2026-04-20"},{"earnedDays":397,"refund":"0.00"}]]],
      "compute-payment-impact": ["6a0aa9d4",[[{"annualPremium":"1290.00","remainingMonths":11},{"monthlyAdd":"117.27"}],[{"annualPremium":"1250.50","remainingMonths":24},{"monthlyAdd":"104.21"}]]],
    },
  },
};
