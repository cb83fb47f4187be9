/** Published enumerations of a deal and its parts. */
import { z } from 'zod';
import { VERDICTS } from '../../credit/decision.ts';
import { APPLICATION_STATES } from '../../credit-application/credit-application.ts';
import { DELIVERY_METHODS } from '../../deal-facts/delivery-events.ts';
import { PUBLISHED_EVENTS } from '../../deal-facts/published-events.data.ts';
import { FINANCE_TYPES } from '../../desk/desk-input.ts';
import { CONTRACT_STATES, FI_STATES, FI_VERBS } from '../../fi/lifecycle/machines.ts';
import { TITLE_STATES } from '../../title/title.ts';
import { TRANSPORT_STATES } from '../../transport/transport.ts';
import { DEAL_STATES, DEAL_TYPES, DEAL_VERBS } from '../machine.ts';

export const dealState = z.enum(DEAL_STATES).meta({ id: 'DealState' });
export const dealType = z.enum(DEAL_TYPES).meta({ id: 'DealType', examples: ['Concierge Buy'] });
export const dealVerb = z.enum(DEAL_VERBS).meta({ id: 'DealVerb' });
export const fiState = z.enum(FI_STATES).meta({ id: 'FiState' });
export const fiVerb = z.enum(FI_VERBS).meta({ id: 'FiVerb' });
export const applicationState = z.enum(APPLICATION_STATES).meta({ id: 'CreditApplicationState' });
export const verdict = z.enum(VERDICTS).meta({ id: 'Verdict' });
export const financeType = z.enum(FINANCE_TYPES).meta({ id: 'FinanceType' });
export const contractState = z.enum(CONTRACT_STATES).meta({ id: 'ContractState' });
export const linkStatus = z.enum(['open', 'superseded', 'settled', 'expired']).meta({ id: 'LinkStatus' });
export const proofState = z.enum(['OUTSTANDING', 'VERIFIED', 'REJECTED']).meta({ id: 'ProofState' });
export const prequalResult = z.enum(['score', 'frozen', 'no-hit']).meta({ id: 'PrequalResult' });
export const condition = z.enum(['new', 'used']).meta({ id: 'Condition' });
export const titleState = z.enum(TITLE_STATES).meta({ id: 'TitleState' });
export const transportState = z.enum(TRANSPORT_STATES).meta({ id: 'TransportState' });
export const deliveryMethod = z.enum(DELIVERY_METHODS).meta({ id: 'DeliveryMethod' });

/** An event type name. */
export const eventType = z.string().meta({ id: 'EventType', enum: Object.keys(PUBLISHED_EVENTS) });
