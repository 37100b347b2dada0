import { defineTest } from '../assemble/define-test.mjs';
import { ladderHeight } from '../maths/geometry.mjs';
import { failedBy } from '../maths/percentages.mjs';
import { replacedMember } from '../maths/ratios.mjs';
import { britannica } from '../sources.mjs';
import { CONSTABLE } from './marking.mjs';

const reasoning = [
  {
    ask: 'Which one does not belong with the others?',
    right: 'Diamond',
    wrong: ['Iron', 'Copper', 'Silver'],
    why: 'Iron, copper and silver are metals. Diamond is a form of carbon, a non-metal.',
    topic: 'Classification',
    level: 'easy',
  },
  {
    ask: 'Tarun is taller than Umesh but shorter than Vikas. Wasim is taller than Vikas. Who is the shortest?',
    right: 'Umesh',
    wrong: ['Tarun', 'Vikas', 'Wasim'],
    why: 'From tall to short: Wasim, Vikas, Tarun, Umesh.',
    topic: 'Ranking',
    level: 'easy',
    proof: {
      rule: 'arrangement',
      items: ['Tarun', 'Umesh', 'Vikas', 'Wasim'],
      clues: [
        ['before', 'Tarun', 'Umesh'],
        ['before', 'Vikas', 'Tarun'],
        ['before', 'Wasim', 'Vikas'],
      ],
      place: 4,
    },
  },
  {
    ask: 'The words Train, Trade, Trail and Tract are put in the order of a dictionary. Which one is third?',
    right: 'Trail',
    wrong: ['Train', 'Trade', 'Tract'],
    why: 'Tract, Trade, Trail, Train: the fourth letters are c, d, i, i, and then l comes before n.',
    topic: 'Dictionary order',
    level: 'easy',
    proof: { rule: 'dictionary', words: ['Train', 'Trade', 'Trail', 'Tract'], place: 3 },
  },
];

const awareness = [
  {
    ask: 'What is the capital of Arunachal Pradesh?',
    right: 'Itanagar',
    wrong: ['Kohima', 'Aizawl', 'Imphal'],
    why: 'Kohima is the capital of Nagaland, Aizawl of Mizoram and Imphal of Manipur.',
    topic: 'Geography',
    level: 'easy',
    source: britannica('Itanagar', 'place/Itanagar'),
  },
  {
    ask: 'How many players of one kabaddi team are on the mat at the start of a match?',
    right: '7',
    wrong: ['5', '6', '11'],
    why: 'Seven players a side take the mat; the others are substitutes.',
    topic: 'Sports',
    level: 'easy',
    source: { name: 'International Kabaddi Federation', address: 'https://www.kabaddiikf.com/' },
  },
  {
    ask: 'What does a light year measure?',
    right: 'Distance',
    wrong: ['Time', 'Brightness', 'Speed'],
    why: 'It is the distance that light travels in one year, about 9.46 million million km.',
    topic: 'Physics',
    level: 'easy',
    source: britannica('Light-year', 'science/light-year'),
  },
];

const mathematics = [
  failedBy({ passShare: 35, scored: 180, short: 30 }),
  replacedMember({ size: 6, left: 52, rise: 1.5 }),
  ladderHeight({ ladder: 25, foot: 7 }),
];

const english = [
  {
    ask: 'Choose the word nearest in meaning to BRAVE.',
    right: 'Courageous',
    wrong: ['Cautious', 'Cruel', 'Cheerful'],
    why: 'Both words describe somebody who faces danger without giving in to fear.',
    topic: 'Synonyms',
    level: 'easy',
  },
  {
    ask: 'Choose the correct spelling.',
    right: 'Necessary',
    wrong: ['Neccessary', 'Necesary', 'Neccesary'],
    why: 'Necessary has one c and two s.',
    topic: 'Spelling',
    level: 'easy',
  },
  {
    ask: 'Fill in the blank.\nBy the time we reached the station, the train ____.',
    right: 'had left',
    wrong: ['has left', 'leaves', 'will leave'],
    why: 'Of two past events the earlier one takes the past perfect: the train had left before we reached the station.',
    topic: 'Tenses',
    level: 'easy',
  },
];

export const gd2 = defineTest({
  ...CONSTABLE,
  testId: 'ssc-gd-2',
  title: 'GD Constable: Mini Mock 2',
  sections: [
    { name: 'General Intelligence and Reasoning', drafts: reasoning },
    { name: 'General Knowledge and Awareness', drafts: awareness },
    { name: 'Elementary Mathematics', drafts: mathematics },
    { name: 'English', drafts: english },
  ],
});
