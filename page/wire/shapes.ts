/** Answers that the front page reads, as their contracts declare them. */
import type { Ok } from './api.ts';

export type CarRecord = Ok<'GET /{vin}'>;
export type Payments = Ok<'GET /payments/{vin}'>;
export type Specs = Ok<'GET /specs/{vin}'>;
export type InForce = Ok<'GET /fi/inforce/{vin}'>;
export type Deal = Ok<'GET /buy/deals/{dealId}'>;
export type Desked = NonNullable<Deal['desked']>;
export type FiDeal = Ok<'GET /fi/deals/{dealId}'>;
export type Package = NonNullable<FiDeal['menu']>['packages'][number];
export type Decision = Ok<'POST /credit/decisions/simulate'>;
export type DealEvent = Ok<'GET /buy/deals/{dealId}/events'>['events'][number];
export type KeyState = Ok<'GET /keys/me'>;
