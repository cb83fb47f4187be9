/** Reads barcodes with the browser's W3C Shape Detection, if it has any; nothing leaves the machine. */

interface Detected {
  readonly rawValue: string;
}

interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly Detected[]>;
}

type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** Door jamb labels use Code 39, Code 128, Data Matrix or QR; licenses use PDF417. */
const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code', 'pdf417'];

export function createDetector(): Detector | undefined {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  return BarcodeDetector === undefined ? undefined : new BarcodeDetector({ formats: FORMATS });
}

export type Reading =
  | { readonly kind: 'vin'; readonly vin: string }
  | { readonly kind: 'license'; readonly text: string };

const VIN = /[A-HJ-NPR-Z0-9]{17}/;

/** A license starts as AAMVA's standard requires; a VIN may follow the letter I of an import label. */
function readingOf(text: string): Reading | undefined {
  if (/ANSI |AAMVA/.test(text)) return { kind: 'license', text };
  const vin = VIN.exec(text.toUpperCase().replace(/^I(?=[A-HJ-NPR-Z0-9]{17}$)/, ''))?.[0];
  return vin === undefined ? undefined : { kind: 'vin', vin };
}

export async function readBarcodes(detector: Detector, source: ImageBitmapSource): Promise<Reading | undefined> {
  const found = await detector.detect(source);
  return found.map(({ rawValue }) => readingOf(rawValue)).find((reading) => reading !== undefined);
}
