/** Recorded results of the service families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const service: Readonly<Record<string, Recording>> = {
  "appointments": {
    moves: {
      "book": [{"from":["requested"],"to":"booked"},[]],
      "confirm": [{"from":["booked"],"to":"confirmed"},[]],
      "check-in": [{"from":["booked","confirmed"],"to":"arrived"},[]],
      "convert-to-repair-order": [{"from":["arrived"],"to":"converted"},["repairOrderId"]],
      "cancel": [{"from":["requested","booked","confirmed"],"to":"cancelled"},["reason"]],
      "no-show": [{"from":["booked","confirmed"],"to":"no-showed"},[]],
    },
    updates: {},
    narrowings: {
      "list-no-shows": ["state == 'no-showed'",[[{"state":"requested"},false],[{"state":"booked"},false],[{"state":"confirmed"},false],[{"state":"arrived"},false],[{"state":"converted"},false],[{"state":"cancelled"},false],[{"state":"no-showed"},true]]],
    },
    formulas: {
      "compute-show-rate": ["ccb14900",[[{"booked":99,"arrived":99},{"showPct":100,"noShows":0}]]],
      "compute-lane-load": ["d8a6d319",[[{"bookedHours":99.5,"technicians":99},{"capacity":792,"loadPct":12.563131}]]],
    },
  },
  "advisors": {
    moves: {
      "activate": [{"from":["onboarding"],"to":"available"},[]],
      "mark-at-capacity": [{"from":["available"],"to":"at-capacity"},[]],
      "free-up": [{"from":["at-capacity"],"to":"available"},[]],
      "clock-out": [{"from":["available","at-capacity"],"to":"off-shift"},[]],
      "clock-in": [{"from":["off-shift"],"to":"available"},[]],
      "offboard": [{"from":["available","at-capacity","off-shift"],"to":"departed"},["lastDay"]],
    },
    updates: {},
    narrowings: {
      "list-available": ["state == 'available'",[[{"state":"onboarding"},false],[{"state":"available"},true],[{"state":"at-capacity"},false],[{"state":"off-shift"},false],[{"state":"departed"},false]]],
    },
    formulas: {
      "compute-hours-per-ro": ["114cfb21",[[{"soldHours":0,"repairOrders":0},null]]],
      "compute-sales-per-ro": ["e5e1bfa1",[[{"laborSales":"0.00","partsSales":"0.00","repairOrders":0},null],[{"laborSales":"900.00","partsSales":"1250.50","repairOrders":2},{"perRo":"1075.25","partsToLabor":1.389444}]]],
      "compute-commission": ["e3c78efe",[[{"laborGross":"99.99","partsGross":"99.99","laborCommissionPct":6},{"commission":"10.00"}]]],
    },
  },
  "repair-orders": {
    moves: {
      "dispatch": [{"from":["opened"],"to":"in-repair"},["technicianId"]],
      "wait-for-parts": [{"from":["in-repair"],"to":"awaiting-parts"},["partNumber"]],
      "resume-repair": [{"from":["awaiting-parts"],"to":"in-repair"},[]],
      "send-to-quality-check": [{"from":["in-repair"],"to":"quality-check"},[]],
      "complete": [{"from":["quality-check"],"to":"completed"},["odometerOut"]],
      "invoice": [{"from":["completed"],"to":"invoiced"},[],["laborTotal >= 0",[[{"laborTotal":"0.00"},true],[{"laborTotal":"495.00"},true],[{"laborTotal":"-0.01"},false]]]],
      "close": [{"from":["invoiced"],"to":"closed"},["paymentReference"]],
      "void": [{"from":["opened"],"to":"voided"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-past-promise": ["promisedAt < today",[[{"promisedAt":"2024-02-29T00:00:00Z"},true],[{"promisedAt":"2026-03-20T00:00:00Z"},false]]],
    },
    formulas: {
      "compute-total": ["314e82c1",[[{"laborTotal":"495.00","partsTotal":"312.40"},{"supplies":"39.60","tax":"0.00","total":"847.00"}],[{"laborTotal":"31250.75","partsTotal":"31250.75","sublet":"100.01","taxRatePct":100},{"supplies":"49.95","tax":"31250.75","total":"93902.21"}]]],
    },
  },
  "multipoint-inspections": {
    moves: {
      "start": [{"from":["assigned"],"to":"in-progress"},[]],
      "submit": [{"from":["in-progress"],"to":"submitted"},["greenCount"]],
      "return-for-detail": [{"from":["submitted"],"to":"in-progress"},["reason"]],
      "present": [{"from":["submitted"],"to":"presented"},[]],
      "act-on": [{"from":["presented"],"to":"acted-on"},["approvedItems"]],
      "archive": [{"from":["presented"],"to":"archived"},[]],
    },
    updates: {},
    narrowings: {
      "list-with-red-items": ["redCount > 0",[[{"redCount":1},true],[{"redCount":0},false]]],
    },
    formulas: {
      "grade-brakes": ["79cc2bfc",[[{"brakePadMm":5.5},{"grade":"green","wearPct":54.166667}],[{"brakePadMm":12.5},{"grade":"green","wearPct":0}],[{"brakePadMm":3.9},{"grade":"yellow","wearPct":67.5}],[{"brakePadMm":1},{"grade":"red","wearPct":91.666667}]]],
      "grade-tires": ["f79e973b",[[{"treadDepth32nds":6},{"grade":"green","legal":true}],[{"treadDepth32nds":2},{"grade":"red","legal":true}],[{"treadDepth32nds":3.5},{"grade":"yellow","legal":true}],[{"treadDepth32nds":0.25},{"grade":"red","legal":false}]]],
    },
  },
  "labor-operations": {
    moves: {
      "activate": [{"from":["proposed"],"to":"active"},[],["flatRateHours > 0",[[{"flatRateHours":0.5},true],[{"flatRateHours":0},false]]]],
      "open-review": [{"from":["active"],"to":"under-review"},["reason"]],
      "reinstate": [{"from":["under-review"],"to":"active"},[]],
      "retire": [{"from":["active","under-review"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"proposed"},false],[{"state":"active"},true],[{"state":"under-review"},false],[{"state":"retired"},false]]],
    },
    formulas: {
      "price-operation": ["3f02c139",[[{"flatRateHours":1.8,"laborRate":"165.00"},{"labor":"297.00"}],[{"flatRateHours":-0.5,"laborRate":"99.99","discountPct":6.49},{"labor":"-46.75"}]]],
      "compute-effective-rate": ["67bb346d",[[{"laborSales":"0.00","hoursBilled":0},null]]],
    },
  },
  "technicians": {
    moves: {
      "activate": [{"from":["hired"],"to":"active"},[]],
      "start-training": [{"from":["active"],"to":"in-training"},["course"]],
      "finish-training": [{"from":["in-training"],"to":"active"},[]],
      "begin-leave": [{"from":["active"],"to":"on-leave"},["returnOn"]],
      "return-from-leave": [{"from":["on-leave"],"to":"active"},[]],
      "separate": [{"from":["active","on-leave"],"to":"separated"},["lastDay"]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"hired"},false],[{"state":"active"},true],[{"state":"on-leave"},false],[{"state":"in-training"},false],[{"state":"separated"},false]]],
    },
    formulas: {
      "compute-productivity": ["cba703eb",[[{"clockedHours":40,"workedHours":99.5,"flaggedHours":46},{"productivityPct":248.75,"efficiencyPct":46.231156,"proficiencyPct":115}]]],
      "compute-flat-rate-pay": ["cfd2b1a2",[[{"flaggedHours":46,"flatRate":"34.00"},{"pay":"1564.00"}],[{"flaggedHours":-0.5,"flatRate":"31250.75"},{"pay":"0.00"}]]],
    },
  },
  "service-bays": {
    moves: {
      "reserve": [{"from":["open"],"to":"reserved"},["repairOrderId"]],
      "occupy": [{"from":["open","reserved"],"to":"occupied"},["repairOrderId"]],
      "vacate": [{"from":["occupied"],"to":"open"},[]],
      "release-reservation": [{"from":["reserved"],"to":"open"},[]],
      "take-down": [{"from":["open","reserved"],"to":"down"},["reason"]],
      "return-to-service": [{"from":["down"],"to":"open"},[]],
      "retire": [{"from":["open","down"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-open": ["state == 'open'",[[{"state":"open"},true],[{"state":"occupied"},false],[{"state":"reserved"},false],[{"state":"down"},false],[{"state":"retired"},false]]],
    },
    formulas: {
      "compute-bay-utilization": ["3e8f1785",[[{"hoursOccupied":99.5,"openHours":99.5,"bays":99},{"utilizationPct":1.010101}]]],
      "compute-revenue-per-bay": ["28d2d91d",[[{"laborSales":"0.00","partsSales":"0.00","bays":0},null],[{"laborSales":"0.01","partsSales":"31250.75","bays":48000},{"perBay":"0.65"}]]],
    },
  },
  "dispatches": {
    moves: {
      "assign": [{"from":["queued"],"to":"assigned"},[]],
      "clock-on": [{"from":["assigned"],"to":"clocked-on"},["clockedOnAt"]],
      "pause": [{"from":["clocked-on"],"to":"paused"},["reason"]],
      "resume": [{"from":["paused"],"to":"clocked-on"},[]],
      "finish": [{"from":["clocked-on"],"to":"finished"},["clockedOffAt"]],
      "flag": [{"from":["finished"],"to":"flagged"},[],["soldHours > 0",[[{"soldHours":0.5},true],[{"soldHours":0},false]]]],
      "reassign": [{"from":["queued","assigned","paused"],"to":"reassigned"},[]],
    },
    updates: {},
    narrowings: {
      "list-waiters": ["priority == 'waiter'",[[{"priority":"waiter"},true],[{"priority":"normal"},false]]],
    },
    formulas: {
      "compute-job-efficiency": ["5c46c74b",[[{"soldHours":1.8,"actualHours":1.5},{"efficiencyPct":120,"gainHours":0.3}]]],
      "compute-idle-time": ["3709bab6",[[{"actualHours":1.5},{"idleHours":6.5}]]],
    },
  },
  "service-estimates": {
    moves: {
      "send": [{"from":["drafted","revised"],"to":"sent"},[],["laborAmount + partsAmount > 0",[[{"laborAmount":"0.00","partsAmount":"0.01"},true],[{"laborAmount":"-0.01","partsAmount":"0.01"},false]]]],
      "authorize": [{"from":["sent"],"to":"authorized"},[],["authorizedAmount > 0",[[{"authorizedAmount":"0.01"},true],[{"authorizedAmount":"0.00"},false]]]],
      "authorize-part": [{"from":["sent"],"to":"partially-authorized"},[],["authorizedAmount > 0",[[{"authorizedAmount":"0.01"},true],[{"authorizedAmount":"0.00"},false]]]],
      "revise": [{"from":["authorized","partially-authorized"],"to":"revised"},["reason"]],
      "decline": [{"from":["sent"],"to":"declined"},["reason"]],
      "expire": [{"from":["drafted","sent","revised"],"to":"expired"},[]],
      "complete-partial": [{"from":["partially-authorized"],"to":"authorized"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-answer": ["state == 'sent'",[[{"state":"drafted"},false],[{"state":"sent"},true],[{"state":"authorized"},false],[{"state":"partially-authorized"},false],[{"state":"declined"},false],[{"state":"revised"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "compute-overrun-limit": ["e2282bf3",[[{"authorizedAmount":"833.17"},{"ceiling":"916.49"}]]],
      "compute-estimate-total": ["e5eeeed1",[[{"laborAmount":"495.00","partsAmount":"312.40"},{"total":"807.40"}],[{"laborAmount":"900.00","partsAmount":"31250.75","taxAmount":"31250.75","shopSupplies":"99000.00"},{"total":"162401.50"}]]],
    },
  },
  "adas": {
    moves: {
      "pre-scan": [{"from":["required"],"to":"pre-scanned"},["preScanCodes"]],
      "set-up-targets": [{"from":["pre-scanned","failed"],"to":"set-up"},[],["floorSlopePct <= 1",[[{"floorSlopePct":1.5},false],[{"floorSlopePct":1},true]]]],
      "calibrate": [{"from":["set-up"],"to":"calibrated"},[]],
      "fail-calibration": [{"from":["set-up","calibrated"],"to":"failed"},["reason"]],
      "post-scan": [{"from":["calibrated"],"to":"post-scanned"},["postScanCodes"]],
      "certify": [{"from":["post-scanned"],"to":"certified"},["technicianId"]],
      "defer": [{"from":["required","failed"],"to":"deferred"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-failed": ["state == 'failed'",[[{"state":"required"},false],[{"state":"pre-scanned"},false],[{"state":"set-up"},false],[{"state":"calibrated"},false],[{"state":"post-scanned"},false],[{"state":"certified"},false],[{"state":"failed"},true],[{"state":"deferred"},false]]],
    },
    formulas: {
      "check-bay-conditions": ["55fb44c9",[[{"floorSlopePct":0.4,"targetDistanceMm":1500},{"level":true,"distanceSet":true,"lightingOk":true}],[{"floorSlopePct":1,"targetDistanceMm":1000,"lux":1201},{"level":true,"distanceSet":true,"lightingOk":false}],[{"floorSlopePct":1.5,"targetDistanceMm":499,"lux":300},{"level":false,"distanceSet":false,"lightingOk":true}],[{"floorSlopePct":300,"targetDistanceMm":1001,"lux":1200},{"level":false,"distanceSet":true,"lightingOk":true}]]],
      "price-calibration": ["b789d70e",[[{"method":"static"},{"calibration":"295.00","total":"445.00"}],[{"method":"dynamic"},{"calibration":"195.00","total":"345.00"}],[{"method":"abc","staticFee":"2.01","dynamicFee":"900.00","scanFee":"75.01"},{"calibration":"902.01","total":"1052.03"}]]],
    },
  },
  "diagnostic-codes": {
    moves: {
      "confirm": [{"from":["read"],"to":"confirmed"},[]],
      "diagnose": [{"from":["confirmed"],"to":"diagnosed"},["rootCause"]],
      "mark-repaired": [{"from":["diagnosed"],"to":"repaired"},["repairOrderId"]],
      "clear": [{"from":["repaired"],"to":"cleared"},[]],
      "return-code": [{"from":["repaired"],"to":"confirmed"},["reason"]],
      "close-no-fault": [{"from":["read","confirmed"],"to":"no-fault-found"},[]],
    },
    updates: {},
    narrowings: {
      "list-active": ["codeState == 'active'",[[{"codeState":"active"},true],[{"codeState":"pending"},false]]],
    },
    formulas: {
      "decode-trouble-code": ["8b897bc9",[[{"code":"P0420"},{"system":"powertrain","scope":"generic","subsystem":"emission-control"}],[{"code":"B"},{"system":"body","scope":"manufacturer","subsystem":"other"}],[{"code":"U"},{"system":"network","scope":"manufacturer","subsystem":"other"}],[{"code":"C"},{"system":"chassis","scope":"manufacturer","subsystem":"other"}],[{"code":"AB-1"},{"system":"unknown","scope":"manufacturer","subsystem":"other"}]]],
      "validate-code-format": ["b1b17a9",[[{"code":"P0420"},{"wellFormed":true}],[{"code":"read"},{"wellFormed":false}]]],
    },
  },
  "recall-campaigns": {
    moves: {
      "await-remedy": [{"from":["announced"],"to":"remedy-pending"},[]],
      "release-remedy": [{"from":["announced","remedy-pending"],"to":"remedy-available"},[],["remedyAvailable == true",[[{"remedyAvailable":true},true],[{"remedyAvailable":false},false]]]],
      "schedule-repair": [{"from":["remedy-available"],"to":"scheduled"},["appointmentId"]],
      "miss-appointment": [{"from":["scheduled"],"to":"remedy-available"},[]],
      "complete": [{"from":["remedy-available","scheduled"],"to":"completed"},["repairOrderId"]],
      "mark-unreachable": [{"from":["remedy-available"],"to":"unreachable"},[]],
      "mark-exported": [{"from":["announced","remedy-pending","remedy-available"],"to":"exported"},[]],
    },
    updates: {},
    narrowings: {
      "list-stop-sale": ["stopSale == true",[[{"stopSale":true},true],[{"stopSale":false},false]]],
    },
    formulas: {
      "compute-completion-rate": ["48fed952",[[{"remedied":99,"affected":99},{"completionPct":100,"adjustedPct":100}],[{"remedied":12,"affected":101,"unreachable":99},{"completionPct":11.881188,"adjustedPct":600}]]],
    },
  },
};
