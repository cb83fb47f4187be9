/**
 * Counterparty calls as values: a decision returns the call with its request, the runner makes it and records the
 * outcome.
 */
import type { KINDS } from './kinds.ts';

export type EffectName = keyof typeof KINDS;
export type RequestOf<Name extends EffectName> = Parameters<(typeof KINDS)[Name]['call']>[1];

/** The codes with which the outcome of a call can be refused. */
export type EffectCode<Name extends EffectName> = {
  [Each in Name]: Extract<ReturnType<(typeof KINDS)[Each]['record']>, { readonly code: unknown }>['code'];
}[Name];

/** A call to make, as plain data. */
export type Effect<Name extends EffectName = EffectName> = {
  [Each in Name]: { readonly kind: 'EFFECT'; readonly name: Each; readonly request: RequestOf<Each> };
}[Name];

export function effect<Name extends EffectName>(name: Name, request: RequestOf<Name>): Effect<Name> {
  return { kind: 'EFFECT', name, request } as Effect<Name>;
}
