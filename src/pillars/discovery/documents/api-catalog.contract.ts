/** Declares GET /.well-known/api-catalog. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { published } from '../published.ts';

const targets = z.array(z.looseObject({ href: z.string(), type: z.string() }).meta({ id: 'LinkTarget' }));

export const apiCatalog = {
  readApiCatalog: endpoint({
    ...published,
    path: '/.well-known/api-catalog',
    summary: 'Read the API catalog (RFC 9727)',
    format: 'application/linkset+json',
    ok: z.looseObject({
      linkset: z.array(
        z.looseObject({
          anchor: z.string(),
          'service-desc': targets,
          'service-doc': targets,
          'service-meta': targets,
          status: targets,
        }),
      ),
    }),
    examples: [{ name: 'the link set', answers: 'OK' }],
  }),
};
