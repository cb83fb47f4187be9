import { paymentRailSuite } from '#ports/suites/deal/payment-rail.suite.ts';
import { AMOUNT_CENTS_MAX } from './payment-rail.behaviour.ts';
import { sandboxPaymentRail } from './payment-rail.port.ts';

paymentRailSuite(sandboxPaymentRail, { amountMax: AMOUNT_CENTS_MAX });
