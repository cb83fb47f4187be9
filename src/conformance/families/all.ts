/** The list of every pillar's families. */
import type { PillarListing } from '../family/notation.ts';
import { complianceFamilies } from './compliance/listing.ts';
import { customerFamilies } from './customer/listing.ts';
import { dataFamilies } from './data/listing.ts';
import { evFamilies } from './ev/listing.ts';
import { fiFamilies } from './fi/listing.ts';
import { financeFamilies } from './finance/listing.ts';
import { fleetFamilies } from './fleet/listing.ts';
import { insuranceFamilies } from './insurance/listing.ts';
import { inventoryFamilies } from './inventory/listing.ts';
import { logisticsFamilies } from './logistics/listing.ts';
import { marketingFamilies } from './marketing/listing.ts';
import { operationsFamilies } from './operations/listing.ts';
import { partsFamilies } from './parts/listing.ts';
import { platformFamilies } from './platform/listing.ts';
import { salesFamilies } from './sales/listing.ts';
import { serviceFamilies } from './service/listing.ts';
import { titleFamilies } from './title/listing.ts';
import { wholesaleFamilies } from './wholesale/listing.ts';

export const LISTINGS: readonly PillarListing[] = [
  dataFamilies,
  inventoryFamilies,
  salesFamilies,
  financeFamilies,
  fiFamilies,
  titleFamilies,
  serviceFamilies,
  partsFamilies,
  wholesaleFamilies,
  logisticsFamilies,
  complianceFamilies,
  customerFamilies,
  marketingFamilies,
  evFamilies,
  fleetFamilies,
  insuranceFamilies,
  operationsFamilies,
  platformFamilies,
];
