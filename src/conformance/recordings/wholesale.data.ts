/** Recorded results of the wholesale families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const wholesale: Readonly<Record<string, Recording>> = {
  "auctions": {
    moves: {
      "open-consignment": [{"from":["announced"],"to":"consigning"},[]],
      "post-run-list": [{"from":["consigning"],"to":"run-list-posted"},[],["consignedUnits > 0",[[{"consignedUnits":1},true],[{"consignedUnits":0},false]]]],
      "start-sale": [{"from":["run-list-posted"],"to":"running"},[]],
      "settle": [{"from":["running"],"to":"settled"},["soldUnits"]],
      "cancel": [{"from":["announced","consigning","run-list-posted"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-upcoming": ["saleDate >= today",[[{"saleDate":"2024-02-29"},false],[{"saleDate":"2026-03-20"},true]]],
    },
    formulas: {
      "compute-conversion-rate": ["f82b7383",[[{"soldUnits":265,"consignedUnits":420},{"conversionPct":63.095238,"noSales":155}]]],
      "compute-average-sale": ["af5912cd",[[{"grossSales":"5150000.00","soldUnits":265},{"average":"19433.96"}]]],
    },
  },
  "bids": {
    moves: {
      "lead": [{"from":["placed","outbid"],"to":"leading"},[],["amount > 0",[[{"amount":"0.01"},true],[{"amount":"0.00"},false]]]],
      "outbid": [{"from":["leading"],"to":"outbid"},[]],
      "win": [{"from":["leading"],"to":"won"},[]],
      "lose": [{"from":["placed","outbid","leading"],"to":"lost"},[]],
      "retract": [{"from":["placed","outbid"],"to":"retracted"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-leading": ["state == 'leading'",[[{"state":"placed"},false],[{"state":"leading"},true],[{"state":"outbid"},false],[{"state":"won"},false],[{"state":"lost"},false],[{"state":"retracted"},false]]],
    },
    formulas: {
      "compute-next-increment": ["6f9c22c9",[[{"currentBid":"4999.99"},{"increment":"50.00","nextBid":"5049.99"}],[{"currentBid":"5000.01"},{"increment":"100.00","nextBid":"5100.01"}],[{"currentBid":"20000.01"},{"increment":"250.00","nextBid":"20250.01"}]]],
      "compute-landed-cost": ["29985ba",[[{"amount":"900.00","buyFee":"99000.00","transport":"49.95"},{"landed":"99949.95"}],[{"amount":"350.00","buyFee":"1250.50","inspection":"18000.00"},{"landed":"19600.50"}]]],
      "check-bid": ["e9c88a2",[[{"amount":"18600.00","currentBid":"-0.01"},{"beatsCurrent":true,"positive":true}],[{"amount":"0.01","currentBid":"0.00","increment":"49.95"},{"beatsCurrent":false,"positive":true}],[{"amount":"99.99","currentBid":"-0.01"},{"beatsCurrent":true,"positive":true}],[{"amount":"0.00","currentBid":"31250.75","increment":"99.99"},{"beatsCurrent":false,"positive":false}]]],
    },
  },
  "arbitrations": {
    moves: {
      "check-window": [{"from":["filed"],"to":"in-window-check"},[]],
      "order-inspection": [{"from":["in-window-check"],"to":"inspecting"},["inspector"]],
      "open-negotiation": [{"from":["inspecting"],"to":"negotiating"},["findings"]],
      "award": [{"from":["negotiating","inspecting"],"to":"awarded"},[],["awardAmount > 0",[[{"awardAmount":"0.01"},true],[{"awardAmount":"0.00"},false]]]],
      "deny": [{"from":["in-window-check","inspecting"],"to":"denied"},["reason"]],
      "cancel-sale": [{"from":["negotiating","inspecting"],"to":"sale-cancelled"},[]],
      "withdraw": [{"from":["filed","negotiating"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-inspecting": ["state == 'inspecting'",[[{"state":"filed"},false],[{"state":"in-window-check"},false],[{"state":"inspecting"},true],[{"state":"negotiating"},false],[{"state":"awarded"},false],[{"state":"denied"},false],[{"state":"sale-cancelled"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "check-claim-window": ["7ea6214e",[[{"saleDate":"2026-03-04","filedOn":"2026-03-08","light":"green"},{"inWindow":true,"lightArbitrable":true}],[{"saleDate":"2026-03-14","filedOn":"2026-03-21","light":"red"},{"inWindow":true,"lightArbitrable":false}],[{"saleDate":"2026-03-12","filedOn":"2026-03-20","light":"AB12"},{"inWindow":false,"lightArbitrable":true}]]],
      "compute-price-adjustment": ["7aec6a84",[[{"repairEstimate":"-0.01","salePrice":"18600.00"},{"adjustment":"0.00"}],[{"repairEstimate":"800.00","salePrice":"31250.75"},{"adjustment":"800.00"}]]],
    },
  },
  "consignments": {
    moves: {
      "check-in": [{"from":["registered"],"to":"checked-in"},[]],
      "complete-services": [{"from":["checked-in"],"to":"serviced"},[]],
      "assign-run": [{"from":["checked-in","serviced"],"to":"run-assigned"},["runNumber"]],
      "sell": [{"from":["run-assigned"],"to":"sold"},[],["salePrice >= floorPrice",[[{"salePrice":"900.00","floorPrice":"18000.00"},false],[{"salePrice":"31250.75","floorPrice":"31250.75"},true]]]],
      "no-sale": [{"from":["run-assigned"],"to":"no-sale"},[]],
      "re-run": [{"from":["no-sale"],"to":"run-assigned"},["runNumber"]],
      "pick-up-unsold": [{"from":["no-sale","registered"],"to":"returned"},["gatePass"]],
    },
    updates: {},
    narrowings: {
      "get-active-for-vin": ["terminal == false",[[{"state":"registered"},true],[{"state":"checked-in"},true],[{"state":"serviced"},true],[{"state":"run-assigned"},true],[{"state":"sold"},false],[{"state":"no-sale"},true],[{"state":"returned"},false]]],
      "list-no-sales": ["state == 'no-sale'",[[{"state":"registered"},false],[{"state":"checked-in"},false],[{"state":"serviced"},false],[{"state":"run-assigned"},false],[{"state":"sold"},false],[{"state":"no-sale"},true],[{"state":"returned"},false]]],
    },
    formulas: {
      "compute-seller-net": ["fc0c3ef7",[[{"salePrice":"18600.00","sellFee":"275.00"},{"net":"18325.00"}],[{"salePrice":"0.00","sellFee":"18000.00","reconCharges":"49.95","transport":"350.00"},{"net":"-18399.95"}]]],
    },
  },
  "condition-reports": {
    moves: {
      "start-inspection": [{"from":["ordered"],"to":"inspecting"},[]],
      "draft": [{"from":["inspecting"],"to":"drafted"},[]],
      "publish": [{"from":["drafted","re-inspected"],"to":"published"},[],["grade > 0",[[{"grade":0.5},true],[{"grade":0},false]]]],
      "dispute": [{"from":["published"],"to":"disputed"},["reason"]],
      "re-inspect": [{"from":["disputed"],"to":"re-inspected"},[]],
      "supersede": [{"from":["published"],"to":"superseded"},[]],
    },
    updates: {},
    narrowings: {
      "list-below-three": ["grade < 3",[[{"grade":3.8},false],[{"grade":3},false],[{"grade":2.5},true]]],
    },
    formulas: {
      "compute-grade": ["3de19596",[[{"structuralPoints":-1,"paintPoints":-1,"mechanicalPoints":-1,"interiorPoints":-1},{"grade":5.5}],[{"structuralPoints":3,"paintPoints":3,"mechanicalPoints":21,"interiorPoints":21},{"grade":0.5}]]],
      "compute-damage-ratio": ["869b00a",[[{"repairEstimate":"1142.75","wholesaleValue":"99.99"},{"ratioPct":1142.864286}]]],
    },
  },
  "run-lists": {
    moves: {
      "sequence": [{"from":["drafted"],"to":"sequenced"},[],["unitCount > 0",[[{"unitCount":1},true],[{"unitCount":0},false]]]],
      "resequence": [{"from":["sequenced","posted"],"to":"sequenced"},["reason"]],
      "post": [{"from":["sequenced"],"to":"posted"},[]],
      "start": [{"from":["posted"],"to":"running"},[]],
      "complete": [{"from":["running"],"to":"completed"},[]],
      "withdraw": [{"from":["drafted","sequenced","posted"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-posted": ["state == 'posted'",[[{"state":"drafted"},false],[{"state":"sequenced"},false],[{"state":"posted"},true],[{"state":"running"},false],[{"state":"completed"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "project-run-time": ["bec2917f",[[{"runNumber":59,"firstRun":1,"secondsPerUnit":45},{"minutesFromStart":43.5}]]],
      "compute-lane-length": ["cc91cbcb",[[{"unitCount":65,"secondsPerUnit":45},{"unitsToRun":65,"hours":0.8125}],[{"unitCount":2,"pulledUnits":48000,"secondsPerUnit":2},{"unitsToRun":-47998,"hours":-26.665556}]]],
    },
  },
  "post-sale-inspections": {
    moves: {
      "start": [{"from":["ordered"],"to":"inspecting"},["inspector"]],
      "pass": [{"from":["inspecting"],"to":"passed"},[]],
      "fail": [{"from":["inspecting"],"to":"failed"},["findings"]],
      "retain": [{"from":["failed"],"to":"buyer-retained"},["priceAdjustment"]],
      "return-unit": [{"from":["failed"],"to":"returned"},[]],
    },
    updates: {},
    narrowings: {
      "list-failed": ["state == 'failed'",[[{"state":"ordered"},false],[{"state":"inspecting"},false],[{"state":"passed"},false],[{"state":"failed"},true],[{"state":"buyer-retained"},false],[{"state":"returned"},false]]],
    },
    formulas: {
      "check-order-window": ["c9f9e58c",[[{"purchasedOn":"2026-03-04","orderedOn":"2026-03-04"},{"orderedAfterPurchase":true,"inWindow":true}],[{"purchasedOn":"2026-03-19","orderedOn":"2026-03-18","maxDays":-1},{"orderedAfterPurchase":false,"inWindow":true}],[{"purchasedOn":"2026-03-19","orderedOn":"2026-03-21"},{"orderedAfterPurchase":true,"inWindow":false}]]],
      "compute-defect-exposure": ["40fa041d",[[{"defectCosts":["599.99","599.99"]},{"total":"1199.98","worst":"599.99","fails":false}],[{"defectCosts":["600.00","599.99"]},{"total":"1199.99","worst":"600.00","fails":true}]]],
    },
  },
  "gate-passes": {
    moves: {
      "hold": [{"from":["requested"],"to":"held"},["holdReason"]],
      "issue": [{"from":["requested","held"],"to":"issued"},[],["paidInFull == true",[[{"paidInFull":true},true],[{"paidInFull":false},false]]]],
      "use": [{"from":["issued"],"to":"used"},["driverLicense"]],
      "expire": [{"from":["issued"],"to":"expired"},[]],
      "revoke": [{"from":["issued"],"to":"revoked"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-held": ["state == 'held'",[[{"state":"requested"},false],[{"state":"held"},true],[{"state":"issued"},false],[{"state":"used"},false],[{"state":"expired"},false],[{"state":"revoked"},false]]],
    },
    formulas: {
      "check-release": ["66ecbcc",[[{"vin":"1C4RJFBG7NC610355","paidInFull":true,"driverLicense":"TX-40228817"},{"vinValid":true,"paid":true,"driverIdentified":true}],[{"vin":"F1XDEMCR4SDEM0001","paidInFull":true,"driverLicense":"xxxx"},{"vinValid":true,"paid":true,"driverIdentified":false}],[{"vin":"2T3W1RFV6RW204518","paidInFull":false,"driverLicense":"xxxxx"},{"vinValid":true,"paid":false,"driverIdentified":true}],[{"vin":"4T1BF1FK5HU123456","paidInFull":true,"driverLicense":"xxxx"},{"vinValid":false,"paid":true,"driverIdentified":false}]]],
      "compute-late-storage": ["16e765b7",[[{"issuedOn":"2026-03-10","pickedUpOn":"2024-02-29"},{"chargeableDays":0,"storage":"0.00"}],[{"issuedOn":"2026-03-21","pickedUpOn":"2029-07-01"},{"chargeableDays":1195,"storage":"23900.00"}]]],
    },
  },
  "auction-buyers": {
    moves: {
      "verify": [{"from":["applied"],"to":"verified"},["licenseNumber"]],
      "activate": [{"from":["verified"],"to":"active"},[],["creditLimit > 0",[[{"creditLimit":"0.01"},true],[{"creditLimit":"0.00"},false]]]],
      "suspend": [{"from":["active"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"active"},[]],
      "close": [{"from":["active","suspended"],"to":"closed"},[],["outstanding == 0",[[{"outstanding":"0.00"},true],[{"outstanding":"84200.00"},false]]]],
    },
    updates: {},
    narrowings: {
      "list-over-limit": ["outstanding > creditLimit",[[{"outstanding":"31250.75","creditLimit":"18000.00"},true],[{"outstanding":"350.00","creditLimit":"350.00"},false]]],
    },
    formulas: {
      "compute-buy-fee": ["8364efbf",[[{"salePrice":"1999.99"},{"fee":"150.00"}],[{"salePrice":"20000.01"},{"fee":"545.00"}],[{"salePrice":"5000.01"},{"fee":"340.00"}],[{"salePrice":"30000.01"},{"fee":"645.00"}],[{"salePrice":"2000.01"},{"fee":"245.00"}],[{"salePrice":"10000.01"},{"fee":"445.00"}]]],
      "compute-available-credit": ["e4d3ad60",[[{"creditLimit":"250000.00","outstanding":"84200.00"},{"available":"165800.00"}],[{"creditLimit":"18000.00","outstanding":"900.00","pending":"1250.50"},{"available":"15849.50"}]]],
    },
  },
  "salvage-lots": {
    moves: {
      "pick-up": [{"from":["assigned"],"to":"picked-up"},["releaseCode"]],
      "receive-title": [{"from":["picked-up"],"to":"titled"},["titleNumber"]],
      "schedule-sale": [{"from":["titled"],"to":"scheduled"},["saleDate"]],
      "sell": [{"from":["scheduled"],"to":"sold"},[],["proceeds > 0",[[{"proceeds":"0.01"},true],[{"proceeds":"0.00"},false]]]],
      "re-run": [{"from":["scheduled"],"to":"titled"},["reason"]],
      "retain-by-owner": [{"from":["assigned"],"to":"owner-retained"},["retentionAmount"]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-title": ["state == 'picked-up'",[[{"state":"assigned"},false],[{"state":"picked-up"},true],[{"state":"titled"},false],[{"state":"scheduled"},false],[{"state":"sold"},false],[{"state":"owner-retained"},false]]],
    },
    formulas: {
      "compute-gross-return": ["ed3366aa",[[{"proceeds":"4175.00","acv":"14350.00"},{"returnPct":29.094077}]]],
      "compute-net-salvage": ["579983a2",[[{"proceeds":"4175.00","towFee":"-0.01"},{"net":"4080.01"}],[{"proceeds":"-0.01","towFee":"18000.00","storage":"18000.00","poolFee":"0.01"},{"net":"-36000.02"}]]],
    },
  },
  "wholesale-offers": {
    moves: {
      "counter": [{"from":["offered"],"to":"countered"},[],["counterAmount > 0",[[{"counterAmount":"0.01"},true],[{"counterAmount":"0.00"},false]]]],
      "re-offer": [{"from":["countered"],"to":"offered"},[],["offerAmount > 0",[[{"offerAmount":"0.01"},true],[{"offerAmount":"0.00"},false]]]],
      "accept": [{"from":["offered","countered"],"to":"accepted"},[],["expiresOn >= today",[[{"expiresOn":"2024-02-29"},false],[{"expiresOn":"2026-03-20"},true]]]],
      "reject": [{"from":["offered","countered"],"to":"rejected"},["reason"]],
      "expire": [{"from":["offered","countered"],"to":"expired"},[]],
      "settle": [{"from":["accepted"],"to":"settled"},["billOfSale"]],
    },
    updates: {},
    narrowings: {
      "list-open": ["state == 'offered'",[[{"state":"offered"},true],[{"state":"countered"},false],[{"state":"accepted"},false],[{"state":"expired"},false],[{"state":"rejected"},false],[{"state":"settled"},false]]],
    },
    formulas: {
      "split-difference": ["371f2e39",[[{"askingPrice":"12900.00","offerAmount":"11800.00"},{"midpoint":"12350.00","gap":"1100.00","gapPct":8.527132}]]],
      "compute-wholesale-gross": ["35b9643f",[[{"salePrice":"-0.01","cost":"-0.01"},{"gross":"0.00"}],[{"salePrice":"-0.01","cost":"18000.00","reconCost":"350.00","transport":"31250.75"},{"gross":"-49600.76"}]]],
      "check-offer": ["4f47651f",[[{"offerAmount":"11800.00","askingPrice":"12900.00"},{"positive":true,"notAboveAsk":true}],[{"offerAmount":"0.01","askingPrice":"0.01"},{"positive":true,"notAboveAsk":true}],[{"offerAmount":"0.00","askingPrice":"31250.75"},{"positive":false,"notAboveAsk":true}],[{"offerAmount":"18000.00","askingPrice":"0.01"},{"positive":true,"notAboveAsk":false}]]],
    },
  },
  "auction-invoices": {
    moves: {
      "pay-part": [{"from":["issued","past-due"],"to":"partially-paid"},["amountPaid"]],
      "pay": [{"from":["issued","partially-paid","past-due"],"to":"paid"},["paymentReference"]],
      "mark-past-due": [{"from":["issued","partially-paid"],"to":"past-due"},[],["dueOn < today",[[{"dueOn":"2024-02-29"},true],[{"dueOn":"2026-03-20"},false]]]],
      "release-title": [{"from":["paid"],"to":"title-released"},["titleNumber"]],
      "void": [{"from":["issued"],"to":"voided"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-past-due": ["state == 'past-due'",[[{"state":"issued"},false],[{"state":"partially-paid"},false],[{"state":"paid"},false],[{"state":"title-released"},false],[{"state":"past-due"},true],[{"state":"voided"},false]]],
    },
    formulas: {
      "compute-invoice-total": ["712833ab",[[{"hammerPrice":"18600.00","buyFee":"445.00"},{"total":"19045.00"}],[{"hammerPrice":"350.00","buyFee":"0.00","services":"0.01","salesTax":"350.00"},{"total":"700.01"}]]],
      "compute-late-fee": ["112eb033",[[{"total":"-0.01","daysLate":-1},{"lateFee":"0.00"}],[{"total":"50.01","daysLate":1,"ratePct":100.5},{"lateFee":"50.26"}],[{"total":"50.00","daysLate":49,"minimum":"-0.01"},{"lateFee":"0.75"}],[{"total":"350.00","daysLate":0,"ratePct":-0.5,"minimum":"18000.00"},{"lateFee":"0.00"}]]],
    },
  },
};
