/** Lists the families of the platform pillar. */
import { pillarListing } from '../../family/notation.ts';
import { agents } from './agents.data.ts';
import { apiKeys } from './api-keys.data.ts';
import { attestations } from './attestations.data.ts';
import { connections } from './connections.data.ts';
import { documents } from './documents.data.ts';
import { handoffs } from './handoffs.data.ts';
import { notifications } from './notifications.data.ts';
import { priceBooks } from './price-books.data.ts';
import { signatures } from './signatures.data.ts';
import { usageMeters } from './usage-meters.data.ts';

export const platformFamilies = pillarListing('platform', {
  documents,
  signatures,
  handoffs,
  notifications,
  connections,
  'api-keys': apiKeys,
  'usage-meters': usageMeters,
  'price-books': priceBooks,
  agents,
  attestations,
});
