/** Links contain the address at which the service is listening. */
import { afterEach, expect, it } from 'vitest';
import { type RealProcess, startProcess } from '../processes/real-process.ts';

let carport: RealProcess | undefined;
afterEach(async () => {
  await carport?.kill();
  carport = undefined;
});

it.each([
  ['the bound port when any free port was requested', {}, undefined],
  [
    'the configured base address, whatever the port',
    { BASE_URL: 'https://carport.example' },
    'https://carport.example',
  ],
])(
  'links name %s',
  async (_, env, base) => {
    carport = await startProcess({ DATABASE_URL: 'memory:', ...env });
    const expected = base ?? carport.url;
    const { body } = await carport.send('GET', '/fi/inforce/F1XDEMCR4SDEM0001');
    expect(body.links.vehicle).toBe(`${expected}/F1XDEMCR4SDEM0001`);
    expect((await carport.send('GET', '/openapi.json')).body.servers[0].url).toBe(expected);
  },
  30_000,
);
