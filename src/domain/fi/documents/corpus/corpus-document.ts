/** Type of one invented document of the corpus with the fields it states. */
import type { DocumentKind, ExtractedFields } from '../extraction.ts';

export interface CorpusDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly content: string;
  readonly fields: ExtractedFields;
}
