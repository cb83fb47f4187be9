/** Entry point of a script thread: a new engine for each run. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CpuMeter, createGuest, type Guest } from './guest.ts';
import type { Ending, FromThread, ToThread } from './protocol.ts';

if (parentPort === null)
  throw new Error('thread-entry.ts runs only as a worker thread. Start it through the script runner.');
const port = parentPort;
const say = (message: FromThread) => port.postMessage(message);

/** The computing time of this thread, which excludes waiting for the CPU; it runs nothing but the script. */
function threadMeter(): CpuMeter {
  let startMs = 0;
  const threadMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  return {
    start: () => {
      startMs = threadMs();
    },
    tick: () => {},
    spentMs: () => threadMs() - startMs,
  };
}

const { wasmModule } = workerData as { wasmModule: WebAssembly.Module };
const host = {
  call: (id: number, text: string) => say({ kind: 'call', id, text }),
  ended: (ending: Ending, logs: readonly string[]) => say({ kind: 'ended', ending, logs }),
};

/** Takes messages, each run in a new engine with its own memory, so that runs share nothing. */
async function listen(): Promise<void> {
  let guest: Guest | undefined;
  const renew = async () => {
    guest = undefined;
    guest = await createGuest(wasmModule, host, threadMeter());
    say({ kind: 'ready' });
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'run') guest?.run(message.job);
    else if (message.kind === 'answer') guest?.answer(message.id, message.text);
    else void renew();
  });
  await renew();
}

await listen();
