/**
 * A scripted buyer that knows no address: it follows `start`, `available[]`, `blocked[]` and `links` from the front
 * page.
 */

// biome-ignore lint/suspicious/noExplicitAny: a client reads members that documents describe
type Body = any;

export interface Received {
  readonly status: number;
  readonly body: Body;
}

interface Sent {
  readonly body?: unknown;
  /** Set once the buyer has a token. */
  readonly bearer?: string;
  /** Remaining transitions to look for in the response. */
  readonly goals: readonly string[];
}

/** One request of the buyer, over any protocol. */
export type SendRequest = (method: string, url: string, sent: Sent) => Promise<Received>;

interface Move {
  readonly transition?: string;
  readonly method: string;
  readonly href: string;
  readonly example?: Record<string, unknown>;
  readonly choices?: Record<string, readonly string[]>;
}

/** The goal of a purchase. */
export interface PurchaseTask {
  /** Transitions to reach, in order; the last ends the purchase. */
  readonly goals: readonly string[];
  /** Provided by the operator when a refusal requires it. */
  readonly operatorBearer: string;
  /** Chooses one of a move's values; undefined omits the member. */
  readonly choose?: (member: string, values: readonly string[]) => string | undefined;
}

/** More moves than any purchase needs, so that a buyer in a loop stops. */
const MOVES_MAX = 30;

/** Buys the first car for sale and returns the last response. */
export async function buyCar(
  ask: SendRequest,
  front: string,
  { goals, operatorBearer, choose }: PurchaseTask,
): Promise<Body> {
  const left = [...goals];
  const { start } = (await ask('GET', front, { goals: left })).body;
  const search = start.find(({ say }: { say: string }) => /listings/i.test(say));
  const open = start.find(({ say }: { say: string }) => /deal/i.test(say));
  const { listing } = (await ask(search.method, search.url, { goals: left })).body;
  const car = listing.find(({ status }: { status: string }) => status === 'live');
  const makeMove = async ({ transition, method, href, example, choices = {} }: Move): Promise<Body> => {
    const chosen = Object.entries(choices).map(([member, values]) => [member, choose?.(member, values)]);
    const price = transition === 'desk' ? { salesPrice: car.askingPrice } : {};
    const body = { ...example, ...price, ...Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) };
    const reply = await ask(method, href, { body, goals: left });
    const isGateway = reply.status === 401 && /operator bearer/.test(reply.body.reason);
    const answer = isGateway ? await ask(method, href, { body, bearer: operatorBearer, goals: left }) : reply;
    if (![200, 402].includes(answer.status)) throw new Error(`${href}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  let body = (await ask(open.method, open.url, { body: { ...open.body, vin: car.vin }, goals: left })).body;
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const [goal] = left;
    if (goal === undefined) return body;
    const move = moveTowards(goal, body);
    // A response without the goal links to the deal, and the deal to its products.
    body =
      move === undefined
        ? (await ask('GET', body.links.deal ?? body.links.fi, { goals: left })).body
        : await makeMove(move);
    if (move?.transition === goal) left.shift();
  }
  throw new Error('the purchase goes in circles');
}

/**
 * The goal if it is legal, else the first legal transition it waits for, else the help; undefined when none is named.
 */
function moveTowards(goal: string, { available = [], blocked = [] }: Body): Move | undefined {
  const isGoal = ({ transition }: Move) => transition === goal;
  const waiting = blocked.find(isGoal);
  const steps: string[] = [goal, ...(waiting?.blockedBy ?? [])];
  const legal = steps.flatMap((step) => available.find(({ transition }: Move) => transition === step) ?? []);
  const rows = [waiting, ...steps.map((step) => blocked.find(({ transition }: Move) => transition === step))];
  const move = legal[0] ?? rows.find((row) => row?.help !== undefined)?.help;
  if (move === undefined && waiting !== undefined)
    throw new Error(`nothing leads to ${goal}: ${JSON.stringify(waiting)}`);
  return move;
}
