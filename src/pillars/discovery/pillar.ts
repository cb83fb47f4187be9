/** Lists the slices of the discovery pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { conformance } from './conformance/contract.ts';
import { routes as conformanceRoutes } from './conformance/routes.ts';
import { documents } from './documents/contract.ts';
import { routes as documentsRoutes } from './documents/routes.ts';
import { landing } from './landing/contract.ts';
import { routes as landingRoutes } from './landing/routes.ts';
import { mcp } from './mcp/contract.ts';
import { routes as mcpRoutes } from './mcp/routes.ts';
import { offer } from './offer/contract.ts';
import { routes as offerRoutes } from './offer/routes.ts';
import { verify } from './verify/contract.ts';
import { routes as verifyRoutes } from './verify/routes.ts';
import { webhooks } from './webhooks/contract.ts';
import { routes as webhooksRoutes } from './webhooks/routes.ts';

export const discovery: Pillar = {
  name: 'discovery',
  slices: {
    conformance: slice(conformance, conformanceRoutes),
    documents: slice(documents, documentsRoutes),
    landing: slice(landing, landingRoutes),
    mcp: slice(mcp, mcpRoutes),
    offer: slice(offer, offerRoutes),
    verify: slice(verify, verifyRoutes),
    webhooks: slice(webhooks, webhooksRoutes),
  },
};
