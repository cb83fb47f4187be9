/** Folds a deal's stream into its F&I side: quote, menu, selection and contracts. */
import { withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { stateAfter } from '#kernel/machine.ts';
import type { Buyer, DealEvent } from '../../deal-facts/events.ts';
import type {
  ContractStaged,
  ContractVoided,
  MenuBuilt,
  MenuSelected,
  QuoteRated,
} from '../../deal-facts/protection-events.ts';
import { type ContractState, FI_CONTRACT_MACHINE, FI_DEAL_MACHINE, type FiState } from './machines.ts';

export interface FiContract {
  readonly contractId: string;
  readonly state: ContractState;
  readonly staged: ContractStaged;
  readonly stagedAt: IsoInstant;
  readonly approver?: string;
  readonly fiManager?: { readonly name: string; readonly licenseNumber: string };
  readonly capturedAt?: IsoInstant;
  readonly voided?: ContractVoided & { readonly at: IsoInstant };
}

export interface FiDeal {
  /** Absent until something was rated. */
  readonly state?: FiState;
  readonly quote?: QuoteRated;
  readonly menu?: MenuBuilt;
  readonly presentedAt?: IsoInstant;
  readonly selection?: MenuSelected;
  /** Every contract ever staged, in order. */
  readonly contracts: readonly FiContract[];
  /** The date of contracts: when the stream began. */
  readonly dealDate?: IsoDate;
  readonly buyer?: Buyer;
}

export const NO_FI: FiDeal = { contracts: [] };

/** The F&I side of a stream's events. */
export function fiDealOf(history: readonly DealEvent[]): FiDeal {
  return history.reduce(foldFi, NO_FI);
}

/** Folds one event; events unrelated to F&I affect only the deal date. */
function foldFi(before: FiDeal, event: DealEvent): FiDeal {
  const fi = before.dealDate === undefined ? { ...before, dealDate: dealDateOf(event) } : before;
  switch (event.type) {
    case 'Deal.opened@1':
      return { ...fi, buyer: event.data.buyer };
    case 'Quote.rated@1':
      return { contracts: withdrawn(fi, event.at), ...datedAndBought(fi), quote: event.data, state: ratedState(fi) };
    case 'Menu.built@1':
      return { ...withoutSelection(fi), menu: event.data, state: 'MENU_BUILT' };
    case 'Menu.presented@1':
      return { ...fi, presentedAt: event.at, state: 'PRESENTED' };
    case 'Menu.selected@1':
      return { ...fi, selection: event.data, state: 'SELECTED' };
    case 'Menu.declined@1':
      return { ...withoutSelection(fi), state: 'DECLINED' };
    case 'Contract.staged@1':
      return { ...fi, contracts: [...fi.contracts, newContract(event)] };
    case 'Contract.approved@1':
      return change(fi, event.data.contractId, (one) => ({ ...one, state: 'APPROVED', approver: event.data.approver }));
    case 'Contract.captured@1': {
      const { contractId, fiManager, approver } = event.data;
      const captured = change(fi, contractId, (one) => ({
        ...one,
        state: 'CAPTURED',
        ...withoutUndefined({ approver }),
        fiManager,
        capturedAt: event.at,
      }));
      return { ...captured, state: 'CONTRACTED' };
    }
    case 'Contract.voided@1':
      return afterVoid(
        change(fi, event.data.contractId, (one) => ({
          ...one,
          state: 'VOIDED',
          voided: { ...event.data, at: event.at },
        })),
      );
    default:
      return fi;
  }
}

function dealDateOf(event: DealEvent): IsoDate {
  return event.type === 'Quote.rated@1' ? (event.data.openedOn ?? dateOf(event.at)) : dateOf(event.at);
}

function datedAndBought({ dealDate, buyer }: FiDeal): Pick<FiDeal, 'dealDate' | 'buyer'> {
  return withoutUndefined({ dealDate, buyer });
}

function ratedState(fi: FiDeal): FiState {
  return fi.state === undefined ? 'RATED' : stateAfter(FI_DEAL_MACHINE, fi.state, 'quote');
}

/** Uncaptured contracts at the old rates become void with them, even without an event. */
function withdrawn(fi: FiDeal, at: IsoInstant): readonly FiContract[] {
  return fi.contracts.map((one) =>
    one.state === 'STAGED' || one.state === 'APPROVED'
      ? { ...one, state: 'VOIDED', voided: { contractId: one.contractId, reason: 're-rated', at } }
      : one,
  );
}

function withoutSelection({ selection: _selection, presentedAt: _presentedAt, ...fi }: FiDeal): FiDeal {
  return fi;
}

function newContract({ data, at }: DealEvent<'Contract.staged@1'>): FiContract {
  return { contractId: data.contractId, state: 'STAGED', staged: data, stagedAt: at };
}

function change(fi: FiDeal, contractId: string, edit: (contract: FiContract) => FiContract): FiDeal {
  return { ...fi, contracts: fi.contracts.map((one) => (one.contractId === contractId ? edit(one) : one)) };
}

function afterVoid(fi: FiDeal): FiDeal {
  if (fi.state !== 'CONTRACTED' || standingContracts(fi, 'CAPTURED').length > 0) return fi;
  return { ...fi, state: stateAfter(FI_DEAL_MACHINE, fi.state, 'contract-void') };
}

/** Contracts that are not voided, or those in one state. */
export function standingContracts(fi: FiDeal, state?: ContractState): readonly FiContract[] {
  return fi.contracts.filter((one) => (state === undefined ? one.state !== 'VOIDED' : one.state === state));
}

/** True when the contract machine has a transition for it. */
export function contractMay(
  contract: FiContract,
  verb: 'contract-approve' | 'contract-capture' | 'contract-void',
): boolean {
  return FI_CONTRACT_MACHINE.moves.some((move) => move.on === verb && move.from.includes(contract.state));
}
