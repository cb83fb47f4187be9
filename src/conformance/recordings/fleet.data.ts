/** Recorded results of the fleet families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const fleet: Readonly<Record<string, Recording>> = {
  "fleets": {
    moves: {
      "onboard": [{"from":["prospect"],"to":"onboarded"},[]],
      "activate": [{"from":["onboarded"],"to":"active"},[],["unitCount > 0",[[{"unitCount":1},true],[{"unitCount":0},false]]]],
      "open-review": [{"from":["active"],"to":"under-review"},["reason"]],
      "reinstate": [{"from":["under-review"],"to":"active"},[]],
      "close": [{"from":["active","under-review"],"to":"closed"},[]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"prospect"},false],[{"state":"onboarded"},false],[{"state":"active"},true],[{"state":"under-review"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-cost-per-mile": ["ffaf6a32",[[{"depreciation":"0.00","fuel":"0.00","maintenance":"0.00","insurance":"0.00","miles":0},null],[{"depreciation":"31250.75","fuel":"49.95","maintenance":"31250.75","insurance":"99000.00","miles":12},{"total":"161551.45","perMile":13462.620833}]]],
      "plan-replacements": ["29af4922",[[{"unitCount":64,"replacementMonths":48},{"perYear":16,"perMonth":1.333333}]]],
    },
  },
  "fleet-vehicles": {
    moves: {
      "place-in-service": [{"from":["ordered"],"to":"in-service"},[]],
      "park-as-spare": [{"from":["in-service"],"to":"spare"},[]],
      "send-to-shop": [{"from":["in-service","spare"],"to":"in-shop"},["repairOrderId"]],
      "return-from-shop": [{"from":["in-shop"],"to":"in-service"},[]],
      "redeploy": [{"from":["spare"],"to":"in-service"},["driverId"]],
      "retire": [{"from":["in-service","spare"],"to":"retired"},["disposalId"]],
    },
    updates: {},
    narrowings: {
      "list-due-for-replacement": ["odometer >= replaceAtMiles",[[{"odometer":60,"replaceAtMiles":365},false],[{"odometer":60,"replaceAtMiles":60},true]]],
    },
    formulas: {
      "compute-utilization": ["34dd9c20",[[{"milesDriven":99,"targetMiles":99},{"utilizationPct":100,"under":false}],[{"milesDriven":12,"targetMiles":101},{"utilizationPct":11.881188,"under":true}]]],
    },
  },
  "drivers": {
    moves: {
      "clear": [{"from":["applicant"],"to":"cleared"},["recordCheckId"]],
      "activate": [{"from":["cleared"],"to":"active"},[]],
      "suspend": [{"from":["active"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"active"},["approver"]],
      "deactivate": [{"from":["cleared","active","suspended"],"to":"inactive"},[]],
    },
    updates: {},
    narrowings: {
      "list-license-expiring": ["licenseExpiresOn <= addDays(today, 30)",[[{"licenseExpiresOn":"2026-04-20"},false],[{"licenseExpiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "score-driver": ["3e626ee",[[{"harshBrakes":999,"speedingEvents":999,"miles":999},{"eventsPer1000":2000,"score":0}],[{"harshBrakes":2,"speedingEvents":1000,"miles":48000},{"eventsPer1000":20.875,"score":58.291667}]]],
    },
  },
  "telematics-devices": {
    moves: {
      "pair": [{"from":["stocked"],"to":"paired"},[]],
      "start-reporting": [{"from":["paired","silent"],"to":"reporting"},[]],
      "go-silent": [{"from":["reporting"],"to":"silent"},[]],
      "replace": [{"from":["silent","paired"],"to":"replaced"},["newSerialNumber"]],
      "deactivate": [{"from":["paired","reporting","silent"],"to":"deactivated"},[]],
    },
    updates: {},
    narrowings: {
      "list-silent": ["state == 'silent'",[[{"state":"stocked"},false],[{"state":"paired"},false],[{"state":"reporting"},false],[{"state":"silent"},true],[{"state":"replaced"},false],[{"state":"deactivated"},false]]],
    },
    formulas: {
      "compute-report-gap": ["1ce426e5",[[{"lastReportAt":"2026-03-13T16:45:00Z"},{"gapMinutes":9075,"silent":true}],[{"lastReportAt":"2026-03-18T23:59:00Z"},{"gapMinutes":1441,"silent":true}],[{"lastReportAt":"2026-03-19T00:00:00Z"},{"gapMinutes":1440,"silent":false}]]],
      "check-battery": ["edcbc438",[[{"batteryVolts":12.5,"signalPct":84},{"voltageOk":true,"signalOk":true}],[{"batteryVolts":11.8,"signalPct":20},{"voltageOk":true,"signalOk":true}],[{"batteryVolts":1,"signalPct":2},{"voltageOk":false,"signalOk":false}]]],
    },
  },
  "trips": {
    moves: {
      "end": [{"from":["started"],"to":"ended"},["endedAt"]],
      "classify": [{"from":["ended"],"to":"classified"},[]],
      "approve": [{"from":["classified"],"to":"approved"},[],["miles > 0",[[{"miles":0.5},true],[{"miles":0},false]]]],
      "reject": [{"from":["classified"],"to":"rejected"},["reason"]],
      "reopen": [{"from":["classified"],"to":"ended"},[]],
    },
    updates: {},
    narrowings: {
      "list-unclassified": ["state == 'ended'",[[{"state":"started"},false],[{"state":"ended"},true],[{"state":"classified"},false],[{"state":"approved"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "compute-mileage-reimbursement": ["95830476",[[{"miles":42.6},{"reimbursement":"29.82"}],[{"miles":0.25,"centsPerMile":100,"tolls":"-0.01"},{"reimbursement":"0.24"}]]],
      "compute-fuel-economy": ["1a8a054d",[[{"miles":42.6,"fuelGallons":1.6,"idleMinutes":11},{"mpg":26.625,"idleGallons":0.073333}]]],
    },
  },
  "geofences": {
    moves: {
      "arm": [{"from":["drafted","muted"],"to":"armed"},[],["radiusMeters > 0",[[{"radiusMeters":1},true],[{"radiusMeters":0},false]]]],
      "mute": [{"from":["armed"],"to":"muted"},["reason"]],
      "record-breach": [{"from":["armed"],"to":"breached"},["vin"]],
      "acknowledge-breach": [{"from":["breached"],"to":"armed"},["handledBy"]],
      "retire": [{"from":["drafted","armed","muted"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-breached": ["state == 'breached'",[[{"state":"drafted"},false],[{"state":"armed"},false],[{"state":"muted"},false],[{"state":"breached"},true],[{"state":"retired"},false]]],
    },
    formulas: {
      "test-point-inside": ["f1551555",[[{"centerLat":30.2672,"centerLon":-97.7431,"radiusMeters":250},{"meters":105.988072,"inside":true}],[{"centerLat":100,"centerLon":0,"radiusMeters":60},{"meters":6548939.426762,"inside":false}]]],
    },
  },
  "fuel-cards": {
    moves: {
      "activate": [{"from":["issued"],"to":"active"},[]],
      "block": [{"from":["active"],"to":"blocked"},["reason"]],
      "unblock": [{"from":["blocked"],"to":"active"},["approver"]],
      "report-lost": [{"from":["issued","active","blocked"],"to":"lost"},[]],
      "expire": [{"from":["active","blocked"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-blocked": ["state == 'blocked'",[[{"state":"issued"},false],[{"state":"active"},false],[{"state":"blocked"},true],[{"state":"lost"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "check-fill-exception": ["c5e2606b",[[{"gallons":0.55,"tankGallons":18,"amount":"1.04","dailyLimit":"125.00"},{"withinTank":true,"withinLimit":true}],[{"gallons":6.49,"tankGallons":3.9,"amount":"1.04","dailyLimit":"1.04"},{"withinTank":false,"withinLimit":true}],[{"gallons":1.05,"tankGallons":1,"amount":"1.04","dailyLimit":"125.00"},{"withinTank":true,"withinLimit":true}],[{"gallons":1.05,"tankGallons":0,"amount":"18000.00","dailyLimit":"900.00"},{"withinTank":false,"withinLimit":false}]]],
    },
  },
  "upfits": {
    moves: {
      "quote": [{"from":["specified"],"to":"quoted"},[],["quotedPrice > 0",[[{"quotedPrice":"0.01"},true],[{"quotedPrice":"0.00"},false]]]],
      "approve": [{"from":["quoted"],"to":"approved"},["poNumber"]],
      "revise-quote": [{"from":["approved"],"to":"quoted"},["reason"]],
      "start-build": [{"from":["approved"],"to":"in-build"},["receivedOn"]],
      "complete": [{"from":["in-build"],"to":"completed"},["inspectionId"]],
      "cancel": [{"from":["specified","quoted","approved"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-late": ["promisedOn < today",[[{"promisedOn":"2024-02-29"},true],[{"promisedOn":"2026-03-20"},false]]],
    },
    formulas: {
      "check-payload": ["1d4e7f02",[[{"weightAddedLbs":1350},{"withinGvwr":true,"positive":true}],[{"curbWeight":-1,"weightAddedLbs":1,"cargoLbs":10001},{"withinGvwr":false,"positive":true}],[{"gvwr":2001,"weightAddedLbs":0,"cargoLbs":60},{"withinGvwr":false,"positive":false}]]],
    },
  },
  "fleet-disposals": {
    moves: {
      "approve": [{"from":["proposed"],"to":"approved"},[],["floorPrice > 0",[[{"floorPrice":"0.01"},true],[{"floorPrice":"0.00"},false]]]],
      "market": [{"from":["approved"],"to":"marketed"},[]],
      "sell": [{"from":["marketed"],"to":"sold"},[],["salePrice >= floorPrice",[[{"salePrice":"900.00","floorPrice":"18000.00"},false],[{"salePrice":"31250.75","floorPrice":"31250.75"},true]]]],
      "transfer-title": [{"from":["sold"],"to":"titled"},["titleNumber"]],
      "withdraw": [{"from":["proposed","approved","marketed"],"to":"withdrawn"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unsold": ["state == 'marketed'",[[{"state":"proposed"},false],[{"state":"approved"},false],[{"state":"marketed"},true],[{"state":"sold"},false],[{"state":"titled"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "compute-gain-or-loss": ["3931e8e4",[[{"salePrice":"13100.00","bookValue":"11800.00"},{"gainOrLoss":"1300.00","realizedPct":111.016949}],[{"salePrice":"900.00","bookValue":"1250.50","saleCosts":"18000.00"},{"gainOrLoss":"-18350.50","realizedPct":-1367.453019}]]],
      "compute-optimal-cycle": ["2019a82a",[[{"monthlyDepreciation":"0.99","monthlyMaintenance":"0.99"},{"crossover":true,"nextMonthMaintenance":"1.01","advice":"replace-now"}],[{"monthlyDepreciation":"100.01","monthlyMaintenance":"0.99","maintenanceGrowthPct":99.5},{"crossover":false,"nextMonthMaintenance":"1.98","advice":"keep"}],[{"monthlyDepreciation":"100.01","monthlyMaintenance":"2.49","maintenanceGrowthPct":100.5},{"crossover":false,"nextMonthMaintenance":"4.99","advice":"replace-within-six-months"}]]],
    },
  },
  "rentals": {
    moves: {
      "open": [{"from":["reserved"],"to":"on-rent"},[]],
      "extend": [{"from":["on-rent","extended"],"to":"extended"},[]],
      "return-car": [{"from":["on-rent","extended"],"to":"returned"},["milesIn"]],
      "close": [{"from":["returned"],"to":"closed"},["paymentReference"]],
      "no-show": [{"from":["reserved"],"to":"no-show"},[]],
      "cancel": [{"from":["reserved"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-overdue": ["dueAt < today",[[{"dueAt":"2024-02-29T00:00:00Z"},true],[{"dueAt":"2026-03-20T00:00:00Z"},false]]],
    },
    formulas: {
      "compute-rental-charge": ["43d6b64",[[{"dailyRate":"49.00","daysUsed":-1},{"time":"-49.00","mileage":"60.00","total":"12.10"}],[{"dailyRate":"-0.01","daysUsed":199,"milesDriven":365,"perExtraMile":-0.2},{"time":"-1.99","mileage":"0.00","total":"-2.19"}]]],
      "compute-fleet-utilization": ["ab97f894",[[{"unitsOnRent":99,"fleetUnits":99,"revenue":"99.99"},{"utilizationPct":100,"revenuePerUnitDay":"0.03"}],[{"unitsOnRent":48000,"fleetUnits":60,"revenue":"900.00"},{"utilizationPct":80000,"revenuePerUnitDay":"0.50"}]]],
    },
  },
  "subscriptions": {
    moves: {
      "approve": [{"from":["applied"],"to":"approved"},[]],
      "reject": [{"from":["applied"],"to":"rejected"},["reason"]],
      "activate": [{"from":["approved"],"to":"active"},[]],
      "swap-vehicle": [{"from":["active"],"to":"swapped"},["newVin"]],
      "confirm-swap": [{"from":["swapped"],"to":"active"},[]],
      "pause": [{"from":["active"],"to":"paused"},["resumeOn"]],
      "resume": [{"from":["paused"],"to":"active"},[]],
      "end": [{"from":["active","paused"],"to":"ended"},[]],
    },
    updates: {},
    narrowings: {
      "get-active-for-customer": ["terminal == false",[[{"state":"applied"},true],[{"state":"approved"},true],[{"state":"active"},true],[{"state":"paused"},true],[{"state":"swapped"},true],[{"state":"ended"},false],[{"state":"rejected"},false]]],
      "list-renewing-soon": ["renewsOn <= addDays(today, 30)",[[{"renewsOn":"2026-04-20"},false],[{"renewsOn":"2026-04-19"},true]]],
    },
    formulas: {
      "prorate-first-month": ["7eec484",[[{"monthlyFee":"799.00","startsOn":"2026-03-11"},{"monthStart":"2026-03-01","monthDays":31,"billedDays":21,"prorated":"541.26"}]]],
    },
  },
};
