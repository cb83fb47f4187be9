/** Recorded results of the logistics families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const logistics: Readonly<Record<string, Recording>> = {
  "carriers": {
    moves: {
      "vet": [{"from":["applied"],"to":"vetted"},["safetyRating"]],
      "approve": [{"from":["vetted"],"to":"approved"},[],["cargoLimit >= 100000",[[{"cargoLimit":"100000.00"},true],[{"cargoLimit":"250000.00"},true],[{"cargoLimit":"99999.99"},false]]]],
      "put-on-probation": [{"from":["approved"],"to":"probation"},["reason"]],
      "clear-probation": [{"from":["probation"],"to":"approved"},[]],
      "suspend": [{"from":["approved","probation"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"probation"},[]],
      "terminate": [{"from":["suspended","applied","vetted"],"to":"terminated"},[]],
    },
    updates: {},
    narrowings: {
      "list-insurance-expiring": ["insuranceExpiresOn <= addDays(today, 30)",[[{"insuranceExpiresOn":"2026-04-20"},false],[{"insuranceExpiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "score-carrier": ["21560e1a",[[{"onTimePct":94,"damagePer1000":3.1},{"score":81.6,"tier":"standard"}],[{"onTimePct":6.49,"damagePer1000":0.5,"claimsOpen":2},{"score":0.49,"tier":"watch"}],[{"onTimePct":85.5,"damagePer1000":0},{"score":85.5,"tier":"preferred"}],[{"onTimePct":94,"damagePer1000":6.49,"claimsOpen":-1},{"score":70.04,"tier":"standard"}]]],
    },
  },
  "transport-orders": {
    moves: {
      "tender": [{"from":["created","declined"],"to":"tendered"},["carrierId"]],
      "accept": [{"from":["tendered"],"to":"accepted"},[]],
      "decline": [{"from":["tendered"],"to":"declined"},["reason"]],
      "dispatch": [{"from":["accepted"],"to":"dispatched"},[]],
      "pick-up": [{"from":["dispatched"],"to":"picked-up"},["odometer"]],
      "deliver": [{"from":["picked-up"],"to":"delivered"},["recipient"]],
      "cancel": [{"from":["created","tendered","accepted"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "get-active-for-vin": ["terminal == false",[[{"state":"created"},true],[{"state":"tendered"},true],[{"state":"accepted"},true],[{"state":"dispatched"},true],[{"state":"picked-up"},true],[{"state":"delivered"},false],[{"state":"cancelled"},false],[{"state":"declined"},true]]],
      "list-late": ["deliverBy < today",[[{"deliverBy":"2024-02-29"},true],[{"deliverBy":"2026-03-20"},false]]],
    },
    formulas: {
      "price-per-mile": ["ec75481b",[[{"miles":412},{"linehaul":"321.36","inopFee":"0.00","total":"321.36"}],[{"miles":151,"operable":false},{"linehaul":"225.00","inopFee":"150.00","total":"375.00"}]]],
    },
  },
  "transport-quotes": {
    moves: {
      "price": [{"from":["requested"],"to":"priced"},[],["quotedPrice > 0",[[{"quotedPrice":"0.01"},true],[{"quotedPrice":"0.00"},false]]]],
      "reprice": [{"from":["priced"],"to":"priced"},[],["quotedPrice > 0",[[{"quotedPrice":"0.01"},true],[{"quotedPrice":"0.00"},false]]]],
      "accept": [{"from":["priced"],"to":"accepted"},[],["validThrough >= today",[[{"validThrough":"2024-02-29"},false],[{"validThrough":"2026-03-20"},true]]]],
      "decline": [{"from":["requested","priced"],"to":"declined"},["reason"]],
      "expire": [{"from":["priced"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-open": ["state == 'priced'",[[{"state":"requested"},false],[{"state":"priced"},true],[{"state":"accepted"},false],[{"state":"expired"},false],[{"state":"declined"},false]]],
    },
    formulas: {
      "estimate-transport-cost": ["7ad325b2",[[{"miles":960,"equipmentType":"open","vehicleSize":"sedan"},{"ratePerMile":0.72,"linehaul":"691.20","total":"774.14"}],[{"miles":200,"equipmentType":"enclosed","vehicleSize":"truck","fuelSurchargePct":99.5},{"ratePerMile":2.697,"linehaul":"539.40","total":"1076.10"}],[{"miles":1201,"equipmentType":"xxxxxxxxxxxxx","vehicleSize":"oversize"},{"ratePerMile":0.84,"linehaul":"1008.84","total":"1129.90"}],[{"miles":201,"equipmentType":"Sample text that runs to a good length","vehicleSize":"suv","fuelSurchargePct":200},{"ratePerMile":1.064,"linehaul":"213.86","total":"641.59"}],[{"miles":601,"equipmentType":"abc","vehicleSize":"oversize"},{"ratePerMile":1.008,"linehaul":"605.81","total":"678.50"}]]],
      "estimate-transit-days": ["338e5e98",[[{"miles":960},{"days":5}],[{"miles":451,"handlingDays":60},{"days":62}]]],
    },
  },
  "loads": {
    moves: {
      "tender": [{"from":["building"],"to":"tendered"},[],["unitCount > 0",[[{"unitCount":1},true],[{"unitCount":0},false]]]],
      "return-to-build": [{"from":["tendered"],"to":"building"},["reason"]],
      "dispatch": [{"from":["tendered"],"to":"dispatched"},["driverName"]],
      "depart": [{"from":["dispatched"],"to":"in-transit"},[]],
      "complete": [{"from":["in-transit"],"to":"completed"},[]],
      "break-up": [{"from":["building","tendered"],"to":"broken-up"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-with-space": ["unitCount < maxUnits",[[{"unitCount":365,"maxUnits":9},false],[{"unitCount":12,"maxUnits":12},false],[{"unitCount":2,"maxUnits":48000},true]]],
    },
    formulas: {
      "compute-load-factor": ["b6111892",[[{"unitCount":8,"maxUnits":9,"revenue":"3960.00","routeMiles":640},{"loadPct":88.888889,"revenuePerMile":"6.19","revenuePerUnit":"495.00"}]]],
      "check-weight": ["1f613153",[[{"totalWeightLbs":31200},{"underGross":true,"positive":true}],[{"totalWeightLbs":1,"tareLbs":80000},{"underGross":false,"positive":true}],[{"totalWeightLbs":0,"grossLimit":37000},{"underGross":true,"positive":false}]]],
    },
  },
  "bills-of-lading": {
    moves: {
      "sign-pickup": [{"from":["issued"],"to":"signed-at-pickup"},["driverSignature"]],
      "start-transit": [{"from":["signed-at-pickup"],"to":"in-transit"},[]],
      "sign-delivery": [{"from":["in-transit"],"to":"signed-at-delivery"},["receiverSignature"]],
      "raise-exception": [{"from":["signed-at-delivery"],"to":"exception"},[],["deliveryDamageMarks > pickupDamageMarks",[[{"deliveryDamageMarks":12,"pickupDamageMarks":48000},false],[{"deliveryDamageMarks":1,"pickupDamageMarks":1},false],[{"deliveryDamageMarks":12500,"pickupDamageMarks":0},true]]]],
      "resolve-exception": [{"from":["exception"],"to":"closed"},["resolution"]],
      "close": [{"from":["signed-at-delivery"],"to":"closed"},[]],
      "void": [{"from":["issued"],"to":"voided"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-with-exceptions": ["state == 'exception'",[[{"state":"issued"},false],[{"state":"signed-at-pickup"},false],[{"state":"in-transit"},false],[{"state":"signed-at-delivery"},false],[{"state":"closed"},false],[{"state":"exception"},true],[{"state":"voided"},false]]],
    },
    formulas: {
      "compare-damage-marks": ["544048ca",[[{"pickupDamageMarks":2,"deliveryDamageMarks":3},{"newMarks":1,"clean":false}],[{"pickupDamageMarks":12500,"deliveryDamageMarks":12500},{"newMarks":0,"clean":true}]]],
      "check-required-parties": ["44fd2c26",[[{"shipper":"Cedar Ridge Auto Auction","consignee":"Harbor Street Motors"},{"shipperNamed":true,"consigneeNamed":true}],[{"shipper":"xx","consignee":"xx"},{"shipperNamed":true,"consigneeNamed":true}],[{"shipper":"x","consignee":"A"},{"shipperNamed":false,"consigneeNamed":false}]]],
    },
  },
  "shipments": {
    moves: {
      "pick-up": [{"from":["labelled"],"to":"picked-up"},[]],
      "move": [{"from":["picked-up","exception"],"to":"in-transit"},[]],
      "go-out-for-delivery": [{"from":["in-transit"],"to":"out-for-delivery"},[]],
      "deliver": [{"from":["out-for-delivery"],"to":"delivered"},["recipient"]],
      "raise-exception": [{"from":["in-transit","out-for-delivery"],"to":"exception"},["reason"]],
      "declare-lost": [{"from":["exception"],"to":"lost"},[]],
      "return-to-sender": [{"from":["exception","out-for-delivery"],"to":"returned"},[]],
    },
    updates: {},
    narrowings: {
      "list-with-exceptions": ["state == 'exception'",[[{"state":"labelled"},false],[{"state":"picked-up"},false],[{"state":"in-transit"},false],[{"state":"out-for-delivery"},false],[{"state":"delivered"},false],[{"state":"exception"},true],[{"state":"lost"},false],[{"state":"returned"},false]]],
    },
    formulas: {
      "compute-shipping-charge": ["be228fe9",[[{"weightLbs":12.4},{"insurance":"0.00","charge":"14.51"}],[{"weightLbs":0.9,"basePerPound":0,"declaredValue":"1250.50"},{"insurance":"15.01","charge":"15.01"}]]],
    },
  },
  "tows": {
    moves: {
      "dispatch": [{"from":["requested"],"to":"dispatched"},["truckNumber"]],
      "arrive": [{"from":["dispatched"],"to":"on-scene"},[]],
      "hook-up": [{"from":["on-scene"],"to":"hooked"},[]],
      "mark-gone": [{"from":["on-scene"],"to":"gone-on-arrival"},[]],
      "drop": [{"from":["hooked"],"to":"dropped"},["odometer"]],
      "pay": [{"from":["dropped"],"to":"paid"},["paymentReference"]],
      "cancel": [{"from":["requested","dispatched"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "get-active-for-vin": ["terminal == false",[[{"state":"requested"},true],[{"state":"dispatched"},true],[{"state":"on-scene"},true],[{"state":"hooked"},true],[{"state":"dropped"},true],[{"state":"paid"},false],[{"state":"cancelled"},false],[{"state":"gone-on-arrival"},false]]],
      "list-unpaid": ["state == 'dropped'",[[{"state":"requested"},false],[{"state":"dispatched"},false],[{"state":"on-scene"},false],[{"state":"hooked"},false],[{"state":"dropped"},true],[{"state":"paid"},false],[{"state":"cancelled"},false],[{"state":"gone-on-arrival"},false]]],
    },
    formulas: {
      "compute-tow-charge": ["75f5afb4",[[{"hookFee":"95.00","towMiles":11.5,"perMile":"4.25"},{"mileage":"27.63","total":"122.63"}],[{"hookFee":"18000.00","towMiles":0.5,"perMile":"99000.00","freeMiles":100,"winchFee":"900.00"},{"mileage":"0.00","total":"18900.00"}]]],
    },
  },
  "impounds": {
    moves: {
      "place-hold": [{"from":["booked"],"to":"held"},["orderNumber"]],
      "authorize-release": [{"from":["booked","held"],"to":"release-authorized"},["authorizedBy"]],
      "release": [{"from":["release-authorized"],"to":"released"},["paymentReference"]],
      "auction": [{"from":["held"],"to":"auctioned"},["noticeSentOn"]],
      "transfer": [{"from":["booked","held"],"to":"transferred"},["destinationYard"]],
    },
    updates: {},
    narrowings: {
      "list-releasable": ["state == 'release-authorized'",[[{"state":"booked"},false],[{"state":"held"},false],[{"state":"release-authorized"},true],[{"state":"released"},false],[{"state":"auctioned"},false],[{"state":"transferred"},false]]],
    },
    formulas: {
      "compute-release-amount": ["9a6c1f32",[[{"towFee":"49.95","storagePerDay":"0.00","releaseFee":"60.00","days":1},{"storage":"0.00","due":"109.95"}],[{"towFee":"31250.75","storagePerDay":"49.95","days":12500},{"storage":"624375.00","due":"655625.75"}]]],
      "count-hearing-deadline": ["5e53f39e",[[{"impoundedOn":"2026-03-08"},{"requestBy":"2026-03-18"}]]],
    },
  },
  "storage-yards": {
    moves: {
      "open": [{"from":["planned"],"to":"open"},[],["capacity > 0",[[{"capacity":1},true],[{"capacity":0},false]]]],
      "flag-near-full": [{"from":["open"],"to":"near-full"},[]],
      "mark-full": [{"from":["open","near-full"],"to":"full"},[],["occupied >= capacity",[[{"occupied":365,"capacity":12},true],[{"occupied":24,"capacity":24},true],[{"occupied":12500,"capacity":48000},false]]]],
      "free-space": [{"from":["near-full","full"],"to":"open"},[],["occupied < capacity",[[{"occupied":60,"capacity":24},false],[{"occupied":12500,"capacity":12500},false],[{"occupied":2,"capacity":60},true]]]],
      "close": [{"from":["open","near-full","full"],"to":"closed"},[],["occupied == 0",[[{"occupied":0},true],[{"occupied":268},false]]]],
    },
    updates: {},
    narrowings: {
      "list-with-space": ["occupied < capacity",[[{"occupied":60,"capacity":24},false],[{"occupied":12500,"capacity":12500},false],[{"occupied":2,"capacity":60},true]]],
    },
    formulas: {
      "compute-occupancy": ["5351415b",[[{"capacity":320,"occupied":268},{"occupancyPct":83.75,"spacesLeft":52}]]],
      "compute-storage-bill": ["86e0c0a9",[[{"dailyRate":"12.00","daysStored":-1},{"billableDays":0,"bill":"0.00"}],[{"dailyRate":"2.99","daysStored":4,"units":4},{"billableDays":1,"bill":"11.96"}],[{"dailyRate":"0.01","daysStored":3,"freeDays":2},{"billableDays":1,"bill":"0.01"}]]],
    },
  },
  "freight-claims": {
    moves: {
      "acknowledge": [{"from":["filed"],"to":"acknowledged"},[]],
      "investigate": [{"from":["acknowledged","appealed"],"to":"investigating"},[]],
      "offer": [{"from":["investigating"],"to":"offered"},[],["offeredAmount > 0",[[{"offeredAmount":"0.01"},true],[{"offeredAmount":"0.00"},false]]]],
      "settle": [{"from":["offered"],"to":"settled"},["paymentReference"]],
      "deny": [{"from":["investigating"],"to":"denied"},["reason"]],
      "appeal": [{"from":["denied","offered"],"to":"appealed"},["evidence"]],
      "withdraw": [{"from":["filed","acknowledged","denied"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-offer": ["state == 'investigating'",[[{"state":"filed"},false],[{"state":"acknowledged"},false],[{"state":"investigating"},true],[{"state":"offered"},false],[{"state":"settled"},false],[{"state":"denied"},false],[{"state":"appealed"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "compute-claim-value": ["c582e284",[[{"repairCost":"99.99","vehicleValue":"99.99"},{"claim":"103.99"}]]],
    },
  },
};
