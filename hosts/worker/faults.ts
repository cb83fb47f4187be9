/** Owns what operators are told of faults: one JSON line each, which the platform collects. */

/** A fault with its causes; the caller only ever learns the request id. */
export function tellFault(fault: unknown, requestId: string): void {
  console.error(JSON.stringify({ level: 'error', requestId, fault: toldOf(fault) }));
}

function toldOf(fault: unknown): object {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { name, message, stack, cause } = fault;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: toldOf(cause) }) };
}
