/** Recorded results of the title families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const title2: Readonly<Record<string, Recording>> = {
  "notarizations": {
    moves: {
      "schedule": [{"from":["requested"],"to":"scheduled"},[]],
      "verify-identity": [{"from":["scheduled"],"to":"identity-verified"},["identityMethod"]],
      "seal": [{"from":["identity-verified"],"to":"sealed"},["journalNumber"]],
      "refuse": [{"from":["scheduled","identity-verified"],"to":"refused"},["reason"]],
      "expire": [{"from":["requested","scheduled"],"to":"expired"},[]],
    },
    updates: {},
    narrowings: {
      "list-upcoming": ["state == 'scheduled'",[[{"state":"requested"},false],[{"state":"scheduled"},true],[{"state":"identity-verified"},false],[{"state":"sealed"},false],[{"state":"refused"},false],[{"state":"expired"},false]]],
    },
    formulas: {
      "check-remote-allowed": ["3ad92dec",[[{"jurisdiction":"IL","mode":"in-person"},{"jurisdictionGiven":true,"remoteAllowed":true}],[{"jurisdiction":"CA","mode":"in-person"},{"jurisdictionGiven":true,"remoteAllowed":true}],[{"jurisdiction":"CA","mode":"remote"},{"jurisdictionGiven":true,"remoteAllowed":false}]]],
      "compute-notary-fee": ["78008f67",[[{},{"fee":"10.00"}],[{"acts":26,"perAct":"1.00","remote":true},{"fee":"51.00"}]]],
    },
  },
  "mechanic-liens": {
    moves: {
      "send-notice": [{"from":["asserted"],"to":"notice-sent"},["noticeSentOn"]],
      "schedule-sale": [{"from":["notice-sent"],"to":"sale-scheduled"},["saleDate"]],
      "contest": [{"from":["notice-sent","sale-scheduled"],"to":"contested"},["reason"]],
      "uphold": [{"from":["contested"],"to":"notice-sent"},["courtOrder"]],
      "dismiss": [{"from":["contested"],"to":"dismissed"},[]],
      "satisfy": [{"from":["asserted","notice-sent","sale-scheduled"],"to":"satisfied"},["paymentReference"]],
      "sell": [{"from":["sale-scheduled"],"to":"sold"},[],["saleDate <= today",[[{"saleDate":"2024-02-29"},true],[{"saleDate":"2026-03-20"},true],[{"saleDate":"2026-03-21"},false]]]],
    },
    updates: {},
    narrowings: {
      "list-sale-ready": ["state == 'sale-scheduled'",[[{"state":"asserted"},false],[{"state":"notice-sent"},false],[{"state":"sale-scheduled"},true],[{"state":"sold"},false],[{"state":"satisfied"},false],[{"state":"contested"},false],[{"state":"dismissed"},false]]],
    },
    formulas: {
      "compute-lien-total": ["cb2dadd0",[[{"amountOwed":"2480.00"},{"storage":"0.00","total":"2480.00"}],[{"amountOwed":"31250.75","days":365,"noticeCosts":"900.00"},{"storage":"0.00","total":"32150.75"}],[{"amountOwed":"31250.75","storagePerDay":"49.95"},{"storage":"0.00","total":"31250.75"}],[{"amountOwed":"18000.00","storagePerDay":"50.00","days":12,"noticeCosts":"18000.00"},{"storage":"600.00","total":"36600.00"}]]],
      "count-notice-period": ["22165f29",[[{"noticeSentOn":"2026-02-02"},{"saleEligibleOn":"2026-03-04"}]]],
      "distribute-proceeds": ["da2b4af",[[{"salePrice":"-0.01","lienTotal":"-0.01"},{"toClaimant":"-150.01","surplus":"0.00"}],[{"salePrice":"49.95","lienTotal":"1250.50"},{"toClaimant":"-100.05","surplus":"0.00"}]]],
    },
  },
  "abandoned-vehicles": {
    moves: {
      "tag": [{"from":["reported"],"to":"tagged"},[]],
      "tow": [{"from":["tagged"],"to":"towed"},[],["towFee > 0",[[{"towFee":"0.01"},true],[{"towFee":"0.00"},false]]]],
      "send-owner-notice": [{"from":["towed"],"to":"notice-sent"},["ownerNotifiedOn"]],
      "declare-lien-eligible": [{"from":["notice-sent"],"to":"lien-eligible"},[]],
      "reclaim": [{"from":["tagged","towed","notice-sent"],"to":"reclaimed"},["paymentReference"]],
      "auction": [{"from":["lien-eligible"],"to":"auctioned"},["salePrice"]],
      "scrap": [{"from":["lien-eligible"],"to":"scrapped"},["dismantlerLicense"]],
    },
    updates: {},
    narrowings: {
      "list-lien-eligible": ["state == 'lien-eligible'",[[{"state":"reported"},false],[{"state":"tagged"},false],[{"state":"towed"},false],[{"state":"notice-sent"},false],[{"state":"lien-eligible"},true],[{"state":"reclaimed"},false],[{"state":"auctioned"},false],[{"state":"scrapped"},false]]],
    },
    formulas: {
      "compute-storage-lien": ["3570f8f4",[[{"towFee":"149.00","storagePerDay":"35.00","days":39},{"storage":"1365.00","total":"1554.00"}]]],
      "count-notice-clock": ["9062667a",[[{"ownerNotifiedOn":"2026-03-17"},{"eligibleOn":"2026-04-16","daysLeft":27}],[{"ownerNotifiedOn":"2026-03-13","waitDays":2,"asOf":"2026-05-19"},{"eligibleOn":"2026-03-15","daysLeft":0}]]],
    },
  },
};
