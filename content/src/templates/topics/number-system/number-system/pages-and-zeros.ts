import { defineTemplate, frac, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';

/** The powers of 5 up to n. */
const fives = (n: number) => [5, 25, 125, 625].filter((power) => power <= n);
const zerosOf = (n: number) => fives(n).reduce((total, power) => total + Math.floor(n / power), 0);

interface Factorial {
  n: number;
}

const zerosShift =
  (shift: number) =>
  ({ n }: Factorial) =>
    frac(zerosOf(n) + shift);

const trailingZeros = defineTemplate<Factorial, Fraction>({
  id: 'trailing-zeros',
  level: 'hard',
  parameters: { n: range(51, 399) },
  solve: zerosShift(0),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You counted only the multiples of 5. Those of 25 give one zero more.',
      value: ({ n }) => frac(Math.floor(n / 5)),
    },
    { text: 'You counted the multiples of 10.', value: ({ n }) => frac(Math.floor(n / 10)) },
    {
      text: 'You left out the multiples of 125.',
      value: ({ n }) => frac(Math.floor(n / 5) + Math.floor(n / 25)),
    },
    {
      text: 'You counted the multiples of 25 twice.',
      value: ({ n }) => frac(zerosOf(n) + Math.floor(n / 25)),
    },
    {
      text: 'You counted the multiples of 5 and of 10.',
      value: ({ n }) => frac(Math.floor(n / 5) + Math.floor(n / 10)),
    },
    {
      text: 'You rounded the number of multiples of 5 up.',
      value: ({ n }) => (n % 5 === 0 ? undefined : frac(zerosOf(n) + 1)),
    },
    {
      text: 'You rounded both numbers of multiples, of 5 and of 25, up.',
      value: ({ n }) => (n % 5 === 0 ? undefined : frac(zerosOf(n) + 2)),
    },
    { text: 'You counted one multiple of 5 too few.', value: zerosShift(-1) },
    { text: 'You counted two multiples of 5 too few.', value: zerosShift(-2) },
  ],
  wordings: [
    ({ n }) => t`With how many zeros does $${n}!$ end?`,
    ({ n }, s) =>
      t`${s.person.name} multiplies all whole numbers from 1 to ${n}. How many zeros are at the end of the product?`,
    ({ n }) =>
      t`What is the exponent of the highest power of 10 that divides $1 \times 2 \times 3 \times \ldots \times ${n}$?`,
  ],
  explain: ({ n }, right) =>
    t`Each zero needs a factor 5, and factors 2 are plentiful. Count the multiples of ${fives(n).join(', ')} up to ${n} and add: $${fives(
      n,
    )
      .map((power) => Math.floor(n / power))
      .join(' + ')} = ${right.n}$.`,
});

interface Book {
  pages: number;
}

const digitsOf = (pages: number) => 9 + 180 + 3 * (pages - 99);

const pageDigits = defineTemplate<Book, Fraction>({
  id: 'page-digits',
  level: 'medium',
  parameters: { pages: range(120, 960, 4) },
  solve: ({ pages }) => frac(digitsOf(pages)),
  show: wholeNumber,
  mistakes: [
    { text: 'You took three digits for every page.', value: ({ pages }) => frac(3 * pages) },
    { text: 'You left out the pages with one digit.', value: ({ pages }) => frac(digitsOf(pages) - 9) },
    {
      text: 'You counted one page with three digits too few.',
      value: ({ pages }) => frac(digitsOf(pages) - 3),
    },
    {
      text: 'You counted 10 pages with one digit. There are 9.',
      value: ({ pages }) => frac(digitsOf(pages) + 1),
    },
    {
      text: 'You counted 91 pages with two digits. There are 90.',
      value: ({ pages }) => frac(digitsOf(pages) + 2),
    },
    {
      text: 'You counted 89 pages with two digits. There are 90.',
      value: ({ pages }) => frac(digitsOf(pages) - 2),
    },
    {
      text: 'You counted one page with three digits too many.',
      value: ({ pages }) => frac(digitsOf(pages) + 3),
    },
    { text: 'You took two digits for every page up to 99.', value: ({ pages }) => frac(digitsOf(pages) + 9) },
  ],
  wordings: [
    ({ pages }) => `The pages of a book are numbered from 1 to ${pages}. How many digits are printed in all?`,
    ({ pages }, s) =>
      `${s.person.name} writes the whole numbers from 1 to ${pages} one after the other. How many digits does ${s.person.they} write?`,
    ({ pages }, s) =>
      `The ${s.pick(['seats of a stadium', 'lockers of a station', 'houses of a colony'])} are numbered from 1 to ${pages} with plates that carry one digit each. How many plates are needed?`,
  ],
  explain: ({ pages }, right) =>
    t`Numbers 1-9 take 9 digits, numbers 10-99 take $90 \times 2 = 180$, and numbers 100-${pages} take $${pages - 99} \times 3 = ${3 * (pages - 99)}$. Together: $9 + 180 + ${3 * (pages - 99)} = ${right.n}$.`,
});

const pagesFromDigits = defineTemplate<Book, Fraction>({
  id: 'pages-from-digits',
  level: 'hard',
  parameters: { pages: range(113, 940, 3) },
  solve: ({ pages }) => frac(pages),
  show: wholeNumber,
  mistakes: [
    { text: 'You took three digits for every page.', value: ({ pages }) => frac(pages - 36) },
    { text: 'This is the number of pages with three digits.', value: ({ pages }) => frac(pages - 99) },
    {
      text: 'You added 100 pages. Only 99 come before the first page with three digits.',
      value: ({ pages }) => frac(pages + 1),
    },
    { text: 'You left out the pages with one digit when you added.', value: ({ pages }) => frac(pages - 9) },
    { text: 'You did not take off the 9 digits of the first pages.', value: ({ pages }) => frac(pages + 3) },
    {
      text: 'You did not take off the 180 digits of the pages with two digits.',
      value: ({ pages }) => frac(pages + 60),
    },
    { text: 'You took off 90 digits for the pages with two digits.', value: ({ pages }) => frac(pages + 30) },
    { text: 'You stopped one page too early.', value: ({ pages }) => frac(pages - 1) },
  ],
  wordings: [
    ({ pages }) =>
      `To number the pages of a book from 1 on, ${wholeNumber(digitsOf(pages))} digits are printed. How many pages does the book have?`,
    ({ pages }, s) =>
      `${s.person.name} writes 1, 2, 3 and so on without a gap and has written ${wholeNumber(digitsOf(pages))} digits when ${s.person.they} stops. What is the last number?`,
    ({ pages }, s) =>
      `Plates that carry one digit each are used to number the ${s.pick(['seats of a hall', 'lockers of a club', 'houses of a colony'])} from 1 on. If ${wholeNumber(digitsOf(pages))} plates are used, what is the highest number?`,
  ],
  explain: ({ pages }, right) =>
    t`Numbers up to 99 take $9 + 90 \times 2 = 189$ digits. The rest, $${digitsOf(pages)} - 189 = ${3 * (pages - 99)}$, makes $${3 * (pages - 99)} \div 3 = ${pages - 99}$ numbers of three digits. In all there are $99 + ${pages - 99} = ${right.n}$.`,
});

export const PAGES_AND_ZEROS = [trailingZeros, pageDigits, pagesFromDigits];
