/** Preloaded wall clock that a test sets over IPC. */

const RealDate = Date;
let besideMs = 0;
const nowMs = () => RealDate.now() + besideMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [nowMs()] : args, newTarget),
  apply: () => new RealDate(nowMs()).toString(),
  get: (target, member) => (member === 'now' ? nowMs : Reflect.get(target, member)),
});

process.on('message', (message: { readonly besideMs: number }) => {
  besideMs = message.besideMs;
  process.send?.('set');
});
// The channel alone must not keep the process alive.
process.channel?.unref();
