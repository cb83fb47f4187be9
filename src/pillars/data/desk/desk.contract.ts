/** Combines the contracts of the endpoints that compute a car’s figures in the gateway’s shapes. */
import { apr } from './apr.contract.ts';
import { payments } from './payments.contract.ts';
import { plate } from './plate.contract.ts';
import { taxes } from './taxes.contract.ts';
import { tco } from './tco.contract.ts';

export const desk = { ...payments, ...apr, ...tco, ...taxes, ...plate };
