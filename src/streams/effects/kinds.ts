/** Every kind of call, by the name under which a request is recorded. */
import { envelope, notarization, policy, signing, stipulations } from './ceremonies.ts';
import { haul, title } from './closing.ts';
import { session } from './session.ts';

export const KINDS = { envelope, signing, notarization, stipulations, policy, session, haul, title };
