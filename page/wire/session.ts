/** Session of the tab: its key, the operator's token, and the faults that were switched on. */
import { signal } from './signal.ts';

export interface Session {
  /** Kept in the tab's session storage, which survives a reload and ends with the tab. */
  key: string | undefined;
  /** Kept in memory only. */
  operatorToken: string;
}

const STORED_AS = 'carport-key';

/** Undefined when the browser blocks storage; the key is then kept in memory. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

let keyInMemory: string | undefined;

export const session: Session = {
  get key() {
    return storage()?.getItem(STORED_AS) ?? keyInMemory;
  },
  set key(key) {
    keyInMemory = key;
    if (key === undefined) storage()?.removeItem(STORED_AS);
    else storage()?.setItem(STORED_AS, key);
  },
  operatorToken: '',
};

/** The fault that the sandbox injects into the user's calls; empty for none. */
export const faults = { active: '' };

/** The key was minted, rotated or forgotten. */
export const keyChanged = signal();
