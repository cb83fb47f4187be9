/** Finds the folder of an endpoint by its address. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PILLARS = new URL('../../src/pillars/', import.meta.url).pathname;

/** Folders that serve several addresses together, with the reason. The words of every other address name its folder. */
export const GROUPED: Readonly<Record<string, { readonly paths: readonly string[]; readonly reason: string }>> = {
  'account/keys': { paths: ['/usage'], reason: 'Returns the same as GET /keys/me.' },
  'buy/composition': { paths: ['/buy/{vin}'], reason: 'The address has no fixed word of its own.' },
  'data/desk': {
    paths: ['/apr/{vin}', '/payments/{vin}', '/plate/{state}/{number}', '/taxes/{vin}', '/tco/{vin}'],
    reason: 'Five answers of the gateway’s desk, in its shapes; they share inputs and one computation.',
  },
  'data/gateway': {
    paths: ['/build/{vin}', '/openrecalls/{vin}', '/recalls/{vin}'],
    reason: 'Three answers that only a gateway has, relayed by one function.',
  },
  'data/identity': {
    paths: ['/decode/{vin}', '/photos/{vin}', '/specs/{vin}', '/vin/{vin}'],
    reason: 'Four views of one decode.',
  },
  'data/record': { paths: ['/{vin}'], reason: 'The address has no fixed word of its own.' },
  'discovery/documents': {
    paths: [
      '/.well-known/agents.json',
      '/.well-known/api-catalog',
      '/.well-known/mcp/server-card.json',
      '/family.json',
      '/icp.json',
      '/llms-full.txt',
      '/llms.txt',
      '/mcp/server-card',
      '/openapi.json',
      '/pricing',
    ],
    reason: 'One handler serves every document of the catalog.',
  },
  'discovery/landing': { paths: ['/', '/index.json', '/index.md'], reason: 'Three forms of the front page.' },
  'discovery/verify': { paths: ['/suite.json'], reason: 'The suite that GET /verify reports on.' },
};

/**
 * `/buy/deals/{dealId}/desk` of the pillar `buy` → `buy/deals/desk`: the words of the address without pillar and
 * parameters, as far as folders exist. Undefined when no word has a folder.
 */
export function folderOf(pillar: string, path: string): string | undefined {
  const grouped = Object.entries(GROUPED).find(([, { paths }]) => paths.includes(path));
  if (grouped !== undefined) return grouped[0];
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
  if (words[0] === pillar) words.shift();
  const found = words.findIndex((_, at) => !existsSync(join(PILLARS, pillar, ...words.slice(0, at + 1))));
  const followed = found === -1 ? words : words.slice(0, found);
  return followed.length === 0 ? undefined : [pillar, ...followed].join('/');
}
