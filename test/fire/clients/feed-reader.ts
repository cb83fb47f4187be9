/** One SSE reader on its own socket. */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

export interface FeedReader {
  /** Seqs of the received events, in order. */
  readonly seqs: readonly number[];
  /** Number of heartbeats received. */
  beats(): number;
  hasEnded(): boolean;
  /** Resolves once an event with this seq or a later one has arrived; rejects when the feed ends before. */
  heard(seq: number): Promise<void>;
  /** Pauses and resumes reading. */
  pause(): void;
  resume(): void;
  /** Destroys the socket. */
  drop(): void;
}

/** Opens a deal's feed; resolves when the response head has arrived. */
export async function readFeed(url: string, dealId: string, headers: Record<string, string> = {}): Promise<FeedReader> {
  const sentRequest = request(`${url}/buy/deals/${dealId}/events`, {
    headers: { accept: 'text/event-stream', ...headers },
    agent: false,
  });
  sentRequest.end();
  const [response] = (await once(sentRequest, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`the feed answered ${response.statusCode}`);
  return followFeed(sentRequest, response);
}

function followFeed(clientRequest: ClientRequest, response: IncomingMessage): FeedReader {
  const seqs: number[] = [];
  let beats = 0;
  let ended = false;
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('id: ')) seqs.push(Number(line.slice(4)));
      if (line === ':') beats += 1;
    }
    response.emit('heard');
  });
  const end = () => {
    ended = true;
    response.emit('heard');
  };
  // A destroyed socket also fails its response.
  response.on('error', end).on('close', end);
  clientRequest.on('error', end);
  const until = async (isEnough: () => boolean, what: string) => {
    while (!isEnough()) {
      if (ended) throw new Error(`the feed ended before ${what}; it had come to ${seqs.at(-1)}`);
      await once(response, 'heard');
    }
  };
  return {
    seqs,
    beats: () => beats,
    hasEnded: () => ended,
    heard: (seq) => until(() => (seqs.at(-1) ?? 0) >= seq, `event ${seq}`),
    pause: () => response.pause(),
    resume: () => response.resume(),
    drop: () => clientRequest.destroy(),
  };
}
