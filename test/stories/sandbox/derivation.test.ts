/** Story: a developer asks how an outcome was derived. */
import { describe, expect, it } from 'vitest';
import { DERIVATIONS } from '#catalog/derivations.data.ts';
import { testService } from '#test/builders.ts';
import { FIGURES, openJourney } from '../buy-journey.ts';

const { catalog } = testService();

describe('the derivation of a simulated response', () => {
  it('names the rule, its inputs and the ruleset, and echoes no input value', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const { body } = await journey.move('notarize', { signer: { name: 'Ada Kbafail', email: 'ada@example.com' } });
    expect(body.derivation).toEqual({
      rule: expect.stringContaining('Kbafail'),
      inputs: ['dealId', 'signer.name'],
      ruleset: '2026.1',
    });
  });

  it('is present on offers too', async () => {
    const lien = { vin: 'F1XDEMCR4SDEM0001', currentBalance: '18500', currentApr: '14.90', remainingTermMonths: 48 };
    const { body } = await testService().send('POST', '/financing/refinance/quotes', lien);
    expect(body).toMatchObject({ type: 'OFFER', derivation: { inputs: Object.keys(lien) } });
  });

  it('is absent from refusals and from responses that are not simulated', async () => {
    const carport = testService();
    expect((await carport.send('POST', '/credit/prequal', {})).body.derivation).toBeUndefined();
    expect((await carport.get('/pricing')).body.derivation).toBeUndefined();
  });

  it.each(Object.keys(DERIVATIONS))('belongs to an existing endpoint: %s', (id) => {
    expect(catalog.map((row) => row.id)).toContain(id);
  });
});
