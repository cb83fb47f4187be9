/** Writes the documents that are projected from tables. */
import { writeFileSync } from 'node:fs';
import { suiteFiles } from '../suite-text.ts';
import { refusalsPage } from './refusals-page.ts';

writeFileSync(new URL('../../docs/refusals.md', import.meta.url), refusalsPage());
for (const { target, text } of suiteFiles()) writeFileSync(target, text);
