/** Recorded results of the service families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const service2: Readonly<Record<string, Recording>> = {
  "warranty-claims": {
    moves: {
      "submit": [{"from":["drafted","returned"],"to":"submitted"},[],["laborHours > 0",[[{"laborHours":0.5},true],[{"laborHours":0},false]]]],
      "return-for-correction": [{"from":["submitted"],"to":"returned"},["returnCode"]],
      "pay": [{"from":["submitted","appealed"],"to":"paid"},[],["paidAmount > 0",[[{"paidAmount":"0.01"},true],[{"paidAmount":"0.00"},false]]]],
      "deny": [{"from":["submitted","appealed"],"to":"denied"},["denialCode"]],
      "appeal": [{"from":["denied"],"to":"appealed"},["evidence"]],
      "write-off": [{"from":["denied","returned"],"to":"written-off"},["approver"]],
    },
    updates: {},
    narrowings: {
      "list-returned": ["state == 'returned'",[[{"state":"drafted"},false],[{"state":"submitted"},false],[{"state":"returned"},true],[{"state":"paid"},false],[{"state":"denied"},false],[{"state":"appealed"},false],[{"state":"written-off"},false]]],
    },
    formulas: {
      "compute-claim-amount": ["25ad5a73",[[{"laborHours":1.4,"laborRate":"165.00","partsCost":"214.60","partsMarkupPct":40},{"labor":"231.00","parts":"300.44","claim":"531.44"}],[{"laborHours":1.5,"laborRate":"1.01","partsCost":"900.00","partsMarkupPct":6.49,"sublet":"99.99"},{"labor":"1.52","parts":"958.41","claim":"1059.92"}]]],
      "compute-warranty-uplift": ["91560c77",[[{"retailLaborSales":"0.00","retailHours":0},null]]],
    },
  },
  "goodwill-requests": {
    moves: {
      "submit": [{"from":["raised"],"to":"submitted"},[],["repairCost > 0",[[{"repairCost":"0.01"},true],[{"repairCost":"0.00"},false]]]],
      "grant": [{"from":["submitted"],"to":"granted"},[],["grantedPct > 0",[[{"grantedPct":0.5},true],[{"grantedPct":0},false]]]],
      "grant-part": [{"from":["submitted"],"to":"partially-granted"},[],["grantedPct > 0",[[{"grantedPct":0.5},true],[{"grantedPct":0},false]]]],
      "decline": [{"from":["submitted"],"to":"declined"},["reason"]],
      "resubmit": [{"from":["declined"],"to":"submitted"},["newEvidence"]],
      "accept": [{"from":["granted","partially-granted"],"to":"accepted"},[]],
      "close": [{"from":["declined","partially-granted"],"to":"closed"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-answer": ["state == 'submitted'",[[{"state":"raised"},false],[{"state":"submitted"},true],[{"state":"granted"},false],[{"state":"partially-granted"},false],[{"state":"declined"},false],[{"state":"accepted"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "split-repair-cost": ["843e8ffd",[[{"repairCost":"3240.00","factoryPct":99.5},{"factory":"3223.80","dealer":"0.00","customer":"16.20"}],[{"repairCost":"18000.00","factoryPct":6.49,"dealerPct":-0.5},{"factory":"1168.20","dealer":"-90.00","customer":"16921.80"}]]],
      "score-loyalty": ["4b8e08bf",[[{"ownerLoyaltyYears":7,"servicedHereVisits":-1,"milesOverWarranty":3200},{"score":31.6}],[{"ownerLoyaltyYears":0,"servicedHereVisits":12500,"milesOverWarranty":500},{"score":100}],[{"ownerLoyaltyYears":0,"servicedHereVisits":-1,"milesOverWarranty":99},{"score":0}]]],
    },
  },
  "sublets": {
    moves: {
      "approve": [{"from":["requested"],"to":"approved"},["poNumber"]],
      "reject": [{"from":["requested"],"to":"rejected"},["reason"]],
      "send-out": [{"from":["approved"],"to":"sent-out"},[]],
      "return-vehicle": [{"from":["sent-out"],"to":"returned"},["condition"]],
      "rework": [{"from":["returned"],"to":"sent-out"},["reason"]],
      "post-invoice": [{"from":["returned"],"to":"invoiced"},[],["invoicedCost > 0",[[{"invoicedCost":"0.01"},true],[{"invoicedCost":"0.00"},false]]]],
    },
    updates: {},
    narrowings: {
      "list-out": ["state == 'sent-out'",[[{"state":"requested"},false],[{"state":"approved"},false],[{"state":"sent-out"},true],[{"state":"returned"},false],[{"state":"invoiced"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "compute-sublet-price": ["626123fe",[[{"invoicedCost":"402.50","markupPct":20},{"price":"483.00","gross":"80.50"}]]],
      "compute-quote-variance": ["ff486295",[[{"quotedCost":"385.00","invoicedCost":"402.50"},{"variance":"17.50"}]]],
    },
  },
  "loaners": {
    moves: {
      "hand-out": [{"from":["reserved"],"to":"out"},[]],
      "extend": [{"from":["out","extended"],"to":"extended"},["dueAt"]],
      "return-car": [{"from":["out","extended"],"to":"returned"},["milesIn"]],
      "report-damage": [{"from":["returned"],"to":"damaged"},["description"]],
      "settle-damage": [{"from":["damaged"],"to":"closed"},["paymentReference"]],
      "close": [{"from":["returned"],"to":"closed"},[]],
      "release-reservation": [{"from":["reserved"],"to":"closed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-overdue": ["dueAt < today",[[{"dueAt":"2024-02-29T00:00:00Z"},true],[{"dueAt":"2026-03-20T00:00:00Z"},false]]],
    },
    formulas: {
      "compute-fuel-charge": ["26b702d3",[[{"fuelOutPct":100,"fuelInPct":62},{"gallons":5.32,"charge":"25.27"}],[{"fuelOutPct":1,"fuelInPct":48000,"pricePerGallon":4.75},{"gallons":0,"charge":"0.00"}]]],
      "compute-loaner-cost": ["37030389",[[{"daysOut":37},{"cost":"1406.00","netCost":"296.00"}]]],
    },
  },
  "service-pickups": {
    moves: {
      "assign-driver": [{"from":["requested"],"to":"assigned"},["driverName"]],
      "confirm-pickup": [{"from":["assigned"],"to":"picked-up"},["odometer"]],
      "arrive-at-shop": [{"from":["picked-up"],"to":"at-shop"},[]],
      "start-return": [{"from":["at-shop"],"to":"returning"},[]],
      "confirm-return": [{"from":["returning"],"to":"returned"},["recipient"]],
      "cancel": [{"from":["requested","assigned"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "get-active-for-vin": ["terminal == false",[[{"state":"requested"},true],[{"state":"assigned"},true],[{"state":"picked-up"},true],[{"state":"at-shop"},true],[{"state":"returning"},true],[{"state":"returned"},false],[{"state":"cancelled"},false]]],
      "list-unassigned": ["state == 'requested'",[[{"state":"requested"},true],[{"state":"assigned"},false],[{"state":"picked-up"},false],[{"state":"at-shop"},false],[{"state":"returning"},false],[{"state":"returned"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-round-trip-cost": ["4be1f8ad",[[{"milesEachWay":9.5},{"cost":"44.84"}]]],
    },
  },
  "maintenance-schedules": {
    moves: {
      "mark-upcoming": [{"from":["projected"],"to":"upcoming"},[]],
      "mark-due": [{"from":["upcoming","projected"],"to":"due"},[]],
      "mark-overdue": [{"from":["due"],"to":"overdue"},[]],
      "perform": [{"from":["due","overdue","upcoming"],"to":"performed"},["repairOrderId"]],
      "roll-forward": [{"from":["performed"],"to":"projected"},[]],
      "decline": [{"from":["due","overdue"],"to":"declined"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-overdue": ["state == 'overdue'",[[{"state":"projected"},false],[{"state":"upcoming"},false],[{"state":"due"},false],[{"state":"overdue"},true],[{"state":"performed"},false],[{"state":"declined"},false]]],
    },
    formulas: {
      "compute-next-due": ["74cf1560",[[{"lastServiceMiles":30240,"intervalMiles":7500,"lastServiceOn":"2026-03-09","intervalMonths":6},{"dueAtMiles":37740,"dueOn":"2026-09-09"}]]],
      "compute-overdue-miles": ["b3a4ff8c",[[{"currentMiles":36980,"lastServiceMiles":30240,"intervalMiles":7500},{"overdueMiles":0}]]],
    },
  },
  "declined-services": {
    moves: {
      "queue": [{"from":["declined"],"to":"queued"},["followUpOn"]],
      "contact": [{"from":["queued"],"to":"contacted"},["channel"]],
      "requeue": [{"from":["contacted"],"to":"queued"},[]],
      "recover": [{"from":["contacted","queued"],"to":"recovered"},["repairOrderId"]],
      "drop": [{"from":["declined","queued","contacted"],"to":"dropped"},["reason"]],
      "mark-done-elsewhere": [{"from":["contacted"],"to":"done-elsewhere"},[]],
    },
    updates: {},
    narrowings: {
      "list-safety": ["severity == 'safety'",[[{"severity":"safety"},true],[{"severity":"maintenance"},false]]],
    },
    formulas: {
      "compute-recovery-rate": ["9b32fbad",[[{"recovered":99,"declined":99},{"recoveryPct":100}]]],
      "compute-lost-sales": ["3f694b94",[[{"declinedAmount":"0.00","recoveredAmount":"0.00"},{"lost":"0.00"}],[{"declinedAmount":"99000.00","recoveredAmount":"1250.50"},{"lost":"97749.50"}]]],
    },
  },
  "comebacks": {
    moves: {
      "diagnose": [{"from":["reported"],"to":"diagnosed"},["cause"]],
      "start-rework": [{"from":["diagnosed"],"to":"rework-in-progress"},["technicianId"]],
      "resolve": [{"from":["rework-in-progress"],"to":"resolved"},["reworkHours"]],
      "reclassify": [{"from":["reported","diagnosed"],"to":"not-a-comeback"},["reason"]],
      "reopen-diagnosis": [{"from":["rework-in-progress"],"to":"diagnosed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-open": ["state != 'resolved'",[[{"state":"reported"},true],[{"state":"diagnosed"},true],[{"state":"rework-in-progress"},true],[{"state":"resolved"},false],[{"state":"not-a-comeback"},true]]],
    },
    formulas: {
      "compute-comeback-rate": ["c62bf04c",[[{"comebacks":99,"repairOrders":99},{"comebackPct":100}]]],
      "compute-rework-cost": ["69b1ad7b",[[{"reworkHours":1.6},{"cost":"54.40"}],[{"reworkHours":37.5,"technicianRate":"-0.01","partsCost":"38.00","loanerDays":35},{"cost":"1367.63"}]]],
    },
  },
  "collision-estimates": {
    moves: {
      "submit": [{"from":["written"],"to":"submitted"},[],["bodyHours + paintHours > 0",[[{"bodyHours":0.25,"paintHours":0.5},true],[{"bodyHours":-0.5,"paintHours":0.5},false]]]],
      "approve": [{"from":["submitted","supplement-requested"],"to":"approved"},["approvedAmount"]],
      "start-repair": [{"from":["approved"],"to":"in-repair"},[]],
      "request-supplement": [{"from":["in-repair"],"to":"supplement-requested"},[],["supplementAmount > 0",[[{"supplementAmount":"0.01"},true],[{"supplementAmount":"0.00"},false]]]],
      "deliver": [{"from":["in-repair"],"to":"delivered"},[]],
      "declare-total-loss": [{"from":["submitted"],"to":"total-loss"},[]],
      "withdraw": [{"from":["written","submitted"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-supplement": ["state == 'supplement-requested'",[[{"state":"written"},false],[{"state":"submitted"},false],[{"state":"approved"},false],[{"state":"supplement-requested"},true],[{"state":"in-repair"},false],[{"state":"delivered"},false],[{"state":"total-loss"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "compute-estimate-total": ["2b45a862",[[{"bodyHours":12.5,"paintHours":6.2,"laborRate":"62.00","partsAmount":"1842.75"},{"labor":"1159.40","total":"3002.15"}],[{"bodyHours":1,"paintHours":3.9,"laborRate":"350.00","partsAmount":"1842.75","materialsAmount":"1.01","taxRatePct":3.9},{"labor":"1715.00","total":"3630.67"}]]],
    },
  },
  "technical-bulletins": {
    moves: {
      "publish": [{"from":["ingested"],"to":"published"},[]],
      "supersede": [{"from":["published"],"to":"superseded"},["replacementNumber"]],
      "rescind": [{"from":["ingested","published"],"to":"rescinded"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-published": ["state == 'published'",[[{"state":"ingested"},false],[{"state":"published"},true],[{"state":"superseded"},false],[{"state":"rescinded"},false]]],
    },
    formulas: {
      "check-applicability": ["aec6e708",[[{"modelYear":0,"yearFrom":2021,"yearTo":2024},{"inRange":false,"ordered":true}],[{"modelYear":12,"yearFrom":12,"yearTo":12},{"inRange":true,"ordered":true}],[{"modelYear":365,"yearFrom":12,"yearTo":12},{"inRange":false,"ordered":true}],[{"modelYear":2,"yearFrom":12500,"yearTo":3},{"inRange":false,"ordered":false}]]],
      "compute-bulletin-labor": ["cf69bd3d",[[{"laborHours":0.8},{"amount":"132.00"}]]],
    },
  },
};
