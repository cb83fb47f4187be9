/** MCP prompts: recipes for a purchase, a desk and a cancellation, with completed arguments. */
import { completable, type GetPromptResult, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DEMO_VIN } from '#domain/fleet/fixtures.data.ts';
import { FIXTURES } from '#domain/fleet/fixtures.ts';
import { STATE_CODES } from '#domain/places/states.ts';

const SUGGESTED_MAX = 25;
const TERMS = ['24', '36', '48', '60', '72', '84'];

/** How to move any deal, whatever the goal. */
const FOLLOW =
  'Each answer lists the legal transitions in available[]: method, href, requires and an example body; blocked[] names the steps that come first. Call them with exec: await api.request({method, path: href, body, headers: {Prefer: "return=minimal"}}). Use only these addresses.';

function userPrompt(...lines: readonly string[]): GetPromptResult {
  return { messages: [{ role: 'user', content: { type: 'text', text: lines.join('\n') } }] };
}

const SANDBOX_VINS = [DEMO_VIN, ...FIXTURES.map(({ vin }) => vin)];

const vin = completable(z.string().describe(`VIN of 17 characters; the sandbox’s demo car is ${DEMO_VIN}`), (value) =>
  SANDBOX_VINS.filter((one) => one.startsWith(value.toUpperCase())).slice(0, SUGGESTED_MAX),
);
const zipArgument = z.string().describe('ZIP of the buyer, five digits');
const priceArgument = z.string().describe('US dollars, such as 31500.00');
const stateArgument = completable(z.string().describe('State of the contract, two letters'), (value) =>
  STATE_CODES.filter((state) => state.startsWith(value.toUpperCase())),
);
const termArgument = completable(z.string().describe('Months'), (value) =>
  TERMS.filter((term) => term.startsWith(value)),
);

export function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'buy-a-car',
    {
      title: 'Buy a car',
      description: 'Buys one car, from the listings to the settled deal.',
      argsSchema: z.object({ zip: zipArgument, vin: vin.optional() }),
    },
    ({ zip, vin: car }) =>
      userPrompt(
        `Buy a car for a buyer in ZIP ${zip}.`,
        '',
        car === undefined
          ? '1. Fetch /listings with filters and choose a row of listing[] whose status is live.'
          : `1. The car is ${car}; fetch /listings/${car} for its asking price.`,
        `2. Open the deal with exec: await api.post("/buy/deals", {vin, buyer: {zip: "${zip}", name}}).`,
        `3. ${FOLLOW}`,
        '4. The goal is settle. Do what blocked[] names for it: desk (salesPrice is the asking price), esign, esign-ceremony, notarize, stips, insurance, deliver. checkout gives the buyer a payment link. Ask the user before signing.',
        "5. settle requires the operator's bearer token as the Authorization of this MCP connection; its example has the exact amount_total. Without that token, stop at DELIVERED and say so.",
      ),
  );
  server.registerPrompt(
    'desk-a-deal',
    {
      title: 'Desk a deal',
      description: 'Computes taxes, fees and payment of a deal, and offers protection products.',
      argsSchema: z.object({
        vin,
        zip: zipArgument,
        salesPrice: priceArgument,
        downPayment: priceArgument.optional(),
        term: termArgument.optional(),
      }),
    },
    ({ vin: car, zip, salesPrice, downPayment = '0.00', term = '60' }) =>
      userPrompt(
        `Desk a deal on ${car}.`,
        '',
        `1. With exec: const deal = await api.post("/buy/deals", {vin: "${car}", buyer: {zip: "${zip}"}}).`,
        `2. Call the transition desk of deal.available with {salesPrice: "${salesPrice}", downPayment: "${downPayment}", term: ${term}, zip: "${zip}"}.`,
        '3. Report desked: total, totalTaxesAndFees, amountFinanced, interestRate, monthlyPayment. Without Prefer, desked.derivation has the rule and table row of each figure.',
        '4. For protection products fetch links.fi and call menu, menu-present and menu-select from its available[].',
        '',
        FOLLOW,
      ),
  );
  server.registerPrompt(
    'cancel-a-contract',
    {
      title: 'Cancel a contract',
      description: 'Quotes the refund of a service contract or another F&I product, and voids it.',
      argsSchema: z.object({ vin, state: stateArgument.optional() }),
    },
    ({ vin: car, state }) =>
      userPrompt(
        `Cancel a protection contract on ${car}.`,
        '',
        `1. Fetch /fi/inforce/${car}: the contracts in force with price, termMonths, startDate and cancellation rules.`,
        `2. With exec: await api.post("/fi/cancellations/quote", {contract: {price, termMonths, startDate${state === undefined ? '' : `, state: "${state}"`}}}). Report refund and the rule it comes from.`,
        '3. After the user agrees, void a contract that was captured on a deal: fetch /fi/deals/{dealId} and call contract-void from available[]. An exemplar contract, labeled simulated, has no deal and is only quoted.',
      ),
  );
}
