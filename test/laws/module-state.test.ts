/** Law: no module of the program holds state; what a service remembers is a part of its runtime. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Variables of modules that change: memos of pure functions over constants of the program, and the event loop. */
const EXCUSED: Readonly<Record<string, string>> = {
  'src/conformance/endpoints/contract.ts ANSWERS': 'the answer schemas of a family, which is a constant',
  'src/conformance/expression/functions.ts patterns': 'compiled patterns, which are literals of the families',
  'src/conformance/records/matching.ts STATES': 'the state of a family as a field',
  'src/conformance/values/inputs.ts FIELDS': 'the input schemas of a field, which is a constant',
  'src/conformance/values/inputs.ts IDS': 'the input schemas of an id, by its prefix in the families',
  'src/domain/desk/taxes/local/local-rates.ts listed': 'the names in a row of the rate tables',
  'src/kernel/bounds/turns.ts waiting': 'long work on the event loop, which all services of a process share',
  'src/kernel/dates.ts last': 'the text of the last instant, a function of its number alone',
  'src/kernel/describe.ts words': 'what a schema expects, registered where the schema is declared',
};

/** Classes whose instances never change, or change only by calls that this law finds. */
const CONSTANT =
  /^(Map|Set|RegExp|TextEncoder|TextDecoder|URL|Error|Intl\.\w+|Uint8Array|Int32Array|z\.core\.\$ZodCheck)$/;
/** Parsers and writers of a package, which keep nothing between calls. */
const STATELESS = /^(XMLParser|XMLBuilder)$/;
const MUTATORS = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|keep|drop)$/;

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** `FIELDS[source].set` → FIELDS. */
function rootOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' ? rootOf(node.object) : undefined;
}

function calleeOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${calleeOf(node.object)}.${calleeOf(node.property)}`;
  return String(node.name ?? '');
}

/** Methods of lists that call their function at once. */
const CALLS_AT_ONCE = /\.(forEach|map|flatMap|filter)$/;

const isFunction = ({ type }: Node) => /Function/.test(type) && !type.startsWith('TS');

/** The names that a pattern or a declaration binds. */
function namesIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'VariableDeclarator') return namesIn(node.id);
  if (node.type === 'Property') return namesIn(node.value);
  if (node.type === 'AssignmentPattern') return namesIn(node.left);
  return childrenOf(node).flatMap(namesIn);
}

/** Parameters and variables of a function, except those of functions within it. */
function localsOf(fn: Node): string[] {
  const declared = (node: Node): string[] =>
    childrenOf(node)
      .filter((child) => !isFunction(child))
      .flatMap((child) => [...(child.type === 'VariableDeclarator' ? namesIn(child.id) : []), ...declared(child)]);
  return [...(fn.params as Node[]).flatMap(namesIn), ...declared(fn)];
}

/** The variable that an expression changes, if it is one. */
function changedBy(node: Node): string | undefined {
  if (node.type === 'AssignmentExpression') return rootOf(node.left);
  if (node.type === 'UpdateExpression') return rootOf(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return rootOf(node.argument);
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  return MUTATORS.test(calleeOf(callee.property)) ? rootOf(callee.object) : undefined;
}

/** Variables of a module that its functions change, and stateful objects that it creates when it is loaded. */
function stateIn(text: string): string[] {
  const program = parseAst(text, { lang: 'ts' }) as unknown as Node;
  const found: string[] = [];
  const variables = new Set<string>();
  for (const statement of program.body as Node[]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === 'VariableDeclaration') for (const name of namesIn(declaration)) variables.add(name);
  }
  const inFunction = (node: Node, hidden: ReadonlySet<string>): void => {
    const within = isFunction(node) ? new Set([...hidden, ...localsOf(node)]) : hidden;
    const changed = changedBy(node);
    if (changed !== undefined && variables.has(changed) && !within.has(changed)) found.push(changed);
    for (const child of childrenOf(node)) inFunction(child, within);
  };
  const onLoad = (node: Node, outer: string): void => {
    if (isFunction(node)) {
      inFunction(node, new Set());
      return;
    }
    // Members of instances belong to the instance.
    if (node.type === 'PropertyDefinition' && node.static !== true) return;
    const name = node.type === 'VariableDeclarator' ? (namesIn(node.id)[0] ?? outer) : outer;
    const made = node.type === 'NewExpression' ? calleeOf(node.callee) : '';
    if (made !== '' && !CONSTANT.test(made) && !STATELESS.test(made)) found.push(name === '' ? `new ${made}` : name);
    const isRun = node.type === 'CallExpression' && CALLS_AT_ONCE.test(calleeOf(node.callee));
    for (const child of childrenOf(node))
      for (const one of isRun && isFunction(child) ? childrenOf(child) : [child]) onLoad(one, name);
  };
  onLoad(program, '');
  return [...new Set(found)];
}

const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.ts$/.test(name) && !/\.(test|suite|data)\.ts$/.test(name))
  .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
  .sort();

it('finds a cache, a counter, an instance and a static member of a module, and no constant or local', () => {
  expect(stateIn('const known = new Map();\nfunction at(k) { known.set(k, 1); }')).toEqual(['known']);
  expect(stateIn('let count = 0;\nexport const next = () => { count += 1; return count; };')).toEqual(['count']);
  expect(stateIn('const pages = new KeptPages();')).toEqual(['pages']);
  expect(stateIn('const BY = { body: new WeakMap(), query: new WeakMap() };')).toEqual(['BY']);
  expect(stateIn('class A { static kept = new Cache(); }')).toEqual(['new Cache']);
  expect(stateIn('const all: string[] = [];\nexport class A { note(x) { all.push(x); } }')).toEqual(['all']);
  expect(stateIn('const KINDS = new Set(["a"]);\nconst m = new Map();\nfor (const k of KINDS) m.set(k, 1);')).toEqual(
    [],
  );
  expect(stateIn('const m = new Map();\n["a"].forEach((k) => { m.set(k, 1); });')).toEqual([]);
  expect(stateIn('const kept = 1;\nfunction f(kept) { kept.set(1, 2); }\nclass B { #known = new Cache(); }')).toEqual(
    [],
  );
});

it('holds no state in a module of the program except the excused', () => {
  expect(files.length).toBeGreaterThan(800);
  const found = files.flatMap((file) =>
    stateIn(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(found).toEqual(Object.keys(EXCUSED).sort());
});
