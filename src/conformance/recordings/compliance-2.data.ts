/** Recorded results of the compliance families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const compliance2: Readonly<Record<string, Recording>> = {
  "identity-verifications": {
    moves: {
      "capture-document": [{"from":["started"],"to":"document-captured"},[],["expiresOn >= today",[[{"expiresOn":"2024-02-29"},false],[{"expiresOn":"2026-03-20"},true]]]],
      "match": [{"from":["document-captured"],"to":"matched"},[],["faceMatchPct >= 90",[[{"faceMatchPct":90},true],[{"faceMatchPct":96},true],[{"faceMatchPct":89.5},false]]]],
      "send-to-review": [{"from":["document-captured","matched"],"to":"manual-review"},["reason"]],
      "verify": [{"from":["matched","manual-review"],"to":"verified"},[]],
      "fail": [{"from":["document-captured","manual-review"],"to":"failed"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-in-review": ["state == 'manual-review'",[[{"state":"started"},false],[{"state":"document-captured"},false],[{"state":"matched"},false],[{"state":"manual-review"},true],[{"state":"verified"},false],[{"state":"failed"},false]]],
    },
    formulas: {
      "check-document": ["30c6bdd5",[[{"documentType":"drivers-license","documentNumber":"DO-70390","expiresOn":"2027-05-12"},{"typeChosen":true,"numberGiven":true,"dated":true}],[{"documentType":"A","documentNumber":"AB12","expiresOn":"2026-04-20"},{"typeChosen":true,"numberGiven":false,"dated":true}],[{"documentType":"","documentNumber":"xxxxx","expiresOn":"2026-03-05"},{"typeChosen":false,"numberGiven":true,"dated":true}]]],
      "score-verification": ["2f575fbf",[[{"faceMatchPct":96,"documentAuthentic":true,"addressMatches":true},{"score":98}],[{"faceMatchPct":-0.5,"documentAuthentic":false,"addressMatches":false},{"score":-0.25}]]],
    },
  },
  "military-lending-checks": {
    moves: {
      "post-not-covered": [{"from":["requested"],"to":"not-covered"},[],["covered == false",[[{"covered":true},false],[{"covered":false},true]]]],
      "post-covered": [{"from":["requested"],"to":"covered"},[],["covered == true",[[{"covered":true},true],[{"covered":false},false]]]],
      "report-error": [{"from":["requested"],"to":"error"},["errorCode"]],
      "retry": [{"from":["error"],"to":"requested"},[]],
      "restructure": [{"from":["covered"],"to":"restructured"},[],["mapr <= 36",[[{"mapr":36.5},false],[{"mapr":36},true]]]],
      "block": [{"from":["covered"],"to":"blocked"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-covered": ["state == 'covered'",[[{"state":"requested"},false],[{"state":"covered"},true],[{"state":"not-covered"},false],[{"state":"restructured"},false],[{"state":"blocked"},false],[{"state":"error"},false]]],
    },
    formulas: {
      "compute-military-apr": ["703d5942",[[{"financeCharge":"11.99","creditProducts":"11.99","amountFinanced":"11.99"},{"mapr":56.14,"overCap":true}],[{"financeCharge":"5.00","creditProducts":"0.01","amountFinanced":"12.01","years":2},{"mapr":36,"overCap":true}],[{"financeCharge":"4.99","creditProducts":"0.01","amountFinanced":"31250.75"},{"mapr":0.01,"overCap":false}]]],
    },
  },
  "emissions": {
    moves: {
      "test": [{"from":["scheduled","repaired"],"to":"tested"},["testedOn"]],
      "pass": [{"from":["tested"],"to":"passed"},[],["milOn == false",[[{"milOn":true},false],[{"milOn":false},true]]]],
      "fail": [{"from":["tested"],"to":"failed"},["reason"]],
      "record-repair": [{"from":["failed"],"to":"repaired"},["repairOrderId"]],
      "certify": [{"from":["passed"],"to":"certified"},["certificateNumber"]],
      "waive": [{"from":["failed","repaired"],"to":"waived"},["waiverNumber"]],
    },
    updates: {},
    narrowings: {
      "list-failed": ["state == 'failed'",[[{"state":"scheduled"},false],[{"state":"tested"},false],[{"state":"passed"},false],[{"state":"failed"},true],[{"state":"repaired"},false],[{"state":"waived"},false],[{"state":"certified"},false]]],
    },
    formulas: {
      "check-readiness": ["d36634e1",[[{"monitorsNotReady":0,"modelYear":2000,"milOn":false},{"readinessOk":true,"lampOff":true}],[{"monitorsNotReady":2,"modelYear":2001,"milOn":false},{"readinessOk":false,"lampOff":true}],[{"monitorsNotReady":2,"modelYear":3,"milOn":false},{"readinessOk":true,"lampOff":true}],[{"monitorsNotReady":3,"modelYear":2,"milOn":false},{"readinessOk":false,"lampOff":true}],[{"monitorsNotReady":2001,"modelYear":48000,"milOn":true},{"readinessOk":false,"lampOff":false}]]],
      "check-tailpipe-limits": ["32f4b307",[[{"hcPpm":42,"coPct":0.18},{"hydrocarbonsOk":true,"monoxideOk":true}],[{"hcPpm":100,"coPct":1},{"hydrocarbonsOk":true,"monoxideOk":false}],[{"hcPpm":100.5,"coPct":0,"coLimit":0},{"hydrocarbonsOk":false,"monoxideOk":true}]]],
      "compute-waiver-eligibility": ["b161ca78",[[{"repairSpend":"-0.01"},{"spendMet":false,"eligible":false}],[{"repairSpend":"900.00","improvementPct":1},{"spendMet":true,"eligible":true}],[{"repairSpend":"1250.50","improvementPct":0},{"spendMet":true,"eligible":false}]]],
    },
  },
  "state-inspections": {
    moves: {
      "inspect": [{"from":["opened","repaired"],"to":"inspected"},[]],
      "reject": [{"from":["inspected"],"to":"rejected"},["reason"]],
      "record-repair": [{"from":["rejected"],"to":"repaired"},["repairOrderId"]],
      "issue-sticker": [{"from":["inspected"],"to":"stickered"},[],["brakesOk == true && tiresOk == true && lightsOk == true",[[{"brakesOk":true,"tiresOk":true,"lightsOk":true},true],[{"brakesOk":true,"tiresOk":true,"lightsOk":false},false]]]],
      "expire": [{"from":["rejected","repaired"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-rejected": ["state == 'rejected'",[[{"state":"opened"},false],[{"state":"inspected"},false],[{"state":"rejected"},true],[{"state":"repaired"},false],[{"state":"stickered"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "check-safety-items": ["188f160",[[{"brakesOk":true,"tiresOk":true,"lightsOk":true},{"brakes":true,"tires":true,"lights":true}],[{"brakesOk":false,"tiresOk":false,"lightsOk":true},{"brakes":false,"tires":false,"lights":true}],[{"brakesOk":true,"tiresOk":false,"lightsOk":false},{"brakes":true,"tires":false,"lights":false}]]],
      "compute-next-inspection": ["b4c7b8ff",[[{"inspectedOn":"2026-03-06"},{"dueOn":"2027-03-06"}]]],
    },
  },
};
