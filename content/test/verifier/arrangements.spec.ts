import { describe, expect, it } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import type { Entry } from '../../src/verifier/bank.js';
import { checkClues } from '../../src/verifier/checks/clues.js';
import { checkKey } from '../../src/verifier/checks/key.js';
import { SOLVERS } from '../../src/verifier/solvers/index.js';

/** The only order, from left to right: Farida black, Priya brown, Leela blue, Nikhil yellow, Manoj white, Sarita green, Zoya pink. */
const ROW = `Seven friends, Farida, Leela, Manoj, Nikhil, Priya, Sarita and Zoya, sit in one straight row and face north. Each of them likes a different colour: black, blue, brown, green, pink, white and yellow.

Sarita likes green and sits immediately to the left of the one who likes pink.
The one who likes white sits immediately to the right of the one who likes yellow and second to the left of Zoya.
Exactly four people sit between Zoya and the one who likes brown.
Exactly two people sit between Farida and Nikhil.
The one who likes black sits somewhere to the left of Nikhil.
Exactly one person sits between Leela and the one who likes black.
Sarita sits next to Manoj.`;

const PEOPLE = ['Priya', 'Leela', 'Nikhil', 'Farida', 'Zoya'];

function entryOf(template: string, question: Partial<Question>, topic = 'linear-seating-two'): Entry {
  return {
    id: 'x',
    source: 'papers',
    test: 'x',
    topic,
    template,
    question: { passage: ROW, questionText: '', options: PEOPLE, correctAnswer: 0, ...question },
  };
}

describe('the solvers of puzzles with two variables', () => {
  it.each<[string, string, string[], number]>([
    ['who-has-a-value', 'Who likes brown?', PEOPLE, 0],
    ['value-of-a-person', 'Which colour does Zoya like?', ['blue', 'pink', 'white'], 1],
    ['who-is-at-a-place', 'Name the one who sits third from the left end.', PEOPLE, 1],
    ['who-is-next-to-a-value', 'Who sits immediately to the left of the one who likes white?', PEOPLE, 2],
    [
      'value-at-a-place',
      'Find the colour that the one who sits at the right end likes.',
      ['red', 'pink', 'blue'],
      1,
    ],
    [
      'place-of-a-value',
      'Where does the one who likes green sit?',
      ['at the left end', 'second from the right end'],
      1,
    ],
    [
      'value-near-a-person',
      'Which colour does the one who sits second to the left of Leela like?',
      ['black', 'blue'],
      0,
    ],
    [
      'people-between-a-value-and-a-person',
      'How many people sit between the one who likes brown and Manoj?',
      ['One', 'Two'],
      1,
    ],
    ['who-is-further-from-a-value', 'Who sits third to the right of the one who likes yellow?', PEOPLE, 4],
    [
      'after-two-people-swap',
      'If Farida and Priya change places, who will sit third to the left of the one who likes yellow?',
      PEOPLE,
      0,
    ],
    [
      'true-combination',
      'Which combination is true?',
      ['Zoya – green – at the right end', 'Leela – blue – third from the left end'],
      1,
    ],
    [
      'true-statement-about-both',
      'Which statement is true?',
      [
        'The one who likes pink sits third to the left of Nikhil.',
        'Nikhil sits third to the left of the one who likes pink.',
      ],
      1,
    ],
    [
      'odd-pair',
      'All of these pairs but one are alike in their places. Which pair is the odd one out?',
      ['Farida – brown', 'Priya – blue', 'Leela – yellow', 'Zoya – black', 'Nikhil – white'],
      3,
    ],
  ])('%s', (template, questionText, options, right) => {
    const question = { passage: ROW, questionText, options, correctAnswer: right };
    expect(SOLVERS['linear-seating-two']?.[template]?.(question)).toEqual([right]);
    const flipped = entryOf(template, { ...question, correctAnswer: (right + 1) % options.length });
    expect(checkKey(flipped)).toEqual([expect.stringContaining('the key is')]);
  });

  it('refuse clues that allow several arrangements, or none', () => {
    const without = ROW.replace('\nSarita sits next to Manoj.', '');
    const against = `${ROW}\nFarida sits at the right end.`;
    const ask = (passage: string) =>
      checkKey(entryOf('who-has-a-value', { passage, questionText: 'Who likes brown?' }))[0];
    expect(ask(without)).toMatch('several arrangements fit');
    expect(ask(against)).toMatch('no arrangement fits');
  });

  it('refuse a clue that they do not know', () => {
    const passage = `${ROW}\nFarida sits far from the window.`;
    expect(checkKey(entryOf('who-has-a-value', { passage, questionText: 'Who likes brown?' }))[0]).toMatch(
      'an unknown clue: Farida sits far from the window.',
    );
  });
});

describe('a question that one clue answers', () => {
  it('is found in a puzzle with two variables', () => {
    const answered = { questionText: 'Which colour does Sarita like?', options: ['green', 'pink', 'blue'] };
    expect(checkClues(entryOf('value-of-a-person', answered))).toEqual([
      expect.stringContaining('one clue alone tells the key (value-of-a-person): Sarita likes green'),
    ]);
    const open = { questionText: 'Who likes brown?' };
    expect(checkClues(entryOf('who-has-a-value', open))).toEqual([]);
  });

  it('is found in a puzzle with one variable', () => {
    const passage = `Seven teachers, Divya, Farida, Joseph, Leela, Manoj, Nikhil and Zoya, give a lecture each, on different days of one week from Monday to Sunday.

There is exactly one day between the lectures of Nikhil and Joseph.
Joseph speaks three days after Divya.
Divya speaks on the day immediately after Farida.
There are exactly four days between the lectures of Farida and Manoj.
Divya speaks two days after Zoya.`;
    const counts = ['None', 'One', 'Two'];
    const ask = (names: string, correctAnswer: number) =>
      checkClues(
        entryOf(
          'how-many-between',
          {
            passage,
            questionText: `How many days are there between the lectures of ${names}?`,
            options: counts,
            correctAnswer,
          },
          'floors-and-days',
        ),
      );
    expect(ask('Divya and Zoya', 1)).toEqual([expect.stringContaining('Divya speaks two days after Zoya.')]);
    expect(ask('Nikhil and Leela', 0)).toEqual([]);
  });
});
