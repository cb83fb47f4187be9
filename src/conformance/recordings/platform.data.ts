/** Recorded results of the platform families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const platform: Readonly<Record<string, Recording>> = {
  "documents": {
    moves: {
      "classify": [{"from":["uploaded"],"to":"classified"},[]],
      "reject": [{"from":["uploaded"],"to":"rejected"},["reason"]],
      "index": [{"from":["classified"],"to":"indexed"},[]],
      "sign": [{"from":["indexed"],"to":"signed"},["signatureId"]],
      "archive": [{"from":["indexed","signed"],"to":"archived"},[]],
      "purge": [{"from":["archived"],"to":"purged"},[],["retainUntil < today",[[{"retainUntil":"2024-02-29"},true],[{"retainUntil":"2026-03-20"},false]]]],
    },
    updates: {},
    narrowings: {
      "list-unsigned": ["state == 'indexed'",[[{"state":"uploaded"},false],[{"state":"classified"},false],[{"state":"indexed"},true],[{"state":"signed"},false],[{"state":"archived"},false],[{"state":"purged"},false],[{"state":"rejected"},false]]],
    },
    formulas: {
      "check-hash-format": ["9a8f0d1c",[[{"sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","pages":4},{"hashShape":true,"hasPages":true}],[{"sha256":"","pages":1},{"hashShape":false,"hasPages":true}],[{"sha256":"AB","pages":0},{"hashShape":false,"hasPages":false}]]],
    },
  },
  "signatures": {
    moves: {
      "view": [{"from":["invited"],"to":"viewed"},[]],
      "consent": [{"from":["viewed"],"to":"consented"},[],["consentGiven == true",[[{"consentGiven":true},true],[{"consentGiven":false},false]]]],
      "sign": [{"from":["consented"],"to":"signed"},["evidenceHash"]],
      "decline": [{"from":["invited","viewed","consented"],"to":"declined"},["reason"]],
      "expire": [{"from":["invited","viewed","consented"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-pending": ["state == 'invited'",[[{"state":"invited"},true],[{"state":"viewed"},false],[{"state":"consented"},false],[{"state":"signed"},false],[{"state":"declined"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "check-signing-order": ["a44d2211",[[{"position":0,"completedBefore":0},{"inTurn":false,"positionValid":false}],[{"position":1,"completedBefore":0},{"inTurn":true,"positionValid":true}]]],
      "compute-completion-rate": ["d3864f8a",[[{"signersInvited":99,"signersDone":99},{"completionPct":100,"remaining":0}]]],
    },
  },
  "handoffs": {
    moves: {
      "claim": [{"from":["parked","returned"],"to":"claimed"},["claimedBy"]],
      "return-to-queue": [{"from":["claimed"],"to":"returned"},["reason"]],
      "answer": [{"from":["claimed"],"to":"answered"},["answeredAt"]],
      "expire": [{"from":["parked","claimed","returned"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "get-open-for-deal": ["terminal == false",[[{"state":"parked"},true],[{"state":"claimed"},true],[{"state":"answered"},false],[{"state":"expired"},false],[{"state":"returned"},true]]],
      "list-unclaimed": ["state == 'parked'",[[{"state":"parked"},true],[{"state":"claimed"},false],[{"state":"answered"},false],[{"state":"expired"},false],[{"state":"returned"},false]]],
    },
    formulas: {
      "compute-expiry-countdown": ["2eaa9974",[[{"parkedAt":"2026-03-04T14:00:00Z","claimWindowHours":4},{"minutesElapsed":22200,"minutesLeft":0,"expired":true}],[{"parkedAt":"2026-03-19T23:00:00Z","claimWindowHours":1},{"minutesElapsed":60,"minutesLeft":0,"expired":true}],[{"parkedAt":"2026-03-19T23:00:00Z","asOf":"2026-03-20T11:00:00Z","claimWindowHours":61},{"minutesElapsed":720,"minutesLeft":2940,"expired":false}]]],
      "compute-claim-rate": ["2f0eeb14",[[{"parked":99,"claimed":99,"answered":99},{"claimPct":100,"answerPct":100}]]],
    },
  },
  "notifications": {
    moves: {
      "send": [{"from":["queued"],"to":"sent"},[]],
      "confirm-delivery": [{"from":["sent"],"to":"delivered"},[]],
      "mark-opened": [{"from":["delivered"],"to":"opened"},[]],
      "report-bounce": [{"from":["sent"],"to":"bounced"},["bounceCode"]],
      "retry": [{"from":["bounced"],"to":"queued"},[],["attempts < 5",[[{"attempts":5},false],[{"attempts":1},true]]]],
      "suppress": [{"from":["queued"],"to":"suppressed"},["reason"]],
      "abandon": [{"from":["bounced"],"to":"abandoned"},[]],
    },
    updates: {},
    narrowings: {
      "list-bounced": ["state == 'bounced'",[[{"state":"queued"},false],[{"state":"sent"},false],[{"state":"delivered"},false],[{"state":"opened"},false],[{"state":"bounced"},true],[{"state":"suppressed"},false],[{"state":"abandoned"},false]]],
    },
    formulas: {
      "check-quiet-hours": ["a6d4b3f4",[[{"localHour":7,"channel":"email"},{"allowedHour":true,"channelKnown":true}],[{"localHour":8,"channel":"A"},{"allowedHour":true,"channelKnown":false}],[{"localHour":21,"channel":"xx"},{"allowedHour":false,"channelKnown":true}],[{"localHour":3,"channel":"abc"},{"allowedHour":false,"channelKnown":true}],[{"localHour":21,"channel":"in-app"},{"allowedHour":true,"channelKnown":true}]]],
      "compute-delivery-rate": ["b0213b97",[[{"sent":99,"delivered":99},{"deliveredPct":100}]]],
    },
  },
  "connections": {
    moves: {
      "start-testing": [{"from":["requested"],"to":"testing"},[]],
      "certify": [{"from":["testing"],"to":"certified"},["certifiedOn"]],
      "activate": [{"from":["certified","adapter-pending"],"to":"active"},[]],
      "flag-adapter-pending": [{"from":["certified","active"],"to":"adapter-pending"},["adapterName"]],
      "suspend": [{"from":["active"],"to":"suspended"},["reason"]],
      "reinstate": [{"from":["suspended"],"to":"active"},[]],
      "revoke": [{"from":["requested","testing","active","suspended","adapter-pending"],"to":"revoked"},[]],
    },
    updates: {},
    narrowings: {
      "list-expiring": ["expiresOn <= addDays(today, 30)",[[{"expiresOn":"2026-04-20"},false],[{"expiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "count-expiry-days": ["9b3887ad",[[{"expiresOn":"2027-05-16"},{"daysLeft":422,"renew":false}],[{"expiresOn":"2026-04-20"},{"daysLeft":31,"renew":false}],[{"expiresOn":"2026-03-21","asOf":"2026-02-19"},{"daysLeft":30,"renew":true}]]],
    },
  },
  "api-keys": {
    moves: {
      "activate": [{"from":["issued"],"to":"active"},[]],
      "throttle": [{"from":["active"],"to":"throttled"},["retryAfter"]],
      "lift-throttle": [{"from":["throttled"],"to":"active"},[]],
      "rotate": [{"from":["active"],"to":"rotated"},["successorPrefix"]],
      "revoke": [{"from":["issued","active","throttled"],"to":"revoked"},[]],
    },
    updates: {},
    narrowings: {
      "list-near-ceiling": ["spendToDate >= 20",[[{"spendToDate":"20.00"},true],[{"spendToDate":"3.42"},false]]],
    },
    formulas: {
      "compute-remaining-ceiling": ["a22f6305",[[{"ceiling":"25.00","spendToDate":"3.42"},{"remaining":"21.58","usedPct":13.68,"overCeiling":false}],[{"ceiling":"100.01","spendToDate":"100.01"},{"remaining":"0.00","usedPct":100,"overCeiling":false}],[{"ceiling":"49.95","spendToDate":"99.99"},{"remaining":"0.00","usedPct":200.18018,"overCeiling":true}]]],
      "check-key-format": ["3ff068ef",[[{},{"prefixOk":true,"lengthOk":true}],[{"length":24},{"prefixOk":true,"lengthOk":true}],[{"keyPrefix":"P0X20"},{"prefixOk":false,"lengthOk":true}],[{"keyPrefix":"ABC1234","length":23},{"prefixOk":false,"lengthOk":false}]]],
    },
  },
  "usage-meters": {
    moves: {
      "flag-near-limit": [{"from":["open"],"to":"near-limit"},[],["calls >= limitCalls * 0.8",[[{"calls":12500,"limitCalls":12500},true],[{"calls":0,"limitCalls":0},true],[{"calls":0,"limitCalls":60},false]]]],
      "limit": [{"from":["open","near-limit"],"to":"limited"},[],["calls >= limitCalls",[[{"calls":365,"limitCalls":12},true],[{"calls":24,"limitCalls":24},true],[{"calls":24,"limitCalls":600},false]]]],
      "reopen": [{"from":["limited","near-limit"],"to":"open"},[]],
      "close": [{"from":["open","near-limit","limited"],"to":"closed"},[]],
    },
    updates: {},
    narrowings: {
      "list-limited": ["state == 'limited'",[[{"state":"open"},false],[{"state":"near-limit"},false],[{"state":"limited"},true],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-call-cost": ["6bbb16d0",[[{"calls":412},{"billable":412,"cost":"4.12"}],[{"calls":12,"pricePerCall":1,"freeCalls":24},{"billable":0,"cost":"0.00"}]]],
      "compute-retry-after": ["ff24af8a",[[{"windowSeconds":3600,"secondsIntoWindow":0,"calls":412,"limitCalls":600},{"retryAfter":0,"allowed":true}],[{"windowSeconds":3600,"secondsIntoWindow":48000,"calls":0,"limitCalls":0},{"retryAfter":1,"allowed":false}]]],
    },
  },
  "price-books": {
    moves: {
      "post": [{"from":["drafted"],"to":"posted"},[],["unitPrice >= 0",[[{"unitPrice":0.01},true],[{"unitPrice":0},true],[{"unitPrice":-0.5},false]]]],
      "return-to-draft": [{"from":["posted"],"to":"drafted"},["reason"]],
      "supersede": [{"from":["posted"],"to":"superseded"},["replacementId"]],
      "withdraw": [{"from":["drafted","posted"],"to":"withdrawn"},[]],
    },
    updates: {},
    narrowings: {
      "list-posted": ["state == 'posted'",[[{"state":"drafted"},false],[{"state":"posted"},true],[{"state":"superseded"},false],[{"state":"withdrawn"},false]]],
    },
    formulas: {
      "price-call-plan": ["e0cda73f",[[{"listingCalls":1,"fiQuotes":24,"refinanceQuotes":24,"dataReads":12},{"total":"2.53"}]]],
      "test-spend-ceiling": ["42b82e9",[[{"spend":"900.00","ceiling":"49.95"},{"withinCeiling":false,"over":"850.05"}],[{"spend":"31250.75","ceiling":"31250.75"},{"withinCeiling":true,"over":"0.00"}],[{"spend":"350.00"},{"withinCeiling":false,"over":"325.00"}]]],
    },
  },
  "agents": {
    moves: {
      "admit": [{"from":["registered"],"to":"probationary"},[]],
      "trust": [{"from":["probationary"],"to":"trusted"},[],["trustLevel >= 2",[[{"trustLevel":2},true],[{"trustLevel":1},false]]]],
      "restrict": [{"from":["probationary","trusted"],"to":"restricted"},["reason"]],
      "restore": [{"from":["restricted"],"to":"probationary"},[]],
      "retire": [{"from":["registered","probationary","trusted","restricted"],"to":"retired"},[]],
    },
    updates: {},
    narrowings: {
      "list-restricted": ["state == 'restricted'",[[{"state":"registered"},false],[{"state":"probationary"},false],[{"state":"trusted"},false],[{"state":"restricted"},true],[{"state":"retired"},false]]],
    },
    formulas: {
      "check-scope-request": ["d8d8b015",[[{"scopes":"read,lead"},{"granted":true,"known":true}],[{"scopes":"ABC 12"},{"granted":false,"known":true}],[{"scopes":"12","requestedScope":"vk_prod"},{"granted":false,"known":false}]]],
    },
  },
  "attestations": {
    moves: {
      "issue": [{"from":["drafted"],"to":"issued"},[]],
      "challenge": [{"from":["issued"],"to":"challenged"},["reason"]],
      "uphold": [{"from":["challenged"],"to":"issued"},[]],
      "revoke": [{"from":["issued","challenged"],"to":"revoked"},["reason"]],
      "expire": [{"from":["issued"],"to":"expired"},[],["expiresOn <= today",[[{"expiresOn":"2024-02-29"},true],[{"expiresOn":"2026-03-20"},true],[{"expiresOn":"2026-03-21"},false]]]],
    },
    updates: {},
    narrowings: {
      "list-challenged": ["state == 'challenged'",[[{"state":"drafted"},false],[{"state":"issued"},false],[{"state":"challenged"},true],[{"state":"revoked"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "check-digest-format": ["30f9bb88",[[{"digest":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},{"hexShape":true,"notAllZero":true}],[{"digest":"0000000000000000000000000000000000000000000000000000000000000000"},{"hexShape":true,"notAllZero":false}],[{"digest":"AB"},{"hexShape":false,"notAllZero":true}]]],
    },
  },
};
