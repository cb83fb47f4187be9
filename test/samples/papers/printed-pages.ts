/** Reads a printed document with an independent PDF library. */
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

export interface PrintedPages {
  readonly pdf: PDFDocument;
  /** The drawing operators of every page. */
  readonly drawing: string;
  /** Every piece of text in order. */
  readonly texts: readonly string[];
}

/** Throws for a file that is not valid PDF. */
export async function printedPages(bytes: Uint8Array): Promise<PrintedPages> {
  const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  const drawing = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFRawStream ? [decodePDFRawStream(one).decode()] : []))
    .map((content) => new TextDecoder('windows-1252').decode(content))
    .join('\n');
  const texts = [...drawing.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) => text.replace(/\\(.)/g, '$1'));
  return { pdf, drawing, texts };
}
