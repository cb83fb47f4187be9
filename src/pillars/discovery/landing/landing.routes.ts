/** Handlers of the front page. */
import type { Call, Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import { serveFace } from './faces.ts';
import { type HandoverTools, serveCheckout, serveSigning } from './handover.ts';
import type { landing as contract } from './landing.contract.ts';
import { type ClientHeaders, chooseFace } from './negotiate.ts';

function clientOf({ header }: Pick<Call, 'header'>): ClientHeaders {
  return {
    accept: header('accept'),
    userAgent: header('user-agent'),
    fetchMode: header('sec-fetch-mode'),
    fetchDest: header('sec-fetch-dest'),
  };
}

export const routes: Routes<typeof contract, Pick<Tools, 'documents' | 'runtime'> & HandoverTools> = {
  readLanding(call, tools) {
    const { checkout, sign, face = chooseFace(clientOf(call)) } = call.query;
    const forPeople = face === 'workbench' ? 'html' : face;
    if (checkout !== undefined) return serveCheckout(call, tools, checkout, forPeople);
    if (sign !== undefined) return serveSigning(call, tools, sign, forPeople);
    return serveFace(face, {
      runtime: tools.runtime,
      documents: tools.documents,
      negotiated: true,
      encodings: call.header('accept-encoding'),
      prefer: call.header('prefer'),
    });
  },
  readLandingJson: (call, { runtime, documents }) =>
    serveFace('json', { runtime, documents, negotiated: false, encodings: undefined, prefer: call.header('prefer') }),
  readLandingMarkdown: (_call, { runtime, documents }) =>
    serveFace('md', { runtime, documents, negotiated: false, encodings: undefined, prefer: undefined }),
};
