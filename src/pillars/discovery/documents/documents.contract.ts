/** Combines the contracts of the documents projected from the catalog. */
import { serverCards } from '../mcp/server-card.contract.ts';
import { agents } from './agents.contract.ts';
import { apiCatalog } from './api-catalog.contract.ts';
import { family } from './family.contract.ts';
import { icp } from './icp.contract.ts';
import { llms } from './llms.contract.ts';
import { llmsFull } from './llms-full.contract.ts';
import { openapi } from './openapi.contract.ts';
import { pricing } from './pricing.contract.ts';

export const documents = {
  ...openapi,
  ...agents,
  ...icp,
  ...apiCatalog,
  ...serverCards,
  ...llms,
  ...llmsFull,
  ...family,
  ...pricing,
};
