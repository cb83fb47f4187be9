/** A scripted buyer that knows no address: it follows `start`, `available[]` and `blocked[]` from the front page on. */

// biome-ignore lint/suspicious/noExplicitAny: a stranger reads members it was told of
type Body = any;

export interface Told {
  readonly status: number;
  readonly body: Body;
}

/** One request of the buyer, by whatever protocol; `bearer` only where the buyer was given one. */
export type Ask = (method: string, url: string, body?: unknown, bearer?: string) => Promise<Told>;

interface Move {
  readonly transition: string;
  readonly method: string;
  readonly href: string;
  readonly example?: Record<string, unknown>;
}

/** More moves than any purchase takes: a buyer that goes in circles stops here. */
const MOVES_MAX = 20;

/** Buys the first car on sale and returns the last answer. The operator gives the bearer when a refusal asks for it. */
export async function buyCar(ask: Ask, front: string, operatorBearer: string): Promise<Body> {
  const { start } = (await ask('GET', front)).body;
  const search = start.find(({ say }: { say: string }) => /listings/i.test(say));
  const open = start.find(({ body }: { body?: { vin?: string } }) => body?.vin !== undefined);
  const { listing } = (await ask(search.method, search.url)).body;
  const car = listing.find(({ status }: { status: string }) => status === 'live');
  const price = { salesPrice: car.askingPrice };
  let answer = await ask(open.method, open.url, { ...open.body, vin: car.vin });
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const move = towards('settle', answer.body);
    const body = move.transition === 'desk' ? { ...move.example, ...price } : (move.example ?? {});
    const told = await ask(move.method, move.href, body);
    const isGateway = told.status === 401 && /operator bearer/.test(told.body.reason);
    answer = isGateway ? await ask(move.method, move.href, body, operatorBearer) : told;
    if (![200, 402].includes(answer.status)) throw new Error(`${move.href}: ${JSON.stringify(answer.body)}`);
    if (answer.body.state === 'SETTLED') return answer.body;
  }
  throw new Error('the purchase goes in circles');
}

/** The goal where it is legal, else the first legal transition that it waits for. */
function towards(goal: string, { available, blocked }: Body): Move {
  const legal = (name: string): Move | undefined => available.find(({ transition }: Move) => transition === name);
  const waitsFor: string[] =
    blocked.find(({ transition }: { transition: string }) => transition === goal)?.blockedBy ?? [];
  const move = [goal, ...waitsFor].map(legal).find((one) => one !== undefined);
  if (move === undefined) throw new Error(`nothing leads to ${goal}: ${JSON.stringify({ available, blocked })}`);
  return move;
}
