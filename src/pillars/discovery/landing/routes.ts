/** Handlers of the front page. */
import type { Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import type { landing as contract } from './contract.ts';
import { serveFace } from './faces.ts';
import { type HandoverTools, serveCheckout, serveSigning } from './handover.ts';
import { chooseFace } from './negotiate.ts';

export const routes: Routes<typeof contract, Pick<Tools, 'documents'> & HandoverTools> = {
  readLanding(call, tools) {
    const { checkout, sign, face = chooseFace(call.header('accept')) } = call.query;
    if (checkout !== undefined) return serveCheckout(call, tools, checkout, face);
    if (sign !== undefined) return serveSigning(call, tools, sign, face);
    return serveFace(face, { documents: tools.documents, negotiated: true, encodings: call.header('accept-encoding') });
  },
  readLandingJson: (_call, { documents }) => serveFace('json', { documents, negotiated: false, encodings: undefined }),
  readLandingMarkdown: (_call, { documents }) =>
    serveFace('md', { documents, negotiated: false, encodings: undefined }),
};
