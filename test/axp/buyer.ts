/** A scripted buyer that knows no address: it follows `start`, `available[]`, `blocked[]` and `links` from the front page on. */

// biome-ignore lint/suspicious/noExplicitAny: a stranger reads members it was told of
type Body = any;

export interface Told {
  readonly status: number;
  readonly body: Body;
}

/** One request of the buyer, by whatever protocol; `bearer` only where the buyer was given one. */
export type Ask = (method: string, url: string, body?: unknown, bearer?: string) => Promise<Told>;

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
  const { start } = (await ask('GET', front)).body;
  const search = start.find(({ say }: { say: string }) => /listings/i.test(say));
  const open = start.find(({ say }: { say: string }) => /deal/i.test(say));
  const { listing } = (await ask(search.method, search.url)).body;
  const car = listing.find(({ status }: { status: string }) => status === 'live');
  const take = async ({ transition, method, href, example, choices = {} }: Move): Promise<Body> => {
    const chosen = Object.entries(choices).map(([member, values]) => [member, choose?.(member, values)]);
    const price = transition === 'desk' ? { salesPrice: car.askingPrice } : {};
    const body = { ...example, ...price, ...Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) };
    const told = await ask(method, href, body);
    const isGateway = told.status === 401 && /operator bearer/.test(told.body.reason);
    const answer = isGateway ? await ask(method, href, body, operatorBearer) : told;
    if (![200, 402].includes(answer.status)) throw new Error(`${href}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  let body = (await ask(open.method, open.url, { ...open.body, vin: car.vin })).body;
  const left = [...goals];
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const [goal] = left;
    if (goal === undefined) return body;
    const move = towards(goal, body);
    // An answer that does not name the goal links to the deal, and the deal to its products.
    body = move === undefined ? (await ask('GET', body.links.deal ?? body.links.fi)).body : await take(move);
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
  const move = legal[0] ?? waiting?.help;
  if (move === undefined && waiting !== undefined)
    throw new Error(`nothing leads to ${goal}: ${JSON.stringify(waiting)}`);
  return move;
}
