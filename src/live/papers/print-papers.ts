/** Prints the documents of a deal as PDF: US letter, one file each, and the same bytes for the same facts. */
import type { Block, PrintedPaper } from '#domain/contract-papers/printed-paper.ts';
import { epochMs, type IsoDate } from '#kernel/dates.ts';
import { hexOf } from '../outbound/digests.ts';
import { PdfPage, pdfFile, type TextStyle } from './pdf-file.ts';
import { type FontName, isPrintable, widthOf } from './standard-fonts.ts';
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
  if (!textsOf(paper).every(isPrintable)) return undefined;
  const sheet = new Sheet();
  sheet.title(paper.title);
  for (const block of paper.blocks) drawBlock(sheet, block);
  sheet.signature();
  const pages = sheet.finish(paper.title);
  const createdMs = epochMs(`${date}T00:00:00.000Z`);
  const { width, height } = PAGE;
  const bytes = pdfFile({ title: paper.title, producer: 'Carport', createdMs, width, height, pages });
  return {
    name: paper.name,
    bytes,
    pages: pages.length,
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

const PLAIN: FontName = 'Helvetica';
const BOLD: FontName = 'Helvetica-Bold';

/** The pages of one document, filled from the top. */
class Sheet {
  readonly #pages: PdfPage[] = [];
  #page = this.#newPage();
  #y = PAGE.height - PAGE.margin;

  title(text: string): void {
    this.#line(text, { size: SIZE.title, font: BOLD });
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
    for (const line of this.#wrap(text, WIDTH)) this.#line(line, { size: SIZE.text, font: PLAIN });
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
      this.#page.frame({ x, y: bottom }, width, height, 1.2);
      let y = this.#y - 14;
      for (const [text, size, font] of [
        [term, SIZE.text, BOLD],
        [says, SIZE.small, PLAIN],
      ] as const) {
        for (const line of wrapText(text, width - 12, (part) => widthOf(part, font, size))) {
          this.#page.text(line, { x: x + 6, y, size, font });
          y -= size * LEAD;
        }
      }
      this.#page.text(value, { x: x + 6, y: bottom + 10, size: SIZE.boxed, font: BOLD });
    });
    this.#y = bottom - 14;
  }

  signature(): void {
    this.#reserve(40);
    this.#y -= 34;
    const line = (x: number, { text, offset }: { readonly text: string; readonly offset: number }, length: number) => {
      const from = x + offset;
      this.#page.text(text, { x, y: this.#y, size: SIZE.text, font: PLAIN });
      this.#page.line({ x: from, y: this.#y - 2 }, { x: x + length, y: this.#y - 2 }, 0.7);
    };
    line(PAGE.margin, SIGNATURE_ANCHOR, 320);
    line(PAGE.margin + 340, DATE_ANCHOR, WIDTH - 340);
  }

  /** The pages, with a footer on each. */
  finish(title: string): readonly PdfPage[] {
    this.#pages.forEach((page, at) => {
      const text = `${title} · page ${at + 1} of ${this.#pages.length}`;
      page.text(text, { x: PAGE.margin, y: 30, size: SIZE.small, font: PLAIN });
    });
    return this.#pages;
  }

  #heading(text: string): void {
    this.#reserve(3 * SIZE.heading * LEAD);
    this.#line(text, { size: SIZE.heading, font: BOLD });
    this.#rule(0.8);
  }

  #column(lines: readonly string[], x: number, top: number): void {
    lines.forEach((line, at) => {
      const y = top - SIZE.text - at * SIZE.text * LEAD;
      this.#page.text(line, { x, y, size: SIZE.text, font: PLAIN });
    });
  }

  #line(text: string, { size, font }: Pick<TextStyle, 'size' | 'font'>): void {
    this.#reserve(size * LEAD);
    this.#page.text(text, { x: PAGE.margin, y: this.#y - size, size, font });
    this.#y -= size * LEAD;
  }

  #rule(thickness: number): void {
    const y = this.#y;
    this.#page.line({ x: PAGE.margin, y }, { x: PAGE.margin + WIDTH, y }, thickness);
    this.#y -= 2;
  }

  #wrap(text: string, width: number): readonly string[] {
    return wrapText(text, width, (part) => widthOf(part, PLAIN, SIZE.text));
  }

  #reserve(height: number): void {
    if (this.#y - height >= PAGE.margin) return;
    this.#page = this.#newPage();
    this.#y = PAGE.height - PAGE.margin;
  }

  #newPage(): PdfPage {
    const page = new PdfPage();
    this.#pages.push(page);
    return page;
  }
}
