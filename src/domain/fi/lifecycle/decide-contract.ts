/** Decides staging, approval, capture and voiding of contracts. Pure: events or a refusal. */
import { refuse, withoutUndefined } from '#kernel/answer.ts';
import { dateOf, daysBetween, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { fact } from '../../deal-facts/events.ts';
import type { ContractStaged, MenuProduct, VoidRefund } from '../../deal-facts/protection-events.ts';
import { stateOfZip } from '../../places/places.ts';
import { refundOf } from '../cancellation/refund.ts';
import { cancellationRule } from '../cancellation/rule.ts';
import { expirationOf } from '../contract-terms.ts';
import { type Quote, quoteAgain } from '../quote.ts';
import type { Decided } from './decide-menu.ts';
import { type FiContract, type FiDeal, standingContracts } from './fi-deal.ts';
import { isLicence } from './licence.ts';
import { refusedMove } from './moves.ts';
import { termsOf } from './terms-of.ts';

/** The default approver. */
export const SANDBOX_FI_MANAGER = 'Sandbox F&I Manager';

/** The refund of a contract that was never captured. */
export const NOTHING_PAID: VoidRefund = {
  amount: '0.00',
  method: 'not-captured',
  basis: 'nothing-paid',
  usedFraction: 0,
  fee: '0.00',
};

/** Days after the sale in which a captured contract is not remitted yet and is fully reversed. */
const FLAT_CANCEL_DAYS = 30;

/** One staged contract per product of the selected package, with ids from `newId`. A repeat returns the staged ones. */
export function stageContracts(fi: FiDeal, newId: () => string, at: IsoInstant): Decided {
  const { quote, selection, dealDate } = fi;
  if (fi.state === 'SELECTED' && standingContracts(fi).length > 0) return [];
  const refusal = refusedMove(fi, 'contract-stage', dateOf(at));
  if (refusal !== undefined) return refusal;
  if (quote === undefined || selection === undefined || dealDate === undefined)
    throw new Error('The deal has a selected package but no quote.');
  const again = quoteAgain(quote);
  if (again === undefined)
    return refuse('illegal-move', { reason: 'The rates have expired. Quote again with POST /fi/quotes.' });
  return selection.products.map((product) =>
    fact('Contract.staged@1', at, stagedContract(fi, product, again, dealDate, newId())),
  );
}

function stagedContract(
  fi: FiDeal,
  product: MenuProduct,
  again: Quote,
  dealDate: IsoDate,
  contractId: string,
): ContractStaged {
  const family = again.rating.rates.find(({ productType }) => productType === product.productType);
  const plan = family?.plans.find(({ rateId }) => rateId === product.rateId);
  if (family === undefined || plan === undefined)
    throw new Error(`The menu lists the rate ${product.rateId}, which the quote does not have.`);
  const { vehicle } = again;
  const state = stateOfZip(fi.buyer?.zip ?? again.record.desked.zip);
  return {
    contractId,
    vin: vehicle.vin,
    productType: family.productType,
    name: family.name,
    rateId: plan.rateId,
    coverage: plan.coverage,
    termMonths: plan.termMonths,
    termMiles: plan.termMiles,
    deductible: toDecimal(plan.deductible),
    price: product.retailPrice,
    dealerCost: toDecimal(plan.dealerCost),
    saleDate: dealDate,
    effectiveDate: dealDate,
    expirationDate: expirationOf(dealDate, plan.termMonths),
    saleOdometer: vehicle.odometer,
    milesFrom: vehicle.condition === 'new' ? 'zero' : 'sale',
    form: plan.form,
    ...withoutUndefined({ state }),
  };
}

/** Approves every staged contract. A repeat returns the approved ones. */
export function approveContracts(fi: FiDeal, approver: string | undefined, at: IsoInstant): Decided {
  const staged = standingContracts(fi, 'STAGED');
  if (staged.length === 0 && standingContracts(fi, 'APPROVED').length > 0) return [];
  const refusal = refusedMove(fi, 'contract-approve', dateOf(at));
  const by = approver ?? SANDBOX_FI_MANAGER;
  return refusal ?? staged.map(({ contractId }) => fact('Contract.approved@1', at, { contractId, approver: by }));
}

export interface CaptureContracts {
  readonly fiManager: { readonly name: string; readonly licenseNumber?: string | undefined };
  readonly approver?: string | undefined;
}

/** Captures every approved contract under a license; repeating it with the same manager changes nothing. */
export function captureContracts(
  fi: FiDeal,
  { fiManager, approver }: CaptureContracts,
  at: IsoInstant,
): Decided<'unlicensed-capture'> {
  const { name, licenseNumber } = fiManager;
  if (!isLicence(licenseNumber)) {
    const expected = 'a license number of letters or digits';
    return refuse('unlicensed-capture', {
      problems: [problem('body', 'fiManager.licenseNumber', expected, licenseNumber)],
    });
  }
  const approved = standingContracts(fi, 'APPROVED');
  if (fi.state === 'CONTRACTED' && approved.length === 0) return [];
  const refusal = refusedMove(fi, 'contract-capture', dateOf(at));
  if (refusal !== undefined) return refusal;
  return approved.map(({ contractId, staged }) =>
    fact('Contract.captured@1', at, {
      contractId,
      fiManager: { name, licenseNumber },
      price: staged.price,
      ...withoutUndefined({ approver }),
    }),
  );
}

/**
 * Voids one contract and computes its refund. A repeat returns the voided contract. Undefined when the deal has no such
 * contract.
 */
export function voidContract(
  fi: FiDeal,
  contractId: string,
  reason: string | undefined,
  at: IsoInstant,
): Decided | undefined {
  const contract = fi.contracts.find((one) => one.contractId === contractId);
  if (contract === undefined) return undefined;
  if (contract.state === 'VOIDED') return [];
  const refund = voidRefund(fi, contract, dateOf(at));
  return [fact('Contract.voided@1', at, { contractId, ...withoutUndefined({ reason }), refund })];
}

/** Zero before capture, the whole price while the contract is unremitted, later by the cancellation rule. */
function voidRefund(fi: FiDeal, contract: FiContract, today: IsoDate): VoidRefund {
  if (contract.state !== 'CAPTURED') return NOTHING_PAID;
  const terms = termsOf(contract, fi);
  if (daysBetween(terms.saleDate, today) <= FLAT_CANCEL_DAYS) {
    return { amount: toDecimal(terms.price), method: 'flat-cancel', basis: 'full-price', usedFraction: 0, fee: '0.00' };
  }
  const { price, termMonths, effectiveDate: startDate } = terms;
  const refund = refundOf(
    { price, termMonths, startDate, asOf: today },
    cancellationRule(terms.productType, terms.state),
  );
  const { amount, method, basis, usedFraction, fee, derivation } = refund;
  return {
    amount: toDecimal(amount),
    method,
    basis,
    usedFraction,
    fee: toDecimal(fee),
    derivation: derivation.map((step) => ({ ...step })),
  };
}
