/** Finds places in a source file where one operator, bound or literal can be replaced. */
import ts from 'typescript';

export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
};
const METHODS: Readonly<Record<string, string>> = {
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
};

/** Every mutant of a file in text order, without types, imports and texts. */
export function sitesOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, to: string) => {
    const start = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(start);
    found.push({ file, start, end: node.end, line: line + 1, from: text.slice(start, node.end), to });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const to = replacementOf(node, source);
    if (to !== undefined) add(...to);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function replacementOf(node: ts.Node, source: ts.SourceFile): [ts.Node, string] | undefined {
  if (ts.isBinaryExpression(node)) {
    const to = OPERATORS[node.operatorToken.getText(source)];
    return to === undefined ? undefined : [node.operatorToken, to];
  }
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
    const to = METHODS[node.name.text];
    return to === undefined ? undefined : [node.name, to];
  }
  if (ts.isNumericLiteral(node)) return isCounted(node) ? [node, `${Number(node.text) + 1}`] : undefined;
  if (ts.isIfStatement(node)) return [node.expression, `!(${node.expression.getText(source)})`];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [node, 'true'];
  return undefined;
}

/** True when the number itself matters. It does not in data, or in the sign that the comparison of a sort returns. */
function isCounted(node: ts.NumericLiteral): boolean {
  if (ts.isPropertyAssignment(node.parent)) return false;
  const signed = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node;
  if (node.text !== '1' || !ts.isConditionalExpression(signed.parent)) return true;
  const call = ts.findAncestor(signed, ts.isCallExpression);
  return call === undefined || !/\.(sort|toSorted)$/.test(call.expression.getText());
}

/** The text with the mutant in place. */
export function withMutant(text: string, { start, end, to }: Mutant): string {
  return text.slice(0, start) + to + text.slice(end);
}
