import { defineTest } from '../assemble/define-test.mjs';
import { compareRoots } from '../maths/algebra.mjs';
import { missingTerm, percentPlusRoot } from '../maths/numbers.mjs';
import { percentMore } from '../maths/tables.mjs';
import { FIVE, inequality, syllogism } from '../reasoning/conclusions.mjs';
import { PO_MARKS, PRELIMS, SECTION_MINUTES } from './marking.mjs';

const english = [
  {
    ask: 'Which part of the sentence has an error?\nThe number of accounts / opened this year / have risen / above all estimates.',
    options: ['The number of accounts', 'opened this year', 'have risen', 'above all estimates', 'No error'],
    key: 2,
    why: '"The number" is singular: "has risen". "A number of accounts" would take the plural.',
    topic: 'Error spotting',
    level: 'medium',
  },
  {
    ask: 'Fill in the blank.\nAlthough the rate of the loan looked attractive, the hidden charges made it ____ for most borrowers.',
    right: 'expensive',
    wrong: ['affordable', 'welcome', 'cheap', 'suitable'],
    why: '"Although" announces a contrast with "attractive", and hidden charges raise the cost.',
    topic: 'Cloze',
    level: 'easy',
  },
  {
    ask: 'Put the sentences into a sensible order.\nP. As a result, queues at the branches have become shorter.\nQ. Banks used to serve customers only at the counter.\nR. Today most payments are made on a phone within seconds.\nS. Then machines began to hand out cash at any hour.',
    right: 'Q S R P',
    wrong: ['Q P R S', 'S Q R P', 'R P Q S', 'P Q S R'],
    why: 'Time leads the way: "used to" (Q), "then" (S), "today" (R), and the result of it all (P).',
    topic: 'Sentence order',
    level: 'medium',
  },
  {
    ask: 'Choose what should replace the words in capitals.\nShe HAS BEEN WORKING HERE SINCE five years.',
    right: 'has been working here for',
    wrong: ['is working here since', 'was working here since', 'has worked here from', 'No change needed'],
    why: '"For" goes with a length of time, "since" with a point in time.',
    topic: 'Phrase replacement',
    level: 'easy',
  },
];

const quantitative = [
  percentPlusRoot({ share: 35, of: 480, square: 576 }),
  compareRoots({ x: [4, 3], y: [2, 1] }),
  missingTerm({
    terms: [7, 8, 18, 57, 232, 1165],
    hidden: 4,
    law: 'Multiply by 1, 2, 3, 4, 5 and add the same number each time: $57 \\times 4 + 4 = 232$.',
    proof: { growingFactor: true },
  }),
  percentMore({
    table: {
      title: 'Accounts opened by four branches:',
      columns: ['April', 'May'],
      rows: [
        ['Branch P', 240, 300],
        ['Branch Q', 320, 280],
        ['Branch R', 180, 260],
        ['Branch S', 260, 360],
      ],
    },
    of: 'May',
    more: 'Branch S',
    than: 'Branch P',
    question: 'In May, by what percentage did Branch S open more accounts than Branch P?',
  }),
];

const reasoning = [
  syllogism({
    statements: ['All banks are offices.', 'No office is a shop.'],
    conclusions: ['No bank is a shop.', 'All offices are banks.'],
    options: FIVE,
    key: 0,
    why: 'Every bank is an office and so cannot be a shop: I follows. There may be offices that are not banks, so II does not.',
    logic: [
      [
        ['all', 'bank', 'office'],
        ['no', 'office', 'shop'],
      ],
      [
        ['no', 'bank', 'shop'],
        ['all', 'office', 'bank'],
      ],
    ],
  }),
  inequality({
    statements: ['P ≥ Q = R > S', 'T ≤ S'],
    conclusions: ['P > T', 'Q > T'],
    key: 4,
    why: 'P ≥ Q = R > S ≥ T is one chain with a strict step in it, so both P and Q are greater than T.',
  }),
  {
    ask: 'Anu, Bala, Charu, Dev and Esha sit in a row facing north. Anu sits exactly in the middle, Bala at the left end. Dev is immediately to the right of Anu. Charu is not next to Bala. Who sits at the right end?',
    right: 'Charu',
    wrong: ['Esha', 'Dev', 'Anu', 'Cannot be determined'],
    why: 'Bala 1, Anu 3, Dev 4. Charu cannot take place 2 beside Bala and gets 5, which leaves 2 for Esha.',
    topic: 'Seating arrangement',
    level: 'medium',
    proof: {
      rule: 'arrangement',
      items: ['Anu', 'Bala', 'Charu', 'Dev', 'Esha'],
      clues: [
        ['at', 'Anu', 3],
        ['at', 'Bala', 1],
        ['just-before', 'Anu', 'Dev'],
        ['apart', 'Charu', 'Bala'],
      ],
      place: 5,
    },
  },
  {
    ask: 'In a code "green tea helps" is "pa ri su", "tea and coffee" is "ri lo ku" and "coffee helps people" is "ku su me". The order of the code words need not be that of the words. What is the code for "green"?',
    right: 'pa',
    wrong: ['ri', 'su', 'me', 'lo'],
    why: '"tea" is in the first two and is "ri"; "helps" is in the first and third and is "su". "pa" remains for "green".',
    topic: 'Coding and decoding',
    level: 'easy',
    proof: {
      rule: 'word-code',
      lines: [
        ['green tea helps', 'pa ri su'],
        ['tea and coffee', 'ri lo ku'],
        ['coffee helps people', 'ku su me'],
      ],
      word: 'green',
    },
  },
];

export const po1 = defineTest({
  ...PRELIMS,
  testId: 'ibps-po-1',
  title: 'PO Prelims: Mini Mock 1',
  sections: [
    { name: 'English Language', minutes: SECTION_MINUTES, drafts: english },
    {
      name: 'Quantitative Aptitude',
      minutes: SECTION_MINUTES,
      ...PO_MARKS.quantitative,
      drafts: quantitative,
    },
    { name: 'Reasoning Ability', minutes: SECTION_MINUTES, ...PO_MARKS.reasoning, drafts: reasoning },
  ],
});
