/** Declares GET /decode/{vin}, an alias of GET /vin/{vin}. */
import { endpoint } from '#kernel/endpoint.ts';
import { decode as decodeVin } from './vin.contract.ts';

export const decode = {
  readDecode: endpoint({
    ...decodeVin,
    path: '/decode/{vin}',
    summary: 'Decode a VIN (alias)',
    description: 'The same as GET /vin/{vin}.',
  }),
};
