/** Recorded results of the inventory families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const inventory: Readonly<Record<string, Recording>> = {
  "stock-units": {
    moves: {
      "send-to-recon": [{"from":["booked-in"],"to":"in-recon"},[]],
      "make-front-line": [{"from":["booked-in","in-recon"],"to":"front-line"},["askingPrice"]],
      "hold": [{"from":["front-line"],"to":"on-hold"},["holdReason"]],
      "release-hold": [{"from":["on-hold"],"to":"front-line"},[]],
      "sell": [{"from":["front-line","on-hold"],"to":"sold"},["dealId"]],
      "wholesale": [{"from":["booked-in","in-recon","front-line"],"to":"wholesaled"},[]],
    },
    updates: {
      "set-asking-price": ["askingPrice > 0",[[{"askingPrice":"0.01"},true],[{"askingPrice":"0.00"},false]]],
    },
    narrowings: {
      "list-front-line": ["state == 'front-line'",[[{"state":"booked-in"},false],[{"state":"in-recon"},false],[{"state":"front-line"},true],[{"state":"on-hold"},false],[{"state":"sold"},false],[{"state":"wholesaled"},false]]],
    },
    formulas: {
      "compute-true-cost": ["3738447a",[[{"cost":"21450.00","reconCost":"1240.00","pack":"500.00"},{"trueCost":"23190.00"}],[{"cost":"900.00","reconCost":"1240.00","pack":"500.00","transportCost":"18000.00"},{"trueCost":"20640.00"}]]],
      "compute-front-gross": ["83222b05",[[{"askingPrice":"24995.00","cost":"21450.00"},{"frontGross":"3545.00","marginPct":14.182837}],[{"askingPrice":"99.99","cost":"100.01","reconCost":"0.01","pack":"99000.00"},{"frontGross":"-99000.03","marginPct":-99009.930993}]]],
      "compute-cost-to-market": ["9cdaaf45",[[{"cost":"21450.00","marketValue":"99.99"},{"costToMarketPct":21452.145215}],[{"cost":"100.00","reconCost":"100.01","marketValue":"900.00"},{"costToMarketPct":22.223333}]]],
    },
  },
  "agings": {
    moves: {
      "move-to-watch": [{"from":["fresh"],"to":"watch"},[],["bucketDays > 30",[[{"bucketDays":31},true],[{"bucketDays":30},false]]]],
      "move-to-aged": [{"from":["watch"],"to":"aged"},[],["bucketDays > 60",[[{"bucketDays":61},true],[{"bucketDays":60},false]]]],
      "move-to-critical": [{"from":["aged"],"to":"critical"},[],["bucketDays > 90",[[{"bucketDays":91},true],[{"bucketDays":90},false]]]],
      "reset-clock": [{"from":["watch","aged","critical"],"to":"fresh"},["approver"]],
      "dispose": [{"from":["fresh","watch","aged","critical"],"to":"disposed"},["disposition"]],
    },
    updates: {},
    narrowings: {
      "list-critical": ["state == 'critical'",[[{"state":"fresh"},false],[{"state":"watch"},false],[{"state":"aged"},false],[{"state":"critical"},true],[{"state":"disposed"},false]]],
    },
    formulas: {
      "assign-bucket": ["9c7c3cab",[[{"inStockOn":"2026-03-06"},{"daysInStock":14,"bucket":"0-30"}],[{"inStockOn":"2026-01-18"},{"daysInStock":61,"bucket":"61-90"}],[{"inStockOn":"2026-01-19","asOf":"2026-04-20"},{"daysInStock":91,"bucket":"over-90"}],[{"inStockOn":"2026-02-02"},{"daysInStock":46,"bucket":"46-60"}],[{"inStockOn":"2026-02-17"},{"daysInStock":31,"bucket":"31-45"}]]],
      "compute-holding-cost": ["3dc4f7f7",[[{"unitCost":"22690.00","ratePct":7.75,"days":99},{"interest":"483.58","overhead":"3168.00","holding":"3651.58"}]]],
      "suggest-write-down": ["cc05f81",[[{"unitCost":"22690.00","days":59},{"writeDownPct":0,"writeDown":"0.00"}],[{"unitCost":"31250.75","days":121},{"writeDownPct":15,"writeDown":"4687.61"}],[{"unitCost":"99.99","days":61},{"writeDownPct":5,"writeDown":"5.00"}],[{"unitCost":"0.00","days":91},{"writeDownPct":10,"writeDown":"0.00"}]]],
    },
  },
  "allocations": {
    moves: {
      "accept": [{"from":["offered"],"to":"accepted"},[],["unitsAccepted >= unitsOffered",[[{"unitsAccepted":365,"unitsOffered":0},true],[{"unitsAccepted":3,"unitsOffered":3},true],[{"unitsAccepted":1,"unitsOffered":8},false]]]],
      "accept-part": [{"from":["offered"],"to":"partially-accepted"},[],["unitsAccepted > 0",[[{"unitsAccepted":1},true],[{"unitsAccepted":0},false]]]],
      "turn-down": [{"from":["offered"],"to":"turned-down"},["reason"]],
      "raise-acceptance": [{"from":["partially-accepted"],"to":"accepted"},[]],
      "reallocate": [{"from":["accepted","partially-accepted"],"to":"reallocated"},[]],
      "consume": [{"from":["accepted","partially-accepted"],"to":"consumed"},["orderIds"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-response": ["state == 'offered'",[[{"state":"offered"},true],[{"state":"accepted"},false],[{"state":"partially-accepted"},false],[{"state":"turned-down"},false],[{"state":"reallocated"},false],[{"state":"consumed"},false]]],
    },
    formulas: {
      "compute-earned-units": ["dea34406",[[{"regionUnits":99,"storeSales":99,"regionSales":99},{"sharePct":100,"earned":99}],[{"regionUnits":101,"storeSales":365,"regionSales":12500},{"sharePct":2.92,"earned":2}]]],
      "balance-days-supply": ["712639ae",[[{"onGround":-1,"inTransit":-1,"dailySales":-0.5},{"daysSupply":4,"adjustedNeed":0}],[{"onGround":60,"inTransit":12,"dailySales":6.49},{"daysSupply":11.093991,"adjustedNeed":318}]]],
      "compute-turn-down-rate": ["97c64b44",[[{"unitsOffered":8,"unitsAccepted":6},{"turnDownPct":25}]]],
    },
  },
  "factory-orders": {
    moves: {
      "preview": [{"from":["entered"],"to":"previewed"},[]],
      "accept": [{"from":["previewed"],"to":"accepted"},[]],
      "schedule": [{"from":["accepted"],"to":"scheduled"},["promisedOn"]],
      "confirm-built": [{"from":["scheduled"],"to":"built"},["vin"]],
      "release-to-carrier": [{"from":["built"],"to":"in-transit"},[]],
      "deliver": [{"from":["in-transit"],"to":"delivered"},[]],
      "cancel": [{"from":["entered","previewed","accepted"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unscheduled": ["state == 'accepted'",[[{"state":"entered"},false],[{"state":"previewed"},false],[{"state":"accepted"},true],[{"state":"scheduled"},false],[{"state":"built"},false],[{"state":"in-transit"},false],[{"state":"delivered"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "estimate-arrival": ["705a12e2",[[{"promisedOn":"2026-05-21"},{"arrival":"2026-06-04"}]]],
    },
  },
  "dealer-trades": {
    moves: {
      "agree": [{"from":["proposed"],"to":"agreed"},[],["agreedInvoice > 0",[[{"agreedInvoice":"0.01"},true],[{"agreedInvoice":"0.00"},false]]]],
      "decline": [{"from":["proposed"],"to":"declined"},["reason"]],
      "dispatch-driver": [{"from":["agreed"],"to":"dispatched"},["driverName"]],
      "confirm-exchange": [{"from":["dispatched"],"to":"exchanged"},[]],
      "settle": [{"from":["exchanged"],"to":"settled"},["checkNumber"]],
      "cancel": [{"from":["proposed","agreed"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-exchange": ["state == 'dispatched'",[[{"state":"proposed"},false],[{"state":"agreed"},false],[{"state":"dispatched"},true],[{"state":"exchanged"},false],[{"state":"settled"},false],[{"state":"declined"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "equalize-invoices": ["d9333508",[[{"outgoingInvoice":"0.00","incomingInvoice":"0.00"},{"difference":"0.00","payer":"partner"}],[{"outgoingInvoice":"49.95","incomingInvoice":"350.00"},{"difference":"-300.05","payer":"this-store"}]]],
      "estimate-trade-cost": ["ea45b584",[[{"milesApart":84},{"fuel":"31.92","labor":"73.92","total":"105.84"}]]],
      "compute-holdback": ["7f36773",[[{"msrp":"2.99","invoice":"2.99"},{"holdback":"0.09","deadNet":"2.90"}],[{"msrp":"1250.50","invoice":"31250.75","holdbackPct":1},{"holdback":"12.51","deadNet":"31238.24"}]]],
    },
  },
  "reconditionings": {
    moves: {
      "inspect": [{"from":["opened"],"to":"inspected"},[]],
      "approve-estimate": [{"from":["inspected"],"to":"estimate-approved"},[],["approvedAmount > 0",[[{"approvedAmount":"0.01"},true],[{"approvedAmount":"0.00"},false]]]],
      "start-work": [{"from":["estimate-approved"],"to":"in-work"},[]],
      "send-to-quality-check": [{"from":["in-work"],"to":"quality-check"},["actualCost"]],
      "fail-quality-check": [{"from":["quality-check"],"to":"in-work"},["reason"]],
      "complete": [{"from":["quality-check"],"to":"completed"},[]],
      "abandon": [{"from":["opened","inspected"],"to":"abandoned"},[]],
    },
    updates: {},
    narrowings: {
      "list-over-target": ["daysOpen > targetDays",[[{"daysOpen":60,"targetDays":2},true],[{"daysOpen":48000,"targetDays":48000},false]]],
    },
    formulas: {
      "compute-cost-per-unit": ["64734e2a",[[{"totalRecon":"0.00","unitsRetailed":0},null]]],
      "compute-time-to-line": ["2f700f54",[[{"openedOn":"2026-03-06","targetDays":5},{"daysOpen":14,"overBy":9}],[{"openedOn":"2027-03-20","targetDays":1},{"daysOpen":-365,"overBy":0}]]],
      "compute-estimate-variance": ["d078265c",[[{"estimate":"1240.00","actualCost":"1185.50"},{"variance":"-54.50","variancePct":-4.395161}]]],
    },
  },
  "photo-sessions": {
    moves: {
      "complete-shoot": [{"from":["scheduled"],"to":"shot"},["shotCount"]],
      "submit-for-review": [{"from":["shot"],"to":"in-review"},[]],
      "order-reshoot": [{"from":["in-review"],"to":"scheduled"},["reason"]],
      "approve": [{"from":["in-review"],"to":"approved"},[],["shotCount >= requiredShots",[[{"shotCount":365,"requiredShots":3},true],[{"shotCount":2,"requiredShots":2},true],[{"shotCount":32,"requiredShots":60},false]]]],
      "publish": [{"from":["approved"],"to":"published"},[]],
      "discard": [{"from":["scheduled","shot","in-review"],"to":"discarded"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-review": ["state == 'in-review'",[[{"state":"scheduled"},false],[{"state":"shot"},false],[{"state":"in-review"},true],[{"state":"approved"},false],[{"state":"published"},false],[{"state":"discarded"},false]]],
    },
    formulas: {
      "measure-photo-lag": ["7dab85a4",[[{"bookedInOn":"2024-02-29","scheduledOn":"2026-03-07"},{"lagDays":737,"onTime":false}],[{"bookedInOn":"2026-03-19","scheduledOn":"2026-03-22"},{"lagDays":3,"onTime":false}],[{"bookedInOn":"2026-03-17","scheduledOn":"2026-03-19"},{"lagDays":2,"onTime":true}]]],
      "validate-shot-list": ["3baa9f60",[[{"shotCount":32,"requiredShots":28,"interiorIncluded":true},{"enough":true,"interior":true}],[{"shotCount":12,"requiredShots":12,"interiorIncluded":true},{"enough":true,"interior":true}],[{"shotCount":3,"requiredShots":28,"interiorIncluded":false},{"enough":false,"interior":false}]]],
    },
  },
  "repricings": {
    moves: {
      "approve": [{"from":["proposed"],"to":"approved"},[],["newPrice >= floorPrice",[[{"newPrice":"24995.00","floorPrice":"49.95"},true],[{"newPrice":"350.00","floorPrice":"350.00"},true],[{"newPrice":"18000.00","floorPrice":"99000.00"},false]]]],
      "reject": [{"from":["proposed"],"to":"rejected"},["reason"]],
      "go-live": [{"from":["approved"],"to":"live"},[]],
      "revert": [{"from":["live"],"to":"reverted"},["reason"]],
      "supersede": [{"from":["approved","live"],"to":"superseded"},[]],
    },
    updates: {},
    narrowings: {
      "get-open-for-vin": ["terminal == false",[[{"state":"proposed"},true],[{"state":"approved"},true],[{"state":"live"},true],[{"state":"reverted"},false],[{"state":"rejected"},false],[{"state":"superseded"},false]]],
      "list-awaiting-approval": ["state == 'proposed'",[[{"state":"proposed"},true],[{"state":"approved"},false],[{"state":"live"},false],[{"state":"reverted"},false],[{"state":"rejected"},false],[{"state":"superseded"},false]]],
    },
    formulas: {
      "compute-price-move": ["534ff668",[[{"oldPrice":"25995.00","newPrice":"24995.00"},{"change":"-1000.00","changePct":-3.846894}]]],
      "target-price-to-market": ["d7748b23",[[{"marketAverage":"99.99"},{"target":"98.00"}],[{"marketAverage":"31250.75","targetPct":6.49},{"target":"2028.00"}]]],
      "step-down-price": ["d74bff55",[[{"askingPrice":"6.99","daysInStock":6,"floorPrice":"23400.00"},{"weeks":0,"stepped":"23400.00"}],[{"askingPrice":"99000.00","daysInStock":100,"floorPrice":"0.99"},{"weeks":14,"stepped":"80120.27"}]]],
      "check-floor": ["d636954a",[[{"newPrice":"24995.00","floorPrice":"23400.00"},{"aboveFloor":true,"positive":true}],[{"newPrice":"0.01","floorPrice":"0.01"},{"aboveFloor":true,"positive":true}],[{"newPrice":"0.00","floorPrice":"1250.50"},{"aboveFloor":false,"positive":false}]]],
    },
  },
  "lot-audits": {
    moves: {
      "start-count": [{"from":["scheduled"],"to":"counting"},[]],
      "finish-count": [{"from":["counting"],"to":"reconciling"},["scannedCount"]],
      "open-exceptions": [{"from":["reconciling"],"to":"exceptions-open"},[],["missingCount > 0",[[{"missingCount":1},true],[{"missingCount":0},false]]]],
      "resolve-exceptions": [{"from":["exceptions-open"],"to":"reconciling"},["resolution"]],
      "close": [{"from":["reconciling"],"to":"closed"},[]],
      "cancel": [{"from":["scheduled"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-with-exceptions": ["missingCount > 0",[[{"missingCount":1},true],[{"missingCount":0},false]]],
    },
    formulas: {
      "compute-count-accuracy": ["2de0a611",[[{"bookCount":214,"scannedCount":209,"unbookedCount":1},{"matched":208,"accuracyPct":97.196262}]]],
      "value-missing-units": ["919356e",[[{"missingCount":5,"averageCost":"0.00"},{"exposure":"0.00"}]]],
    },
  },
  "key-checkouts": {
    moves: {
      "flag-overdue": [{"from":["out"],"to":"overdue"},[]],
      "return-key": [{"from":["out","overdue"],"to":"returned"},["returnedAt"]],
      "report-lost": [{"from":["out","overdue"],"to":"lost"},["reason"]],
      "recall-key": [{"from":["overdue"],"to":"out"},[]],
    },
    updates: {},
    narrowings: {
      "list-overdue": ["state == 'overdue'",[[{"state":"out"},false],[{"state":"overdue"},true],[{"state":"returned"},false],[{"state":"lost"},false]]],
    },
    formulas: {
      "compute-time-out": ["44951fb3",[[{"takenAt":"2026-03-10T15:30:00Z","returnedAt":"2026-03-14T17:30:00Z"},{"minutesOut":5880,"overHour":true}],[{"takenAt":"2026-03-20T00:00:00Z","returnedAt":"2026-03-20T01:01:00Z"},{"minutesOut":61,"overHour":true}],[{"takenAt":"2026-03-20T00:00:00Z","returnedAt":"2026-03-20T01:00:00Z"},{"minutesOut":60,"overHour":false}]]],
      "price-replacement": ["6c0af9cd",[[{"keyCount":2},{"total":"519.40"}]]],
    },
  },
  "cpo-certifications": {
    moves: {
      "confirm-eligibility": [{"from":["applied"],"to":"eligible"},[],["odometer < 80000",[[{"odometer":80000},false],[{"odometer":60040},true]]]],
      "deny": [{"from":["applied","eligible"],"to":"denied"},["reason"]],
      "pass-inspection": [{"from":["eligible"],"to":"inspected"},[],["checkpointsPassed >= checkpointsTotal",[[{"checkpointsPassed":60,"checkpointsTotal":3},true],[{"checkpointsPassed":172,"checkpointsTotal":172},true],[{"checkpointsPassed":2,"checkpointsTotal":24},false]]]],
      "certify": [{"from":["inspected"],"to":"certified"},["certificateNumber"]],
      "decertify": [{"from":["certified"],"to":"decertified"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-inspection": ["state == 'eligible'",[[{"state":"applied"},false],[{"state":"eligible"},true],[{"state":"inspected"},false],[{"state":"certified"},false],[{"state":"decertified"},false],[{"state":"denied"},false]]],
    },
    formulas: {
      "check-eligibility": ["4fdc999c",[[{"odometer":60040,"modelYear":2023},{"ageOk":true,"milesOk":true}],[{"odometer":24,"modelYear":0,"asOfYear":7},{"ageOk":false,"milesOk":true}],[{"odometer":80001,"modelYear":48000,"asOfYear":2025,"maxAgeYears":6},{"ageOk":true,"milesOk":false}],[{"odometer":80000,"modelYear":60,"asOfYear":2027},{"ageOk":false,"milesOk":true}],[{"odometer":7,"modelYear":6,"asOfYear":12,"maxMiles":80001},{"ageOk":true,"milesOk":true}]]],
      "compute-certification-lift": ["1d6b3264",[[{"certifiedPrice":"-0.01","usedPrice":"-0.01","enrollmentFee":"225.00"},{"lift":"0.00","netLift":"-225.00"}],[{"certifiedPrice":"1250.50","usedPrice":"0.01","enrollmentFee":"0.00","reconDelta":"-0.01"},{"lift":"1250.49","netLift":"1250.50"}]]],
      "project-coverage-end": ["6b9bd544",[[{"certifiedOn":"2026-03-17","odometer":60040},{"endsOn":"2027-03-17","endsAtMiles":72040}]]],
    },
  },
  "stocking-plans": {
    moves: {
      "approve": [{"from":["drafted"],"to":"approved"},[],["budget > 0",[[{"budget":"0.01"},true],[{"budget":"0.00"},false]]]],
      "reject": [{"from":["drafted"],"to":"rejected"},["reason"]],
      "activate": [{"from":["approved"],"to":"active"},[]],
      "close": [{"from":["active"],"to":"closed"},[]],
    },
    updates: {},
    narrowings: {
      "list-short-of-target": ["onHandUnits < targetUnits",[[{"onHandUnits":3,"targetUnits":24},true],[{"onHandUnits":48000,"targetUnits":48000},false]]],
    },
    formulas: {
      "size-inventory": ["4b8ecac4",[[{"monthlySales":11.5,"turnTarget":10},{"idealUnits":14,"daysSupply":36.5}]]],
      "budget-gap": ["48ce2157",[[{"targetUnits":24,"onHandUnits":17,"averageCost":"24800.00"},{"unitsShort":7,"cashNeeded":"173600.00"}],[{"targetUnits":0,"onHandUnits":24,"averageCost":"-0.01"},{"unitsShort":0,"cashNeeded":"0.00"}]]],
      "compute-gross-roi": ["63102c60",[[{"grossPerUnit":"99.99","averageCost":"24800.00","turnTarget":10},{"roiPct":4.031855}]]],
    },
  },
};
