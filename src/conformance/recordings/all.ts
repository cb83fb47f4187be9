/** The list of every recording. */

import { compliance } from './compliance.data.ts';
import { compliance2 } from './compliance-2.data.ts';
import { customer } from './customer.data.ts';
import { data } from './data.data.ts';
import { data2 } from './data-2.data.ts';
import { ev } from './ev.data.ts';
import { fi } from './fi.data.ts';
import { fi2 } from './fi-2.data.ts';
import { finance } from './finance.data.ts';
import { finance2 } from './finance-2.data.ts';
import { fleet } from './fleet.data.ts';
import { insurance } from './insurance.data.ts';
import { inventory } from './inventory.data.ts';
import { inventory2 } from './inventory-2.data.ts';
import { logistics } from './logistics.data.ts';
import { marketing } from './marketing.data.ts';
import { operations } from './operations.data.ts';
import { parts } from './parts.data.ts';
import { parts2 } from './parts-2.data.ts';
import { platform } from './platform.data.ts';
import type { Recording } from './recording.ts';
import { sales } from './sales.data.ts';
import { sales2 } from './sales-2.data.ts';
import { service } from './service.data.ts';
import { service2 } from './service-2.data.ts';
import { title } from './title.data.ts';
import { title2 } from './title-2.data.ts';
import { wholesale } from './wholesale.data.ts';

export const RECORDINGS: Readonly<Record<string, Recording>> = {
  ...data,
  ...data2,
  ...inventory,
  ...inventory2,
  ...sales,
  ...sales2,
  ...finance,
  ...finance2,
  ...fi,
  ...fi2,
  ...title,
  ...title2,
  ...service,
  ...service2,
  ...parts,
  ...parts2,
  ...wholesale,
  ...logistics,
  ...compliance,
  ...compliance2,
  ...customer,
  ...marketing,
  ...ev,
  ...fleet,
  ...insurance,
  ...operations,
  ...platform,
};
