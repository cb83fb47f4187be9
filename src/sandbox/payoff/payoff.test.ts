import { payoffSuite } from '#ports/suites/deal/payoff.suite.ts';
import { sandboxPayoffDesk } from './payoff.port.ts';

payoffSuite(sandboxPayoffDesk, { unknownAccount: '88880000' });
