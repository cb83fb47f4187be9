/** Every kind of call, by the name it is recorded under. */
import { notarization, policy, stipulations } from './ceremonies.ts';
import { dispatch, haul, title } from './closing.ts';
import { session } from './session.ts';
import { envelope, signing, withdrawal } from './signing.ts';

export const KINDS = {
  envelope,
  signing,
  withdrawal,
  notarization,
  stipulations,
  policy,
  session,
  haul,
  dispatch,
  title,
};
