/** Stores over Durable Objects. */

import type { Idempotency } from '#ports/idempotency.ts';
import type { Ledger } from '#ports/ledger.ts';
import { SINGLE_PROCESS } from '#ports/process-group.ts';
import type { RateWindow } from '#ports/rate-window.ts';
import type { Stores } from '#ports/stores.ts';
import { DurableEventStore } from './event-store.ts';
import { partitionOfAnswers, partitionOfLedger } from './partitions.ts';
import type { Peers } from './peers.ts';
import { reachPeer } from './reached.ts';

export function durableStores(peers: Peers): Stores {
  return {
    events: new DurableEventStore(peers),
    ledger: ledgerOn(peers),
    idempotency: idempotencyOn(peers),
    rateWindow: rateWindowOn(peers),
    // Scheduled work belongs to its object, of which there is only one.
    processGroup: SINGLE_PROCESS,
    close: async () => {},
  };
}

function ledgerOn(peers: Peers): Ledger {
  const peerOf = (account: string) => peers.partition(partitionOfLedger(account));
  return {
    charge: (charge) => reachPeer(() => peerOf(charge.account).charge(charge)),
    release: (charge) => reachPeer(() => peerOf(charge.account).release(charge)),
    usage: (account, day) => reachPeer(() => peerOf(account).usage(account, day)),
  };
}

function idempotencyOn(peers: Peers): Idempotency {
  const peerOf = (scope: string) => peers.partition(partitionOfAnswers(scope));
  return {
    begin: (request) => reachPeer(() => peerOf(request.scope).begin(request)),
    keep: (scope, key, answer) => reachPeer(() => peerOf(scope).keep(scope, key, answer)),
    free: (scope, key) => reachPeer(() => peerOf(scope).free(scope, key)),
    abandon: (scope, key) => reachPeer(() => peerOf(scope).abandon(scope, key)),
  };
}

function rateWindowOn(peers: Peers): RateWindow {
  return { hit: (hit) => reachPeer(() => peers.window(hit.caller).hit(hit)) };
}
