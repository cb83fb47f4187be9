/** The published acceptance suite: declarative rows and executable vitest@1 tests. */
import { NAME, TITLE, VERSION } from '../identity.ts';
import { MODULE, TESTS } from './embedded.data.ts';
import { DEMO_VIN, PLAIN_VIN, SUITE_ROWS } from './rows.ts';

/** Identical on every host. */
export function suite(): object {
  return {
    $type: 'Suite',
    name: NAME,
    version: VERSION,
    description: `What ${TITLE} guarantees, pillar by pillar. POST calls stay in the sandbox.`,
    environments: { public: { vars: { demoVin: DEMO_VIN, plainVin: PLAIN_VIN }, sandbox: true } },
    requirements: SUITE_ROWS,
    tests: TESTS,
    module: MODULE,
  };
}
