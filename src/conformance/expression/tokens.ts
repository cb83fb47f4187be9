/** Tokenizes expressions. */

export interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'mark' | 'end';
  readonly text: string;
  /** Offset of the first character. */
  readonly at: number;
}

/** An invalid expression: a mistake in the data, so it is thrown. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly at: number;

  constructor(message: string, at: number) {
    super(`${message} at ${at + 1}`);
    this.at = at;
  }
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|([A-Za-z]\w*)|(==|!=|<=|>=|=>|&&|\|\||[-+*/%<>!(),]))/y;

/** Every token of the text, ended by one `end`: numbers, 'text', words and marks; anything else is an error. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  const end = source.trimEnd().length;
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex;
    const match = pattern.exec(source);
    if (match === null) throw new ExpressionError(`unexpected ${JSON.stringify(source.slice(from, from + 10))}`, from);
    tokens.push({ ...readMatch(match), at: from + match[0].search(/\S/) });
  }
  return [...tokens, { kind: 'end', text: 'the end', at: end }];
}

function readMatch([, number, text, word, mark]: RegExpExecArray): Omit<Token, 'at'> {
  if (number !== undefined) return { kind: 'number', text: number };
  if (text !== undefined) return { kind: 'text', text };
  if (word !== undefined) return { kind: 'word', text: word };
  return { kind: 'mark', text: mark ?? '' };
}
