/** Prints the documents of a deal as PDF: US letter, one file each, and the same bytes for the same facts. */
import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { Block, PrintedPaper } from '#domain/contract-papers/printed-paper.ts';
import { epochMs, type IsoDate } from '#kernel/dates.ts';
import { hexOf } from '../outbound/digests.ts';
import { wrapText } from './wrap-text.ts';

export interface PaperFile {
  /** As listed in the envelope. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** SHA-256 of the bytes in hex. */
  readonly digest: string;
}

/** The text at which a provider places its signature field, and the distance from there to the line, in points. */
export const SIGNATURE_ANCHOR = { text: 'Signature of the buyer:', offset: 102 } as const;
export const DATE_ANCHOR = { text: 'Date signed:', offset: 60 } as const;

/** Points, 72 an inch. */
const PAGE = { width: 612, height: 792, margin: 54 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const SIZE = { title: 18, heading: 11, text: 9.5, small: 7.5, boxed: 13 } as const;
const LEAD = 1.4;
const LABEL_WIDTH = 210;

/** Undefined when a text contains characters that the standard PDF fonts lack. */
export async function printPapers(
  papers: readonly PrintedPaper[],
  date: IsoDate,
): Promise<readonly PaperFile[] | undefined> {
  const files: PaperFile[] = [];
  for (const paper of papers) {
    const file = await printPaper(paper, date);
    if (file === undefined) return undefined;
    files.push(file);
  }
  return files;
}

async function printPaper(paper: PrintedPaper, date: IsoDate): Promise<PaperFile | undefined> {
  // A large library, loaded when the first document is printed.
  const { grayscale, PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(paper.title);
  pdf.setProducer('Carport');
  const printed = new Date(epochMs(`${date}T00:00:00.000Z`));
  pdf.setCreationDate(printed);
  pdf.setModificationDate(printed);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const letters = new Set(fonts.plain.getCharacterSet());
  if ([...textsOf(paper).join('')].some((letter) => !letters.has(letter.codePointAt(0) ?? 0))) return undefined;
  const sheet = new Sheet(pdf, fonts, grayscale(0));
  sheet.title(paper.title);
  for (const block of paper.blocks) drawBlock(sheet, block);
  sheet.signature();
  sheet.footers(paper.title);
  const bytes = new Uint8Array(await pdf.save());
  return {
    name: paper.name,
    bytes,
    pages: pdf.getPageCount(),
    digest: hexOf(await crypto.subtle.digest('SHA-256', bytes)),
  };
}

function textsOf({ title, blocks }: PrintedPaper): readonly string[] {
  return [title, ...blocks.flatMap(textsOfBlock)];
}

function textsOfBlock(block: Block): readonly string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'box') return block.cells.flatMap(({ term, says, value }) => [term, says, value]);
  return [block.heading, ...block.rows.flat()];
}

function drawBlock(sheet: Sheet, block: Block): void {
  if (block.kind === 'text') sheet.paragraph(block.text);
  else if (block.kind === 'box') sheet.box(block.cells);
  else sheet.rows(block.heading, block.rows);
}

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** The pages of one document, filled from the top. */
class Sheet {
  readonly #pdf: PDFDocument;
  readonly #fonts: Fonts;
  readonly #ink: Color;
  #page: PDFPage;
  #y = 0;

  constructor(pdf: PDFDocument, fonts: Fonts, ink: Color) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#ink = ink;
    this.#page = this.#newPage();
  }

  title(text: string): void {
    this.#line(text, { size: SIZE.title, font: this.#fonts.bold });
    this.#y -= 8;
  }

  rows(heading: string, rows: readonly (readonly [string, string])[]): void {
    this.#heading(heading);
    for (const [label, value] of rows) {
      const labels = this.#wrap(label, LABEL_WIDTH - 12);
      const values = this.#wrap(value, WIDTH - LABEL_WIDTH);
      const height = Math.max(labels.length, values.length) * SIZE.text * LEAD + 1.5;
      this.#reserve(height);
      const top = this.#y;
      this.#column(labels, PAGE.margin, top);
      this.#column(values, PAGE.margin + LABEL_WIDTH, top);
      this.#y = top - height;
      this.#rule(0.25);
    }
    this.#y -= 10;
  }

  paragraph(text: string): void {
    for (const line of this.#wrap(text, WIDTH)) this.#line(line, { size: SIZE.text, font: this.#fonts.plain });
    this.#y -= 8;
  }

  /** Cells side by side in one frame, each with a term, its explanation and its value. */
  box(cells: readonly { readonly term: string; readonly says: string; readonly value: string }[]): void {
    const width = WIDTH / cells.length;
    const height = 102;
    this.#reserve(height + 10);
    const bottom = this.#y - height;
    cells.forEach(({ term, says, value }, at) => {
      const x = PAGE.margin + at * width;
      // Without a border color, the library fills the rectangle with black.
      this.#page.drawRectangle({ x, y: bottom, width, height, borderWidth: 1.2, borderColor: this.#ink });
      let y = this.#y - 14;
      for (const [text, size, font] of [
        [term, SIZE.text, this.#fonts.bold],
        [says, SIZE.small, this.#fonts.plain],
      ] as const) {
        for (const line of wrapText(text, width - 12, (part) => font.widthOfTextAtSize(part, size))) {
          this.#page.drawText(line, { x: x + 6, y, size, font });
          y -= size * LEAD;
        }
      }
      this.#page.drawText(value, { x: x + 6, y: bottom + 10, size: SIZE.boxed, font: this.#fonts.bold });
    });
    this.#y = bottom - 14;
  }

  signature(): void {
    this.#reserve(40);
    this.#y -= 34;
    const line = (x: number, { text, offset }: { readonly text: string; readonly offset: number }, length: number) => {
      const from = x + offset;
      this.#page.drawText(text, { x, y: this.#y, size: SIZE.text, font: this.#fonts.plain });
      this.#page.drawLine({
        start: { x: from, y: this.#y - 2 },
        end: { x: x + length, y: this.#y - 2 },
        thickness: 0.7,
      });
    };
    line(PAGE.margin, SIGNATURE_ANCHOR, 320);
    line(PAGE.margin + 340, DATE_ANCHOR, WIDTH - 340);
  }

  footers(title: string): void {
    const pages = this.#pdf.getPages();
    pages.forEach((page, at) => {
      const text = `${title} · page ${at + 1} of ${pages.length}`;
      page.drawText(text, { x: PAGE.margin, y: 30, size: SIZE.small, font: this.#fonts.plain });
    });
  }

  #heading(text: string): void {
    this.#reserve(3 * SIZE.heading * LEAD);
    this.#line(text, { size: SIZE.heading, font: this.#fonts.bold });
    this.#rule(0.8);
  }

  #column(lines: readonly string[], x: number, top: number): void {
    lines.forEach((line, at) => {
      const y = top - SIZE.text - at * SIZE.text * LEAD;
      this.#page.drawText(line, { x, y, size: SIZE.text, font: this.#fonts.plain });
    });
  }

  #line(text: string, { size, font }: { readonly size: number; readonly font: PDFFont }): void {
    this.#reserve(size * LEAD);
    this.#page.drawText(text, { x: PAGE.margin, y: this.#y - size, size, font });
    this.#y -= size * LEAD;
  }

  #rule(thickness: number): void {
    const y = this.#y;
    this.#page.drawLine({ start: { x: PAGE.margin, y }, end: { x: PAGE.margin + WIDTH, y }, thickness });
    this.#y -= 2;
  }

  #wrap(text: string, width: number): readonly string[] {
    return wrapText(text, width, (part) => this.#fonts.plain.widthOfTextAtSize(part, SIZE.text));
  }

  #reserve(height: number): void {
    if (this.#y - height < PAGE.margin) this.#page = this.#newPage();
  }

  #newPage(): PDFPage {
    this.#y = PAGE.height - PAGE.margin;
    return this.#pdf.addPage([PAGE.width, PAGE.height]);
  }
}
