/** The published contract passes two third-party linters without errors. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const { text } = await testService().get('/openapi.json');

/** These always return an OFFER (402) and never 200, about which Spectral warns. */
const OFFERS_ONLY = [
  ['/buy/deals/{dealId}/checkout', 'post'],
  ['/buy/deals/{dealId}/esign', 'post'],
  ['/offer', 'get'],
] as const;

describe('GET /openapi.json', () => {
  it('passes Redocly', async () => {
    // Fixed segments take precedence over parameters here, so overlapping templates are unambiguous.
    const config = await createConfig({
      extends: ['recommended'],
      // `default` describes the refusals common to all operations.
      rules: { 'no-ambiguous-paths': 'off', 'operation-4xx-response': 'off' },
    });
    const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    const findings = found.map(({ ruleId, severity, message, location: [at] }) => [
      severity,
      ruleId,
      at?.pointer,
      message,
    ]);
    expect(findings).toEqual([]);
  });

  it('passes Spectral, except for the operations that answer an offer and never 200', async () => {
    const spectral = new Spectral();
    // A description that repeats the summary is left out.
    spectral.setRuleset({ extends: [oas], rules: { 'operation-description': 'off' } } as never);
    const found = await spectral.run(text);
    const findings = found.map(({ severity, code, path, message }) => [severity, code, path.join('.'), message]);
    const [error, warning] = [0, 1];
    expect(findings.filter(([severity]) => severity === error)).toEqual([]);
    expect(findings).toEqual(
      OFFERS_ONLY.map(([path, method]) => [
        warning,
        'operation-success-response',
        `paths.${path}.${method}.responses`,
        expect.any(String),
      ]),
    );
  });
});
