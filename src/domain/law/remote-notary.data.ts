/** States whose law allows or bars notaries' acts by video, each with its statute. A state without a row was not read. */
import type { Authority } from '../desk/in-force.ts';

export interface RemoteBar extends Authority {
  /** Why a notary of the state may not act remotely. */
  readonly reason: string;
  /** What lets the state take the act of another state's notary: a clause, by report where the text was not read. */
  readonly recognition: string;
}

type ByState<Row> = Readonly<Partial<Record<string, Row>>>;

const READ = '2026-11-29';

export const REMOTE_BARS: ByState<RemoteBar> = {
  CA: {
    reason: 'California notaries may not act remotely until the state’s own system is ready, by 2030.',
    recognition: 'Cal. Civ. Code 1182 and 1189(b), with the platform’s duties of Gov. Code 8231.18, by report recognizes the act',
    authority: 'Cal. Gov. Code 8231(b) (SB 696 of 2023)',
    effectiveFrom: '2024-01-01',
    verifiedOn: READ,
    confidence: 'high',
    note: '8231(b): no platform and no notary before registration or before the state’s project is complete, due 2030-01-01. The recognition sections were not read.',
  },
  GA: {
    reason: 'Georgia law gives its notaries no authority for remote acts.',
    recognition: 'O.C.G.A. 44-2-21 by report recognizes the act',
    authority: 'O.C.G.A. 45-17-8',
    effectiveFrom: '2025-01-01',
    verifiedOn: READ,
    confidence: 'medium',
    note: '45-17-8(a), read as in force from 2025-01-01 and in a copy of 2022: the powers listed name no act by video. The section on recognition was not read.',
  },
  SC: {
    reason: 'South Carolina’s electronic notaries act only for a signer who appears in person.',
    recognition: 'S.C. Code 26-3-20 recognizes an act outside the state by a notary authorized where it is performed',
    authority: 'S.C. Code 26-2-50(A)(1) (Act 85 of 2021)',
    effectiveFrom: '2021-05-18',
    verifiedOn: READ,
    confidence: 'high',
    note: '26-2-50(A)(1): the principal appears in person before the electronic notary at the time of the act. 26-3-20(1): an act outside the state by a notary of that place has the same effect.',
  },
};

const allows = (authority: string, effectiveFrom: string, note: string): Authority => ({
  authority,
  effectiveFrom,
  verifiedOn: READ,
  confidence: 'high',
  note,
});

export const REMOTE_ALLOWED: ByState<Authority> = {
  AK: allows('Alaska Stat. 44.50.075', '2021-01-01', 'A notary in the state acts over communication technology for a person located elsewhere.'),
  HI: allows('Haw. Rev. Stat. 456-23', '2026-01-01', 'A notary acts for a remotely located individual.'),
  IA: allows('Iowa Code 9B.14A', '2026-01-01', 'A notary in the state acts over communication technology for a person located elsewhere, after telling the Secretary of State.'),
  ID: allows('Idaho Code 51-114A', '2026-01-01', 'Identity by knowledge, credible witness or two kinds of proofing; the act is recorded.'),
  KY: allows('KRS 423.455', '2020-01-01', 'A notary acts for a remotely located individual over communication technology.'),
  ND: allows('N.D.C.C. 44-06.1-13.1', '2019-08-01', 'Identity by knowledge, credible witness or two kinds of proofing; the act is recorded.'),
  VA: allows('Va. Code 47.1-2, 47.1-16', '2021-03-11', '47.1-2 defines remote online notarization; by 47.1-16 the certificate says that it was one.'),
  VT: {
    authority: '26 V.S.A. 5323, 5379 and the Secretary of State’s rules',
    effectiveFrom: '2025-02-26',
    verifiedOn: null,
    confidence: 'medium',
    note: '5323 allows remote acts once rules are adopted; an association’s page reports permanent rules from 2025-02-26. The rules were not read.',
  },
  WY: allows('Wyo. Stat. 32-3-111', '2026-01-01', 'Remote ink and remote online acts for a principal in the state, elsewhere in the country or abroad.'),
};
