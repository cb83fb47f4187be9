/** Declares GET /vin/{vin}. */
import { decodedVin } from '#domain/car/decode-wire.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { missing, notAVin, read, refusals, sample } from './read-car.ts';

const letterI = { ...notAVin, name: 'seventeen characters with an I', params: { vin: '4T1ZZ1AK8RU00004I' } } as const;

export const decode = {
  ...read,
  faces: ['json', 'md'],
  description:
    '`.json` and `.md` are accepted faces. A wrong check digit (ISO 3779) is answered with `checksum` false. Without a platform gateway the vehicle is decoded by the vPIC patterns of the date in `provenance.source`; what they do not state is absent, and `missing` says why. `candidates` lists the models that they allow. Sandbox cars and unknown manufacturers are a labelled sample. With a gateway, its response is returned.',
  ok: decodedVin,
  notFound: missing,
  refusals,
  examples: [
    { name: 'a car', params: sample, answers: 'OK' },
    { name: 'lower case', params: { vin: 'f1xdemcr4sdem0001' }, answers: 'OK' },
    { name: 'a wrong check digit', params: { vin: '4T1ZZ1AK0RU000042' }, answers: 'OK' },
    notAVin,
    letterI,
  ],
} as const;

export const vin = {
  readVin: endpoint({ ...decode, path: '/vin/{vin}', summary: 'Decode a VIN' }),
};
