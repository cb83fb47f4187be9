/** Last calls of the account, newest first: reads all that the service keeps once; later ones come from the live stream. */
import { api } from '../../wire/api.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { type FeedState, type LoggedCall, openCalls } from '../../wire/feed.ts';
import { QUIETLY } from '../account.ts';

/** Calls that the tab keeps; the service keeps the last 200 of the account. */
const KEPT_MAX = 5000;

const idOf = ({ requestId, at }: LoggedCall) => `${requestId} ${at}`;

export interface LiveCalls {
  readonly rows: readonly LoggedCall[];
  readonly state: FeedState;
  /** The read of the list; undefined until it is answered. */
  readonly exchange: Exchange | undefined;
  start(): Promise<void>;
  stop(): void;
}

export function liveCalls(redraw: () => void): LiveCalls {
  let rows: readonly LoggedCall[] = [];
  const known = new Set<string>();
  let state: FeedState = 'closed';
  let exchange: Exchange | undefined;
  let close: (() => void) | undefined;
  /** Counts starts and stops, so that the answer to an earlier one opens no stream. */
  let turn = 0;

  function add(call: LoggedCall): void {
    // A resumed stream may repeat events.
    if (known.has(idOf(call))) return;
    known.add(idOf(call));
    rows = [call, ...rows].slice(0, KEPT_MAX);
    redraw();
  }

  function stop(): void {
    turn += 1;
    close?.();
    close = undefined;
  }

  async function start(): Promise<void> {
    stop();
    const mine = turn;
    const reply = await api('GET /sandbox/requests', QUIETLY);
    if (mine !== turn) return;
    exchange = reply.exchange;
    if (reply.ok !== undefined || exchange.envelope === 'EMPTY') {
      const { requests = [], lastSeq = 0 } = exchange.answer as {
        readonly requests?: readonly LoggedCall[];
        readonly lastSeq?: number;
      };
      const read = new Set(requests.map(idOf));
      rows = [...requests, ...rows.filter((one) => !read.has(idOf(one)))].slice(0, KEPT_MAX);
      for (const id of read) known.add(id);
      close = openCalls(lastSeq, {
        onCall: add,
        onState: (now) => {
          state = now;
          redraw();
        },
      });
    }
    redraw();
  }

  return {
    get rows() {
      return rows;
    },
    get state() {
      return state;
    },
    get exchange() {
      return exchange;
    },
    start,
    stop,
  };
}
