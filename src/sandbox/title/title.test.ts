import { titleSuite } from '#ports/suites/deal/title.suite.ts';
import { sandboxTitleOffice } from './title.port.ts';

titleSuite(
  sandboxTitleOffice,
  {
    clean: 'F1XDEMCR4SDEM0001',
    branded: 'F1XBRAND8KADV9001',
    blocked: 'F1XFRAUD4LADV9002',
    auctionOnly: 'F1XSALVG1MADV9003',
  },
  { mismatch: 'Ada L0velace' },
);
