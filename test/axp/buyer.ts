/** A scripted buyer that knows no address: it follows `start`, `available[]`, `blocked[]` and `links` from the front page on. */

// biome-ignore lint/suspicious/noExplicitAny: a stranger reads members it was told of
type Body = any;

export interface Told {
  readonly status: number;
  readonly body: Body;
}

interface Sent {
  readonly body?: unknown;
  /** Only where the buyer was given one. */
  readonly bearer?: string;
  /** Transitions still to reach: what the buyer will look for in the answer. */
  readonly goals: readonly string[];
}

/** One request of the buyer, by whatever protocol. */
export type Ask = (method: string, url: string, sent: Sent) => Promise<Told>;

interface Move {
  readonly transition?: string;
  readonly method: string;
  readonly href: string;
  readonly example?: Record<string, unknown>;
  readonly choices?: Record<string, readonly string[]>;
}

/** What the buyer came for. */
export interface Errand {
  /** Transitions to reach, in order; the last ends the purchase. */
  readonly goals: readonly string[];
  /** Given by the operator when a refusal asks for it. */
  readonly operatorBearer: string;
  /** What to take of the values that a move offers; undefined leaves the member out. */
  readonly choose?: (member: string, values: readonly string[]) => string | undefined;
}

/** More moves than any purchase takes: a buyer that goes in circles stops here. */
const MOVES_MAX = 30;

/** Buys the first car on sale and returns the last answer. */
export async function buyCar(ask: Ask, front: string, { goals, operatorBearer, choose }: Errand): Promise<Body> {
  const left = [...goals];
  const { start } = (await ask('GET', front, { goals: left })).body;
  const search = start.find(({ say }: { say: string }) => /listings/i.test(say));
  const open = start.find(({ say }: { say: string }) => /deal/i.test(say));
  const { listing } = (await ask(search.method, search.url, { goals: left })).body;
  const car = listing.find(({ status }: { status: string }) => status === 'live');
  const take = async ({ transition, method, href, example, choices = {} }: Move): Promise<Body> => {
    const chosen = Object.entries(choices).map(([member, values]) => [member, choose?.(member, values)]);
    const price = transition === 'desk' ? { salesPrice: car.askingPrice } : {};
    const body = { ...example, ...price, ...Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) };
    const told = await ask(method, href, { body, goals: left });
    const isGateway = told.status === 401 && /operator bearer/.test(told.body.reason);
    const answer = isGateway ? await ask(method, href, { body, bearer: operatorBearer, goals: left }) : told;
    if (![200, 402].includes(answer.status)) throw new Error(`${href}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  let body = (await ask(open.method, open.url, { body: { ...open.body, vin: car.vin }, goals: left })).body;
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const [goal] = left;
    if (goal === undefined) return body;
    const move = towards(goal, body);
    // An answer that does not name the goal links to the deal, and the deal to its products.
    body =
      move === undefined
        ? (await ask('GET', body.links.deal ?? body.links.fi, { goals: left })).body
        : await take(move);
    if (move?.transition === goal) left.shift();
  }
  throw new Error('the purchase goes in circles');
}

/** The goal where it is legal, else the first legal transition that it waits for, else what helps; undefined where nothing names it. */
function towards(goal: string, { available = [], blocked = [] }: Body): Move | undefined {
  const named = ({ transition }: Move) => transition === goal;
  const waiting = blocked.find(named);
  const steps: string[] = [goal, ...(waiting?.blockedBy ?? [])];
  const legal = steps.flatMap((step) => available.find(({ transition }: Move) => transition === step) ?? []);
  const rows = [waiting, ...steps.map((step) => blocked.find(({ transition }: Move) => transition === step))];
  const move = legal[0] ?? rows.find((row) => row?.help !== undefined)?.help;
  if (move === undefined && waiting !== undefined)
    throw new Error(`nothing leads to ${goal}: ${JSON.stringify(waiting)}`);
  return move;
}
