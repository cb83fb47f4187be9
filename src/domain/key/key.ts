/** State machine of a key: active until it is rotated or revoked. */
import type { Machine } from '#kernel/machine.ts';

export type KeyState = 'ACTIVE' | 'ROTATED' | 'REVOKED';
export type KeyTrigger = 'Key.rotated@1' | 'Key.revoked@1';

export const keyMachine: Machine<KeyState, KeyTrigger> = {
  id: 'key',
  states: ['ACTIVE', 'ROTATED', 'REVOKED'],
  initial: ['ACTIVE'],
  moves: [
    { on: 'Key.rotated@1', from: ['ACTIVE'], to: 'ROTATED' },
    { on: 'Key.revoked@1', from: ['ACTIVE'], to: 'REVOKED' },
  ],
};
