/** Writes the documents that are projected from tables. */
import { writeFileSync } from 'node:fs';
import { loadCapabilities } from '#conformance/capabilities.ts';
import { formulasPage } from './formulas-page.ts';
import { refusalsPage } from './refusals-page.ts';

writeFileSync(new URL('../../docs/refusals.md', import.meta.url), refusalsPage());
writeFileSync(
  new URL('../../docs/reference/formulas.md', import.meta.url),
  formulasPage((await loadCapabilities()).rows),
);
