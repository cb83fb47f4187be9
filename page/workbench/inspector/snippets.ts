/** A call as code: curl, fetch and Python. The key is named, never written out. */
import type { SentRequest } from '../../wire/exchange.ts';

const KEY_NAME = 'CARPORT_KEY';
/** Headers that HTTP clients set themselves. */
const LEFT_OUT = new Set(['accept', 'x-request-id']);

export const SNIPPETS: readonly (readonly [title: string, write: (sent: SentRequest, base: string) => string])[] = [
  ['curl', asCurl],
  ['fetch', asFetch],
  ['Python', asPython],
];

function headersOf({ headers }: SentRequest): (readonly [string, string])[] {
  return headers.filter(([name]) => !LEFT_OUT.has(name));
}

function asCurl(sent: SentRequest, base: string): string {
  const { method, path, body } = sent;
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quote(`${base}${path}`),
    ...headersOf(sent).flatMap(([name, value]) => [
      '-H',
      name === 'authorization' ? `"authorization: Bearer $${KEY_NAME}"` : quote(`${name}: ${value}`),
    ]),
    ...(body === undefined ? [] : ['-d', quote(body)]),
  ].join(' ');
}

function asFetch(sent: SentRequest, base: string): string {
  const { method, path, body } = sent;
  const headers = headersOf(sent).map(
    ([name, value]) =>
      `    ${JSON.stringify(name)}: ${name === 'authorization' ? `\`Bearer \${${KEY_NAME}}\`` : JSON.stringify(value)},`,
  );
  const lines = [
    `  method: ${JSON.stringify(method)},`,
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(body, '  ')}),`]),
  ];
  return `const reply = await fetch(${JSON.stringify(`${base}${path}`)}, {\n${lines.join('\n')}\n});\nconsole.log(reply.status, await reply.json());`;
}

function asPython(sent: SentRequest, base: string): string {
  const { method, path, body } = sent;
  const headers = headersOf(sent)
    .filter(([name]) => name !== 'content-type' || body === undefined)
    .map(
      ([name, value]) =>
        `        ${JSON.stringify(name)}: ${name === 'authorization' ? `f"Bearer {os.environ['${KEY_NAME}']}"` : JSON.stringify(value)},`,
    );
  const lines = [
    `    ${JSON.stringify(method)},`,
    `    ${JSON.stringify(`${base}${path}`)},`,
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(body === undefined ? [] : [`    json=${python(body)},`]),
  ];
  return `import os, requests\n\nreply = requests.request(\n${lines.join('\n')}\n)\nprint(reply.status_code, reply.json())`;
}

function indent(body: string, by: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).replaceAll('\n', `\n${by}`);
  } catch {
    return JSON.stringify(body);
  }
}

/** JSON as a Python literal; strings stay unchanged. */
function python(body: string): string {
  const words = { true: 'True', false: 'False', null: 'None' } as const;
  return indent(body, '    ').replace(/"(?:[^"\\]|\\.)*"|\b(true|false|null)\b/g, (all, word?: keyof typeof words) =>
    word === undefined ? all : words[word],
  );
}
