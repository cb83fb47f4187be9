/** Last calls of the account, newest first: read once, then taken from the live stream. */
import { api } from '../../wire/api.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { type FeedState, type LoggedCall, openCalls } from '../../wire/feed.ts';
import { QUIETLY } from '../account.ts';

/** As many as the service keeps. */
const SHOWN_MAX = 200;

export interface LiveCalls {
  readonly rows: readonly LoggedCall[];
  readonly state: FeedState;
  /** The reading of the list; undefined until it is answered. */
  readonly exchange: Exchange | undefined;
  start(): Promise<void>;
  stop(): void;
}

export function liveCalls(redraw: () => void): LiveCalls {
  let rows: readonly LoggedCall[] = [];
  let state: FeedState = 'closed';
  let exchange: Exchange | undefined;
  let close: (() => void) | undefined;
  /** Counts starts and stops: an answer to an earlier one opens no stream. */
  let turn = 0;

  function add(call: LoggedCall): void {
    // A stream that was taken up again may repeat what was seen.
    if (rows.some((one) => one.requestId === call.requestId && one.at === call.at)) return;
    rows = [call, ...rows].slice(0, SHOWN_MAX);
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
      rows = requests;
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
