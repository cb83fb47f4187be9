/** Logs faults as one JSON line each, with secrets redacted. */
import { redactedFault } from '../redacted.ts';

/** The caller only ever learns the request id. */
export function logFault(fault: unknown, requestId: string): void {
  const message = 'a request ended in a fault';
  console.error(JSON.stringify({ level: 'error', requestId, fault: redactedFault(fault), message }));
}
