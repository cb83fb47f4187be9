/** Kills the process under load and counts acknowledged writes that are missing afterwards. */
import { type StartedService, startCarport } from '../processes.ts';
import { thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

const ROUNDS = 5;
const CLIENTS = 16;
const BLOW_MS = 400;

/** Deal → references of stipulations whose write was acknowledged. */
type Acknowledged = Map<string, string[]>;

async function post(url: string, path: string, body: object): Promise<{ type: string; dealId: string }> {
  const reply = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await reply.json()) as { type: string; dealId: string };
}

/** Writes until the server stops responding. */
async function client({ url }: StartedService, acknowledged: Acknowledged): Promise<void> {
  const { dealId } = await post(url, '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '78701' } });
  const references: string[] = [];
  acknowledged.set(dealId, references);
  for (let n = 0; ; n += 1) {
    const { type } = await post(url, `/buy/deals/${dealId}/stips`, { stips: [`stub-${n}`] });
    if (type !== 'OK') throw new Error(`The submitted stipulations were answered ${type}, not OK.`);
    references.push(`stub-${n}`);
  }
}

interface Page {
  readonly events: readonly { readonly seq: number; readonly data: object }[];
}

/** Acknowledged references missing in the next process, plus gaps in the seqs. */
async function lostIn({ url }: StartedService, acknowledged: Acknowledged): Promise<number> {
  let lost = 0;
  for (const [dealId, references] of acknowledged) {
    const { events } = (await fetch(`${url}/buy/deals/${dealId}/events?limit=1000`).then((r) => r.json())) as Page;
    const written = JSON.stringify(events);
    lost += references.filter((reference) => !written.includes(`"${reference}"`)).length;
    lost += events.filter(({ seq }, i) => seq !== i + 1).length;
  }
  return lost;
}

export async function measureKillNine({ report }: Bench): Promise<void> {
  let [written, lost] = [0, 0];
  let carport = await startCarport();
  const DATABASE_URL = `sqlite:${carport.database}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const acknowledged: Acknowledged = new Map();
    const clients = Array.from({ length: CLIENTS }, () => client(carport, acknowledged));
    const over = Promise.allSettled(clients);
    await new Promise((resolve) => setTimeout(resolve, BLOW_MS));
    await carport.kill();
    await over;
    carport = await startCarport({ DATABASE_URL });
    written += [...acknowledged.values()].flat().length;
    lost += await lostIn(carport, acknowledged);
  }
  await carport.stop();
  report.row({
    work: `\`kill -9\` under load, ${ROUNDS} times`,
    measured: `${lost} of ${thousands(written)} acknowledged writes lost`,
    target: 'none',
    met: lost === 0 && written > 0,
  });
}
