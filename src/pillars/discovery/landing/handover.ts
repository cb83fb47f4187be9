/** The checkout and signing pages, addressed by query. */
import { type Document, document, type NotFound, type Ok, ok } from '#kernel/answer.ts';
import type { Call } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import { type CheckoutPage, readCheckoutPage, readSignPage, type SignPage } from '#streams/deals/pages.ts';
import { CHOSEN_BY, type FaceName } from './negotiate.ts';
import { checkoutHtml } from './page/checkout-page.ts';
import { pageHeaders } from './page/policy.ts';
import { signHtml } from './page/sign-page.ts';

export type HandoverTools = Pick<Tools, 'events' | 'accounts' | 'clock' | 'ids' | 'interrupted'>;

/** The state behind an address changes, and the form depends on the client. */
const FRESH = { 'cache-control': 'no-store', vary: CHOSEN_BY.join(', ') };

export async function serveCheckout(call: Call, tools: HandoverTools, linkId: string, face: FaceName) {
  return serve(await readCheckoutPage(tools, call, linkId), face, tools, checkoutHtml);
}

export async function serveSigning(call: Call, tools: HandoverTools, handoffId: string, face: FaceName) {
  return serve(await readSignPage(tools, call, handoffId), face, tools, signHtml);
}

/** A page for clients that request HTML, the same state as JSON for all others. */
async function serve<State extends CheckoutPage | SignPage>(
  state: State | NotFound,
  face: FaceName,
  { ids }: HandoverTools,
  render: (state: State) => Promise<string>,
): Promise<Ok<State> | Document | NotFound> {
  if ('kind' in state) return state;
  if (face !== 'html') return ok(state, FRESH);
  const html = await render(state);
  return document('text/html; charset=utf-8', html, { headers: { ...FRESH, ...pageHeaders(html, ids.sha256) } });
}
