/** Declarative rows of the suite, all checkable with GET. */

/** A value at a dotted path of the body. */
interface PathExpectation {
  readonly path: string;
  readonly equals?: string | number | boolean | null;
  readonly exists?: boolean;
  readonly oneOf?: readonly (string | number)[];
  readonly gt?: number;
  readonly gte?: number;
  readonly lt?: number;
  readonly lte?: number;
}

export interface SuiteRow {
  /** Unique, without a colon. */
  readonly id: string;
  readonly kind: 'endpoint';
  readonly method: 'GET' | 'HEAD';
  /** Relative, so that the suite is identical on every host. */
  readonly path: string;
  readonly expect: {
    readonly status: number;
    readonly contentTypeIncludes?: string;
    readonly paths?: readonly PathExpectation[];
  };
}

export const DEMO_VIN = 'F1XDEMCR4SDEM0001';
/** A car that is not a fixture. */
export const PLAIN_VIN = '1HGCM82633A004352';

type Expected = readonly [status: number, paths?: readonly PathExpectation[], contentType?: string];

const hasType = (type: string): PathExpectation => ({ path: 'type', equals: type });
const equals = (path: string, value: string | number | boolean): PathExpectation => ({ path, equals: value });
const exists = (path: string): PathExpectation => ({ path, exists: true });

const ROWS: Readonly<Record<string, readonly [path: string, ...expected: Expected]>> = {
  card: ['/.well-known/agents.json', 200, [exists('probes.keyless'), exists('interfaces.testSuite.digest')]],
  openapi: ['/openapi.json', 200, [equals('openapi', '3.1.0'), equals('info.version', '0.1.0')]],
  llms: ['/llms.txt', 200, [], 'text/markdown'],
  'agent-classes': ['/icp.json', 200, [exists('agent_classes')]],
  pricing: ['/pricing', 200, [equals('model', 'metered'), equals('hardCeiling', 25), equals('binding', false)]],
  family: ['/family.json', 200, [exists('family')]],
  offer: ['/offer', 402, [hasType('OFFER'), exists('price.amount')]],
  verification: ['/verify', 200, [{ path: 'totals.requirements', gt: 0 }]],
  'listings-keyless': ['/listings', 200, [hasType('OK')]],
  'listings-empty-make': ['/listings?make=none', 200, [hasType('EMPTY')]],
  'listings-empty-model': ['/listings?model=none', 200, [hasType('EMPTY')]],
  'listings-scope-admin': ['/listings?scope=admin', 403, [hasType('BLOCKED')]],
  'listings-scope-internal': ['/listings?scope=internal', 403, [hasType('BLOCKED')]],
  'listings-at-the-ceiling': ['/listings?spend=25', 200, [hasType('OK')]],
  'listings-over-the-ceiling': ['/listings?spend=12500', 402, [hasType('OFFER')]],
  'listings-unknown-parameter': [
    '/listings?unknownParameter=1',
    400,
    [hasType('BLOCKED'), equals('code', 'unknown-parameter')],
  ],
  decode: [`/vin/${DEMO_VIN}`, 200, [hasType('OK'), equals('vinValid', true)]],
  'decode-not-a-vin': ['/vin/NOT-A-VIN', 400, [hasType('BLOCKED'), equals('code', 'invalid-vin')]],
  record: [`/${DEMO_VIN}`, 200, [hasType('OK'), exists('valuation.retailValue')]],
  'photos-never-invented': [`/photos/${PLAIN_VIN}`, 200, [hasType('EMPTY')]],
  'no-html-elsewhere': ['/pricing.html', 404, [], 'application/json'],
  purchase: [`/buy/${DEMO_VIN}`, 200, [hasType('OK')]],
  'in-force': [`/fi/inforce/${DEMO_VIN}`, 200, [hasType('OK')]],
  rooftop: ['/dealer/inventory', 200, [hasType('OK')]],
  'usage-needs-a-key': ['/usage', 401, [hasType('BLOCKED')]],
};

export const SUITE_ROWS: readonly SuiteRow[] = Object.entries(ROWS).map(
  ([id, [path, status, paths = [], contentTypeIncludes = 'application/json']]) => ({
    id,
    kind: 'endpoint',
    method: 'GET',
    path,
    expect: { status, contentTypeIncludes, ...(paths.length === 0 ? {} : { paths }) },
  }),
);
