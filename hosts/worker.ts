/** The Workers host: the same service in an isolate, with its state in Durable Objects. */
import { createFetch } from './worker/fetching.ts';
import { platformClock, platformIds } from './worker/system.ts';

export { PartitionObject, WindowObject } from './worker/objects.ts';

// biome-ignore lint/style/noDefaultExport: the platform looks for the default export
export default createFetch(() => ({ clock: platformClock, ids: platformIds }));
