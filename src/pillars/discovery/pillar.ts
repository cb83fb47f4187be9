/** Lists the slices of the discovery pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { conformance } from './conformance/conformance.contract.ts';
import { routes as conformanceRoutes } from './conformance/conformance.routes.ts';
import { documents } from './documents/documents.contract.ts';
import { routes as documentsRoutes } from './documents/documents.routes.ts';
import { landing } from './landing/landing.contract.ts';
import { routes as landingRoutes } from './landing/landing.routes.ts';
import { mcp } from './mcp/mcp.contract.ts';
import { routes as mcpRoutes } from './mcp/mcp.routes.ts';
import { offer } from './offer/offer.contract.ts';
import { routes as offerRoutes } from './offer/offer.routes.ts';
import { verify } from './verify/verify.contract.ts';
import { routes as verifyRoutes } from './verify/verify.routes.ts';
import { webhooks } from './webhooks/webhooks.contract.ts';
import { routes as webhooksRoutes } from './webhooks/webhooks.routes.ts';

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
