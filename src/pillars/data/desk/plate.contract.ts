/** Declares GET /plate/{state}/{number}. */
import { z } from 'zod';
import { plateAnswered } from '#domain/desk-answers/answers-wire.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { plate as plateInput, state } from './inputs.ts';
import { posted, priced, refusals } from './read-figures.ts';

export const plate = {
  readPlate: endpoint({
    ...priced,
    path: '/plate/{state}/{number}',
    summary: 'Find a car by license plate',
    description: `Hyphens and blanks are ignored. The plates NOPLATE and 0000 match no car. ${posted}`,
    params: z.object({ state, number: plateInput }),
    query: z.strictObject({ state: state.optional() }),
    ok: plateAnswered,
    notFound: 'No car has this plate.',
    refusals,
    examples: [
      { name: 'a plate', params: { state: 'CA', number: '8ABC123' }, answers: 'OK' },
      { name: 'a plate on no car', params: { state: 'CA', number: 'NOPLATE' }, answers: 'EMPTY' },
      {
        name: 'no such state',
        params: { state: 'ZZ', number: '8ABC123' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
    ],
  }),
};
