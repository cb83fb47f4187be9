/** The front page as the family's verifier checks it: negotiated, forced, and readable without HTML. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { linksIn, type ReadAddress, readerOf } from './deployment.ts';

let carport: ListeningService;
let look: ReadAddress;
beforeAll(async () => {
  carport = await listeningService();
  look = readerOf(carport.url);
});
afterAll(() => carport.close());

const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const AGENTS = [
  'Claude-User/1.0',
  'ClaudeBot/1.0',
  'GPTBot/1.2',
  'ChatGPT-User/1.0',
  'PerplexityBot/1.0',
  'OAI-SearchBot/1.0',
];

describe('the front page by Accept header', () => {
  it.each([
    ['application/json', 'application/json'],
    ['text/markdown', 'text/markdown'],
    ['text/html', 'text/html'],
  ])('for %s is %s', async (accept, type) => {
    const seen = await look('/', { accept });
    expect([seen.status, seen.type]).toEqual([200, type]);
  });
});

describe('the front page by client', () => {
  it('is HTML for a browser navigation', async () => {
    const { type, text } = await look('/', BROWSER);
    expect(type).toBe('text/html');
    expect(text).toMatch(/^<!doctype html>/i);
  });

  it('is JSON with links to everything for a bare client', async () => {
    const { type, body } = await look('/', { accept: '*/*', 'user-agent': 'curl/8.5.0' });
    expect(type).toBe('application/json');
    expect(body['@context']).toBe('https://schema.org');
    expect(body.links.llms).toBe(`${carport.url}/llms.txt`);
  });

  it.each(AGENTS)('is Markdown for %s, whether it requests Markdown or accepts anything', async (agent) => {
    const anything = await look('/', { accept: '*/*', 'user-agent': agent });
    expect(anything.type).toBe('text/markdown');
    const words = await look('/', { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1', 'user-agent': agent });
    expect(words.type).toBe('text/markdown');
    expect(words.text).toMatch(/^# /);
  });
});

describe('the faces of the front page', () => {
  const faceTypes = ['text/html', 'application/json', 'text/markdown'];

  it.each(faceTypes)('at %s link to all three', async (accept) => {
    const { headers } = await look('/', { accept });
    const alternates = linksIn(headers.get('link')).filter(({ rel }) => rel === 'alternate');
    expect(alternates.map(({ type }) => type).sort()).toEqual([...faceTypes].sort());
  });

  it('are served at their addresses whatever the Accept header', async () => {
    const { headers } = await look('/');
    const alternates = linksIn(headers.get('link')).filter(({ rel }) => rel === 'alternate');
    for (const { target, type } of alternates)
      for (const accept of faceTypes.filter((other) => other !== type)) {
        const forced = await look(target, { accept });
        expect([target, forced.status, forced.type]).toEqual([target, 200, type]);
      }
  });

  it('link to existing documents', async () => {
    const { headers } = await look('/');
    for (const { target, type, rel } of linksIn(headers.get('link'))) {
      const seen = await look(target);
      expect([rel, target, seen.status, seen.type]).toEqual([rel, target, 200, type]);
    }
  });
});

describe('every other address', () => {
  it.each(['/listings', '/pricing', '/vin/F1XDEMCR4SDEM0001', '/usage', '/no-such-thing'])(
    '%s is JSON for a browser and for an agent',
    async (path) => {
      for (const headers of [BROWSER, { accept: 'text/html', 'user-agent': AGENTS[0] ?? '' }])
        expect((await look(path, headers)).type).toBe('application/json');
    },
  );
});
