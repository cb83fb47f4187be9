/** The embedded client matches its sources, and the page stays small. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { embeddedText, standing } from '../../scripts/embed-page.ts';

/** Compressed size of everything that the page loads. */
const BYTES_MAX = 150_000;

it('matches its sources; `npm run page` updates it', async () => {
  expect((await embeddedText()) === standing()).toBe(true);
});

it('is at most 150 kB compressed, with the contract that its forms are generated from', async () => {
  const carport = testService();
  const { text: page } = await carport.get('/?face=html');
  const { text: contract } = await carport.get('/openapi.json');
  expect(gzipSync(page).length + gzipSync(contract).length).toBeLessThan(BYTES_MAX);
  expect(gzipSync((await carport.get('/?face=workbench')).text).length).toBeLessThan(BYTES_MAX);
});
