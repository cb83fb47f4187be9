/** Entry point of a script thread: one engine, one run. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CpuMeter, createGuest } from './guest.ts';
import type { Ending, FromThread, ToThread } from './protocol.ts';

if (parentPort === null) throw new Error('a script thread has no meaning outside a worker');
const port = parentPort;
const say = (message: FromThread) => port.postMessage(message);

/** Computing time of this thread, unlike a clock, does not count waiting for a busy machine; it has no work but the script. */
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
const guest = await createGuest(wasmModule, host, threadMeter());

port.on('message', (message: ToThread) => {
  if (message.kind === 'run') guest.run(message.job);
  else guest.answer(message.id, message.text);
});
say({ kind: 'ready' });
