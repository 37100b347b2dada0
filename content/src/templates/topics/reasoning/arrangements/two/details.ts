/** The second thing that a puzzle says of each person, such as a colour or a city. */
export interface Detail {
  /** Sentence of the passage that lists the values. */
  intro: (values: string) => string;
  values: readonly string[];
  /** Parts of a sentence after a person: `likes red`, `does not like red`. */
  has: (value: string) => string;
  hasNot: (value: string) => string;
  /** The person who has the value: `the one who likes red`. */
  holder: (value: string) => string;
  /** Questions for the value of somebody, in three wordings. */
  asks: readonly ((subject: string) => string)[];
}

interface Words {
  /** `colour` */
  noun: string;
  /** `likes` and `like`; `works for` and `work for` */
  verb: readonly [third: string, base: string];
}

/** A detail whose sentences have a verb before the value. */
function verbDetail({ noun, verb: [third, base] }: Words, values: readonly string[]): Detail {
  const [verb = '', ...rest] = base.split(' ');
  const preposition = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  return {
    intro: (list) => `Each of them ${third} a different ${noun}: ${list}.`,
    values,
    has: (value) => `${third} ${value}`,
    hasNot: (value) => `does not ${base} ${value}`,
    holder: (value) => `the one who ${third} ${value}`,
    asks: [
      (subject) => `Which ${noun} does ${subject} ${verb}${preposition}?`,
      (subject) => `What is the ${noun} that ${subject} ${third}?`,
      (subject) => `Find the ${noun} that ${subject} ${third}.`,
    ],
  };
}

const colours = verbDetail({ noun: 'colour', verb: ['likes', 'like'] }, [
  'black',
  'blue',
  'brown',
  'green',
  'orange',
  'pink',
  'purple',
  'red',
  'white',
  'yellow',
]);

const fruits = verbDetail({ noun: 'fruit', verb: ['likes', 'like'] }, [
  'apples',
  'bananas',
  'cherries',
  'grapes',
  'guavas',
  'mangoes',
  'oranges',
  'papayas',
  'pears',
  'plums',
]);

const cities = verbDetail({ noun: 'city', verb: ['comes from', 'come from'] }, [
  'Agra',
  'Bhopal',
  'Chennai',
  'Delhi',
  'Indore',
  'Jaipur',
  'Kochi',
  'Lucknow',
  'Mumbai',
  'Nagpur',
  'Patna',
  'Pune',
]);

const banks = verbDetail({ noun: 'bank', verb: ['works for', 'work for'] }, [
  'Axis Bank',
  'Bank of Baroda',
  'Canara Bank',
  'Federal Bank',
  'HDFC Bank',
  'ICICI Bank',
  'Indian Bank',
  'Karnataka Bank',
  'UCO Bank',
  'Union Bank',
]);

const subjects = verbDetail({ noun: 'subject', verb: ['teaches', 'teach'] }, [
  'Biology',
  'Chemistry',
  'Economics',
  'English',
  'Geography',
  'Hindi',
  'History',
  'Mathematics',
  'Physics',
  'Sanskrit',
]);

const sports = verbDetail({ noun: 'game', verb: ['plays', 'play'] }, [
  'badminton',
  'carrom',
  'chess',
  'cricket',
  'football',
  'hockey',
  'kabaddi',
  'tennis',
  'volleyball',
]);

const professions: Detail = {
  intro: (list) => `Each of them has a different profession: ${list}.`,
  values: [
    'architect',
    'banker',
    'chemist',
    'doctor',
    'engineer',
    'farmer',
    'journalist',
    'lawyer',
    'nurse',
    'pilot',
    'singer',
    'teacher',
  ],
  has: (value) => `is the ${value}`,
  hasNot: (value) => `is not the ${value}`,
  holder: (value) => `the ${value}`,
  asks: [
    (subject) => `What is the profession of ${subject}?`,
    (subject) => `Which profession does ${subject} have?`,
    (subject) => `Find the profession of ${subject}.`,
  ],
};

const birthMonths: Detail = {
  intro: (list) => `Each of them was born in a different month: ${list}.`,
  values: [
    'January',
    'February',
    'March',
    'April',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  has: (value) => `was born in ${value}`,
  hasNot: (value) => `was not born in ${value}`,
  holder: (value) => `the one who was born in ${value}`,
  asks: [
    (subject) => `In which month was ${subject} born?`,
    (subject) => `Which is the month in which ${subject} was born?`,
    (subject) => `Find the month in which ${subject} was born.`,
  ],
};

export const DETAILS = {
  banks,
  birthMonths,
  cities,
  colours,
  fruits,
  professions,
  sports,
  subjects,
} as const;
