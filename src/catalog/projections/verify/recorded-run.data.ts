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
    suite: "sha256:2477ba4eabebd674d67127aab226093f2977c4ac045d897f8041bbb77df972c2",
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
      ["rows: listings-unknown-parameter", true],
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
      ["discovery: answers every probe as the card describes", true],
      ["discovery: serves the front page as the Accept header requests", true],
      ["discovery: lists a rate for every operation of the contract", true],
      ["discovery: publishes a request schema for every POST", true],
      ["discovery: lists its MCP tools without a key", true],
      ["discovery: answers JSON, never 406, for any Accept header outside the front page", true],
      ["discovery: answers an unknown address with a typed 404 and the nearest addresses", true],
      ["data: decodes a VIN in any case, also at /decode", true],
      ["data: names the source of every car, and labels simulated ones", true],
      ["data: refuses an invalid VIN", true],
      ["data: includes the asking price of the listing in the record", true],
      ["data: finds the same listings with both filter dialects", true],
      ["data: names an unknown query parameter", true],
      ["data: returns the same bytes for the same request, and 304 when nothing has changed", true],
      ["account: mints a key, meters its calls, rotates and revokes it", true],
      ["account: requires a key for usage and names the endpoint that mints one", true],
      ["conformance: lists every capability with totals that add up", true],
      ["conformance: answers a sample of capability rows", true],
      ["sandbox: moves the clock of the caller’s account only", true],
      ["buy: opens a deal without a key", true],
      ["buy: previews a purchase before there is a deal", true],
      ["buy: lists every missing field at once", true],
      ["buy: offers one checkout link until the figures change", true],
      ["buy: refuses an illegal move and lists the legal ones", true],
      ["buy: delivers after signing, notarization, stipulations and insurance", true],
      ["buy: refuses to settle without the operator bearer token", true],
      ["buy: returns the events in order, and a checklist of eight steps", true],
      ["buy: shows a keyed deal to its account only", true],
      ["buy: replays the answer to a repeated Idempotency-Key, and refuses another body", true],
      ["fi: requires an MSRP for GAP, and rates other products without one", true],
      ["fi: takes a quote through menu and contracts to capture", true],
      ["fi: states for each contract whether coverage is in force or lapsed", true],
      ["fi: extracts only fields that the document states", true],
      ["fi: refunds less as a contract gets older", true],
      ["fi: assesses a renewal as of the given date", true],
      ["fi: reconciles the sandbox ledger and states its scoring rule", true],
      ["credit: refuses a credit pull without consent", true],
      ["credit: returns the same score for the same applicant, and frozen and missing files by last name", true],
      ["credit: records a credit decision on the deal", true],
      ["financing: offers only lower rates, and the same offers for the same lien", true],
      ["financing: answers EMPTY for a rate below the floor", true],
      ["dealer: shows inventory to everyone and leads to their account only", true],
      ["dealer: answers EMPTY for the book of an unknown deal", true],
    ],
  },
];
