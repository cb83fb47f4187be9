/** Last recorded run of the suite. Written by scripts/record-suite.ts. */

export interface RecordedSuiteRun {
  /** Of the catalog that the run was made on. */
  readonly catalog: string;
  /** Of the suite that ran. */
  readonly suite: string;
  readonly recordedOn: string;
  readonly seed: number;
  /** What was promised, in order, and whether it held. */
  readonly results: readonly (readonly [promise: string, held: boolean])[];
}

/** The last one counts; none while none has been recorded. */
export const RECORDED_SUITE_RUNS: readonly RecordedSuiteRun[] = [
  {
    catalog: "sha256:a792b0ea53041e40588c2ad646db22bb4b405654a6138b1fc530f95f9f03d794",
    suite: "sha256:8f8ebbb6b78c42f2b4bd817b5316c505c43e742d9d1f3820d8a068e0af206f3f",
    recordedOn: "2026-11-29",
    seed: 1,
    results: [
      ["rows: card", true],
      ["rows: openapi", true],
      ["rows: llms", true],
      ["rows: agent-classes", true],
      ["rows: pricing", true],
      ["rows: family", true],
      ["rows: offer", true],
      ["rows: verification", true],
      ["rows: listings-keyless", true],
      ["rows: listings-empty-make", true],
      ["rows: listings-empty-model", true],
      ["rows: listings-scope-admin", true],
      ["rows: listings-scope-internal", true],
      ["rows: listings-at-the-ceiling", true],
      ["rows: listings-over-the-ceiling", true],
      ["rows: listings-stranger", true],
      ["rows: decode", true],
      ["rows: decode-not-a-vin", true],
      ["rows: record", true],
      ["rows: photos-never-invented", true],
      ["rows: no-html-elsewhere", true],
      ["rows: purchase", true],
      ["rows: in-force", true],
      ["rows: rooftop", true],
      ["rows: usage-needs-a-key", true],
      ["discovery: serves the suite that the card pins", true],
      ["discovery: answers every probe of the card as the card says", true],
      ["discovery: serves the front page in the face that is asked for", true],
      ["discovery: prices every operation of its contract", true],
      ["discovery: publishes a request schema for every POST", true],
      ["discovery: speaks MCP without a key and lists its tools", true],
      ["discovery: never answers 406 and never HTML away from the front page", true],
      ["discovery: answers an unknown address with a typed 404 and the nearest real ones", true],
      ["data: decodes a VIN in any case and by its estate address", true],
      ["data: names the source of every car, and labels simulated ones", true],
      ["data: refuses an invalid VIN", true],
      ["data: composes a record with the asking price of its listing", true],
      ["data: finds by both filter dialects and pages without loss", true],
      ["data: names an unknown parameter on every rail", true],
      ["data: returns the same bytes for the same request, and 304 when nothing has changed", true],
      ["account: mints a key once, counts what it spends, and retires it", true],
      ["account: asks for a key where one is needed and says where to get it", true],
      ["conformance: lists every capability with honest totals", true],
      ["conformance: answers a sample of its rows", true],
      ["sandbox: moves the clock of the caller’s account only", true],
      ["buy: opens a deal without a key", true],
      ["buy: previews a purchase before there is a deal", true],
      ["buy: lists every field that is missing, at once", true],
      ["buy: offers to pay by one link until the figures change", true],
      ["buy: refuses a move that the state does not allow and lists the allowed ones", true],
      ["buy: signs, notarizes, proves, insures and delivers", true],
      ["buy: settles only with the operator’s bearer", true],
      ["buy: tells the story of the deal in order and in eight steps", true],
      ["buy: shows a keyed deal to its account only", true],
      ["buy: replays the answer of a repeated request", true],
      ["fi: needs an MSRP for GAP, and goes on without GAP", true],
      ["fi: carries a quote through menu and contract to coverage in force", true],
      ["fi: reads coverage by the calendar", true],
      ["fi: extracts only fields that the document states", true],
      ["fi: refunds less the longer a contract has run", true],
      ["fi: recommends a renewal by the day it is asked on", true],
      ["fi: posts the law that it reconciles by", true],
      ["credit: pulls no credit without consent", true],
      ["credit: scores by name and zip, frozen and unknown files by last name", true],
      ["credit: lands a decision on the deal", true],
      ["financing: offers only what is better, the same for the same lien", true],
      ["financing: has nothing to offer below the floor", true],
      ["dealer: shows its rooftop to everyone and its leads to its key alone", true],
      ["dealer: shows its book to its own key only", true],
    ],
  },
];
