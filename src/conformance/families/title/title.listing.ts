/** Lists the families of the title pillar. */
import { pillarListing } from '../../family/notation.ts';
import { abandonedVehicles } from './abandoned-vehicles.data.ts';
import { duplicateTitles } from './duplicate-titles.data.ts';
import { eltRecords } from './elt-records.data.ts';
import { licensePlates } from './license-plates.data.ts';
import { lienReleases } from './lien-releases.data.ts';
import { liens } from './liens.data.ts';
import { mechanicLiens } from './mechanic-liens.data.ts';
import { notarizations } from './notarizations.data.ts';
import { odometerDisclosures } from './odometer-disclosures.data.ts';
import { powersOfAttorney } from './powers-of-attorney.data.ts';
import { registrations } from './registrations.data.ts';
import { tempTags } from './temp-tags.data.ts';
import { titleBrands } from './title-brands.data.ts';
import { titleTransfers } from './title-transfers.data.ts';
import { titles } from './titles.data.ts';

export const titleFamilies = pillarListing('title', {
  titles,
  registrations,
  liens,
  'lien-releases': lienReleases,
  'elt-records': eltRecords,
  'temp-tags': tempTags,
  'license-plates': licensePlates,
  'duplicate-titles': duplicateTitles,
  'title-brands': titleBrands,
  'title-transfers': titleTransfers,
  'odometer-disclosures': odometerDisclosures,
  'powers-of-attorney': powersOfAttorney,
  notarizations,
  'mechanic-liens': mechanicLiens,
  'abandoned-vehicles': abandonedVehicles,
});
