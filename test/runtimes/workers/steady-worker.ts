/** The Workers host with a fixed clock and predictable ids. */
import { createFetch } from '../../../hosts/worker/fetching.ts';
import { steady } from './steady.ts';

export { PartitionObject, WindowObject } from '../../../hosts/worker/objects.ts';

// biome-ignore lint/style/noDefaultExport: the platform looks for the default export
export default createFetch(({ STANDS_AT }) => steady(Number(STANDS_AT)));
