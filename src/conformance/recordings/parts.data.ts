/** Recorded results of the parts families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const parts: Readonly<Record<string, Recording>> = {
  "parts": {
    moves: {
      "stock": [{"from":["cataloged"],"to":"stocked"},["binLocation"]],
      "phase-out": [{"from":["stocked"],"to":"phase-out"},[],["monthsNoSale >= 9",[[{"monthsNoSale":9},true],[{"monthsNoSale":2},false]]]],
      "restock": [{"from":["phase-out"],"to":"stocked"},[]],
      "supersede": [{"from":["cataloged","stocked","phase-out"],"to":"superseded"},["newPartNumber"]],
      "discontinue": [{"from":["phase-out"],"to":"discontinued"},[]],
    },
    updates: {},
    narrowings: {
      "list-below-reorder-point": ["onHand < reorderPoint",[[{"onHand":6,"reorderPoint":2},false],[{"onHand":2,"reorderPoint":2},false],[{"onHand":0,"reorderPoint":48000},true]]],
    },
    formulas: {
      "compute-part-gross": ["902c1af",[[{"listPrice":"129.95","cost":"78.40"},{"gross":"51.55","grossPct":39.669104,"markupPct":65.752551}],[{"listPrice":"129.95","cost":"31250.75","quantity":365},{"gross":"-11359092.00","grossPct":-23948.287803,"markupPct":-99.58417}]]],
      "compute-stock-turns": ["fdbe46e4",[[{"annualCostOfSales":"364.99","averageInventory":"364.99"},{"turns":1,"daysSupply":365}],[{"annualCostOfSales":"365.00","averageInventory":"0.01"},{"turns":36500,"daysSupply":0.01}]]],
    },
  },
  "part-orders": {
    moves: {
      "transmit": [{"from":["drafted"],"to":"transmitted"},[],["lineCount > 0",[[{"lineCount":1},true],[{"lineCount":0},false]]]],
      "acknowledge": [{"from":["transmitted"],"to":"acknowledged"},[]],
      "ship": [{"from":["acknowledged"],"to":"shipped"},["trackingNumber"]],
      "receive-part": [{"from":["shipped","partially-received"],"to":"partially-received"},["receivedLines"]],
      "receive-all": [{"from":["shipped","partially-received"],"to":"received"},[]],
      "cancel": [{"from":["drafted","transmitted"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-late": ["expectedOn < today",[[{"expectedOn":"2024-02-29"},true],[{"expectedOn":"2026-03-20"},false]]],
    },
    formulas: {
      "compute-fill-rate": ["547ffdb",[[{"receivedLines":12,"lineCount":14},{"fillPct":85.714286}]]],
      "compute-economic-order-quantity": ["13e50464",[[{"annualDemand":1.5,"unitCost":"1.99"},{"quantity":8}],[{"annualDemand":21.5,"unitCost":"0.01"},{"quantity":420}]]],
    },
  },
  "special-orders": {
    moves: {
      "arrive": [{"from":["ordered"],"to":"arrived"},["arrivedOn"]],
      "notify-customer": [{"from":["arrived"],"to":"notified"},["channel"]],
      "install": [{"from":["arrived","notified"],"to":"installed"},["repairOrderId"]],
      "pick-up": [{"from":["arrived","notified"],"to":"picked-up"},["recipient"]],
      "abandon": [{"from":["notified"],"to":"abandoned"},["reason"]],
      "return-to-stock": [{"from":["abandoned"],"to":"returned-to-stock"},[]],
    },
    updates: {},
    narrowings: {
      "list-unclaimed": ["holdUntil < today",[[{"holdUntil":"2024-02-29"},true],[{"holdUntil":"2026-03-20"},false]]],
    },
    formulas: {
      "compute-restock-charge": ["ff688389",[[{"prepaid":"85.00"},{"charge":"17.00","refund":"68.00"}]]],
      "age-special-order": ["16b2c420",[[{"arrivedOn":"2026-03-14"},{"daysHeld":6,"bucket":"0-7"}],[{"arrivedOn":"2026-01-18"},{"daysHeld":61,"bucket":"over-60"}],[{"arrivedOn":"2026-03-12"},{"daysHeld":8,"bucket":"8-30"}],[{"arrivedOn":"2026-02-17"},{"daysHeld":31,"bucket":"31-60"}]]],
    },
  },
  "part-returns": {
    moves: {
      "authorize": [{"from":["prepared"],"to":"authorized"},["authorizationNumber"]],
      "ship": [{"from":["authorized"],"to":"shipped"},["trackingNumber"]],
      "credit": [{"from":["shipped","short-credited"],"to":"credited"},[],["creditAmount > 0",[[{"creditAmount":"0.01"},true],[{"creditAmount":"0.00"},false]]]],
      "flag-short-credit": [{"from":["shipped"],"to":"short-credited"},[],["creditAmount < returnValue",[[{"creditAmount":"49.95","returnValue":"1250.50"},true],[{"creditAmount":"900.00","returnValue":"900.00"},false]]]],
      "refuse": [{"from":["prepared","shipped"],"to":"refused"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-credit": ["state == 'shipped'",[[{"state":"prepared"},false],[{"state":"authorized"},false],[{"state":"shipped"},true],[{"state":"credited"},false],[{"state":"short-credited"},false],[{"state":"refused"},false]]],
    },
    formulas: {
      "compute-expected-credit": ["943477f3",[[{"returnValue":"1180.00","restockPct":15},{"credit":"1003.00","restock":"177.00"}]]],
      "compute-return-allowance": ["4ea41bcd",[[{"purchases":"99.99"},{"earned":"4.00","left":"4.00"}],[{"purchases":"4.01","allowancePct":99.5,"usedToDate":"100.00"},{"earned":"3.99","left":"-96.01"}]]],
    },
  },
  "cores": {
    moves: {
      "receive-core": [{"from":["charged"],"to":"dirty-core-in"},["returnedOn"]],
      "grade": [{"from":["dirty-core-in"],"to":"graded"},["grade"]],
      "ship-to-supplier": [{"from":["graded"],"to":"shipped"},["trackingNumber"]],
      "credit": [{"from":["shipped"],"to":"credited"},[],["coreValue > 0",[[{"coreValue":"0.01"},true],[{"coreValue":"0.00"},false]]]],
      "reject": [{"from":["shipped"],"to":"rejected"},["reason"]],
      "forfeit": [{"from":["charged"],"to":"forfeited"},[]],
    },
    updates: {},
    narrowings: {
      "list-outstanding": ["state == 'charged'",[[{"state":"charged"},true],[{"state":"dirty-core-in"},false],[{"state":"graded"},false],[{"state":"shipped"},false],[{"state":"credited"},false],[{"state":"rejected"},false],[{"state":"forfeited"},false]]],
    },
    formulas: {
      "compute-core-credit": ["3978e5b4",[[{"coreCharge":"75.00","grade":"good"},{"credit":"75.00"}],[{"coreCharge":"0.51","grade":"damaged"},{"credit":"0.26"}],[{"coreCharge":"49.95","grade":"A"},{"credit":"0.00"}]]],
      "compute-core-exposure": ["a04ca7e5",[[{"outstandingCharges":["0.00","0.00"]},{"cores":2,"exposure":"0.00"}],[{"outstandingCharges":["1250.50","31250.75","900.00"]},{"cores":3,"exposure":"33401.25"}]]],
    },
  },
  "counter-tickets": {
    moves: {
      "pick": [{"from":["opened"],"to":"picked"},[]],
      "invoice": [{"from":["picked"],"to":"invoiced"},[],["partsTotal > 0",[[{"partsTotal":"0.01"},true],[{"partsTotal":"0.00"},false]]]],
      "pay": [{"from":["invoiced"],"to":"paid"},["tender"]],
      "charge-to-account": [{"from":["invoiced"],"to":"charged-to-account"},["accountNumber"]],
      "void": [{"from":["opened","picked","invoiced"],"to":"voided"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-unpaid": ["state == 'invoiced'",[[{"state":"opened"},false],[{"state":"picked"},false],[{"state":"invoiced"},true],[{"state":"paid"},false],[{"state":"charged-to-account"},false],[{"state":"voided"},false]]],
    },
    formulas: {
      "compute-ticket-total": ["65f104d9",[[{"partsTotal":"342.75","taxRatePct":-0.5},{"tax":"-1.71","total":"341.04"}],[{"partsTotal":"31250.75","taxRatePct":99.5,"taxExempt":true,"coreCharges":"100.01"},{"tax":"0.00","total":"31350.76"}]]],
      "compute-ticket-gross": ["680f76e0",[[{"partsTotal":"342.75","costTotal":"205.60"},{"gross":"137.15","grossPct":40.014588}]]],
    },
  },
  "accessories": {
    moves: {
      "sell": [{"from":["offered"],"to":"sold"},[],["retailPrice > 0",[[{"retailPrice":"0.01"},true],[{"retailPrice":"0.00"},false]]]],
      "order-parts": [{"from":["sold"],"to":"parts-ordered"},["partNumber"]],
      "start-install": [{"from":["sold","parts-ordered"],"to":"installing"},["technicianId"]],
      "complete-install": [{"from":["installing"],"to":"installed"},["installedOn"]],
      "back-out": [{"from":["sold","parts-ordered"],"to":"backed-out"},["reason"]],
      "cancel": [{"from":["offered"],"to":"cancelled"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-install": ["state == 'parts-ordered'",[[{"state":"offered"},false],[{"state":"sold"},false],[{"state":"parts-ordered"},true],[{"state":"installing"},false],[{"state":"installed"},false],[{"state":"cancelled"},false],[{"state":"backed-out"},false]]],
    },
    formulas: {
      "price-installed-accessory": ["f04740db",[[{"retailPrice":"499.00","installHours":1.2},{"labor":"198.00","total":"697.00"}],[{"retailPrice":"31250.75","installHours":-0.5,"taxRatePct":1},{"labor":"-82.50","total":"31479.93"}]]],
      "amortize-into-payment": ["e22f0ba0",[[{"retailPrice":"499.00","aprPct":0,"termMonths":0},null]]],
    },
  },
  "price-matrices": {
    moves: {
      "simulate": [{"from":["drafted"],"to":"simulated"},[]],
      "return-to-draft": [{"from":["simulated"],"to":"drafted"},["reason"]],
      "activate": [{"from":["simulated"],"to":"active"},["approvedBy"]],
      "supersede": [{"from":["active"],"to":"superseded"},["replacementName"]],
      "reject": [{"from":["drafted","simulated"],"to":"rejected"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-active": ["state == 'active'",[[{"state":"drafted"},false],[{"state":"simulated"},false],[{"state":"active"},true],[{"state":"superseded"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "price-from-matrix": ["ecb3883a",[[{"cost":"0.99","markupPct":85},{"price":"1.83","grossPct":45.945946}]]],
      "solve-markup-for-gross": ["d39d0266",[[{"grossTargetPct":46},{"markupPct":85.185185}]]],
      "check-band-order": ["5793efaf",[[{"costFrom":"10.00","costTo":"25.00","markupPct":85},{"ordered":true,"positive":true}],[{"costFrom":"0.01","costTo":"0.01","markupPct":0},{"ordered":false,"positive":true}],[{"costFrom":"99000.00","costTo":"-0.01","markupPct":-0.5},{"ordered":false,"positive":false}]]],
    },
  },
  "backorders": {
    moves: {
      "post-estimate": [{"from":["open"],"to":"estimated"},["estimatedOn"]],
      "escalate": [{"from":["open","estimated"],"to":"escalated"},["escalationNumber"]],
      "allocate": [{"from":["estimated","escalated"],"to":"allocated"},[]],
      "slip-estimate": [{"from":["allocated"],"to":"estimated"},[]],
      "fill": [{"from":["allocated"],"to":"filled"},[]],
      "cancel": [{"from":["open","estimated","escalated"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-vehicle-down": ["vehiclesDown > 0",[[{"vehiclesDown":1},true],[{"vehiclesDown":0},false]]],
    },
    formulas: {
      "age-backorder": ["a0ee1c5e",[[{"orderedOn":"2026-03-09"},{"ageDays":11,"bucket":"11-30"}],[{"orderedOn":"2026-01-18"},{"ageDays":61,"bucket":"over-60"}],[{"orderedOn":"2026-02-10","asOf":"2026-03-13"},{"ageDays":31,"bucket":"31-60"}],[{"orderedOn":"2029-07-01","asOf":"2029-07-01"},{"ageDays":0,"bucket":"0-10"}]]],
      "compute-rental-exposure": ["df6ff730",[[{"vehiclesDown":1,"daysToArrival":37},{"exposure":"1406.00"}]]],
    },
  },
  "bin-locations": {
    moves: {
      "assign": [{"from":["open"],"to":"assigned"},["partFamily"]],
      "mark-full": [{"from":["assigned"],"to":"full"},[],["unitsStored >= capacityUnits",[[{"unitsStored":1,"capacityUnits":1},true],[{"unitsStored":12500,"capacityUnits":2},true],[{"unitsStored":60,"capacityUnits":48000},false]]]],
      "free-space": [{"from":["full"],"to":"assigned"},[]],
      "lock-for-count": [{"from":["open","assigned","full"],"to":"locked"},[]],
      "unlock": [{"from":["locked"],"to":"assigned"},["lastCountedOn"]],
      "retire": [{"from":["open"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-full": ["state == 'full'",[[{"state":"open"},false],[{"state":"assigned"},false],[{"state":"full"},true],[{"state":"locked"},false],[{"state":"retired"},false]]],
    },
    formulas: {
      "compute-bin-fill": ["6576c450",[[{"unitsStored":22,"capacityUnits":40},{"fillPct":55,"spaceLeft":18}]]],
      "plan-pick-path": ["fafbc299",[[{"zoneStops":59},{"minutes":39.333333}]]],
    },
  },
  "cycle-counts": {
    moves: {
      "start": [{"from":["planned"],"to":"counting"},[]],
      "submit-count": [{"from":["counting","recount"],"to":"variance-review"},[]],
      "order-recount": [{"from":["variance-review"],"to":"recount"},["reason"]],
      "adjust": [{"from":["variance-review"],"to":"adjusted"},["approver"]],
      "accept": [{"from":["variance-review"],"to":"accepted"},[],["linesOff == 0",[[{"linesOff":0},true],[{"linesOff":9},false]]]],
    },
    updates: {},
    narrowings: {
      "list-in-review": ["state == 'variance-review'",[[{"state":"planned"},false],[{"state":"counting"},false],[{"state":"variance-review"},true],[{"state":"adjusted"},false],[{"state":"recount"},false],[{"state":"accepted"},false]]],
    },
    formulas: {
      "compute-count-variance": ["de1c60ce",[[{"bookValue":"18900.00","countedValue":"18742.60"},{"variance":"-157.40","variancePct":-0.832804,"grossShrink":"157.40"}],[{"bookValue":"1250.50","countedValue":"18000.00"},{"variance":"16749.50","variancePct":1339.42423,"grossShrink":"0.00"}]]],
      "compute-line-accuracy": ["d5ea11cc",[[{"linesCounted":180,"linesOff":9},{"accuracyPct":95}]]],
    },
  },
  "obsolescences": {
    moves: {
      "review": [{"from":["flagged"],"to":"reviewed"},[]],
      "start-return": [{"from":["reviewed"],"to":"returning"},["returnNumber"]],
      "discount": [{"from":["reviewed","returning"],"to":"discounted"},["discountPct"]],
      "recover": [{"from":["returning","discounted"],"to":"recovered"},[],["recoveredAmount > 0",[[{"recoveredAmount":"0.01"},true],[{"recoveredAmount":"0.00"},false]]]],
      "scrap": [{"from":["reviewed","discounted"],"to":"scrapped"},["approver"]],
      "retain": [{"from":["flagged","reviewed"],"to":"retained"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-over-a-year": ["monthsNoSale > 12",[[{"monthsNoSale":13},true],[{"monthsNoSale":12},false]]],
    },
    formulas: {
      "compute-obsolescence-reserve": ["e6b984be",[[{"onHandValue":"186.00","monthsNoSale":14},{"reservePct":100,"reserve":"186.00"}],[{"onHandValue":"900.00","monthsNoSale":7},{"reservePct":25,"reserve":"225.00"}],[{"onHandValue":"186.00","monthsNoSale":10},{"reservePct":50,"reserve":"93.00"}],[{"onHandValue":"49.99","monthsNoSale":1},{"reservePct":0,"reserve":"0.00"}],[{"onHandValue":"11.99","monthsNoSale":13},{"reservePct":100,"reserve":"11.99"}]]],
      "compute-obsolete-share": ["6fc91175",[[{"agedValue":"99.99","totalValue":"99.99"},{"obsoletePct":100}]]],
    },
  },
};
