/** Owns the Workers host: the same service in an isolate, its state in Durable Objects. */
import { compose, readConfig, type Service } from '../src/index.ts';
import { memoryStores } from '../src/store/memory/stores.ts';
import { platformClock, platformIds } from './worker/system.ts';

type Env = Readonly<Record<string, unknown>>;

let service: Service | undefined;

function serviceFor(request: Request, env: Env): Service {
  const texts = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { origin, hostname } = new URL(request.url);
  const { settings } = readConfig({ BASE_URL: origin, HOST: hostname, ...texts });
  return compose({ settings, stores: memoryStores(), clock: platformClock, ids: platformIds });
}

// biome-ignore lint/style/noDefaultExport: the platform looks for the default export
export default {
  fetch(request: Request, env: Env): Promise<Response> {
    service ??= serviceFor(request, env);
    return service.handle(request, { address: request.headers.get('cf-connecting-ip') ?? undefined });
  },
};
