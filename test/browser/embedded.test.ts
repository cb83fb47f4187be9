/** The client in the pages is built from its sources, and the page stays small. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { builtText, embeddedText } from '../../scripts/build-embedded.ts';

/** Compressed size of everything that the page loads. */
const BYTES_MAX = 150_000;

it('is rebuilt before the tests when its sources have changed', async () => {
  expect((await embeddedText()) === builtText()).toBe(true);
});

it('is at most 150 kB compressed, with the contract that its forms are generated from', async () => {
  const carport = testService();
  const { text: page } = await carport.get('/?face=html');
  const { text: contract } = await carport.get('/openapi.json');
  expect(gzipSync(page).length + gzipSync(contract).length).toBeLessThan(BYTES_MAX);
  expect(gzipSync((await carport.get('/?face=workbench')).text).length).toBeLessThan(BYTES_MAX);
});
