/** Form fields: a label, a control and a hint, tied together. */
import { html, nothing, type TemplateResult } from 'lit-html';

export interface TextField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly type?: 'text' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly onInput?: (value: string) => void;
}

export function textField({
  name,
  label,
  value,
  hint,
  type = 'text',
  inputMode = 'text',
  onInput,
}: TextField): TemplateResult {
  const id = `field-${name}`;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input id=${id} name=${name} type=${type} inputmode=${inputMode} autocomplete="off" spellcheck="false" .value=${value}
      aria-describedby=${hint === undefined ? nothing : `${id}-hint`}
      @input=${(event: Event) => onInput?.((event.target as HTMLInputElement).value)} />
    ${hint === undefined ? nothing : html`<p class="hint" id=${`${id}-hint`}>${hint}</p>`}
  </div>`;
}

export interface Choice<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Value[];
  readonly value: Value | string;
  readonly onPick: (value: Value) => void;
}

export function choice<Value extends string>({ name, legend, options, value, onPick }: Choice<Value>): TemplateResult {
  return html`<fieldset class="choice"><legend>${legend}</legend>
    <div class="segments">${options.map(
      (option) =>
        html`<label><input type="radio" name=${name} value=${option} .checked=${option === value} @change=${() => onPick(option)} /><span>${option}</span></label>`,
    )}</div></fieldset>`;
}

export interface Slider {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly shown: string;
  readonly onInput: (value: number) => void;
}

export function slider({ name, label, value, min, max, step, shown, onInput }: Slider): TemplateResult {
  const id = `slider-${name}`;
  return html`<div class="slider">
    <label for=${id}>${label}</label><output for=${id}>${shown}</output>
    <input id=${id} name=${name} type="range" min=${min} max=${max} step=${step} .value=${String(value)} aria-valuetext=${shown}
      @input=${(event: Event) => onInput(Number((event.target as HTMLInputElement).value))} />
  </div>`;
}

/** The value of a named control in the form that was submitted. */
export function valueIn(event: Event, name: string): string {
  const form = event.currentTarget as HTMLFormElement;
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
