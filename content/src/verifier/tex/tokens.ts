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

/** A recurring decimal: 0.3\overline{2} is 0.3222... */
const RECURRING = /^\d+\.\d*\\overline\{\d+\}/;
const TIME = /^\d{1,2}\{:\}\d{2}/;
const NUMBER = /^\d+(?:(?:\{,\}|,)\d{2,3}(?!\d))*(?:\.\d+)?/;
/** Spaces, and units and signs that do not change a value. */
const SILENT =
  /^(?:\s+|~|\\[,;:! ]|\\(?:q?quad|left|right|displaystyle|bigl?|bigr|Bigl?|Bigr)(?![a-zA-Z])|₹|\\\$|\\?°|\^\{?\\circ\}?)/;
/** A unit after a number, with its exponent. Before a bracket it may be a function; elsewhere it is a name. */
const WORDS = /^\\(?:text|mathrm|textbf|operatorname)\{([^{}]*)\}(?:\^\{?[23]\}?)?/;
const FUNCTIONS: Record<string, string> = { hcf: '\\hcf', gcd: '\\hcf', lcm: '\\lcm' };
/** A side with one of these is skipped as one with a letter. */
const OPEN_ENDED =
  /^\\(?:alpha|beta|gamma|theta|phi|delta|Delta|lambda|mu|angle|triangle|[lcd]?dots|infty|sum)(?![a-zA-Z])/;
const COMMAND = /^\\(?:[a-zA-Z]+|%)/;
const SIGN = /^[-+−×÷·/*^_(){}[\]!%:|=<>≤≥≠≈,;]/;

function wordKind(words: string, before: Token | undefined): Token | undefined {
  const name = FUNCTIONS[words.trim().toLowerCase()];
  if (name) return { kind: 'command', text: name };
  const isUnit = before?.kind === 'number' || /^[)}\]]$/.test(before?.text ?? '');
  return isUnit ? undefined : { kind: 'letter', text: words };
}

/** @throws UnknownTexError */
export function tokensOf(tex: string): Token[] {
  const tokens: Token[] = [];
  let rest = tex;
  const take = (length: number, kind?: Token['kind']) => {
    if (kind) tokens.push({ kind, text: rest.slice(0, length) });
    rest = rest.slice(length);
  };
  while (rest !== '') {
    const words = WORDS.exec(rest);
    const time = TIME.exec(rest) ?? RECURRING.exec(rest);
    const open = OPEN_ENDED.exec(rest);
    const silent = SILENT.exec(rest);
    const number = NUMBER.exec(rest);
    const command = COMMAND.exec(rest);
    if (words) {
      const token = wordKind(words[1] ?? '', tokens.at(-1));
      if (token) tokens.push(token);
      take(words[0].length);
    } else if (silent) take(silent[0].length);
    else if (time) take(time[0].length, 'number');
    else if (open) take(open[0].length, 'letter');
    else if (number) take(number[0].length, 'number');
    else if (command) take(command[0].length, 'command');
    else if (SIGN.test(rest)) take(1, 'sign');
    else if (/^[a-zA-Z]/.test(rest)) take(1, 'letter');
    else throw new UnknownTexError(rest.slice(0, 12));
  }
  return tokens;
}
