/** Streams events to a reader: every event once, in order, at the reader's pace. */
import { type StoredEvent, StoreUnavailable, type StoreView } from '#ports/event-store.ts';
import { viewPart } from '#ports/runtime.ts';
import type { Tools } from '#ports/tools.ts';

export interface FeedRequest {
  readonly stream: string;
  /** Only events with a higher seq are sent. */
  readonly after: number;
  readonly signal: AbortSignal;
  /** The text of one event. It is the same for every reader, so they share it. */
  readonly render: (event: StoredEvent) => string;
  /** Text sent immediately, so that proxies flush and clients see the feed open. */
  readonly opening: string;
  /** Text sent after `beatMs` without events. */
  readonly beat: string;
  readonly beatMs: number;
}

/** Events per read from the store. */
const PAGE = 100;
/**
 * UTF-16 units written per page; the event that crosses the limit is included. A stalled reader holds no more than one
 * page.
 */
const PAGE_LENGTH_MAX = 262_144;
/** Wait before retrying a lost store; the reader gets heartbeats meanwhile. */
const LOST_MS = 1_000;
const encoder = new TextEncoder();

type Happened = 'woken' | 'beat' | 'stopped';

/**
 * A body that reads the store on demand, so that a slow reader costs nothing. It never ends by itself, even while the
 * store is lost. When the reader cancels or the request is aborted, everything is released.
 */
export function eventFeed(tools: Pick<Tools, 'events' | 'clock'>, request: FeedRequest): ReadableStream<Uint8Array> {
  const { stream, after, signal, render, opening, beat, beatMs } = request;
  let cursor = after;
  let bell: Bell | undefined;
  let cancelled = false;
  const stop = () => {
    bell?.stop();
    signal.removeEventListener('abort', stop);
  };
  /** Retries while the store is lost; any other fault ends the feed, and the reader resumes after its last seq. */
  const read = () =>
    sharedPage(tools.events, stream, cursor, render).catch((fault: unknown) => {
      if (fault instanceof StoreUnavailable) return 'lost' as const;
      stop();
      throw fault;
    });
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(opening)),
      pull: async (controller) => {
        if (bell === undefined) {
          bell = new Bell(tools.events, stream);
          signal.addEventListener('abort', stop);
        }
        if (signal.aborted) stop();
        for (;;) {
          const page = bell.stopped ? undefined : await read();
          if (page !== undefined && page !== 'lost') {
            cursor = page.lastSeq;
            controller.enqueue(page.bytes);
            return;
          }
          const happened = await bell.wait(tools, page === 'lost' ? LOST_MS : beatMs);
          if (happened === 'stopped') return cancelled ? undefined : controller.close();
          if (happened === 'beat') return controller.enqueue(encoder.encode(beat));
        }
      },
      cancel: () => {
        cancelled = true;
        stop();
      },
    },
    // Read nothing ahead of the reader.
    { highWaterMark: 0 },
  );
}

interface Page {
  readonly lastSeq: number;
  readonly bytes: Uint8Array;
}

/** Reads in progress, by stream and seq. */
const READS = viewPart(() => new Map<string, Map<number, Promise<Page | undefined>>>());

/** Readers at the same seq that wake together share one read of the store and one rendering. */
function sharedPage(
  events: StoreView,
  stream: string,
  after: number,
  render: FeedRequest['render'],
): Promise<Page | undefined> {
  const reads = events.runtime.part(READS);
  const places = reads.get(stream) ?? new Map<number, Promise<Page | undefined>>();
  const begun = places.get(after);
  if (begun !== undefined) return begun;
  const page = events
    .read(stream, { after, limit: PAGE })
    .then((read) => pageOf(read, render))
    .finally(() => {
      places.delete(after);
      if (places.size === 0 && reads.get(stream) === places) reads.delete(stream);
    });
  reads.set(stream, places.set(after, page));
  return page;
}

function pageOf(events: readonly StoredEvent[], render: FeedRequest['render']): Page | undefined {
  let text = '';
  let lastSeq: number | undefined;
  for (const event of events) {
    if (text.length >= PAGE_LENGTH_MAX) break;
    text += render(event);
    lastSeq = event.seq;
  }
  return lastSeq === undefined ? undefined : { lastSeq, bytes: encoder.encode(text) };
}

/** Fires on every append to a stream; one that fires between two waits is not lost. */
class Bell {
  stopped = false;
  #rung = true;
  #ring: (happened: Happened) => void = () => {};
  readonly #unwatch: () => void;

  constructor(events: StoreView, stream: string) {
    this.#unwatch = events.watch(stream, () => {
      // A read that began before this append may miss it, so a woken reader starts a new one.
      events.runtime.part(READS).delete(stream);
      this.#rung = true;
      this.#ring('woken');
    });
  }

  stop(): void {
    this.stopped = true;
    this.#unwatch();
    this.#ring('stopped');
  }

  wait({ clock }: Pick<Tools, 'clock'>, beatMs: number): Promise<Happened> {
    if (this.stopped) return Promise.resolve('stopped');
    if (this.#rung) {
      this.#rung = false;
      return Promise.resolve('woken');
    }
    return new Promise((resolve) => {
      const cancelBeat = clock.after(beatMs, () => this.#ring('beat'));
      this.#ring = (happened) => {
        this.#ring = () => {};
        this.#rung = false;
        cancelBeat();
        resolve(happened);
      };
    });
  }
}
