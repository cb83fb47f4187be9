/** Recorded results of the compliance families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const compliance: Readonly<Record<string, Recording>> = {
  "adverse-actions": {
    moves: {
      "draft": [{"from":["identified"],"to":"drafted"},["reasonCodes"]],
      "mail": [{"from":["drafted"],"to":"mailed"},["mailedOn"]],
      "report-returned-mail": [{"from":["drafted"],"to":"returned-mail"},["reason"]],
      "re-mail": [{"from":["returned-mail"],"to":"mailed"},["newAddress"]],
      "suppress": [{"from":["identified","drafted"],"to":"suppressed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unmailed": ["state == 'drafted'",[[{"state":"identified"},false],[{"state":"drafted"},true],[{"state":"mailed"},false],[{"state":"suppressed"},false],[{"state":"returned-mail"},false]]],
    },
    formulas: {
      "compute-notice-deadline": ["43e407a3",[[{"decidedOn":"2026-03-14"},{"mailBy":"2026-04-13","daysLeft":24}]]],
      "check-notice-content": ["4e76a4de",[[{"reasonCodes":"14,38","bureauName":"Meridian Credit Bureau","score":588},{"reasonsGiven":true,"bureauNamed":true,"scoreShown":true}],[{"reasonCodes":"A","bureauName":"AB12","score":1},{"reasonsGiven":true,"bureauNamed":true,"scoreShown":true}],[{"reasonCodes":"","bureauName":"x","score":0},{"reasonsGiven":false,"bureauNamed":false,"scoreShown":false}],[{"reasonCodes":"abc","bureauName":"xx","score":12},{"reasonsGiven":true,"bureauNamed":true,"scoreShown":true}]]],
    },
  },
  "ofac-screenings": {
    moves: {
      "post-clear": [{"from":["requested"],"to":"clear"},[],["matchScore < threshold",[[{"matchScore":0.25,"threshold":0},false],[{"matchScore":1,"threshold":1},false],[{"matchScore":1,"threshold":85},true]]]],
      "flag-match": [{"from":["requested"],"to":"potential-match"},[],["matchScore >= threshold",[[{"matchScore":3.9,"threshold":3.9},true],[{"matchScore":0.25,"threshold":85},false]]]],
      "dismiss-match": [{"from":["potential-match"],"to":"false-positive"},["rationale"]],
      "confirm-match": [{"from":["potential-match"],"to":"confirmed-match"},["reviewer"]],
      "block": [{"from":["confirmed-match"],"to":"blocked"},["reportNumber"]],
    },
    updates: {},
    narrowings: {
      "list-potential-matches": ["state == 'potential-match'",[[{"state":"requested"},false],[{"state":"clear"},false],[{"state":"potential-match"},true],[{"state":"false-positive"},false],[{"state":"confirmed-match"},false],[{"state":"blocked"},false]]],
    },
    formulas: {
      "score-name-match": ["dd4128a6",[[{"nameSimilarityPct":99.5,"birthDateMatches":true,"countryMatches":true},{"score":99.65,"review":true}],[{"nameSimilarityPct":100.5,"birthDateMatches":false,"countryMatches":false},{"score":70.35,"review":false}],[{"nameSimilarityPct":100.5,"birthDateMatches":true,"countryMatches":true},{"score":100,"review":true}],[{"nameSimilarityPct":85.5,"birthDateMatches":true,"countryMatches":false},{"score":79.85,"review":false}],[{"nameSimilarityPct":100.5,"birthDateMatches":false,"countryMatches":true},{"score":80.35,"review":false}]]],
    },
  },
  "red-flag-alerts": {
    moves: {
      "investigate": [{"from":["raised"],"to":"investigating"},["analyst"]],
      "mitigate": [{"from":["investigating","escalated"],"to":"mitigated"},["mitigation"]],
      "escalate": [{"from":["investigating"],"to":"escalated"},["reason"]],
      "confirm-fraud": [{"from":["investigating","escalated"],"to":"confirmed-fraud"},["reportNumber"]],
      "dismiss": [{"from":["raised","investigating"],"to":"false-alarm"},["rationale"]],
    },
    updates: {},
    narrowings: {
      "list-high": ["severity == 'high'",[[{"severity":"high"},true],[{"severity":"low"},false]]],
    },
    formulas: {
      "score-identity-risk": ["7ef4f94d",[[{"flagsRaised":99,"highFlags":99,"addressAgeMonths":99},{"score":100}],[{"flagsRaised":-1,"highFlags":-1,"addressAgeMonths":11},{"score":-35}],[{"flagsRaised":1,"highFlags":3,"addressAgeMonths":13},{"score":87}]]],
    },
  },
  "privacy-notices": {
    moves: {
      "deliver": [{"from":["queued","bounced"],"to":"delivered"},["deliveredOn"]],
      "report-bounce": [{"from":["delivered"],"to":"bounced"},["reason"]],
      "acknowledge": [{"from":["delivered"],"to":"acknowledged"},[]],
      "mark-annual-due": [{"from":["delivered","acknowledged"],"to":"annual-due"},[],["annualDueOn <= today",[[{"annualDueOn":"2024-02-29"},true],[{"annualDueOn":"2026-03-20"},true],[{"annualDueOn":"2026-03-21"},false]]]],
      "supersede": [{"from":["delivered","acknowledged"],"to":"superseded"},[]],
    },
    updates: {},
    narrowings: {
      "get-current-for-customer": ["terminal == false",[[{"state":"queued"},true],[{"state":"delivered"},true],[{"state":"acknowledged"},true],[{"state":"bounced"},true],[{"state":"annual-due"},false],[{"state":"superseded"},false]]],
      "list-bounced": ["state == 'bounced'",[[{"state":"queued"},false],[{"state":"delivered"},false],[{"state":"acknowledged"},false],[{"state":"bounced"},true],[{"state":"annual-due"},false],[{"state":"superseded"},false]]],
    },
    formulas: {
      "compute-annual-date": ["b777a0fb",[[{"deliveredOn":"2026-03-08"},{"annualDueOn":"2027-03-08"}]]],
    },
  },
  "consents": {
    moves: {
      "confirm": [{"from":["captured"],"to":"confirmed"},[]],
      "revoke": [{"from":["captured","confirmed"],"to":"revoked"},["revokedAt"]],
      "expire": [{"from":["captured","confirmed"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "get-current-for-channel": ["terminal == false",[[{"state":"captured"},true],[{"state":"confirmed"},true],[{"state":"revoked"},false],[{"state":"expired"},false]]],
      "list-active": ["state == 'confirmed'",[[{"state":"captured"},false],[{"state":"confirmed"},true],[{"state":"revoked"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "check-contact-window": ["3489dbc4",[[{"localHour":7,"channel":"call"},{"afterEight":false,"beforeNine":true}],[{"localHour":21,"channel":"credit-pull"},{"afterEight":true,"beforeNine":false}],[{"localHour":8,"channel":"Sample text that runs to a good length"},{"afterEight":true,"beforeNine":true}],[{"localHour":0,"channel":"email"},{"afterEight":true,"beforeNine":true}],[{"localHour":21,"channel":"email"},{"afterEight":true,"beforeNine":true}]]],
      "check-evidence": ["ff2f394c",[[{"evidence":"web form 8841","grantedAt":"2026-03-10T17:30:00Z"},{"evidenceHeld":true,"timestamped":true}],[{"evidence":"xxx","grantedAt":"2026-02-10T00:00:00Z"},{"evidenceHeld":true,"timestamped":true}],[{"evidence":"xx","grantedAt":"2026-03-19T23:57:00Z"},{"evidenceHeld":false,"timestamped":true}]]],
      "compute-opt-in-rate": ["386c721f",[[{"asked":99,"granted":99},{"optInPct":100,"netPct":100}],[{"asked":1,"granted":3,"revoked":100},{"optInPct":300,"netPct":-9700}]]],
    },
  },
  "safeguards-incidents": {
    moves: {
      "triage": [{"from":["detected"],"to":"triaged"},["qualifiedIndividual"]],
      "contain": [{"from":["triaged"],"to":"contained"},[]],
      "eradicate": [{"from":["contained"],"to":"eradicated"},[]],
      "notify": [{"from":["eradicated","contained"],"to":"notified"},["noticeReference"]],
      "close": [{"from":["eradicated","notified"],"to":"closed"},["rootCause"]],
      "dismiss": [{"from":["detected","triaged"],"to":"false-alarm"},["rationale"]],
    },
    updates: {},
    narrowings: {
      "list-notice-due": ["noticeDueOn <= today",[[{"noticeDueOn":"2024-02-29"},true],[{"noticeDueOn":"2026-03-20"},true],[{"noticeDueOn":"2026-03-21"},false]]],
    },
    formulas: {
      "test-notice-threshold": ["fa216048",[[{"recordsAffected":640,"encrypted":false},{"noticeRequired":true}],[{"recordsAffected":500,"encrypted":false},{"noticeRequired":true}],[{"recordsAffected":12500,"encrypted":false,"thresholdRecords":48000},{"noticeRequired":false}]]],
      "compute-notice-clock": ["7cd1a7af",[[{"discoveredOn":"2024-02-29"},{"notifyBy":"2024-03-30"}]]],
    },
  },
  "cash-reportings": {
    moves: {
      "mark-reportable": [{"from":["aggregating"],"to":"reportable"},[],["cashTotal > 10000",[[{"cashTotal":"10000.01"},true],[{"cashTotal":"10000.00"},false]]]],
      "close-below-threshold": [{"from":["aggregating"],"to":"below-threshold"},[],["cashTotal <= 10000",[[{"cashTotal":"10000.01"},false],[{"cashTotal":"10000.00"},true]]]],
      "file": [{"from":["reportable"],"to":"filed"},["filedOn"]],
      "correct": [{"from":["filed"],"to":"corrected"},["reason"]],
      "refile": [{"from":["corrected"],"to":"filed"},[]],
      "notify-customer": [{"from":["filed"],"to":"customer-notified"},["noticeDate"]],
    },
    updates: {},
    narrowings: {
      "list-unfiled": ["state == 'reportable'",[[{"state":"aggregating"},false],[{"state":"reportable"},true],[{"state":"filed"},false],[{"state":"customer-notified"},false],[{"state":"corrected"},false],[{"state":"below-threshold"},false]]],
    },
    formulas: {
      "aggregate-cash": ["5aa0a0bd",[[{"amounts":["10000.00"],"thresholdAmount":"18000.00"},{"total":"10000.00","reportable":false,"over":"0.00"}],[{"amounts":["9999.99","0.00","10000.00","9999.99"]},{"total":"29999.98","reportable":true,"over":"19999.98"}],[{"amounts":["9999.99"],"thresholdAmount":"9999.99"},{"total":"9999.99","reportable":false,"over":"0.00"}]]],
      "compute-filing-deadline": ["a09d1a32",[[{"receivedOn":"2026-03-08"},{"fileBy":"2026-03-23"}]]],
    },
  },
  "buyers-guides": {
    moves: {
      "post": [{"from":["prepared","revised"],"to":"posted"},["postedOn"]],
      "revise": [{"from":["posted"],"to":"revised"},["reason"]],
      "hold-signed-copy": [{"from":["posted"],"to":"signed-copy-held"},["customerSignature"]],
      "remove": [{"from":["prepared","posted","revised"],"to":"removed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unposted": ["state == 'prepared'",[[{"state":"prepared"},true],[{"state":"posted"},false],[{"state":"revised"},false],[{"state":"signed-copy-held"},false],[{"state":"removed"},false]]],
    },
    formulas: {
      "check-terms-complete": ["b06e3e",[[{"warrantyType":"as-is","coveragePct":50,"durationDays":30},{"typeChosen":true,"coverageStated":true,"durationStated":true}],[{"warrantyType":"A","coveragePct":0.25,"durationDays":1},{"typeChosen":true,"coverageStated":true,"durationStated":true}],[{"warrantyType":"","coveragePct":0,"durationDays":-1},{"typeChosen":false,"coverageStated":false,"durationStated":false}],[{"warrantyType":"as-is","coveragePct":-0.5,"durationDays":0},{"typeChosen":true,"coverageStated":true,"durationStated":true}],[{"warrantyType":"abc","coveragePct":100,"durationDays":0},{"typeChosen":true,"coverageStated":true,"durationStated":false}]]],
      "split-repair-share": ["10eb73f7",[[{"repairCost":"99.99","coveragePct":50},{"dealerPays":"50.00","buyerPays":"50.00"}]]],
    },
  },
  "ad-reviews": {
    moves: {
      "begin-review": [{"from":["submitted"],"to":"in-review"},["reviewer"]],
      "request-changes": [{"from":["in-review"],"to":"changes-requested"},["findings"]],
      "resubmit": [{"from":["changes-requested"],"to":"in-review"},[]],
      "approve": [{"from":["in-review"],"to":"approved"},[]],
      "publish": [{"from":["approved"],"to":"published"},[]],
      "reject": [{"from":["in-review","changes-requested"],"to":"rejected"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-review": ["state == 'submitted'",[[{"state":"submitted"},true],[{"state":"in-review"},false],[{"state":"changes-requested"},false],[{"state":"approved"},false],[{"state":"published"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "check-trigger-terms": ["257c0a6e",[[{"advertisedPayment":"99000.00","aprPct":6.49,"termMonths":0,"downPayment":"18000.00"},{"paymentHasTerm":false,"paymentHasApr":true,"downDisclosed":true}],[{"advertisedPayment":"31250.75","aprPct":0,"termMonths":3,"downPayment":"0.00"},{"paymentHasTerm":true,"paymentHasApr":true,"downDisclosed":true}],[{"advertisedPayment":"329.00","aprPct":-0.5,"termMonths":0,"downPayment":"-0.01"},{"paymentHasTerm":false,"paymentHasApr":false,"downDisclosed":false}],[{"advertisedPayment":"0.00","aprPct":0,"termMonths":0,"downPayment":"0.01"},{"paymentHasTerm":false,"paymentHasApr":true,"downDisclosed":true}],[{"advertisedPayment":"0.00","aprPct":0,"termMonths":3,"downPayment":"-0.01"},{"paymentHasTerm":true,"paymentHasApr":true,"downDisclosed":false}],[{"advertisedPayment":"329.00","aprPct":0.25,"termMonths":1,"downPayment":"-0.01"},{"paymentHasTerm":true,"paymentHasApr":true,"downDisclosed":false}],[{"advertisedPayment":"0.00","aprPct":-0.5,"termMonths":0,"downPayment":"49.95"},{"paymentHasTerm":false,"paymentHasApr":false,"downDisclosed":true}],[{"advertisedPayment":"0.00","aprPct":-0.5,"termMonths":12500,"downPayment":"0.00"},{"paymentHasTerm":true,"paymentHasApr":false,"downDisclosed":true}]]],
      "check-price-disclosure": ["b7eff63a",[[{"advertisedPrice":"27995.00","docFee":"-0.01","disclosureText":"36-month lease, $2,999 due at signing, 12,000 miles a year, with approved credit"},{"pricePositive":true,"disclosed":true,"feeStated":false}],[{"advertisedPrice":"0.01","docFee":"0.00","disclosureText":"xxxxxxxxxxxxxxxxxxxxx"},{"pricePositive":true,"disclosed":true,"feeStated":true}],[{"advertisedPrice":"0.00","docFee":"20.01","disclosureText":"xxxxxxxxxxxxxxxxxxxx"},{"pricePositive":false,"disclosed":false,"feeStated":true}]]],
    },
  },
  "dealer-licenses": {
    moves: {
      "issue": [{"from":["applied"],"to":"issued"},[]],
      "file-renewal": [{"from":["issued","expired"],"to":"renewal-filed"},["feePaid"]],
      "renew": [{"from":["renewal-filed"],"to":"issued"},[]],
      "lapse": [{"from":["issued"],"to":"expired"},[],["expiresOn < today",[[{"expiresOn":"2024-02-29"},true],[{"expiresOn":"2026-03-20"},false]]]],
      "suspend": [{"from":["issued"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"issued"},[]],
      "revoke": [{"from":["suspended","expired"],"to":"revoked"},["orderNumber"]],
    },
    updates: {},
    narrowings: {
      "list-expiring": ["expiresOn <= addDays(today, 30)",[[{"expiresOn":"2026-04-20"},false],[{"expiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "count-renewal-window": ["35a394f0",[[{"expiresOn":"2027-05-11"},{"opensOn":"2027-03-12","daysLeft":417}]]],
    },
  },
  "complaints": {
    moves: {
      "acknowledge": [{"from":["received"],"to":"acknowledged"},[]],
      "investigate": [{"from":["acknowledged","escalated"],"to":"investigating"},["owner"]],
      "send-response": [{"from":["investigating"],"to":"response-sent"},["responseText"]],
      "resolve": [{"from":["response-sent"],"to":"resolved"},["resolution"]],
      "escalate": [{"from":["investigating","response-sent"],"to":"escalated"},["reason"]],
      "withdraw": [{"from":["received","acknowledged","investigating"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-past-deadline": ["respondBy < today",[[{"respondBy":"2024-02-29"},true],[{"respondBy":"2026-03-20"},false]]],
    },
    formulas: {
      "compute-complaint-rate": ["bad5dad6",[[{"complaints":99,"unitsSold":99},{"perHundred":100}]]],
      "count-response-days": ["700743a4",[[{"receivedOn":"2026-03-11","respondBy":"2026-05-15"},{"ageDays":9,"daysLeft":56}]]],
    },
  },
  "lemon-law-cases": {
    moves: {
      "qualify": [{"from":["opened"],"to":"qualified"},[],["repairAttempts >= 3",[[{"repairAttempts":3},true],[{"repairAttempts":2},false]]]],
      "dismiss": [{"from":["opened","qualified"],"to":"dismissed"},["reason"]],
      "grant-final-attempt": [{"from":["qualified"],"to":"final-attempt"},["noticeDate"]],
      "file-arbitration": [{"from":["qualified","final-attempt"],"to":"in-arbitration"},[]],
      "repurchase": [{"from":["in-arbitration","qualified"],"to":"repurchased"},["refundAmount"]],
      "replace": [{"from":["in-arbitration"],"to":"replaced"},["replacementVin"]],
      "settle": [{"from":["qualified","final-attempt","in-arbitration"],"to":"settled"},["settlementAmount"]],
    },
    updates: {},
    narrowings: {
      "list-qualified": ["state == 'qualified'",[[{"state":"opened"},false],[{"state":"qualified"},true],[{"state":"final-attempt"},false],[{"state":"in-arbitration"},false],[{"state":"repurchased"},false],[{"state":"replaced"},false],[{"state":"settled"},false],[{"state":"dismissed"},false]]],
    },
    formulas: {
      "compute-use-offset": ["f493a8be",[[{"purchasePrice":"34185.00","firstRepairMiles":4200},{"offset":"1196.48","refund":"32988.53"}]]],
      "check-presumption": ["8887c932",[[{"repairAttempts":3,"daysOutOfService":22,"firstRepairMiles":4200},{"attemptsMet":true,"daysMet":false,"earlyEnough":true}],[{"repairAttempts":2,"daysOutOfService":30,"firstRepairMiles":24001},{"attemptsMet":false,"daysMet":true,"earlyEnough":false}],[{"repairAttempts":3,"daysOutOfService":12,"firstRepairMiles":24000},{"attemptsMet":true,"daysMet":false,"earlyEnough":true}]]],
    },
  },
};
