/** A piece of TeX: a number, a command or a sign. */
export interface Token {
  kind: 'number' | 'command' | 'sign' | 'letter';
  text: string;
}

/** A piece that the evaluator does not know. It is an issue: nothing is skipped in silence. */
export class UnknownTexError extends Error {
  constructor(readonly piece: string) {
    super(`unknown TeX: ${piece}`);
  }
}

const NUMBER = /^\d+(?:(?:\{,\}|,)\d{2,3}(?!\d))*(?:\.\d+)?/;
/** Spaces, and units and signs that do not change a value. */
const SILENT =
  /^(?:\s+|~|\\[,;:! ]|\\(?:q?quad|left|right|displaystyle|bigl?|bigr|Bigl?|Bigr)(?![a-zA-Z])|\\(?:text|mathrm|textbf)\{[^{}]*\}|₹|\\\$|\\?°|\^\{?\\circ\}?)/;
const COMMAND = /^\\(?:[a-zA-Z]+|%)/;
const SIGN = /^[-+−×÷·/*^_(){}[\]!%:|=<>≤≥≠≈,;]/;

/** @throws UnknownTexError */
export function tokensOf(tex: string): Token[] {
  const tokens: Token[] = [];
  let rest = tex;
  const take = (length: number, kind?: Token['kind']) => {
    if (kind) tokens.push({ kind, text: rest.slice(0, length) });
    rest = rest.slice(length);
  };
  while (rest !== '') {
    const silent = SILENT.exec(rest);
    const number = NUMBER.exec(rest);
    const command = COMMAND.exec(rest);
    if (silent) take(silent[0].length);
    else if (number) take(number[0].length, 'number');
    else if (command) take(command[0].length, 'command');
    else if (SIGN.test(rest)) take(1, 'sign');
    else if (/^[a-zA-Z]/.test(rest)) take(1, 'letter');
    else throw new UnknownTexError(rest.slice(0, 12));
  }
  return tokens;
}
