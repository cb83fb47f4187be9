/** Recorded results of the title families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const title: Readonly<Record<string, Recording>> = {
  "titles": {
    moves: {
      "receive": [{"from":["awaited","lost"],"to":"received"},["titleNumber"]],
      "audit": [{"from":["received"],"to":"audited"},[]],
      "assign": [{"from":["audited"],"to":"assigned"},["assignee"]],
      "submit": [{"from":["assigned"],"to":"submitted"},["packetNumber"]],
      "issue": [{"from":["submitted"],"to":"issued"},[]],
      "report-lost": [{"from":["received","audited"],"to":"lost"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-missing": ["state == 'awaited'",[[{"state":"awaited"},true],[{"state":"received"},false],[{"state":"audited"},false],[{"state":"assigned"},false],[{"state":"submitted"},false],[{"state":"issued"},false],[{"state":"lost"},false]]],
    },
    formulas: {
      "age-missing-title": ["eb4be594",[[{"soldOn":"2024-02-29"},{"daysMissing":750,"overLimit":true}],[{"soldOn":"2026-02-18"},{"daysMissing":30,"overLimit":false}],[{"soldOn":"2026-02-17"},{"daysMissing":31,"overLimit":true}]]],
      "check-assignment": ["a955640f",[[{"ownerName":"Casey Morgan","sellerName":"","odometer":-1},{"ownerSigns":false,"mileageStated":false}],[{"ownerName":"abc","sellerName":"A","odometer":1},{"ownerSigns":false,"mileageStated":true}],[{"ownerName":"A","sellerName":"A","odometer":0},{"ownerSigns":true,"mileageStated":false}]]],
    },
  },
  "registrations": {
    moves: {
      "submit": [{"from":["applied"],"to":"submitted"},[],["feePaid > 0",[[{"feePaid":"0.01"},true],[{"feePaid":"0.00"},false]]]],
      "activate": [{"from":["submitted"],"to":"active"},["plateNumber"]],
      "flag-renewal": [{"from":["active"],"to":"renewal-due"},[]],
      "renew": [{"from":["renewal-due","expired"],"to":"active"},["expiresOn"]],
      "lapse": [{"from":["active","renewal-due"],"to":"expired"},[]],
      "cancel": [{"from":["applied","submitted","active"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-renewal-due": ["state == 'renewal-due'",[[{"state":"applied"},false],[{"state":"submitted"},false],[{"state":"active"},false],[{"state":"renewal-due"},true],[{"state":"expired"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-weight-fee": ["ac55f1c0",[[{"grossWeight":4800},{"fee":"80.55"}],[{"grossWeight":101,"baseFee":"51.75","perHundredPounds":0.1},{"fee":"51.95"}]]],
      "prorate-fee": ["5afbbb37",[[{"annualFee":"11.99","monthsRemaining":11},{"prorated":"10.99"}],[{"annualFee":"350.00","monthsRemaining":24},{"prorated":"350.00"}]]],
    },
  },
  "liens": {
    moves: {
      "perfect": [{"from":["pending"],"to":"perfected"},["recordedOn"]],
      "reject": [{"from":["pending"],"to":"rejected"},["reason"]],
      "assign-to-holder": [{"from":["perfected","assigned"],"to":"assigned"},["assignee"]],
      "satisfy": [{"from":["perfected","assigned"],"to":"satisfied"},["paymentReference"]],
      "release": [{"from":["satisfied"],"to":"released"},["releaseNumber"]],
    },
    updates: {},
    narrowings: {
      "get-active-for-vin": ["terminal == false",[[{"state":"pending"},true],[{"state":"perfected"},true],[{"state":"assigned"},true],[{"state":"satisfied"},true],[{"state":"released"},false],[{"state":"rejected"},false]]],
      "list-unreleased": ["state == 'satisfied'",[[{"state":"pending"},false],[{"state":"perfected"},false],[{"state":"assigned"},false],[{"state":"satisfied"},true],[{"state":"released"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "count-release-deadline": ["19755c2c",[[{"satisfiedOn":"2024-02-29"},{"releaseBy":"2024-03-10"}]]],
      "rank-priority": ["48e27e79",[[{"recordedDays":[0,0]},{"earliest":0,"holders":2}],[{"recordedDays":[60,1,2]},{"earliest":60,"holders":3}]]],
    },
  },
  "lien-releases": {
    moves: {
      "acknowledge": [{"from":["requested","overdue"],"to":"acknowledged"},[]],
      "issue": [{"from":["acknowledged"],"to":"issued"},["releaseNumber"]],
      "mark-overdue": [{"from":["requested","acknowledged"],"to":"overdue"},[],["expectedOn < today",[[{"expectedOn":"2024-02-29"},true],[{"expectedOn":"2026-03-20"},false]]]],
      "dispute": [{"from":["acknowledged","overdue"],"to":"disputed"},["reason"]],
      "settle-dispute": [{"from":["disputed"],"to":"acknowledged"},["resolution"]],
      "receive": [{"from":["issued"],"to":"received"},[]],
    },
    updates: {},
    narrowings: {
      "list-overdue": ["state == 'overdue'",[[{"state":"requested"},false],[{"state":"acknowledged"},false],[{"state":"issued"},false],[{"state":"received"},false],[{"state":"overdue"},true],[{"state":"disputed"},false]]],
    },
    formulas: {
      "compute-expected-date": ["1e51db0a",[[{"paidOffOn":"2026-03-08","method":"electronic"},{"waitDays":6,"expectedOn":"2026-03-14"}],[{"paidOffOn":"2026-03-19","method":"xxxxx"},{"waitDays":21,"expectedOn":"2026-04-09"}]]],
      "compute-late-days": ["62a8ff02",[[{"expectedOn":"2026-03-17"},{"lateDays":3}],[{"expectedOn":"2026-03-21","asOf":"2025-12-31"},{"lateDays":0}]]],
    },
  },
  "elt-records": {
    moves: {
      "acknowledge": [{"from":["transmitted"],"to":"acknowledged"},[]],
      "match": [{"from":["acknowledged"],"to":"matched"},["titleNumber"]],
      "raise-error": [{"from":["transmitted","acknowledged"],"to":"error"},["errorCode"]],
      "retransmit": [{"from":["error"],"to":"transmitted"},[]],
      "release": [{"from":["matched"],"to":"released"},["releaseNumber"]],
      "request-paper": [{"from":["matched"],"to":"paper-issued"},["mailingAddress"]],
    },
    updates: {},
    narrowings: {
      "list-errors": ["state == 'error'",[[{"state":"transmitted"},false],[{"state":"acknowledged"},false],[{"state":"matched"},false],[{"state":"error"},true],[{"state":"released"},false],[{"state":"paper-issued"},false]]],
    },
    formulas: {
      "check-state-participation": ["185b9a8e",[[{"titleState":"WA"},{"participates":true,"wellFormed":true}],[{"titleState":"AK"},{"participates":false,"wellFormed":true}]]],
      "compute-cycle-time": ["149d6121",[[{"transmittedOn":"2024-02-29","releasedOn":"2024-02-29"},{"cycleDays":0}]]],
    },
  },
  "temp-tags": {
    moves: {
      "issue": [{"from":["reserved"],"to":"issued"},[]],
      "reissue": [{"from":["issued","reissued"],"to":"reissued"},[],["reissueCount < 2",[[{"reissueCount":2},false],[{"reissueCount":0},true]]]],
      "expire": [{"from":["issued","reissued"],"to":"expired"},[]],
      "void": [{"from":["reserved","issued"],"to":"voided"},["reason"]],
      "surrender": [{"from":["issued","reissued"],"to":"surrendered"},[]],
    },
    updates: {},
    narrowings: {
      "get-active-for-vin": ["terminal == false",[[{"state":"reserved"},true],[{"state":"issued"},true],[{"state":"reissued"},true],[{"state":"expired"},false],[{"state":"voided"},false],[{"state":"surrendered"},false]]],
      "list-expiring": ["expiresOn <= addDays(today, 30)",[[{"expiresOn":"2026-04-20"},false],[{"expiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "compute-expiry": ["f4bee41f",[[{"issuedOn":"2026-03-07"},{"expiresOn":"2026-05-06"}]]],
      "validate-tag-number": ["d0bf6117",[[{"tagNumber":"48A2201","reissueCount":0},{"wellFormed":true,"underLimit":true}],[{"tagNumber":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","reissueCount":2},{"wellFormed":false,"underLimit":false}]]],
    },
  },
  "license-plates": {
    moves: {
      "assign": [{"from":["in-stock"],"to":"assigned"},[]],
      "transfer": [{"from":["assigned","transferred"],"to":"transferred"},["newVin"]],
      "suspend": [{"from":["assigned","transferred"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"assigned"},[]],
      "surrender": [{"from":["assigned","transferred","suspended"],"to":"surrendered"},[]],
      "destroy": [{"from":["in-stock","suspended"],"to":"destroyed"},[]],
    },
    updates: {},
    narrowings: {
      "list-in-stock": ["state == 'in-stock'",[[{"state":"in-stock"},true],[{"state":"assigned"},false],[{"state":"transferred"},false],[{"state":"suspended"},false],[{"state":"surrendered"},false],[{"state":"destroyed"},false]]],
    },
    formulas: {
      "compute-transfer-credit": ["e9b954a",[[{"annualFee":"-0.01","monthsRemaining":-1},{"credit":"0.00"}],[{"annualFee":"12.01","monthsRemaining":13},{"credit":"2.01"}]]],
      "validate-plate-format": ["cc60af89",[[{"plateNumber":"RKL4821","jurisdiction":"AZ"},{"charset":true,"jurisdictionGiven":true}],[{"plateNumber":"abc1234","jurisdiction":"AK"},{"charset":false,"jurisdictionGiven":true}]]],
    },
  },
  "duplicate-titles": {
    moves: {
      "request-documents": [{"from":["applied"],"to":"documents-pending"},["missingItems"]],
      "submit": [{"from":["applied","documents-pending"],"to":"submitted"},["affidavitOn"]],
      "issue": [{"from":["submitted"],"to":"issued"},["newTitleNumber"]],
      "reject": [{"from":["submitted"],"to":"rejected"},["reason"]],
      "resubmit": [{"from":["rejected"],"to":"submitted"},["correction"]],
      "withdraw": [{"from":["applied","documents-pending","rejected"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-documents": ["state == 'documents-pending'",[[{"state":"applied"},false],[{"state":"documents-pending"},true],[{"state":"submitted"},false],[{"state":"issued"},false],[{"state":"rejected"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "compute-fee": ["8798b8aa",[[{},{"fee":"15.00"}],[{"baseFee":"20.00","expedite":true},{"fee":"40.00"}]]],
    },
  },
  "title-brands": {
    moves: {
      "verify": [{"from":["reported"],"to":"verified"},["evidence"]],
      "carry-forward": [{"from":["verified"],"to":"carried-forward"},["newState"]],
      "contest": [{"from":["verified","carried-forward"],"to":"contested"},["reason"]],
      "uphold": [{"from":["contested"],"to":"verified"},[]],
      "remove": [{"from":["contested"],"to":"removed"},["courtOrder"]],
    },
    updates: {},
    narrowings: {
      "list-contested": ["state == 'contested'",[[{"state":"reported"},false],[{"state":"verified"},false],[{"state":"carried-forward"},false],[{"state":"contested"},true],[{"state":"removed"},false]]],
    },
    formulas: {
      "test-salvage-threshold": ["525e5d3a",[[{"repairCost":"74.99","actualCashValue":"74.99"},{"damagePct":100,"salvage":true}],[{"repairCost":"0.00","actualCashValue":"75.01","thresholdPct":0},{"damagePct":0,"salvage":true}],[{"repairCost":"75.01","actualCashValue":"18000.00","thresholdPct":100},{"damagePct":0.416722,"salvage":false}]]],
      "estimate-brand-discount": ["b9b7ebb8",[[{"cleanValue":"44.99","brandCode":"salvage"},{"discountPct":45,"brandedValue":"24.74"}],[{"cleanValue":"75.00","brandCode":"flood"},{"discountPct":50,"brandedValue":"37.50"}],[{"cleanValue":"45.00","brandCode":"rebuilt"},{"discountPct":30,"brandedValue":"31.50"}],[{"cleanValue":"24.99","brandCode":"lemon"},{"discountPct":20,"brandedValue":"19.99"}],[{"cleanValue":"19.99","brandCode":"junk"},{"discountPct":75,"brandedValue":"5.00"}],[{"cleanValue":"29.99","brandCode":"xx"},{"discountPct":25,"brandedValue":"22.49"}]]],
    },
  },
  "title-transfers": {
    moves: {
      "audit": [{"from":["assembled"],"to":"audited"},[]],
      "submit": [{"from":["audited"],"to":"submitted"},["submittedOn"]],
      "flag-deficient": [{"from":["submitted"],"to":"deficient"},["missingItems"]],
      "cure": [{"from":["deficient"],"to":"submitted"},["correction"]],
      "complete": [{"from":["submitted"],"to":"completed"},["newTitleNumber"]],
      "cancel": [{"from":["assembled","audited"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-deficient": ["state == 'deficient'",[[{"state":"assembled"},false],[{"state":"audited"},false],[{"state":"submitted"},false],[{"state":"deficient"},true],[{"state":"completed"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-tax-due": ["1c4f914f",[[{"taxablePrice":"18000.00","toRatePct":100},{"useTax":"18000.00","due":"18000.00"}],[{"taxablePrice":"900.00","toRatePct":0.25,"fromTaxPaid":"99000.00"},{"useTax":"2.25","due":"0.00"}]]],
      "count-filing-deadline": ["53dcba07",[[{"soldOn":"2024-02-29"},{"deadline":"2024-04-01","daysLeft":-718}],[{"soldOn":"2026-05-19","asOf":"2027-03-20"},{"deadline":"2026-06-18","daysLeft":-275}]]],
    },
  },
  "odometer-disclosures": {
    moves: {
      "sign-transferor": [{"from":["prepared"],"to":"transferor-signed"},[]],
      "sign-transferee": [{"from":["transferor-signed"],"to":"completed"},["signedOn"]],
      "flag-discrepancy": [{"from":["prepared","transferor-signed"],"to":"discrepancy-flagged"},["reason"]],
      "resolve-discrepancy": [{"from":["discrepancy-flagged"],"to":"prepared"},["resolution"]],
      "void": [{"from":["prepared","transferor-signed"],"to":"voided"},[]],
    },
    updates: {},
    narrowings: {
      "list-flagged": ["state == 'discrepancy-flagged'",[[{"state":"prepared"},false],[{"state":"transferor-signed"},false],[{"state":"completed"},false],[{"state":"voided"},false],[{"state":"discrepancy-flagged"},true]]],
    },
    formulas: {
      "check-exemption": ["f5add08a",[[{"modelYear":2021},{"ageYears":5,"disclosureRequired":true,"exemptFromYear":2041}],[{"modelYear":10,"saleYear":20},{"ageYears":10,"disclosureRequired":false,"exemptFromYear":20}],[{"modelYear":2011,"saleYear":2027},{"ageYears":16,"disclosureRequired":true,"exemptFromYear":2031}],[{"modelYear":60,"saleYear":21},{"ageYears":-39,"disclosureRequired":true,"exemptFromYear":70}]]],
      "check-signatures": ["61ce8f59",[[{"transferor":"Casey Morgan","transferee":"Harbor Street Motors","odometer":64088},{"differentParties":true,"readingGiven":true}],[{"transferor":"AB12","transferee":"A","odometer":0},{"differentParties":true,"readingGiven":true}],[{"transferor":"A","transferee":"A","odometer":0},{"differentParties":false,"readingGiven":true}],[{"transferor":"","transferee":"abc","odometer":-1},{"differentParties":true,"readingGiven":false}]]],
    },
  },
  "powers-of-attorney": {
    moves: {
      "sign": [{"from":["drafted"],"to":"signed"},[]],
      "record": [{"from":["signed"],"to":"recorded"},[],["notarized == true",[[{"notarized":true},true],[{"notarized":false},false]]]],
      "use": [{"from":["recorded"],"to":"used"},["documentId"]],
      "revoke": [{"from":["signed","recorded"],"to":"revoked"},["reason"]],
      "expire": [{"from":["signed","recorded"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-expiring": ["expiresOn <= addDays(today, 30)",[[{"expiresOn":"2026-04-20"},false],[{"expiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "check-secure-use": ["551f167a",[[{"poaType":"limited","jurisdiction":"IL","notarized":true},{"typed":true,"notarizedIfDurable":true,"jurisdictionGiven":true}],[{"poaType":"x","jurisdiction":"TX","notarized":false},{"typed":true,"notarizedIfDurable":true,"jurisdictionGiven":true}],[{"poaType":"","jurisdiction":"CA","notarized":true},{"typed":false,"notarizedIfDurable":true,"jurisdictionGiven":true}],[{"poaType":"durable","jurisdiction":"TX","notarized":false},{"typed":true,"notarizedIfDurable":false,"jurisdictionGiven":true}]]],
      "count-days-valid": ["1499bf63",[[{"signedOn":"2026-03-11","expiresOn":"2027-05-14"},{"daysValid":429}]]],
    },
  },
};
