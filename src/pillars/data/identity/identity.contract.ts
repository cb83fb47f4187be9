/** Combines the contracts of the endpoints that read the identity of a car. */
import { decode } from './decode.contract.ts';
import { photos } from './photos.contract.ts';
import { specs } from './specs.contract.ts';
import { vin } from './vin.contract.ts';

export const identity = { ...vin, ...decode, ...specs, ...photos };
