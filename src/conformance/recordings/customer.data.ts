/** Recorded results of the customer families. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const customer: Readonly<Record<string, Recording>> = {
  "customers": {
    moves: {
      "activate": [{"from":["prospect","dormant"],"to":"active"},["lastVisitOn"]],
      "mark-dormant": [{"from":["active"],"to":"dormant"},[]],
      "merge-into": [{"from":["prospect","active","dormant"],"to":"merged"},["survivingCustomerId"]],
      "anonymize": [{"from":["prospect","active","dormant"],"to":"anonymized"},["requestReference"]],
    },
    updates: {},
    narrowings: {
      "list-dormant": ["state == 'dormant'",[[{"state":"prospect"},false],[{"state":"active"},false],[{"state":"dormant"},true],[{"state":"merged"},false],[{"state":"anonymized"},false]]],
    },
    formulas: {
      "compute-lifetime-value": ["d19afe2f",[[{"salesGross":"5.99","serviceGross":"5.99","annualVisits":5.5},{"earned":"11.98","projected":"4796.98"}]]],
      "check-contact-data": ["56f16e33",[[{"email":"casey.morgan@example.com","zip":"60616"},{"emailShape":true,"zipShape":true}],[{"email":"ABCDEFGHI","zip":"02134"},{"emailShape":false,"zipShape":true}]]],
    },
  },
  "leads": {
    moves: {
      "assign": [{"from":["captured"],"to":"assigned"},["assignedTo"]],
      "engage": [{"from":["assigned"],"to":"engaged"},["firstResponseAt"]],
      "set-appointment": [{"from":["engaged"],"to":"appointment-set"},["appointmentId"]],
      "win": [{"from":["engaged","appointment-set"],"to":"sold"},["dealId"]],
      "lose": [{"from":["captured","assigned","engaged","appointment-set"],"to":"lost"},["lostReason"]],
      "mark-duplicate": [{"from":["captured","assigned"],"to":"duplicate"},["originalLeadId"]],
    },
    updates: {},
    narrowings: {
      "list-unanswered": ["state == 'captured'",[[{"state":"captured"},true],[{"state":"assigned"},false],[{"state":"engaged"},false],[{"state":"appointment-set"},false],[{"state":"sold"},false],[{"state":"lost"},false],[{"state":"duplicate"},false]]],
    },
    formulas: {
      "score-lead": ["1f71c93",[[{"hasPhone":true,"hasTrade":true,"creditStarted":true,"pagesViewed":99},{"score":100,"temperature":"hot"}],[{"hasPhone":false,"hasTrade":true,"creditStarted":false,"pagesViewed":34},{"score":50,"temperature":"warm"}],[{"hasPhone":true,"hasTrade":false,"creditStarted":true,"pagesViewed":1},{"score":53,"temperature":"warm"}],[{"hasPhone":false,"hasTrade":false,"creditStarted":false,"pagesViewed":35},{"score":30,"temperature":"cool"}]]],
      "compute-response-time": ["2edeadda",[[{"receivedAt":"2026-03-04T15:02:00Z","firstResponseAt":"2026-03-04T15:11:00Z"},{"minutes":9,"withinFifteen":true}],[{"receivedAt":"2026-03-20T00:00:00Z","firstResponseAt":"2026-03-20T00:16:00Z"},{"minutes":16,"withinFifteen":false}],[{"receivedAt":"2026-03-19T23:45:00Z","firstResponseAt":"2026-03-20T00:00:00Z"},{"minutes":15,"withinFifteen":true}]]],
    },
  },
  "contact-logs": {
    moves: {
      "review": [{"from":["logged"],"to":"reviewed"},[]],
      "flag": [{"from":["logged","reviewed"],"to":"flagged"},["reason"]],
      "correct": [{"from":["flagged"],"to":"corrected"},["correction"]],
      "close": [{"from":["reviewed"],"to":"closed"},[]],
      "clear-flag": [{"from":["flagged"],"to":"reviewed"},[]],
    },
    updates: {},
    narrowings: {
      "list-flagged": ["state == 'flagged'",[[{"state":"logged"},false],[{"state":"reviewed"},false],[{"state":"flagged"},true],[{"state":"corrected"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-contact-rate": ["c7d7433d",[[{"attempts":99,"reached":99},{"contactPct":100}]]],
      "compute-talk-time": ["5a3662c2",[[{"calls":59,"totalSeconds":59},{"averageMinutes":0.016667}]]],
    },
  },
  "follow-ups": {
    moves: {
      "come-due": [{"from":["scheduled","rescheduled"],"to":"due"},[]],
      "mark-overdue": [{"from":["due"],"to":"overdue"},[]],
      "complete": [{"from":["due","overdue","scheduled"],"to":"completed"},["result"]],
      "skip": [{"from":["scheduled","due","overdue"],"to":"skipped"},["reason"]],
      "reschedule": [{"from":["due","overdue"],"to":"rescheduled"},[]],
    },
    updates: {},
    narrowings: {
      "list-overdue": ["state == 'overdue'",[[{"state":"scheduled"},false],[{"state":"due"},false],[{"state":"overdue"},true],[{"state":"completed"},false],[{"state":"skipped"},false],[{"state":"rescheduled"},false]]],
    },
    formulas: {
      "compute-completion-rate": ["31259896",[[{"assigned":99,"completed":99},{"completionPct":100}]]],
      "plan-cadence": ["89f8468",[[{"firstOn":"2024-02-29"},{"lastTouchOn":"2024-03-12"}]]],
    },
  },
  "loyalty-accounts": {
    moves: {
      "activate": [{"from":["enrolled"],"to":"active"},[]],
      "freeze": [{"from":["active"],"to":"frozen"},["reason"]],
      "unfreeze": [{"from":["frozen"],"to":"active"},[]],
      "expire": [{"from":["active","frozen"],"to":"expired"},[]],
      "close": [{"from":["active"],"to":"closed"},[]],
    },
    updates: {
      "redeem-points": ["pointsBalance >= 0",[[{"pointsBalance":0},true],[{"pointsBalance":4200},true],[{"pointsBalance":-1},false]]],
    },
    narrowings: {
      "list-expiring-points": ["expiresOn <= addDays(today, 30)",[[{"expiresOn":"2026-04-20"},false],[{"expiresOn":"2026-04-19"},true]]],
    },
    formulas: {
      "compute-points-earned": ["9b450847",[[{"spend":"1.09","tier":"bronze"},{"earned":2}],[{"spend":"2.00","tier":"platinum"},{"earned":6}],[{"spend":"1.99","tier":"gold"},{"earned":4}],[{"spend":"0.99","pointsPerDollar":100,"tier":"silver"},{"earned":108}]]],
      "compute-redemption-value": ["2b53a3c0",[[{"pointsBalance":4200},{"value":"42.00"}],[{"pointsBalance":3,"centsPerPoint":0},{"value":"0.00"}]]],
    },
  },
  "surveys": {
    moves: {
      "remind": [{"from":["sent"],"to":"reminded"},[]],
      "record-return": [{"from":["sent","reminded"],"to":"returned"},["returnedOn"]],
      "open-recovery": [{"from":["returned"],"to":"in-recovery"},[],["score <= 6",[[{"score":7},false],[{"score":6},true]]]],
      "close": [{"from":["returned","in-recovery"],"to":"closed"},[]],
      "expire": [{"from":["sent","reminded"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-detractors": ["score <= 6",[[{"score":7},false],[{"score":6},true]]],
    },
    formulas: {
      "compute-net-promoter": ["69a62db8",[[{"promoters":99,"passives":99,"detractors":99},{"nps":0}],[{"promoters":48000,"passives":99,"detractors":100},{"nps":99.379655}]]],
      "compute-top-box-rate": ["ebf82df2",[[{"topBox":99,"returned":99},{"topBoxPct":100}]]],
      "compute-response-rate": ["ac0ed43b",[[{"sent":99,"returned":99},{"responsePct":100}]]],
    },
  },
  "reviews": {
    moves: {
      "triage": [{"from":["posted"],"to":"triaged"},[]],
      "respond": [{"from":["triaged","posted"],"to":"responded"},["responseText"]],
      "dispute": [{"from":["triaged","responded"],"to":"disputed"},["reason"]],
      "remove": [{"from":["disputed"],"to":"removed"},[]],
      "lose-dispute": [{"from":["disputed"],"to":"responded"},[]],
      "close": [{"from":["responded"],"to":"closed"},[]],
    },
    updates: {},
    narrowings: {
      "list-unanswered": ["state == 'posted'",[[{"state":"posted"},true],[{"state":"triaged"},false],[{"state":"responded"},false],[{"state":"disputed"},false],[{"state":"removed"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-average-rating": ["4fceb954",[[{"oneStar":1,"twoStar":1,"threeStar":1,"fourStar":1,"fiveStar":1},{"average":3,"total":5}],[{"oneStar":5,"twoStar":4,"threeStar":5,"fourStar":3,"fiveStar":4},{"average":2.857143,"total":21}]]],
      "project-reviews-needed": ["d4cd8fd1",[[{"currentAverage":-0.5,"currentCount":-1},{"fiveStarsNeeded":0}],[{"currentAverage":1,"currentCount":365},{"fiveStarsNeeded":3285}]]],
    },
  },
  "referrals": {
    moves: {
      "contact": [{"from":["submitted"],"to":"contacted"},[]],
      "qualify": [{"from":["contacted"],"to":"qualified"},["dealId"]],
      "earn-reward": [{"from":["qualified"],"to":"reward-due"},[],["rewardAmount > 0",[[{"rewardAmount":"0.01"},true],[{"rewardAmount":"0.00"},false]]]],
      "pay-reward": [{"from":["reward-due"],"to":"rewarded"},["paidOn"]],
      "disqualify": [{"from":["submitted","contacted","qualified"],"to":"disqualified"},["reason"]],
    },
    updates: {},
    narrowings: {
      "list-reward-due": ["state == 'reward-due'",[[{"state":"submitted"},false],[{"state":"contacted"},false],[{"state":"qualified"},false],[{"state":"reward-due"},true],[{"state":"rewarded"},false],[{"state":"disqualified"},false]]],
    },
    formulas: {
      "compute-referral-cost": ["64d8de75",[[{"rewards":"0.00","referredSales":0},null]]],
      "check-reward-tax-form": ["67b133a0",[[{"ytdRewards":"599.99"},{"belowThreshold":true}],[{"ytdRewards":"600.00"},{"belowThreshold":false}]]],
    },
  },
  "equity-alerts": {
    moves: {
      "qualify": [{"from":["detected"],"to":"qualified"},[],["estimatedValue > loanBalance",[[{"estimatedValue":"0.00","loanBalance":"49.95"},false],[{"estimatedValue":"900.00","loanBalance":"900.00"},false],[{"estimatedValue":"0.01","loanBalance":"0.00"},true]]]],
      "contact": [{"from":["qualified"],"to":"contacted"},["channel"]],
      "set-appointment": [{"from":["contacted"],"to":"appointment-set"},["appointmentId"]],
      "convert": [{"from":["appointment-set","contacted"],"to":"converted"},["dealId"]],
      "dismiss": [{"from":["detected","qualified","contacted"],"to":"dismissed"},["reason"]],
      "go-stale": [{"from":["detected","qualified"],"to":"stale"},[]],
    },
    updates: {},
    narrowings: {
      "list-payment-neutral": ["proposedPayment <= currentPayment",[[{"proposedPayment":"350.00","currentPayment":"0.01"},false],[{"proposedPayment":"49.95","currentPayment":"49.95"},true]]],
    },
    formulas: {
      "compute-equity-position": ["9a17366d",[[{"estimatedValue":"24350.00","loanBalance":"17900.00"},{"equity":"6450.00","equityPct":26.488706}]]],
      "compare-payments": ["ae93345d",[[{"newPrice":"0.00","equity":"0.00","aprPct":0,"termMonths":0,"currentPayment":"465.10"},null],[{"newPrice":"99000.00","equity":"49.95","aprPct":0.25,"termMonths":2,"currentPayment":"49.95"},{"proposed":"49490.49","difference":"49440.54"}]]],
    },
  },
};
