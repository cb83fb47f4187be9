/** Lists the families of the fleet pillar. */
import { pillarListing } from '../../family/notation.ts';
import { drivers } from './drivers.data.ts';
import { fleetDisposals } from './fleet-disposals.data.ts';
import { fleetVehicles } from './fleet-vehicles.data.ts';
import { fleets } from './fleets.data.ts';
import { fuelCards } from './fuel-cards.data.ts';
import { geofences } from './geofences.data.ts';
import { rentals } from './rentals.data.ts';
import { subscriptions } from './subscriptions.data.ts';
import { telematicsDevices } from './telematics-devices.data.ts';
import { trips } from './trips.data.ts';
import { upfits } from './upfits.data.ts';

export const fleetFamilies = pillarListing('fleet', {
  fleets,
  'fleet-vehicles': fleetVehicles,
  drivers,
  'telematics-devices': telematicsDevices,
  trips,
  geofences,
  'fuel-cards': fuelCards,
  upfits,
  'fleet-disposals': fleetDisposals,
  rentals,
  subscriptions,
});
