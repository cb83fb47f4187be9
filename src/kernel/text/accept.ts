/** Chooses between JSON and server-sent events by the Accept header (RFC 9110 section 12.5.1). */

/** True when `text/event-stream` is named with at least the weight of JSON. A bare wildcard gets a page of JSON. */
export function wantsEventStream(accept: string | undefined): boolean {
  const ranges = (accept ?? '').split(',').map(rangeOf);
  const weightOf = (type: string) => ranges.find((range) => range.type === type)?.weight;
  const stream = weightOf('text/event-stream') ?? 0;
  return stream > 0 && stream >= (weightOf('application/json') ?? 0);
}

function rangeOf(text: string): { type: string; weight: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
