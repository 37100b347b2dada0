import { KHAN_MATH, NCERT } from '../resources.mjs';

export const racesAndGames = {
  name: 'Races and Games',
  description:
    'Starts, beats and dead heats on straight and circular tracks, and games in which one player gives points to another.',
  difficulty: 'medium',
  topics: [
    'Beaten by distance or time',
    'Head starts',
    'Chains of races',
    'Games of points',
    'Circular tracks',
  ],
  keywords: 'races and games questions, head start, circular track, dead heat, aptitude test',
  keyInformation: [
    '"A beats B by x metres" means that B is x metres short when A finishes.',
    '"A gives B a start of x metres" means that B begins x metres ahead.',
    'On a circular track of length L runners first meet after L ÷ relative speed.',
  ],
  didYouKnow: [
    'A dead heat is a race in which two runners reach the post at exactly the same moment.',
    'A standard running track measures 400 m in its inside lane; each lane further out is longer, which is why the starts are staggered.',
  ],
  faqs: [
    [
      'Can I add the leads when A beats B and B beats C?',
      'No. C loses ten per cent of what B runs, not of the full race; multiply the ratios.',
    ],
    [
      'When are two runners on a circle together at the start again?',
      'After the LCM of their times for one round.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 14,
};
