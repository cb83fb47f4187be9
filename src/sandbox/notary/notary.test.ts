import { notarySuite } from '#ports/suites/deal/notary.suite.ts';
import { sandboxNotary } from './notary.port.ts';

notarySuite(sandboxNotary, { sealed: 'Ada Lovelace', failed: 'Ada Kbafail', waiting: 'Ada Pending' });
