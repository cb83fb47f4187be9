/** Combines the contracts of the endpoints that only a gateway answers. */
import { build } from './build.contract.ts';
import { openrecalls } from './openrecalls.contract.ts';
import { recalls } from './recalls.contract.ts';

export const gateway = { ...build, ...recalls, ...openrecalls };
