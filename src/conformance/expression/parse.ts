/** Parses expressions by precedence climbing. Evaluates nothing. */
import { ExpressionError, type Token, tokenize } from './tokens.ts';

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||';

export type Node =
  | { readonly kind: 'literal'; readonly value: number | string | boolean; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[]; readonly at: number }
  | { readonly kind: 'unary'; readonly op: '-' | '!'; readonly operand: Node; readonly at: number }
  | {
      readonly kind: 'binary';
      readonly op: BinaryOperator;
      readonly left: Node;
      readonly right: Node;
      readonly at: number;
    };

/** How tightly each binary operator binds; all of them group to the left. */
const BINDING: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['==', 3],
  ['!=', 3],
  ['<', 4],
  ['<=', 4],
  ['>', 4],
  ['>=', 4],
  ['+', 5],
  ['-', 5],
  ['*', 6],
  ['/', 6],
  ['%', 6],
]);
const UNARY_BINDING = 7;

/** The tree of an expression. Throws `ExpressionError` with the position where parsing stopped. */
export function parse(source: string): Node {
  const cursor = new Cursor(tokenize(source));
  const tree = expression(cursor, 0);
  cursor.expect('the end');
  return tree;
}

class Cursor {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', text: 'the end', at: 0 };
  }

  take(): Token {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  /** Consumes the mark if it is next. */
  accepts(mark: string): boolean {
    const token = this.peek();
    const found = token.kind === 'mark' && token.text === mark;
    if (found) this.#next += 1;
    return found;
  }

  expect(what: string): void {
    const token = this.take();
    if (token.text !== what || token.kind === 'text')
      throw new ExpressionError(`expected ${what}, found ${token.text}`, token.at);
  }
}

function expression(cursor: Cursor, binding: number): Node {
  let left = operand(cursor);
  for (;;) {
    const token = cursor.peek();
    const tightness = token.kind === 'mark' ? BINDING.get(token.text) : undefined;
    if (tightness === undefined || tightness <= binding) return left;
    cursor.take();
    const right = expression(cursor, tightness);
    left = { kind: 'binary', op: token.text as BinaryOperator, left, right, at: token.at };
  }
}

function operand(cursor: Cursor): Node {
  const { kind, text, at } = cursor.take();
  if (kind === 'number') return { kind: 'literal', value: Number(text), at };
  if (kind === 'text') return { kind: 'literal', value: text, at };
  if (kind === 'word') return word(cursor, text, at);
  if (text === '-' || text === '!') return { kind: 'unary', op: text, operand: expression(cursor, UNARY_BINDING), at };
  if (text === '(') {
    const inside = expression(cursor, 0);
    cursor.expect(')');
    return inside;
  }
  throw new ExpressionError(`expected a value, found ${text}`, at);
}

function word(cursor: Cursor, text: string, at: number): Node {
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', at };
  if (!cursor.accepts('(')) return { kind: 'name', name: text, at };
  const args: Node[] = [];
  if (!cursor.accepts(')')) {
    do args.push(expression(cursor, 0));
    while (cursor.accepts(','));
    cursor.expect(')');
  }
  return { kind: 'call', name: text, args, at };
}

/** Every name in the tree, in order of first appearance. */
export function namesIn(tree: Node): string[] {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (node.kind === 'name') names.add(node.name);
    else if (node.kind === 'call') node.args.forEach(visit);
    else if (node.kind === 'unary') visit(node.operand);
    else if (node.kind === 'binary') [node.left, node.right].forEach(visit);
  };
  visit(tree);
  return [...names];
}
