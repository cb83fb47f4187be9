/** `npm run where -- POST /fi/quotes`: prints the file that owns an address. */

import { PILLARS } from '../src/app/pillars.ts';
import { assemble } from '../src/catalog/assemble.ts';

const [method = 'GET', path = '/'] = process.argv.slice(2);
const asked = path.replace(/\{\w+\}/g, '{}');
const row = assemble(PILLARS).find(
  ({ endpoint }) => endpoint.method === method.toUpperCase() && endpoint.path.replace(/\{\w+\}/g, '{}') === asked,
);
console.log(
  row === undefined ? `no endpoint answers ${method} ${path}` : `${row.id}\nsrc/pillars/${row.pillar}/${row.slice}/`,
);
process.exitCode = row === undefined ? 1 : 0;
