import { esignSuite } from '#ports/suites/deal/esign.suite.ts';
import { sandboxEsign } from './port.ts';

esignSuite(sandboxEsign, { refuses: { name: 'Ada Declines' } });
