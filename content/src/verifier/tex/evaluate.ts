import { fraction, parseFraction, whole, type Fraction } from '@mockingbird/remote-kit';
import { ANGLE_FUNCTIONS, binomial, factorial, hcf, lcm, logarithm } from './functions.js';
import { tokensOf, UnknownTexError, type Token } from './tokens.js';
import { dividedBy, negative, ofFraction, plus, raised, root, times, type Value } from './value.js';

const TIMES = ['\\times', '\\cdot', '×', '·', '*'];
const OVER = ['\\div', '÷', '/'];
const FRACTIONS = ['\\frac', '\\dfrac', '\\tfrac'];
const MINUS = ['-', '−'];

const ONE = ofFraction(whole(1));
const BEFORE_FACTORS = ['(', '{', '[', '\\sqrt', '\\pi', '\\binom', '\\log', ...FRACTIONS];

/** The sum of its endless row: the repeated digits over as many nines. */
function recurring(before: string, once: string, repeated: string): Fraction {
  const shift = 10n ** BigInt(once.length);
  const nines = 10n ** BigInt(repeated.length) - 1n;
  const start = BigInt(before + once);
  return fraction(start * nines + BigInt(repeated), shift * nines);
}

/** Reads `1{,}250.5`, a recurring decimal `0.3\overline{2}`, and a time `7{:}25` in minutes. */
function numberOf(text: string): Fraction {
  const [, before, once = '', repeated] = /^(\d+)\.(\d*)\\overline\{(\d+)\}$/.exec(text) ?? [];
  if (before !== undefined && repeated !== undefined) return recurring(before, once, repeated);
  const [hours, minutes] = text.split('{:}');
  if (minutes !== undefined) return fraction(BigInt(hours ?? '0') * 60n + BigInt(minutes));
  return parseFraction(text.replace(/\{?,\}?/g, ''));
}

/** Reads the usual grammar: a sum of products of powers. A product may leave out its sign. */
class Reader {
  #at = 0;
  /** Open bars of absolute values: the next bar closes one. */
  #bars = 0;

  constructor(readonly tokens: readonly Token[]) {}

  get next(): string {
    return this.tokens[this.#at]?.text ?? '';
  }

  whole(): Value {
    const value = this.sum();
    if (this.#at < this.tokens.length) throw new UnknownTexError(this.next);
    return value;
  }

  #takes(...texts: string[]): boolean {
    const found = this.#at < this.tokens.length && texts.includes(this.next);
    if (found) this.#at++;
    return found;
  }

  #expect(text: string) {
    if (!this.#takes(text)) throw new UnknownTexError(this.next || 'end');
  }

  sum(): Value {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value = plus(value, this.#product());
      else if (this.#takes(...MINUS)) value = plus(value, negative(this.#product()));
      else return value;
    }
  }

  #product(): Value {
    let value = this.#signed();
    for (;;) {
      if (this.#takes(...TIMES)) value = times(value, this.#signed());
      else if (this.#takes(...OVER)) value = dividedBy(value, this.#signed());
      else if (this.#startsFactor()) value = times(value, this.#power());
      else return value;
    }
  }

  #startsFactor(): boolean {
    if (this.next === '|') return this.#bars === 0;
    return BEFORE_FACTORS.includes(this.next) || this.next in ANGLE_FUNCTIONS;
  }

  #signed(): Value {
    if (this.#takes(...MINUS)) return negative(this.#signed());
    if (this.#takes('+')) return this.#signed();
    return this.#power();
  }

  #power(): Value {
    let value = this.#atom();
    for (;;) {
      if (this.#takes('\\%', '%')) value = dividedBy(value, ofFraction(whole(100)));
      else if (this.#takes('!')) value = factorial(value);
      else if (this.#takes('^')) value = raised(value, this.#argument());
      else return value;
    }
  }

  /** What follows a command or `^`: a group, or one digit. */
  #argument(): Value {
    if (this.#takes('{')) return this.#upTo('}');
    const token = this.tokens[this.#at];
    if (token?.kind !== 'number' || token.text.length > 1) throw new UnknownTexError(this.next || 'end');
    this.#at++;
    return ofFraction(numberOf(token.text));
  }

  #upTo(end: string): Value {
    const value = this.sum();
    this.#expect(end);
    return value;
  }

  #atom(): Value {
    const token = this.tokens[this.#at];
    if (!token) throw new UnknownTexError('end');
    this.#at++;
    if (token.kind === 'number') return this.#mixed(numberOf(token.text));
    if (token.text === '(') return this.#upTo(')');
    if (token.text === '[') return this.#upTo(']');
    if (token.text === '{') return this.#upTo('}');
    if (FRACTIONS.includes(token.text)) return dividedBy(this.#argument(), this.#argument());
    if (token.text === '\\sqrt') return this.#root();
    if (token.text === '\\pi') return { near: Math.PI };
    if (token.text === '\\binom') return binomial(this.#argument(), this.#argument());
    if (token.text === '|') return this.#absolute();
    return this.#function(token.text);
  }

  /** A whole number right before a fraction of numbers is a mixed number: 12½, not 12 times ½. */
  #mixed(number: Fraction): Value {
    const value = ofFraction(number);
    if (number.denominator !== 1n || !FRACTIONS.includes(this.next)) return value;
    return plus(value, this.#atom());
  }

  #root(): Value {
    if (!this.#takes('[')) return root(this.#argument(), 2);
    const degree = this.#upTo(']');
    return root(this.#argument(), degree.near);
  }

  /** `HCF(12, 18)`. */
  #list(): Value[] {
    this.#expect('(');
    const values = [this.sum()];
    while (this.#takes(',')) values.push(this.sum());
    this.#expect(')');
    return values;
  }

  #absolute(): Value {
    this.#bars++;
    const value = this.#upTo('|');
    this.#bars--;
    return value.near < 0 ? negative(value) : value;
  }

  #function(name: string): Value {
    const angle = ANGLE_FUNCTIONS[name];
    if (angle) {
      const degree = this.#takes('^') ? this.#argument() : ONE;
      return raised({ near: angle(this.#power().near) }, degree);
    }
    if (name === '\\log') return logarithm(this.#takes('_') ? this.#argument().near : 10, this.#power());
    if (name === '\\hcf') return hcf(this.#list());
    if (name === '\\lcm') return lcm(this.#list());
    throw new UnknownTexError(name);
  }
}

/**
 * The value of a TeX expression without letters, with exact fractions where possible.
 * @throws UnknownTexError for anything that it does not know
 * @throws RangeError for a division by zero
 */
export const evaluate = (tex: string): Value => new Reader(tokensOf(tex)).whole();

export const evaluateTokens = (tokens: readonly Token[]): Value => new Reader(tokens).whole();
