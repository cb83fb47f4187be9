/** Owns the handlers of the front page. */
import type { Routes } from '#kernel/door.ts';
import type { Tools } from '#ports/tools.ts';
import type { landing as contract } from './contract.ts';
import { serveFace } from './faces.ts';
import { chooseFace } from './negotiate.ts';

export const routes: Routes<typeof contract, Pick<Tools, 'documents'>> = {
  readLanding({ query, header }, { documents }) {
    const { face } = query;
    return serveFace(face ?? chooseFace(header('accept')), { documents, negotiated: true });
  },
  readLandingJson: (_call, { documents }) => serveFace('json', { documents, negotiated: false }),
  readLandingMarkdown: (_call, { documents }) => serveFace('md', { documents, negotiated: false }),
};
