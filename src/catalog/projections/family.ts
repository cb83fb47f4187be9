/** The registry of sibling services and our relations to them. */
import { computed } from '#kernel/provenance.ts';
import type { Source } from '../source.ts';
import { linksTo } from './claims.ts';
import { DESCRIPTION, NAME } from './identity.ts';

interface Edge {
  readonly role: string;
  readonly rel: string;
  /** Our address for the relation. */
  readonly via: string;
}

/** The role of each sibling; one without a row is described as a member of the family. */
const EDGES: Readonly<Record<string, Edge>> = {
  auth: { role: 'Authorizes spend beyond the ceiling.', rel: 'authorizes', via: '/offer' },
};
const KIN: Edge = { role: 'A service in the same family.', rel: 'sibling', via: '/family.json' };

/** Only siblings that the operator has set: `FAMILY_ORIGIN_<NAME>`. */
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
