import { paymentRailSuite } from '#ports/suites/deal/payment-rail.suite.ts';
import { AMOUNT_CENTS_MAX } from './behaviour.ts';
import { sandboxPaymentRail } from './port.ts';

paymentRailSuite(sandboxPaymentRail, { amountMax: AMOUNT_CENTS_MAX });
