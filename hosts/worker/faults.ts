/** Owns what operators are told of faults: one JSON line each, with secrets struck out, which the platform collects. */
import { faultTold } from '../redacted.ts';

/** The caller only ever learns the request id. */
export function tellFault(fault: unknown, requestId: string): void {
  const message = 'a request ended in a fault';
  console.error(JSON.stringify({ level: 'error', requestId, fault: faultTold(fault), message }));
}
