/** Reads a VIN or a license from the camera or a photo in the browser, and sends it only on a click. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { textField, valueIn } from '../../view/fields.ts';
import { wholeNumber } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { section, viewHead } from '../parts/page.ts';
import type { Bench, View } from '../view.ts';
import { createDetector, type Reading, readBarcodes } from './detector.ts';

const LOOK_AGAIN_MS = 300;

export function scanView(bench: Bench): View {
  const detector = createDetector();
  const state = {
    vin: '',
    license: '',
    says: '',
    stream: undefined as MediaStream | undefined,
    car: undefined as Ok<'GET /{vin}'> | undefined,
    fields: undefined as Fields | undefined,
    refused: undefined as Exchange | undefined,
  };
  let lookUps = 0;
  let looking: ReturnType<typeof setTimeout> | undefined;

  function take(reading: Reading | undefined): void {
    if (reading === undefined)
      state.says = 'No VIN or license was read from the picture. Try again closer, or type it.';
    else if (reading.kind === 'vin')
      Object.assign(state, { vin: reading.vin, says: `Read the VIN ${reading.vin}. Nothing was sent.` });
    else Object.assign(state, { license: reading.text, says: 'Read a license. Nothing was sent.' });
    if (reading !== undefined) stop();
    bench.redraw();
  }

  async function readPhoto(file: File): Promise<void> {
    if (detector === undefined) return;
    const picture = await createImageBitmap(file).catch(() => undefined);
    take(picture === undefined ? undefined : await readBarcodes(detector, picture).catch(() => undefined));
  }

  async function start(): Promise<void> {
    // An insecure origin has no media devices.
    const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
    const stream = await mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } }).catch(() => undefined);
    Object.assign(
      state,
      stream === undefined
        ? { says: 'The camera is not available. Allow it in the browser, choose a photo, or type it.' }
        : { stream, says: '' },
    );
    bench.redraw();
    if (stream !== undefined) looking = setTimeout(() => void look(), LOOK_AGAIN_MS);
  }

  async function look(): Promise<void> {
    const video = document.querySelector<HTMLVideoElement>('video.camera');
    if (state.stream === undefined || detector === undefined) return;
    const reading =
      video === null || video.readyState < 2 ? undefined : await readBarcodes(detector, video).catch(() => undefined);
    if (reading !== undefined) return take(reading);
    looking = setTimeout(() => void look(), LOOK_AGAIN_MS);
  }

  function stop(): void {
    clearTimeout(looking);
    for (const track of state.stream?.getTracks() ?? []) track.stop();
    state.stream = undefined;
  }

  async function lookUp(vin: string): Promise<void> {
    lookUps += 1;
    const mine = lookUps;
    const { ok, exchange } = await api('GET /{vin}', { params: { vin } });
    if (mine !== lookUps) return;
    Object.assign(state, { car: ok, vin, refused: ok === undefined ? exchange : undefined });
    bench.redraw();
  }

  async function extract(): Promise<void> {
    const { ok, exchange } = await api('POST /fi/extract', {
      body: { kind: 'drivers-license', content: state.license },
    });
    Object.assign(state, { fields: ok?.extraction.fields, refused: ok === undefined ? exchange : undefined });
    bench.redraw();
  }

  return {
    stop,
    draw() {
      const { vin, license, says, stream, car, fields, refused } = state;
      const submit = (event: Event) => {
        event.preventDefault();
        void lookUp(valueIn(event, 'scan-vin').trim().toUpperCase());
      };
      const type = (text: string) => {
        Object.assign(state, { license: text, fields: undefined });
        bench.redraw();
      };
      const photo = ({ target }: Event) => {
        const file = (target as HTMLInputElement).files?.[0];
        if (file !== undefined) void readPhoto(file);
      };
      return html`${viewHead('Scan', 'Reads the barcode of a VIN or of a driver’s license in this browser. The picture never leaves it; the text is sent only when you press a button.')}
        ${detector === undefined ? html`<p class="note">This browser cannot read barcodes. Type the VIN or the license instead. Nothing is sent until you press a button.</p>` : ways(stream, () => void start(), stop, bench, photo)}
        <p role="status" class="scan-says">${says}</p>
        <form class="vin-form" @submit=${submit}>${textField({ name: 'scan-vin', label: 'VIN', value: vin, hint: '17 characters without I, O and Q' })}<button type="submit" class="deed">Look up the car</button></form>
        ${section(
          'license',
          'License',
          licensePart(license, type, () => void extract(), fields),
        )}
        ${refused === undefined ? nothing : refusalNote(refused)} ${car === undefined ? nothing : carPart(car)}`;
    },
  };
}

type Fields = Ok<'POST /fi/extract'>['extraction']['fields'];

/** Text from the camera is sent unchanged; a text field would alter its line breaks. */
function licensePart(
  license: string,
  type: (text: string) => void,
  extract: () => void,
  fields: Fields | undefined,
): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    if (license.trim() !== '') extract();
  };
  return html`<form class="license-form" @submit=${submit}><div class="field"><label for="license-text">Text of the license</label>
      <textarea id="license-text" rows="4" spellcheck="false" autocomplete="off" aria-describedby="license-hint" .value=${license} @input=${({ target }: Event) => type((target as HTMLTextAreaElement).value)}></textarea>
      <p class="hint" id="license-hint">Read by the camera, typed as printed, or entered by a barcode scanner. ${license === '' ? nothing : `${license.length} characters.`}</p></div>
    <button type="submit" class="deed" aria-disabled=${license.trim() === ''}>Send and read its fields</button></form>
    ${fields === undefined ? nothing : html`<dl class="pairs">${Object.entries(fields).map(([name, value]) => html`<dt>${name}</dt><dd>${String(value)}</dd>`)}</dl>`}`;
}

function ways(
  stream: MediaStream | undefined,
  start: () => void,
  stop: () => void,
  bench: Bench,
  photo: (event: Event) => void,
): TemplateResult {
  const end = () => {
    stop();
    bench.redraw();
  };
  return html`<div class="drop">${stream === undefined ? html`<p><button type="button" class="deed" @click=${start}>Use the camera</button></p>` : html`<video class="camera" autoplay muted playsinline aria-label="Camera" .srcObject=${stream}></video><p><button type="button" class="quiet" @click=${end}>Stop the camera</button></p>`}
    <label for="scan-photo"><b>Or choose a photo</b></label><input id="scan-photo" type="file" accept="image/*" @change=${photo} /></div>`;
}

function carPart({ vin, vehicle, valuation, listing }: Ok<'GET /{vin}'>): TemplateResult {
  const { year, make, model, trim } = vehicle as {
    readonly year?: number;
    readonly make?: string;
    readonly model?: string;
    readonly trim?: string;
  };
  const price = (listing as { readonly askingPrice?: string | null } | undefined)?.askingPrice;
  const worth = (valuation as { readonly retailValue?: string } | undefined)?.retailValue;
  return section(
    'car',
    [year, make, model, trim].filter(Boolean).join(' '),
    html`<dl class="pairs"><dt>VIN</dt><dd><code>${vin}</code></dd>${price === undefined || price === null ? nothing : html`<dt>Asking price</dt><dd>${wholeNumber(price)}</dd>`}${worth === undefined ? nothing : html`<dt>Retail value</dt><dd>${wholeNumber(worth)}</dd>`}</dl>
      <p class="view-acts"><a class="deed" href=${`#/desk?vin=${vin}`}>Desk this car</a></p>`,
  );
}
