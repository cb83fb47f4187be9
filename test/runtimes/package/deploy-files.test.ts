/** Deployment files: everything they copy, start and pin exists and matches. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../hosts/commands/commands.ts';

const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const matches = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, one = '']) => one);
const commands = COMMANDS.rows.map(({ path }) => path);

describe('the Dockerfile', () => {
  const file = text('Dockerfile');

  it('starts from the pinned Node.js, by digest', () => {
    const [node = '', ...others] = new Set<string>(
      Object.values(JSON.parse(text('hosts/runtime/package.json')).optionalDependencies),
    );
    expect(others).toEqual([]);
    const images = matches(file, /^FROM (\S+)/gm);
    expect(images.length).toBe(2);
    for (const image of images)
      expect(image).toMatch(new RegExp(`^node:${RegExp.escape(node)}-[a-z-]+@sha256:[0-9a-f]{64}$`));
  });

  it('copies files that exist and that .dockerignore allows', () => {
    const let_through = matches(text('.dockerignore'), /^!(\S+)$/gm);
    const copied = matches(file, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) => names.split(' '));
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((name) => !existsSync(new URL(`../../../${name}`, import.meta.url)))).toEqual([]);
    expect(copied.toSorted()).toEqual(let_through.toSorted());
  });

  it('runs as an unprivileged user, checks its health and starts an existing command', () => {
    expect(file).toMatch(/^USER node$/m);
    expect(file).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m);
    expect(commands).toContain(matches(file, /^CMD \["(\w+)"\]$/gm)[0]);
    expect(text('compose.yaml')).toMatch(/command: \['serve'/);
  });
});

describe('the other deployment files', () => {
  it('pin the database image by digest', () => {
    expect(text('compose.yaml')).toMatch(/image: postgres:[\d.]+-[a-z]+@sha256:[0-9a-f]{64}$/m);
  });

  it('start existing commands: the systemd unit, and each command in a guide', () => {
    const [script = ''] = matches(text('docs/how-to/carport.service'), /^ExecStart=\S+ (\S+) serve$/gm);
    expect(existsSync(new URL(`../../../${script}`, import.meta.url))).toBe(true);
    const guides = ['deploy-single-box', 'deploy-containers', 'deploy-workers', 'operate'].map((name) =>
      text(`docs/how-to/${name}.md`),
    );
    const printed = guides.flatMap((guide) => matches(guide, /`(?:npm run carport -- |carport )([a-z]+(?: [a-z]+)?)/g));
    expect(printed.length).toBeGreaterThan(4);
    expect(printed.filter((line) => !commands.some((path) => line === path || line.startsWith(`${path} `)))).toEqual(
      [],
    );
  });
});
