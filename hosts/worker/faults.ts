/** Logs unhandled errors as one JSON line each, with secrets redacted. */
import { redactedFault } from '../node/redacted.ts';

/** The response carries only the request id. */
export function logFault(fault: unknown, requestId: string): void {
  const message = 'a request ended in an unhandled error';
  console.error(JSON.stringify({ level: 'error', requestId, fault: redactedFault(fault), message }));
}
