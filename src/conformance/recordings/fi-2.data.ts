/** Recorded results of the fi families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const fi2: Readonly<Record<string, Recording>> = {
  "product-claims": {
    moves: {
      "diagnose": [{"from":["opened"],"to":"diagnosed"},["cause"]],
      "authorize": [{"from":["diagnosed","denied"],"to":"authorized"},[],["authorizedAmount > 0",[[{"authorizedAmount":"0.01"},true],[{"authorizedAmount":"0.00"},false]]]],
      "deny": [{"from":["diagnosed"],"to":"denied"},["denialReason"]],
      "pay": [{"from":["authorized"],"to":"paid"},["invoiceNumber"]],
      "close": [{"from":["denied","opened"],"to":"closed"},[]],
    },
    updates: {},
    narrowings: {
      "list-awaiting-authorization": ["state == 'diagnosed'",[[{"state":"opened"},false],[{"state":"diagnosed"},true],[{"state":"authorized"},false],[{"state":"denied"},false],[{"state":"paid"},false],[{"state":"closed"},false]]],
    },
    formulas: {
      "compute-claim-payable": ["db8f18b8",[[{"requestedAmount":"1240.00","deductible":"100.00"},{"payable":"1140.00","customerPays":"100.00"}],[{"requestedAmount":"5000.01","deductible":"5000.00"},{"payable":"0.00","customerPays":"5000.01"}]]],
      "compute-loss-ratio": ["9c00d53a",[[{"claimsPaid":"99.99","earnedPremium":"99.99"},{"lossRatioPct":100}]]],
    },
  },
  "chargebacks": {
    moves: {
      "verify": [{"from":["noticed"],"to":"verified"},[],["chargebackAmount > 0",[[{"chargebackAmount":"0.01"},true],[{"chargebackAmount":"0.00"},false]]]],
      "contest": [{"from":["noticed","verified"],"to":"contested"},["reason"]],
      "uphold": [{"from":["contested"],"to":"verified"},[]],
      "reverse": [{"from":["contested"],"to":"reversed"},["resolution"]],
      "post": [{"from":["verified"],"to":"posted"},["journalEntryId"]],
      "recover": [{"from":["posted"],"to":"recovered"},[]],
    },
    updates: {},
    narrowings: {
      "list-contested": ["state == 'contested'",[[{"state":"noticed"},false],[{"state":"verified"},false],[{"state":"posted"},false],[{"state":"recovered"},false],[{"state":"contested"},true],[{"state":"reversed"},false]]],
    },
    formulas: {
      "compute-chargeback": ["977b8959",[[{"originalIncome":"1215.00","monthsElapsed":9,"termMonths":-1},{"chargeback":"0.00"}],[{"originalIncome":"900.00","monthsElapsed":7,"termMonths":48000},{"chargeback":"899.87"}],[{"originalIncome":"-0.01","monthsElapsed":6,"termMonths":0},{"chargeback":"-0.01"}]]],
      "compute-reserve-allowance": ["df303bf4",[[{"monthlyIncome":"99.99"},{"allowance":"11.00"}]]],
      "compute-chargeback-rate": ["90d2bf36",[[{"chargebacks":"99.99","income":"99.99"},{"ratePct":100}]]],
    },
  },
  "reinsurances": {
    moves: {
      "start-ceding": [{"from":["formed"],"to":"ceding"},["treatyNumber"]],
      "enter-run-off": [{"from":["ceding"],"to":"run-off"},["reason"]],
      "resume-ceding": [{"from":["run-off"],"to":"ceding"},[]],
      "commute": [{"from":["run-off"],"to":"commuted"},["commutationAmount"]],
      "dissolve": [{"from":["formed","run-off"],"to":"dissolved"},[]],
    },
    updates: {},
    narrowings: {
      "list-in-run-off": ["state == 'run-off'",[[{"state":"formed"},false],[{"state":"ceding"},false],[{"state":"run-off"},true],[{"state":"commuted"},false],[{"state":"dissolved"},false]]],
    },
    formulas: {
      "compute-underwriting-result": ["15298722",[[{"earnedPremium":"96500.00","claimsPaid":"58200.00"},{"fee":"5790.00","result":"32510.00","lossRatioPct":60.310881}]]],
      "compute-unearned-reserve": ["9925ebe2",[[{"writtenPremium":"-0.01","termMonths":-1,"monthsElapsed":-1},{"unearned":"0.00"}],[{"writtenPremium":"900.00","termMonths":60,"monthsElapsed":24},{"unearned":"540.00"}]]],
    },
  },
};
