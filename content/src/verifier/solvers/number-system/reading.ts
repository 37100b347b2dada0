import type { Question } from '@mockingbird/contracts';
import { numbers } from '../../solver-kit.js';

/** The numbers of a stem as written, in their order. Commas in a number do not count. */
export function writtenNumbers({ questionText }: Question): number[] {
  const plain = questionText.replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1');
  return (plain.match(/\d+/g) ?? []).map(Number);
}

/** The numbers that all digits in place of the letters of `189\,x\,355` make. */
export function filledNumbers({ questionText }: Question): number[][] {
  const [, pattern = ''] = /\$([\d\\,xy]*\d[\d\\,xy]*)\$/.exec(questionText) ?? [];
  const places = pattern.replaceAll('\\,', '');
  const second = places.includes('y') ? numbers(0, 9) : [0];
  return numbers(0, 9).flatMap((x) =>
    second.map((y) => [Number(places.replace('x', String(x)).replace('y', String(y))), x, y]),
  );
}

export const divides = (divisor: number, value: number) => value % divisor === 0;

/** Tries each whole number from 2 on. */
export const isPrime = (value: number) =>
  value > 1 && numbers(2, Math.floor(Math.sqrt(value))).every((divisor) => !divides(divisor, value));

export const factorsOf = (value: number) => numbers(1, value).filter((divisor) => divides(divisor, value));

/** A power, or a product, with an exact remainder: multiplied step by step with whole numbers of any size. */
export const power = (base: number, exponent: number) => BigInt(base) ** BigInt(exponent);
