/** Enumerations of a deal and its parts as they are published by name. */
import { z } from 'zod';
import { APPLICATION_STATES } from '../../credit-application/credit-application.ts';
import { DELIVERY_METHODS } from '../../deal-facts/delivery-events.ts';
import { PUBLISHED_EVENTS } from '../../deal-facts/published-events.data.ts';
import { FI_STATES, FI_VERBS } from '../../fi/lifecycle/machines.ts';
import { TITLE_STATES } from '../../title/title.ts';
import { TRANSPORT_STATES } from '../../transport/transport.ts';
import { DEAL_STATES, DEAL_VERBS } from '../machine.ts';

export const dealState = z.enum(DEAL_STATES).meta({ id: 'DealState' });
export const dealVerb = z.enum(DEAL_VERBS).meta({ id: 'DealVerb' });
export const fiState = z.enum(FI_STATES).meta({ id: 'FiState' });
export const fiVerb = z.enum(FI_VERBS).meta({ id: 'FiVerb' });
export const applicationState = z.enum(APPLICATION_STATES).meta({ id: 'CreditApplicationState' });
export const titleState = z.enum(TITLE_STATES).meta({ id: 'TitleState' });
export const transportState = z.enum(TRANSPORT_STATES).meta({ id: 'TransportState' });
export const deliveryMethod = z.enum(DELIVERY_METHODS).meta({ id: 'DeliveryMethod' });

/** Text whose values are the names of the published events. */
export const eventType = z.string().meta({ id: 'EventType', enum: Object.keys(PUBLISHED_EVENTS) });
