/** Recorded results of the ev families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const ev: Readonly<Record<string, Recording>> = {
  "chargers": {
    moves: {
      "energize": [{"from":["commissioning"],"to":"available"},[]],
      "occupy": [{"from":["available"],"to":"occupied"},[]],
      "free": [{"from":["occupied"],"to":"available"},[]],
      "report-fault": [{"from":["available","occupied"],"to":"faulted"},["faultCode"]],
      "clear-fault": [{"from":["faulted"],"to":"available"},[]],
      "take-out-of-service": [{"from":["available","faulted"],"to":"out-of-service"},["reason"]],
      "restore": [{"from":["out-of-service"],"to":"available"},[]],
      "decommission": [{"from":["out-of-service"],"to":"decommissioned"},[]],
    },
    updates: {},
    narrowings: {
      "list-available": ["state == 'available'",[[{"state":"commissioning"},false],[{"state":"available"},true],[{"state":"occupied"},false],[{"state":"faulted"},false],[{"state":"out-of-service"},false],[{"state":"decommissioned"},false]]],
    },
    formulas: {
      "compute-charge-time": ["cfc9e45d",[[{"batteryKwh":100,"startPct":60,"endPct":80.5,"powerKw":99.5,"taperFactor":60.5},{"energyKwh":20.5,"minutes":0.204327}],[{"batteryKwh":79.5,"startPct":79.5,"powerKw":1},{"energyKwh":0.3975,"minutes":29.8125}]]],
    },
  },
  "charging-sessions": {
    moves: {
      "start": [{"from":["authorized"],"to":"charging"},[]],
      "suspend": [{"from":["charging"],"to":"suspended"},["reason"]],
      "resume": [{"from":["suspended"],"to":"charging"},[]],
      "stop": [{"from":["charging","suspended"],"to":"stopped"},[]],
      "bill": [{"from":["stopped"],"to":"billed"},[],["cost > 0",[[{"cost":"0.01"},true],[{"cost":"0.00"},false]]]],
      "dispute": [{"from":["stopped"],"to":"disputed"},["reason"]],
      "refund": [{"from":["disputed"],"to":"refunded"},["refundAmount"]],
    },
    updates: {},
    narrowings: {
      "get-active-for-vin": ["terminal == false",[[{"state":"authorized"},true],[{"state":"charging"},true],[{"state":"suspended"},true],[{"state":"stopped"},true],[{"state":"billed"},false],[{"state":"disputed"},true],[{"state":"refunded"},false]]],
      "list-unbilled": ["state == 'stopped'",[[{"state":"authorized"},false],[{"state":"charging"},false],[{"state":"suspended"},false],[{"state":"stopped"},true],[{"state":"billed"},false],[{"state":"disputed"},false],[{"state":"refunded"},false]]],
    },
    formulas: {
      "compute-session-cost": ["64889870",[[{"energyKwh":38.4,"pricePerKwh":0.5},{"energy":"19.20","total":"20.20"}],[{"energyKwh":3.9,"pricePerKwh":0,"sessionFee":"0.41","idleMinutes":3},{"energy":"0.00","total":"1.61"}]]],
    },
  },
  "charger-installs": {
    moves: {
      "survey": [{"from":["requested"],"to":"surveyed"},[]],
      "quote": [{"from":["surveyed"],"to":"quoted"},[],["quotedPrice > 0",[[{"quotedPrice":"0.01"},true],[{"quotedPrice":"0.00"},false]]]],
      "obtain-permit": [{"from":["quoted"],"to":"permitted"},["permitNumber"]],
      "install": [{"from":["permitted"],"to":"installed"},["installedOn"]],
      "pass-inspection": [{"from":["installed"],"to":"inspected"},[]],
      "fail-inspection": [{"from":["installed"],"to":"permitted"},["reason"]],
      "cancel": [{"from":["requested","surveyed","quoted"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-permit": ["state == 'quoted'",[[{"state":"requested"},false],[{"state":"surveyed"},false],[{"state":"quoted"},true],[{"state":"permitted"},false],[{"state":"installed"},false],[{"state":"inspected"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "check-panel-capacity": ["a2208bed",[[{"panelAmps":200,"existingLoadAmps":-1,"circuitAmps":60},{"fits":true,"circuitOk":true}],[{"panelAmps":20,"existingLoadAmps":3,"circuitAmps":20},{"fits":false,"circuitOk":true}],[{"panelAmps":0,"existingLoadAmps":-1,"circuitAmps":1},{"fits":true,"circuitOk":false}]]],
      "compute-charger-output": ["969d6c52",[[{"circuitAmps":60},{"continuousAmps":48,"kilowatts":11.52}]]],
    },
  },
  "battery-reports": {
    moves: {
      "measure": [{"from":["requested"],"to":"measured"},[]],
      "grade": [{"from":["measured","re-measured"],"to":"graded"},[],["stateOfHealthPct > 0",[[{"stateOfHealthPct":0.5},true],[{"stateOfHealthPct":0},false]]]],
      "dispute": [{"from":["graded"],"to":"disputed"},["reason"]],
      "re-measure": [{"from":["disputed"],"to":"re-measured"},[]],
      "publish": [{"from":["graded"],"to":"published"},[]],
    },
    updates: {},
    narrowings: {
      "list-below-warranty": ["stateOfHealthPct < 70",[[{"stateOfHealthPct":70},false],[{"stateOfHealthPct":91},false],[{"stateOfHealthPct":69.5},true]]],
    },
    formulas: {
      "compute-state-of-health": ["b0216d90",[[{"usableKwh":68.2,"originalKwh":75},{"sohPct":90.933333,"lossPct":9.066667}]]],
      "project-degradation": ["5f24961b",[[{"stateOfHealthPct":91},{"projectedPct":86.173921}]]],
      "compute-value-adjustment": ["f5457282",[[{"stateOfHealthPct":91},{"adjustment":"-150.00"}]]],
    },
  },
  "battery-warranties": {
    moves: {
      "open-claim": [{"from":["active"],"to":"claim-open"},["reportId"]],
      "approve-replacement": [{"from":["claim-open"],"to":"replaced"},["packSerial"]],
      "approve-repair": [{"from":["claim-open"],"to":"repaired"},[]],
      "return-to-coverage": [{"from":["replaced","repaired"],"to":"active"},[]],
      "deny": [{"from":["claim-open"],"to":"denied"},["denialReason"]],
      "expire": [{"from":["active"],"to":"expired"},[]],
      "void": [{"from":["active"],"to":"voided"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-claims-open": ["state == 'claim-open'",[[{"state":"active"},false],[{"state":"claim-open"},true],[{"state":"replaced"},false],[{"state":"repaired"},false],[{"state":"expired"},false],[{"state":"denied"},false],[{"state":"voided"},false]]],
    },
    formulas: {
      "compute-coverage-left": ["d53cb09f",[[{"inServiceOn":"2026-03-04","termYears":8,"termMiles":100000,"odometer":61200},{"endsOn":"2034-03-04","monthsLeft":95,"milesLeft":38800}],[{"inServiceOn":"2026-03-08","termYears":-1,"termMiles":11,"odometer":11,"asOf":"2026-04-01"},{"endsOn":"2025-03-08","monthsLeft":0,"milesLeft":0}]]],
      "check-capacity-claim": ["b46eeaae",[[{"measuredPct":0,"capacityFloorPct":70,"odometer":61200,"termMiles":100000},{"belowFloor":true,"withinMiles":true}],[{"measuredPct":6.49,"capacityFloorPct":6.49,"odometer":0,"termMiles":0},{"belowFloor":false,"withinMiles":true}],[{"measuredPct":0,"capacityFloorPct":0.25,"odometer":61200,"termMiles":1},{"belowFloor":true,"withinMiles":false}]]],
    },
  },
  "range-estimates": {
    moves: {
      "compute": [{"from":["requested"],"to":"computed"},[],["ratedRangeMiles > 0",[[{"ratedRangeMiles":1},true],[{"ratedRangeMiles":0},false]]]],
      "recompute": [{"from":["computed"],"to":"computed"},[]],
      "share": [{"from":["computed"],"to":"shared"},["recipient"]],
      "mark-stale": [{"from":["requested","computed"],"to":"stale"},[]],
    },
    updates: {},
    narrowings: {
      "list-cold-weather": ["temperatureF < 32",[[{"temperatureF":32},false],[{"temperatureF":28},true]]],
    },
    formulas: {
      "estimate-range": ["5a46fc0f",[[{"ratedRangeMiles":310,"stateOfHealthPct":93,"chargePct":80,"temperatureF":28,"averageMph":65},{"temperatureFactor":0.72,"speedFactor":0.88,"miles":146}],[{"ratedRangeMiles":21,"stateOfHealthPct":1.35,"chargePct":0.25,"temperatureF":50.5,"averageMph":85.5},{"temperatureFactor":1,"speedFactor":0.78,"miles":0}],[{"ratedRangeMiles":46,"stateOfHealthPct":1,"chargePct":80,"temperatureF":85.5,"averageMph":31.5},{"temperatureFactor":0.93,"speedFactor":1.06,"miles":0}],[{"ratedRangeMiles":61,"stateOfHealthPct":84.5,"chargePct":0.38,"temperatureF":0.78,"averageMph":45.5},{"temperatureFactor":0.62,"speedFactor":1,"miles":0}],[{"ratedRangeMiles":310,"stateOfHealthPct":31.5,"chargePct":0,"temperatureF":32.5,"averageMph":70.5},{"temperatureFactor":0.85,"speedFactor":0.78,"miles":0}],[{"ratedRangeMiles":1,"stateOfHealthPct":0.25,"chargePct":1.06,"temperatureF":20.5,"averageMph":60.5},{"temperatureFactor":0.72,"speedFactor":0.88,"miles":0}]]],
      "check-trip-reach": ["1091521b",[[{"tripMiles":0.5,"estimatedMiles":141},{"usable":119.85,"reachable":true,"stops":0}],[{"tripMiles":99.5,"estimatedMiles":24},{"usable":20.4,"reachable":false,"stops":4}],[{"tripMiles":1,"estimatedMiles":1,"reservePct":0},{"usable":1,"reachable":true,"stops":0}]]],
      "convert-consumption": ["bdeca31d",[[{},{"milesPerKwh":3.448276,"mpge":116.206897}]]],
    },
  },
  "ev-incentives": {
    moves: {
      "confirm-eligibility": [{"from":["identified"],"to":"eligible"},[],["benefitAmount > 0",[[{"benefitAmount":"0.01"},true],[{"benefitAmount":"0.00"},false]]]],
      "submit": [{"from":["eligible"],"to":"submitted"},["sellerReport"]],
      "approve": [{"from":["submitted"],"to":"approved"},["approvalNumber"]],
      "pay": [{"from":["approved"],"to":"paid"},["paymentReference"]],
      "deny": [{"from":["identified","submitted"],"to":"denied"},["reason"]],
      "expire": [{"from":["identified","eligible"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-unpaid": ["state == 'approved'",[[{"state":"identified"},false],[{"state":"eligible"},false],[{"state":"submitted"},false],[{"state":"approved"},true],[{"state":"paid"},false],[{"state":"denied"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "check-price-and-income": ["72a22f86",[[{"msrp":"0.00","msrpCap":"55000.00","income":"0.00","incomeCap":"150000.00"},{"priceOk":true,"incomeOk":true}],[{"msrp":"350.00","msrpCap":"350.00","income":"31250.75","incomeCap":"31250.75"},{"priceOk":true,"incomeOk":true}],[{"msrp":"900.00","msrpCap":"350.00","income":"900.00","incomeCap":"99000.00"},{"priceOk":false,"incomeOk":true}],[{"msrp":"350.00","msrpCap":"18000.00","income":"1250.50","incomeCap":"0.01"},{"priceOk":true,"incomeOk":false}]]],
      "stack-benefits": ["8602a198",[[{"benefits":["0.00","0.00"],"purchasePrice":"0.00"},{"total":"0.00","programs":2}],[{"benefits":["49.95","350.00"],"purchasePrice":"99000.00"},{"total":"399.95","programs":2}]]],
    },
  },
  "software-updates": {
    moves: {
      "download": [{"from":["offered"],"to":"downloaded"},[]],
      "schedule": [{"from":["downloaded"],"to":"scheduled"},["installAt"]],
      "start-install": [{"from":["downloaded","scheduled"],"to":"installing"},[]],
      "confirm-install": [{"from":["installing"],"to":"installed"},[]],
      "fail": [{"from":["installing"],"to":"failed"},["errorCode"]],
      "retry": [{"from":["failed"],"to":"downloaded"},[]],
      "roll-back": [{"from":["failed"],"to":"rolled-back"},["approver"]],
    },
    updates: {},
    narrowings: {
      "list-failed": ["state == 'failed'",[[{"state":"offered"},false],[{"state":"downloaded"},false],[{"state":"scheduled"},false],[{"state":"installing"},false],[{"state":"installed"},false],[{"state":"failed"},true],[{"state":"rolled-back"},false]]],
    },
    formulas: {
      "estimate-download-time": ["2d43b35c",[[{"sizeMb":1840},{"minutes":9.813333}]]],
      "compute-rollout-rate": ["685e0f8b",[[{"installed":99,"offered":99},{"installedPct":100,"failurePct":0}],[{"installed":365,"offered":48000,"failed":365},{"installedPct":0.760417,"failurePct":0.760417}]]],
    },
  },
  "energy-tariffs": {
    moves: {
      "publish": [{"from":["loaded","amended"],"to":"published"},[],["offPeakRate > 0",[[{"offPeakRate":0.14},true],[{"offPeakRate":0},false]]]],
      "amend": [{"from":["published"],"to":"amended"},["reason"]],
      "supersede": [{"from":["published"],"to":"superseded"},["replacementPlan"]],
      "withdraw": [{"from":["loaded","published"],"to":"withdrawn"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-published": ["state == 'published'",[[{"state":"loaded"},false],[{"state":"published"},true],[{"state":"amended"},false],[{"state":"superseded"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "compute-home-charge-cost": ["9547833f",[[{"kwh":99.5,"peakRate":0.38,"offPeakRate":0.14},{"cost":"16.32","perKwh":0.164}]]],
      "compare-to-gasoline": ["e5cd637e",[[{"milesPerMonth":2},{"electric":"0.09","gasoline":"0.25","saving":"0.16"}]]],
    },
  },
};
