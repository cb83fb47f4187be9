/** Owns the inside of a script thread: one engine made ahead, one run, then nothing. */
import { parentPort, workerData } from 'node:worker_threads';
import { createGuest } from './guest.ts';
import type { FromThread, ToThread } from './protocol.ts';

if (parentPort === null) throw new Error('a script thread has no meaning outside a worker');
const port = parentPort;
const say = (message: FromThread) => port.postMessage(message);

const { wasmModule } = workerData as { wasmModule: WebAssembly.Module };
const guest = await createGuest(wasmModule, {
  call: (id, text) => say({ kind: 'call', id, text }),
  ended: (ending, logs) => say({ kind: 'ended', ending, logs }),
});

port.on('message', (message: ToThread) => {
  if (message.kind === 'run') guest.run(message.job);
  else guest.answer(message.id, message.text);
});
say({ kind: 'ready' });
