import { t } from '../../../kit/index.js';

const signed = (factor: number, name: string): string => {
  if (factor === 0) return '';
  const size = Math.abs(factor);
  return ` ${factor < 0 ? '-' : '+'} ${size === 1 && name !== '' ? '' : size}${name}`;
};

/** TeX of ax^2 + bx + c without dollar signs. */
export function quadraticTex(a: number, b: number, c: number, name = 'x'): string {
  const square = `${name}^2`;
  const first = a === 1 ? square : a === -1 ? `-${square}` : `${a}${square}`;
  return `${first}${signed(b, name)}${signed(c, '')}`;
}

/** An equation as an option or in a text: $x^2 - 5x + 6 = 0$. */
export const equationOf = (a: number, b: number, c: number, name = 'x') =>
  t`$${quadraticTex(a, b, c, name)} = 0$`;
