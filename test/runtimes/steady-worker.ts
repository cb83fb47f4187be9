/** Owns the Workers host as it is, but for a clock that stands still and ids that can be foretold. */
import { fetching } from '../../hosts/worker/fetching.ts';
import { steady } from './steady.ts';

export { PartitionObject, WindowObject } from '../../hosts/worker/objects.ts';

// biome-ignore lint/style/noDefaultExport: the platform looks for the default export
export default fetching(({ STANDS_AT }) => steady(Number(STANDS_AT)));
