import { esignSuite } from '#ports/suites/deal/esign.suite.ts';
import { sandboxEsign } from './esign.port.ts';

esignSuite(sandboxEsign, { refuses: { name: 'Ada Declines' } });
