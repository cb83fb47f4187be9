/** Writes PDF 1.7 files (ISO 32000-1): text in standard fonts, lines and frames. The same calls give the same bytes. */
import { type FontName, winAnsi } from './standard-fonts.ts';

/** In points, 72 an inch, from the lower left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TextStyle extends Point {
  readonly size: number;
  readonly font: FontName;
}

const FONTS: readonly FontName[] = ['Helvetica', 'Helvetica-Bold'];
/** Objects before those of the pages: catalog, page tree, document information, and the fonts. */
const CATALOG = 1;
const PAGE_TREE = 2;
const INFORMATION = 3;
const FIRST_FONT = 4;
const FIRST_PAGE = FIRST_FONT + FONTS.length;

/** The drawing operators of one page. */
export class PdfPage {
  readonly #operators: string[] = [];

  /** The text may contain only characters of the standard fonts. */
  text(text: string, { x, y, size, font }: TextStyle): void {
    const literal = winAnsi(text).replace(/[\\()]/g, '\\$&');
    const name = `/F${FONTS.indexOf(font)}`;
    this.#operators.push(`BT ${name} ${numbers(size)} Tf ${numbers(x, y)} Td (${literal}) Tj ET`);
  }

  line(from: Point, to: Point, thickness: number): void {
    this.#operators.push(`${numbers(thickness)} w ${numbers(from.x, from.y)} m ${numbers(to.x, to.y)} l S`);
  }

  /** A rectangle without fill. */
  frame({ x, y }: Point, width: number, height: number, thickness: number): void {
    this.#operators.push(`${numbers(thickness)} w ${numbers(x, y, width, height)} re S`);
  }

  get content(): string {
    return this.#operators.join('\n');
  }
}

export interface PdfParts {
  readonly title: string;
  readonly producer: string;
  readonly createdMs: number;
  readonly width: number;
  readonly height: number;
  readonly pages: readonly PdfPage[];
}

/** Not compressed: a document takes a few kilobytes, and compressors differ between runtimes. */
export function pdfFile({ title, producer, createdMs, width, height, pages }: PdfParts): Uint8Array<ArrayBuffer> {
  const created = dateText(createdMs);
  const resources = FONTS.map((_, at) => `/F${at} ${FIRST_FONT + at} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages ${PAGE_TREE} 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ')}]` +
      ` /MediaBox [0 0 ${numbers(width, height)}] /Resources << /Font << ${resources} >> >> >>`,
    `<< /Title ${textString(title)} /Producer ${textString(producer)} /CreationDate ${created} /ModDate ${created} >>`,
    ...FONTS.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap(({ content }, at) => [
      `<< /Type /Page /Parent ${PAGE_TREE} 0 R /Contents ${FIRST_PAGE + 2 * at + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return assembleFile(objects);
}

/** Header, numbered objects, the table of their positions, and the trailer; one character per byte. */
function assembleFile(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  // Four bytes above 127 mark the file as binary.
  let file = '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n';
  const positions = objects.map((object, at) => {
    const position = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return position;
  });
  const table = positions.map((position) => `${String(position).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${size} /Root ${CATALOG} 0 R /Info ${INFORMATION} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (byte) => byte.charCodeAt(0));
}

/** At most three decimals, never an exponent. */
function numbers(...values: readonly number[]): string {
  return values.map((value) => String(Math.round(value * 1000) / 1000)).join(' ');
}

/** UTF-16 with its byte order mark, in hex. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

/** `(D:20261127000000Z)`. */
function dateText(ms: number): string {
  return `(D:${new Date(ms).toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z)`;
}
