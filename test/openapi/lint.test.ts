/** The published contract passes two linters that nobody here wrote, without an error. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

const { text } = await testService().get('/openapi.json');

/** `GET /offer` answers 402 and nothing else, which linters find odd and which is its whole point. */
const ODD = 'offer';

describe('GET /openapi.json', () => {
  it('passes Redocly, which only finds it odd that an operation always makes an offer', async () => {
    // Fixed segments win over parameters here, so that two templates that overlap are no riddle.
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });
    const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    const told = found.map(({ ruleId, severity, message, location: [at] }) => [severity, ruleId, at?.pointer, message]);
    expect(told).toEqual([['warn', 'operation-2xx-response', `#/paths/~1${ODD}/get/responses`, expect.any(String)]]);
  });

  it('passes Spectral, which only finds it odd that an operation always makes an offer', async () => {
    const spectral = new Spectral();
    spectral.setRuleset(oas as never);
    const found = await spectral.run(text);
    const told = found.map(({ severity, code, path, message }) => [severity, code, path.join('.'), message]);
    const [error, warning] = [0, 1];
    expect(told.filter(([severity]) => severity === error)).toEqual([]);
    expect(told).toEqual([[warning, 'operation-success-response', `paths./${ODD}.get.responses`, expect.any(String)]]);
  });
});
