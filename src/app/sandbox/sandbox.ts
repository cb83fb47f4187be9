/** Collects the parts that the sandbox adds to a service: counterparties, fixtures, endpoints and pipeline hooks. */
import { fleetEntries } from '#catalog/search/entries.ts';
import { FLEET_ACCOUNT } from '#domain/fleet/fixtures.ts';
import { sandbox } from '#pillars/sandbox/pillar.ts';
import { sandboxLedger } from '#sandbox/general-ledger/general-ledger.port.ts';
import { MAGIC_VALUES } from '#sandbox/magic-index.ts';
import { sandboxExtension } from '#sandbox/pipeline/extension.ts';
import { withReceiver } from '#sandbox/webhook-receiver/webhook-receiver.port.ts';
import { withFleet } from '#streams/sandbox/fixtures.ts';
import { StreamedRequestLog } from '#streams/sandbox/request-log.ts';
import type { Addition } from '../addition.ts';
import type { HostParts, Service } from '../service.ts';
import { FIXTURE_CARS } from './fixture-cars.ts';
import { sandboxFleet } from './fleet.ts';
import { SANDBOX_PORTS } from './ports.ts';

/** `compose` creates the services in which fixture stories are played. */
export function sandboxFor(host: HostParts, compose: (host: HostParts) => Service): Addition {
  const fleet = host.fleet ?? sandboxFleet({ settings: host.settings, ids: host.ids, compose });
  return {
    pillars: [sandbox],
    counterparties: SANDBOX_PORTS,
    publicAccounts: new Set([FLEET_ACCOUNT]),
    // The deals are the record of the sandbox's ledger, so nothing else is stored.
    bookOf: (entries) => sandboxLedger({ keep: async () => {}, entries }),
    fixtureCars: FIXTURE_CARS,
    searchEntries: fleetEntries,
    store: (events) => withFleet(events, fleet),
    sender: withReceiver,
    pipeline: ({ events, clock, catalog }) => {
      const requests = new StreamedRequestLog({ events, clock });
      return {
        tools: { magicValues: MAGIC_VALUES, requests },
        extension: (tools, toolsSendingTwice) =>
          sandboxExtension({ tools, toolsSendingTwice, fleet, requests, catalog }),
      };
    },
  };
}
