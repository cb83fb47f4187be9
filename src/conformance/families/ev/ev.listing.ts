/** Lists the families of the ev pillar. */
import { pillarListing } from '../../family/notation.ts';
import { batteryReports } from './battery-reports.data.ts';
import { batteryWarranties } from './battery-warranties.data.ts';
import { chargerInstalls } from './charger-installs.data.ts';
import { chargers } from './chargers.data.ts';
import { chargingSessions } from './charging-sessions.data.ts';
import { energyTariffs } from './energy-tariffs.data.ts';
import { evIncentives } from './ev-incentives.data.ts';
import { rangeEstimates } from './range-estimates.data.ts';
import { softwareUpdates } from './software-updates.data.ts';

export const evFamilies = pillarListing('ev', {
  chargers,
  'charging-sessions': chargingSessions,
  'charger-installs': chargerInstalls,
  'battery-reports': batteryReports,
  'battery-warranties': batteryWarranties,
  'range-estimates': rangeEstimates,
  'ev-incentives': evIncentives,
  'software-updates': softwareUpdates,
  'energy-tariffs': energyTariffs,
});
