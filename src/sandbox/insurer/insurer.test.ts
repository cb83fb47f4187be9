import { insurerSuite } from '#ports/suites/deal/insurer.suite.ts';
import { sandboxInsurer } from './insurer.port.ts';

insurerSuite(sandboxInsurer, {
  ordinary: 'HM-204-118',
  pending: 'PENDING-1',
  lapsed: 'lapsed-1',
  low: 'LOW-1',
  unlisted: 'NOLIEN-1',
});
