/** Recorded results of the data families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const data: Readonly<Record<string, Recording>> = {
  "vin-checks": {
    moves: {
      "accept-structure": [{"from":["received"],"to":"structurally-valid"},[],["vinValid(vin)",[[{"vin":"1HGCM82633A004352"},true],[{"vin":"1HGCM82643A004352"},false]]]],
      "reject": [{"from":["received","structurally-valid"],"to":"rejected"},["reason"]],
      "match-identity": [{"from":["structurally-valid"],"to":"identity-matched"},["claimedMake","claimedYear"]],
      "flag-mismatch": [{"from":["structurally-valid","identity-matched"],"to":"mismatched"},["reason"]],
      "clear": [{"from":["identity-matched"],"to":"cleared"},[]],
    },
    updates: {},
    narrowings: {
      "list-mismatched": ["state == 'mismatched'",[[{"state":"received"},false],[{"state":"structurally-valid"},false],[{"state":"identity-matched"},false],[{"state":"mismatched"},true],[{"state":"cleared"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "validate-check-digit": ["bdc47b72",[[{"vin":"KM8J3CA48PU800476"},{"wellFormed":true,"checkDigitOk":true}],[{"vin":"1HGCM82643A004352"},{"wellFormed":true,"checkDigitOk":false}]]],
      "compute-check-digit": ["58817dd3",[[{"vin":"KM8J3CA48PU800476"},{"expected":"8","supplied":"8","agrees":true}],[{"vin":"ZFF67NFA0D0190000"},{"expected":"1","supplied":"0","agrees":false}]]],
      "decode-model-year": ["cc0913ef",[[{"vin":"KM8J3CA48PU800476"},{"modelYear":2023,"yearCode":"P"}]]],
      "split-segments": ["45e3b7d2",[[{"vin":"KM8J3CA48PU800476"},{"wmi":"KM8","vds":"J3CA48","plantCode":"U","serial":"800476","squish":"KM8J3CA4PU"}]]],
      "decode-build-region": ["34c6855b",[[{"vin":"KM8J3CA48PU800476"},{"region":"South Korea"}]]],
    },
  },
  "build-sheets": {
    moves: {
      "receive": [{"from":["requested"],"to":"received"},["buildDate"]],
      "dispute": [{"from":["received"],"to":"disputed"},["reason"]],
      "reconcile": [{"from":["received","disputed"],"to":"reconciled"},[]],
      "supersede": [{"from":["reconciled"],"to":"superseded"},[]],
    },
    updates: {},
    narrowings: {
      "list-disputed": ["state == 'disputed'",[[{"state":"requested"},false],[{"state":"received"},false],[{"state":"disputed"},true],[{"state":"reconciled"},false],[{"state":"superseded"},false]]],
    },
    formulas: {
      "total-option-msrp": ["8e08da16",[[{"baseMsrp":"1394.99","optionPrices":["1394.99","1394.99"]},{"options":"2789.98","total":"5579.97"}]]],
      "measure-build-age": ["232715b8",[[{"buildDate":"2026-03-14"},{"ageDays":6,"ageMonths":0}]]],
      "validate-option-codes": ["edab7e1c",[[{"optionCodes":"A4X,B7K,P20"},{"present":true,"charset":true}],[{"optionCodes":"A"},{"present":true,"charset":true}],[{"optionCodes":""},{"present":false,"charset":false}]]],
    },
  },
  "window-stickers": {
    moves: {
      "render": [{"from":["drafted"],"to":"rendered"},[],["baseMsrp > 0",[[{"baseMsrp":"0.01"},true],[{"baseMsrp":"0.00"},false]]]],
      "affix": [{"from":["rendered"],"to":"affixed"},["printedOn"]],
      "remove": [{"from":["affixed"],"to":"removed"},["reason"]],
      "void": [{"from":["drafted","rendered"],"to":"voided"},[]],
    },
    updates: {},
    narrowings: {
      "list-affixed": ["state == 'affixed'",[[{"state":"drafted"},false],[{"state":"rendered"},false],[{"state":"affixed"},true],[{"state":"removed"},false],[{"state":"voided"},false]]],
      "list-with-addendum": ["dealerAddendum > 0",[[{"dealerAddendum":"0.01"},true],[{"dealerAddendum":"0.00"},false]]],
    },
    formulas: {
      "total-label-price": ["3d1ea63",[[{"baseMsrp":"31450.00","optionsTotal":"2340.00","destinationCharge":"1395.00"},{"factoryTotal":"35185.00","labelTotal":"35185.00","addendumPct":0}],[{"baseMsrp":"18000.00","optionsTotal":"31250.75","destinationCharge":"99.99","dealerAddendum":"99.99"},{"factoryTotal":"49350.74","labelTotal":"49450.73","addendumPct":0.202611}]]],
      "combine-fuel-economy": ["7b39d1f7",[[{"cityMpg":24,"highwayMpg":30},{"combinedMpg":26}],[{"cityMpg":12,"highwayMpg":24},{"combinedMpg":15}]]],
      "estimate-annual-fuel-cost": ["c3ffc993",[[{"cityMpg":24,"highwayMpg":30},{"gallons":568.75,"annualCost":"1962.19"}]]],
      "check-required-panels": ["c4be3bdf",[[{"baseMsrp":"31450.00","destinationCharge":"1395.00","cityMpg":24,"highwayMpg":30},{"pricePanel":true,"deliveryPanel":true,"economyPanel":true}],[{"baseMsrp":"0.01","destinationCharge":"0.00","cityMpg":2,"highwayMpg":2},{"pricePanel":true,"deliveryPanel":true,"economyPanel":true}],[{"baseMsrp":"0.00","destinationCharge":"900.00","cityMpg":0,"highwayMpg":12500},{"pricePanel":false,"deliveryPanel":true,"economyPanel":false}],[{"baseMsrp":"900.00","destinationCharge":"1250.50","cityMpg":1,"highwayMpg":1},{"pricePanel":true,"deliveryPanel":true,"economyPanel":true}],[{"baseMsrp":"1250.50","destinationCharge":"900.00","cityMpg":48000,"highwayMpg":0},{"pricePanel":true,"deliveryPanel":true,"economyPanel":false}],[{"baseMsrp":"31450.00","destinationCharge":"-0.01","cityMpg":24,"highwayMpg":12500},{"pricePanel":true,"deliveryPanel":false,"economyPanel":true}]]],
    },
  },
  "history-reports": {
    moves: {
      "post-results": [{"from":["ordered"],"to":"returned"},["ownerCount"]],
      "review": [{"from":["returned"],"to":"reviewed"},[]],
      "dispute": [{"from":["returned","reviewed"],"to":"disputed"},["reason"]],
      "amend": [{"from":["disputed"],"to":"amended"},[]],
      "accept-amendment": [{"from":["amended"],"to":"reviewed"},[]],
      "expire": [{"from":["returned","reviewed","amended"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-branded": ["brandCount > 0",[[{"brandCount":1},true],[{"brandCount":0},false]]],
      "list-awaiting-review": ["state == 'returned'",[[{"state":"ordered"},false],[{"state":"returned"},true],[{"state":"reviewed"},false],[{"state":"disputed"},false],[{"state":"amended"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "score-history": ["9cd712b1",[[{"accidentCount":1,"ownerCount":2,"brandCount":0},{"score":84,"grade":"B"}],[{"accidentCount":0,"ownerCount":2,"brandCount":4},{"score":0,"grade":"D"}],[{"accidentCount":3,"ownerCount":4,"brandCount":0},{"score":52,"grade":"C"}],[{"accidentCount":5,"ownerCount":12,"brandCount":-1},{"score":36,"grade":"D"}],[{"accidentCount":2,"ownerCount":1,"brandCount":0},{"score":76,"grade":"B"}]]],
      "measure-mileage-pace": ["709de798",[[{"lastOdometer":66053,"inServiceOn":"2024-02-29"},{"annualMiles":32146,"band":"high"}],[{"lastOdometer":2,"inServiceOn":"2027-03-19"},{"annualMiles":730,"band":"low"}],[{"lastOdometer":10000,"inServiceOn":"2026-03-20","asOf":"2027-03-19"},{"annualMiles":10027,"band":"average"}],[{"lastOdometer":366,"inServiceOn":"2026-03-13"},{"annualMiles":19084,"band":"high"}],[{"lastOdometer":10001,"inServiceOn":"2025-03-20"},{"annualMiles":10001,"band":"average"}]]],
    },
  },
  "odometer-readings": {
    moves: {
      "mark-consistent": [{"from":["recorded"],"to":"consistent"},[],["miles >= priorMiles",[[{"miles":66061,"priorMiles":31500},true],[{"miles":12500,"priorMiles":12500},true],[{"miles":1,"priorMiles":31500},false]]]],
      "flag-suspect": [{"from":["recorded","consistent"],"to":"suspect"},["reason"]],
      "correct": [{"from":["suspect"],"to":"corrected"},[]],
      "confirm-rollback": [{"from":["suspect"],"to":"rollback-confirmed"},[]],
      "accept": [{"from":["consistent"],"to":"accepted"},[]],
    },
    updates: {},
    narrowings: {
      "list-suspect": ["state == 'suspect'",[[{"state":"recorded"},false],[{"state":"consistent"},false],[{"state":"suspect"},true],[{"state":"corrected"},false],[{"state":"rollback-confirmed"},false],[{"state":"accepted"},false]]],
    },
    formulas: {
      "convert-kilometers": ["8f896b36",[[{"kilometers":1.109344},{"miles":1}]]],
      "project-mileage": ["c1261f78",[[{"miles":66061,"readOn":"2026-03-07"},{"projected":66488}],[{"miles":12,"readOn":"2026-03-05","asOf":"2026-04-19"},{"projected":1491}]]],
      "compute-daily-rate": ["2c03630b",[[{"miles":66061,"priorMiles":31500,"priorReadOn":"2025-03-02","readOn":"2026-03-07"},{"dailyMiles":93.408108,"annualized":34094}],[{"miles":3,"priorMiles":12500,"priorReadOn":"2026-03-18","readOn":"2026-03-20"},{"dailyMiles":-6248.5,"annualized":-2280702}],[{"miles":2,"priorMiles":364,"priorReadOn":"2029-07-01","readOn":"2027-03-20"},{"dailyMiles":-362,"annualized":-132130}]]],
      "validate-progression": ["5b28d1d1",[[{"miles":66061,"priorMiles":31500,"priorReadOn":"2025-03-02","readOn":"2026-03-07"},{"increasing":true,"dated":true,"plausible":true}],[{"miles":400,"priorMiles":400,"priorReadOn":"2025-12-31","readOn":"2025-12-31"},{"increasing":true,"dated":true,"plausible":true}],[{"miles":401,"priorMiles":0,"priorReadOn":"2026-02-10","readOn":"2026-01-31"},{"increasing":true,"dated":false,"plausible":false}],[{"miles":399,"priorMiles":400,"priorReadOn":"2026-03-18","readOn":"2026-03-19"},{"increasing":false,"dated":true,"plausible":true}]]],
    },
  },
  "valuations": {
    moves: {
      "post-value": [{"from":["requested"],"to":"valued"},["value"]],
      "challenge": [{"from":["valued","revised"],"to":"challenged"},["reason"]],
      "revise": [{"from":["challenged"],"to":"revised"},[]],
      "accept": [{"from":["valued","revised"],"to":"accepted"},[]],
      "expire": [{"from":["valued","revised","challenged"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-expiring": ["expiresOn <= addDays(today, 30)",[[{"expiresOn":"2026-04-20"},false],[{"expiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "adjust-for-mileage": ["1a835cf2",[[{"baseValue":"99.99","odometer":30006},{"adjustment":"479.52","adjusted":"579.51"}],[{"baseValue":"8.00","odometer":36001,"centsPerMile":36000.5},{"adjustment":"-360.01","adjusted":"0.00"}]]],
      "adjust-for-condition": ["c1a99cbc",[[{"baseValue":"1.03","condition":"excellent"},{"factor":1.04,"adjusted":"1.07"}],[{"baseValue":"0.91","condition":"rough"},{"factor":0.78,"adjusted":"0.71"}],[{"baseValue":"49.95","condition":"fair"},{"factor":0.91,"adjusted":"45.45"}],[{"baseValue":"99000.00","condition":"good"},{"factor":1,"adjusted":"99000.00"}],[{"baseValue":"350.00","condition":"abc"},{"factor":1,"adjusted":"350.00"}]]],
      "blend-guides": ["74c9df3a",[[{"guideValues":["99.99","99.99"]},{"blended":"99.99","low":"99.99","high":"99.99","spreadPct":0}],[{"guideValues":["100.00","1250.50","0.00","99000.00"]},{"blended":"25087.63","low":"0.00","high":"99000.00","spreadPct":394.616868}]]],
      "depreciate-forward": ["82ec79cb",[[{"value":"23850.00"},{"future":"20384.23","loss":"3465.77"}]]],
    },
  },
  "market-comparables": {
    moves: {
      "include": [{"from":["captured","excluded"],"to":"included"},[]],
      "exclude": [{"from":["captured","included","adjusted"],"to":"excluded"},["reason"]],
      "adjust": [{"from":["included"],"to":"adjusted"},[]],
      "mark-stale": [{"from":["captured","included","excluded","adjusted"],"to":"stale"},[]],
    },
    updates: {},
    narrowings: {
      "list-sold": ["sold == true",[[{"sold":true},true],[{"sold":false},false]]],
    },
    formulas: {
      "adjust-comparable": ["5f6f533b",[[{"askingPrice":"24350.00","odometer":56020,"subjectOdometer":99},{"adjusted":"28823.68"}],[{"askingPrice":"0.01","odometer":2,"subjectOdometer":0,"centsPerMile":-0.5,"trimDelta":"99000.00"},{"adjusted":"99000.00"}]]],
      "rank-price-position": ["46209d18",[[{"subjectPrice":"99.99","prices":["99.99","99.99"]},{"marketAverage":"99.99","priceToMarketPct":100,"rating":"fair"}],[{"subjectPrice":"100.01","prices":["95.00","98.99"]},{"marketAverage":"97.00","priceToMarketPct":103.108408,"rating":"high"}],[{"subjectPrice":"95.00","prices":["99.99"]},{"marketAverage":"99.99","priceToMarketPct":95.009501,"rating":"good"}],[{"subjectPrice":"94.99","prices":["100.00"]},{"marketAverage":"100.00","priceToMarketPct":94.99,"rating":"great"}]]],
      "average-set": ["e70b99c7",[[{"prices":["0.00","0.00"]},{"average":"0.00","low":"0.00","high":"0.00","size":2}],[{"prices":["350.00","31250.75","350.00"]},{"average":"10650.25","low":"350.00","high":"31250.75","size":3}]]],
      "weight-by-distance": ["c4e8928",[[{"askingPrice":"24350.00","distanceMiles":38},{"weight":0.568182,"contribution":"13835.23"}]]],
    },
  },
  "market-supplies": {
    moves: {
      "publish": [{"from":["measured"],"to":"published"},[],["soldUnits > 0",[[{"soldUnits":1},true],[{"soldUnits":0},false]]]],
      "put-on-watch": [{"from":["published"],"to":"watch"},[]],
      "clear-watch": [{"from":["watch"],"to":"published"},[]],
      "supersede": [{"from":["measured","published","watch"],"to":"superseded"},[]],
    },
    updates: {},
    narrowings: {
      "list-on-watch": ["state == 'watch'",[[{"state":"measured"},false],[{"state":"published"},false],[{"state":"watch"},true],[{"state":"superseded"},false]]],
    },
    formulas: {
      "compute-days-supply": ["c167fa21",[[{"activeUnits":420,"soldUnits":310,"lookbackDays":45},{"dailyRate":6.888889,"daysSupply":60.967742,"signal":"balanced"}],[{"activeUnits":71,"soldUnits":1,"lookbackDays":1},{"dailyRate":1,"daysSupply":71,"signal":"heavy"}],[{"activeUnits":2,"soldUnits":69,"lookbackDays":35},{"dailyRate":1.971429,"daysSupply":1.014493,"signal":"tight"}],[{"activeUnits":70,"soldUnits":70,"lookbackDays":36},{"dailyRate":1.944444,"daysSupply":36,"signal":"balanced"}]]],
      "convert-turn-to-supply": ["fc1fbd9a",[[{"annualTurns":364.5},{"daysSupply":1.001372}]]],
      "compute-sell-through": ["512ccfbf",[[{"soldUnits":310,"activeUnits":420},{"sellThroughPct":42.465753}]]],
      "project-units-needed": ["94d60272",[[{"soldUnits":310,"lookbackDays":45,"activeUnits":420},{"needed":0}],[{"soldUnits":365,"lookbackDays":2,"activeUnits":12},{"needed":8201}]]],
    },
  },
  "residual-values": {
    moves: {
      "approve": [{"from":["proposed"],"to":"approved"},[],["residualPct > 0",[[{"residualPct":0.5},true],[{"residualPct":0},false]]]],
      "make-effective": [{"from":["approved"],"to":"effective"},[]],
      "withdraw": [{"from":["proposed","approved"],"to":"withdrawn"},["reason"]],
      "expire": [{"from":["effective"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-effective": ["state == 'effective'",[[{"state":"proposed"},false],[{"state":"approved"},false],[{"state":"effective"},true],[{"state":"withdrawn"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "compute-residual-amount": ["9b1e04c2",[[{"msrp":"34185.00","residualPct":58},{"residual":"19827.30","depreciation":"14357.70"}]]],
      "adjust-for-miles": ["412d896",[[{"residualPct":58,"annualMiles":12000},{"adjustedPct":58}],[{"residualPct":11999.5,"annualMiles":12001},{"adjustedPct":11997.5}],[{"residualPct":-0.5,"annualMiles":15001},{"adjustedPct":-5.5}],[{"residualPct":10000.5,"annualMiles":24},{"adjustedPct":10001.5}],[{"residualPct":10000,"annualMiles":10001},{"adjustedPct":10000}]]],
      "compare-to-market": ["b498357",[[{"residual":"0.00","marketValue":"0.00"},{"equity":"0.00","position":"under-residual"}],[{"residual":"0.01","marketValue":"18000.00"},{"equity":"17999.99","position":"in-the-money"}]]],
      "price-excess-miles": ["33e4ccac",[[{"milesDriven":3,"allowedMiles":48000},{"excess":0,"charge":"0.00"}],[{"milesDriven":12500,"allowedMiles":24},{"excess":12476,"charge":"3119.00"}]]],
    },
  },
  "vehicle-configurations": {
    moves: {
      "price": [{"from":["started"],"to":"priced"},[],["basePrice > 0",[[{"basePrice":"0.01"},true],[{"basePrice":"0.00"},false]]]],
      "flag-conflict": [{"from":["started","priced"],"to":"conflicted"},["conflictCode"]],
      "resolve-conflict": [{"from":["conflicted"],"to":"priced"},[]],
      "save": [{"from":["priced"],"to":"saved"},[]],
      "convert-to-order": [{"from":["saved"],"to":"converted"},["orderId"]],
      "abandon": [{"from":["started","priced","conflicted","saved"],"to":"abandoned"},[]],
    },
    updates: {},
    narrowings: {
      "list-saved": ["state == 'saved'",[[{"state":"started"},false],[{"state":"priced"},false],[{"state":"conflicted"},false],[{"state":"saved"},true],[{"state":"converted"},false],[{"state":"abandoned"},false]]],
    },
    formulas: {
      "price-configuration": ["ffb65d04",[[{"basePrice":"31450.00","packagePrice":"2340.00"},{"subtotal":"33790.00","msrp":"35185.00"}],[{"basePrice":"1395.00","packagePrice":"99000.00","colorUpcharge":"0.01","destinationCharge":"1395.00"},{"subtotal":"100395.01","msrp":"101790.01"}]]],
      "estimate-invoice": ["941f1612",[[{"basePrice":"31450.00","packagePrice":"2340.00"},{"invoice":"31692.40"}]]],
      "validate-selection": ["94a1a504",[[{"trim":"SEL","basePrice":"31450.00","packages":"PREM-1,TOW-2"},{"trimChosen":true,"priced":true,"packagesListed":true}],[{"trim":"","basePrice":"0.01","packages":"A"},{"trimChosen":false,"priced":true,"packagesListed":true}],[{"trim":"A","basePrice":"0.00","packages":""},{"trimChosen":true,"priced":false,"packagesListed":false}]]],
    },
  },
  "equipment-packages": {
    moves: {
      "open-ordering": [{"from":["planned"],"to":"orderable"},[],["retailPrice > 0",[[{"retailPrice":"0.01"},true],[{"retailPrice":"0.00"},false]]]],
      "constrain": [{"from":["orderable"],"to":"constrained"},["reason"]],
      "lift-constraint": [{"from":["constrained"],"to":"orderable"},[]],
      "retire": [{"from":["planned","orderable","constrained"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-constrained": ["state == 'constrained'",[[{"state":"planned"},false],[{"state":"orderable"},false],[{"state":"constrained"},true],[{"state":"retired"},false]]],
    },
    formulas: {
      "compute-package-margin": ["e23fea0c",[[{"retailPrice":"1895.00","dealerCost":"1640.00"},{"margin":"255.00","marginPct":13.456464}]]],
      "compute-bundle-saving": ["5fd3af0c",[[{"retailPrice":"1895.00","itemPrices":["99.99","99.99"]},{"separately":"199.98","saving":"-1695.02","savingPct":-847.594759}]]],
      "estimate-resale-retention": ["bb060160",[[{"retailPrice":"1895.00"},{"retained":"899.28"}]]],
      "validate-dependencies": ["c6ed816c",[[{"code":"PREM-1","requiresCode":"TECH-2"},{"coded":true,"notSelfDependent":true}],[{"code":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","requiresCode":"A"},{"coded":false,"notSelfDependent":true}],[{"code":"AB12","requiresCode":"AB12"},{"coded":true,"notSelfDependent":false}]]],
    },
  },
  "safety-ratings": {
    moves: {
      "publish": [{"from":["submitted","revised"],"to":"published"},[],["overallStars > 0",[[{"overallStars":1},true],[{"overallStars":0},false]]]],
      "open-review": [{"from":["published"],"to":"under-review"},["reason"]],
      "revise": [{"from":["under-review"],"to":"revised"},[]],
      "uphold": [{"from":["under-review"],"to":"published"},[]],
      "withdraw": [{"from":["published","under-review"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-five-star": ["overallStars == 5",[[{"overallStars":5},true],[{"overallStars":4},false]]],
    },
    formulas: {
      "combine-stars": ["e4524293",[[{"frontalStars":4,"sideStars":5,"rolloverStars":4},{"weighted":4.333333,"overall":4}],[{"frontalStars":48000,"sideStars":12500,"rolloverStars":12},{"weighted":24169.666667,"overall":24170}]]],
      "compare-to-segment": ["897ee96e",[[{"overallStars":5},{"delta":0.6,"standing":"at-or-above"}],[{"overallStars":3,"segmentAverage":3.9},{"delta":-0.9,"standing":"below"}],[{"overallStars":1,"segmentAverage":1},{"delta":0,"standing":"at-or-above"}]]],
      "validate-stars": ["6fa087fe",[[{"overallStars":5,"frontalStars":4,"sideStars":5},{"overallInRange":true,"frontalInRange":true,"sideInRange":true}],[{"overallStars":1,"frontalStars":6,"sideStars":1},{"overallInRange":true,"frontalInRange":false,"sideInRange":true}],[{"overallStars":6,"frontalStars":5,"sideStars":6},{"overallInRange":false,"frontalInRange":true,"sideInRange":false}],[{"overallStars":365,"frontalStars":1,"sideStars":365},{"overallInRange":false,"frontalInRange":true,"sideInRange":false}]]],
    },
  },
};
