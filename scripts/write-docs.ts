/** Owns the writing of documents that are projected from tables. */
import { writeFileSync } from 'node:fs';
import { refusalsPage } from './refusals-page.ts';

writeFileSync(new URL('../docs/refusals.md', import.meta.url), refusalsPage());
