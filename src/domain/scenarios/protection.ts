/** Scenario steps of F&I and credit: menu, contracts, decision, soft pull, refinance. */
import type { Verdict } from '#domain/credit/decision.ts';
import { PRODUCT_TYPES } from '#domain/fi/families.ts';
import type { FiState } from '#domain/fi/lifecycle/machines.ts';
import { idOf, type ScenarioStep, type Scene } from './scene.ts';

/** The F&I states from which a step has already been taken. */
function onFi(does: string, verb: string, body: object, taken: readonly FiState[]): ScenarioStep {
  return {
    does,
    ask: (scene) => ({ method: 'POST', path: `/fi/deals/${idOf(scene, 'dealId')}/${verb}`, body }),
    unless: ({ fi }) => fi.state !== undefined && taken.includes(fi.state),
  };
}

export const buildMenu = onFi('build the menu', 'menu', {}, ['MENU_BUILT', 'PRESENTED', 'SELECTED', 'CONTRACTED']);
export const presentMenu = onFi('show the menu', 'menu/present', {}, ['PRESENTED', 'SELECTED', 'CONTRACTED']);
export const takeBetter = onFi('take Better', 'menu/select', { package: 'Better', disclosuresAcknowledged: true }, [
  'SELECTED',
  'CONTRACTED',
]);
export const declineMenu = onFi('decline the menu', 'menu/decline', {}, ['DECLINED']);

type ContractState = 'STAGED' | 'APPROVED' | 'CAPTURED';

function onContract(does: string, verb: string, body: object, taken: readonly ContractState[]): ScenarioStep {
  const has = ({ fi }: Scene) => fi.contracts.some(({ state }) => (taken as readonly string[]).includes(state));
  const ask: ScenarioStep['ask'] = (scene) => ({
    method: 'POST',
    path: `/fi/deals/${idOf(scene, 'dealId')}/contract/${verb}`,
    body,
  });
  return { does, ask, unless: has };
}

export const stage = onContract('draw the contracts up', 'stage', {}, ['STAGED', 'APPROVED', 'CAPTURED']);
export const approve = onContract('approve the contracts', 'approve', {}, ['APPROVED', 'CAPTURED']);
export const capture = onContract(
  'sign the contracts',
  'capture',
  { fiManager: { name: 'Morgan Reyes', licenseNumber: 'FI-204118' } },
  ['CAPTURED'],
);
const capturedOf = ({ fi }: Scene) => fi.contracts.findLast(({ state }) => state === 'CAPTURED');

const voidOne: ScenarioStep = {
  does: 'void a contract',
  ask: (scene) => ({
    method: 'POST',
    path: `/fi/contracts/${capturedOf(scene)?.contractId ?? 'contract_none'}/void`,
    body: { reason: 'the buyer changed their mind' },
  }),
  unless: (scene) => scene.fi.contracts.length > 0 && capturedOf(scene) === undefined,
};
/** One at a time, until none is active. */
export const voidContracts: readonly ScenarioStep[] = PRODUCT_TYPES.map(() => voidOne);

export const decision = (verdict: Verdict): ScenarioStep => ({
  does: `the lender answers: ${verdict}`,
  ask: (scene) => {
    const { applicationId } = scene.ids;
    const about = scene.deal === undefined ? { applicationId } : { dealId: idOf(scene, 'dealId') };
    const wanted = verdict === 'conditioned' ? { stipulations: ['POI', 'POR', 'INS'] } : {};
    return { method: 'POST', path: '/credit/decisions/simulate', body: { ...about, decision: verdict, ...wanted } };
  },
});

export const softPull = (lastName: string): ScenarioStep => ({
  does: `pull the file of somebody called ${lastName}`,
  ask: () => ({
    method: 'POST',
    path: '/credit/prequal',
    body: {
      applicant: {
        firstName: 'Ada',
        lastName,
        address: '1 Analytical Way',
        city: 'San Francisco',
        state: 'CA',
        zip: '94105',
      },
      consent: { consentedAt: '2026-06-15T17:00:00Z', evidence: 'I agree to a soft pull of my credit file' },
    },
  }),
});

export const applyForRefinance: ScenarioStep = {
  does: 'apply for a refinance',
  ask: ({ vin }) => ({
    method: 'POST',
    path: '/financing/refinance/applications',
    body: { vin, currentBalance: '18500.00', currentApr: '14.90', remainingTermMonths: 48 },
  }),
};
export const remitPayoff: ScenarioStep = {
  does: 'pay the old lien off',
  ask: (scene) => ({
    method: 'POST',
    path: `/financing/refinance/applications/${idOf(scene, 'applicationId')}/payoff`,
    body: {},
  }),
};
