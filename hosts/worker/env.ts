/** Bindings and settings that the platform passes to the worker. */
import { type Config, readConfig } from '../../src/index.ts';
import type { RunJob } from '../../src/live/script-runner/remote-runner.ts';
import type { PartitionPeer, WindowPeer } from '../../src/store/durable/peers.ts';

/** The public methods of `hosts/worker/guest.ts`. */
export interface ScriptWorker {
  readonly run: RunJob;
}

export interface Env {
  readonly PARTITION: DurableObjectNamespace<PartitionPeer>;
  readonly WINDOW: DurableObjectNamespace<WindowPeer>;
  /** The folder `dist/assets`. Without it, every VIN decodes to the sandbox's sample. */
  readonly ASSETS?: { fetch(url: string): Promise<Response> };
  /** Loads the worker that runs scripts. Without it and `SCRIPTS`, the `exec` tool is not offered. */
  readonly LOADER?: WorkerLoader;
  /** The same worker, deployed separately with `wrangler.scripts.jsonc`. */
  readonly SCRIPTS?: ScriptWorker;
  /** Variables and secrets, named as on every host. */
  readonly [setting: string]: unknown;
}

/** `BASE_URL` defaults to the requested origin. Throws `BadSetting`. */
export function configOf(env: Env, url: URL): Config {
  const texts = Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return readConfig({ BASE_URL: url.origin, HOST: url.hostname, ...Object.fromEntries(texts) });
}
