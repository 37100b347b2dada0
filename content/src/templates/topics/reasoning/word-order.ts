import {
  defineTemplate,
  frac,
  Random,
  range,
  wholeNumber,
  type Fraction,
  type Topic,
} from '../../kit/index.js';
import { placeOf } from './letters.js';

const FAMILIES = [
  ['Grade', 'Grain', 'Grand', 'Grant', 'Grape', 'Grasp', 'Grass', 'Gravel', 'Great'],
  ['Place', 'Plain', 'Plane', 'Planet', 'Plank', 'Plant', 'Plastic', 'Plate', 'Platform'],
  ['Stable', 'Stack', 'Staff', 'Stage', 'Stain', 'Stair', 'Stamp', 'Star', 'State'],
  ['Concept', 'Concern', 'Concert', 'Conduct', 'Confer', 'Confirm', 'Connect', 'Consent', 'Consult'],
  ['Practice', 'Praise', 'Prayer', 'Preach', 'Precise', 'Predict', 'Prefer', 'Prepare', 'Present'],
  ['Trace', 'Track', 'Trade', 'Traffic', 'Trail', 'Train', 'Transfer', 'Travel', 'Tray'],
];

interface Words {
  family: number;
  seed: number;
}

const wordsOf = ({ family, seed }: Words) =>
  new Random(`words/${family}/${seed}`).shuffled(FAMILIES[family] ?? []).slice(0, 5);
const right = (p: Words) =>
  [...range(0, 4)].sort((a, b) => ((wordsOf(p)[a] ?? '') < (wordsOf(p)[b] ?? '') ? -1 : 1));
const numbered = (p: Words) =>
  wordsOf(p)
    .map((word, index) => `${index + 1}. ${word}`)
    .join(', ');
const written = (order: readonly number[]) => order.map((index) => index + 1).join(', ');
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const swapped = (one: number, two: number) => ({
  text: `The ${ORDINALS[one] ?? ''} and the ${ORDINALS[two] ?? ''} word of this order belong the other way round.`,
  value: (p: Words) => {
    const order = right(p);
    return written(order.with(one, order[two] ?? 0).with(two, order[one] ?? 0));
  },
});

const dictionary = defineTemplate<Words, string>({
  id: 'dictionary-order',
  level: 'easy',
  parameters: { family: range(0, FAMILIES.length - 1), seed: range(1, 200) },
  solve: (p) => written(right(p)),
  show: (order) => order,
  mayRepeatNumbers: true,
  mistakes: [
    swapped(0, 1),
    swapped(1, 2),
    swapped(2, 3),
    swapped(3, 4),
    swapped(0, 2),
    swapped(2, 4),
    swapped(1, 3),
  ],
  wordings: [
    (p) => `Arrange these words in the order of an English dictionary: ${numbered(p)}`,
    (p) => `In which order do these words come in an English dictionary? ${numbered(p)}`,
    (p) => `Choose the order in which a dictionary lists these words: ${numbered(p)}`,
  ],
  explain: (p, order) =>
    `Compare letter by letter from the left. The order is ${right(p)
      .map((index) => wordsOf(p)[index] ?? '')
      .join(', ')}. Their numbers are ${order}.`,
});

const NAMES = [
  ...[
    'CHEMISTRY',
    'EDUCATION',
    'MOUNTAIN',
    'LANGUAGE',
    'HOSPITAL',
    'COMPUTER',
    'DAUGHTER',
    'PRODUCTION',
    'BACKGROUND',
  ],
  ...[
    'ELEPHANT',
    'UNIVERSE',
    'TRIANGLE',
    'FESTIVAL',
    'PASSENGER',
    'MACHINERY',
    'SCIENTIST',
    'PRESIDENT',
    'CALENDAR',
  ],
  ...[
    'DIRECTION',
    'KNOWLEDGE',
    'FREQUENCY',
    'STRENGTH',
    'PERSONAL',
    'DOCUMENT',
    'WONDERFUL',
    'HARMONIUM',
    'TELESCOPE',
  ],
  ...[
    'VEGETABLE',
    'BEAUTIFUL',
    'QUESTION',
    'NUMERICAL',
    'TOGETHER',
    'CRICKETER',
    'PAINTBRUSH',
    'MONUMENT',
    'COLUMBUS',
  ],
];

interface Name {
  word: string;
  isForward: boolean;
}

/** Such as `Q and S`. */
const pairsOf = ({ word, isForward }: Name) =>
  range(0, word.length - 2).flatMap((at) =>
    range(at + 1, word.length - 1)
      .filter((to) => {
        const distance = placeOf(word.charAt(to)) - placeOf(word.charAt(at));
        return (isForward ? distance : Math.abs(distance)) === to - at;
      })
      .map((to) => `${word.charAt(at)} and ${word.charAt(to)}`),
  );
const answer = (p: Name) => pairsOf(p).length;
const off = (by: number) => (_: Name, value: Fraction) => (value.add(by).lt(0) ? undefined : value.add(by));
const end = ({ isForward }: Name) => (isForward ? 'in the forward direction only' : 'forward or backward');

const pairs = defineTemplate<Name, Fraction>({
  id: 'pairs-as-in-the-alphabet',
  level: 'medium',
  parameters: { word: NAMES, isForward: [true, false] },
  isSensible: (p) => answer(p) > 0,
  solve: (p) => frac(answer(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You counted one pair too many.', value: off(1) },
    { text: 'You left out one pair.', value: off(-1) },
    { text: 'You counted two pairs too many.', value: off(2) },
    { text: 'You left out two pairs.', value: off(-2) },
    { text: 'You counted three pairs too many.', value: off(3) },
    { text: 'You left out three pairs.', value: off(-3) },
    { text: 'You counted four pairs too many.', value: off(4) },
  ],
  wordings: [
    (p) =>
      `How many pairs of letters in the word ${p.word} have as many letters between them in the word as in the English alphabet, ${end(p)}?`,
    (p) =>
      `Count the pairs of letters in ${p.word} with as many letters between them in the word as in the alphabet, ${end(p)}. How many are there?`,
    (p) =>
      `In the word ${p.word}, how many pairs of letters are as far apart as they are in the English alphabet, ${end(p)}?`,
  ],
  explain: (p, value) =>
    `Compare each letter with every letter after it: the distance in the word must equal the distance in the alphabet, ${end(p)}. ${answer(p) === 1 ? 'The only such pair is' : 'Such pairs are'} ${pairsOf(p).join('; ')}. The number of such pairs is ${wholeNumber(value)}.`,
});

export const wordOrder: Topic = {
  slug: 'word-order-and-letters',
  name: 'Word order and letters',
  templates: [dictionary, pairs],
};
