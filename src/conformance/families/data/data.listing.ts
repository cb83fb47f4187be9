/** Lists the families of the data pillar. */
import { pillarListing } from '../../family/notation.ts';
import { buildSheets } from './build-sheets.data.ts';
import { equipmentPackages } from './equipment-packages.data.ts';
import { historyReports } from './history-reports.data.ts';
import { marketComparables } from './market-comparables.data.ts';
import { marketSupplies } from './market-supplies.data.ts';
import { odometerReadings } from './odometer-readings.data.ts';
import { ownershipCosts } from './ownership-costs.data.ts';
import { residualValues } from './residual-values.data.ts';
import { safetyRatings } from './safety-ratings.data.ts';
import { valuations } from './valuations.data.ts';
import { vehicleConfigurations } from './vehicle-configurations.data.ts';
import { vinChecks } from './vin-checks.data.ts';
import { windowStickers } from './window-stickers.data.ts';

export const dataFamilies = pillarListing('data', {
  'vin-checks': vinChecks,
  'build-sheets': buildSheets,
  'window-stickers': windowStickers,
  'history-reports': historyReports,
  'odometer-readings': odometerReadings,
  valuations,
  'market-comparables': marketComparables,
  'market-supplies': marketSupplies,
  'residual-values': residualValues,
  'vehicle-configurations': vehicleConfigurations,
  'equipment-packages': equipmentPackages,
  'safety-ratings': safetyRatings,
  'ownership-costs': ownershipCosts,
});
