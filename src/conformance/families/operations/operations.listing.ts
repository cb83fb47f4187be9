/** Lists the families of the operations pillar. */
import { pillarListing } from '../../family/notation.ts';
import { dealers } from './dealers.data.ts';
import { employees } from './employees.data.ts';
import { financialStatements } from './financial-statements.data.ts';
import { franchises } from './franchises.data.ts';
import { journalEntries } from './journal-entries.data.ts';
import { payPlans } from './pay-plans.data.ts';
import { receivables } from './receivables.data.ts';
import { vendorInvoices } from './vendor-invoices.data.ts';

export const operationsFamilies = pillarListing('operations', {
  dealers,
  employees,
  'pay-plans': payPlans,
  'journal-entries': journalEntries,
  'financial-statements': financialStatements,
  'vendor-invoices': vendorInvoices,
  receivables,
  franchises,
});
