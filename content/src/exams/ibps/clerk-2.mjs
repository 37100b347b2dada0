import { defineTest } from '../assemble/define-test.mjs';
import { interestForMonths } from '../maths/interest.mjs';
import { thereAndBack } from '../maths/motion.mjs';
import { orderOfOperations } from '../maths/numbers.mjs';
import { columnAverage } from '../maths/tables.mjs';
import { FIVE, syllogism } from '../reasoning/conclusions.mjs';
import { PRELIMS, SECTION_MINUTES } from './marking.mjs';

const english = [
  {
    ask: 'Fill in the two blanks.\nThe ____ of the school spoke about the ____ of honesty.',
    right: 'principal, principle',
    wrong: ['principle, principal', 'principal, principal', 'principle, principle', 'principals, principle'],
    why: 'A principal leads a school; a principle is a rule of conduct.',
    topic: 'Confusing words',
    level: 'easy',
  },
  {
    ask: 'Choose the word nearest in meaning to DILIGENT.',
    right: 'Hard-working',
    wrong: ['Lazy', 'Clever', 'Polite', 'Doubtful'],
    why: 'Diligent people do their work with care and steady effort.',
    topic: 'Synonyms',
    level: 'easy',
  },
  {
    ask: 'Which sentence has no mistake?',
    right: 'Each of the boys has brought his own lunch.',
    wrong: [
      'Each of the boys have brought their own lunch.',
      'Each of the boy has brought his own lunch.',
      'Each of the boys are bringing his own lunch.',
      'Each of boys have brought his own lunch.',
    ],
    why: '"Each of" is followed by a plural noun with "the" and by a singular verb.',
    topic: 'Grammar',
    level: 'easy',
  },
  {
    ask: 'Fill in the blank.\nHeavy rain ____ the road, and the bus could not pass.',
    right: 'flooded',
    wrong: ['dried', 'widened', 'cleaned', 'repaired'],
    why: 'Only a flooded road explains that the bus could not pass.',
    topic: 'Cloze',
    level: 'easy',
  },
];

const numerical = [
  orderOfOperations({ a: 48, b: 12, c: 7, d: 96, e: 8 }),
  interestForMonths({ sum: 8000, rate: 9, months: 8 }),
  thereAndBack({ out: 45, back: 30 }),
  columnAverage({
    table: {
      title: 'Cheques cleared by a branch in a week:',
      columns: ['cheques'],
      rows: [
        ['Monday', 84],
        ['Tuesday', 96],
        ['Wednesday', 72],
        ['Thursday', 108],
        ['Friday', 100],
      ],
    },
    of: 'cheques',
    question: 'How many cheques did the branch clear a day on average?',
  }),
];

const reasoning = [
  {
    ask: 'Which pair of letters comes next?\nAZ, CX, EV, GT, ?',
    right: 'IR',
    wrong: ['IS', 'HR', 'JR', 'IQ'],
    why: 'The first letters go two forward (A, C, E, G, I), the second two back (Z, X, V, T, R).',
    topic: 'Letter series',
    level: 'easy',
    proof: { rule: 'letter-pairs', pairs: ['AZ', 'CX', 'EV', 'GT'] },
  },
  syllogism({
    statements: ['All keys are locks.', 'All locks are doors.'],
    conclusions: ['All keys are doors.', 'Some doors are keys.'],
    options: FIVE,
    key: 4,
    why: 'Keys lie inside locks and locks inside doors, which gives I. Since there are keys, those doors are keys: II.',
    logic: [
      [
        ['all', 'key', 'lock'],
        ['all', 'lock', 'door'],
      ],
      [
        ['all', 'key', 'door'],
        ['some', 'door', 'key'],
      ],
    ],
  }),
  {
    ask: 'Point Q is 7 m east of point P, and point R is 24 m north of Q. How far is R from P in a straight line?',
    right: '25 m',
    wrong: ['31 m', '24 m', '17 m', '26 m'],
    why: '$\\sqrt{7^2 + 24^2} = \\sqrt{625} = 25$.',
    topic: 'Direction sense',
    level: 'easy',
    proof: { rule: 'walk', steps: ['E7', 'L24'], distance: 25 },
  },
  {
    ask: 'The digits of the number 58372 are put in rising order from left to right. How many digits keep their place?',
    right: 'One',
    wrong: ['None', 'Two', 'Three', 'Four'],
    why: 'The new order is 2 3 5 7 8. Only the 7 is where it was, in fourth place.',
    topic: 'Number arrangement',
    level: 'medium',
    proof: { rule: 'sorted-in-place', text: '58372' },
  },
];

export const clerk2 = defineTest({
  ...PRELIMS,
  testId: 'ibps-clerk-2',
  title: 'Clerk Prelims: Mini Mock 2',
  sections: [
    { name: 'English Language', minutes: SECTION_MINUTES, drafts: english },
    { name: 'Numerical Ability', minutes: SECTION_MINUTES, drafts: numerical },
    { name: 'Reasoning Ability', minutes: SECTION_MINUTES, drafts: reasoning },
  ],
});
