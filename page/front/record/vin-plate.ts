/** Draws a VIN in its six groups with their meanings. ISO 3779, 49 CFR 565. */
import { html, type TemplateResult } from 'lit-html';

const GROUPS = [
  { from: 0, to: 3, says: 'maker' },
  { from: 3, to: 8, says: 'descriptor' },
  { from: 8, to: 9, says: 'check' },
  { from: 9, to: 10, says: 'year' },
  { from: 10, to: 11, says: 'plant' },
  { from: 11, to: 17, says: 'serial' },
] as const;

export function vinPlate(vin: string, isChecked: boolean | undefined): TemplateResult {
  return html`<p class="vin-plate" role="img" aria-label=${`VIN ${vin}`}>
    ${GROUPS.map(({ from, to, says }) => {
      const isWrong = says === 'check' && isChecked === false;
      return html`<span class=${`vin-group ${isWrong ? 'is-wrong' : ''}`}><span class="vin-text">${vin.slice(from, to)}</span><span class="vin-says">${says}${says === 'check' && isChecked !== undefined ? (isChecked ? ' ✓' : ' ✗') : ''}</span></span>`;
    })}
  </p>`;
}
