/** Form fields with a label, a control and a hint. */
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
  /** True when an exact amount may also be typed, outside the slider's range and between its steps. */
  readonly isTypable?: true;
  readonly onInput: (value: number) => void;
}

const AMOUNT = /^\$?\s*\d{1,8}(\.\d{1,2})?$/;

export function slider(field: Slider): TemplateResult {
  const { name, label, value, min, max, step, shown, isTypable, onInput } = field;
  const id = `slider-${name}`;
  return html`<div class="slider">
    <label for=${id}>${label}</label>${isTypable === true ? typedAmount(field) : html`<output for=${id}>${shown}</output>`}
    <input id=${id} name=${name} type="range" min=${min} max=${max} step=${step} .value=${String(value)} aria-valuetext=${shown}
      @input=${(event: Event) => onInput(Number((event.target as HTMLInputElement).value))} />
  </div>`;
}

/** Text that is not an amount is replaced by the current amount. */
function typedAmount({ label, shown, onInput }: Slider): TemplateResult {
  const take = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const text = input.value.replaceAll(',', '').trim();
    input.value = shown;
    if (AMOUNT.test(text)) onInput(Number(text.replace('$', '')));
  };
  return html`<input class="typed" type="text" inputmode="decimal" autocomplete="off" aria-label=${`${label}, exact amount`} .value=${shown} @change=${take} />`;
}

/** The value of a named control in the form that was submitted. */
export function valueIn(event: Event, name: string): string {
  const form = event.currentTarget as HTMLFormElement;
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
