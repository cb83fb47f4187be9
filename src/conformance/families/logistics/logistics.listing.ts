/** Lists the families of the logistics pillar. */
import { pillarListing } from '../../family/notation.ts';
import { billsOfLading } from './bills-of-lading.data.ts';
import { carriers } from './carriers.data.ts';
import { freightClaims } from './freight-claims.data.ts';
import { impounds } from './impounds.data.ts';
import { loads } from './loads.data.ts';
import { shipments } from './shipments.data.ts';
import { storageYards } from './storage-yards.data.ts';
import { tows } from './tows.data.ts';
import { transportOrders } from './transport-orders.data.ts';
import { transportQuotes } from './transport-quotes.data.ts';

export const logisticsFamilies = pillarListing('logistics', {
  carriers,
  'transport-orders': transportOrders,
  'transport-quotes': transportQuotes,
  loads,
  'bills-of-lading': billsOfLading,
  shipments,
  tows,
  impounds,
  'storage-yards': storageYards,
  'freight-claims': freightClaims,
});
