/** Faults that once went unseen: each is planted by `npm run mutants -- --planted`, and a test must notice it. */

export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Text that the file holds exactly once. */
  readonly find: string;
  readonly replace: string;
}

export const PLANTED: readonly PlantedFault[] = [
  {
    name: 'the first hop of X-Forwarded-For is trusted',
    file: 'src/http/admission/caller-address.ts',
    find: 'hops[hops.length - trustedProxies] ?? hops[0]',
    replace: 'hops[0]',
  },
  {
    name: 'keyed answers are public',
    file: 'src/http/answer/present.ts',
    find: "'private, no-cache'",
    replace: "'public, no-cache'",
  },
  {
    name: 'the rate window counts an account instead of a key',
    file: 'src/http/admission/admit.ts',
    find: 'caller: keyId ?? id, nowMs',
    replace: 'caller: id, nowMs',
  },
  {
    name: '::1 is no loopback name',
    file: 'src/app/config.ts',
    find: "['127.0.0.1', 'localhost', '::1']",
    replace: "['127.0.0.1', 'localhost']",
  },
  {
    name: 'commands on one stream are not serialised',
    file: 'src/streams/command-loop/turns.ts',
    find: 'before.then(work, work)',
    replace: 'work()',
  },
  {
    name: 'a decision is taken once instead of twice',
    file: 'src/streams/command-loop/handle.ts',
    find: 'const ATTEMPTS_MAX = 2;',
    replace: 'const ATTEMPTS_MAX = 1;',
  },
  {
    name: 'a GAP cap is rounded up',
    file: 'src/domain/fi/rating/families/gap.ts',
    find: 'Math.floor((deal.amountFinanced',
    replace: 'Math.ceil((deal.amountFinanced',
  },
  {
    name: 'the posted rate may reach 29.99',
    file: 'src/domain/credit-tiers/tiers.data.ts',
    find: 'cap: 24.99',
    replace: 'cap: 29.99',
  },
  {
    name: 'the listing overrides the odometer that was asked',
    file: 'src/domain/deal/desk-request.ts',
    find: '...withoutUndefined({ odometer, condition }),',
    replace: '...withoutUndefined({ condition }),',
  },
  {
    name: 'a reset leaves leads-by-car',
    file: 'src/streams/leads.ts',
    find: "dropIndex('leads-by-car'",
    replace: "dropIndex('leads-by-nobody'",
  },
  {
    name: 'a page of deals holds 19',
    file: 'src/pillars/buy/deals/deals.routes.ts',
    find: 'LIMIT_DEFAULT = 20',
    replace: 'LIMIT_DEFAULT = 19',
  },
  {
    name: 'a page of the dealer holds 19',
    file: 'src/pillars/dealer/paging.ts',
    find: 'LIMIT_DEFAULT = 20',
    replace: 'LIMIT_DEFAULT = 19',
  },
  {
    name: 'prev points two pages back',
    file: 'src/pillars/dealer/paging.ts',
    find: 'at(Math.min(page - 1, last))',
    replace: 'at(Math.min(page - 2, last))',
  },
  {
    name: 'next points two pages on',
    file: 'src/pillars/dealer/paging.ts',
    find: 'at(page + 1)',
    replace: 'at(page + 2)',
  },
  {
    name: 'a refusal shows 101 problems',
    file: 'src/kernel/answer.ts',
    find: 'PROBLEMS_SHOWN_MAX = 100',
    replace: 'PROBLEMS_SHOWN_MAX = 101',
  },
  {
    name: 'a trailing slash is part of the path',
    file: 'src/http/face.ts',
    find: "raw.length > 1 && raw.endsWith('/')",
    replace: "raw.length > 1 && raw.endsWith('//')",
  },
  {
    name: 'a longer word weighs as much as the word',
    file: 'src/catalog/search/search.ts',
    find: 'take(posting, PREFIX_FACTOR)',
    replace: 'take(posting, 1)',
  },
  {
    name: 'writes of one keyed run are not serialised',
    file: 'src/streams/runs/keyed-run.ts',
    find: 'before.then(() => next(appends))',
    replace: 'next(appends)',
  },
  {
    name: 'a capability row tries once',
    file: 'src/conformance/run.ts',
    find: 'const TRIES = 3;',
    replace: 'const TRIES = 1;',
  },
  {
    name: 'the odometer asked of a quote is ignored',
    file: 'src/domain/fi/rating/vehicle.ts',
    find: 'const miles = odometer ??',
    replace: 'const miles = undefined ??',
  },
  {
    name: 'the inquiry factor follows another bit',
    file: 'src/domain/credit/factors.ts',
    find: 'bitOf(file.bits, INQUIRY_FACTOR.bit)',
    replace: 'bitOf(file.bits, INQUIRY_FACTOR.bit + 1)',
  },
  {
    name: 'the signing session of a voided envelope expires',
    file: 'src/domain/deal/overdue.ts',
    find: "if (handoff.kind === 'sign' && standingEnvelope(deal)?.state !== 'SENT') continue;",
    replace: '',
  },
  {
    name: 'prev of listings points two pages back',
    file: 'src/domain/listings/search.ts',
    find: 'byPage(query.page - 1)',
    replace: 'byPage(query.page - 2)',
  },
  {
    name: 'next of listings points two pages on',
    file: 'src/domain/listings/search.ts',
    find: 'byPage(query.page + 1)',
    replace: 'byPage(query.page + 2)',
  },
  {
    name: 'the cursor of listings skips a page back',
    file: 'src/domain/listings/search.ts',
    find: 'byCursor(Math.max(0, offset - limit))',
    replace: 'byCursor(Math.max(0, offset - 2 * limit))',
  },
  {
    name: 'a bureau file has its inquiries from another bit',
    file: 'src/sandbox/bureau/bureau.behaviour.ts',
    find: '1 << INQUIRY_FACTOR.bit',
    replace: '1 << (INQUIRY_FACTOR.bit + 1)',
  },
];
