/** Base objects that several answers extend. They are named, although no answer consists of one alone. */
import type { z } from 'zod';
import { haul } from '#domain/deal/wire/delivery-wire.ts';
import { anyDealEvent, eventFrame } from '#domain/deal/wire/event-shape.ts';
import { dealFigures } from '#domain/deal/wire/figures.ts';
import { dealMoves } from '#domain/deal/wire/move-rows.ts';
import { legalSource } from '#domain/desk/derivation/derivation-wire.ts';
import { paymentFigures } from '#domain/desk-answers/answers-wire.ts';
import { selectedPackage } from '#domain/fi/menu/menu-wire.ts';
import { leadFacts } from '#domain/lead/lead-wire.ts';
import { listedOffer } from '#domain/listings/listing-wire.ts';
import { clockReading, provenance } from '#kernel/atoms.ts';
import { issuedKey } from '#pillars/account/keys/usage.contract.ts';
import { dealOffer } from '#pillars/buy/deals/checkout/checkout.contract.ts';
import { bookedDeal } from '#pillars/dealer/deals/deals.contract.ts';
import { behindLink } from '#pillars/discovery/landing/landing.contract.ts';
import { contractTerms } from '#pillars/fi/shapes.ts';
import { refinancedLoan } from '#pillars/financing/refinance/refinance.contract.ts';

export const BASES: readonly z.ZodType[] = [
  anyDealEvent,
  behindLink,
  dealMoves,
  // Contained in every envelope.
  provenance,
  bookedDeal,
  clockReading,
  contractTerms,
  dealFigures,
  dealOffer,
  eventFrame,
  haul,
  issuedKey,
  leadFacts,
  legalSource,
  listedOffer,
  paymentFigures,
  refinancedLoan,
  selectedPackage,
];
