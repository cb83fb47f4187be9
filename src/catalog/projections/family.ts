/** The registry of sibling services and the edges to them. */
import { computed } from '#kernel/provenance.ts';
import type { Source } from '../source.ts';
import { linksTo } from './claims.ts';
import { DESCRIPTION, NAME } from './identity.ts';

interface Edge {
  readonly role: string;
  readonly rel: string;
  /** The address of ours where the edge is met. */
  readonly via: string;
}

/** What a sibling is to us; a sibling without a row is simply one of the family. */
const EDGES: Readonly<Record<string, Edge>> = {
  auth: { role: 'Authorises spend beyond the ceiling.', rel: 'authorizes', via: '/offer' },
};
const KIN: Edge = { role: 'A service of the same family.', rel: 'sibling', via: '/family.json' };

/** Only what the operator has named: `FAMILY_ORIGIN_<NAME>`. */
export function family({ catalog, settings }: Source): object {
  const base = settings.baseUrl;
  const self = {
    name: NAME,
    origin: base,
    role: DESCRIPTION,
    ...linksTo(catalog, base, { llms: '/llms.txt', card: '/.well-known/agents.json' }),
    seams: Object.entries(settings.familyOrigins).map(([name, origin]) => {
      const { rel, via } = EDGES[name] ?? KIN;
      return { rel, to: origin, via: `${base}${via}` };
    }),
  };
  const siblings = Object.entries(settings.familyOrigins).map(([name, origin]) => {
    const { role, rel, via } = EDGES[name] ?? KIN;
    return { name, origin, role, seams: [{ rel, to: base, via: `${base}${via}` }] };
  });
  return {
    type: 'OK',
    kind: 'family@1',
    family: [self, ...siblings],
    links: linksTo(catalog, base, { self: '/family.json', card: '/.well-known/agents.json' }),
    provenance: computed(),
  };
}
