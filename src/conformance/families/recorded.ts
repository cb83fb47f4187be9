/** The list of every recording. */
import type { Recording } from '../runner/recording.ts';
import { compliance } from './compliance/recorded.data.ts';
import { compliance2 } from './compliance/recorded-2.data.ts';
import { customer } from './customer/recorded.data.ts';
import { data } from './data/recorded.data.ts';
import { data2 } from './data/recorded-2.data.ts';
import { ev } from './ev/recorded.data.ts';
import { fi } from './fi/recorded.data.ts';
import { fi2 } from './fi/recorded-2.data.ts';
import { finance } from './finance/recorded.data.ts';
import { finance2 } from './finance/recorded-2.data.ts';
import { fleet } from './fleet/recorded.data.ts';
import { insurance } from './insurance/recorded.data.ts';
import { inventory } from './inventory/recorded.data.ts';
import { inventory2 } from './inventory/recorded-2.data.ts';
import { logistics } from './logistics/recorded.data.ts';
import { marketing } from './marketing/recorded.data.ts';
import { operations } from './operations/recorded.data.ts';
import { parts } from './parts/recorded.data.ts';
import { parts2 } from './parts/recorded-2.data.ts';
import { platform } from './platform/recorded.data.ts';
import { sales } from './sales/recorded.data.ts';
import { sales2 } from './sales/recorded-2.data.ts';
import { service } from './service/recorded.data.ts';
import { service2 } from './service/recorded-2.data.ts';
import { title } from './title/recorded.data.ts';
import { title2 } from './title/recorded-2.data.ts';
import { wholesale } from './wholesale/recorded.data.ts';

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
