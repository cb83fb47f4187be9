/** Types that the views of the workbench share. */
import type { TemplateResult } from 'lit-html';

export interface Route {
  /** `['deals', 'deal_…']` of `#/deals/deal_…?move=esign`. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** What a view may do with the workbench around it; after another view is opened, nothing any more. */
export interface Bench {
  /** Draws again in the next frame. */
  redraw(): void;
  go(address: string): void;
  /** Tells a screen reader and the status line what happened. */
  say(words: string): void;
  /** Draws at once and moves the focus to the first element of this selector. */
  focus(selector: string): void;
  /** The account's current time in milliseconds: real time until its clock is moved. */
  nowMs(): number;
  /** Reads the account's clock again after it was moved. */
  readClock(): Promise<void>;
}

/** Lives from the opening of its address until another is opened. */
export interface View {
  draw(): TemplateResult;
  stop?(): void;
}

export type OpenView = (bench: Bench, route: Route) => View;
