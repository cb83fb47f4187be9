/** Keeps the full calls of this tab in memory, to show them and to send them again. */
import { callAnswered, type Exchange } from '../../wire/exchange.ts';

const KEPT_MAX = 200;

const exchanges = new Map<string, Exchange>();

callAnswered.listen((exchange) => {
  if (exchange.requestId === '') return;
  exchanges.set(exchange.requestId, exchange);
  const [oldest] = exchanges.keys();
  if (exchanges.size > KEPT_MAX && oldest !== undefined) exchanges.delete(oldest);
});

export function keptExchange(requestId: string): Exchange | undefined {
  return exchanges.get(requestId);
}
