import { expect, it } from 'vitest';
import { sandboxReceiver } from './webhook-receiver.port.ts';

it.each([
  ['https://hooks.example.com/carport', { state: 'answered', status: 200 }],
  ['https://hooks.example.com/carport/500', { state: 'answered', status: 500 }],
  ['https://hooks.example.com/410', { state: 'answered', status: 410 }],
  ['https://hooks.example.com/unreachable', { state: 'unreachable' }],
])('answers a message to %s according to its address', async (url, reply) => {
  expect(await sandboxReceiver.send({ url, headers: {}, body: '{}' })).toMatchObject(reply);
});
