/** Composition root: the service with its sandbox. */
import { joinService } from './join-service.ts';
import { sandboxFor } from './sandbox/sandbox.ts';
import type { HostParts, Service } from './service.ts';

export function compose(host: HostParts): Service {
  return joinService(host, sandboxFor(host, compose));
}
