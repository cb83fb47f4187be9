/** Lists the families of the service pillar. */
import { pillarListing } from '../../family/notation.ts';
import { adas } from './adas.data.ts';
import { advisors } from './advisors.data.ts';
import { appointments } from './appointments.data.ts';
import { collisionEstimates } from './collision-estimates.data.ts';
import { comebacks } from './comebacks.data.ts';
import { declinedServices } from './declined-services.data.ts';
import { diagnosticCodes } from './diagnostic-codes.data.ts';
import { dispatches } from './dispatches.data.ts';
import { goodwillRequests } from './goodwill-requests.data.ts';
import { laborOperations } from './labor-operations.data.ts';
import { loaners } from './loaners.data.ts';
import { maintenanceSchedules } from './maintenance-schedules.data.ts';
import { multipointInspections } from './multipoint-inspections.data.ts';
import { recallCampaigns } from './recall-campaigns.data.ts';
import { repairOrders } from './repair-orders.data.ts';
import { serviceBays } from './service-bays.data.ts';
import { serviceEstimates } from './service-estimates.data.ts';
import { servicePickups } from './service-pickups.data.ts';
import { sublets } from './sublets.data.ts';
import { technicalBulletins } from './technical-bulletins.data.ts';
import { technicians } from './technicians.data.ts';
import { warrantyClaims } from './warranty-claims.data.ts';

export const serviceFamilies = pillarListing('service', {
  appointments,
  advisors,
  'repair-orders': repairOrders,
  'multipoint-inspections': multipointInspections,
  'labor-operations': laborOperations,
  technicians,
  'service-bays': serviceBays,
  dispatches,
  'service-estimates': serviceEstimates,
  adas,
  'diagnostic-codes': diagnosticCodes,
  'recall-campaigns': recallCampaigns,
  'warranty-claims': warrantyClaims,
  'goodwill-requests': goodwillRequests,
  sublets,
  loaners,
  'service-pickups': servicePickups,
  'maintenance-schedules': maintenanceSchedules,
  'declined-services': declinedServices,
  comebacks,
  'collision-estimates': collisionEstimates,
  'technical-bulletins': technicalBulletins,
});
