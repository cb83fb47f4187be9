/** Recorded results of the marketing families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const marketing: Readonly<Record<string, Recording>> = {
  "campaigns": {
    moves: {
      "approve": [{"from":["planned"],"to":"approved"},[],["budget > 0",[[{"budget":"0.01"},true],[{"budget":"0.00"},false]]]],
      "launch": [{"from":["approved"],"to":"in-flight"},[],["startsOn <= today",[[{"startsOn":"2024-02-29"},true],[{"startsOn":"2026-03-20"},true],[{"startsOn":"2026-03-21"},false]]]],
      "pause": [{"from":["in-flight"],"to":"paused"},["reason"]],
      "resume": [{"from":["paused"],"to":"in-flight"},[]],
      "complete": [{"from":["in-flight","paused"],"to":"completed"},[]],
      "cancel": [{"from":["planned","approved"],"to":"cancelled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-in-flight": ["state == 'in-flight'",[[{"state":"planned"},false],[{"state":"approved"},false],[{"state":"in-flight"},true],[{"state":"paused"},false],[{"state":"completed"},false],[{"state":"cancelled"},false]]],
    },
    formulas: {
      "compute-return-on-spend": ["c616d21e",[[{"grossProfit":"99.99","spend":"6100.00"},{"roi":-98.36082,"roas":0.016392}]]],
      "compute-cost-per-lead": ["15747544",[[{"spend":"6100.00","leads":96,"salesAttributed":11},{"costPerLead":"63.54","costPerSale":"554.55","closePct":11.458333}]]],
    },
  },
  "ad-placements": {
    moves: {
      "submit-for-review": [{"from":["trafficked","disapproved"],"to":"in-review"},[]],
      "go-live": [{"from":["in-review"],"to":"live"},[]],
      "disapprove": [{"from":["in-review","live"],"to":"disapproved"},["policyCode"]],
      "pause": [{"from":["live"],"to":"paused"},[]],
      "resume": [{"from":["paused"],"to":"live"},[]],
      "end": [{"from":["live","paused"],"to":"ended"},[]],
    },
    updates: {},
    narrowings: {
      "list-live": ["state == 'live'",[[{"state":"trafficked"},false],[{"state":"in-review"},false],[{"state":"live"},true],[{"state":"paused"},false],[{"state":"ended"},false],[{"state":"disapproved"},false]]],
    },
    formulas: {
      "compute-click-metrics": ["8327cfe9",[[{"impressions":48200,"clicks":910,"spend":"742.00"},{"clickThroughPct":1.887967,"costPerClick":"0.82","costPerThousand":"15.39"}]]],
      "compute-pacing": ["ee3d5f69",[[{"spend":"742.00","budget":"99.99","daysElapsed":99,"flightDays":99},{"pacePct":742.074207}]]],
    },
  },
  "special-offers": {
    moves: {
      "submit-for-compliance": [{"from":["drafted"],"to":"compliance-check"},[]],
      "return-to-draft": [{"from":["compliance-check"],"to":"drafted"},["findings"]],
      "publish": [{"from":["compliance-check"],"to":"published"},[],["endsOn >= today",[[{"endsOn":"2024-02-29"},false],[{"endsOn":"2026-03-20"},true]]]],
      "expire": [{"from":["published"],"to":"expired"},[]],
      "pull": [{"from":["published"],"to":"pulled"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-published": ["state == 'published'",[[{"state":"drafted"},false],[{"state":"compliance-check"},false],[{"state":"published"},true],[{"state":"expired"},false],[{"state":"pulled"},false]]],
    },
    formulas: {
      "compute-redemption-rate": ["7b39c878",[[{"redeemed":14,"clicks":99},{"redemptionPct":14.141414}]]],
      "check-offer-window": ["ff0022d0",[[{"startsOn":"2026-03-10","endsOn":"2027-05-14","disclaimer":"Up to 6 quarts; plus tax and fees; expires on the end date shown"},{"ordered":true,"disclaimerPresent":true}],[{"startsOn":"2026-05-19","endsOn":"2026-05-19","disclaimer":"xxxxxxxxxxxxxxxx"},{"ordered":true,"disclaimerPresent":true}],[{"startsOn":"2026-05-19","endsOn":"2026-03-20","disclaimer":"xxxxxxxxxxxxxxx"},{"ordered":false,"disclaimerPresent":false}]]],
    },
  },
  "attributions": {
    moves: {
      "model": [{"from":["collected"],"to":"modeled"},[],["touches > 0",[[{"touches":1},true],[{"touches":0},false]]]],
      "review": [{"from":["modeled"],"to":"reviewed"},[]],
      "dispute": [{"from":["modeled","reviewed"],"to":"disputed"},["reason"]],
      "resolve-dispute": [{"from":["disputed"],"to":"modeled"},["resolution"]],
      "lock": [{"from":["reviewed"],"to":"locked"},[]],
    },
    updates: {},
    narrowings: {
      "list-disputed": ["state == 'disputed'",[[{"state":"collected"},false],[{"state":"modeled"},false],[{"state":"reviewed"},false],[{"state":"locked"},false],[{"state":"disputed"},true]]],
    },
    formulas: {
      "split-linear-credit": ["392dc6ca",[[{"grossCredited":"3265.00","touches":5},{"perTouch":"653.00"}]]],
      "split-position-credit": ["5d0b75c8",[[{"grossCredited":"3265.00","touches":5},{"first":"1306.00","last":"1306.00","middleEach":"217.67"}],[{"grossCredited":"1.00","touches":2},{"first":"0.50","last":"0.50","middleEach":"0.00"}],[{"grossCredited":"0.51","touches":0},{"first":"0.51","last":"0.00","middleEach":"0.00"}],[{"grossCredited":"49.95","touches":3},{"first":"19.98","last":"19.98","middleEach":"9.99"}]]],
    },
  },
  "syndications": {
    moves: {
      "test": [{"from":["configured"],"to":"testing"},[]],
      "activate": [{"from":["testing"],"to":"active"},[],["unitsSent > 0",[[{"unitsSent":1},true],[{"unitsSent":0},false]]]],
      "fail-test": [{"from":["testing"],"to":"configured"},["errorSummary"]],
      "degrade": [{"from":["active"],"to":"degraded"},["errorSummary"]],
      "restore": [{"from":["degraded"],"to":"active"},[]],
      "stop": [{"from":["configured","active","degraded"],"to":"stopped"},[]],
    },
    updates: {},
    narrowings: {
      "list-degraded": ["state == 'degraded'",[[{"state":"configured"},false],[{"state":"testing"},false],[{"state":"active"},false],[{"state":"degraded"},true],[{"state":"stopped"},false]]],
    },
    formulas: {
      "compute-acceptance-rate": ["6ade73df",[[{"unitsSent":214,"unitsRejected":6},{"acceptedPct":97.196262}]]],
    },
  },
  "coop-claims": {
    moves: {
      "submit": [{"from":["prepared"],"to":"submitted"},["proofReference"]],
      "start-audit": [{"from":["submitted","resubmitted"],"to":"in-audit"},[]],
      "pay": [{"from":["in-audit","reduced"],"to":"paid"},[],["paidAmount > 0",[[{"paidAmount":"0.01"},true],[{"paidAmount":"0.00"},false]]]],
      "reduce": [{"from":["in-audit"],"to":"reduced"},["reason"]],
      "deny": [{"from":["in-audit"],"to":"denied"},["reason"]],
      "resubmit": [{"from":["denied","reduced"],"to":"resubmitted"},[]],
    },
    updates: {},
    narrowings: {
      "list-in-audit": ["state == 'in-audit'",[[{"state":"prepared"},false],[{"state":"submitted"},false],[{"state":"in-audit"},true],[{"state":"paid"},false],[{"state":"reduced"},false],[{"state":"denied"},false],[{"state":"resubmitted"},false]]],
    },
    formulas: {
      "compute-coop-reimbursement": ["b90010c1",[[{"spendAmount":"8400.00","claimPct":50,"accrualBalance":"99.99"},{"eligible":"4200.00","payable":"99.99"}],[{"spendAmount":"18000.00","claimPct":1,"accrualBalance":"31250.75"},{"eligible":"180.00","payable":"180.00"}]]],
      "compute-accrual": ["2c2de91e",[[{"units":124},{"earned":"15500.00","balance":"15500.00"}],[{"units":124,"perUnit":"125.00","usedToDate":"99000.00"},{"earned":"15500.00","balance":"-83500.00"}]]],
    },
  },
  "chat-sessions": {
    moves: {
      "engage": [{"from":["opened"],"to":"engaged"},[]],
      "hand-off": [{"from":["engaged"],"to":"handed-off"},["reason"]],
      "capture-lead": [{"from":["engaged","handed-off"],"to":"lead-captured"},["leadId"]],
      "close": [{"from":["engaged","lead-captured","handed-off"],"to":"closed"},[]],
      "abandon": [{"from":["opened","engaged","handed-off"],"to":"abandoned"},[]],
    },
    updates: {},
    narrowings: {
      "list-waiting-for-person": ["state == 'handed-off'",[[{"state":"opened"},false],[{"state":"engaged"},false],[{"state":"handed-off"},true],[{"state":"lead-captured"},false],[{"state":"closed"},false],[{"state":"abandoned"},false]]],
    },
    formulas: {
      "compute-chat-conversion": ["db112da5",[[{"sessions":99,"leadsCaptured":99},{"conversionPct":100}]]],
      "compute-handle-time": ["25f10149",[[{"totalMinutes":0,"sessions":0},null]]],
    },
  },
};
