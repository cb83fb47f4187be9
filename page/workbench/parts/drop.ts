/** A drop zone for a file, with a file picker and a field to paste text. */
import { html, nothing, type TemplateResult } from 'lit-html';

export interface Drop {
  /** Prefix of element ids. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** File name extensions, in the form of an `accept` attribute. */
  readonly accept: string;
  readonly isBusy: boolean;
  readonly onFile: (content: Blob, name: string) => void;
  readonly sample?: { readonly label: string; readonly content: () => string; readonly name: string };
}

export function dropZone({ id, label, hint, accept, isBusy, onFile, sample }: Drop): TemplateResult {
  const pick = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file !== undefined) onFile(file, file.name);
    input.value = '';
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    mark(event, true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    mark(event, false);
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) onFile(file, file.name);
  };
  const paste = (event: Event) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get('pasted');
    if (typeof text === 'string' && text.trim() !== '') onFile(new Blob([text]), 'pasted text');
  };
  return html`<div class="drop" aria-busy=${isBusy} @dragover=${over} @dragleave=${(event: DragEvent) => mark(event, false)} @drop=${drop}>
    <label for=${id}><b>${label}</b></label>
    <p class="soft" id=${`${id}-hint`}>${hint}</p>
    <p class="drop-ways"><input id=${id} type="file" accept=${accept} aria-describedby=${`${id}-hint`} @change=${pick} />
      ${sample === undefined ? nothing : html`<button type="button" class="quiet" @click=${() => onFile(new Blob([sample.content()]), sample.name)}>${sample.label}</button>`}</p>
    <details><summary>Paste text instead</summary><form @submit=${paste}><label class="unseen" for=${`${id}-text`}>Text</label>
      <textarea id=${`${id}-text`} name="pasted" rows="6" spellcheck="false"></textarea><button type="submit" class="quiet">Send</button></form></details>
  </div>`;
}

function mark({ currentTarget }: Event, isOver: boolean): void {
  (currentTarget as HTMLElement).classList.toggle('is-over', isOver);
}
