import { defineTemplate, range, type Setting, type Topic } from '../../../kit/index.js';
import { ANSWER_KEYS, answerMistakes, answerOf, ANSWERS, type Answer } from './answers.js';
import { cannotBothFail, isTrue, saySame, worldsWith, type Claim, type Form } from './sets.js';

interface Case {
  statements: readonly [Claim, Claim];
  conclusions: readonly [Claim, Claim];
}

/** Groups of things that share no member in life, so that no one answers from knowledge. */
const THINGS = [
  ['pens', 'lamps', 'chairs'],
  ['rivers', 'clocks', 'kites'],
  ['tables', 'stars', 'boats'],
  ['keys', 'roses', 'drums'],
  ['books', 'tents', 'mangoes'],
  ['coins', 'horses', 'walls'],
  ['buses', 'poems', 'plates'],
  ['bells', 'forests', 'shirts'],
  ['cups', 'bridges', 'songs'],
  ['ropes', 'parrots', 'hills'],
  ['mirrors', 'trains', 'nuts'],
  ['masks', 'ponds', 'letters'],
] as const;

type Words = readonly [string, string, string];

const claimsOf = (forms: readonly Form[], pairs: readonly (readonly [number, number])[]): Claim[] =>
  forms.flatMap((form) => pairs.map(([subject, predicate]) => ({ form, subject, predicate })));

const isSame = (one: Claim, other: Claim) =>
  one.form === other.form && one.subject === other.subject && one.predicate === other.predicate;

const CONCLUSIONS = claimsOf(
  ['all', 'no', 'some', 'some-not'],
  [
    [0, 2],
    [2, 0],
    [1, 0],
    [2, 1],
  ],
);

/** A conclusion about the first and the last group needs both statements. */
const isFar = ({ subject, predicate }: Claim) => subject + predicate === 2 && subject !== predicate;

const areAboutTheSame = (one: Claim, other: Claim) =>
  one.subject === other.subject && one.predicate === other.predicate;

function casesOf(firstForms: readonly Form[], secondForms: readonly Form[]): Record<Answer, Case[]> {
  const cases: Record<Answer, Case[]> = { first: [], second: [], both: [], neither: [], either: [] };
  const near = [
    [0, 1],
    [1, 0],
  ] as const;
  const far = [
    [1, 2],
    [2, 1],
  ] as const;
  for (const first of claimsOf(firstForms, near))
    for (const second of claimsOf(secondForms, far)) {
      const worlds = worldsWith([first, second]);
      if (worlds.length === 0) continue;
      const fitting = CONCLUSIONS.filter((claim) => !isSame(claim, first) && !isSame(claim, second));
      for (const one of fitting)
        for (const other of fitting) {
          if (saySame(one, other) || !(isFar(one) || isFar(other))) continue;
          const [isFirst, isSecond] = [one, other].map((claim) =>
            worlds.every((world) => isTrue(claim, world)),
          );
          const isPair = cannotBothFail(one, other, worlds);
          // Students learn "either" for two claims about the same groups: others are left out.
          if (isPair && !isFirst && !isSecond && !areAboutTheSame(one, other)) continue;
          const answer = answerOf(isFirst === true, isSecond === true, isPair);
          cases[answer].push({ statements: [first, second], conclusions: [one, other] });
        }
    }
  return cases;
}

function sentence({ form, subject, predicate }: Claim, words: Words): string {
  const [one, other] = [words[subject] ?? '', words[predicate] ?? ''];
  const texts: Record<Form, string> = {
    all: `All ${one} are ${other}.`,
    no: `No ${one} are ${other}.`,
    some: `Some ${one} are ${other}.`,
    'some-not': `Some ${one} are not ${other}.`,
    few: `Only a few ${one} are ${other}.`,
  };
  return texts[form];
}

/** The opposite, as part of a sentence. */
function opposite({ form, subject, predicate }: Claim, words: Words): string {
  const forms: Record<Form, Form> = { all: 'some-not', no: 'some', some: 'no', 'some-not': 'all', few: 'no' };
  const text = sentence({ form: forms[form], subject, predicate }, words);
  return `${text.charAt(0).toLowerCase()}${text.slice(1, -1)}`;
}

interface Parameters {
  answer: Answer;
  place: number;
  words: Words;
}

function explain(found: Case, words: Words, right: Answer): string {
  const worlds = worldsWith(found.statements);
  const lines = found.conclusions.map((claim, index) => {
    const name = `Conclusion ${index === 0 ? 'I' : 'II'}`;
    return worlds.every((world) => isTrue(claim, world))
      ? `${name} is true in every way in which the statements can be true.`
      : `${name} is not certain: the statements also allow that ${opposite(claim, words)}.`;
  });
  const pair = right === 'either' ? ' The two cannot both be false.' : '';
  return `${lines.join(' ')}${pair} ${ANSWERS[right]}.`;
}

interface Kind {
  id: string;
  level: 'easy' | 'medium' | 'hard';
  first: readonly Form[];
  second: readonly Form[];
  answers: readonly Answer[];
}

function syllogismTemplate({ id, level, first, second, answers }: Kind) {
  const cases = casesOf(first, second);
  const caseOf = ({ answer, place }: Parameters) => {
    const list = cases[answer];
    const found = list[place % list.length];
    if (!found) throw new RangeError(`no case with the answer ${answer}`);
    return found;
  };
  const write = (intro: string, names: readonly [string, string, string]) => (p: Parameters, s: Setting) => {
    const { statements, conclusions } = caseOf(p);
    const [one, other] = conclusions.map((claim) => sentence(claim, p.words));
    const given = statements.map((claim) => sentence(claim, p.words)).join(' ');
    return `${intro.replace('NAME', s.person.name)}\n${names[0]}: ${given}\n${names[1]}: ${one ?? ''}\n${names[2]}: ${other ?? ''}`;
  };
  const names = ['Statements', 'Conclusion I', 'Conclusion II'] as const;
  // Everyday language leaves open whether "only a few" says that others are not.
  const note = second.includes('few') ? ' "Only a few" means that some are and some are not.' : '';
  return defineTemplate<Parameters, Answer>({
    id,
    level,
    parameters: {
      answer: answers,
      place: range(0, 997),
      words: THINGS.flatMap(([a, b, c]): Words[] => [
        [a, b, c],
        [b, c, a],
        [c, a, b],
      ]),
    },
    solve: ({ answer }) => answer,
    show: (answer) => ANSWERS[answer],
    mistakes: answerMistakes(),
    wordings: [
      write(
        `Each group has members.${note} Take the statements as true, even if they are not true in life. Which conclusion follows from them?`,
        names,
      ),
      write(
        `Each group has members.${note} Suppose that the statements are true, whatever you know. What follows?`,
        names,
      ),
      write(
        `Each group has members.${note} NAME accepts the two statements as true and judges the conclusions by them alone. Which answer is right?`,
        names,
      ),
    ],
    explain: (p, right) => explain(caseOf(p), p.words, right),
  });
}

export const syllogism: Topic = {
  slug: 'syllogism',
  name: 'Syllogism',
  templates: [
    syllogismTemplate({
      id: 'all-and-some',
      level: 'easy',
      first: ['all'],
      second: ['all', 'some', 'no'],
      answers: ['first', 'second', 'both', 'neither'],
    }),
    syllogismTemplate({
      id: 'four-forms',
      level: 'medium',
      first: ['all', 'no', 'some'],
      second: ['some', 'some-not', 'no'],
      answers: ['first', 'second', 'both', 'neither'],
    }),
    syllogismTemplate({
      id: 'one-of-two-must-be-true',
      level: 'hard',
      first: ['all', 'some', 'no'],
      second: ['all', 'some', 'no', 'some-not'],
      answers: ANSWER_KEYS,
    }),
    syllogismTemplate({
      id: 'only-a-few',
      level: 'hard',
      first: ['few', 'all'],
      second: ['few'],
      answers: ANSWER_KEYS,
    }),
  ],
};
