/** The published acceptance suite: declarative rows and executable vitest@1 tests. */
import { NAME, TITLE, VERSION } from '../identity.ts';
import { HEADER } from './header.data.ts';
import { MODULE } from './module.data.ts';
import { DEMO_VIN, PLAIN_VIN, SUITE_ROWS } from './rows.ts';
import { SERVICE } from './service.data.ts';
import { TRADE } from './trade.data.ts';

/** Identical on every host. */
export function suite(): object {
  return {
    $type: 'Suite',
    name: NAME,
    version: VERSION,
    description: `What ${TITLE} guarantees, pillar by pillar. POST calls stay in the sandbox.`,
    environments: { public: { vars: { demoVin: DEMO_VIN, plainVin: PLAIN_VIN }, sandbox: true } },
    requirements: SUITE_ROWS,
    tests: `${HEADER}${SERVICE}${TRADE}`,
    module: MODULE,
  };
}
