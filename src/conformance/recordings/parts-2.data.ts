/** Recorded results of the parts families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const parts2: Readonly<Record<string, Recording>> = {
  "tires": {
    moves: {
      "quote": [{"from":["listed"],"to":"quoted"},["vin"]],
      "sell": [{"from":["listed","quoted"],"to":"sold"},["quantity"]],
      "mount": [{"from":["sold"],"to":"mounted"},["repairOrderId"]],
      "return-set": [{"from":["sold"],"to":"returned"},["reason"]],
      "delist": [{"from":["listed","quoted"],"to":"delisted"},[]],
    },
    updates: {},
    narrowings: {
      "list-low-stock": ["quantityOnHand < 4",[[{"quantityOnHand":4},false],[{"quantityOnHand":12},false],[{"quantityOnHand":3},true]]],
    },
    formulas: {
      "price-tire-set": ["c9c53e82",[[{"unitPrice":"168.00"},{"goods":"672.00","total":"774.00"}],[{"unitPrice":"168.00","installPerTire":"3.49","alignment":"0.01","taxRatePct":3.9},{"goods":"672.00","total":"726.18"}]]],
      "compute-tread-wear": ["f1baed42",[[{"currentDepth":1.5,"milesDriven":1},{"wornPct":106.25,"milesLeft":0}],[{"originalDepth":-0.4,"currentDepth":10.5,"milesDriven":101},{"wornPct":454.166667,"milesLeft":8585}],[{"currentDepth":3.9,"milesDriven":101},{"wornPct":76.25,"milesLeft":31}]]],
    },
  },
};
