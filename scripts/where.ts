/** `npm run where -- POST /fi/quotes`: prints the id and the folder of an endpoint. */

import { PILLARS } from '../src/app/pillars.ts';
import { assemble } from '../src/catalog/assemble.ts';
import { folderOf } from './endpoint-folder.ts';

const [method = 'GET', path = '/'] = process.argv.slice(2);
const asked = path.replace(/\{\w+\}/g, '{}');
const row = assemble(PILLARS).find(
  ({ endpoint }) => endpoint.method === method.toUpperCase() && endpoint.path.replace(/\{\w+\}/g, '{}') === asked,
);
console.log(
  row === undefined
    ? `no endpoint answers ${method} ${path}`
    : `${row.id}\nsrc/pillars/${folderOf(row.pillar, row.endpoint.path)}/`,
);
process.exitCode = row === undefined ? 1 : 0;
