/** Chooses the origin of links when `BASE_URL` is unset: the loopback name that the caller used. */
import type { MaybeSyncHandler, Service } from '../../src/index.ts';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
/** Each name has its own documents; several ports occur only with tunnels and containers. */
const NAMES_MAX = 8;

/** Callers at http://localhost get links to http://localhost. Other names get the service's own address. */
export function byLoopbackName(service: Service): MaybeSyncHandler {
  const handlers = new Map([[service.tools.settings.baseUrl, service.handleMaybeSync]]);
  const handlerAt = (origin: string): MaybeSyncHandler => {
    const known = handlers.get(origin);
    if (known !== undefined) return known;
    if (handlers.size >= NAMES_MAX || !LOOPBACK.test(origin)) return service.handleMaybeSync;
    const fresh = service.at(origin);
    handlers.set(origin, fresh);
    return fresh;
  };
  const own = `${service.tools.settings.baseUrl}/`;
  return (request, peer) => {
    const { url } = request;
    const handler = url.startsWith(own) ? service.handleMaybeSync : handlerAt(originOf(url));
    return handler(request, peer);
  };
}

/** Avoids building a URL object. */
function originOf(url: string): string {
  const path = url.indexOf('/', url.indexOf('://') + 3);
  return path < 0 ? url : url.slice(0, path);
}
