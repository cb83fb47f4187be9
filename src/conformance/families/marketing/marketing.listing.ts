/** Lists the families of the marketing pillar. */
import { pillarListing } from '../../family/notation.ts';
import { adPlacements } from './ad-placements.data.ts';
import { attributions } from './attributions.data.ts';
import { campaigns } from './campaigns.data.ts';
import { chatSessions } from './chat-sessions.data.ts';
import { coopClaims } from './coop-claims.data.ts';
import { specialOffers } from './special-offers.data.ts';
import { syndications } from './syndications.data.ts';

export const marketingFamilies = pillarListing('marketing', {
  campaigns,
  'ad-placements': adPlacements,
  'special-offers': specialOffers,
  attributions,
  syndications,
  'coop-claims': coopClaims,
  'chat-sessions': chatSessions,
});
