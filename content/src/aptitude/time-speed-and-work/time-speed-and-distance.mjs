import { KHAN_MATH, NCERT } from '../resources.mjs';

export const timeSpeedAndDistance = {
  name: 'Time, Speed and Distance',
  description:
    'Speeds and their units, average speed, late and early arrivals, meetings, pursuits and journeys in stages.',
  difficulty: 'medium',
  topics: [
    'Units of speed',
    'Average speed',
    'Late and early',
    'Meeting and overtaking',
    'Journeys in stages',
  ],
  keywords:
    'time speed and distance questions, average speed, relative speed, late and early problems, SSC maths',
  keyInformation: [
    'km/h to m/s: multiply by 5/18. m/s to km/h: multiply by 18/5.',
    'For a fixed distance time goes inversely with speed: 5/6 of the speed needs 6/5 of the time.',
    'Moving towards each other speeds add; in the same direction they subtract.',
  ],
  didYouKnow: [
    'Light needs about 8 minutes and 20 seconds from the Sun to the Earth.',
    'If two travellers need a and b hours after they meet, they met after √(ab) hours.',
  ],
  faqs: [
    [
      'When is the average speed the mean of the speeds?',
      'Only when equal times are spent at each speed. For equal distances use 2xy/(x + y).',
    ],
    ['What is relative speed?', 'The speed at which the gap between two moving things changes.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 62,
};
