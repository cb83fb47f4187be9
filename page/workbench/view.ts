/** Types that the views of the workbench share. */
import type { TemplateResult } from 'lit-html';

export interface Route {
  /** `['deals', 'deal_…']` of `#/deals/deal_…?move=esign`. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** Functions of the workbench for a view; they do nothing after another view is opened. */
export interface Bench {
  /** Redraws in the next frame. */
  redraw(): void;
  go(address: string): void;
  /** Announces what happened to screen readers and in the status line. */
  say(words: string): void;
  /** Draws at once and moves the focus to the first element of this selector. */
  focus(selector: string): void;
  /** The account's current time in milliseconds: real time until its clock is moved. */
  nowMs(): number;
  /** Reads the account's clock again after a move. */
  readClock(): Promise<void>;
}

/** Exists from the opening of its address until another is opened. */
export interface View {
  draw(): TemplateResult;
  stop?(): void;
}

/** One of the parts of a view; it is opened anew with its address. */
export interface Tab {
  draw(): TemplateResult;
}

export type OpenView = (bench: Bench, route: Route) => View;
