/** Lists the families of the fi pillar. */
import { pillarListing } from '../../family/notation.ts';
import { appearanceProtections } from './appearance-protections.data.ts';
import { chargebacks } from './chargebacks.data.ts';
import { econtracts } from './econtracts.data.ts';
import { fiMenus } from './fi-menus.data.ts';
import { fiProducts } from './fi-products.data.ts';
import { gapWaivers } from './gap-waivers.data.ts';
import { maintenancePlans } from './maintenance-plans.data.ts';
import { productCancellations } from './product-cancellations.data.ts';
import { productClaims } from './product-claims.data.ts';
import { productRemittances } from './product-remittances.data.ts';
import { productRenewals } from './product-renewals.data.ts';
import { reinsurances } from './reinsurances.data.ts';
import { serviceContracts } from './service-contracts.data.ts';
import { theftDeterrents } from './theft-deterrents.data.ts';
import { tireWheelPlans } from './tire-wheel-plans.data.ts';

export const fiFamilies = pillarListing('fi', {
  'fi-products': fiProducts,
  'fi-menus': fiMenus,
  econtracts,
  'service-contracts': serviceContracts,
  'gap-waivers': gapWaivers,
  'maintenance-plans': maintenancePlans,
  'tire-wheel-plans': tireWheelPlans,
  'appearance-protections': appearanceProtections,
  'theft-deterrents': theftDeterrents,
  'product-cancellations': productCancellations,
  'product-renewals': productRenewals,
  'product-remittances': productRemittances,
  'product-claims': productClaims,
  chargebacks,
  reinsurances,
});
